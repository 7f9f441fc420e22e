# Twisted Cryptids : ce qui est dit aux gens. Les noms des messages commencent par celui du jeu.

twisted-title = Twisted Cryptids
twisted-line = Appâtez les humains, effrayez-les, et faites-vous voir des bons : la plus grande légende gagne.
twisted-origin = Les règles sont celles de la boîte, tout comme les quelques cartes imprimées dans son livret ; toutes les autres cartes sont de nous.

twisted-seat-0 = Rouge
twisted-seat-1 = Bleu
twisted-seat-2 = Vert
twisted-seat-3 = Jaune

# Le matériel
twisted-cryptid-bigfoot = Bigfoot
twisted-cryptid-mothman = Mothman
twisted-cryptid-frog = Grenouille de Loveland
twisted-cryptid-jackalope = Jackalope
twisted-power-bigfoot = Piétiner, puis poser
twisted-power-mothman = Qui a laissé la lumière ?
twisted-power-frog = Langue dehors, yeux fermés
twisted-power-jackalope = Tap, tap, bis !
twisted-site-river = Rivière Cristal
twisted-site-park = Parc des Pins
twisted-site-lake = Lac aux Érables
twisted-site-marsh = Marais Marrant
twisted-site-gorge = Gorge Grognonne
twisted-site-woods = Bois Bavard
twisted-site-rest = aire de repos
twisted-taste-hiker = randonneur
twisted-taste-hunter = chasseur
twisted-taste-researcher = chercheur
twisted-type-decoy = Leurre
twisted-type-hoax = Canular
twisted-type-silhouette = Coup d’œil
twisted-type-real_deal = Vrai scoop
twisted-function-lure = Appâter
twisted-function-scare = Effrayer
twisted-function-attract = Attirer
twisted-function-extract = Renvoyer

# Ce que font les cartes, d’après leurs effets
twisted-count-hiker =
    { $count ->
        [one] { $count } randonneur
       *[other] { $count } randonneurs
    }
twisted-count-hunter =
    { $count ->
        [one] { $count } chasseur
       *[other] { $count } chasseurs
    }
twisted-count-researcher =
    { $count ->
        [one] { $count } chercheur
       *[other] { $count } chercheurs
    }
twisted-count-any =
    { $count ->
        [one] { $count } humain
       *[other] { $count } humains
    }
twisted-all-hiker = tous les randonneurs
twisted-all-hunter = tous les chasseurs
twisted-all-researcher = tous les chercheurs
twisted-all-any = tous les humains
twisted-many-hiker = de randonneurs
twisted-many-hunter = de chasseurs
twisted-many-researcher = de chercheurs
twisted-many-any = d’humains
twisted-many-hideouts = de cachettes
twisted-do-lure = Appâtez { $who }
twisted-do-scare = Effrayez { $who }
twisted-do-attract = Attirez { $who }
twisted-do-extract = Renvoyez { $who }
twisted-do-lure-at = Appâtez { $who } { $place }
twisted-do-scare-at = Effrayez { $who } { $place }
twisted-do-attract-at = Attirez { $who } { $place }
twisted-do-extract-at = Renvoyez { $who } { $place }
twisted-do-move = Déplacez { $who } { $start } { $end }
twisted-do-spread = Répartissez { $who } { $place } équitablement sur les sites voisins
twisted-do-power = Demain, vous ne pouvez pas utiliser votre pouvoir
twisted-do-hand =
    { $count ->
        [one] Cette nuit, vous ne piochez que jusqu’à { $count } carte
       *[other] Cette nuit, vous ne piochez que jusqu’à { $count } cartes
    }
twisted-do-place = Cette nuit, cette cachette va sur le prochain site possible dans le sens horaire
twisted-or = { $one } – ou – { $other }
twisted-and = { $one } – et – { $other }
twisted-place-encounter =
    { $way ->
        [from] du site de la rencontre
        [onto] sur le site de la rencontre
        [toward] vers le site de la rencontre
       *[near] du site de la rencontre ou d’un site voisin
    }
