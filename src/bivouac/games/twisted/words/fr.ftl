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
        [at] à la Rivière Cristal
        [to] à la Rivière Cristal
        [from] de la Rivière Cristal
        [onto] sur la Rivière Cristal
        [toward] vers la Rivière Cristal
       *[near] de la Rivière Cristal ou d’un site voisin
    }
twisted-place-park =
    { $way ->
        [at] au Parc des Pins
        [to] au Parc des Pins
        [from] du Parc des Pins
        [onto] sur le Parc des Pins
        [toward] vers le Parc des Pins
       *[near] du Parc des Pins ou d’un site voisin
    }
twisted-place-lake =
    { $way ->
        [at] au Lac aux Érables
        [to] au Lac aux Érables
        [from] du Lac aux Érables
        [onto] sur le Lac aux Érables
        [toward] vers le Lac aux Érables
       *[near] du Lac aux Érables ou d’un site voisin
    }
twisted-place-marsh =
    { $way ->
        [at] au Marais Marrant
        [to] au Marais Marrant
        [from] du Marais Marrant
        [onto] sur le Marais Marrant
        [toward] vers le Marais Marrant
       *[near] du Marais Marrant ou d’un site voisin
    }
twisted-place-gorge =
    { $way ->
        [at] à la Gorge Grognonne
        [to] à la Gorge Grognonne
        [from] de la Gorge Grognonne
        [onto] sur la Gorge Grognonne
        [toward] vers la Gorge Grognonne
       *[near] de la Gorge Grognonne ou d’un site voisin
    }
