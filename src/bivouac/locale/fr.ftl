# Ce que tous les jeux partagent.

illegal-move = Ce n’est pas possible maintenant : { $move }
not-a-seat = Personne n’est assis là.
no-undo = Il n’y a rien que vous puissiez reprendre.
unknown-move = Je ne connais pas de coup « { $text } » ici. Vouliez-vous dire « { $like } » ?
ambiguous-move = « { $text } » peut être « { $one } » ou « { $other } » : écrivez-en un peu plus.
no-move-now = Il n’y a rien que vous puissiez faire maintenant.
unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
bad-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
bad-option = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
bad-option-value = « { $value } » ne convient pas pour { $option }. { $about }
bad-deal = Ce qui a été distribué ne va pas avec le nombre de joueurs et les options.

log-damaged = La ligne { $line } du fichier est abîmée.
log-edited = La ligne { $line } du fichier a été changée depuis son écriture.
log-cut = Le fichier finit trop tôt : la suite de la ligne { $line } manque.
log-goes-on = La ligne { $line } vient après la fin du fichier.
log-number = La ligne { $line } du fichier devrait être l’entrée { $number }.
log-illegal = La ligne { $line } du fichier est impossible selon les règles : { $move }
log-not-ours = Ligne { $line } : ce n’est pas une partie enregistrée de Bivouac.
log-newer = Ligne { $line } : le fichier est de la version { $version }, ce programme connaît jusqu’à { $known }. Un Bivouac plus récent peut le lire.

card-file-unread = { $file } n’est pas du TOML : { $why }
card-file-lacks = Il manque « { $key } » dans { $file }.
card-file-order = { $file } doit contenir, dans cet ordre : { $wanted }.
card-file-count = { $file } doit contenir { $count } cartes, et non { $found }.
card-file-wrong = { $file }, ligne { $line } : { $why }
card-wrong = { $file }, carte { $card }, ligne { $line }, colonne { $column } : { $why }
card-key = « { $key } » est inconnu.
card-id = un identifiant se compose de minuscules, de chiffres et de tirets simples.
card-lacks = il manque « { $key } ».
card-shape = { $error }
word-unknown = « { $word } » ne peut pas être là. Mots connus : { $wanted }.
word-missing = il manque quelque chose ici : { $wanted }.
word-left = rien d’autre n’est attendu, mais il y a « { $word } ».

unknown-bot = Il n’y a pas de robot « { $bot } » pour ce jeu. Il y a : { $known }.

unknown-language = Il n’y a pas de langue « { $language } ». Il y a : { $known }.
usage-error = Impossible à lire : { $why }

help-bivouac = Bivouac : des jeux de société en pleine nature dans un navigateur ou un terminal, entre amis ou contre des robots. Sans commande : serve.
help-play = Joue dans le terminal : une nouvelle partie d’un jeu, ou la suite d’un fichier enregistré ; sans rien : le menu. « play JEU --help » montre les options propres au jeu.
help-serve = Sert des tables aux navigateurs et aux programmes. Chaque option peut aussi venir de l’environnement, comme BIVOUAC_PORT.
help-host = L’adresse d’écoute ; 127.0.0.1 pour cette machine seule. Sinon tout le réseau peut venir.
help-reach = Le nom ou l’adresse sous lequel les autres trouvent cette machine ; sinon on le devine.
help-port = Le port ; sans rien dire 8300, ou le suivant qui est libre.
help-database = Le fichier qui garde tout.
help-workers = Dans combien de processus les robots réfléchissent.
help-pace = Combien de secondes un robot attend avant de jouer.
help-rate = Combien de requêtes par seconde un client peut faire.
help-tables = Combien de tables un client peut ouvrir en une heure.
help-keep = Après combien de jours on oublie une table que personne ne touche.
help-proxy = Un mandataire se trouve devant le serveur, et sa parole sur les adresses compte.
help-no-browser = N’ouvre pas de navigateur.
help-verbose = Note aussi chaque requête.
help-title = Le jeu.
help-seats = Qui est assis où, dans l’ordre : « me » pour vous, le nom d’une personne ou celui d’un robot.
help-seed = Tire à partir de cette graine : même graine, même partie.
help-file = Garde la partie dans ce fichier.
help-plain = Ligne par ligne au lieu du plein écran : pour les tubes et les lecteurs d’écran.
help-version = Dit la version.
help-lang = La langue de tous les textes ; sinon celle du système.
help-usage = Usage :
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-help = Montre cette aide.
help-required = (nécessaire)

unknown-player = Personne ici ne s’appelle « { $player } ». Il y a : { $known } ; le nom d’une autre personne commence par une majuscule.
seat-twice = « { $player } » ne peut pas occuper deux places.
seats-missing = Dites qui est assis où, par exemple : --seats { $example }
player-me = vous
seat-and-player = { $seat } ({ $player })

