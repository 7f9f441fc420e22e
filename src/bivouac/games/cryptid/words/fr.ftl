# Cryptid : ce qui est dit aux joueurs.

cryptid-title = Cryptid
cryptid-line = Des indices cachés sur une carte hexagonale. Questionnez, écoutez, et trouvez la créature le premier.
cryptid-origin = La carte et les règles sont celles de la boîte ; chaque énigme est la nôtre, créée par le programme.
cryptid-option-advanced = Avancé : un indice peut dire où l’habitat n’est pas, et des structures noires sont sur la carte.

cryptid-seat-blue = Bleu
cryptid-seat-orange = Orange
cryptid-seat-green = Vert
cryptid-seat-purple = Pourpre
cryptid-seat-red = Rouge
cryptid-colour-blue = bleu
cryptid-colour-orange = orange
cryptid-colour-green = vert
cryptid-colour-purple = pourpre
cryptid-colour-red = rouge

cryptid-terrain-water = lac
cryptid-terrain-mountain = montagne
cryptid-terrain-forest = forêt
cryptid-terrain-swamp = marécage
cryptid-terrain-desert = désert

cryptid-clue-on = L’habitat est sur une case { $one } ou { $other }.
cryptid-clue-1 = L’habitat est dans, ou à une case { $what }.
cryptid-clue-2 = L’habitat est dans, ou jusqu’à deux cases { $what }.
cryptid-clue-3 = L’habitat est dans, ou jusqu’à trois cases { $what }.
cryptid-clue-not-on = L’habitat n’est pas sur une case { $one } ou { $other }.
cryptid-clue-not-1 = L’habitat n’est ni dans, ni à une case { $what }.
cryptid-clue-not-2 = L’habitat n’est ni dans, ni jusqu’à deux cases { $what }.
cryptid-clue-not-3 = L’habitat n’est ni dans, ni jusqu’à trois cases { $what }.
cryptid-near-water = d’un lac
cryptid-near-mountain = d’une montagne
cryptid-near-forest = d’une forêt
cryptid-near-swamp = d’un marécage
cryptid-near-desert = d’un désert
cryptid-near-animal = du territoire de l’un des deux animaux
cryptid-near-bear = du territoire d’un ours
cryptid-near-cougar = du territoire d’un puma
cryptid-near-stone = d’une pierre dressée
cryptid-near-shack = d’une cabane abandonnée
cryptid-near-white = d’une structure blanche
cryptid-near-green = d’une structure verte
cryptid-near-blue = d’une structure bleue
cryptid-near-black = d’une structure noire

cryptid-short-on = { $one }/{ $other }
cryptid-short-1 = ≤1 { $what }
cryptid-short-2 = ≤2 { $what }
cryptid-short-3 = ≤3 { $what }
cryptid-short-not-on = non { $one }/{ $other }
cryptid-short-not-1 = >1 { $what }
cryptid-short-not-2 = >2 { $what }
cryptid-short-not-3 = >3 { $what }
cryptid-tiny-water = lac
cryptid-tiny-mountain = montagne
cryptid-tiny-forest = forêt
cryptid-tiny-swamp = marécage
cryptid-tiny-desert = désert
cryptid-tiny-animal = animaux
cryptid-tiny-bear = ours
cryptid-tiny-cougar = puma
cryptid-tiny-stone = pierre
cryptid-tiny-shack = cabane
cryptid-tiny-white = blanc
cryptid-tiny-green = vert
cryptid-tiny-blue = bleu
cryptid-tiny-black = noir

cryptid-my-clue = Mon indice
cryptid-hint-title = Indication
cryptid-hint-cat-1 = Aucun indice « à une case ».
cryptid-hint-cat-2 = Aucun indice « jusqu’à deux cases ».
cryptid-hint-cat-3 = Aucun indice « jusqu’à trois cases ».
cryptid-hint-cat-on = Aucun indice ne donne deux terrains.
cryptid-hint-mention = Aucun indice ne mentionne le terrain « { $terrain } ».
cryptid-hint-mention-terrain = Aucun indice ne mentionne de terrain.
cryptid-hint-mention-animal = Aucun indice ne mentionne de territoire d’animal.

