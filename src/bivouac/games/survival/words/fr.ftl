# Outdoor Survival : ce qui est dit aux gens. Les noms des messages commencent par celui du titre.

survival-title = Outdoor Survival
survival-line = Perdu en pleine nature : trouvez de l’eau, des vivres et la sortie avant que vos forces ne vous quittent.
survival-origin = Les règles sont celles de la boîte ; la carte et la table de condition physique sont les nôtres, aux mêmes chiffres.
survival-option-scenario = Scénario : lequel des jeux de la boîte on joue.
survival-option-scenario-basic = Jeu de base : hors de la carte, par un bord quelconque
survival-option-scenario-lost = Perdu : en sortir vivant, par un bord quelconque
survival-option-scenario-lost-east = Perdu : en sortir vivant, par le bord est
survival-option-scenario-survival = Survie : à travers le pays jusqu’au bord ouest
survival-option-scenario-search = Recherches : retrouver la personne perdue
survival-option-scenario-rescue = Sauvetage : ramener une personne perdue, par un bord quelconque
survival-option-scenario-rescue-home = Sauvetage : ramener une personne perdue, par le côté d’où l’on est venu
survival-option-scenario-pursuit = Poursuite : évadés contre poursuivants
survival-option-contingencies = Imprévus : après chaque jour, quelque chose peut vous arriver.
survival-option-supplies = Règle maison : les bases donnent vivres et eau.
survival-option-riverways = Règle maison : une rivière coûte 2 et se suit comme une piste.
survival-option-map = La carte : standard, random, random:GRAINE ou own:NOM.
survival-option-map-standard = La carte standard

survival-seat-red = Rouge
survival-seat-blue = Bleu
survival-seat-green = Vert
survival-seat-yellow = Jaune

# Ce qui est demandé

survival-prompt-from-mine = Choisissez votre base de départ : { $bases }.
survival-prompt-from-theirs = { $seat } choisit sa base de départ.
survival-prompt-outposts-mine = Placez un poste de secours n’importe où sur la carte : { $number } sur { $count }.
survival-prompt-outposts-theirs = { $seat } place un poste de secours.
survival-prompt-outset-mine = Jour { $day }, niveau { $level }, { $points ->
    [one] un point
   *[other] { $points } points
}. Rester ici, ou partir ?
survival-prompt-outset-theirs = Jour { $day } : à { $seat } de rester ou de partir.
survival-prompt-any-mine = Partez dans n’importe quelle direction, { $right }. Vous avez { $points ->
    [one] un point
   *[other] { $points } points
}.
survival-prompt-any-theirs = { $seat } part dans n’importe quelle direction, { $right }.
survival-prompt-given-mine = Le dé dit { $way } ({ $right }), mais le choix est à vous : { $points ->
    [one] un point
   *[other] { $points } points
}.
survival-prompt-given-theirs = Le dé envoie { $seat } { $way }, { $right }, avec un choix.
survival-prompt-walk-mine = Où aller ({ $right }) ? Il vous reste { $points ->
    [0] zéro point
    [one] un point
   *[other] { $points } points
}.
survival-prompt-walk-theirs = { $seat } est en route, { $right } ; { $points ->
    [0] zéro point reste
    [one] un point reste
   *[other] { $points } points restent
}.
survival-prompt-column-mine = Il va vous arriver quelque chose. De quel genre ?
survival-prompt-column-theirs = Il arrive quelque chose à { $seat }, qui dit de quel genre.
survival-prompt-order = { $seat } lance le dé pour l’ordre du tour.
survival-prompt-direction = { $seat } lance le dé de direction.
survival-prompt-heading = { $seat } lance le dé pour l’une des six directions.
survival-prompt-turned = { $seat } retourne un pion.
survival-prompt-water = { $seat } cherche de l’eau.
survival-prompt-food = { $seat } cherche des vivres.
survival-prompt-check = Le soir de { $seat } : arrive-t-il quelque chose ?
survival-prompt-contingency = { $seat } lance le dé pour savoir ce qui arrive.

