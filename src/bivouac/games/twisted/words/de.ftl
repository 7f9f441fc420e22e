# Twisted Cryptids: was den Leuten gesagt wird. Die Namen beginnen mit dem des Spiels.

twisted-title = Twisted Cryptids
twisted-line = Menschen anlocken, Menschen verscheuchen und von den richtigen gesehen werden: Die größte Legende gewinnt.
twisted-origin = Die Regeln sind die der Schachtel, ebenso die wenigen Karten, die ihr Regelheft zeigt; alle anderen Karten sind von uns.

twisted-seat-0 = Rot
twisted-seat-1 = Blau
twisted-seat-2 = Grün
twisted-seat-3 = Gelb

# Das Material
twisted-cryptid-bigfoot = Bigfoot
twisted-cryptid-mothman = Mottenmann
twisted-cryptid-frog = Loveland-Frosch
twisted-cryptid-jackalope = Wolpertinger
twisted-power-bigfoot = Stampfen und posieren
twisted-power-mothman = Wer hat das Licht angelassen?
twisted-power-frog = Zunge raus, Augen zu
twisted-power-jackalope = Klopf, klopf, Zugabe
twisted-site-river = Kristallfluss
twisted-site-park = Kiefernpark
twisted-site-lake = Ahornsee
twisted-site-marsh = Munteres Moor
twisted-site-gorge = Grummelschlucht
twisted-site-woods = Wisperwald
twisted-site-rest = Rastplatz
twisted-taste-hiker = Wanderer
twisted-taste-hunter = Jäger
twisted-taste-researcher = Forscher
twisted-type-decoy = Attrappe
twisted-type-hoax = Schwindel
twisted-type-silhouette = Silhouette
twisted-type-real_deal = Echter Auftritt
twisted-function-lure = Anlocken
twisted-function-scare = Verscheuchen
twisted-function-attract = Herbeiholen
twisted-function-extract = Heimschicken

# Was Karten tun, aus ihren Effekten gemacht
twisted-count-hiker = { $count } Wanderer
twisted-count-hunter = { $count } Jäger
twisted-count-researcher = { $count } Forscher
twisted-count-any = { $count } Menschen
twisted-all-hiker = alle Wanderer
twisted-all-hunter = alle Jäger
twisted-all-researcher = alle Forscher
twisted-all-any = alle Menschen
twisted-many-hiker = Wanderern
twisted-many-hunter = Jägern
twisted-many-researcher = Forschern
twisted-many-any = Menschen
twisted-many-hideouts = Verstecken
twisted-do-lure = Locke { $who } an
twisted-do-scare = Verscheuche { $who }
twisted-do-attract = Hole { $who } herbei
twisted-do-extract = Schicke { $who } heim
twisted-do-lure-at = Locke { $who } { $place }
twisted-do-scare-at = Verscheuche { $who } { $place }
twisted-do-attract-at = Hole { $who } { $place }
twisted-do-extract-at = Schicke { $who } { $place } heim
twisted-do-move = Bewege { $who } { $start } { $end }
twisted-do-spread = Verteile { $who } { $place } gleichmäßig auf die Nachbarorte
twisted-do-power = Morgen kannst du deine Fähigkeit nicht nutzen
twisted-do-hand =
    { $count ->
        [one] Heute Nacht ziehst du nur auf { $count } Karte auf
       *[other] Heute Nacht ziehst du nur auf { $count } Karten auf
    }
twisted-do-place = Heute Nacht kommt dieses Versteck an den nächsten möglichen Ort im Uhrzeigersinn
twisted-or = { $one } – oder – { $other }
twisted-and = { $one } – und – { $other }
twisted-place-encounter =
    { $way ->
        [from] vom Ort der Begegnung
        [onto] an den Ort der Begegnung
        [toward] Richtung Begegnung
       *[near] vom Ort der Begegnung oder einem Nachbarort
    }
twisted-place-most =
    { $way ->
        [from] vom Ort mit den meisten { $what }
        [onto] an den Ort mit den meisten { $what }
        [toward] in Richtung des Orts mit den meisten { $what }
       *[near] vom Ort mit den meisten { $what } oder einem Nachbarort
    }
twisted-place-fewest =
    { $way ->
        [from] vom Ort mit den wenigsten { $what }
        [onto] an den Ort mit den wenigsten { $what }
        [toward] in Richtung des Orts mit den wenigsten { $what }
       *[near] vom Ort mit den wenigsten { $what } oder einem Nachbarort
    }
twisted-place-anywhere = von beliebigen Orten
twisted-place-next = an den nächsten Ort im Uhrzeigersinn
twisted-place-river =
    { $way ->
        [at] am Kristallfluss
        [to] zum Kristallfluss
        [from] vom Kristallfluss
        [onto] an den Kristallfluss
        [toward] Richtung Kristallfluss
       *[near] vom Kristallfluss oder von einem Nachbarort
    }