cryptid-prompt-opening-mine = Posez un cube là où l’habitat ne peut pas être selon votre indice.
cryptid-prompt-opening-theirs = { $seat } pose un cube de départ.
cryptid-prompt-turn-mine = À vous : posez une question sur une case, ou fouillez-en une.
cryptid-prompt-turn-theirs = { $seat } doit questionner ou fouiller.
cryptid-prompt-answer-question-mine = { $turn } demande : la créature peut-elle être en { $hex } ?
cryptid-prompt-answer-question-theirs = { $seat } doit répondre sur { $hex }.
cryptid-prompt-answer-search-mine = { $turn } fouille { $hex } : la créature peut-elle y être ?
cryptid-prompt-answer-search-theirs = { $seat } doit répondre à la fouille de { $hex }.
cryptid-prompt-disc-mine = Votre disque { $colour } y est déjà : posez-en un sur une autre case où l’habitat pourrait être.
cryptid-prompt-disc-theirs = { $seat } pose un disque sur une autre case.
cryptid-prompt-cube-mine = Vous avez fait poser un cube : posez l’un des vôtres là où l’habitat ne peut pas être.
cryptid-prompt-cube-theirs = { $seat } pose un cube.
cryptid-prompt-vote-mine = { $turn } voudrait l’indication. Êtes-vous d’accord ?
cryptid-prompt-vote-theirs = On vote sur l’indication.

cryptid-move-ask = Questionner { $seat } sur { $hex }
cryptid-move-search = Fouiller { $hex }
cryptid-move-cube = Poser un cube { $colour } en { $hex }
cryptid-move-disc = Poser un disque { $colour } en { $hex }
cryptid-move-discs = Répondre par les deux disques en { $hex }
cryptid-move-hint = Proposer de prendre l’indication
cryptid-move-agree = Accepter l’indication
cryptid-move-refuse = Refuser l’indication

cryptid-told-asked = { $seat } questionne { $of } sur { $hex }.
cryptid-told-searched = { $seat } fouille { $hex }.
cryptid-told-cube = { $seat } : cube en { $hex }.
cryptid-told-disc = { $seat } : disque en { $hex }.
cryptid-told-cube-coloured = { $seat } : cube { $colour } en { $hex }.
cryptid-told-disc-coloured = { $seat } : disque { $colour } en { $hex }.
cryptid-told-agrees = { $seat } est pour l’indication.
cryptid-told-refuses = { $seat } est contre l’indication.
cryptid-told-hint = Indication : { $hint }
cryptid-told-no-hint = L’indication n’est pas prise.
cryptid-won = { $seat } a trouvé la créature en { $hex } et gagne.

cryptid-code-length = Un code de carte a 18 caractères (normal) ou 22 (avancé) ; celui-ci en a { $length }.
cryptid-code-digits = Un code de carte n’a que les chiffres 0 à 9 et les lettres A à F : { $code }
cryptid-bad-layout = Une disposition nomme six sections, 1 à 6, avec t pour tournée : { $layout }
cryptid-section-twice = La section { $section } est deux fois sur la carte.
cryptid-structure-count = Une carte a 6 structures (normal) ou 8 (avancé), pas { $count }.
cryptid-structure-outside = Une structure est hors de la carte, en { $hex }.
cryptid-structures-meet = Deux structures sont en { $hex }.
cryptid-bad-clue = Il n’y a pas d’indice « { $code } ». Écrivez on:FS, 1:D, 1:animal, 2:stone, 2:bear ou 3:blue, avec ! devant pour la négation.

cryptid-no-token = Il n’y a pas de jeton de cette couleur en { $hex }.
cryptid-token-outside = Il n’y a pas de case { $hex }, ou pas cette couleur dans la partie.
cryptid-cube-there = Un cube est en { $hex } : plus rien n’y va.
cryptid-token-there = Cette couleur a déjà un jeton en { $hex }.
cryptid-token-false = Selon votre indice, ce jeton en { $hex } n’est pas vrai.

cryptid-sheet-legend = - exclu par un jeton, l’indication ou votre indice   X le seul qui reste
cryptid-sheet-marks = Vos propres marques passent devant : - + ?