survival-right-straight = en droite ligne
survival-right-one-turn = avec un virage
survival-right-free-straight = en droite ligne, aussi loin que voulu
survival-right-free-one-turn = avec un virage, aussi loin que voulu
survival-right-free-turns = avec des virages à volonté, aussi loin que voulu

survival-way-n = au nord
survival-way-ne = au nord-est
survival-way-se = au sud-est
survival-way-s = au sud
survival-way-sw = au sud-ouest
survival-way-nw = au nord-ouest
survival-side-north = nord
survival-side-east = est
survival-side-south = sud
survival-side-west = ouest
survival-list = { $first }, { $rest }

# Coups

survival-move-from = Partir de la base { $base }
survival-move-outpost = Placer un poste de secours en { $hex }
survival-move-stay = Rester ici aujourd’hui
survival-move-set-out = Partir
survival-move-step = Aller { $way }
survival-move-stop = S’arrêter ici
survival-move-column-hazards = Hasards naturels
survival-move-column-animals = Animaux et insectes
survival-move-column-personal = Affaires personnelles
survival-move-die = Le dé montre { $die }
survival-move-lost = Le pion est une personne perdue
survival-move-blank = Le pion est vierge

# Ce qui s’est passé

survival-told-began = { $seat } part de la base { $base }.
survival-told-built = { $seat } place un poste de secours en { $hex }.
survival-told-die-order = { $seat } tire { $die } pour l’ordre du tour.
survival-told-order = L’ordre du tour : { $seats }.
survival-told-day = Jour { $day }.
survival-told-sets-out = { $seat } se met en route.
survival-told-stays = { $seat } reste en { $hex }.
survival-told-held = { $seat } doit rester sur place en { $hex }{ $turns ->
    [0] .
    [one] , et encore un jour.
   *[other] , et encore { $turns } jours.
}
survival-told-die-random = { $seat } tire { $die } : une direction au hasard, { $right }.
survival-told-die-any = { $seat } tire { $die } : n’importe quelle direction, { $right }.
survival-told-die-heading = { $seat } tire { $die } : { $way }.
survival-told-walked = { $seat } franchit { $count ->
    [one] une case
   *[other] { $count } cases
} jusqu’en { $hex }, pour { $points ->
    [one] un point
   *[other] { $points } points
}.
survival-told-stops = { $seat } s’arrête en { $hex }.
survival-told-unmoved = { $seat } demeure en { $hex }.
survival-told-lost = { $seat } retourne le pion en { $hex } : une personne perdue !
survival-told-blank = { $seat } retourne le pion en { $hex } : personne.
survival-told-joined = La personne perdue suit désormais { $seat }.
survival-told-die-water-found = { $seat } cherche de l’eau et tire { $die } : trouvé.
survival-told-die-water-none = { $seat } cherche de l’eau et tire { $die } : rien.
survival-told-die-food-found = { $seat } cherche des vivres et tire { $die } : trouvé.
survival-told-die-food-none = { $seat } cherche des vivres et tire { $die } : rien.
survival-told-evening = { $seat } : { $water }, { $food }.
survival-no-water = pas d’eau (cran { $box })
survival-no-food = pas de vivres (cran { $box })
survival-water-here = de l’eau sur place
survival-water-passed = de l’eau en chemin
survival-water-die = de l’eau par chance
survival-water-outpost = de l’eau au poste de secours
survival-water-carried = de l’eau du sac
survival-food-here = des vivres sur place
survival-food-passed = des vivres en chemin
survival-food-die = des vivres par chance
survival-food-outpost = des vivres au poste de secours
survival-food-carried = des vivres du sac
survival-regained = { $how }, { $boxes ->
    [one] un cran regagné
   *[other] { $boxes } crans regagnés
} (cran { $box })
survival-told-weaker = { $seat } tombe au niveau { $level } : { $points ->
    [one] un point
   *[other] { $points } points
} par jour.
survival-told-stronger = { $seat } revient au niveau { $level } : { $points ->
    [one] un point
   *[other] { $points } points
} par jour.
survival-told-die-calm = { $seat } tire { $die } : une soirée calme.
survival-told-die-check = { $seat } tire { $die } : il arrive quelque chose.
survival-told-column = { $seat } choisit { $column }.
survival-told-befell = { $seat }, { $column }, tire { $die } : { $effect }.
survival-column-hazards = hasards naturels
survival-column-animals = animaux et insectes
survival-column-personal = affaires personnelles
survival-effect-nothing = il n’arrive rien
survival-effect-food-gained = { $amount ->
    [one] un cran de vivres gagné
   *[other] { $amount } crans de vivres gagnés
}
survival-effect-food-lost = { $amount ->
    [one] un cran de vivres perdu
   *[other] { $amount } crans de vivres perdus
}
survival-effect-water-gained = { $amount ->
    [one] un cran d’eau gagné
   *[other] { $amount } crans d’eau gagnés
}
survival-effect-water-lost = { $amount ->
    [one] un cran d’eau perdu
   *[other] { $amount } crans d’eau perdus
}
survival-effect-life-lost = { $amount ->
    [one] un niveau de vie perdu
   *[other] { $amount } niveaux de vie perdus
}
survival-effect-stay-gained = { $amount ->
    [one] un jour
   *[other] { $amount } jours
} sur place
survival-told-left = { $seat } quitte la carte, côté { $sides }.
survival-told-died-thirst = { $seat } meurt de soif au jour { $day }.
survival-told-died-hunger = { $seat } meurt de faim au jour { $day }.
survival-told-died-contingency = { $seat } succombe à l’imprévu au jour { $day }.
survival-told-caught = { $seat } capture { $other } en { $hex }.
survival-told-snowed = L’hiver arrive. La neige retient { $seat } en { $hex }.