twisted-place-park =
    { $way ->
        [at] im Kiefernpark
        [to] in den Kiefernpark
        [from] vom Kiefernpark
        [onto] in den Kiefernpark
        [toward] Richtung Kiefernpark
       *[near] vom Kiefernpark oder von einem Nachbarort
    }
twisted-place-lake =
    { $way ->
        [at] am Ahornsee
        [to] zum Ahornsee
        [from] vom Ahornsee
        [onto] an den Ahornsee
        [toward] Richtung Ahornsee
       *[near] vom Ahornsee oder von einem Nachbarort
    }
twisted-place-marsh =
    { $way ->
        [at] im Munteren Moor
        [to] ins Muntere Moor
        [from] vom Munteren Moor
        [onto] ins Muntere Moor
        [toward] Richtung Munteres Moor
       *[near] vom Munteren Moor oder von einem Nachbarort
    }
twisted-place-gorge =
    { $way ->
        [at] in der Grummelschlucht
        [to] in die Grummelschlucht
        [from] von der Grummelschlucht
        [onto] in die Grummelschlucht
        [toward] Richtung Grummelschlucht
       *[near] von der Grummelschlucht oder von einem Nachbarort
    }
twisted-place-woods =
    { $way ->
        [at] im Wisperwald
        [to] in den Wisperwald
        [from] vom Wisperwald
        [onto] in den Wisperwald
        [toward] Richtung Wisperwald
       *[near] vom Wisperwald oder von einem Nachbarort
    }
twisted-types-decoy = Attrappen
twisted-types-hoax = Schwindel
twisted-types-silhouette = Silhouetten
twisted-types-real_deal = echte Auftritte
twisted-types-any = Sichtungen
twisted-types-two = { $one } und { $other }
twisted-counts-revealed = Aufgedeckt: { $types }
twisted-counts-types = Verschiedene Arten aufgedeckt
twisted-counts-piles = Angebrochene Stapel
twisted-counts-deepest = Sichtungen aus dem Stapel, der am meisten hergab
twisted-tier = { $count } → { $bonus }
twisted-trait-text = { $what } – { $low }, { $middle }, { $high }

# Was gefragt wird
twisted-list = { $first }, { $rest }
twisted-quoted = „{ $title }“
twisted-nobody = niemand
twisted-prompt-keep = Welche Eigenheit behältst du? Die anderen erfahren es erst am Ende.
twisted-prompt-pile =
    Bilde drei Stapel; was zuerst liegt, wird zuerst aufgedeckt. { $count ->
        [one] Eine ist übrig.
       *[other] { $count } sind übrig.
    }
twisted-prompt-secrets = Eigenheiten und Stapel werden noch gewählt: { $seats }.
twisted-prompt-hideouts-mine = Wohin kommt dein Versteck { $hideout }? Es gehört zu Stapel { $hideout }.
twisted-prompt-hideouts-theirs = { $seat } sucht einen Platz für Versteck { $hideout }.
twisted-prompt-draw = { $seat } zieht.
twisted-prompt-event = Die Sonne geht auf. Was ist heute los?
twisted-prompt-effect-mine = Eins von beiden: Was nimmst du?
twisted-prompt-effect-theirs = { $seat } nimmt einen von zwei Effekten.
twisted-prompt-hideout-mine = { $effect }: von welchem Versteck aus?
twisted-prompt-hideout-theirs = { $seat } wählt ein Versteck. { $effect }.
twisted-prompt-start-mine = { $effect }: Mehrere Orte liegen gleichauf. Welcher ist es?
twisted-prompt-start-theirs = { $seat } entscheidet einen Gleichstand. { $effect }.
twisted-prompt-end-mine = { $effect }: Mehrere Orte liegen gleichauf. Wohin geht es?
twisted-prompt-end-theirs = { $seat } entscheidet, wohin es geht. { $effect }.
twisted-prompt-odd-mine = { $effect }: Welcher Nachbarort bekommt einen mehr?
twisted-prompt-odd-theirs = { $seat } entscheidet, wo einer mehr hinkommt. { $effect }.
twisted-prompt-human-mine = { $effect }: Wer geht wohin?
twisted-prompt-human-theirs = { $seat } entscheidet, wer wohin geht. { $effect }.
twisted-prompt-more-mine = { $effect }: noch { $count }. Wer geht wohin?
twisted-prompt-more-theirs = { $seat } entscheidet, wer noch wohin geht. { $effect }.
twisted-prompt-day-mine =
    Du bist dran, Zug { $turn } von { $turns }: { $power ->
        [yes] Spiel eine Karte, wirf eine für deine Fähigkeit ab oder passe.
       *[no] Spiel eine Karte oder passe.
    }
