paleo-module-k = Das Schilfmoor
paleo-module-line-k = Der Boden ist weich, der Fisch ist gut, und seit einem Mond hat niemand trocken geschlafen.

paleo-card-dry-place = Ein trockener Schlafplatz
paleo-story-dry-place = Wir träumten von Fischen, und beim Aufwachen waren sie da. Drei Stämme, sagt die Älteste, und ein Tag ohne Regen.
paleo-card-reed-bed = Das Schilf
paleo-card-heron = Ein Reiher auf einem Bein
paleo-story-heron = Er rührt sich nicht. Ihr auch nicht. Einer von beiden hat mehr Übung.
paleo-card-eel-trap = Die Aalreuse
paleo-card-eel-fisher = Die Aalfischerin
paleo-story-eel-fisher = Sie kennt jeden Pfad im Moor und erzählt beim Abendessen von jedem einzelnen.
paleo-card-low-island = Die flache Insel
paleo-story-low-island = Trockenes Gras, ein ebener Fels, Aussicht. Wer vor euch hier war, hat eine rote Hand auf dem Stein gelassen.
paleo-card-marsh-light = Das Irrlicht
paleo-story-marsh-light = Eine kleine Flamme geht übers Wasser. Die Kinder wollen ihr nach. Die Kinder hat niemand gefragt.
paleo-card-soft-ground = Weicher Boden
paleo-story-soft-ground = Gestern hat er getragen. Gestern hattet ihr weniger dabei.
paleo-card-gnats = Mücken
