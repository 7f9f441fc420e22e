# Outdoor Survival: was Menschen gesagt wird. Namen von Botschaften beginnen mit dem des Titels.

survival-title = Outdoor Survival
survival-line = Verirrt in der Wildnis: Finde Wasser, Nahrung und den Weg hinaus, ehe deine Kräfte schwinden.
survival-origin = Die Regeln sind die der Schachtel; Karte und Lebenstafel sind unsere eigenen, nach denselben Zahlen gezeichnet.
survival-option-scenario = Welches Spiel gespielt wird.
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
survival-prompt-given-mine = Der Würfel sagt { $way }, { $right }. Oder? Du hast { $points ->
    [one] einen Punkt
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
survival-told-left = { $seat } verlässt die Karte: { $sides }.
survival-told-died-thirst = { $seat } verdurstet an Tag { $day }.
survival-told-died-hunger = { $seat } verhungert an Tag { $day }.
survival-told-died-contingency = { $seat } stirbt an Tag { $day } an einem Zwischenfall.
survival-told-caught = { $seat } fängt { $other } auf { $hex }.
survival-told-snowed = Der Winter kommt. { $seat } ist auf { $hex } eingeschneit.

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