twisted-prompt-day-theirs =
    { $seat } ist dran, Zug { $turn } von { $turns }{ $power ->
        [yes] , und hat die Fähigkeit noch.
       *[no] .
    }
twisted-prompt-encounter-mine = Überall gleich voll! Wo ist die Begegnung?
twisted-prompt-encounter-theirs = { $seat } entscheidet zwischen gleich vollen Orten.
twisted-prompt-move-mine = Du darfst eins deiner Verstecke verlegen. Welches?
twisted-prompt-move-theirs = { $seat } darf ein Versteck verlegen.
twisted-prompt-place-mine = Wohin kommt dein Versteck { $hideout }?
twisted-prompt-place-theirs = { $seat } sucht einen neuen Platz für Versteck { $hideout }.
twisted-prompt-discard-mine = Wirf ab, was du nicht willst, dann zieh nach.
twisted-prompt-discard-theirs = { $seat } sortiert die Handkarten.

# Züge
twisted-move-keep = „{ $trait }“ behalten: { $text }
twisted-move-pile = „{ $card }“ ({ $type }) unter Stapel { $pile } legen
twisted-move-place = Versteck { $site }
twisted-move-choose = { $site } wählen
twisted-move-walk = { $who } { $start } { $end }
twisted-move-come = { $who } vom Rastplatz { $end }
twisted-move-leave = { $who } { $start } zum Rastplatz
twisted-move-play = „{ $card }“ spielen: { $text }
twisted-move-power = „{ $card }“ für deine Fähigkeit abwerfen
twisted-move-pass = Passen
twisted-move-stay = Kein Versteck verlegen
twisted-move-discard = „{ $card }“ abwerfen
twisted-move-done = Nichts mehr abwerfen
twisted-move-event = Das Ereignis ist „{ $event }“
twisted-move-draw = Die Karte ist „{ $card }“

# Was geschehen ist
twisted-told-kept = { $seat } behält die Eigenheit „{ $trait }“.
twisted-told-piled = { $seat } legt „{ $card }“ unter Stapel { $pile }.
twisted-told-readied = { $seat } hat eine Eigenheit und drei Stapel.
twisted-told-hid = { $seat } versteckt sich { $site }, mit Versteck { $hideout }.
twisted-told-moved = { $seat } verlegt Versteck { $hideout } { $start } { $end }.
twisted-told-lifted = { $seat } packt { $site } zusammen.
twisted-told-drew = { $seat } zieht eine Karte.
twisted-told-drew-card = { $seat } zieht „{ $card }“.
twisted-told-shuffled = Die Ablage wird gemischt: ein neuer Kartenstapel.
twisted-told-dawned = Runde { $round }. { $seat } deckt „{ $event }“ auf.
twisted-told-line = { $number }. { $effect }.
twisted-told-chose = { $seat } wählt: { $site }.
twisted-told-from = { $seat } macht sich { $site } ans Werk.
twisted-told-used = { $seat } entscheidet sich: { $effect }.
twisted-told-played = { $seat } spielt „{ $card }“: { $text }.
twisted-told-power = { $seat } wirft „{ $card }“ für „{ $power }“ ab: { $text }.
twisted-told-in-vain = Niemand rührt sich.
twisted-told-passed = { $seat } passt.
twisted-told-walk =
    { $who } { $count ->
        [one] geht
       *[other] gehen
    } { $start } { $end }.
twisted-told-come =
    { $who } { $count ->
        [one] kommt
       *[other] kommen
    } vom Rastplatz { $end }.
twisted-told-leave =
    { $who } { $count ->
        [one] geht
       *[other] gehen
    } { $start } zum Rastplatz.
twisted-told-met = Dämmerung. Die Begegnung ist { $site }: { $humans }.
twisted-told-revealed = { $seat } deckt „{ $card }“ von Stapel { $pile } auf: { $type }!
twisted-told-sum =
    Wanderer { $hikers }, Jäger { $hunters }, Forscher { $researchers } = { $sum }. Mythos von { $seat }: { $before } → { $after }{ $floor ->
        [yes] , denn unter 0 fällt er nie.
       *[no] .
    }
twisted-told-then = Und dann: { $effect }.
twisted-told-drawback-power = Morgen kann { $seat } die Fähigkeit nicht nutzen.
twisted-told-drawback-hand =
    Heute Nacht zieht { $seat } nur auf { $count ->
        [one] { $count } Karte auf.
       *[other] { $count } Karten auf.
    }
