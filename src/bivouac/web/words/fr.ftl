# What pages say. A game's own words stand in its folder.

# The store
page-store-newer = La base de données { $file } est de la version { $version }, ce programme connaît jusqu’à { $known }. Un Bivouac plus récent peut l’ouvrir.
page-store-damaged = { $file } n’est pas une base de données de Bivouac, ou elle est abîmée.
page-store-full = Impossible d’enregistrer : le serveur n’a plus de place. Rien n’a été changé.
page-store-failed = Impossible d’enregistrer ou de retrouver cela : la base de données du serveur ne répond pas. Rien n’a été changé.

# Le cadre de chaque page
page-skip = Aller au contenu
page-nav = Menu principal
page-nav-rules = Règles
page-nav-me = Vous
page-nav-about = À propos
page-foot = Langue, apparence, à propos
page-theme-system = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-home = Vers l’accueil
page-back = Retour
page-name = Votre nom
page-refresh = Actualiser
page-copy = Copier
page-copied = Copié

# L’accueil
page-home-title = Approchez-vous du feu, et jouez
page-home-line = Des jeux de société en pleine nature, entre amis ou avec des robots. Sans compte, rien à installer.
page-home-games = Jeux
page-home-mine = Vos tables
page-home-finished = Vos parties terminées
page-home-open = Tables ouvertes
page-home-none-open = Personne n’attend de joueurs en ce moment.
page-home-seats = De { $least } à { $most } joueurs.
page-home-now = Jouer contre des robots
page-home-now-together = Jouer avec des robots
page-home-learn = Apprendre : une partie guidée
page-home-new = Nouvelle table
page-home-rules = Règles
page-home-code = J’ai un code
page-home-code-go = Y aller
page-replay = Revoir la partie
page-card-yours = C’est à vous de jouer.
page-card-theirs = C’est à { $seat } de jouer ({ $who }).
page-card-waiting = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}
page-ago-now = à l’instant
page-ago-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
page-ago-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
page-ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}

# Dresser une table
page-new-title = { $game } : nouvelle table
page-new-seats = Qui s’assied où
page-new-count = Nombre de joueurs
page-new-rows = Au moins { $least } places. Une place avec un tiret ne participe pas.
page-new-bots = Les robots, du plus faible au plus fort
page-new-options = Options
page-new-aid = Aide
page-new-table = La table
page-new-clock = Temps de réflexion
page-new-watch = D’autres peuvent regarder
page-new-listed = Montrer la table sur l’accueil tant qu’une place est libre
page-new-guided = Un guide explique chaque étape
page-new-go = Dresser la table
page-new-me = Moi
page-new-link = Un ami, par un lien
page-new-free = Libre : au premier venu
page-new-nobody = –
page-aid-full = La feuille se remplit toute seule, et vous pouvez y ajouter des marques
page-aid-hand = La feuille est vide : vous faites toutes les marques vous-même
page-aid-off = Pas de feuille
page-clock-none = Sans limite
page-clock-move = { $time } par coup
page-clock-game = { $time } chacun pour toute la partie
page-time-seconds = { $count } secondes
page-time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
page-time-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
page-seats-gap = { $seat } a un tiret, mais une place plus loin est prise : ne laissez pas de trou.

# La salle d’attente
page-wait-title = { $game } : la table se prépare
page-wait-line = { $count ->
    [one] Une place est encore vide. La partie commence dès que toutes sont prises.
   *[other] { $count } places sont encore vides. La partie commence dès que toutes sont prises.
}
page-wait-who = Qui est assis où
page-wait-free = Libre
page-wait-awaited = Un ami, qui a le lien
page-wait-me = { $name } (vous)
page-wait-change = Qui doit prendre la place { $seat }
page-bot = Robot : { $bot }
page-nameless = Quelqu’un
page-sit-here = S’asseoir ici
page-stand-up = Se lever
page-change = Changer
page-link-of = Lien vers la place { $seat } ; il sert une fois
page-start-now = Commencer, des robots prennent les places vides
page-start-line = On pourra encore prendre la place d’un robot plus tard, si vous la libérez.
page-invite = Inviter
page-invite-line = Dites le code, envoyez le lien, ou montrez l’image à un téléphone.
page-invite-link = Lien vers cette table
page-invite-qr = Une image QR du lien vers cette table
page-code-spelled = Code : { $code }
page-agreed-seats = { $seats ->
    [one] Une personne
   *[other] { $seats } joueurs
}
page-agreed-watch = { $watch ->
    [yes] d’autres peuvent regarder
   *[no] personne ne peut regarder
}

