# Outdoor Survival : ce qui est dit aux gens. Les noms des messages commencent par celui du titre.

survival-title = Outdoor Survival
survival-line = Perdu en pleine nature : trouvez de l’eau, des vivres et la sortie avant que vos forces ne vous quittent.
survival-origin = Les règles sont celles de la boîte ; la carte et la table de condition physique sont les nôtres, aux mêmes chiffres.
survival-option-scenario = À quel jeu on joue.
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

survival-seat-red = Rouge
survival-seat-blue = Bleu
survival-seat-green = Vert
survival-seat-yellow = Jaune

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