twisted-told-drawback-place = Heute Nacht kommt dieses Versteck von { $seat } an den nächsten möglichen Ort im Uhrzeigersinn.
twisted-told-returned = Versteck { $hideout } von { $seat } liegt wieder auf seinem Stapel.
twisted-told-gone = Stapel { $hideout } von { $seat } ist aufgebraucht, und sein Versteck verlässt das Spiel.
twisted-told-stayed = { $seat } verlegt kein Versteck.
twisted-told-stuck = Versteck { $hideout } von { $seat } findet keinen Platz und bleibt auf seinem Stapel.
twisted-told-discarded = { $seat } wirft { $cards } ab.
twisted-told-keeps =
    { $seat } behält { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
twisted-end-track = { $seat }, { $cryptid }: { $myth } auf der Mythosleiste.
twisted-end-unseen =
    Nie aufgedeckte echte Auftritte: { $count ->
        [0] keine.
       *[other] { $count }, je +{ $each }.
    }
twisted-end-trait = „{ $trait }“, Anzahl { $count }: +{ $bonus }.
twisted-end-total = { $seat }: { $sum } = { $total } Mythos.

# Das Brett in Text, und was daneben steht
twisted-legend =
    Die Orte liegen im Ring, im Uhrzeigersinn nummeriert, und grenzen aneinander, wo ein Strich sie verbindet. ○ Wanderer, △ Jäger, □ Forscher, ◇ beliebige Menschen. R1 ist Versteck 1 von Rot (R rot, B blau, G grün, Y gelb); es gehört zu Stapel 1. ★ die letzte Begegnung. Auf Karten lockt »⌂ zu einem Versteck, ⌂» verscheucht von dort, +⌂ holt vom Rastplatz herbei, −⌂ schickt dorthin heim; ↑ die meisten, ↓ die wenigsten von dem, was folgt, #2 Ort 2, * beliebig, → direkt dorthin, ⇢ ein Schritt in diese Richtung, ↻ der nächste Ort im Uhrzeigersinn, ⇄ auf die Nachbarorte verteilt, ∀ alle. Bei echten Auftritten: ⌂! morgen keine Fähigkeit, ≤3 heute Nacht nur auf drei Karten, ⌂↻ das Versteck kommt an den nächsten Ort. Neben dem Brett: rechts der Mythos, ▯ Handkarten, ↯ die Fähigkeit ist in dieser Runde noch frei.
twisted-phase-secrets = Eigenheiten und Stapel
twisted-phase-hideouts = Verstecke
twisted-phase-deal = Erste Karten
twisted-phase-dawn = Morgen
twisted-phase-day = Tag, Zug { $turn } von { $turns }
twisted-phase-dusk = Dämmerung
twisted-phase-night = Nacht
twisted-phase-over = Das Ende
twisted-now-round = Runde { $round } von { $rounds }
twisted-now-first = Marker: { $seat }
twisted-now-deck = Karten { $count }
twisted-chasm = Kluft
twisted-rest = Rastplatz
twisted-pile = Stapel { $pile }
twisted-trait = Eigenheit
twisted-sheet-title = Was aufgedeckt ist, und was noch kommt
twisted-sheet-marks = Vor dem, was anderen bleibt, eine Spalte je Stapel: deine eigenen Zeichen (- + ?), etwa „mark false-stag-1 +“; × ist ein aufgebrauchter Stapel.
twisted-sheet-player = { $seat }, { $cryptid }: { $left }
twisted-sheet-left =
    { $count ->
        [one] eine kommt noch
       *[other] { $count } kommen noch
    }

# Eine Ansicht in Worten
twisted-heard-now = Der Augenblick
twisted-heard-sites = Die Wildnis
twisted-heard-players = Die Kryptiden
twisted-heard-hand = Hand von { $seat }
twisted-heard-piles = Stapel von { $seat }
twisted-heard-trait = Eigenheit von { $seat }
twisted-heard-traits = Eigenheiten zur Wahl, { $seat }
twisted-heard-sightings = Sichtungen von { $seat }, die noch in keinem Stapel sind
twisted-heard-end = Die Abrechnung
twisted-heard-event = Ereignis: „{ $event }“.
twisted-heard-decks =
    Im Kartenstapel: { $deck ->
        [one] eine Karte
       *[other] { $deck } Karten
    }. Abgeworfen: { $discards ->
        [0] nichts
        [one] eine Karte
       *[other] { $discards } Karten
    }.
twisted-heard-encounter = Die letzte Begegnung war { $site }.
twisted-heard-site = { $number }, { $site }: { $humans }. Verstecke: { $hideouts }. Daneben: { $around }.
twisted-heard-chasm = { $number }, { $site }: die Kluft. Niemand kann dorthin.
twisted-heard-rest = Rastplatz: { $humans }.
twisted-heard-none = keine
twisted-heard-hideout = { $seat } { $hideout }
twisted-heard-player =
    { $seat }, { $cryptid }: Mythos { $myth }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } auf der Hand.