# Un lien vers une place
page-join-title = Une place à une table de { $game }
page-join-with = À la table : { $who }.
page-join-go = S’asseoir à la place { $seat }

# Soi-même
page-me-title = Vous
page-me-you = Nom et apparence
page-me-language = Langue
page-me-theme = Clair ou sombre
page-me-save = Garder
page-me-saved = C’est gardé.
page-phrase-title = Un autre appareil
page-phrase-line = Avec une phrase secrète, vous retrouvez vos places dans un autre navigateur. Qui la connaît peut jouer à votre place.
page-phrase-make = Faire une phrase secrète
page-phrase-once = Notez-la : elle n’est montrée qu’une fois. Une plus ancienne ne vaut plus.
page-phrase-qr = Une image QR qui ouvre la page « amener mes places ici » avec la phrase secrète
page-bring-title = Amener mes places ici
page-bring-line = Tapez la phrase secrète faite dans l’autre navigateur. Qui vous étiez dans celui-ci est oublié.
page-bring-phrase = Phrase secrète
page-bring-go = Amener mes places ici
page-brought = Ici aussi, vous êtes { $name }.

# Les règles et le reste
page-rules-title = { $game } : les règles
page-about-title = À propos de Bivouac
page-about-what = Bivouac accueille des jeux de société en pleine nature : dans un navigateur, dans un terminal, à une vraie table, et pour des programmes.
page-about-whose = À qui sont les jeux
page-about-unofficial = C’est un projet non officiel de gens qui aiment ces jeux. Leurs noms appartiennent à leurs propriétaires, qui n’y sont pour rien. Aucune image ni aucun texte d’un éditeur n’est utilisé ; les règles sont dites avec nos propres mots.
page-about-kept = Ce qui est gardé
page-about-kept-line = Le nom que vous choisissez, et ce qui s’est fait et dit à vos tables. Un cookie dit qui vous êtes, deux autres retiennent la langue et l’apparence. Ni adresse, ni courriel, rien d’autre ; rien n’est chargé d’ailleurs.
page-about-text = Pour qui écoute la page
page-about-text-line = Chaque table a une page en mots où toute la partie se joue au clavier, avec un lecteur d’écran ou sans script. Chaque table y mène.

# La table en mots
page-text-title = la table en mots
page-text-now = Maintenant
page-text-type = Taper un coup
page-text-typing = Par exemple « { $example } ». Les débuts des mots suffisent, et un mot seul montre les coups qui le contiennent.
page-text-play = Jouer
page-text-which = Lequel de ceux-ci ?
page-text-moves = Tout ce que vous pouvez faire
page-text-range = { $count } coups : { $first } … { $last }
page-text-undo = Reprendre : { $move }
page-text-log = Ce qui s’est passé
page-text-all = Toutes les { $count } lignes
page-text-nothing = Rien encore.
page-text-talk = Discussion
page-text-say = Dire quelque chose
page-text-send = Envoyer
page-text-picture = La table en image
page-text-table = À la table
page-text-seat = { $seat } ({ $who })
page-text-turn = { $seat } ({ $who }), à qui c’est de jouer
page-text-left = { $line }, encore { $time }
page-next = Vers la partie suivante
page-rematch = Rejouer avec les mêmes personnes
page-concede = Abandonner …
page-concede-line = Un robot continue pour vous, et vous ne pouvez plus gagner.
page-concede-go = Oui, abandonner


