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
bad-option-value = „{ $value }“ geht nicht als { $option }. { $about }
bad-deal = Was ausgeteilt wurde, passt nicht zur Spielerzahl und zu den Optionen.

log-damaged = Zeile { $line } der Datei ist beschädigt.
log-edited = Zeile { $line } der Datei wurde verändert, seit sie geschrieben wurde.
log-cut = Die Datei endet zu früh: was auf Zeile { $line } folgen soll, fehlt.
log-goes-on = Zeile { $line } steht hinter dem Ende der Datei.
log-number = Zeile { $line } der Datei sollte Eintrag { $number } sein.
log-illegal = Zeile { $line } der Datei ist nach den Regeln nicht möglich: { $move }
log-not-ours = Zeile { $line }: das ist kein gespeichertes Spiel von Bivouac.
log-newer = Zeile { $line }: die Datei hat Version { $version }, dieses Programm kennt bis { $known }. Ein neueres Bivouac kann sie lesen.

card-file-unread = { $file } ist kein TOML: { $why }
card-file-lacks = In { $file } fehlt „{ $key }“.
card-file-order = In { $file } müssen stehen, in dieser Folge: { $wanted }.
card-file-count = In { $file } müssen { $count } Karten stehen, nicht { $found }.
card-file-wrong = { $file }, Zeile { $line }: { $why }
card-wrong = { $file }, Karte { $card }, Zeile { $line }, Spalte { $column }: { $why }
card-key = „{ $key }“ ist unbekannt.
card-id = Eine Kennung besteht aus kleinen Buchstaben, Ziffern und einzelnen Bindestrichen.
card-lacks = Es fehlt „{ $key }“.
card-shape = { $error }
word-unknown = „{ $word }“ kann hier nicht stehen. Bekannt: { $wanted }.
word-missing = Hier fehlt etwas: { $wanted }.
word-left = Hier ist Schluss, doch da steht noch „{ $word }“.

unknown-bot = Es gibt keinen Bot „{ $bot }“ für dieses Spiel. Es gibt: { $known }.

unknown-language = Es gibt keine Sprache „{ $language }“. Es gibt: { $known }.
usage-error = Das ist nicht zu verstehen: { $why }

help-bivouac = Bivouac: Brettspiele in der Wildnis, im Browser oder im Terminal, mit Freunden oder Bots. Ohne Befehl: serve.
help-play = Spielt im Terminal: eine neue Partie eines Spiels, oder eine gespeicherte Datei weiter; ohne beides: das Menü. „play SPIEL --help“ zeigt die eigenen Optionen des Spiels.
help-serve = Bietet Browsern und Programmen Tische an. Jede Option kann auch aus der Umgebung kommen, etwa BIVOUAC_PORT.
help-host = Die Adresse, auf der gelauscht wird; 127.0.0.1 für diesen Rechner allein. Sonst kann das ganze Netz kommen.
help-reach = Name oder Adresse, unter der andere diesen Rechner finden; sonst wird sie ermittelt.
help-port = Der Port; ohne Angabe 8300 oder der nächste freie.
help-database = Die Datei, die alles aufbewahrt.
help-workers = In wie vielen Prozessen Bots nachdenken.
help-pace = Wie viele Sekunden ein Bot wartet, bevor er zieht.
help-rate = Wie viele Anfragen in der Sekunde eine Gegenstelle stellen darf.
help-tables = Wie viele Tische eine Gegenstelle in einer Stunde eröffnen darf.
help-keep = Nach wie vielen Tagen ein Tisch vergessen wird, den niemand anrührt.
help-proxy = Vor dem Server steht ein Proxy, dessen Wort über Adressen gilt.
help-no-browser = Öffnet keinen Browser.
help-verbose = Protokolliert auch jede Anfrage.
help-title = Welches Spiel.
help-seats = Wer wo sitzt, der Reihe nach: „me“ für dich, der Name einer Person oder eines Bots.
help-seed = Zieht aus diesem Startwert: gleicher Startwert, gleiche Partie.
help-file = Bewahrt die Partie in dieser Datei auf.
help-plain = Zeile für Zeile statt im Vollbild: für Pipes und Screenreader.
help-version = Nennt die Version.
help-lang = Die Sprache aller Texte; sonst die des Systems.
help-usage = Aufruf:
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-help = Zeigt diese Hilfe.
help-required = (nötig)