cryptid-help-puzzle = Crée une énigme, ou montre celle d’un code : pour votre propre boîte, ou pour jouer ici.
cryptid-help-play = Joue l’énigme d’un code.
cryptid-help-check = Vérifie les mises en place d’un fichier : réponse, nécessité, équilibre et indication.
cryptid-help-deck = Crée un paquet de cartes avec ses livrets et ses indications, en JSON.
cryptid-help-code = Le code d’une énigme.
cryptid-help-setups = Un fichier de mises en place, en JSON.
cryptid-help-quiet = Seulement la dernière ligne.
cryptid-help-seats = Pour combien de joueurs.
cryptid-help-json = En JSON, pour les programmes.
cryptid-help-svg = Dessine la carte dans ce fichier.
cryptid-help-hint = Donne l’indication.
cryptid-help-solution = Dit tous les indices et l’habitat.
cryptid-help-player = Ne dit que l’indice de ce joueur (à partir de 1).
cryptid-no-player = Il n’y a pas de joueur { $player } dans une énigme pour { $seats }.
cryptid-code-seats = Cette énigme se joue à { $seats }, pas à { $count }.
cryptid-mode-normal = partie normale
cryptid-mode-advanced = partie avancée
cryptid-puzzle-code = Code : { $code }
cryptid-puzzle-mode = { $seats } joueurs, { $mode }
cryptid-puzzle-rating = Difficulté : { $level } (il manque { $bits } bits en moyenne)
cryptid-level-gentle = douce
cryptid-level-fair = moyenne
cryptid-level-tricky = délicate
cryptid-level-hard = dure
cryptid-puzzle-habitat = L’habitat est en { $hex }.
cryptid-check-right = { $setup }, { $seats } joueurs : juste ({ $checks })
cryptid-check-wrong = { $setup }, { $seats } joueurs : FAUX. { $why }
cryptid-check-all = { $wrong ->
    [0] { $count } énigmes, toutes justes.
   *[other] { $count } énigmes, dont { $wrong } fausses.
}
cryptid-check-unread = Ces mises en place sont illisibles : { $why }
cryptid-check-clues = indices
cryptid-check-answer = réponse
cryptid-check-necessity = nécessité
cryptid-check-balance = équilibre
cryptid-check-pairs = paires
cryptid-check-hint = indication

cryptid-bad-hint = Il n’y a pas d’indication « { $code } ». Écrivez cat:on, cat:1, cat:2, cat:3, mention:D (ou F, W, M, S), mention:terrain ou mention:animal.
cryptid-share-form = « { $code } » n’est pas un code de partage : il a un code de carte, le nombre de joueurs et les indices, séparés par des tirets.
cryptid-share-typo = Il y a une faute de frappe dans le code de partage « { $code } ».
cryptid-share-clues = La dernière partie du code de partage, « { $digits } », ne donne pas d’indices pour { $seats } joueurs.
cryptid-unfair = Ce n’est pas une énigme loyale : { $why }
cryptid-fault-seats = Cryptid se joue de 2 à 5, pas à { $seats }.
cryptid-fault-count = Il y a { $count } indices, il en faudrait { $expected }.
cryptid-fault-mode = L’indice { $clue } n’est pas du jeu normal.
cryptid-fault-balance = L’indice { $clue } n’est pas équilibré : sa forme positive couvre { $hexes } cases, pas 42 à 64.
cryptid-fault-twice = L’indice { $clue } y est deux fois.
cryptid-fault-opposed = Les indices { $clue } et { $other } se contredisent.
cryptid-fault-hexes = Les indices laissent { $hexes } cases, pas une seule.
cryptid-fault-idle = L’indice { $clue } est inutile.
cryptid-fault-pair = Les indices { $clue } et { $other } d’un même joueur ne laissent que { $hexes } cases.
cryptid-fault-hint = L’indication { $hint } n’est pas vraie de l’indice { $clue }.
cryptid-fault-answer = L’habitat est { $habitat }, pas { $answer }.
cryptid-setups-file = { $file } : { $why }
cryptid-setups-entry = { $file }, mise en place { $setup } : { $why }
cryptid-setup-twice = Deux mises en place portent ce nom.
cryptid-setup-game = { $seats } joueurs : { $why }
cryptid-setup-structures = { $mode ->
    [advanced] Le jeu avancé a { $count } structures : une de chaque sorte en blanc, vert, bleu et noir.
   *[normal] Le jeu normal a { $count } structures : une de chaque sorte en blanc, vert et bleu.
}
cryptid-setup-outside = La colonne { $column }, rangée { $row } (comptées depuis 0) est hors de la carte.

