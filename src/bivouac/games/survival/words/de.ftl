# Outdoor Survival: was Menschen gesagt wird. Namen von Botschaften beginnen mit dem des Titels.

survival-title = Outdoor Survival
survival-line = Verirrt in der Wildnis: Finde Wasser, Nahrung und den Weg hinaus, ehe deine Kräfte schwinden.
survival-origin = Die Regeln sind die der Schachtel; Karte und Lebenstafel sind unsere eigenen, nach denselben Zahlen gezeichnet.
survival-option-scenario = Szenario: welches der Spiele aus der Schachtel gespielt wird.
survival-option-scenario-basic = Grundspiel: von der Karte, über irgendeinen Rand
survival-option-scenario-lost = Verirrt: lebend hinaus, über irgendeinen Rand
survival-option-scenario-lost-east = Verirrt: lebend hinaus, über den Ostrand
survival-option-scenario-survival = Überleben: quer durchs Land zum Westrand
survival-option-scenario-search = Suche: die verlorene Person finden
survival-option-scenario-rescue = Rettung: eine verlorene Person hinausbringen, über irgendeinen Rand
survival-option-scenario-rescue-home = Rettung: eine verlorene Person heimbringen, über die Seite, von der man kam
survival-option-scenario-pursuit = Verfolgung: Flüchtige gegen Verfolger
survival-option-contingencies = Zwischenfälle: Nach jedem Tag kann dir etwas zustoßen.
survival-option-supplies = Hausregel: Lager geben Nahrung und Wasser.
survival-option-riverways = Hausregel: Ein Fluss kostet 2, und man kann ihm folgen wie einem Pfad.
survival-option-map = Die Karte: standard, random, random:KEIM oder own:NAME.
survival-option-map-standard = Die übliche Karte

survival-seat-red = Rot
survival-seat-blue = Blau
survival-seat-green = Grün
survival-seat-yellow = Gelb

# Was gefragt wird

survival-prompt-from-mine = Wähle ein Lager, an dem du beginnst: { $bases }.
survival-prompt-from-theirs = { $seat } wählt ein Lager für den Anfang.
survival-prompt-outposts-mine = Errichte einen Außenposten, irgendwo auf der Karte: { $number } von { $count }.
survival-prompt-outposts-theirs = { $seat } errichtet einen Außenposten.
survival-prompt-outset-mine = Tag { $day }, Stufe { $level }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}. Hier bleiben oder aufbrechen?
survival-prompt-outset-theirs = Tag { $day }: { $seat } bleibt oder bricht auf.
survival-prompt-any-mine = Geh in irgendeine Richtung, { $right }. Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
survival-prompt-any-theirs = { $seat } darf in irgendeine Richtung, { $right }.
survival-prompt-given-mine = Der Würfel sagt { $way } ({ $right }), aber du hast die Wahl: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
survival-prompt-given-theirs = { $seat } soll { $way }, { $right }, und hat die Wahl.
survival-prompt-walk-mine = Wohin jetzt ({ $right })? Du hast noch { $points ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
}.
survival-prompt-walk-theirs = { $seat } ist unterwegs, { $right }, und hat noch { $points ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
}.
survival-prompt-column-mine = Gleich stößt dir etwas zu. Was soll es sein?
survival-prompt-column-theirs = Etwas stößt { $seat } zu; { $seat } sagt, welcher Art.
survival-prompt-order = { $seat } würfelt um die Reihenfolge.
survival-prompt-direction = { $seat } würfelt um eine Richtung.
survival-prompt-heading = { $seat } würfelt um eine der sechs Richtungen.
survival-prompt-turned = { $seat } deckt einen Marker auf.
survival-prompt-water = { $seat } sucht Wasser.
survival-prompt-food = { $seat } sucht Nahrung.
survival-prompt-check = Der Abend von { $seat }: Geschieht etwas?
survival-prompt-contingency = { $seat } würfelt, was geschieht.

survival-right-straight = geradeaus
survival-right-one-turn = mit einer Wendung
survival-right-free-straight = geradeaus, so weit wie gewünscht
survival-right-free-one-turn = mit einer Wendung, so weit wie gewünscht
survival-right-free-turns = mit beliebigen Wendungen, so weit wie gewünscht

survival-way-n = nach Norden
survival-way-ne = nach Nordosten
survival-way-se = nach Südosten
survival-way-s = nach Süden
survival-way-sw = nach Südwesten
survival-way-nw = nach Nordwesten
survival-side-north = Norden
survival-side-east = Osten
survival-side-south = Süden
survival-side-west = Westen
survival-list = { $first }, { $rest }

