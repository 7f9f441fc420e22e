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
page-home-line = Des jeux de société en pleine nature, entre amis ou contre des robots. Sans compte, rien à installer.
page-home-games = Jeux
page-home-mine = Vos tables
page-home-finished = Vos parties terminées
page-home-open = Tables ouvertes
page-home-none-open = Personne n’attend de joueurs en ce moment.
page-home-seats = De { $least } à { $most } joueurs.
page-home-now = Jouer contre des robots
page-home-learn = Apprendre : une partie guidée
page-home-new = Nouvelle table
page-home-rules = Règles
page-home-code = J’ai un code
page-home-code-go = Y aller
page-go-on = Continuer
page-look = Aller voir
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
page-new-bot = Robot : { $bot }
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
page-wait-bot = Robot pour { $seat }
page-bot = Robot : { $bot }
page-nameless = Quelqu’un
page-sit-here = S’asseoir ici
page-stand-up = Se lever
page-remove = Écarter
page-give-bot = Le faire jouer
page-make-link = Lien pour un ami
page-link-of = Lien vers la place { $seat } ; il sert une fois
page-start-now = Commencer, des robots prennent les places vides
page-start-line = On pourra encore prendre la place d’un robot plus tard, si vous la libérez.
page-invite = Inviter
page-invite-line = Dites le code, envoyez le lien, ou montrez l’image à un téléphone.
page-invite-link = Lien vers cette table
page-invite-qr = Une image QR du lien vers cette table
page-code-spelled = Code : { $code }
page-agreed = { $seats } joueurs · { $clock } · { $aid } · { $watch ->
    [yes] d’autres peuvent regarder
   *[no] personne ne peut regarder
}

# Un lien vers une place
page-join-title = Une place à une table de { $game }
page-join-with = À la table : { $who }.
page-join-alone = encore personne
page-join-go = S’asseoir à la place { $seat }

# Soi-même
page-me-title = Vous
page-me-you = Nom et apparence
page-me-language = Langue
page-me-theme = Clair ou sombre
page-me-save = Garder
page-me-saved = C’est gardé.
page-phrase-title = Un autre appareil
page-phrase-line = Avec une phrase secrète, vous retrouvez vos places dans un autre navigateur. Qui la connaît, c’est vous.
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
page-text-seat = { $seat } : { $who }
page-text-turn = { $seat } : { $who }, à qui c’est de jouer
page-next = Vers la partie suivante
page-rematch = Rejouer avec les mêmes personnes
page-concede = Abandonner …
page-concede-line = Un robot continue pour vous, et vous ne pouvez plus gagner.
page-concede-go = Oui, abandonner

# Quand quelque chose ne va pas
page-error-400 = Cela n’a pas pu être lu.
page-error-403 = Vous ne pouvez pas faire cela ici.
page-error-404 = Il n’y a rien ici.
page-error-405 = Cela ne se fait pas ici.
page-error-413 = C’était trop à la fois.
page-error-429 = C’était un peu rapide. Attendez un moment, puis réessayez.
page-error-500 = C’est une faute du programme, pas la vôtre. Rien de ce qui a été confirmé n’est perdu.
page-error-503 = Le camp est plein en ce moment. Réessayez plus tard.