cryptid-help-follow = Suit une partie à une vraie table : tapez les jetons, voyez ce qu’ils laissent.
cryptid-help-notebook = Le fichier du carnet ; un nouveau avec --map.
cryptid-help-map = Commence un carnet avec ce code de carte.
cryptid-help-clue = Un indice à vous, comme blue=on:FS.
cryptid-follow-help = Tapez : cube 5,3 orange · disc 5,3 green · mend 5,3 orange 6,4 (jeton faux ; où il va) · back · map · sheet · odds · quit
cryptid-follow-words = Je ne comprends pas « { $line } ». Essayez : cube 5,3 orange
cryptid-follow-colour = Il n’y a pas de couleur « { $word } » ici. Il y a : { $known }.
cryptid-follow-hex = « { $word } » n’est pas une case : écrivez colonne,rangée de 1,1 à 12,9.
cryptid-follow-file = { $file } n’est pas un carnet.
cryptid-follow-exists = { $file } existe déjà : ouvrez-le sans --map, ou choisissez un autre nom.
cryptid-follow-mistake = Aucun monde ne s’accorde avec tout cela. Un jeton est-il faux ? mend 5,3 orange 6,4
cryptid-follow-odds = { $worlds ->
    [one] Il reste un monde : { $hexes }
   *[other] Il reste { $worlds } mondes. Les plus probables : { $hexes }
}
cryptid-follow-found = L’indice de la couleur { $colour } est connu : { $clue }

cryptid-legend =
    Chaque case commence par la lettre de son terrain : W lac, M montagne, F forêt, S marécage, D désert. Un petit b ou c à côté, c’est le territoire d’un ours ou d’un puma. o est une pierre dressée et ^ une cabane abandonnée, avec la lettre de sa couleur : W blanc, G vert, B bleu, K noir. En dessous sont les jetons, par la lettre de leur couleur (B bleu, O orange, G vert, P pourpre, R rouge) : une majuscule est un cube, une minuscule un disque. Un ? est la case sur laquelle on questionne ou que l’on fouille.

cryptid-bot-wanderer = Joue n’importe quel coup permis.
cryptid-bot-scout = Tient une feuille de chaque adversaire à part.
cryptid-bot-tracker = Pèse toutes les donnes possibles et pose la meilleure question.
cryptid-bot-ranger = Pèse aussi ce que savent tous les autres, et en dit peu.

# Le retour sur une partie finie.

cryptid-review-title = À quel point chacun pouvait être sûr de l’habitat : 0 %, aucune idée ; 100 %, certitude
cryptid-review-column-learned = Appris (bits)
cryptid-review-column-shared = Appris par les autres (bits)
cryptid-review-column-given = Livré de son propre indice (bits)
cryptid-review-found = { $seat } a trouvé la créature.
cryptid-review-knew = Après cela, { $seat } pouvait connaître l’habitat : { $hex }.
cryptid-review-ruled-out = { $out ->
    [one] { $seat } pouvait écarter une case
   *[other] { $seat } pouvait écarter { $out } cases
} ; restantes : { $left }.
cryptid-review-odds-moved = Aucune case n’est tombée pour { $seat }, mais les chances sont devenues plus nettes.
cryptid-review-nothing-new = Cela n’a rien appris à { $seat }.
cryptid-review-surprise = Ce fut une surprise : { $seat } devait être moins sûr qu’avant.
cryptid-review-gave = Pour { $seat }, les autres pouvaient penser à environ { $before } indices avant, et à { $left } après.
cryptid-review-gave-pairs = Pour { $seat }, l’adversaire pouvait penser à { $before } paires d’indices avant, et à { $left } après.
cryptid-review-gave-all = Après cela, tous pouvaient savoir ce que sait { $seat }.
cryptid-review-gave-nothing = { $seat } n’a presque rien livré.
cryptid-review-could-have-known = { $seat } aurait pu connaître l’habitat ici : { $hex }.
cryptid-review-likeliest = Pour { $seat }, { $hex } était la case la plus probable, à { $odds } %.
cryptid-review-likelier = Pour { $seat }, { $hex } avait { $odds } % de chances ; la plus probable était { $best }, à { $highest } %.
cryptid-review-ranger-same = Le ranger aurait fait de même.
cryptid-review-ranger = Le choix du ranger : { $move }.
cryptid-review-ranger-wins = Le choix du ranger : { $move }. Il aurait gagné.
cryptid-review-ranger-less = Le choix du ranger : { $move }. Cela aurait livré moins.
cryptid-review-ranger-alike = Le choix du ranger : { $move }. Cela n’aurait rien changé.