# Züge

survival-move-from = An Lager { $base } beginnen
survival-move-outpost = Einen Außenposten auf { $hex } errichten
survival-move-stay = Heute hier bleiben
survival-move-set-out = Aufbrechen
survival-move-step = Weiter { $way }
survival-move-stop = Hier anhalten
survival-move-column-hazards = Naturgewalten
survival-move-column-animals = Tiere und Insekten
survival-move-column-personal = Persönliches
survival-move-die = Der Würfel zeigt { $die }
survival-move-lost = Der Marker ist eine verlorene Person
survival-move-blank = Der Marker ist leer

# Was geschehen ist

survival-told-began = { $seat } beginnt an Lager { $base }.
survival-told-built = { $seat } errichtet einen Außenposten auf { $hex }.
survival-told-die-order = { $seat } würfelt { $die } um die Reihenfolge.
survival-told-order = Die Reihenfolge: { $seats }.
survival-told-day = Tag { $day }.
survival-told-sets-out = { $seat } bricht auf.
survival-told-stays = { $seat } bleibt auf { $hex }.
survival-told-held = { $seat } muss auf { $hex } bleiben{ $turns ->
    [0] .
    [one] , und noch einen Tag.
   *[other] , und noch { $turns } Tage.
}
survival-told-die-random = { $seat } würfelt { $die }: eine zufällige Richtung, { $right }.
survival-told-die-any = { $seat } würfelt { $die }: irgendeine Richtung, { $right }.
survival-told-die-heading = { $seat } würfelt { $die }: { $way }.
survival-told-walked = { $seat } geht { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} bis { $hex }, für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
survival-told-stops = { $seat } hält auf { $hex } an.
survival-told-unmoved = { $seat } kommt nicht von { $hex } weg.
survival-told-lost = { $seat } deckt den Marker auf { $hex } auf: eine verlorene Person!
survival-told-blank = { $seat } deckt den Marker auf { $hex } auf: niemand.
survival-told-joined = Die verlorene Person geht von nun an mit { $seat }.
survival-told-die-water-found = { $seat } sucht Wasser und würfelt { $die }: gefunden.
survival-told-die-water-none = { $seat } sucht Wasser und würfelt { $die }: keines.
survival-told-die-food-found = { $seat } sucht Nahrung und würfelt { $die }: gefunden.
survival-told-die-food-none = { $seat } sucht Nahrung und würfelt { $die }: keine.
survival-told-evening = { $seat }: { $water }, { $food }.
survival-no-water = kein Wasser (Kästchen { $box })
survival-no-food = keine Nahrung (Kästchen { $box })
survival-water-here = Wasser am Ort
survival-water-passed = Wasser am Weg
survival-water-die = Wasser mit Glück
survival-water-outpost = Wasser vom Außenposten
survival-water-carried = Wasser aus dem Gepäck
survival-food-here = Nahrung am Ort
survival-food-passed = Nahrung am Weg
survival-food-die = Nahrung mit Glück
survival-food-outpost = Nahrung vom Außenposten
survival-food-carried = Nahrung aus dem Gepäck
survival-regained = { $how }, { $boxes ->
    [one] ein Kästchen
   *[other] { $boxes } Kästchen
} zurück (Kästchen { $box })
survival-told-weaker = { $seat } sinkt auf Stufe { $level }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} am Tag.
survival-told-stronger = { $seat } ist wieder auf Stufe { $level }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} am Tag.
survival-told-die-calm = { $seat } würfelt { $die }: ein ruhiger Abend.
survival-told-die-check = { $seat } würfelt { $die }: Es geschieht etwas.
survival-told-column = { $seat } nennt { $column }.
survival-told-befell = { $seat }, { $column }, würfelt { $die }: { $effect }.
survival-column-hazards = Naturgewalten
survival-column-animals = Tiere und Insekten
survival-column-personal = Persönliches
survival-effect-nothing = nichts geschieht
survival-effect-food-gained = { $amount ->
    [one] ein Kästchen
   *[other] { $amount } Kästchen
} Nahrung gewonnen
survival-effect-food-lost = { $amount ->
    [one] ein Kästchen
   *[other] { $amount } Kästchen
} Nahrung verloren
survival-effect-water-gained = { $amount ->
    [one] ein Kästchen
   *[other] { $amount } Kästchen
} Wasser gewonnen
survival-effect-water-lost = { $amount ->
    [one] ein Kästchen
   *[other] { $amount } Kästchen
} Wasser verloren
survival-effect-life-lost = { $amount ->
    [one] eine Lebensstufe
   *[other] { $amount } Lebensstufen
} verloren
survival-effect-stay-gained = { $amount ->
    [one] einen Tag
   *[other] { $amount } Tage
} an Ort und Stelle
survival-told-left = { $seat } verlässt die Karte im { $sides }.
survival-told-died-thirst = { $seat } verdurstet am Tag { $day }.
survival-told-died-hunger = { $seat } verhungert am Tag { $day }.
survival-told-died-contingency = { $seat } stirbt am Tag { $day } an einem Zwischenfall.
survival-told-caught = { $seat } fängt { $other } auf { $hex }.
survival-told-snowed = Der Winter kommt. { $seat } ist auf { $hex } eingeschneit.