file-missing = Il n’y a pas de fichier { $file }.
file-folder = { $file } est un dossier, pas une partie enregistrée.
file-denied = { $file } ne peut être ni lu ni écrit : accès refusé.
file-full = { $file } ne peut pas être écrit : il n’y a plus de place.
file-odd = { $file } n’est pas un fichier ordinaire.
file-no-folder = { $file } ne peut pas être écrit : il n’y a pas de dossier { $folder }.
file-exists = { $file } existe déjà ; pour continuer cette partie : bivouac resume { $file }
file-changed = { $file } a été changé ou enlevé par un autre programme : rien n’a été joué. Quittez, puis reprenez la partie.
file-error = { $file } est inutilisable : { $why }
saved-in = La partie est enregistrée. Pour la continuer : bivouac resume { $file }
over-in = Pour revoir la partie : bivouac replay { $file }

told-undo = { $seat } reprend un coup.
told-reason = « { $reason } »
undone = Le coup est repris.
undo-what = Reprendre « { $move } » ?
no-sheet = Il n’y a pas de feuille ici.
no-place = Il n’y a pas de « { $place } » sur la carte.
look-long = { $title } (long : « look { $number } » le dit)
no-mark = Rien ne s’appelle « { $about } » sur la feuille.
marked = { $about } : { $mark ->
    [blank] aucune marque
   *[other] { $mark }
}
no-rules = Il n’y a pas encore de règles de { $title }.
nothing-here = Il n’y a rien à faire là maintenant.
no-buttons = Tous les coups sont sur la carte maintenant.
choose-move = Que faites-vous ? (un chiffre ou Entrée ; Échap pour revenir)
curtain = Passez l’écran à { $who }.
curtain-enter = Appuyez sur Entrée quand personne d’autre ne regarde.
curtain-undo = Ou reprenez votre dernier coup avec u.

menu-title = Bivouac
menu-new = Nouvelle partie
menu-resume = Continuer une partie enregistrée
menu-replay = Revoir une partie
menu-rules = Règles
menu-language = Langue
menu-quit = Quitter
menu-game = Quel jeu ?
menu-seats = Combien de joueurs ?
menu-yes = Oui
menu-no = Non
menu-other = Autre …
menu-who = Qui joue { $seat } ?
menu-person = Une autre personne devant cet écran …
menu-name = Comment s’appelle la personne qui joue { $seat } ?
menu-name-taken = Ce nom est pris.
menu-which = Laquelle ?
menu-over = terminée
menu-choose = { $keys }, s’il vous plaît, ou Entrée pour la réponse à l’étoile.
menu-keys = ↑↓ et Entrée choisissent · Échap revient · Ctrl-C quitte
bot-random = Joue n’importe quel coup permis.

play-line = écrivez un coup, ou déplacez-vous avec les flèches · ? aide
play-wait = espace : les robots jouent tout de suite · ? aide
play-wait-undo = u : reprendre votre coup · espace : les robots jouent tout de suite
play-over = b : ce qui est à droite · l : tout ce qui s’est passé · q : quitter
play-keys =
    s feuille l récit
    u reprise h plus
    : écrire  ? aide
    q quitter
reading-keys = ↑↓ défilent · Échap revient
sheet-keys = flèches · Entrée change la marque, ou - + ? · Retour arrière l’efface · Échap revient
play-help =
    # Comment jouer ici

    Déplacez-vous sur la carte avec les **flèches** ; une carte plus grande que l’écran suit. Ce avec quoi vous pouvez faire quelque chose est clair : avec **Maj**, les flèches vont de l’un à l’autre. **Entrée** montre ce que vous pouvez y faire.

    Ou écrivez un coup : commencez par ses lettres, ou par **:** puis le texte. `ask 5,3 blue` ou simplement `a 5,3 b`. La ligne du bas montre les textes des coups là où est le curseur. **Échap** revient à la carte.

    - **1** … **9** ce qui est entre crochets à côté de la question ; **h** en montre la liste
    - **s** votre feuille · **l** tout ce qui s’est passé · **u** reprendre votre dernier coup, tant qu’il ne vous a rien appris et que personne n’a joué depuis
    - **espace** les robots jouent tout de suite · **b** ce qui est à droite, si c’est trop long pour y tenir
    - **?** cette aide · **q** quitter ; la partie est toujours enregistrée
legend-title = Les lettres sur la carte
lines-undo = Entrée : aux autres de jouer. « undo » reprend votre coup.
lines-many = { $count } coups : « moves » les montre. L’un d’eux : « { $example } ». « help » dit ce qui peut encore se taper.
lines-help =
    Écrivez un coup : son texte, ou le début de ses mots. « moves » les montre tous, « moves 5,3 » ceux qui ont ce mot.
    Un nombre joue ce qui est à côté. Et aussi : « map » (la carte ; « map 5,3 » autour d’un lieu), « look » (tout en
    mots), « sheet » (la feuille), « log » (le récit), « undo » (reprendre), « mark NOM + » (ou - ? ou rien ; « mark »
    seul montre les noms), « rules » (les règles), « help », « quit ». La partie est toujours enregistrée.