twisted-heard-power =
    Fähigkeit „{ $power }“: { $text }. { $state ->
        [used] In dieser Runde genutzt.
        [locked] Heute nicht.
       *[open] In dieser Runde noch frei.
    }
twisted-heard-on-site = Versteck { $hideout }: { $site }.
twisted-heard-on-pile = Versteck { $hideout }: auf seinem Stapel.
twisted-heard-gone = Versteck { $hideout }: aus dem Spiel.
twisted-heard-shown = Aufgedeckt von Stapel { $pile }: { $cards }.
twisted-heard-card = „{ $title }“: { $text }.
twisted-heard-sighting = „{ $title }“, { $type }, { $score }: { $text }.
twisted-heard-worth =
    { $taste ->
        [hiker] { $worth } je Wanderer
        [hunter] { $worth } je Jäger
       *[researcher] { $worth } je Forscher
    }
twisted-heard-empty = Stapel { $pile }: aufgebraucht.
twisted-heard-unmade = Stapel { $pile }: noch leer.
twisted-heard-pile = Stapel { $pile }, von oben:

# Das Ende
twisted-won = { $who } ist eine wahre Legende, mit { $myth } Mythos.
twisted-won-tie = { $who } ist eine wahre Legende: { $myth } Mythos wie andere auch, aber mehr Menschen ringsum ({ $humans }).
twisted-shared = { $count } Legenden teilen sich den Sieg, mit je { $myth } Mythos.

# Dateien mit Karten
twisted-file-set = { $file }: Die neun Sichtungen von { $cryptid } müssen beisammen stehen: 2 Attrappen, 2 Schwindel, 2 Silhouetten, 3 echte Auftritte.
twisted-file-border = { $other } nennt es nicht als Nachbarn.
twisted-file-chasm = Die Kluft liegt an genau einem Ort.
twisted-file-power = Eine Fähigkeit ist eine Funktion oder zwei, mit „and“ verbunden.
twisted-file-sighting = Ein echter Auftritt hat einen Nachteil; jede andere Sichtung hat eine Funktion, „at encounter“.
twisted-file-action = Eine Aktion ist eine Funktion oder zwei, mit „or“ verbunden.
twisted-file-event = Eine Zeile eines Ereignisses ist ein einziger Effekt, an niemandes Versteck.
twisted-file-three = Es müssen { $count } sein.

# Sichtungen
twisted-sighting-gorilla-suit = Gorillakostüm am Kleiderständer
twisted-sighting-wet-carpet = Nasser Teppich im Baum
twisted-sighting-three-bears = Drei Bären im Trenchcoat
twisted-sighting-giant-slippers = Riesenpantoffeln, kaum getragen
twisted-sighting-big-toe = Großer Zeh hinter der Fichte
twisted-sighting-blurry-by-nature = Von Natur aus unscharf
twisted-sighting-best-foot-forward = Auf großem Fuß
twisted-sighting-sasquatch-siesta = Auf dem falschen Fuß erwischt
twisted-sighting-pedicure-day = Pediküre-Tag
twisted-sighting-red-eyed-umbrella = Regenschirm mit roten Augen
twisted-sighting-kite-in-a-suit = Papierdrachen im Anzug
twisted-sighting-two-owls = Zwei Eulen, ein Umhang
twisted-sighting-possum-on-stilts = Opossum auf Stelzen
twisted-sighting-porch-light = Schatten auf der Veranda
twisted-sighting-dust-on-the-lens = Staub auf der Linse
twisted-sighting-headlight-dive = Volle Kanne ins Fernlicht
twisted-sighting-wardrobe-nap = Im Kleiderschrank eingenickt
twisted-sighting-ate-your-sweater = Wollpulli, medium rare
twisted-sighting-upturned-wellies = Gummistiefel kopfüber
twisted-sighting-dinghy-with-eyes = Schlauchboot mit Augen
twisted-sighting-toads-on-a-tandem = Kröten auf dem Tandem
twisted-sighting-ventriloquist-newt = Bauchredner-Molch
twisted-sighting-just-ripples = Nur ein paar Kreise
twisted-sighting-croak-in-the-reeds = Frosch im Hals, Frosch im Schilf
twisted-sighting-tongue-first = Mit spitzer Zunge
twisted-sighting-lily-pad-snooze = Seerosenschläfchen
twisted-sighting-kissed-by-nobody = Immer noch kein Prinz
twisted-sighting-false-stag = Falscher Hirsch
twisted-sighting-not-in-the-pot = Nicht in den Topf!
twisted-sighting-missed-by-a-hare = Um Hasenhaaresbreite
twisted-sighting-hare-today = Mein Name ist Hase
twisted-sighting-catch-me = Fang dich doch selber
twisted-sighting-suspicious-shrub = Verdächtiger Busch
twisted-sighting-mad-as-a-hare = Da schäumt der Hase
twisted-sighting-digestive-nap = Verdauungsschläfchen
twisted-sighting-caught-red-berried = Auf frischer Frucht ertappt