# Wer spielt

survival-bot-careful = Liest die Karte: zu Wasser und Nahrung, wenn es nottut, sonst auf dem billigsten Weg.
survival-bot-guide = Kennt den besten Weg hinaus, wo er sich berechnen lässt, und denkt voraus, wo nicht.

# Die Karte als Text, und was daneben steht

survival-legend =
    Jedes Feld beginnt mit seinem Gelände: . frei, w Wald, m Gebirge, d Wüste, s Sumpf. Daneben steht, was dort ist: 1 bis 9 ein Lager, f Nahrung, o ein See, = eine Furt. ~ ist ein Fluss und / | \ ein Pfad, auf den Seiten, nach denen sie weiterführen. Darunter die Menschen, mit dem Buchstaben ihrer Farbe (R rot, B blau, G grün, Y gelb; ein kleiner Buchstabe ist jemand, der es nicht geschafft hat), + eine verlorene Person, die mitgeht, ? ein Marker, ! eine verlorene Person, die wartet, # ein Außenposten, * der heutige Weg. Wohin du gehen kannst, stehen ein Pfeil und die Kosten.
survival-scenario-basic = Grundspiel
survival-scenario-lost = Verirrt
survival-scenario-lost-east = Verirrt, Osten
survival-scenario-survival = Überleben
survival-scenario-search = Suche
survival-scenario-rescue = Rettung
survival-scenario-rescue-home = Rettung, heim
survival-scenario-pursuit = Verfolgung
survival-brief-day = Tag { $day }
survival-brief-counters = Marker: { $count }
survival-brief-lost = Verloren: { $count }
survival-brief-water = Wasser
survival-brief-food = Nahrung
survival-brief-held = Gehalten: { $turns ->
    [one] 1 Tag
   *[other] { $turns } Tage
}
survival-fate-out = draußen
survival-fate-dead = tot
survival-fate-caught = gefasst
survival-fate-snowed = im Schnee

# Ein Anblick in Worten