# La table en image
page-table-leave = Quitter la table (votre place reste à vous)
page-table-reconnecting = Reconnexion …
page-table-veil = Cacher ce que vous seul pouvez voir
page-table-menu = Menu
page-table-sound = Son
page-table-keys = Touches
page-table-rules = Règles
page-table-text = La table en mots
page-table-concede = Abandonner …
page-table-concede-sure = Abandonner ? Un robot continue pour vous, et vous ne pouvez plus gagner.
page-table-map = Carte
page-table-closer = Plus près
page-table-farther = Plus loin
page-table-all = Tout montrer
page-table-asked = Ce qui est demandé
page-table-replay = Revoir la partie
page-table-review = Analyse
page-table-card = Ce que vous montrez
page-table-known = Ce qu’on en sait
page-table-close = Fermer
page-table-lost = Pas de réponse. Y a-t-il du réseau ?
page-table-turn = À vous
page-table-undo = Reprendre : { $move }
page-table-panels = À côté de la carte
page-table-coach = Guide
page-table-log = Journal
page-table-talk = Discussion
page-table-talk-text = Dire quelque chose
page-table-talk-send = Envoyer
page-table-no = Non
page-table-yes = Oui
page-table-link = Ce lien donne la place, une seule fois. Envoyez-le à la personne qui doit s’y asseoir.
page-key-tab = vers la carte, puis vers ce qui est à côté
page-key-arrows = marcher sur la carte, d’un endroit éclairé au suivant
page-key-shift = marcher sur la carte, case par case
page-key-enter = ce qu’on peut y faire
page-key-escape = retour
page-key-zoom = plus près, plus loin, tout
page-key-veil = cacher ce que vous seul pouvez voir, ou le montrer
page-key-marks = marquer une case de votre feuille, ou l’effacer
page-key-help = ces touches

# Revoir et analyser
page-replay-title = { $game } : revoir la partie
page-replay-first = Au début
page-replay-before = Un pas en arrière
page-replay-after = Un pas en avant
page-replay-last = À la fin
page-replay-moment = Moment
page-replay-eyes = Avec les yeux de
page-replay-table = Vers la table
page-replay-start = Le début
page-review-title = { $game } : analyse
page-review-thinking = La partie est en train d’être analysée. Cela prend quelques secondes.
page-review-failed = Il n’y a pas d’analyse : { $why }
page-review-turns = Tour par tour
page-review-move = Coup
page-review-player = Joueur
page-review-said = Remarques
page-review-axis = Coups

# Tables: what is refused, what is told
page-over-conceded = Les autres ont abandonné.
page-over-given-up = La partie a été abandonnée.
page-too-late = Vous avez déjà fait autre chose depuis, ici ou dans une autre fenêtre.
page-bad-mark = On ne peut pas marquer cela.
page-talk-seated = Seuls ceux qui jouent ici peuvent le faire.
page-talk-muted = Le propriétaire de la table vous a demandé de vous taire.
page-talk-empty = Il n’y a encore rien à dire.
page-talk-long = C’est trop long : { $most } lettres au plus.
page-is-over = La partie est finie.
page-not-over = La partie n’est pas encore finie.
page-not-begun = La partie n’a pas commencé : il manque encore quelqu’un.
page-seat-conceded = Cette place a abandonné.
page-seat-other = Vous avez déjà vu un autre jeu à cette table.
page-seat-taken = Quelqu’un est déjà assis là.
page-seat-no-time = Il ne reste plus de temps à la pendule de cette place.
page-seat-twice = Personne ne peut occuper deux places.
page-seats-count = Dites qui occupe chacune des { $seats } places.
page-bad-clock = Une pendule dure au moins 5 secondes et au plus un jour.
page-bad-seat = Une place est pour « me », « bot:NOM », « link » ou « free », pas pour « { $word } ».
page-owner-only = Seul le propriétaire de la table peut le faire.
page-mute-nobody = Il n’y a personne à faire taire ici.
page-no-table = Cette table n’existe pas, ou ne vous est pas ouverte.
page-no-code = Aucune table n’a ce code.
page-link-used = Ce lien a déjà servi, ou ne vaut plus. Demandez-en un nouveau.
page-who = Personne ne vous connaît encore ici : prenez place à une table, ou ouvrez-en une.
page-no-seat = Vous n’occupez pas de place à cette table en ce moment.
page-no-such-move = Ce coup n’existe pas.
page-illegal-move = Ce n’est pas possible maintenant.
page-eyes-later = Tant que la partie dure, vous ne pouvez regarder qu’avec vos propres yeux.
page-no-review = L’analyse n’a pas pu être faite. Réessayez plus tard.
page-bad-request = Cela est illisible : { $why }
page-bad-number = « { $text } » n’est pas un nombre qui convient ici.
page-bad-config = Les réglages sont illisibles : { $why }
page-too-much = Pas si vite : réessayez dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
page-other-site = Un autre site a demandé cela en votre nom. Rien n’a été fait.
page-name-long = Un nom a { $most } lettres au plus.
page-phrase-unknown = Personne ici n’a cette phrase secrète.
page-no-port = L’adresse { $host }, port { $port }, ne peut pas servir : { $why }
page-serving = Bivouac est prêt : { $address } (Ctrl-C l’arrête)
page-told-concede = { $seat } abandonne ; un robot continue.
page-told-sit-person = { $name } joue maintenant { $seat }.
page-told-sit-bot = Un robot joue maintenant { $seat }.
page-told-sit-bot-left = { $seat } s’en va ; un robot garde la place.
page-told-sit-bot-owner = Un robot prend le relais de { $seat }.
page-told-sit-bot-clock = { $seat } n’a plus de temps ; un robot prend le relais.
page-told-sit-bot-failed = Le robot de { $seat } s’est endormi ; un autre continue, au hasard.
page-told-sit-free-owner = La place de { $seat } est libre.
page-told-sit-awaited-owner = La place de { $seat } attend un ami.
page-players = Joueurs
page-me = vous
page-holder-free = libre
page-holder-awaited = un ami est attendu
page-state-asked = doit jouer
page-state-won = a gagné
page-state-conceded = a abandonné
page-state-away = absent
page-state-muted = muet
page-seat-take-back = Reprendre ma place
page-seat-to-bot = Laisser jouer un robot
page-seat-to-bot-sure = Laisser un robot jouer { $seat } ? La personne qui joue peut reprendre sa place.
page-seat-invite = Inviter un ami
page-seat-invite-again = Nouveau lien
page-seat-mute = Faire taire
page-seat-unmute = Laisser parler