# Aktionen
twisted-action-free-trail-mix = Studentenfutter gratis
twisted-action-viewpoint-honest = Aussichtspunkt, Ehrenwort
twisted-action-only-toilet = Das einzige Klo weit und breit
twisted-action-five-stars = Fünf Sterne in der Wander-App
twisted-action-antlers-on-a-stick = Geweih am Stiel
twisted-action-suspicious-rustling = Verdächtiges Rascheln
twisted-action-cold-beer = Kaltes Bier im Bach
twisted-action-size-64 = Fußspuren, Größe 64
twisted-action-odd-readings = Seltsame Messwerte
twisted-action-blurry-photo = Ein sehr unscharfes Foto
twisted-action-raining-grants = Fördergelder vom Himmel
twisted-action-hair-sample = Haarprobe mit Spülung
twisted-action-something-shiny = Irgendwas Glitzerndes
twisted-action-hooting-in-falsetto = Schuhu im Falsett
twisted-action-boo-but-louder = Buh, nur lauter
twisted-action-flat-battery = Akku leer
twisted-action-who-ate-my-sandwich = Wer hat von meinem Brot gegessen?
twisted-action-many-teeth = Zähne. Viele Zähne.
twisted-action-deer-talks-back = Das Reh widerspricht
twisted-action-game-warden = Der Pfiff des Försters
twisted-action-breath-on-the-neck = Warmer Atem im Nacken
twisted-action-peer-review = Gutachten Nummer zwei
twisted-action-due-tomorrow = Abgabe: morgen
twisted-action-budget-cuts = Mittelkürzung
twisted-action-not-in-the-literature = Steht in keiner Studie
twisted-action-blood-curdling-yawn = Markerschütterndes Gähnen
twisted-action-long-weekend = Brückentag
twisted-action-influencer-was-here = Eine Influencerin war da
twisted-action-coach-tour = Kaffeefahrt
twisted-action-mushroom-season = Pfifferlinge gesichtet
twisted-action-open-season = Halali
twisted-action-camouflage-sale = Tarnhosen im Angebot (falls auffindbar)
twisted-action-pub-bet = Stammtischwette
twisted-action-new-rifle = Onkels neues Gewehr
twisted-action-conference-buffet = Tagung mit Buffet
twisted-action-unpaid-interns = Praktikum, unbezahlt
twisted-action-satellite-picture = Vom Weltraum aus gesehen
twisted-action-wrong-on-the-internet = Jemand irrt sich im Internet
twisted-action-news-at-six = Kommt in den Abendnachrichten
twisted-action-blisters = Blasen an den Füßen
twisted-action-sideways-rain = Regen von der Seite
twisted-action-last-bus = Der letzte Bus
twisted-action-stove-left-on = Ist der Herd noch an?
twisted-action-licence-expired = Jagdschein abgelaufen
twisted-action-mother-calls = Mutti ruft an
twisted-action-match-on-tv = Heute Länderspiel
twisted-action-frogs-in-boots = Frösche in den Stiefeln
twisted-action-rarer-beetle = Ein seltenerer Käfer
twisted-action-tenure-elsewhere = Ruf an eine andere Uni
twisted-action-grant-refused = Antrag abgelehnt
twisted-action-batteries-not-included = Batterien nicht enthalten
twisted-action-little-snack = Der kleine Hunger

# Ereignisse
twisted-event-opening-day = Saisonauftakt
twisted-event-half-term = Alle Bundesländer haben Ferien
twisted-event-dawn-chorus = Morgenkonzert, leicht schief
twisted-event-fog-bank = Nebel wie Erbsensuppe
twisted-event-wolf-whistle = Angeblich ein Wolf
twisted-event-field-study = Feldstudie, Phase eins von neun
twisted-event-regatta = Tretbootregatta
twisted-event-gold-rumour = Goldrausch (Schokotaler)
twisted-event-brass-band = Blasmusik mit Bratwurst
twisted-event-night-hike = Nachtwanderung ohne Lampe
twisted-event-frog-concert = Froschkonzert, ausverkauft
twisted-event-park-ranger = Die Fahrkarten, bitte

# Eigenheiten
twisted-trait-twisted = Du bist verdreht
twisted-trait-honest = Du bist ehrlich
twisted-trait-laid-back = Du bist entspannt
twisted-trait-ingenious = Du bist genial
twisted-trait-shy = Du bist schüchtern
twisted-trait-theatrical = Du bist eine Rampensau
twisted-trait-versatile = Du bist ein Tausendsassa
twisted-trait-restless = Du hast Hummeln im Hintern
twisted-trait-stubborn = Du bist stur
twisted-trait-famous = Du bist berühmt