survival-heard-task = Die Aufgabe
survival-heard-table = { $title }: { $dice }.
survival-heard-people = Menschen
survival-heard-around = Rund um { $seat }, auf { $hex }
survival-heard-lying = Auf der Karte
survival-heard-map = Die Karte: { $map }
survival-heard-row = Reihe { $row }: { $hexes }
survival-heard-unplaced = { $seat } hat noch nicht begonnen.
survival-heard-person = { $seat }, auf { $hex }: { $fares }.
survival-heard-boxes = Wasser in Kästchen { $water } von { $waters }, Nahrung in Kästchen { $food } von { $foods }
survival-heard-pursuer = auf der Jagd
survival-heard-fugitive = auf der Flucht
survival-heard-counters = Verdeckt: { $count ->
    [one] ein Marker
   *[other] { $count } Marker
}, davon { $lost ->
    [0] keine verlorene Person
    [one] eine verlorene Person
   *[other] { $lost } verlorene Personen
}: { $hexes }.
survival-heard-found = { $count ->
    [one] Eine verlorene Person wartet
   *[other] { $count } verlorene Personen warten
}: { $hexes }.
survival-heard-outposts = { $count ->
    [one] Ein Außenposten
   *[other] { $count } Außenposten
}: { $hexes }.
survival-toward-n = Im Norden
survival-toward-ne = Im Nordosten
survival-toward-se = Im Südosten
survival-toward-s = Im Süden
survival-toward-sw = Im Südwesten
survival-toward-nw = Im Nordwesten
survival-heard-here = Hier: { $what }.
survival-heard-way = { $toward }: { $next }, { $cost ->
    [one] ein Punkt
   *[other] { $cost } Punkte
}. Dann: { $further }. Nach { $far } Feldern endet die Karte.
survival-heard-last = { $toward }: { $next }, { $cost ->
    [one] ein Punkt
   *[other] { $cost } Punkte
}. Dahinter endet die Karte.
survival-heard-edge = { $toward }: der Rand der Karte, { $cost ->
    [one] ein Punkt
   *[other] { $cost } Punkte
}.
survival-heard-trail-leads = der Pfad führt dorthin
survival-heard-river-leads = der Fluss geht dorthin
survival-heard-legs = ({ $one } { $first }, { $other } { $second })
survival-heard-water = Das nächste Wasser: { $far ->
    [one] ein Feld
   *[other] { $far } Felder
} { $way }, auf { $hex }.
survival-heard-water-here = Hier gibt es Wasser.
survival-heard-water-nowhere = Auf dieser Karte gibt es kein Wasser.
survival-heard-food = Die nächste Nahrung: { $far ->
    [one] ein Feld
   *[other] { $far } Felder
} { $way }, auf { $hex }.
survival-heard-food-here = Hier gibt es Nahrung.
survival-heard-food-nowhere = Auf dieser Karte gibt es keine Nahrung.
survival-heard-edges = Bis von der Karte sind es { $north } Felder nach Norden, { $east } nach Osten, { $south } nach Süden, { $west } nach Westen.
survival-heard-counter = Der nächste Marker: { $far ->
    [one] ein Feld
   *[other] { $far } Felder
} { $way }, auf { $hex }.
survival-heard-counter-here = Hier liegt ein Marker.
survival-heard-waiting-here = Hier wartet eine verlorene Person.
survival-heard-outpost = Der nächste Außenposten: { $far ->
    [one] ein Feld
   *[other] { $far } Felder
} { $way }, auf { $hex }.
survival-heard-outpost-here = Hier ist ein Außenposten.
survival-heard-waiting = Die nächste verlorene Person, die wartet: { $far ->
    [one] ein Feld
   *[other] { $far } Felder
} { $way }, auf { $hex }.
survival-heard-person-far = { $who }: { $far ->
    [one] ein Feld
   *[other] { $far } Felder
} { $way }, auf { $hex }.
survival-heard-person-far-here = { $who } ist auch hier.

# Karten

survival-map-unread = { $file } ist keine TOML-Datei: { $why }
survival-map-lacks = { $file }: Der Schlüssel „{ $key }“ fehlt.
survival-map-wrong = { $file }, Zeile { $line }: { $why }
survival-map-unfit = { $file }: { $why }
survival-map-key = Eine Karte hat keinen Schlüssel „{ $key }“.
survival-map-version = Nur Version { $version } des Formats ist bekannt.
survival-map-word = „{ $key }“ muss eines dieser Wörter sein: { $words }.
survival-map-title = Der Titel muss ein Text von einer Zeile sein, höchstens 80 Zeichen lang.
survival-map-rows = Das Gelände müssen 1 bis 100 Reihen zu 1 bis 100 Buchstaben sein, zwischen drei Anführungszeichen.
survival-map-letter = Der Buchstabe „{ $letter }“ auf Feld { $hex } ist kein Gelände; es gibt { $letters }
survival-map-width = Reihe { $row } hat { $count } Buchstaben, die erste hat { $first }.
survival-map-middle = Das mittlere Kartenstück müssen zwei Spalten zwischen 1 und { $width } sein, die erste zuerst.
survival-map-hex = „{ $text }“ ist kein Feld; ein Feld ist Spalte und Reihe, wie 5,3.
survival-map-outside = Feld { $hex } liegt außerhalb der Karte, die { $width } Spalten und { $height } Reihen hat.
survival-map-list = „{ $key }“ muss eine Liste von Texten sein.
survival-map-twice = Feld { $hex } steht zweimal in „{ $key }“.
survival-map-bases = Die Lager müssen eine Tabelle sein: je Zeile eine Nummer und ein Feld.
survival-map-base = „{ $base }“ ist kein Lager; Lager haben die Nummern 1 bis 9 und je ein Feld.
survival-map-direction = „{ $word }“ ist keine Richtung; es gibt { $directions }
survival-map-steps = Der Weg von Feld { $hex } hat keine Schritte.
survival-map-strays = Der Weg verlässt die Karte bei { $hex } vor seinem Ende.
survival-map-circles = Der Weg kommt zweimal durch Feld { $hex }.
survival-map-trail = Der Pfad führt durch Feld { $hex }, das weder Wald noch Gebirge noch Sumpf ist.
survival-map-approaches = Die Furt auf Feld { $hex } braucht zwei verschiedene Richtungen, aus denen man zu ihr kommt.
survival-map-dry = Auf Feld { $hex } ist kein Fluss, also auch keine Furt.
survival-map-bank = Zur Furt auf Feld { $hex } kommt man nicht von { $direction }: Dort ist der Fluss oder kein Feld.
survival-map-no-base = Lager { $base } fehlt; ein Spiel braucht alle neun.
survival-map-no-middle = Ein Spiel braucht ein mittleres Kartenstück von mindestens { $count } Feldern.
survival-map-inside = Lager { $base } auf Feld { $hex } liegt auf dem mittleren Kartenstück; es muss außerhalb liegen.
survival-map-unplayable = Sie lässt sich zeigen, aber nicht bespielen. { $why }
survival-map-signs = . frei, w Wald, m Gebirge, d Wüste, s Sumpf · 1–9 Lager, f Nahrung, o See, ~ Fluss, = Furt, + Pfad
survival-help-map = Zeigt eine Karte als Text oder zeichnet sie auf ein Blatt. Eine eigene Datei wird geprüft.
survival-help-which = standard, random, random:KEIM oder eine Datei
survival-help-svg = Zeichnet das Blatt als SVG in diese Datei.
survival-help-pdf = Zeichnet das Blatt als PDF in diese Datei.

