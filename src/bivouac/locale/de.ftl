# Was alle Spiele teilen.

illegal-move = Das ist jetzt nicht möglich: { $move }
not-a-seat = Dort sitzt niemand.
no-undo = Es gibt nichts, was du zurücknehmen kannst.
unknown-move = Ich kenne hier keinen Zug „{ $text }“. Meintest du „{ $like }“?
ambiguous-move = „{ $text }“ kann „{ $one }“ oder „{ $other }“ sein: tippe etwas mehr.
no-move-now = Du kannst jetzt nichts tun.
unknown-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
bad-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
bad-option = Es gibt keine Option „{ $option }“. Es gibt: { $known }.
bad-option-value = Eine Option hat einen unmöglichen Wert: { $why }
bad-deal = Was ausgeteilt wurde, passt nicht zur Spielerzahl und zu den Optionen.

log-damaged = Zeile { $line } der Datei ist beschädigt.
log-edited = Zeile { $line } der Datei wurde verändert, seit sie geschrieben wurde.
log-cut = Die Datei endet zu früh: was auf Zeile { $line } folgen soll, fehlt.
log-goes-on = Zeile { $line } steht hinter dem Ende der Datei.
log-number = Zeile { $line } der Datei sollte Eintrag { $number } sein.
log-illegal = Zeile { $line } der Datei ist nach den Regeln nicht möglich: { $move }
log-not-ours = Zeile { $line }: das ist kein gespeichertes Spiel von Bivouac.
log-newer = Zeile { $line }: die Datei hat Version { $version }, dieses Programm kennt bis { $known }. Ein neueres Bivouac kann sie lesen.

unknown-bot = Es gibt keinen Bot „{ $bot }“ für dieses Spiel. Es gibt: { $known }.

unknown-bot = Es gibt keinen Spieler „{ $bot }“ für dieses Spiel. Es gibt: { $known }.
unknown-language = Es gibt keine Sprache „{ $language }“. Es gibt: { $known }.
usage-error = Das ist nicht zu verstehen: { $why }

help-bivouac = Bivouac: Brettspiele in der Wildnis im Terminal, mit Freunden oder Bots. Ohne Befehl: das Menü.
help-play = Spielt: eine neue Partie eines Spiels, oder eine gespeicherte Datei weiter. „play SPIEL --help“ zeigt die eigenen Optionen des Spiels.
help-title = Welches Spiel.
help-seats = Wer wo sitzt, der Reihe nach: „me“ für dich, der Name einer Person oder eines Bots.
help-seed = Zieht aus diesem Startwert: gleicher Startwert, gleiche Partie.
help-file = Bewahrt die Partie in dieser Datei auf.
help-plain = Zeile für Zeile statt im Vollbild: für Pipes und Screenreader.
help-lang = Die Sprache aller Texte; sonst die des Systems.
help-usage = Aufruf:
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-help = Zeigt diese Hilfe.
help-required = (nötig)

fuzz-fine = { $games } zufällige Partien, kein Fehler.
fuzz-crash = Nach { $entry } Zügen ist die Partie abgestürzt: { $error } ({ $place })
fuzz-dead-end = Nach { $entry } Zügen ist Platz { $seat } am Zug, hat aber keine Wahl.
fuzz-endless = Nach { $entries } Zügen ist die Partie noch immer nicht zu Ende.
fuzz-leak = Nach { $entry } Zügen hängt das, was Platz { $viewer } sieht, von etwas ab, was er nicht wissen darf: { $what }
fuzz-log = Das Protokoll, das es zeigt: { $file }