# La page : ce qui est à côté de la carte, ce que dit une case ou un indice qu’on montre, et la vue en mots
cryptid-my-clues = Mes indices
cryptid-all-clues = Les indices
cryptid-sheet-title = Feuille
cryptid-sheet-on = Terrain
cryptid-sheet-1 = À une case
cryptid-sheet-2 = À deux cases
cryptid-sheet-3 = À trois cases
cryptid-sheet-is = oui
cryptid-sheet-not = non
cryptid-sheet-struck = exclu
cryptid-sheet-crossed = le seul qui reste
cryptid-sheet-open = possible
cryptid-sheet-box = { $colour }, { $clue }
cryptid-territory-bear = territoire d’ours
cryptid-territory-cougar = territoire de puma
cryptid-stone-white = pierre dressée blanche
cryptid-stone-green = pierre dressée verte
cryptid-stone-blue = pierre dressée bleue
cryptid-stone-black = pierre dressée noire
cryptid-shack-white = cabane abandonnée blanche
cryptid-shack-green = cabane abandonnée verte
cryptid-shack-blue = cabane abandonnée bleue
cryptid-shack-black = cabane abandonnée noire
cryptid-cube = cube { $colour }
cryptid-disc = disque { $colour }
cryptid-about-hex = { $hex } : { $what }
cryptid-about-ask = On peut questionner ici : { $who }.
cryptid-about-ask-nobody = On ne peut questionner personne ici.
cryptid-about-mine = { $fits ->
    [yes] Mon indice permet cette case.
   *[no] Mon indice exclut cette case.
}
cryptid-about-clue = { $fits ->
    [yes] { $colour } : l’indice permet cette case.
   *[no] { $colour } : l’indice exclut cette case.
}
cryptid-about-open = { $colour } : { $some } des { $all } indices possibles permettent cette case.
cryptid-about-hexes = { $count ->
    [one] Une case convient.
   *[other] { $count } cases conviennent.
}
cryptid-about-of = { $colour } : { $clue }
cryptid-chapter-tokens = Jetons
cryptid-chapter-map = Carte
cryptid-now-pawn = Le pion est en { $hex }.
cryptid-now-last = Le dernier jeton : { $token } en { $hex }.
cryptid-now-votes = Pour l’indication : { $who }.
cryptid-player-tokens = jetons { $one } et { $other }
cryptid-tokens-none = Il n’y a pas encore de jetons.
cryptid-row = Rangée { $row } : { $hexes }

# Le guide de la première partie.