survival-sheet-original = Outdoor Survival. Ein Land von uns.
survival-sheet-box = Outdoor Survival. Die Karte der Schachtel.
survival-sheet-own = Outdoor Survival. Eine eigene Karte.
survival-sheet-clear = Freies Gelände: 1
survival-sheet-woods = Wald, raues Gelände: 2
survival-sheet-desert = Wüste: 2
survival-sheet-mountain = Gebirge: 3
survival-sheet-swamp = Sumpf, kein Trinkwasser: 4
survival-sheet-river = Fluss, Wasser: 3
survival-sheet-ford = Furt, von ihren Ufern: 1
survival-sheet-trail = Pfad, ihm entlang: 1
survival-sheet-lake = See, Wasser
survival-sheet-food = Nahrung
survival-sheet-base = Lager
survival-sheet-fold = Grenzen des mittleren Stücks
survival-sheet-rose = Zufällige Richtung nach dem Würfel

# Lebenstafeln

survival-chart-key = Einen Schlüssel „{ $key }“ gibt es in einer Lebenstafel nicht.
survival-chart-levels = Es muss für jede Stufe von A bis O eine Zeile geben, in dieser Reihenfolge.
survival-chart-points = Stufe { $level } braucht eine Zahl von Bewegungspunkten von 0 bis { $most }.
survival-chart-row = Die Reihe { $row } braucht „boxes“ und eine Liste „lines“, und sonst nichts.
survival-chart-boxes = Die Reihe { $row } braucht eine Zahl von Kästchen von 2 bis { $most }.
survival-chart-line = Eine Linie der Reihe { $row } braucht „after“, ein Kästchen von { $least } bis { $most }, und „levels“, mindestens 1.

# Was nicht zusammenpasst

survival-pursuit-seats = Für Verfolgung braucht es mindestens zwei.
survival-map-size = { $file }: Ein Spiel braucht { $width } Spalten und { $height } Zeilen.
survival-no-map = Die Karte { $file } lässt sich nicht lesen.

# Wie ein Spiel endet

survival-won-out = { $seat } ist am Tag { $day } aus der Wildnis heraus.
survival-won-nearest = Niemand kam über den Westrand. { $seat } kam ihm am nächsten, { $columns ->
    [0] bis ganz an den Rand
    [one] bis auf eine Spalte
   *[other] bis auf { $columns } Spalten
}.
survival-won-found = { $seat } hat am Tag { $day } die verlorene Person gefunden.
survival-won-rescued = { $seat } hat am Tag { $day } eine verlorene Person aus der Wildnis gebracht.
survival-won-escaped = { $seat } ist am Tag { $day } entkommen.
survival-won-caught = { $seat } hat { $other } gefasst.
survival-won-hunted-gone = Kein Flüchtiger ist mehr übrig. Die Verfolger haben gewonnen.
survival-won-hunters-gone = Kein Verfolger ist mehr übrig. Die Flüchtigen haben gewonnen.
survival-lost-all = Die Wildnis behält sie alle. Niemand hat gewonnen.