replay-title = { $place } sur { $count } · { $eyes }
replay-all = tout est montré
replay-spectator = en spectateur
replay-seat = Il n’y a pas de place « { $seat } » dans cette partie : écrivez 1 à { $seats }, all ou spectator.
replay-unfinished = Cette partie n’est pas terminée : jusque-là, on ne peut la voir qu’avec --seat spectator.
replay-jump = Aller à quel pas ?
replay-keys =
    ←→ un pas
    ⇞⇟ dix pas
    ⇱⇲ bouts g aller
    v yeux  s feuille
    l récit q quitter
replay-line = ←→ un pas · g aller à · v autres yeux · b à droite · s feuille · l récit
replay-lines-help = Entrée : avancer. « b » : reculer. Un nombre : aller à ce pas. « end », « seat » (autres yeux), « sheet » (la feuille), « log » (le récit), « quit ».

help-resume = Continue une partie enregistrée.
help-replay = Revoit une partie pas à pas : terminée, comme chaque place l’a vue ou avec tout montré ; sinon, en spectateur.
help-rules = Montre les règles d’un jeu.
help-saved = Une partie enregistrée.
help-seat = Comme cette place l’a vue (à partir de 1), avec tout montré (« all »), ou en spectateur (« spectator »).

unknown-command = Il n’y a pas de commande « { $command } ». Il y a : { $known }.
no-such-option = Il n’y a pas d’option « { $option } » ici ; --help montre celles qu’il y a.
option-value = L’option { $option } demande une valeur après elle.
option-flag = L’option { $option } ne prend pas de valeur.
missing-word = Il manque { $what } ; --help montre ce qu’il faut.
bad-value = { $what } ne peut pas avoir cette valeur ; --help montre celles qui sont possibles.
extra-words = Il y a trop de mots : { $words }
play-saved = { $file } est une partie enregistrée : elle a déjà ses joueurs et son hasard, n’écrivez donc ni --seats, ni --seed, ni --file.
program-error = C’est une erreur du programme, pas la vôtre ({ $error }). Une partie enregistrée est comme avant le dernier coup.

fuzz-fine = { $title } : { $games } parties au hasard, aucun défaut.
fuzz-crash = Après { $entry } coups, la partie s’est arrêtée sur une erreur : { $error } ({ $place })
fuzz-dead-end = Après { $entry } coups, c’est à { $who }, mais il n’y a rien à choisir.
fuzz-endless = Après { $entries } coups, la partie n’est toujours pas finie.
fuzz-leak = Après { $entry } coups, ce que voit { $who } dépend de quelque chose de caché : { $what }
fuzz-chance = le hasard
fuzz-spectator = un spectateur
fuzz-log = Le journal qui le montre : { $file }
help-fuzz = Joue au hasard à un jeu, ou à tous, jusqu’à ce qu’une partie plante, se bloque, ne finisse pas ou trahisse ce qui est caché.
help-fuzz-games = Combien de parties de chaque jeu.
help-fuzz-seconds = S’arrête après tant de secondes pour chaque jeu.
help-fuzz-file = Où va le journal qui montre un défaut.

help-sim = Joue beaucoup de parties entre robots sur tous les cœurs, et montre un tableau.
help-ladder = Fait jouer chaque robot d’un jeu contre celui du dessous, places en miroir ; là où tous gagnent ou perdent ensemble, chacun joue seul les mêmes donnes.
help-sim-games = Combien de parties.
help-sim-seats = Quel robot s’assied où, à partir de la première place.
help-pair = Ces deux-là seulement, d’abord celui qui devrait être le meilleur.
help-players = Combien de places ; sinon autant que le jeu en a.
help-jobs = Combien de parties à la fois ; sinon une par cœur.
help-out = Écrit une ligne par partie et par place dans ce fichier.
out-format = « { $file } » n’a pas de terminaison que je sache écrire : { $known }.
out-folder = Il n’y a pas de dossier { $folder }.
no-parquet = Parquet demande un paquet de plus : { $install }
sim-caption = { $games } parties, dont la moitié dure plus de { $turns } tours, { $seconds } s chacune
sim-seat = Place
sim-bot = Robot
sim-wins = Victoires
sim-share = Part (95 %)
sim-decision = ms par décision
sim-fault = Un robot a échoué : { $fault }
sim-written = Écrit dans { $file }
ladder-upper = Robot
ladder-lower = contre
ladder-games = Parties
ladder-upper-ms = ses ms
ladder-lower-ms = ms de l’autre
ladder-caption = Donnes en miroir ; une part égale est 50 % ; ✓ tout l’intervalle est au-dessus
ladder-won = Parties gagnées (95 %)
ladder-lead = Avance (95 %)
ladder-caption-apart = Chaque donne une fois avec chaque robot à toutes les places ; ✓ tout l’intervalle de l’avance (de Newcombe) est au-dessus de 0
ladder-two = Nommez deux robots différents, d’abord celui qui devrait être le meilleur. Il y a : { $known }.
