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
bad-option-value = Une option a une valeur impossible : { $why }
bad-deal = Ce qui a été distribué ne va pas avec le nombre de joueurs et les options.

log-damaged = La ligne { $line } du fichier est abîmée.
log-edited = La ligne { $line } du fichier a été changée depuis son écriture.
log-cut = Le fichier finit trop tôt : la suite de la ligne { $line } manque.
log-goes-on = La ligne { $line } vient après la fin du fichier.
log-number = La ligne { $line } du fichier devrait être l’entrée { $number }.
log-illegal = La ligne { $line } du fichier est impossible selon les règles : { $move }
log-not-ours = Ligne { $line } : ce n’est pas une partie enregistrée de Bivouac.
log-newer = Ligne { $line } : le fichier est de la version { $version }, ce programme connaît jusqu’à { $known }. Un Bivouac plus récent peut le lire.

unknown-bot = Il n’y a pas de robot « { $bot } » pour ce jeu. Il y a : { $known }.

unknown-bot = Il n’y a pas de joueur « { $bot } » pour ce jeu. Il y a : { $known }.
unknown-language = Il n’y a pas de langue « { $language } ». Il y a : { $known }.
usage-error = Impossible à lire : { $why }

help-bivouac = Bivouac : des jeux de société en pleine nature dans un terminal, entre amis ou contre des robots. Sans commande : le menu.
help-play = Joue : une nouvelle partie d’un jeu, ou la suite d’un fichier enregistré. « play JEU --help » montre les options propres au jeu.
help-title = Le jeu.
help-seats = Qui est assis où, dans l’ordre : « me » pour vous, le nom d’une personne ou celui d’un robot.
help-seed = Tire à partir de cette graine : même graine, même partie.
help-file = Garde la partie dans ce fichier.
help-plain = Ligne par ligne au lieu du plein écran : pour les tubes et les lecteurs d’écran.
help-lang = La langue de tous les textes ; sinon celle du système.
help-usage = Usage :
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-help = Montre cette aide.
help-required = (nécessaire)

fuzz-fine = { $games } parties au hasard, aucun défaut.
fuzz-crash = Après { $entry } coups, la partie s’est arrêtée sur une erreur : { $error } ({ $place })
fuzz-dead-end = Après { $entry } coups, c’est au siège { $seat }, mais il n’y a rien à choisir.
fuzz-endless = Après { $entries } coups, la partie n’est toujours pas finie.
fuzz-leak = Après { $entry } coups, ce que voit le siège { $viewer } dépend de ce qu’il ne doit pas savoir : { $what }
fuzz-log = Le journal qui le montre : { $file }