# Die Seite

survival-page-panel-life = Leben
survival-page-panel-day = Würfel
survival-page-panel-scenario = Die Aufgabe
survival-page-fate-afoot = Stufe { $level }, { $points } Punkte am Tag
survival-page-fate-leads = Stufe { $level }, { $points } Punkte am Tag, mit jemand Gerettetem
survival-page-fate-held = Stufe { $level }, muss bleiben: { $turns }
survival-page-fate-out = aus der Wildnis am Tag { $day }
survival-page-fate-dead = gestorben am Tag { $day }
survival-page-fate-caught = gefasst am Tag { $day }
survival-page-fate-snowed = eingeschneit am Tag { $day }
survival-page-row-life = Leben
survival-page-row-water = Wasser
survival-page-row-food = Nahrung
survival-page-card-level = Lebensstufe: { $level }
survival-page-card-water = Wasser: Kästchen { $box } von { $boxes }, Stufen durch Durst verloren: { $levels }
survival-page-card-food = Nahrung: Kästchen { $box } von { $boxes }, Stufen durch Hunger verloren: { $levels }
survival-page-day = Tag { $day }
survival-page-dice-none = Noch ist kein Würfel gefallen.
survival-page-thrown-order = { $die } für die Reihenfolge
survival-page-thrown-direction = { $die } für die Richtung
survival-page-thrown-heading = { $die } dafür, wohin sie führt
survival-page-thrown-water = { $die } für Wasser
survival-page-thrown-food = { $die } für Nahrung
survival-page-thrown-check = { $die }: Kommt etwas dazwischen?
survival-page-thrown-contingency = { $die } dafür, was dazwischenkommt
survival-page-goal-basic = Verlass als Erster die Karte, über einen beliebigen Rand. Niemand hat Hunger oder Durst.
survival-page-goal-lost = Verlass als Erster lebend die Karte, über einen beliebigen Rand.
survival-page-goal-lost-east = Verlass als Erster lebend die Karte, über den Ostrand.
survival-page-goal-survival = Durchquere das Land: Verlass es als Erster lebend über den Westrand. Schafft es niemand, gewinnt, wer ihm am nächsten die Karte verlässt.
survival-page-goal-search = Einer der Marker auf dem mittleren Kartenstück ist eine verlorene Person. Betritt als Erster ihr Feld.
survival-page-goal-rescue = Finde eine verlorene Person unter den Markern auf dem mittleren Kartenstück und verlass als Erster mit ihr die Karte, über einen beliebigen Rand.
survival-page-goal-rescue-home = Finde eine verlorene Person unter den Markern auf dem mittleren Kartenstück und verlass als Erster mit ihr die Karte, über die Seite, von der du gekommen bist.
survival-page-goal-pursuit = Die Flüchtigen gewinnen, wenn einer von ihnen lebend die Karte verlässt, die Verfolger, wenn einer von ihnen das Feld eines Flüchtigen betritt.
survival-page-table-direction = Der Richtungswürfel
survival-page-table-pursuer = Der Richtungswürfel der Verfolger
survival-page-table-fugitive = Der Richtungswürfel der Flüchtigen
survival-page-table-contingencies = Zwischenfälle
survival-page-random = eine zufällige Richtung
survival-page-any = eine beliebige Richtung
survival-page-need-water-ending = Wasser: wenn der Tag an einem See oder Fluss endet.
survival-page-need-water-passing = Wasser: wenn du an einem See oder Fluss vorbeikommst oder dort bleibst.
survival-page-need-water-die = Wasser: wenn du an einem See oder Fluss vorbeikommst oder dort bleibst; sonst mit einer 1 oder 2.
survival-page-need-water-always = Wasser: Du trägst genug bei dir.
survival-page-need-food-ending = Nahrung: wenn der Tag auf einem Nahrungsfeld endet.
survival-page-need-food-passing = Nahrung: wenn du an einem Nahrungsfeld vorbeikommst oder dort bleibst.
survival-page-need-food-die = Nahrung: wenn du an einem Nahrungsfeld vorbeikommst oder dort bleibst; sonst mit einer 1 oder 2.
survival-page-need-food-always = Nahrung: Du trägst genug bei dir.
survival-page-need-outposts = Verfolger: Ein Außenposten auf dem Weg oder am Ziel gibt beides.
survival-page-regain-water = { $stays ->
    [one] Einen Tag
   *[other] { $stays } Tage hintereinander
} zu bleiben, wo es Wasser gibt, bringt { $boxes ->
    [one] ein Kästchen
   *[other] { $boxes } Kästchen
} zurück.
survival-page-regain-food = { $stays ->
    [one] Einen Tag
   *[other] { $stays } Tage hintereinander
} zu bleiben, wo es Nahrung gibt, bringt { $boxes ->
    [one] ein Kästchen
   *[other] { $boxes } Kästchen
} zurück.
survival-page-house-supplies = Hausregel: Lager geben Nahrung und Wasser.
survival-page-house-riverways = Hausregel: Ein Fluss kostet 2, und man kann ihm wie einem Pfad folgen.
survival-page-column-hazards = Gefahren
survival-page-column-animals = Tiere
survival-page-column-personal = Eigenes
survival-page-effect-water = Wasser { $amount }
survival-page-effect-food = Nahrung { $amount }
survival-page-effect-life = Leben { $amount }
survival-page-effect-stay = bleiben { $amount }
survival-page-step = { $way }, kostet { $cost }
survival-page-step-over = { $way }, über den Kartenrand, kostet { $cost }
survival-page-step-base = Lager { $base }
survival-page-hex = { $hex }: { $what }
survival-page-clear = freies Gelände
survival-page-woods = Wald
survival-page-desert = Wüste
survival-page-mountain = Gebirge
survival-page-swamp = Sumpf
survival-page-river = Fluss
survival-page-ford = Furt
survival-page-lake = See
survival-page-food = Nahrung
survival-page-trail = Pfad
survival-page-base = Lager { $base }
survival-page-price = Es zu betreten kostet { $cost }.
survival-page-price-trail = Es zu betreten kostet { $cost }; auf dem Pfad oder aus freiem Gelände 1.
survival-page-price-ford = Es zu betreten kostet { $cost }; von einem der beiden Zugänge 1.
survival-page-gives-water = Hier gibt es Trinkwasser.
survival-page-gives-no-water = Dieses Wasser kann man nicht trinken.
survival-page-reached = Du kannst heute hierher kommen.
survival-page-here = { $seat }: { $state }
survival-page-boxes = { $seat }: Wasser { $water } von { $waters }, Nahrung { $food } von { $foods }
survival-page-counter = Ein verdeckter Marker. { $lost ->
    [0] Unter ihnen ist keine verlorene Person mehr.
    [one] Einer der { $all } ist eine verlorene Person.
   *[other] { $lost } der { $all } sind verlorene Personen.
}
survival-page-found = Hier wartet eine verlorene Person.
survival-page-outpost = Ein Außenposten: Nahrung und Wasser für Verfolger.
survival-page-chances = Chance, lebend herauszukommen, wenn der Tag dort endet
survival-page-review = Verbliebene Kraft (Lebensstufe)
survival-page-review-water = Wasser
survival-page-review-food = Nahrung
survival-page-review-out = Chance herauszukommen
survival-page-review-lost-level = { $seat } fällt auf Stufe { $level }: von nun an { $points } Punkte am Tag.
survival-page-review-regained = { $seat } ist wieder auf Stufe { $level }.
survival-page-review-thirst = Kein Wasser gefunden: Kästchen { $box } von { $boxes } des Durstes.
survival-page-review-hunger = Keine Nahrung gefunden: Kästchen { $box } von { $boxes } des Hungers.
survival-page-review-drank = Wasser gefunden, nach { $days } trockenen Tagen.
survival-page-review-befell = Ein Zwischenfall: { $effect }.
survival-page-review-turned = Ein Marker wurde aufgedeckt: { $lost ->
    [yes] eine verlorene Person!
   *[no] nichts.
}
survival-page-review-died = { $seat } ist { $of ->
    [thirst] verdurstet
    [hunger] verhungert
   *[contingency] an einem Zwischenfall gestorben
}, am Tag { $day }.
survival-page-review-left = { $seat } hat die Karte am Tag { $day } verlassen.
survival-page-review-caught = { $seat } wurde gefasst.
survival-page-review-snowed = Der Winter kam, und { $seat } war noch draußen.
survival-page-review-worse = Hat { $lost } % der Chance gekostet; { $move } war besser ({ $chance } %).
survival-page-coach-goal-lost = Du hast dich verirrt: Du bist an Lager 5 in der Mitte der Karte, ohne Nahrung und Wasser. Wer zuerst lebend die Karte verlässt, über einen beliebigen Rand, hat gewonnen.
survival-page-coach-goal = { $goal }
survival-page-coach-points = Du bist auf Stufe { $level }: Das sind { $points } Bewegungspunkte am Tag. Freies Gelände kostet 1, Wald und Wüste 2, Gebirge und Fluss 3, Sumpf 4.
survival-page-coach-out = Brich auf, und ein Würfel entscheidet, wie frei du heute bist: 1 bis 3 geben eine zufällige Richtung, 4 bis 6 überlassen sie dir. Oder bleib, wo du bist.
survival-page-coach-out-any = Brich auf, und ein Würfel entscheidet, wie frei du heute bist; „{ $panel }“ zeigt die Tabelle. Oder bleib, wo du bist.
survival-page-coach-thirsty = Zwei Tage ohne Wasser kosten eine Lebensstufe, danach wird es schlimmer. Das nächste Wasser ist bei { $hex }, { $far ->
    [one] ein Feld
   *[other] { $far } Felder
} entfernt.
survival-page-coach-hungry = Hunger ist langsamer als Durst. Die nächste Nahrung ist bei { $hex }, { $far ->
    [one] ein Feld
   *[other] { $far } Felder
} entfernt.
survival-page-coach-water-here = Wo du bist, gibt es Wasser: Wer hier bleibt, wird nicht durstig.
survival-page-coach-edge = Der nächste Rand ist { $far ->
    [one] ein Feld
   *[other] { $far } Felder
} entfernt, im { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}.
survival-page-coach-walk = Die Pfeile zeigen, wohin du gehen kannst und was jeder Schritt kostet. Du hast noch { $points } Punkte und musst so weit gehen, wie sie reichen.
survival-page-coach-walk-free = Die Pfeile zeigen, wohin du gehen kannst und was jeder Schritt kostet. Du hast noch { $points } Punkte und darfst anhalten, wo du willst.
survival-page-coach-trail = Ein Feld mit Pfad kostet 1, wenn man ihm folgt. Seine Biegungen sind keine Wendungen.
survival-page-coach-turns = { $right ->
    [straight] Du darfst heute nicht abbiegen, außer auf einem Pfad: Denk beim Wählen an den ganzen Tag.
    [one] Du darfst heute einmal abbiegen, nach dem ersten Feld.
   *[many] Du darfst abbiegen, so oft du willst, nach dem ersten Feld.
}
survival-page-coach-given = Die Würfel schicken dich { $way }. Einem Pfad unter dir darfst du stattdessen folgen.
survival-page-coach-from = Wähle das Lager, an dem du anfängst: Zeig auf der Karte darauf.
survival-page-coach-outposts = Stell deine Außenposten dort auf, wo ein Flüchtiger vorbeikommen kann: Wo du an einem vorbeikommst, bist du versorgt.
survival-page-coach-column = Etwas kommt dazwischen. Wähle die Spalte, die dir am wenigsten schaden kann: „{ $panel }“ zeigt, was jeder Würfel tut.
survival-page-coach-wait = { $seat } ist am Zug. „{ $panel }“ zeigt die Würfel.
survival-page-coach-over = Das Spiel ist vorbei. Der Rückblick zeigt den Weg von allen, Tag für Tag.
survival-aid-full = Die Chancen herauszukommen werden gezeigt, wenn jemand fragt
survival-aid-off = Keine Hilfe

survival-help-odds = Die Chancen jedes Szenarios, bestens und vorsichtig gespielt, als Tabelle. Dauert Minuten.
survival-help-odds-scenario = Nur dieses Szenario.
survival-help-odds-games = Partien, wo nichts genau bekannt ist.
survival-help-odds-map = standard, random:ZAHL oder own:NAME
survival-odds-scenario = Szenario
survival-odds-contingencies = Zwischenfälle
survival-odds-best = bestens gespielt
survival-odds-careful = vorsichtig gespielt
survival-odds-days = Tage
survival-odds-with = mit
survival-odds-without = ohne
survival-odds-note = Fett: genau. Sonst der Anteil an { $games } Partien, in Klammern das 95-%-Intervall. Tage: derer, die es schaffen.