# Qui joue

survival-bot-careful = Lit la carte : vers l’eau et les vivres au besoin, sinon par le chemin le moins cher.
survival-bot-guide = Connaît la meilleure sortie là où elle se calcule, et prévoit là où non.

# La carte en texte, et ce qui est à côté

survival-legend =
    Chaque case commence par son terrain : . libre, w bois, m montagne, d désert, s marais. À côté, ce qui s’y trouve : 1 à 9 une base, f des vivres, o un lac, = un gué. ~ est une rivière et / | \ une piste, du côté où elles continuent. En dessous, les gens, par la lettre de leur couleur (R rouge, B bleu, G vert, Y jaune ; une minuscule est quelqu’un qui n’a pas survécu), + une personne perdue qui les suit, ? un pion, ! une personne perdue qui attend, # un poste de secours, * le chemin du jour. Là où vous pouvez aller, une flèche et le coût.
survival-scenario-basic = Jeu de base
survival-scenario-lost = Perdu
survival-scenario-lost-east = Perdu, vers l’est
survival-scenario-survival = Survie
survival-scenario-search = Recherches
survival-scenario-rescue = Sauvetage
survival-scenario-rescue-home = Sauvetage, retour
survival-scenario-pursuit = Poursuite
survival-brief-day = Jour { $day }
survival-brief-counters = Pions : { $count }
survival-brief-lost = Perdus : { $count }
survival-brief-water = Eau
survival-brief-food = Vivres
survival-brief-held = Bloqué : { $turns ->
    [one] un jour
   *[other] { $turns } jours
}
survival-fate-out = sorti
survival-fate-dead = mort
survival-fate-caught = pris
survival-fate-snowed = neige

# Une vue en mots

