# Ce que tous les jeux partagent.

illegal-move = Ce n’est pas possible maintenant : { $move }
not-a-seat = Personne n’est assis là.
no-undo = Il n’y a rien que vous puissiez reprendre.
unknown-move = Je ne connais pas de coup « { $text } » ici. Vouliez-vous dire « { $like } » ?
ambiguous-move = « { $text } » peut être « { $one } » ou « { $other } » : écrivez-en un peu plus.
unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
bad-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
bad-option = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
bad-option-value = Une option a une valeur impossible : { $why }

log-damaged = La ligne { $line } du fichier est abîmée.
log-edited = La ligne { $line } du fichier a été changée depuis son écriture.
log-cut = Le fichier finit trop tôt : la suite de la ligne { $line } manque.
log-goes-on = La ligne { $line } vient après la fin du fichier.
log-number = La ligne { $line } du fichier devrait être l’entrée { $number }.
log-illegal = La ligne { $line } du fichier est impossible selon les règles : { $move }
log-not-ours = Ligne { $line } : ce n’est pas une partie enregistrée de Bivouac.
log-newer = Ligne { $line } : le fichier est de la version { $version }, ce programme connaît jusqu’à { $known }. Un Bivouac plus récent peut le lire.

unknown-bot = Il n’y a pas de robot « { $bot } » pour ce jeu. Il y a : { $known }.
