# What pages say. A game's own words stand in its folder.

# The store
page-store-newer = Die Datenbank { $file } hat Version { $version }, dieses Programm kennt bis { $known }. Ein neueres Bivouac kann sie öffnen.
page-store-damaged = { $file } ist keine Datenbank von Bivouac oder ist beschädigt.
page-store-full = Das konnte nicht gespeichert werden: der Server hat keinen Platz mehr. Es wurde nichts geändert.
page-store-failed = Das konnte nicht gespeichert oder gefunden werden: die Datenbank des Servers antwortet nicht. Es wurde nichts geändert.

# Der Rahmen jeder Seite
page-skip = Zum Inhalt springen
page-nav = Hauptmenü
page-nav-rules = Regeln
page-nav-me = Du
page-nav-about = Über Bivouac
page-foot = Sprache, Aussehen, Über Bivouac
page-theme-system = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-home = Zur ersten Seite
page-back = Zurück
page-name = Dein Name
page-refresh = Aktualisieren
page-copy = Kopieren
page-copied = Kopiert

# Die erste Seite
page-home-title = Setz dich ans Feuer und spiel
page-home-line = Brettspiele aus der Wildnis, mit Freunden oder mit Bots. Ohne Konto, ohne Installation.
page-home-games = Spiele
page-home-mine = Deine Tische
page-home-finished = Deine beendeten Spiele
page-home-open = Offene Tische
page-home-none-open = Gerade wartet niemand auf Mitspieler.
page-home-seats = Für { $least } bis { $most } Spieler.
page-home-now = Jetzt gegen Bots spielen
page-home-now-together = Jetzt mit Bots spielen
page-home-learn = Lernen: ein begleitetes erstes Spiel
page-home-new = Neuer Tisch
page-home-rules = Regeln
page-home-code = Ich habe einen Code
page-home-code-go = Dorthin
page-replay = Noch einmal ansehen
page-card-yours = Du bist am Zug.
page-card-theirs = { $seat } ist am Zug ({ $who }).
page-card-waiting = { $count ->
    [one] Es fehlt noch ein Mitspieler.
   *[other] Es fehlen noch { $count } Mitspieler.
}
page-ago-now = gerade eben
page-ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
page-ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
page-ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}

# Einen Tisch decken
page-new-title = { $game }: ein neuer Tisch
page-new-seats = Wer sitzt wo
page-new-count = Anzahl der Spieler
page-new-rows = Mindestens { $least } Plätze. Ein Platz mit Strich spielt nicht mit.
page-new-bots = Die Bots, vom schwächsten zum stärksten
page-new-options = Optionen
page-new-aid = Hilfe
page-new-table = Der Tisch
page-new-clock = Bedenkzeit
page-new-watch = Andere dürfen zusehen
page-new-listed = Den Tisch auf der ersten Seite zeigen, solange ein Platz frei ist
page-new-guided = Ein Begleiter erklärt jeden Schritt
page-new-go = Tisch eröffnen
page-new-me = Ich
page-new-link = Ein Freund, mit einem Link
page-new-free = Frei: wer zuerst kommt
page-new-nobody = –
page-aid-full = Der Zettel füllt sich von selbst, und du kannst Marken dazusetzen
page-aid-hand = Der Zettel ist leer: alle Marken setzt du selbst
page-aid-off = Kein Zettel
page-clock-none = Unbegrenzt
page-clock-move = { $time } pro Zug
page-clock-game = { $time } pro Person für das ganze Spiel
page-time-seconds = { $count } Sekunden
page-time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
page-time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
page-seats-gap = { $seat } hat einen Strich, aber ein späterer Platz ist besetzt: Lass keine Lücke.

# Der Warteraum
page-wait-title = { $game }: der Tisch füllt sich
page-wait-line = { $count ->
    [one] Ein Platz ist noch leer. Das Spiel beginnt, sobald alle besetzt sind.
   *[other] { $count } Plätze sind noch leer. Das Spiel beginnt, sobald alle besetzt sind.
}
page-wait-who = Wer sitzt wo
page-wait-free = Frei
page-wait-awaited = Ein Freund, der den Link hat
page-wait-me = { $name } (du)
page-wait-change = Wer auf { $seat } sitzen soll
page-bot = Bot: { $bot }
page-nameless = Jemand
page-sit-here = Hier hinsetzen
page-stand-up = Aufstehen
page-change = Ändern
page-link-of = Link zum Platz { $seat }; er gilt einmal
page-start-now = Jetzt beginnen, Bots nehmen die leeren Plätze
page-start-line = Auch später kann noch jemand den Platz eines Bots nehmen, wenn du ihn freigibst.
page-invite = Einladen
page-invite-line = Sag den Code, schick den Link, oder halte ein Telefon vor das Bild.
page-invite-link = Link zu diesem Tisch
page-invite-qr = Ein QR-Bild des Links zu diesem Tisch
page-code-spelled = Code: { $code }
page-agreed-seats = { $seats ->
    [one] Eine Person
   *[other] { $seats } Spieler
}
page-agreed-watch = { $watch ->
    [yes] andere dürfen zusehen
   *[no] niemand darf zusehen
}