twisted-place-most =
    { $way ->
        [from] du site avec le plus { $what }
        [onto] sur le site avec le plus { $what }
        [toward] vers le site avec le plus { $what }
       *[near] du site avec le plus { $what } ou d’un site voisin
    }
twisted-place-fewest =
    { $way ->
        [from] du site avec le moins { $what }
        [onto] sur le site avec le moins { $what }
        [toward] vers le site avec le moins { $what }
       *[near] du site avec le moins { $what } ou d’un site voisin
    }
twisted-place-anywhere = de n’importe où
twisted-place-next = sur le site suivant dans le sens horaire
twisted-place-river =
    { $way ->
        [from] de la Rivière Cristal
        [onto] sur la Rivière Cristal
        [toward] vers la Rivière Cristal
       *[near] de la Rivière Cristal ou d’un site voisin
    }
twisted-place-park =
    { $way ->
        [from] du Parc des Pins
        [onto] sur le Parc des Pins
        [toward] vers le Parc des Pins
       *[near] du Parc des Pins ou d’un site voisin
    }
twisted-place-lake =
    { $way ->
        [from] du Lac aux Érables
        [onto] sur le Lac aux Érables
        [toward] vers le Lac aux Érables
       *[near] du Lac aux Érables ou d’un site voisin
    }
twisted-place-marsh =
    { $way ->
        [from] du Marais Marrant
        [onto] sur le Marais Marrant
        [toward] vers le Marais Marrant
       *[near] du Marais Marrant ou d’un site voisin
    }
twisted-place-gorge =
    { $way ->
        [from] de la Gorge Grognonne
        [onto] sur la Gorge Grognonne
        [toward] vers la Gorge Grognonne
       *[near] de la Gorge Grognonne ou d’un site voisin
    }
twisted-place-woods =
    { $way ->
        [from] du Bois Bavard
        [onto] sur le Bois Bavard
        [toward] vers le Bois Bavard
       *[near] du Bois Bavard ou d’un site voisin
    }
twisted-types-decoy = leurres
twisted-types-hoax = canulars
twisted-types-silhouette = coups d’œil
twisted-types-real_deal = vrais scoops
twisted-types-any = toutes les observations
twisted-types-two = { $one } et { $other }
twisted-counts-revealed = Cartes révélées : { $types }
twisted-counts-types = Types différents révélés
twisted-counts-piles = Piles entamées
twisted-counts-deepest = Observations de la pile la plus révélée
twisted-tier = { $count } → { $bonus }
twisted-trait-text = { $what } – { $low }, { $middle }, { $high }

# La fin
twisted-won = { $who } devient une véritable légende avec { $myth } points de mythe.
twisted-won-tie = { $who } devient une véritable légende : { $myth } points de mythe à égalité, mais plus d’humains alentour ({ $humans }).
twisted-shared = { $count } légendes se partagent la victoire, avec { $myth } points de mythe chacune.

# Fichiers de cartes
twisted-file-unread = { $file } n’est pas du TOML : { $why }
twisted-file-lacks = Il manque « { $key } » dans { $file }.
twisted-file-order = { $file } doit contenir, dans cet ordre : { $wanted }.
twisted-file-count = { $file } doit contenir { $count } cartes, et non { $found }.
twisted-file-set = { $file } : les neuf observations de { $cryptid } doivent se suivre : 2 leurres, 2 canulars, 2 coups d’œil, 3 vrais scoops.
twisted-file-wrong = { $file }, ligne { $line } : { $why }
twisted-card-wrong = { $file }, carte { $card }, ligne { $line }, colonne { $column } : { $why }
twisted-file-key = « { $key } » est inconnu.
twisted-file-id = un identifiant se compose de minuscules, de chiffres et de tirets simples.
twisted-file-shape = { $error }
twisted-file-border = { $other } ne le nomme pas comme voisin.
twisted-file-chasm = le gouffre se trouve sur un seul site.
twisted-file-power = un pouvoir est une fonction, ou deux reliées par « and ».
twisted-file-sighting = un vrai scoop a un inconvénient ; toute autre observation a une fonction, « at encounter ».
twisted-file-action = une action est une fonction, ou deux reliées par « or ».
twisted-file-event = une ligne d’événement est un seul effet, qui ne part d’aucune cachette.
twisted-file-three = il en faut { $count }.
twisted-word-unknown = « { $word } » ne peut pas être là. Mots connus : { $wanted }.
twisted-word-missing = il manque quelque chose ici : { $wanted }.
twisted-word-left = rien d’autre n’est attendu, mais il y a « { $word } ».