unknown-player = Hier heißt niemand „{ $player }“. Es gibt: { $known }; der Name einer anderen Person beginnt groß.
seat-twice = „{ $player }“ kann nicht auf zwei Plätzen sitzen.
seats-missing = Sag, wer wo sitzt, zum Beispiel: --seats { $example }
player-me = du
seat-and-player = { $seat } ({ $player })

file-missing = Es gibt keine Datei { $file }.
file-folder = { $file } ist ein Ordner, kein gespeichertes Spiel.
file-denied = { $file } darf nicht gelesen oder geschrieben werden.
file-full = { $file } kann nicht geschrieben werden: es ist kein Platz mehr.
file-odd = { $file } ist keine gewöhnliche Datei.
file-no-folder = { $file } kann nicht geschrieben werden: es gibt keinen Ordner { $folder }.
file-exists = { $file } gibt es schon; um damit weiterzuspielen: bivouac resume { $file }
file-changed = { $file } wurde von einem anderen Programm verändert oder entfernt: es wurde nichts gespielt. Verlasse das Spiel und setze es neu fort.
file-error = { $file } ist nicht zu gebrauchen: { $why }
saved-in = Das Spiel ist gespeichert. Um weiterzuspielen: bivouac resume { $file }
over-in = Um das Spiel noch einmal anzusehen: bivouac replay { $file }

told-undo = { $seat } nimmt einen Zug zurück.
told-reason = „{ $reason }“
undone = Der Zug ist zurückgenommen.
undo-what = „{ $move }“ zurücknehmen?
no-sheet = Hier gibt es keinen Notizzettel.
no-place = Auf der Karte gibt es kein „{ $place }“.
look-long = { $title } (lang: „look { $number }“ sagt es)
no-mark = Auf dem Zettel gibt es kein „{ $about }“.
marked = { $about }: { $mark ->
    [blank] keine Marke
   *[other] { $mark }
}
no-rules = Es gibt noch keine Regelseite von { $title }.
nothing-here = Dort ist jetzt nichts zu tun.
no-buttons = Alle Züge sind jetzt auf der Karte.
choose-move = Was tust du? (eine Ziffer oder Enter; Escape geht zurück)
curtain = Gib den Bildschirm an { $who }.
curtain-enter = Drücke Enter, wenn sonst niemand hinsieht.
curtain-undo = Oder nimm deinen letzten Zug mit u zurück.

menu-title = Bivouac
menu-new = Neues Spiel
menu-resume = Ein gespeichertes Spiel fortsetzen
menu-replay = Ein Spiel noch einmal ansehen
menu-rules = Regeln
menu-language = Sprache
menu-quit = Beenden
menu-game = Welches Spiel?
menu-seats = Wie viele Spieler?
menu-yes = Ja
menu-no = Nein
menu-other = Etwas anderes …
menu-who = Wer spielt { $seat }?
menu-person = Eine andere Person an diesem Bildschirm …
menu-name = Wie heißt, wer { $seat } spielt?
menu-name-taken = Der Name ist vergeben.
menu-which = Welches?
menu-over = zu Ende
menu-choose = Bitte { $keys }, oder Enter für die Antwort mit dem Stern.
menu-keys = ↑↓ und Enter wählen · Escape geht zurück · Strg-C beendet
bot-random = Spielt irgendeinen erlaubten Zug.

play-line = tippe einen Zug, oder geh mit den Pfeiltasten · ? Hilfe
play-wait = Leertaste: die Bots ziehen sofort · ? Hilfe
play-wait-undo = u: deinen Zug zurücknehmen · Leertaste: die Bots ziehen sofort
play-over = b: was rechts steht · l: alles, was geschah · q: beenden
play-keys =
    s Zettel  l Log
    u zurück  h mehr
    : tippen  ? Hilfe
    q beenden