survival-heard-task = La mission
survival-heard-table = { $title } : { $dice }.
survival-heard-people = Les gens
survival-heard-around = Autour de { $seat }, en { $hex }
survival-heard-lying = Sur la carte
survival-heard-map = La carte : { $map }
survival-heard-row = Rangée { $row } : { $hexes }
survival-heard-unplaced = { $seat } n’est pas encore parti.
survival-heard-person = { $seat }, en { $hex } : { $fares }.
survival-heard-boxes = eau au cran { $water } sur { $waters }, vivres au cran { $food } sur { $foods }
survival-heard-pursuer = poursuivant
survival-heard-fugitive = évadé
survival-heard-counters = Face cachée : { $count ->
    [one] un pion
   *[other] { $count } pions
}, dont { $lost ->
    [0] aucun n’est une personne perdue
    [one] un est une personne perdue
   *[other] { $lost } sont des personnes perdues
} : { $hexes }.
survival-heard-found = { $count ->
    [one] Une personne perdue attend
   *[other] { $count } personnes perdues attendent
} : { $hexes }.
survival-heard-outposts = { $count ->
    [one] Un poste de secours
   *[other] { $count } postes de secours
} : { $hexes }.
survival-toward-n = Au nord
survival-toward-ne = Au nord-est
survival-toward-se = Au sud-est
survival-toward-s = Au sud
survival-toward-sw = Au sud-ouest
survival-toward-nw = Au nord-ouest
survival-heard-here = Ici : { $what }.
survival-heard-way = { $toward } : { $next }, { $cost ->
    [one] un point
   *[other] { $cost } points
}. Puis : { $further }. Hors de la carte après { $far } cases.
survival-heard-last = { $toward } : { $next }, { $cost ->
    [one] un point
   *[other] { $cost } points
}. Au-delà, la carte finit.
survival-heard-edge = { $toward } : le bord de la carte, { $cost ->
    [one] un point
   *[other] { $cost } points
}.
survival-heard-trail-leads = la piste y mène
survival-heard-river-leads = la rivière y va
survival-heard-legs = ({ $one } { $first }, { $other } { $second })
survival-heard-water = L’eau la plus proche : à { $far ->
    [one] une case
   *[other] { $far } cases
} { $way }, en { $hex }.
survival-heard-water-here = Il y a de l’eau ici.
survival-heard-water-nowhere = Il n’y a pas d’eau sur cette carte.
survival-heard-food = Les vivres les plus proches : à { $far ->
    [one] une case
   *[other] { $far } cases
} { $way }, en { $hex }.
survival-heard-food-here = Il y a des vivres ici.
survival-heard-food-nowhere = Il n’y a pas de vivres sur cette carte.
survival-heard-edges = Pour sortir de la carte, il y a { $north } cases au nord, { $east } à l’est, { $south } au sud, { $west } à l’ouest.
survival-heard-counter = Le pion le plus proche : à { $far ->
    [one] une case
   *[other] { $far } cases
} { $way }, en { $hex }.
survival-heard-counter-here = Il y a un pion ici.
survival-heard-waiting-here = Une personne perdue attend ici.
survival-heard-outpost = Le poste de secours le plus proche : à { $far ->
    [one] une case
   *[other] { $far } cases
} { $way }, en { $hex }.
survival-heard-outpost-here = Il y a un poste de secours ici.
survival-heard-waiting = La personne perdue qui attend le plus près : à { $far ->
    [one] une case
   *[other] { $far } cases
} { $way }, en { $hex }.
survival-heard-person-far = { $who } : à { $far ->
    [one] une case
   *[other] { $far } cases
} { $way }, en { $hex }.
survival-heard-person-far-here = { $who } est ici aussi.

# Cartes