# Observations
twisted-sighting-gorilla-suit = Costume de gorille sur cintre
twisted-sighting-wet-carpet = Moquette mouillée dans un arbre
twisted-sighting-three-bears = Trois ours dans un imper
twisted-sighting-giant-slippers = Pantoufles géantes, peu servi
twisted-sighting-big-toe = Un orteil derrière l’épicéa
twisted-sighting-blurry-by-nature = Flou de naissance
twisted-sighting-best-foot-forward = Les deux pieds dans le plat
twisted-sighting-sasquatch-siesta = Dormir sur ses deux orteils
twisted-sighting-pedicure-day = Journée pédicure
twisted-sighting-red-eyed-umbrella = Parapluie aux yeux rouges
twisted-sighting-kite-in-a-suit = Cerf-volant en costard
twisted-sighting-two-owls = Deux hiboux, une cape
twisted-sighting-possum-on-stilts = Opossum sur échasses
twisted-sighting-porch-light = Une ombre au porche
twisted-sighting-dust-on-the-lens = Poussière sur l’objectif
twisted-sighting-headlight-dive = Plein phare, plein cœur
twisted-sighting-wardrobe-nap = Assoupi dans la penderie
twisted-sighting-ate-your-sweater = Un mythe tout mité
twisted-sighting-upturned-wellies = Bottes à l’envers
twisted-sighting-dinghy-with-eyes = Canot pneumatique à yeux
twisted-sighting-toads-on-a-tandem = Crapauds en tandem
twisted-sighting-ventriloquist-newt = Triton ventriloque
twisted-sighting-just-ripples = Juste des ronds dans l’eau
twisted-sighting-croak-in-the-reeds = Un chat dans la gorge, une grenouille dans les roseaux
twisted-sighting-tongue-first = La langue bien pendue
twisted-sighting-lily-pad-snooze = Faire la planche à nénuphar
twisted-sighting-kissed-by-nobody = Toujours pas princesse
twisted-sighting-false-stag = Faux cerf
twisted-sighting-not-in-the-pot = Pas de pot !
twisted-sighting-missed-by-a-hare = Raté d’un cheveu
twisted-sighting-hare-today = Lièvre de rien
twisted-sighting-catch-me = Cours après toi
twisted-sighting-suspicious-shrub = Buisson suspect
twisted-sighting-mad-as-a-hare = La bave aux lièvres
twisted-sighting-digestive-nap = Sieste digestive
twisted-sighting-caught-red-berried = Pris sur le fruit