# Quand quelque chose ne va pas
page-error-400 = Cela n’a pas pu être lu.
page-error-403 = Vous ne pouvez pas faire cela ici.
page-error-404 = Il n’y a rien ici.
page-error-405 = Cela ne se fait pas ici.
page-error-413 = C’était trop à la fois.
page-error-500 = C’est une faute du programme, pas la vôtre. Rien de ce qui a été confirmé n’est perdu.

page-my-mark = ma marque { $mark }
page-serving-others = Pour les autres dans votre réseau : { $address }

# Tables dans les listes
page-go-on = Continuer
page-look = Aller voir
page-journal-full = On a tant dit et tant marqué à cette table que rien de plus n’y tient.

# Finding oneself, and weighing chances
page-table-find = Me retrouver
page-key-find = à votre propre pièce
page-table-chances = Montrer mes chances
page-no-chances = Les chances n’ont pas pu être calculées. Réessayez plus tard.
page-nothing-weighed = Il n’y a rien à évaluer ici.
page-review-map = Tout le chemin

# Prendre et poser, et les grands moments
page-taken = Vous le tenez. Les flèches mènent là où cela peut aller, Entrée l’y pose, Échap le remet en place.
page-moment-all = Tout d’un coup
page-table-again = Revoir : { $moment }
page-key-take = prendre ce qui peut aller ailleurs, et le poser sur un endroit éclairé
page-key-moment = ce qui vient d’être révélé ou compté : tout d’un coup, fermer, revoir

# Campaigns
page-campaign = Campagne
page-campaign-title = { $game } : la campagne
page-campaign-line = Une étape après l’autre. Ce que vous avez gagné est retenu sur cet appareil, et nulle part ailleurs.
page-campaign-script = Cette page montre les étapes ; celles que vous avez gagnées ne sont retenues qu’avec des scripts, et votre navigateur n’en exécute pas.
page-campaign-progress = { $won } sur { $count } gagnées
page-campaign-open = Pas encore gagnée
page-campaign-won = { $seats ->
    [one] Gagnée par une personne, le { $date }
   *[other] Gagnée à { $seats }, le { $date }
}
page-campaign-play = Jouer
page-campaign-forget = Oublier …
page-campaign-forget-line = Tout ce qui a été gagné dans cette campagne est oublié sur cet appareil.
page-campaign-forget-go = Oui, oublier