reading-keys = ↑↓ blättern · Escape geht zurück
sheet-keys = Pfeiltasten · Enter wechselt die Marke, oder - + ? · Rücktaste löscht sie · Escape geht zurück
play-help =
    # So spielst du hier

    Geh mit den **Pfeiltasten** über die Karte; eine Karte, die größer ist als der Schirm, kommt mit. Womit du etwas tun kannst, ist hell: Mit **Umschalt** gehen die Pfeiltasten von einem zum nächsten. **Enter** zeigt, was du dort tun kannst.

    Oder tippe einen Zug: fang mit seinen Buchstaben an, oder mit **:** und dann dem Text. `ask 5,3 blue` oder einfach `a 5,3 b`. Die unterste Zeile zeigt die Texte der Züge, wo der Cursor steht. **Escape** geht zurück zur Karte.

    - **1** … **9** was neben der Frage in Klammern steht; **h** zeigt es als Liste
    - **s** dein Zettel · **l** alles, was geschah · **u** deinen letzten Zug zurücknehmen, solange er dir nichts verraten hat und niemand seither gezogen hat
    - **Leertaste** die Bots ziehen sofort · **b** was rechts steht, wenn es dort zu lang ist
    - **?** diese Hilfe · **q** beenden; das Spiel bleibt immer gespeichert
legend-title = Die Buchstaben auf der Karte
lines-undo = Enter: die anderen ziehen. „undo“ nimmt deinen Zug zurück.
lines-many = { $count } Züge: „moves“ zählt sie auf. Einer davon: „{ $example }“. „help“ sagt, was man sonst eingeben kann.
lines-help =
    Tippe einen Zug: seinen Text, oder die Anfänge seiner Wörter. „moves“ zeigt alle, „moves 5,3“ die mit diesem Wort.
    Eine Zahl spielt, was daneben steht. Und: „map“ (Karte; „map 5,3“ um einen Ort), „look“ (alles in Worten),
    „sheet“ (Zettel), „log“ (was geschah), „undo“ (zurücknehmen), „mark NAME +“ (oder - ? oder nichts; „mark“ allein
    zeigt die Namen), „rules“ (Regeln), „help“, „quit“. Das Spiel bleibt immer gespeichert.

replay-title = { $place } von { $count } · { $eyes }
replay-all = alles aufgedeckt
replay-spectator = als Zuschauer
replay-seat = In diesem Spiel gibt es keinen Platz „{ $seat }“: schreibe 1 bis { $seats }, all oder spectator.
replay-unfinished = Dieses Spiel ist nicht zu Ende: bis dahin kann man es nur mit --seat spectator ansehen.
replay-jump = Zu welchem Schritt?
replay-keys =
    ←→ ein Schritt
    ⇞⇟ zehn Schritte
    ⇱⇲ Enden g zu …
    v Augen s Zettel
    l Log   q beenden
replay-line = ←→ ein Schritt · g gehe zu · v andere Augen · b rechts · s Zettel · l Log
replay-lines-help = Enter: weiter. „b“: zurück. Eine Zahl: zu diesem Schritt. „end“, „seat“ (andere Augen), „sheet“ (Zettel), „log“ (was geschah), „quit“.

help-resume = Setzt ein gespeichertes Spiel fort.
help-replay = Geht ein Spiel Schritt für Schritt durch: ein beendetes, wie jeder Platz es sah oder mit allem aufgedeckt, sonst als Zuschauer.
help-rules = Zeigt die Regeln eines Spiels.
help-saved = Ein gespeichertes Spiel.
help-seat = Wie dieser Platz es sah (ab 1), mit allem aufgedeckt („all“), oder als Zuschauer („spectator“).