# Actions
twisted-action-free-trail-mix = Graines à volonté
twisted-action-viewpoint-honest = Point de vue, promis
twisted-action-only-toilet = Seules toilettes à la ronde
twisted-action-five-stars = Cinq étoiles sur l’appli
twisted-action-antlers-on-a-stick = Du bois dont on fait les cerfs
twisted-action-suspicious-rustling = Bruissements louches
twisted-action-cold-beer = Bières au frais dans le ruisseau
twisted-action-size-64 = Empreintes, pointure 64
twisted-action-odd-readings = Relevés bizarres
twisted-action-blurry-photo = Une photo très, très floue
twisted-action-raining-grants = Pluie de subventions
twisted-action-hair-sample = Touffe de poils, après-shampooing compris
twisted-action-something-shiny = Un truc qui brille
twisted-action-hooting-in-falsetto = Hululements de fausset
twisted-action-boo-but-louder = Bouh, en plus fort
twisted-action-flat-battery = Plus de batterie
twisted-action-who-ate-my-sandwich = Qui a mangé mon sandwich ?
twisted-action-many-teeth = Des dents. Plein de dents.
twisted-action-deer-talks-back = Le cerf répond
twisted-action-game-warden = Le sifflet du garde-chasse
twisted-action-breath-on-the-neck = Souffle tiède dans la nuque
twisted-action-peer-review = Relecture par les pairs
twisted-action-due-tomorrow = À rendre demain
twisted-action-budget-cuts = Coupes budgétaires
twisted-action-not-in-the-literature = Absent de la littérature
twisted-action-blood-curdling-yawn = Bâillement à glacer le sang
twisted-action-long-weekend = Le pont de mai
twisted-action-influencer-was-here = Vu par une influenceuse
twisted-action-coach-tour = Troisième âge en autocar
twisted-action-mushroom-season = Coin à champignons
twisted-action-open-season = Ouverture de la chasse
twisted-action-camouflage-sale = Soldes sur le camouflage (s’il en reste)
twisted-action-pub-bet = Pari de comptoir
twisted-action-new-rifle = Le fusil neuf de tonton
twisted-action-conference-buffet = Colloque avec buffet
twisted-action-unpaid-interns = Stagiaires non payés
twisted-action-satellite-picture = Vu de l’espace
twisted-action-wrong-on-the-internet = Quelqu’un a tort sur internet
twisted-action-news-at-six = Au journal de 20 heures
twisted-action-blisters = Ampoules aux pieds
twisted-action-sideways-rain = Pluie à l’horizontale
twisted-action-last-bus = Dernier car
twisted-action-stove-left-on = J’ai éteint le gaz ?
twisted-action-licence-expired = Permis périmé
twisted-action-mother-calls = Appel de maman
twisted-action-match-on-tv = Soir de match
twisted-action-frogs-in-boots = Grenouilles dans les bottes
twisted-action-rarer-beetle = Un scarabée plus rare
twisted-action-tenure-elsewhere = Un poste ailleurs
twisted-action-grant-refused = Dossier refusé
twisted-action-batteries-not-included = Piles non fournies
twisted-action-little-snack = Un petit creux

# Événements
twisted-event-opening-day = Jour d’ouverture
twisted-event-half-term = Vacances scolaires, zones A, B et C
twisted-event-dawn-chorus = Le chant du coq, faux
twisted-event-fog-bank = Purée de pois
twisted-event-wolf-whistle = Au loup ! (paraît-il)
twisted-event-field-study = Étude de terrain, phase 1 sur 9
twisted-event-regatta = Régate de pédalos
twisted-event-gold-rumour = Ruée vers l’or (en chocolat)
twisted-event-brass-band = Fanfare et saucisson
twisted-event-night-hike = Rando nocturne sans lampe
twisted-event-frog-concert = Concert de grenouilles, complet
twisted-event-park-ranger = Contrôle des billets

# Traits cachés
twisted-trait-twisted = Vous êtes tordu
twisted-trait-honest = Vous êtes honnête
twisted-trait-laid-back = Vous êtes décontracté
twisted-trait-ingenious = Vous êtes ingénieux
twisted-trait-shy = Vous êtes timide
twisted-trait-theatrical = Vous êtes cabotin
twisted-trait-versatile = Vous êtes touche-à-tout
twisted-trait-restless = Vous avez la bougeotte
twisted-trait-stubborn = Vous êtes têtu
twisted-trait-famous = Vous êtes célèbre