twisted-place-woods =
    { $way ->
        [at] au Bois Bavard
        [to] au Bois Bavard
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
twisted-tier = { $count } → { $bonus }
twisted-trait-text = { $what } – { $low }, { $middle }, { $high }

# Ce qui est demandé
twisted-list = { $first }, { $rest }
twisted-quoted = « { $title } »
twisted-nobody = personne
twisted-prompt-keep = Quel trait gardez-vous ? Les autres n’en sauront rien avant la fin.
twisted-prompt-pile =
    Formez trois piles ; la carte posée d’abord sera révélée d’abord. { $count ->
        [one] Il en reste une.
       *[other] Il en reste { $count }.
    }
twisted-prompt-secrets = Traits et piles se choisissent encore : { $seats }.
twisted-prompt-hideouts-mine = Où placez-vous la cachette { $hideout } ? Elle va avec la pile { $hideout }.
twisted-prompt-hideouts-theirs = { $seat } cherche une place pour sa cachette { $hideout }.
twisted-prompt-draw = { $seat } pioche.
twisted-prompt-event = Le soleil se lève. Que se passe-t-il aujourd’hui ?
twisted-prompt-effect-mine = L’un des deux : lequel ?
twisted-prompt-effect-theirs = { $seat } choisit un effet sur deux.
twisted-prompt-hideout-mine = { $effect } : depuis quelle cachette ?
twisted-prompt-hideout-theirs = { $seat } choisit une cachette. { $effect }.
twisted-prompt-start-mine = { $effect } : plusieurs sites sont à égalité. Lequel ?
twisted-prompt-start-theirs = { $seat } tranche une égalité. { $effect }.
twisted-prompt-end-mine = { $effect } : plusieurs sites sont à égalité. Où vont-ils ?
twisted-prompt-end-theirs = { $seat } décide où ils vont. { $effect }.
twisted-prompt-odd-mine = { $effect } : quel voisin en reçoit un de plus ?
twisted-prompt-odd-theirs = { $seat } décide qui en reçoit un de plus. { $effect }.
twisted-prompt-human-mine = { $effect } : qui va où ?
twisted-prompt-human-theirs = { $seat } décide qui va où. { $effect }.
twisted-prompt-more-mine = { $effect } : encore { $count }. Qui va où ?
twisted-prompt-more-theirs = { $seat } décide qui d’autre va où. { $effect }.
twisted-prompt-day-mine =
    À vous, tour { $turn } sur { $turns } : { $power ->
        [yes] jouez une carte, défaussez-en une pour votre pouvoir, ou passez.
       *[no] jouez une carte, ou passez.
    }
twisted-prompt-day-theirs =
    À { $seat } de jouer, tour { $turn } sur { $turns }{ $power ->
        [yes] , le pouvoir encore en réserve.
       *[no] .
    }
twisted-prompt-encounter-mine = Autant de monde ici que là ! Où a lieu la rencontre ?
twisted-prompt-encounter-theirs = { $seat } choisit entre des sites aussi fréquentés.
twisted-prompt-move-mine = Vous pouvez déplacer une de vos cachettes. Laquelle ?
twisted-prompt-move-theirs = { $seat } peut déplacer une cachette.
twisted-prompt-place-mine = Où va votre cachette { $hideout } ?
twisted-prompt-place-theirs = { $seat } cherche une nouvelle place pour sa cachette { $hideout }.
twisted-prompt-discard-mine = Défaussez ce dont vous ne voulez plus, puis piochez.
twisted-prompt-discard-theirs = { $seat } fait le tri dans sa main.

# Les coups
twisted-move-keep = Garder « { $trait } » : { $text }
twisted-move-pile = Mettre « { $card } » ({ $type }) sous la pile { $pile }
twisted-move-place = Se cacher { $site }
twisted-move-choose = Choisir { $site }
twisted-move-walk = { $who } { $start } { $end }
twisted-move-come = { $who } de l’aire de repos { $end }
twisted-move-leave = { $who } { $start } à l’aire de repos
twisted-move-play = Jouer « { $card } » : { $text }
twisted-move-power = Défausser « { $card } » pour votre pouvoir
twisted-move-pass = Passer
twisted-move-stay = Ne déplacer aucune cachette
twisted-move-discard = Défausser « { $card } »
twisted-move-done = Ne plus rien défausser
twisted-move-event = L’événement est « { $event } »
twisted-move-draw = La carte est « { $card } »

# Ce qui s’est passé
twisted-told-kept = { $seat } garde le trait « { $trait } ».
twisted-told-piled = { $seat } met « { $card } » sous la pile { $pile }.
twisted-told-readied = { $seat } a un trait et trois piles.
twisted-told-hid = { $seat } se cache { $site }, avec la cachette { $hideout }.
twisted-told-moved = { $seat } déplace sa cachette { $hideout } { $start } { $end }.
twisted-told-lifted = { $seat } plie bagage { $site }.
twisted-told-drew = { $seat } pioche une carte.
twisted-told-drew-card = { $seat } pioche « { $card } ».
twisted-told-shuffled = La défausse est mélangée : voilà un nouveau paquet.
twisted-told-dawned = Round { $round }. { $seat } révèle « { $event } ».
twisted-told-line = { $number }. { $effect }.
twisted-told-chose = { $seat } choisit : { $site }.
twisted-told-from = { $seat } se met au travail { $site }.
twisted-told-used = { $seat } se décide : { $effect }.
twisted-told-played = { $seat } joue « { $card } » : { $text }.
twisted-told-power = { $seat } défausse « { $card } » pour « { $power } » : { $text }.
twisted-told-in-vain = Personne ne bouge.
twisted-told-passed = { $seat } passe.
twisted-told-walk =
    { $who } { $count ->
        [one] va
       *[other] vont
    } { $start } { $end }.
twisted-told-come =
    { $who } { $count ->
        [one] vient
       *[other] viennent
    } de l’aire de repos { $end }.
twisted-told-leave =
    { $who } { $count ->
        [one] rentre
       *[other] rentrent
    } { $start } à l’aire de repos.
twisted-told-met = Crépuscule. La rencontre a lieu { $site } : { $humans }.
twisted-told-revealed = { $seat } révèle « { $card } » de la pile { $pile } : { $type } !
twisted-told-sum =
    Randonneurs { $hikers }, chasseurs { $hunters }, chercheurs { $researchers } = { $sum }. Mythe de { $seat } : { $before } → { $after }{ $floor ->
        [yes] , car il ne descend jamais sous 0.
       *[no] .
    }
twisted-told-then = Et ensuite : { $effect }.
twisted-told-drawback-power = Demain, { $seat } ne peut pas utiliser son pouvoir.
twisted-told-drawback-hand =
    Cette nuit, { $seat } ne pioche que jusqu’à { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
twisted-told-drawback-place = Cette nuit, cette cachette de { $seat } va sur le prochain site possible dans le sens horaire.
twisted-told-returned = La cachette { $hideout } de { $seat } retourne sur sa pile.
twisted-told-gone = La pile { $hideout } de { $seat } est épuisée, et sa cachette quitte la partie.
twisted-told-stayed = { $seat } ne déplace aucune cachette.
twisted-told-stuck = La cachette { $hideout } de { $seat } ne trouve pas de place et reste sur sa pile.
twisted-told-discarded = { $seat } défausse { $cards }.
twisted-told-keeps =
    { $seat } garde { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
twisted-end-track = { $seat }, { $cryptid } : { $myth } sur la piste de mythe.
twisted-end-unseen =
    Vrais scoops jamais révélés : { $count ->
        [0] aucun.
       *[other] { $count }, +{ $each } chacun.
    }
twisted-end-trait = « { $trait } », quantité { $count } : +{ $bonus }.
twisted-end-total = { $seat } : { $sum } = { $total } points de mythe.

# Le plateau en texte, et ce qui se trouve à côté
twisted-legend =
    Les sites forment un anneau, numérotés dans le sens horaire, et se touchent là où un trait les relie. ○ randonneurs, △ chasseurs, □ chercheurs, ◇ n’importe quel humain. R1 est la cachette 1 de Rouge (R rouge, B bleu, G vert, Y jaune) ; elle va avec la pile 1. ★ la dernière rencontre. Sur les cartes, »⌂ appâte vers une cachette, ⌂» en éloigne, +⌂ attire depuis l’aire de repos, −⌂ y renvoie ; ↑ le plus, ↓ le moins de ce qui suit, #2 le site 2, * n’importe où, → directement sur, ⇢ un pas vers, ↻ le site suivant dans le sens horaire, ⇄ à répartir sur les voisins, ∀ tous. Pour les vrais scoops : ⌂! pas de pouvoir demain, ≤3 une main de trois cartes cette nuit, ⌂↻ la cachette va sur le site suivant. À côté du plateau : le mythe à droite, ▯ les cartes en main, ↯ le pouvoir encore utilisable ce round.
twisted-phase-secrets = Traits et piles
twisted-phase-hideouts = Cachettes
twisted-phase-deal = Premières mains
twisted-phase-dawn = Aube
twisted-phase-day = Journée, tour { $turn }/{ $turns }
twisted-phase-dusk = Crépuscule
twisted-phase-night = Nuit
twisted-phase-over = La fin
twisted-now-round = Round { $round }/{ $rounds }
twisted-now-first = Marqueur : { $seat }
twisted-now-deck = Paquet { $count }
twisted-chasm = Gouffre
twisted-rest = Aire de repos
twisted-pile = Pile { $pile }
twisted-trait = Trait
twisted-sheet-title = Ce qui a été révélé, et ce qui reste à venir
twisted-sheet-marks = Devant ce qui reste aux autres, une colonne par pile : vos propres marques (- + ?), comme « mark false-stag-1 + » ; × est une pile épuisée.
twisted-sheet-player = { $seat }, { $cryptid } : { $left }
twisted-sheet-left =
    { $count ->
        [one] une à venir
       *[other] { $count } à venir
    }

# Une vue en mots
twisted-heard-now = Le moment
twisted-heard-sites = La nature sauvage
twisted-heard-players = Les cryptides
twisted-heard-hand = Main de { $seat }
twisted-heard-piles = Piles de { $seat }
twisted-heard-trait = Trait de { $seat }
twisted-heard-traits = Traits au choix, { $seat }
twisted-heard-sightings = Observations de { $seat } qui ne sont encore dans aucune pile
twisted-heard-end = Le décompte
twisted-heard-event = Événement : « { $event } ».
twisted-heard-decks =
    Dans le paquet : { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }. Défaussées : { $discards ->
        [0] aucune
        [one] { $discards } carte
       *[other] { $discards } cartes
    }.
twisted-heard-encounter = La dernière rencontre a eu lieu { $site }.
twisted-heard-site = { $number }, { $site } : { $humans }. Cachettes : { $hideouts }. À côté : { $around }.
twisted-heard-chasm = { $number }, { $site } : le gouffre. Personne ne peut y aller.
twisted-heard-rest = Aire de repos : { $humans }.
twisted-heard-none = aucune
twisted-heard-hideout = { $seat } { $hideout }
twisted-heard-player =
    { $seat }, { $cryptid } : mythe { $myth }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main.
twisted-heard-power =
    Pouvoir « { $power } » : { $text }. { $state ->
        [used] Utilisé ce round.
        [locked] Pas aujourd’hui.
       *[open] Pas utilisé ce round.
    }
twisted-heard-on-site = Cachette { $hideout } : { $site }.
twisted-heard-on-pile = Cachette { $hideout } : sur sa pile.
twisted-heard-gone = Cachette { $hideout } : hors de la partie.
twisted-heard-shown = Révélées de la pile { $pile } : { $cards }.
twisted-heard-card = « { $title } » : { $text }.
twisted-heard-sighting = « { $title } », { $type }, { $score } : { $text }.
twisted-heard-worth =
    { $taste ->
        [hiker] { $worth } par randonneur
        [hunter] { $worth } par chasseur
       *[researcher] { $worth } par chercheur
    }
twisted-heard-empty = Pile { $pile } : épuisée.
twisted-heard-unmade = Pile { $pile } : encore vide.
twisted-heard-pile = Pile { $pile }, depuis le dessus :

# La fin
twisted-won = { $who } devient une véritable légende avec { $myth } points de mythe.
twisted-won-tie = { $who } devient une véritable légende : { $myth } points de mythe à égalité, mais plus d’humains alentour ({ $humans }).
twisted-shared = { $count } légendes se partagent la victoire, avec { $myth } points de mythe chacune.

# Fichiers de cartes
twisted-file-set = { $file } : les neuf observations de { $cryptid } doivent se suivre : 2 leurres, 2 canulars, 2 coups d’œil, 3 vrais scoops.
twisted-file-border = { $other } ne le nomme pas comme voisin.
twisted-file-chasm = le gouffre se trouve sur un seul site.
twisted-file-power = un pouvoir est une fonction, ou deux reliées par « and ».
twisted-file-sighting = un vrai scoop a un inconvénient ; toute autre observation a une fonction, « at encounter ».
twisted-file-action = une action est une fonction, ou deux reliées par « or ».
twisted-file-event = une ligne d’événement est un seul effet, qui ne part d’aucune cachette.
twisted-file-three = il en faut { $count }.

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

# The page
twisted-page-letter-hiker = Ra
twisted-page-letter-hunter = Ch
twisted-page-letter-researcher = Cr
twisted-page-group = { $who } : { $place }
twisted-page-player = { $seat } : { $cryptid }
twisted-page-panel-hand = Main
twisted-page-panel-traits = Traits
twisted-page-panel-sightings = Piles
twisted-page-or = ou
twisted-page-and = et
twisted-page-panel-day = Jour
twisted-page-panel-cryptids = Cryptides
twisted-page-no-cards = Aucune carte en main.
twisted-page-no-event = Pas encore d’événement : on en révèle un chaque matin.
twisted-page-look = Regarder mes piles et mon trait
twisted-page-discards = Ce qui a été défaussé
twisted-page-turned-up = Révélées
twisted-page-in-piles = Dans les piles
twisted-page-power-ready = Pas encore utilisé ce round.
twisted-page-power-used = Déjà utilisé ce round.
twisted-page-power-locked = Pas aujourd’hui.

# Les grands moments
twisted-moment-sighted = Apparition : { $cryptid }
twisted-moment-where = La cachette { $hideout } de { $seat } est { $site }.
twisted-moment-card = « { $card } » : { $type }
twisted-moment-each = { $who }, { $worth } chacun
twisted-moment-indifferent-hiker = Les randonneurs ne comptent pas
twisted-moment-indifferent-hunter = Les chasseurs ne comptent pas
twisted-moment-indifferent-researcher = Les chercheurs ne comptent pas
twisted-moment-sum = En tout
twisted-moment-row = { $about } : { $number }
twisted-moment-myth =
    Mythe de { $seat } de { $before } à { $after }{ $floor ->
        [yes] , car il ne descend jamais sous 0.
       *[no] .
    }
twisted-moment-end = Le décompte final
twisted-page-likely =
    { $tied ->
        [yes] Si le crépuscule tombait maintenant, la rencontre pourrait avoir lieu ici : il y a égalité.
       *[no] Si le crépuscule tombait maintenant, la rencontre aurait lieu ici.
    }
twisted-page-top = De la pile { $pile }, vous révéleriez « { $card } » : { $sum } (randonneurs, chasseurs, chercheurs).
twisted-page-each = Pour « { $card } » : { $worth }.
twisted-page-works = { $effect } : possible maintenant à { $sites }.
twisted-page-idle = { $effect } : ne déplacerait personne maintenant.

# The coach
twisted-coach-goal = Soyez la plus grande légende après { $rounds } rounds : récoltez du mythe. Au crépuscule on vous voit là où il y a le plus de monde, et chaque observation aime certains humains et souffre d’autres.
twisted-coach-keep = Gardez le trait que vous pensez atteindre. Il compte ce que vous aurez révélé à la fin, d’ordinaire trois à cinq observations, et vous seul le connaissez.
twisted-coach-pile = Faites trois piles de trois. Chacune va avec la cachette du même numéro ; ce que vous y posez en premier est révélé en premier.
twisted-coach-pile-types = Leurres, canulars et coups d’œil valent +2 par humain à leur goût. Les vrais scoops valent +3, mais vous coûtent quelque chose. Un vrai scoop jamais révélé rapporte { $unseen } à la fin : certains peuvent rester au fond.
twisted-coach-pile-mixed = Placez des observations de goûts différents sur le dessus de vos trois piles : où que les gens aillent, une cachette en profitera.
twisted-coach-wait-secrets = Vous êtes prêt. Les autres choisissent encore un trait et font leurs piles.
twisted-coach-wait = C’est à { $seat } de choisir. Regardez où vont les gens : qui appâte des chasseurs quelque part y a sans doute une observation qui les aime.
twisted-coach-place = La cachette { $hideout } va avec la pile { $hideout } : son observation du dessus est révélée si la rencontre a lieu où se trouve la cachette.
twisted-coach-wants = « { $card } » aime : { $likes } ; elle souffre de : { $loathes }.
twisted-coach-place-best = En l’état, elle rapporterait le plus ici : { $site }, { $score }. Mais les gens vont bouger, et la rencontre a lieu seulement là où ils sont le plus nombreux.
twisted-coach-day = Trois fois aujourd’hui, vous jouez une carte, ou en défaussez une pour votre pouvoir, ou passez. Tout se passe à vos cachettes : amenez ceux que votre observation aime, chassez les autres, et faites de votre site le plus fréquenté.
twisted-coach-likely =
    { $count ->
        [one] Si le crépuscule tombait maintenant, la rencontre aurait lieu ici : { $sites }, { $humans } humains.
       *[other] Si le crépuscule tombait maintenant, ces sites seraient à égalité avec { $humans } humains, et le premier joueur choisirait : { $sites }.
    }
twisted-coach-there = Vous avez une cachette { $site } : « { $card } » rapporterait { $sum }.
twisted-coach-elsewhere =
    Mieux pour vous { $site } : « { $card } » rapporterait { $sum }. { $missing ->
        [one] Un humain de plus là-bas, et la rencontre serait à vous.
       *[other] Avec { $missing } humains de plus là-bas, la rencontre serait à vous.
    }
twisted-coach-card = « { $card } » ferait le plus tout de suite { $site } : { $gain } pour votre observation.
twisted-coach-no-card = Aucune de vos cartes n’aide tout de suite vos observations du dessus. Vous pouvez peupler un de vos sites, en dégarnir un autre, utiliser votre pouvoir, ou passer et garder vos cartes.
twisted-coach-encounter = Plusieurs sites sont aussi fréquentés, et vous avez le marqueur : choisissez le meilleur pour vous, ou le pire pour celui qui mène.
twisted-coach-move = Aucune de vos cachettes n’est sur une pile : vous pouvez en déplacer une. Faites-le si son observation ne trouve personne à son goût.
twisted-coach-discard = Défaussez les cartes qui déplacent des humains inutiles pour vous ; vous piochez jusqu’à cinq. Au dernier round, personne ne pioche.
twisted-coach-asks-effect = La carte a deux effets et vous en utilisez un : prenez celui qui aide le plus votre observation.
twisted-coach-asks-start = Choisissez le site ; seuls ceux où il se passe quelque chose sont proposés.
twisted-coach-asks-end = Choisissez où ils vont.
twisted-coach-asks-odd = Les humains ne se partagent pas également : choisissez qui en reçoit un de plus.
twisted-coach-asks-human = Désignez des humains éclairés et dites où ils vont, ou faites-les glisser. Amenez ceux que vos observations aiment, renvoyez les autres.
twisted-coach-over = La partie est finie. Le décompte de chacun est dans le journal ; l’analyse montre ce qu’il y avait dans toutes les piles et ce que chaque crépuscule a rapporté.

# The review
twisted-review-title = Le mythe au fil du temps
twisted-review-gain = Gain
twisted-review-myth = Mythe
twisted-review-turned = { $seat } a révélé « { $card } » ({ $type }) : { $sum }. Mythe { $before } → { $after }.
twisted-review-elsewhere = { $seat } avait ailleurs : { $cards }.
twisted-review-lay = « { $card } » { $site } ({ $score })
twisted-review-turning = Un tournant : les chances de { $seat } de l’emporter passent de { $before } % à { $after } %.

# Qui joue

twisted-bot-hatchling = Joue tout ce qui est permis.
twisted-bot-rascal = Joue pour la prochaine rencontre, et pour rien d’autre.
twisted-bot-schemer = Joue quelques journées possibles jusqu’au bout avant d’agir.
twisted-bot-trickster = Cherche, et lit dans les actes des autres ce qu’ils cachent. Réfléchit un instant.
twisted-bot-legend = Un filou qui prend son temps.

# Si les cartes sont équilibrées

twisted-help-balance = Joue beaucoup de parties entre robots égaux et dit si les cartes sont équilibrées. Dure des minutes.
twisted-help-balance-games = Le nombre de parties.
twisted-help-balance-players = Le nombre de joueurs à chaque table.
twisted-help-balance-bot = Qui joue.
twisted-balance-games = { $games } parties à { $players } joueurs, chaque cryptide à chaque place aussi souvent.
twisted-balance-mean = { $mean } de mythe par observation révélée ({ $turned } en tout).
twisted-balance-cryptid = cryptide
twisted-balance-place = rang au premier tour
twisted-balance-won = victoires (écart)
twisted-balance-trait = trait
twisted-balance-kept = gardé
twisted-balance-bonus = bonus moyen
twisted-balance-seldom =
    { $count ->
        [0] Aucune action n’est presque jamais jouée.
       *[other] Presque jamais jouées : { $cards }.
    }