unknown-command = Es gibt keinen Befehl „{ $command }“. Es gibt: { $known }.
no-such-option = Eine Option „{ $option }“ gibt es hier nicht; --help zeigt, welche es gibt.
option-value = Die Option { $option } braucht einen Wert dahinter.
option-flag = Die Option { $option } nimmt keinen Wert.
missing-word = { $what } fehlt; --help zeigt, was nötig ist.
bad-value = { $what } kann diesen Wert nicht haben; --help zeigt, was möglich ist.
extra-words = Das ist zu viel: { $words }
play-saved = { $file } ist ein gespeichertes Spiel: es hat schon seine Spieler und sein Glück, lass also --seats, --seed und --file weg.
program-error = Das ist ein Fehler des Programms, nicht deiner ({ $error }). Ein gespeichertes Spiel ist, wie es vor dem letzten Zug war.

fuzz-fine = { $title }: { $games } zufällige Partien, kein Fehler.
fuzz-crash = Nach { $entry } Zügen ist die Partie abgestürzt: { $error } ({ $place })
fuzz-dead-end = Nach { $entry } Zügen ist { $who } an der Reihe, aber es gibt nichts zu wählen.
fuzz-endless = Nach { $entries } Zügen ist die Partie noch immer nicht zu Ende.
fuzz-leak = Nach { $entry } Zügen hängt das, was { $who } sieht, von etwas Verdecktem ab: { $what }
fuzz-chance = das Glück
fuzz-spectator = ein Zuschauer
fuzz-log = Das Protokoll, das es zeigt: { $file }
help-fuzz = Spielt zufällige Partien eines Spiels, oder aller, bis eine abstürzt, festsitzt, nicht endet oder Verdecktes verrät.
help-fuzz-games = Wie viele Partien je Spiel.
help-fuzz-seconds = Hört nach so vielen Sekunden je Spiel auf.
help-fuzz-file = Wohin das Protokoll geht, das einen Fehler zeigt.

help-sim = Spielt viele Spiele zwischen Bots auf allen Kernen und zeigt eine Tabelle.
help-ladder = Lässt jeden Bot eines Spiels gegen den darunter antreten, mit gespiegelten Plätzen; wo alle gemeinsam gewinnen oder verlieren, spielt jeder für sich dieselben Austeilungen.
help-sim-games = Wie viele Spiele.
help-sim-seats = Welcher Bot wo sitzt, vom ersten Platz an.
help-pair = Nur diese zwei, zuerst der, der besser sein sollte.
help-players = Wie viele Plätze; sonst so viele, wie das Spiel hat.
help-jobs = Wie viele Spiele auf einmal; sonst eines je Kern.
help-out = Schreibt eine Zeile je Spiel und Platz in diese Datei.
out-format = „{ $file }“ hat keine Endung, die ich schreiben kann: { $known }.
out-folder = Es gibt keinen Ordner { $folder }.
no-parquet = Parquet braucht ein Paket mehr: { $install }
sim-caption = { $games } Spiele, die Hälfte länger als { $turns } Züge, je { $seconds } s
sim-seat = Platz
sim-bot = Bot
sim-wins = Siege
sim-share = Anteil (95 %)
sim-decision = ms je Entscheidung
sim-fault = Ein Bot ist gescheitert: { $fault }
sim-written = Geschrieben nach { $file }
ladder-upper = Bot
ladder-lower = gegen
ladder-games = Spiele
ladder-upper-ms = seine ms
ladder-lower-ms = ms des anderen
ladder-caption = Gespiegelte Austeilungen; ein gleicher Anteil ist 50 %; ✓ das ganze Intervall liegt darüber
ladder-won = Spiele gewonnen (95 %)
ladder-lead = Vorsprung (95 %)
ladder-caption-apart = Jede Austeilung einmal mit jedem Bot auf allen Plätzen; ✓ das ganze Intervall des Vorsprungs (nach Newcombe) liegt über 0
ladder-two = Nenne zwei verschiedene Bots, zuerst den, der besser sein sollte. Es gibt: { $known }.