# The page
twisted-page-letter-hiker = Wa
twisted-page-letter-hunter = Jä
twisted-page-letter-researcher = Fo
twisted-page-group = { $who }: { $place }
twisted-page-player = { $seat }: { $cryptid }
twisted-page-panel-hand = Hand
twisted-page-panel-traits = Eigenheit
twisted-page-panel-sightings = Stapel
twisted-page-or = oder
twisted-page-and = und
twisted-page-panel-day = Heute
twisted-page-panel-cryptids = Kryptiden
twisted-page-no-cards = Keine Karten auf der Hand.
twisted-page-no-event = Noch kein Ereignis: Jeden Morgen wird eines aufgedeckt.
twisted-page-look = Meine Stapel und meine Eigenheit ansehen
twisted-page-discards = Was abgelegt wurde
twisted-page-turned-up = Aufgedeckt
twisted-page-in-piles = In den Stapeln
twisted-page-power-ready = Diese Runde noch nicht benutzt.
twisted-page-power-used = Diese Runde schon benutzt.
twisted-page-power-locked = Heute nicht.

# Große Augenblicke
twisted-moment-sighted = { $cryptid } wurde gesichtet
twisted-moment-where = Versteck { $hideout } von { $seat } ist { $site }.
twisted-moment-card = „{ $card }“: { $type }
twisted-moment-each = { $who }, je { $worth }
twisted-moment-indifferent-hiker = Wanderer zählen nicht
twisted-moment-indifferent-hunter = Jäger zählen nicht
twisted-moment-indifferent-researcher = Forscher zählen nicht
twisted-moment-sum = Zusammen
twisted-moment-row = { $about }: { $number }
twisted-moment-myth =
    Mythos von { $seat } von { $before } auf { $after }{ $floor ->
        [yes] , denn unter 0 fällt er nie.
       *[no] .
    }
twisted-moment-end = Die Schlusszählung
twisted-page-likely =
    { $tied ->
        [yes] Wenn es jetzt dämmerte, könnte die Begegnung hier sein: Es herrscht Gleichstand.
       *[no] Wenn es jetzt dämmerte, wäre die Begegnung hier.
    }
twisted-page-top = Von Stapel { $pile } würdest du „{ $card }“ aufdecken: { $sum } (Wanderer, Jäger, Forscher).
twisted-page-each = Für „{ $card }“: { $worth }.
twisted-page-works = { $effect }: geht jetzt bei { $sites }.
twisted-page-idle = { $effect }: würde jetzt niemanden bewegen.

# The coach
twisted-coach-goal = Sei nach { $rounds } Runden die größte Legende: Sammle Mythos. In der Dämmerung sieht man dich dort, wo die meisten Leute sind, und jede Sichtung mag manche Menschen und leidet unter anderen.
twisted-coach-keep = Behalte die Eigenheit, die du wohl erreichst. Sie zählt, was du am Ende aufgedeckt hast, meist drei bis fünf Sichtungen, und nur du kennst sie.
twisted-coach-pile = Mach drei Stapel zu drei. Jeder gehört zum Versteck mit derselben Nummer; was du zuerst hinlegst, wird zuerst aufgedeckt.
twisted-coach-pile-types = Attrappen, Schwindel und Silhouetten bringen +2 je Mensch nach ihrem Geschmack. Echte Auftritte bringen +3, kosten dich aber etwas. Einer, der nie aufgedeckt wird, gibt am Ende { $unseen }: Manche dürfen unten liegen bleiben.
twisted-coach-pile-mixed = Leg Sichtungen mit verschiedenem Geschmack oben auf deine drei Stapel: Wohin die Leute auch gehen, ein Versteck hat etwas davon.
twisted-coach-wait-secrets = Du bist bereit. Die anderen wählen noch eine Eigenheit und machen ihre Stapel.
twisted-coach-wait = { $seat } hat die Wahl. Sieh zu, wohin die Leute gehen: Wer irgendwo Jäger anlockt, hat dort wohl eine Sichtung, die sie mag.
twisted-coach-place = Versteck { $hideout } gehört zu Stapel { $hideout }: Seine oberste Sichtung wird aufgedeckt, wenn die Begegnung beim Versteck ist.
twisted-coach-wants = „{ $card }“ mag { $likes }; leidet unter { $loathes }.
twisted-coach-place-best = So wie die Leute jetzt stehen, brächte sie hier am meisten: { $site }, { $score }. Aber sie gehen noch umher, und die Begegnung ist nur, wo die meisten sind.
twisted-coach-day = Dreimal spielst du heute eine Karte, legst eine für deine Fähigkeit ab oder passt. Alles geschieht bei deinen Verstecken: Hol, wen deine Sichtung mag, vertreib die anderen, und sorg dafür, dass bei dir am meisten los ist.
twisted-coach-likely =
    { $count ->
        [one] Wenn es jetzt dämmerte, wäre die Begegnung hier: { $sites }, { $humans } Menschen.
       *[other] Wenn es jetzt dämmerte, stünde es zwischen diesen Orten gleich, mit je { $humans } Menschen, und wer den Marker hat, entschiede: { $sites }.
    }