survival-map-unread = { $file } n’est pas un fichier TOML : { $why }
survival-map-lacks = { $file } : la clé « { $key } » manque.
survival-map-wrong = { $file }, ligne { $line } : { $why }
survival-map-unfit = { $file } : { $why }
survival-map-key = Une carte n’a pas de clé « { $key } ».
survival-map-version = Seule la version { $version } du format est connue.
survival-map-word = « { $key } » doit valoir l’un de ces mots : { $words }.
survival-map-title = Le titre doit être un texte d’une ligne, de 80 lettres au plus.
survival-map-rows = Le terrain doit être de 1 à 100 rangées de 1 à 100 lettres, entre triples guillemets.
survival-map-letter = La lettre « { $letter } » en case { $hex } n’est pas un terrain ; il y a { $letters }
survival-map-width = La rangée { $row } a { $count } lettres, la première en a { $first }.
survival-map-middle = Le panneau central doit être deux colonnes entre 1 et { $width }, la première d’abord.
survival-map-hex = « { $text } » n’est pas une case ; une case est colonne et rangée, comme 5,3.
survival-map-outside = La case { $hex } est hors de la carte, qui a { $width } colonnes et { $height } rangées.
survival-map-list = « { $key } » doit être une liste de textes.
survival-map-twice = La case { $hex } figure deux fois dans « { $key } ».
survival-map-bases = Les bases doivent être une table : un numéro et une case par ligne.
survival-map-base = « { $base } » n’est pas une base ; les bases ont les numéros 1 à 9 et une case chacune.
survival-map-direction = « { $word } » n’est pas une direction ; il y a { $directions }
survival-map-steps = Le chemin qui part de la case { $hex } n’a aucun pas.
survival-map-strays = Le chemin quitte la carte en { $hex } avant sa fin.
survival-map-circles = Le chemin passe deux fois par la case { $hex }.
survival-map-trail = La piste traverse la case { $hex }, qui n’est ni bois, ni montagne, ni marais.
survival-map-approaches = Le gué en case { $hex } a besoin de deux directions d’approche différentes.
survival-map-dry = Il n’y a pas de rivière en case { $hex }, donc pas de gué.
survival-map-bank = On ne peut approcher le gué en case { $hex } par { $direction } : là est la rivière, ou aucune case.
survival-map-no-base = La base { $base } manque ; une partie a besoin des neuf.
survival-map-no-middle = Une partie a besoin d’un panneau central d’au moins { $count } cases.
survival-map-inside = La base { $base } en case { $hex } est sur le panneau central ; elle doit être en dehors.
survival-map-unplayable = On peut la montrer, mais pas y jouer. { $why }
survival-map-signs = . libre, w bois, m montagne, d désert, s marais · 1–9 base, f vivres, o lac, ~ rivière, = gué, + piste
survival-help-map = Montre une carte en texte, ou la dessine sur une feuille. Un fichier à vous est vérifié.
survival-help-which = standard, random, random:GRAINE ou un fichier
survival-help-svg = Dessine la feuille dans ce fichier, en SVG.
survival-help-pdf = Dessine la feuille dans ce fichier, en PDF.

survival-sheet-original = Outdoor Survival. Une contrée de notre cru.
survival-sheet-box = Outdoor Survival. La carte de la boîte.
survival-sheet-own = Outdoor Survival. Une carte personnelle.
survival-sheet-clear = Terrain libre : 1
survival-sheet-woods = Bois, terrain difficile : 2
survival-sheet-desert = Désert : 2
survival-sheet-mountain = Montagne : 3
survival-sheet-swamp = Marais, sans eau à boire : 4
survival-sheet-river = Rivière, eau : 3
survival-sheet-ford = Gué, par ses approches : 1
survival-sheet-trail = Piste, en la suivant : 1
survival-sheet-lake = Lac, eau
survival-sheet-food = Vivres
survival-sheet-base = Base
survival-sheet-fold = Limites du panneau central
survival-sheet-rose = Direction au hasard, selon le dé

# Condition physique

survival-chart-key = Il n’y a pas de clé « { $key } » dans une carte de condition physique.
survival-chart-levels = Il faut une ligne pour chaque niveau de A à O, dans cet ordre.
survival-chart-points = Il faut au niveau { $level } un nombre de points de mouvement de 0 à { $most }.
survival-chart-row = Il faut à la rangée { $row } « boxes » et une liste « lines », et rien d’autre.
survival-chart-boxes = Il faut à la rangée { $row } un nombre de cases de 2 à { $most }.
survival-chart-line = Il faut à une ligne de la rangée { $row } « after », une case de { $least } à { $most }, et « levels », au moins 1.

# Ce qui ne va pas ensemble

survival-pursuit-seats = Il faut au moins deux joueurs pour Poursuite.
survival-map-size = { $file } : une partie a besoin de { $width } colonnes et { $height } rangées.
survival-no-map = La carte { $file } est illisible.

# Comment une partie se termine