# Ein Link zu einem Platz
page-join-title = Ein Platz an einem Tisch von { $game }
page-join-with = Am Tisch: { $who }.
page-join-go = Als { $seat } hinsetzen

# Man selbst
page-me-title = Du
page-me-you = Name und Aussehen
page-me-language = Sprache
page-me-theme = Hell oder dunkel
page-me-save = Behalten
page-me-saved = Gemerkt.
page-phrase-title = Ein anderes Gerät
page-phrase-line = Mit einer Passphrase sitzt du in einem anderen Browser auf denselben Plätzen. Wer sie kennt, kann für dich spielen.
page-phrase-make = Passphrase erzeugen
page-phrase-once = Schreib sie auf: Sie wird nur einmal gezeigt. Eine ältere gilt nicht mehr.
page-phrase-qr = Ein QR-Bild, das die Seite „Meine Plätze hierher holen“ mit der Passphrase öffnet
page-bring-title = Meine Plätze hierher holen
page-bring-line = Gib die Passphrase ein, die du im anderen Browser erzeugt hast. Wer du in diesem warst, wird vergessen.
page-bring-phrase = Passphrase
page-bring-go = Meine Plätze hierher holen
page-brought = Auch hier bist du jetzt { $name }.

# Regeln und anderes
page-rules-title = { $game }: die Regeln
page-about-title = Über Bivouac
page-about-what = Bivouac ist ein Zuhause für Brettspiele aus der Wildnis: im Browser, im Terminal, am echten Tisch und für Programme.
page-about-whose = Wem die Spiele gehören
page-about-unofficial = Das hier ist ein inoffizielles Projekt von Leuten, die diese Spiele mögen. Ihre Namen gehören ihren Eigentümern, die damit nichts zu tun haben. Kein Bild und kein Text eines Verlags wird verwendet; die Regeln stehen hier in eigenen Worten.
page-about-kept = Was gespeichert wird
page-about-kept-line = Der Name, den du wählst, und was an deinen Tischen getan und gesagt wurde. Ein Cookie sagt, wer du bist, zwei merken sich Sprache und Aussehen. Keine Adresse, keine E-Mail, sonst nichts; nichts wird von anderswo geladen.
page-about-text = Für alle, die die Seite hören
page-about-text-line = Jeder Tisch hat eine Seite in Worten, auf der man das ganze Spiel mit der Tastatur, mit einem Screenreader oder ohne Skript spielt. Jeder Tisch führt dorthin.

# Der Tisch in Worten
page-text-title = der Tisch in Worten
page-text-now = Jetzt
page-text-type = Einen Zug eintippen
page-text-typing = Zum Beispiel „{ $example }“. Die Anfänge der Wörter genügen, und ein Wort allein zeigt die Züge damit.
page-text-play = Spielen
page-text-which = Welcher davon?
page-text-moves = Alles, was du tun kannst
page-text-range = { $count } Züge: { $first } … { $last }
page-text-undo = Zurücknehmen: { $move }
page-text-log = Was geschehen ist
page-text-all = Alle { $count } Zeilen
page-text-nothing = Noch nichts.
page-text-talk = Gespräch
page-text-say = Etwas sagen
page-text-send = Senden
page-text-picture = Der Tisch als Bild
page-text-table = Am Tisch
page-text-seat = { $seat } ({ $who })
page-text-turn = { $seat } ({ $who }), am Zug
page-text-left = { $line }, noch { $time }
page-next = Zum nächsten Spiel
page-rematch = Noch einmal mit denselben Leuten
page-concede = Aufgeben …
page-concede-line = Ein Bot spielt für dich weiter, und du kannst nicht mehr gewinnen.
page-concede-go = Ja, aufgeben