twisted-coach-there = Du hast ein Versteck { $site }: „{ $card }“ brächte { $sum }.
twisted-coach-elsewhere =
    Besser für dich { $site }: „{ $card }“ brächte { $sum }. { $missing ->
        [one] Noch ein Mensch dort, und die Begegnung wäre deine.
       *[other] Mit { $missing } Menschen mehr dort wäre die Begegnung deine.
    }
twisted-coach-card = „{ $card }“ könnte sofort am meisten tun { $site }: { $gain } für deine Sichtung.
twisted-coach-no-card = Keine deiner Karten hilft deinen obersten Sichtungen sofort. Du kannst einen deiner Orte füllen, einen anderen leeren, deine Fähigkeit nutzen, oder passen und deine Karten behalten.
twisted-coach-encounter = An mehreren Orten ist gleich viel los, und du hast den Marker: Nimm den Ort, der für dich am besten ist, oder am schlechtesten für die, die vorn liegen.
twisted-coach-move = Keines deiner Verstecke liegt auf einem Stapel, also darfst du eines versetzen. Tu es, wenn seine Sichtung niemanden nach ihrem Geschmack findet.
twisted-coach-discard = Leg Karten ab, die Menschen bewegen, die du nicht brauchst; du ziehst auf fünf nach. In der letzten Runde zieht niemand.
twisted-coach-asks-effect = Die Karte hat zwei Wirkungen, und du nimmst eine: die, die deiner Sichtung mehr hilft.
twisted-coach-asks-start = Wähle den Ort; nur die stehen offen, wo etwas geschieht.
twisted-coach-asks-end = Wähle, wohin sie gehen.
twisted-coach-asks-odd = Die Menschen lassen sich nicht gleich verteilen: Wähle, wer einen mehr bekommt.
twisted-coach-asks-human = Zeig auf Menschen, die hell sind, und sag, wohin sie gehen, oder zieh sie hin. Hol, wen deine Sichtungen mögen, schick die anderen weg.
twisted-coach-over = Das Spiel ist aus. Was jeder zählt, steht im Verlauf; der Rückblick zeigt, was in allen Stapeln lag und was jede Dämmerung gebracht hat.

# The review
twisted-review-title = Mythos im Lauf der Zeit
twisted-review-gain = Zuwachs
twisted-review-myth = Mythos
twisted-review-turned = { $seat } hat „{ $card }“ aufgedeckt ({ $type }): { $sum }. Mythos { $before } → { $after }.
twisted-review-elsewhere = { $seat } hatte anderswo: { $cards }.
twisted-review-lay = „{ $card }“ { $site } ({ $score })
twisted-review-turning = Ein Wendepunkt: Die Gewinnaussichten von { $seat } stiegen von { $before } % auf { $after } %.

# Wer spielt

twisted-bot-hatchling = Spielt alles, was erlaubt ist.
twisted-bot-rascal = Spielt für die nächste Begegnung und denkt nicht weiter.
twisted-bot-schemer = Spielt einige mögliche Tage zu Ende, bevor er etwas tut.
twisted-bot-trickster = Sucht und liest aus dem, was andere tun, was sie verbergen. Denkt einen Augenblick nach.
twisted-bot-legend = Ein Schlitzohr, das sich Zeit nimmt.

# Ob die Karten ausgewogen sind

twisted-help-balance = Lässt gleiche Bots viele Partien spielen und sagt, ob die Karten ausgewogen sind. Dauert Minuten.
twisted-help-balance-games = Wie viele Partien.
twisted-help-balance-players = Wie viele an jedem Tisch spielen.
twisted-help-balance-bot = Wer spielt.
twisted-balance-games = { $games } Partien zu { $players }, jeder Kryptid auf jedem Platz gleich oft.
twisted-balance-mean = { $mean } Mythos für jede aufgedeckte Sichtung ({ $turned } insgesamt).
twisted-balance-cryptid = Kryptid
twisted-balance-place = Platz in der ersten Reihenfolge
twisted-balance-won = Siege (Abweichung)
twisted-balance-trait = Eigenheit
twisted-balance-kept = behalten
twisted-balance-bonus = mittlerer Bonus
twisted-balance-seldom =
    { $count ->
        [0] Keine Aktion wird fast nie gespielt.
       *[other] Fast nie gespielt: { $cards }.
    }
