paleo-module-k = Le marais aux roseaux
paleo-module-line-k = Le sol est mou, le poisson est bon, et personne n’a dormi au sec depuis une lune.

paleo-card-dry-place = Dormir au sec
paleo-story-dry-place = Nous rêvions de poissons, et ils étaient là au réveil. Trois troncs, dit l’aînée, et une journée sans pluie.
paleo-card-reed-bed = La roselière
paleo-card-heron = Le héron sur une patte
paleo-story-heron = Il ne bouge pas. Vous non plus. L’un de vous deux a plus de métier.
paleo-card-eel-trap = La nasse à anguilles
paleo-card-eel-fisher = La pêcheuse d’anguilles
paleo-story-eel-fisher = Elle connaît tous les chemins du marais, et n’en oublie aucun à l’heure du repas.
paleo-card-low-island = L’îlot
paleo-story-low-island = De l’herbe sèche, une roche plate, de la vue. Quelqu’un est déjà venu : il a laissé une main rouge sur la pierre.
paleo-card-marsh-light = Le feu follet
paleo-story-marsh-light = Une petite flamme marche sur l’eau. Les enfants veulent la suivre. On n’a pas demandé l’avis des enfants.
paleo-card-soft-ground = Sol mou
paleo-story-soft-ground = Hier, il portait. Hier, vous étiez moins chargés.
paleo-card-gnats = Les moucherons