survival-won-out = { $seat } est hors de danger au jour { $day }.
survival-won-nearest = Personne n’a passé le bord ouest. { $seat } en est arrivé le plus près, { $columns ->
    [0] tout au bord
    [one] à une colonne
   *[other] à { $columns } colonnes
}.
survival-won-found = { $seat } a retrouvé la personne perdue au jour { $day }.
survival-won-rescued = { $seat } a ramené une personne perdue au jour { $day }.
survival-won-escaped = { $seat } s’est échappé au jour { $day }.
survival-won-caught = { $seat } a capturé { $other }.
survival-won-hunted-gone = Il ne reste aucun évadé. Les poursuivants ont gagné.
survival-won-hunters-gone = Il ne reste aucun poursuivant. Les évadés ont gagné.
survival-lost-all = La nature sauvage les garde tous. Personne n’a gagné.

# La page

survival-page-panel-life = Vie
survival-page-panel-day = Dés
survival-page-panel-scenario = La tâche
survival-page-fate-afoot = niveau { $level }, { $points } points par jour
survival-page-fate-leads = niveau { $level }, { $points } points par jour, avec une personne secourue
survival-page-fate-held = niveau { $level }, doit rester sur place : { $turns }
survival-page-fate-out = hors de la nature sauvage le jour { $day }
survival-page-fate-dead = mort le jour { $day }
survival-page-fate-caught = capturé le jour { $day }
survival-page-fate-snowed = pris par la neige le jour { $day }
survival-page-row-life = Vie
survival-page-row-water = Eau
survival-page-row-food = Vivres
survival-page-card-level = Niveau de vie : { $level }
survival-page-card-water = Eau : cran { $box } sur { $boxes }, niveaux perdus par la soif : { $levels }
survival-page-card-food = Vivres : cran { $box } sur { $boxes }, niveaux perdus par la faim : { $levels }
survival-page-day = Jour { $day }
survival-page-dice-none = Aucun dé n’est encore tombé.
survival-page-thrown-order = { $die } pour l’ordre du tour
survival-page-thrown-direction = { $die } pour la direction
survival-page-thrown-heading = { $die } pour savoir où elle mène
survival-page-thrown-water = { $die } pour l’eau
survival-page-thrown-food = { $die } pour les vivres
survival-page-thrown-check = { $die } : un imprévu ?
survival-page-thrown-contingency = { $die } pour l’imprévu
survival-page-goal-basic = Sortez le premier de la carte, par n’importe quel bord. Personne n’a faim ni soif.
survival-page-goal-lost = Sortez le premier de la carte, vivant, par n’importe quel bord.
survival-page-goal-lost-east = Sortez le premier de la carte, vivant, par le bord est.
survival-page-goal-survival = Traversez le pays : sortez-en le premier, vivant, par le bord ouest. Si personne n’y parvient, gagne qui sort de la carte le plus près.
survival-page-goal-search = L’un des pions du panneau central est une personne perdue. Entrez le premier dans sa case.
survival-page-goal-rescue = Trouvez une personne perdue parmi les pions du panneau central et sortez le premier de la carte avec elle, par n’importe quel bord.
survival-page-goal-rescue-home = Trouvez une personne perdue parmi les pions du panneau central et sortez le premier de la carte avec elle, par le côté d’où vous êtes venu.
survival-page-goal-pursuit = Les évadés gagnent quand l’un d’eux sort vivant de la carte, les poursuivants quand l’un d’eux entre dans la case d’un évadé.
survival-page-table-direction = Le dé de direction
survival-page-table-pursuer = Le dé de direction des poursuivants
survival-page-table-fugitive = Le dé de direction des évadés
survival-page-table-contingencies = Imprévus
survival-page-random = une direction au hasard
survival-page-any = une direction au choix
survival-page-need-water-ending = Eau : en finissant la journée au bord d’un lac ou d’une rivière.
survival-page-need-water-passing = Eau : en passant par un lac ou une rivière, ou en y finissant.
survival-page-need-water-die = Eau : en passant par un lac ou une rivière ou en y finissant ; ailleurs sur un dé de 1 ou 2.
survival-page-need-water-always = Eau : vous en portez assez.
survival-page-need-food-ending = Vivres : en finissant la journée sur une case de vivres.
survival-page-need-food-passing = Vivres : en passant par une case de vivres, ou en y finissant.
survival-page-need-food-die = Vivres : en passant par une case de vivres ou en y finissant ; ailleurs sur un dé de 1 ou 2.
survival-page-need-food-always = Vivres : vous en portez assez.
survival-page-need-outposts = Poursuivants : un poste de secours, traversé ou atteint, donne les deux.
survival-page-regain-water = Rester { $stays ->
    [one] un jour
   *[other] { $stays } jours de suite
} où il y a de l’eau en rend { $boxes ->
    [one] un cran
   *[other] { $boxes } crans
}.
survival-page-regain-food = Rester { $stays ->
    [one] un jour
   *[other] { $stays } jours de suite
} où il y a des vivres en rend { $boxes ->
    [one] un cran
   *[other] { $boxes } crans
}.
survival-page-house-supplies = Règle maison : les bases donnent vivres et eau.
survival-page-house-riverways = Règle maison : une rivière coûte 2 et se suit comme une piste.
survival-page-column-hazards = Hasards
survival-page-column-animals = Animaux
survival-page-column-personal = Personnel
survival-page-effect-water = eau { $amount }
survival-page-effect-food = vivres { $amount }
survival-page-effect-life = vie { $amount }
survival-page-effect-stay = rester { $amount }
survival-page-step = { $way }, coûte { $cost }
survival-page-step-over = { $way }, par-dessus le bord de la carte, coûte { $cost }
survival-page-step-base = Base { $base }
survival-page-hex = { $hex } : { $what }
survival-page-clear = terrain libre
survival-page-woods = bois
survival-page-desert = désert
survival-page-mountain = montagne
survival-page-swamp = marais
survival-page-river = rivière
survival-page-ford = gué
survival-page-lake = lac
survival-page-food = vivres
survival-page-trail = piste
survival-page-base = base { $base }
survival-page-price = Y entrer coûte { $cost }.
survival-page-price-trail = Y entrer coûte { $cost } ; par la piste, ou depuis un terrain libre, 1.
survival-page-price-ford = Y entrer coûte { $cost } ; par l’un de ses deux accès, 1.
survival-page-gives-water = Il y a de l’eau à boire.
survival-page-gives-no-water = Cette eau ne se boit pas.
survival-page-reached = Vous pouvez y arriver aujourd’hui.
survival-page-here = { $seat } : { $state }
survival-page-boxes = { $seat } : eau { $water } sur { $waters }, vivres { $food } sur { $foods }
survival-page-counter = Un pion, face cachée. { $lost ->
    [0] Il ne reste aucune personne perdue parmi eux.
    [one] L’un des { $all } est une personne perdue.
   *[other] { $lost } des { $all } sont des personnes perdues.
}
survival-page-found = Une personne perdue attend ici.
survival-page-outpost = Un poste de secours : vivres et eau pour les poursuivants.
survival-page-chances = Chance d’en sortir vivant si la journée finit là
survival-page-review = Forces restantes (niveau de vie)
survival-page-review-water = Eau
survival-page-review-food = Vivres
survival-page-review-out = Chance d’en sortir
survival-page-review-lost-level = { $seat } tombe au niveau { $level } : { $points } points par jour désormais.
survival-page-review-regained = { $seat } remonte au niveau { $level }.
survival-page-review-thirst = Pas d’eau : cran { $box } sur { $boxes } de la soif.
survival-page-review-hunger = Pas de vivres : cran { $box } sur { $boxes } de la faim.
survival-page-review-drank = De l’eau, après { $days } jours de soif.
survival-page-review-befell = Un imprévu : { $effect }.
survival-page-review-turned = Un pion a été retourné : { $lost ->
    [yes] une personne perdue !
   *[no] rien.
}
survival-page-review-died = { $seat } est mort { $of ->
    [thirst] de soif
    [hunger] de faim
   *[contingency] d’un imprévu
} le jour { $day }.
survival-page-review-left = { $seat } est sorti de la carte le jour { $day }.
survival-page-review-caught = { $seat } a été capturé.
survival-page-review-snowed = L’hiver est venu, et { $seat } était encore dehors.
survival-page-review-worse = A coûté { $lost } % des chances d’en sortir ; { $move } valait mieux ({ $chance } %).
survival-page-coach-goal-lost = Vous êtes perdu à la base 5, au milieu de la carte, sans vivres ni eau. Qui sort le premier de la carte, vivant, par n’importe quel bord, a gagné.
survival-page-coach-goal = { $goal }
survival-page-coach-points = Vous êtes au niveau { $level } : cela donne { $points } points de mouvement par jour. Un terrain libre coûte 1, bois et désert 2, montagne et rivière 3, marais 4.
survival-page-coach-out = Mettez-vous en route, et un dé décide de votre liberté du jour : de 1 à 3 une direction au hasard, de 4 à 6 vous choisissez. Ou restez où vous êtes.
survival-page-coach-out-any = Mettez-vous en route, et un dé décide de votre liberté du jour ; « { $panel } » montre la table. Ou restez où vous êtes.
survival-page-coach-thirsty = Deux jours sans eau coûtent un niveau de vie, et ensuite c’est pire. L’eau la plus proche est en { $hex }, à { $far ->
    [one] une case
   *[other] { $far } cases
}.
survival-page-coach-hungry = La faim est plus lente que la soif. Les vivres les plus proches sont en { $hex }, à { $far ->
    [one] une case
   *[other] { $far } cases
}.
survival-page-coach-water-here = Il y a de l’eau où vous êtes : qui reste ici n’a pas soif.
survival-page-coach-edge = Le bord le plus proche est à { $far ->
    [one] une case
   *[other] { $far } cases
}, { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}.
survival-page-coach-walk = Les flèches montrent où vous pouvez aller et ce que coûte chaque pas. Il vous reste { $points } points, et il faut aller aussi loin qu’ils portent.
survival-page-coach-walk-free = Les flèches montrent où vous pouvez aller et ce que coûte chaque pas. Il vous reste { $points } points, et vous pouvez vous arrêter où vous voulez.
survival-page-coach-trail = Une case de piste coûte 1 le long de la piste. Ses virages ne comptent pas.
survival-page-coach-turns = { $right ->
    [straight] Pas de virage aujourd’hui, sauf le long d’une piste : choisissez en pensant à toute la journée.
    [one] Vous pouvez tourner une fois aujourd’hui, après la première case.
   *[many] Vous pouvez tourner autant que vous voulez, après la première case.
}
survival-page-coach-given = Les dés vous envoient { $way }. Une piste sous vos pieds peut être suivie à la place.
survival-page-coach-from = Choisissez la base d’où vous partez : montrez-la sur la carte.
survival-page-coach-outposts = Placez vos postes de secours là où un évadé peut passer : vous êtes ravitaillé partout où vous en traversez un.
survival-page-coach-column = Un imprévu survient. Choisissez la colonne qui peut le moins vous nuire : « { $panel } » montre ce que fait chaque dé.
survival-page-coach-wait = C’est le tour de { $seat }. « { $panel } » montre les dés.
survival-page-coach-over = La partie est finie. L’analyse montre le chemin de chacun, jour après jour.
survival-aid-full = Les chances d’en sortir sont montrées à qui les demande
survival-aid-off = Aucune aide

survival-help-odds = Les chances de chaque scénario, en jouant au mieux et prudemment, sous forme de tableau. Prend quelques minutes.
survival-help-odds-scenario = Seulement ce scénario.
survival-help-odds-games = Nombre de parties à jouer là où rien n’est exact.
survival-help-odds-map = standard, random:GRAINE ou own:NOM
survival-odds-scenario = scénario
survival-odds-contingencies = imprévus
survival-odds-best = au mieux
survival-odds-careful = prudemment
survival-odds-days = jours
survival-odds-with = avec
survival-odds-without = sans
survival-odds-note = En gras : exact. Sinon, la part de { $games } parties, entre parenthèses l’intervalle à 95 %. Jours : de ceux qui réussissent.