# Der Tisch als Bild
page-table-leave = Den Tisch verlassen (dein Platz bleibt dir)
page-table-reconnecting = Verbindung wird gesucht …
page-table-veil = Verbergen, was nur du sehen darfst
page-table-menu = Menü
page-table-sound = Ton
page-table-keys = Tasten
page-table-rules = Regeln
page-table-text = Der Tisch in Worten
page-table-concede = Aufgeben …
page-table-concede-sure = Aufgeben? Ein Bot spielt für dich weiter, und du kannst nicht mehr gewinnen.
page-table-map = Karte
page-table-closer = Näher
page-table-farther = Weiter weg
page-table-all = Alles zeigen
page-table-asked = Was gefragt ist
page-table-replay = Nachspielen
page-table-review = Rückblick
page-table-card = Worauf du zeigst
page-table-known = Was man davon weiß
page-table-close = Schließen
page-table-lost = Es kommt keine Antwort. Gibt es ein Netz?
page-table-turn = Du bist dran
page-table-undo = Zurücknehmen: { $move }
page-table-panels = Neben der Karte
page-table-coach = Hilfe
page-table-log = Verlauf
page-table-talk = Gespräch
page-table-talk-text = Etwas sagen
page-table-talk-send = Senden
page-table-no = Nein
page-table-yes = Ja
page-table-link = Dieser Link gibt den Platz, ein einziges Mal. Schicke ihn der Person, die dort sitzen soll.
page-key-tab = zur Karte und weiter zu dem, was daneben steht
page-key-arrows = auf der Karte gehen, von einem hellen Ort zum nächsten
page-key-shift = auf der Karte gehen, Feld für Feld
page-key-enter = was man dort tun kann
page-key-escape = zurück
page-key-zoom = näher, weiter weg, alles
page-key-veil = verbergen, was nur du sehen darfst, oder es zeigen
page-key-marks = ein Kästchen deines Blatts markieren oder leeren
page-key-help = diese Tasten

# Nachspielen und Rückblick
page-replay-title = { $game }: nachspielen
page-replay-first = Zum Anfang
page-replay-before = Einen Schritt zurück
page-replay-after = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-moment = Augenblick
page-replay-eyes = Mit den Augen von
page-replay-table = Zum Tisch
page-replay-start = Der Anfang
page-review-title = { $game }: Rückblick
page-review-thinking = Das Spiel wird angesehen. Das dauert ein paar Sekunden.
page-review-failed = Es gibt keinen Rückblick: { $why }
page-review-turns = Zug um Zug
page-review-move = Zug
page-review-player = Spieler
page-review-said = Bemerkungen
page-review-axis = Züge

# Tables: what is refused, what is told
page-over-conceded = Die anderen haben aufgegeben.
page-over-given-up = Das Spiel wurde aufgegeben.
page-too-late = Du hast seitdem schon etwas getan, hier oder in einem anderen Fenster.
page-bad-mark = Das lässt sich nicht markieren.
page-talk-seated = Das können nur die, die hier mitspielen.
page-talk-muted = Wem der Tisch gehört, der bat dich zu schweigen.
page-talk-empty = Da steht noch nichts.
page-talk-long = Das ist zu lang: höchstens { $most } Zeichen.
page-is-over = Die Partie ist vorbei.
page-not-over = Die Partie ist noch nicht vorbei.
page-not-begun = Die Partie hat noch nicht begonnen: Es fehlt noch jemand.
page-seat-conceded = Dieser Platz hat aufgegeben.
page-seat-other = Du hast an diesem Tisch schon in ein anderes Blatt gesehen.
page-seat-taken = Dort sitzt schon jemand.
page-seat-no-time = Die Uhr dieses Platzes ist abgelaufen.
page-seat-twice = Niemand kann auf zwei Plätzen sitzen.
page-seats-count = Sag für jeden der { $seats } Plätze, wer dort sitzt.
page-bad-clock = Eine Uhr läuft mindestens 5 Sekunden und höchstens einen Tag.
page-bad-seat = Ein Platz ist für „me“, „bot:NAME“, „link“ oder „free“, nicht für „{ $word }“.
page-owner-only = Das kann nur, wem der Tisch gehört.
page-mute-nobody = Da ist niemand, der schweigen könnte.
page-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
page-no-code = Es gibt keinen Tisch mit diesem Code.
page-link-used = Dieser Link wurde schon benutzt oder gilt nicht mehr. Bitte um einen neuen.
page-who = Hier kennt dich noch niemand: Setz dich an einen Tisch oder eröffne einen.
page-no-seat = Du hast an diesem Tisch gerade keinen Platz.
page-no-such-move = Diesen Zug gibt es nicht.
page-illegal-move = Das ist jetzt nicht möglich.
page-eyes-later = Solange die Partie läuft, kannst du nur mit deinen eigenen Augen sehen.
page-no-review = Die Auswertung ist nicht gelungen. Versuch es später noch einmal.
page-bad-request = Das ist nicht zu lesen: { $why }
page-bad-number = „{ $text }“ ist keine Zahl, die hier passt.
page-bad-config = Die Einstellungen sind nicht zu lesen: { $why }
page-too-much = Nicht so schnell: Versuch es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} wieder.
page-other-site = Eine andere Seite hat das in deinem Namen verlangt. Es wurde nichts getan.
page-name-long = Ein Name hat höchstens { $most } Zeichen.
page-phrase-unknown = Diese Losung hat hier niemand.
page-no-port = Die Adresse { $host }, Port { $port }, lässt sich nicht benutzen: { $why }
page-serving = Bivouac ist bereit: { $address } (Strg-C beendet es)
page-told-concede = { $seat } gibt auf; ein Bot spielt weiter.
page-told-sit-person = { $name } spielt jetzt { $seat }.
page-told-sit-bot = Ein Bot spielt jetzt { $seat }.
page-told-sit-bot-left = { $seat } geht; ein Bot hält den Platz frei.
page-told-sit-bot-owner = Ein Bot übernimmt für { $seat }.
page-told-sit-bot-clock = { $seat } hat keine Zeit mehr; ein Bot übernimmt.
page-told-sit-bot-failed = Der Bot von { $seat } ist eingeschlafen; ein anderer spielt weiter, aufs Geratewohl.
page-told-sit-free-owner = Der Platz von { $seat } ist frei.
page-told-sit-awaited-owner = Der Platz von { $seat } wartet auf jemanden.
page-players = Spieler
page-me = du
page-holder-free = frei
page-holder-awaited = jemand wird erwartet
page-state-asked = am Zug
page-state-won = gewonnen
page-state-conceded = aufgegeben
page-state-away = nicht da
page-state-muted = stumm
page-seat-take-back = Meinen Platz zurücknehmen
page-seat-to-bot = Einen Bot spielen lassen
page-seat-to-bot-sure = Soll ein Bot { $seat } spielen? Wer dort sitzt, kann den Platz zurücknehmen.
page-seat-invite = Jemanden einladen
page-seat-invite-again = Neuer Link
page-seat-mute = Stumm schalten
page-seat-unmute = Sprechen lassen