cryptid-coach-goal = Une seule case convient aux indices de tous : c’est là que vit la créature. Apprenez ce que savent les autres, et fouillez cette case le premier.
cryptid-coach-opening = Posez un cube : il dit « pas ici, selon mon indice ». Les cases éclairées sont celles que votre indice exclut ; pointez-en une pour la choisir.
cryptid-coach-opening-why = Les autres rayent alors chaque indice qui permettrait cette case. Une bonne case pour vous est donc une case que peu d’indices permettent.
cryptid-coach-opening-again = Encore un cube, comme avant : de préférence là où il en dit peu.
cryptid-coach-quiet-cube = { $out ->
    [0] Ici, votre cube { $colour } n’apprend rien de neuf : { $hexes }.
    [one] Votre cube { $colour } en dit le moins ici : { $hexes }. Il n’y raye qu’un des { $all } indices que vous pouvez avoir aux yeux des autres.
   *[other] Votre cube { $colour } en dit le moins ici : { $hexes }. Il y raye { $out } des { $all } indices que vous pouvez avoir aux yeux des autres.
}
cryptid-coach-quiet-disc = { $out ->
    [0] Ici, votre disque { $colour } n’apprend rien de neuf : { $hexes }.
    [one] Votre disque { $colour } en dit le moins ici : { $hexes }. Il n’y raye qu’un des { $all } indices que vous pouvez avoir aux yeux des autres.
   *[other] Votre disque { $colour } en dit le moins ici : { $hexes }. Il y raye { $out } des { $all } indices que vous pouvez avoir aux yeux des autres.
}
cryptid-coach-turn = À vous : pointez une case éclairée, puis demandez à quelqu’un si la créature peut y être, ou fouillez-la vous-même.
cryptid-coach-answers = Un disque dit « peut-être ici », un cube « pas ici ». Si c’est un cube, vous payez avec l’un des vôtres, qui renseigne les autres sur vous.
cryptid-coach-standing = { $hexes } cases peuvent encore être l’habitat. Vous en savez le moins sur { $who } : { $open ->
    [one] un indice est ouvert
   *[other] { $open } indices sont ouverts
} sur votre feuille.
cryptid-coach-ask = Essayez ceci : questionnez { $seat } sur { $hex }. De { $all } indices ouverts, un disque en laisserait { $yes }, un cube { $no } ; aucune question ne vous en dit plus sur l’habitat.
cryptid-coach-ask-pair = Essayez ceci : questionnez { $seat } sur { $hex }. À { $yes } %, la réponse est deux disques, sinon un cube ; aucune question ne vous en dit plus sur l’habitat.
cryptid-coach-search = { $hex } est l’habitat à { $odds } % : fouillez cette case. Si quelqu’un y pose un cube, vous payez avec l’un des vôtres.
cryptid-coach-sure = Tous les indices ensemble laissent exactement une case, et quels que soient ceux des autres parmi les indices ouverts, avec ce que vous savez c’est { $hex }. Fouillez cette case, et vous gagnez !
cryptid-coach-enough = Ce qui est sur la table suffit pour connaître l’habitat, si vous pensez que tous les indices ensemble laissent exactement une case. Pour en voir plus d’abord, questionnez { $seat } sur { $hex } : de { $all } indices ouverts, un disque en laisserait { $yes }, un cube { $no }.
cryptid-coach-hint = Aucune question ne vous apprend grand-chose à présent. Vous pourriez proposer l’indication : elle nomme une sorte d’indice que personne n’a.
cryptid-coach-cube = C’était un cube : vous payez donc avec l’un des vôtres, sur une case que votre indice exclut. Pointez une case éclairée.
cryptid-coach-cube-again = Maintenant, un cube à vous.
cryptid-coach-disc = Votre disque est déjà en { $hex } : un autre va donc sur une case que votre indice permet. Pointez une case éclairée.
cryptid-coach-answer-discs = Vos deux indices permettent { $hex } : votre réponse est un disque de chaque couleur.
cryptid-coach-answer-cube = Selon votre indice { $colour }, la créature ne peut pas être en { $hex } : votre réponse est un cube de cette couleur.
cryptid-coach-answer-choice = Aucun de vos indices ne permet { $hex }. Un cube suffit, et vous choisissez sa couleur.
cryptid-coach-vote = L’indication nomme une sorte d’indice que personne n’a, et tous l’entendent. Elle aide surtout celui qui en sait le moins.
cryptid-coach-vote-agree = Votre case la plus probable n’est qu’à { $odds } % : acceptez.
cryptid-coach-vote-refuse = Votre case la plus probable est déjà à { $odds } % : refusez, sinon les autres vous rattrapent.
cryptid-coach-watch = { $seat } choisit maintenant. Regardez ce qui est posé : chaque jeton est vrai et vous apprend quelque chose.
cryptid-coach-sheet = Votre feuille porte chaque indice que quelqu’un peut avoir ; ce qu’un jeton contredit est rayé. Pointez un indice pour voir ses cases.
cryptid-coach-their-cube = { $who } a un cube en { $hex } : son indice ne permet donc pas la case. { $out ->
    [0] Rien de neuf
    [one] Un indice tombe
   *[other] { $out } indices tombent
}, { $left ->
    [one] il en reste un
   *[other] il en reste { $left }
}.
cryptid-coach-their-disc = { $who } a un disque en { $hex } : son indice permet donc la case. { $out ->
    [0] Rien de neuf
    [one] Un indice tombe
   *[other] { $out } indices tombent
}, { $left ->
    [one] il en reste un
   *[other] il en reste { $left }
}.
cryptid-coach-last-cube = Le cube en { $hex } ne laisse qu’un indice pour { $who } : « { $clue } »
cryptid-coach-last-disc = Le disque en { $hex } ne laisse qu’un indice pour { $who } : « { $clue } »
cryptid-coach-my-cube = Votre cube { $colour } en { $hex } { $out ->
    [0] n’a rien appris de neuf
    [one] a rayé un des indices que vous pouvez avoir
   *[other] a rayé { $out } des indices que vous pouvez avoir
} ; les jetons en laissent { $left }.
cryptid-coach-my-disc = Votre disque { $colour } en { $hex } { $out ->
    [0] n’a rien appris de neuf
    [one] a rayé un des indices que vous pouvez avoir
   *[other] a rayé { $out } des indices que vous pouvez avoir
} ; les jetons en laissent { $left }.
cryptid-coach-hinted = L’indication raye { $out } indices sur { $all }, pour tous.
cryptid-coach-over = { $hex } est la seule case que permettent les { $count } indices.
cryptid-coach-over-mine = Sans votre indice { $colour }, il resterait { $hexes } cases : chaque indice est nécessaire.
cryptid-coach-over-review = Le retour sur la partie montre, tour par tour, ce que chacun pouvait savoir et ce qu’il a livré.