# Wenn etwas schiefgeht
page-error-400 = Das war nicht zu lesen.
page-error-403 = Das darfst du hier nicht.
page-error-404 = Hier ist nichts.
page-error-405 = Das geht hier nicht.
page-error-413 = Das war zu viel auf einmal.
page-error-500 = Das ist ein Fehler des Programms, nicht deiner. Nichts, was bestätigt war, ist verloren.

page-my-mark = meine Notiz { $mark }
page-serving-others = Für andere in deinem Netz: { $address }

# Tische in Listen
page-go-on = Weiterspielen
page-look = Ansehen
page-journal-full = An diesem Tisch wurde so viel gesagt und notiert, dass nichts mehr hineinpasst.

# Finding oneself, and weighing chances
page-table-find = Mich finden
page-key-find = zur eigenen Figur
page-table-chances = Meine Chancen zeigen
page-no-chances = Die Chancen ließen sich nicht berechnen. Versuch es später wieder.
page-nothing-weighed = Hier gibt es nichts abzuwägen.
page-review-map = Der ganze Weg

# Nehmen und hinlegen, und große Augenblicke
page-taken = Du hältst es. Die Pfeiltasten führen dorthin, wo es hinkann; Enter legt es hin, Escape legt es zurück.
page-moment-all = Alles auf einmal
page-table-again = Noch einmal zeigen: { $moment }
page-key-take = etwas nehmen, das woandershin kann, und auf einen hellen Platz legen
page-key-moment = was eben aufgedeckt oder gezählt wurde: alles auf einmal, weg, noch einmal

# Campaigns
page-campaign = Kampagne
page-campaign-title = { $game }: die Kampagne
page-campaign-line = Eine Etappe nach der anderen. Was du gewonnen hast, merkt sich dieses Gerät, und sonst niemand.
page-campaign-script = Diese Seite zeigt die Etappen; welche du gewonnen hast, merkt sich das Gerät nur mit Skripten, und dein Browser führt keine aus.
page-campaign-progress = { $won } von { $count } gewonnen
page-campaign-open = Noch nicht gewonnen
page-campaign-won = { $seats ->
    [one] Allein gewonnen, am { $date }
   *[other] Zu { $seats } gewonnen, am { $date }
}
page-campaign-play = Spielen
page-campaign-forget = Vergessen …
page-campaign-forget-line = Alles, was in dieser Kampagne gewonnen wurde, vergisst dieses Gerät.
page-campaign-forget-go = Ja, vergessen
