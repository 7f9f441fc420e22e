## What is asked, said and told

# Paleo: was den Leuten gesagt wird. Die Namen beginnen mit dem des Spiels.

paleo-title = Paleo
paleo-line = Ein Stamm der Steinzeit, eine Felswand zu bemalen, und jeden Abend haben alle Hunger: Ihr gewinnt zusammen oder gar nicht.
paleo-origin = Die Regeln sind die der Schachtel, ebenso die wenigen Karten, die ihr Regelheft zeigt; alle anderen Karten sind von uns.
paleo-option-level = Stufe: wie schwer es ist, mit den Modulen, die dazugehören.
paleo-option-level-I = I: { paleo-module-a }, { paleo-module-b }
paleo-option-level-II = II: { paleo-module-c }, { paleo-module-d }
paleo-option-level-III = III: { paleo-module-e }, { paleo-module-f }
paleo-option-level-IV = IV: { paleo-module-c }, { paleo-module-g }
paleo-option-level-V = V: { paleo-module-a }, { paleo-module-h }
paleo-option-level-VI = VI: { paleo-module-b }, { paleo-module-i }
paleo-option-level-VII = VII: { paleo-module-d }, { paleo-module-e }, { paleo-module-j }
paleo-option-modules = Module: andere als die der Stufe, mit ihren Buchstaben, etwa F+G; drei mit J.
paleo-option-modules- = Die der Stufe

paleo-group-orange = Orange
paleo-group-blue = Blau
paleo-group-green = Grün
paleo-group-violet = Violett
paleo-quoted = „{ $title }“
paleo-with = { $group } mit { $card }

paleo-why-won = Das Bild ist fertig. Von diesem Stamm wird man noch erzählen, und von euch.
paleo-why-lost = Der fünfte Schädel. Der Stamm zieht weiter, und das Bild bleibt, wie es ist.
paleo-bad-module = Es gibt kein Modul { $module }. Es gibt: { $known }.
paleo-bad-modules = Gespielt werden zwei verschiedene Module, oder drei, von denen eins J ist.
paleo-bad-deal = Diese Verteilung der Karten passt nicht zu diesen Einstellungen.

# Was gefragt wird
paleo-prompt-deal = Die Karten des neuen Tages werden ausgeteilt.
paleo-prompt-turn = Die Karten werden aufgedeckt.
paleo-prompt-roll = { $card }: Es wird gewürfelt.
paleo-prompt-person = { $card }: Jemand kommt dazu. Wer ist es?
paleo-prompt-idea = { $card }: Jemand hat eine Idee. Welche?
paleo-prompt-pick-mine =
    { $count ->
        [one] Deine letzte Karte: Deckst du sie auf, oder schläfst du?
       *[other] Welche deiner oberen Karten deckst du auf? Oder schläfst du?
    }
paleo-prompt-pick-alone = { $groups }: Welche Karte wird aufgedeckt? Oder schlafen?
paleo-prompt-pick-theirs = Eine Karte wählen noch: { $groups }.
paleo-prompt-settle-action = { $group }, { $card }: Was machst du damit?
paleo-prompt-settle-danger = { $group }, { $card }: eine Gefahr. Was tust du dagegen?
paleo-prompt-settle-alone = { $cards }: Welche zuerst, und wie?
paleo-prompt-asked = { $prompt } Wer um Hilfe bittet: { $groups }.
paleo-prompt-spare = Deine Karte ist erledigt. Etwas im Spiel lässt sich noch nutzen; oder du bist fertig.
paleo-prompt-settle-theirs = Eine Karte haben noch vor sich: { $groups }.
paleo-prompt-settle-waits = Du lässt den anderen den Vortritt: { $groups }.
paleo-prompt-secret-mine = { $group }, { $card }: ein Geheimnis. Was machst du damit?
paleo-prompt-secret-theirs = { $group } hat ein Geheimnis vor sich, { $card }. Hilfst du?
paleo-prompt-secret-spare = { $group } hat ein Geheimnis vor sich, { $card }. Tust du vorher noch etwas?
paleo-prompt-night-mine = Nacht. Was tut der Stamm? { $cards }
paleo-prompt-night-theirs = Nacht. Der Stamm hat etwas zu entscheiden: { $cards }. Es überlegen noch: { $groups }.
paleo-prompt-night-waits = Nacht. Du lässt die anderen entscheiden: { $groups }.
paleo-prompt-step-mine = { $card }: { $what }
paleo-prompt-step-theirs = { $group }, { $card }: { $what }

paleo-ask-give = Wer zahlt { $what }?
paleo-ask-spend = Wessen Werkzeug geht dabei drauf?
paleo-ask-mix =
    { $count ->
        [one] Womit wird gezahlt? Noch 1.
       *[other] Womit wird gezahlt? Noch { $count }, eins nach dem anderen.
    }
paleo-ask-kill = Wer stirbt dafür?
paleo-ask-reds =
    { $count ->
        [one] Die rote Karte verwundet einmal. Wen?
       *[other] Rote Karten verwunden { $count }-mal. Wen zuerst?
    }
paleo-ask-wound =
    { $count ->
        [one] Wer bekommt die Wunde?
       *[other] Wer bekommt die { $count } Wunden?
    }
paleo-ask-goods = { $what }. Ins Lager oder auf eine Karte? Eins nach dem anderen.
paleo-ask-tool = Wer bekommt { $what }?
paleo-ask-welcome = Zu welcher Gruppe kommt { $person }? ({ $text })
paleo-ask-dream = Auf wessen Stapel kommt der Traum?
paleo-ask-room = Das Gestell ist voll. Welche Idee macht Platz für { $card }?
paleo-ask-heal =
    { $count ->
        [one] Wessen Wunde heilt?
       *[other] Wessen Wunden heilen? Noch { $count }, eine nach der anderen.
    }
paleo-ask-craft =
    { $count ->
        [one] Was wird hergestellt?
       *[other] Was wird hergestellt? Bis zu { $count }.
    }
paleo-ask-fail = Die Würfel verlangen noch { $rolled }, und das ist zu viel. Was nun?
paleo-ask-who = Welche Gruppe macht es?

# Züge
paleo-move-pick =
    { $place ->
        [1] { $group }: die erste Karte aufdecken
        [2] { $group }: die zweite Karte aufdecken
       *[other] { $group }: die dritte Karte aufdecken
    }
paleo-move-sleep = { $group }: schlafen gehen
paleo-move-act = { $card } – { $text }
paleo-move-act-number = { $card }, { $number } – { $text }
paleo-move-help = { $group }: { $other } helfen
paleo-move-tend = { $group }: bei „{ $card }“ mithelfen
paleo-move-ignore = { $group }: die Karte liegen lassen
paleo-move-ask = { $group }: um Hilfe bitten
paleo-move-wait = Den anderen den Vortritt lassen
paleo-move-use = { $group }: { $tool } hergeben
paleo-move-pay = { $what } zahlen
paleo-move-hurt = Verwundet wird: { $person }
paleo-move-heal = Geheilt wird: { $person }
paleo-move-die = Stirbt dafür: { $card }
paleo-move-bury = Die Idee „{ $card }“ vergessen
paleo-move-take = { $group } bekommt es
paleo-move-lay = Auf „{ $card }“ legen
paleo-move-craft = Herstellen: { $card } – { $text }
paleo-move-done = Nichts mehr
paleo-move-deal = Ausgeteilt: { $back }
paleo-move-deal-fresh = Ausgeteilt: { $back }, nie gesehen
paleo-move-draw = Gezogen: { $card }
paleo-move-roll = Der Würfel zeigt { $what }

# Was geschehen ist
paleo-told-dawned = Tag { $day }. Die Karten werden gemischt und ausgeteilt.
paleo-told-chose = { $group } hat gewählt.
paleo-told-slept = { $group } hat keine Karten mehr und schläft.
paleo-told-slept-early =
    { $count ->
        [one] { $group } geht schlafen und lässt 1 Karte liegen.
       *[other] { $group } geht schlafen und lässt { $count } Karten liegen.
    }
paleo-told-turned = { $group } deckt { $card } auf.
paleo-told-turned-danger = { $group } deckt eine Gefahr auf: { $card }.
paleo-told-placed-group = { $card } bleibt bei { $group }.
paleo-told-placed-board = { $card } kommt auf die Nachttafel.
paleo-told-asked = { $group } bittet um Hilfe bei { $card }.
paleo-told-waited = { $group } lässt den anderen den Vortritt.
paleo-told-rested = { $groups }: nichts mehr in dieser Runde.
paleo-told-who = { $card }: Beide Gruppen könnten es machen.
paleo-told-helped = { $group } hilft { $other } bei { $card }.
paleo-told-tended = { $group } hilft mit bei { $card }.
paleo-told-ignored = { $group } lässt { $card } liegen.
paleo-told-acted = { $groups }: { $card }.
paleo-told-acted-extra = { $groups }, außerdem: { $card }.
paleo-told-acted-help = { $groups }: Hilfe für { $card }.
paleo-told-acted-night = Alle zusammen: { $card }.
paleo-told-hit = { $card } trifft { $groups }.
paleo-told-hit-all = { $card } trifft den ganzen Stamm.
paleo-told-rolled =
    { $count ->
        [one] Der Würfel verlangt noch { $what }.
       *[other] Die Würfel verlangen noch { $what }.
    }
paleo-told-failed = Das ist zu viel: { $card } misslingt.
paleo-told-used = { $group } verbraucht { $tool }.
paleo-told-warded = { $group } gibt { $tool } her, und { $card } tut nichts.
paleo-told-gave = { $group } zahlt { $what }.
paleo-told-paid = Aus dem Lager: { $what }.
paleo-told-dropped =
    { $of ->
        [0] { $count ->
            [one] { $group } legt 1 Karte ungesehen ab.
           *[other] { $group } legt { $count } Karten ungesehen ab.
        }
       *[other] { $count ->
            [one] { $group } legt eine rote Karte ungesehen ab.
           *[other] { $group } legt { $count } Karten ungesehen ab, davon { $of } rot.
        }
    }
paleo-told-shielded =
    { $count ->
        [one] { $group }: { $tool }, 1 Wunde weniger.
       *[other] { $group }: { $tool }, { $count } Wunden weniger.
    }
paleo-told-wounded =
    { $count ->
        [one] 1 Wunde für { $person }.
       *[other] { $count } Wunden für { $person }.
    }
paleo-told-died = Wir haben jemanden verloren: { $person }.
paleo-told-buried = { $card } wird begraben.
paleo-told-destroyed = { $card } kommt auf den Friedhof.
paleo-told-healed =
    { $count ->
        [one] 1 Wunde weniger für { $person }.
       *[other] { $count } Wunden weniger für { $person }.
    }
paleo-told-gained = Ins Lager: { $what }.
paleo-told-took = { $group } bekommt { $what }.
paleo-told-laid = { $what } auf { $card }.
paleo-told-joined = Neu bei { $group }: { $person }.
paleo-told-dreamed =
    { $count ->
        [one] { $group } legt einen Traum auf den Stapel.
       *[other] { $group } legt { $count } Träume auf den Stapel.
    }
paleo-told-thought = Eine Idee für das Gestell: { $card }.
paleo-told-crafted = { $group } stellt her: { $card }.
paleo-told-crafted-enough = { $group } stellt nichts mehr her.
paleo-told-secret = { $group } deckt Geheimnis { $number } auf: { $card }.
paleo-told-tile = Das Bild wächst: { $count } von { $tiles } Teilen.
paleo-told-skull = Schädel: { $count } von { $skulls }.
paleo-told-lifted = Ein Gewicht fällt ab. Schädel: { $count } von { $skulls }.
paleo-told-mended =
    { $count ->
        [one] Auf dem Menschenstapel 1 Wunde weniger für { $person }.
       *[other] Auf dem Menschenstapel { $count } Wunden weniger für { $person }.
    }
paleo-told-struck =
    { $count ->
        [one] Auf dem Menschenstapel 1 Wunde für { $person }.
       *[other] Auf dem Menschenstapel { $count } Wunden für { $person }.
    }
paleo-told-loosed =
    { $count ->
        [one] Etwas ist los: Eine Karte, die gewartet hat, liegt auf dem Stapel von { $group }.
       *[other] Etwas ist los: { $count } Karten, die gewartet haben, liegen auf dem Stapel von { $group }.
    }
paleo-told-became = Von jetzt an: { $state }.
paleo-told-averted = { $card } tut { $group } nichts.
paleo-told-evening = Die Nacht nach Tag { $count }.
paleo-told-fed =
    { $hungry ->
        [0] { $count ->
            [one] Einer isst und wird satt.
           *[other] Alle { $count } essen und werden satt.
        }
       *[other] { $count ->
            [one] 1 isst
           *[other] { $count } essen
        }, { $hungry ->
            [one] 1 bleibt hungrig.
           *[other] { $hungry } bleiben hungrig.
        }
    }

# Daneben und darunter
paleo-now-day = Tag { $day }, Runde { $turn }
paleo-now-night = Nacht nach Tag { $day }
paleo-bed = schlafen
paleo-status-sleeps = schläft
paleo-status-tends = hilft { $card }
paleo-status-helps = hilft { $group }
paleo-status-chosen = hat gewählt
paleo-status-asks = bittet um Hilfe
paleo-status-settled = Karte erledigt
paleo-brief-night = Heute Nacht
paleo-brief-pile = Menschenstapel { $count }
paleo-brief-open = Offene Ablage { $count }
paleo-brief-hidden = Verdeckte Abl. { $count }
paleo-brief-grave = Friedhof { $count }
paleo-sheet-decks = Die Stapel, von oben
paleo-sheet-backs = Die Rückseiten
paleo-sheet-left =
    { $count ->
        [one] 1 Karte in den Stapeln
       *[other] { $count } Karten in den Stapeln
    }
paleo-sheet-seen = In der offenen Ablage: { $cards }.
paleo-sheet-gone = Auf dem Friedhof: { $cards }.
paleo-sheet-signs = Die Zeichen
paleo-sheet-sign-dice = Würfel
paleo-sheet-sign-grave = Karten auf dem Friedhof
paleo-sheet-sign-have = bestimmte Karte in der Gruppe
paleo-sheet-sign-hold = in der Gruppe
paleo-sheet-sign-laid = auf der Karte
paleo-sheet-sign-help = Hilfe
paleo-sheet-sign-cards = Karten ablegen
paleo-sheet-sign-person = Mensch
paleo-sheet-sign-bury = bestimmte Karte begraben
paleo-sheet-sign-destroy = diese Karte zerstören
paleo-sheet-sign-dream = Traum
paleo-sheet-sign-idea = Idee
paleo-sheet-sign-secret = Geheimnis, mit seiner Nummer
paleo-sheet-sign-tile = Bildteil
paleo-sheet-sign-skull = Schädel
paleo-sheet-sign-lift = Schädel weniger
paleo-sheet-sign-heal = Herz, heilen
paleo-sheet-sign-wound = Wunde
paleo-sheet-sign-craft = herstellen
paleo-sheet-sign-mend = auf dem Menschenstapel heilen
paleo-sheet-sign-pile = Wunde auf dem Menschenstapel
paleo-sheet-sign-loose = wartende Karte
paleo-sheet-sign-become = anderer Zustand
paleo-sheet-sign-ignore = Gefahr ignorieren
paleo-sheet-sign-victory = ihr gewinnt
paleo-sheet-stories = Die Geschichten

# Für alle, die die Seite hören
paleo-heard-now = Der Moment
paleo-heard-board = Die Nachttafel
paleo-heard-group = { $group }
paleo-heard-own = { $group }, deine Gruppe
paleo-heard-rack = Das Gestell
paleo-heard-aside = Ablagen und Friedhof
paleo-heard-line = { $what }.
paleo-heard-tiles = Teile des Bildes: { $count } von { $of }.
paleo-heard-skulls = Schädel: { $count } von { $of }.
paleo-heard-store =
    { $mouths ->
        [one] Im Lager: { $what }. Heute Abend isst 1 Mensch.
       *[other] Im Lager: { $what }. Heute Abend essen { $mouths } Menschen.
    }
paleo-heard-state = Zustand: { $state }.
paleo-heard-pile =
    { $count ->
        [one] Auf dem Menschenstapel liegt noch 1 Karte: { $person }. Wunden: { $hurt }.
       *[other] Auf dem Menschenstapel liegen { $count } Karten. Oben: { $person }. Wunden: { $hurt }.
    }
paleo-heard-open =
    { $count ->
        [0] Die offene Ablage ist leer.
        [one] In der offenen Ablage 1 Karte: { $cards }.
       *[other] In der offenen Ablage { $count } Karten: { $cards }.
    }
paleo-heard-hidden =
    { $count ->
        [0] Die verdeckte Ablage ist leer.
        [one] In der verdeckten Ablage 1 Karte.
       *[other] In der verdeckten Ablage { $count } Karten.
    }
paleo-heard-grave =
    { $count ->
        [0] Der Friedhof ist leer.
        [one] Auf dem Friedhof 1 Karte: { $cards }.
       *[other] Auf dem Friedhof { $count } Karten: { $cards }.
    }
paleo-heard-tag = Symbol auf dem Friedhof: { $tag }, { $count }.
paleo-heard-card = { $card }, { $kind }.
paleo-heard-action = Aktion { $number }: { $text }.
paleo-heard-help = Oder helfen.
paleo-heard-slots = Darauf { $slots }; jetzt liegt dort: { $what }.
paleo-heard-skills = Zusammen: { $skills }.
paleo-heard-tools = Werkzeuge: { $what }.
paleo-heard-status = Jetzt: { $status }.
paleo-heard-helpers = Mit Hilfe von { $groups }.
paleo-heard-up = Aufgedeckt:
paleo-heard-person =
    { $hurt ->
        [0] { $person }: { $text }.
        [one] { $person }: { $text }; 1 Wunde.
       *[other] { $person }: { $text }; { $hurt } Wunden.
    }
paleo-heard-nobody = In dieser Gruppe ist niemand mehr.
paleo-heard-deck =
    { $count ->
        [one] Die letzte Karte des Stapels: { $backs }.
       *[other] { $count } Karten im Stapel. Oben: { $backs }.
    }
paleo-heard-no-deck = Keine Karten im Stapel.
paleo-heard-picked = Gewählt: Karte { $place }.
paleo-heard-picked-sleep = Gewählt: schlafen.

## Pages

# Die Seite: was auf ihr liegt

paleo-page-now-day = Tag { $day } · Runde { $turn }
paleo-page-now-night = Tag { $day } · Nacht
paleo-page-top = { $group }, Karte { $place }: { $back }
paleo-page-deck =
    { $count ->
        [one] Stapel von { $group }: 1 Karte
       *[other] Stapel von { $group }: { $count } Karten
    }
paleo-page-bed = Schlafen
paleo-page-grave = Friedhof: { $count }
paleo-page-open = Offene Ablage: { $count }
paleo-page-pile =
    { $count ->
        [one] Menschenstapel, nur noch: { $card }
       *[other] Menschenstapel von { $count }, obenauf: { $card }
    }

# Nebentafeln
paleo-page-panel-story = Erzählt
paleo-page-panel-rack = Gestell
paleo-page-panel-aside = Karten
paleo-page-other-tools = Was es sonst an Werkzeugen gibt
paleo-page-decks = Stapel, von oben
paleo-page-hidden = Verdeckte Ablage
paleo-page-none = Nichts.
paleo-page-left =
    { $count ->
        [0] Im Vorrat ist keins mehr.
        [one] Im Vorrat ist noch eins.
       *[other] Im Vorrat sind noch { $count }.
    }

# Was Werkzeuge tun
paleo-page-tool-torch = Wahrnehmung 1, solange du sie hast.
paleo-page-tool-axe = Geschick 1, solange du ihn hast.
paleo-page-tool-bow = Stärke 1 und Wahrnehmung 1, solange du ihn hast.
paleo-page-tool-spear = Stärke 2, einmal.
paleo-page-tool-rope = Geschick 2, einmal.
paleo-page-tool-horn = Wahrnehmung 2, einmal.
paleo-page-tool-pelt = Fängt 1 Wunde ab, einmal.
paleo-page-tool-clothing = Fängt bis zu 3 Wunden ab, einmal.
paleo-page-tool-root = Heilt bis zu 3 Wunden, einmal, vor oder nach einer Aktion.
paleo-page-tool-talisman = Eine Gefahr wird ignoriert, einmal, auch noch nach den Würfeln.
paleo-page-tool-tent = Tut von sich aus nichts. Manche Karten verlangen danach.
paleo-page-tool-raft = Tut von sich aus nichts. Manche Karten verlangen danach.

# Was über das gesagt wird, worauf man zeigt
paleo-page-stand = Bildteile: { $tiles } von { $all }. Schädel: { $skulls } von { $most }.
paleo-page-mouths =
    { $count ->
        [one] Heute Abend will 1 Mensch essen; im Lager: { $food }.
       *[other] Heute Abend wollen { $count } Menschen essen; im Lager: { $food }.
    }
paleo-page-pile-hurt =
    { $hearts ->
        [one] Wunden: { $count }; 1 Herz.
       *[other] Wunden: { $count }; { $hearts } Herzen.
    }
paleo-page-grave-means = Was hier liegt, kommt nicht wieder. Manche Karten zählen seine Symbole.
paleo-page-open-means = Alle dürfen sie durchsehen. Nachts wird sie mit der verdeckten gemischt und neu ausgeteilt.
paleo-page-back-forest = Im Wald gibt es Holz und etwas zu essen.
paleo-page-back-river = Am Fluss gibt es Nahrung und Felle.
paleo-page-back-mountain = Im Gebirge gibt es Stein und Felle.
paleo-page-back-hearth = An der Feuerstelle stellt man etwas her, heilt, trifft Menschen, träumt und hat Ideen.
paleo-page-back-red = Eine rote Rückseite heißt meist Ärger.
paleo-page-back-dream = Ein Traum: meist etwas Gutes.
paleo-page-back-person = Da ist jemand unterwegs.
paleo-page-back-secret = Ein Geheimnis, dem ihr schon begegnet seid.
paleo-page-hint = Das kleine Zeichen verrät etwas von dem, was dort wartet. Eine Karte dieses Ortes bleibt es.
paleo-page-red = Wird sie als Preis abgelegt, verwundet sie jemanden.
paleo-page-unseen =
    { $count ->
        [one] Es ist die einzige, die gerade verdeckt liegt.
       *[other] Von diesen liegen gerade { $count } verdeckt, in Stapeln und in der verdeckten Ablage.
    }
paleo-page-below = Darunter: { $backs }.
paleo-page-reds =
    { $count ->
        [0] Keine davon ist rot.
        [one] Eine davon ist rot.
       *[other] { $count } davon sind rot.
    }
paleo-page-bed-means =
    { $count ->
        [one] Deine Karte kommt auf die verdeckte Ablage; selbst eine rote verwundet dann nicht. Du schläfst, bis alle schlafen.
       *[other] Deine { $count } Karten kommen auf die verdeckte Ablage; rote verwunden dann nicht. Du schläfst, bis alle schlafen.
    }
paleo-page-has = { $group }: { $what }
paleo-page-store = Im Lager: { $what }. Noch im Vorrat: { $left }.
paleo-page-state = { $state }: Was Karten dazu sagen, gilt jetzt.
paleo-page-wounds =
    { $hearts ->
        [one] Wunden: { $count }; 1 Herz. Eine Wunde mehr als das ist der Tod.
       *[other] Wunden: { $count }; { $hearts } Herzen. Eine Wunde mehr als das ist der Tod.
    }
paleo-page-could-help = Damit helfen könnten: { $groups }.
paleo-page-wanting = { $text }. Es fehlt noch: { $what }.
paleo-page-cards =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }

# Augenblicke
paleo-moment-turned = Die Karten werden aufgedeckt
paleo-moment-dice =
    { $count ->
        [one] Ein Würfel
       *[other] Die Würfel
    }
paleo-moment-enough = Das schafft ihr.
paleo-moment-secret = Geheimnis { $number }: { $card }
paleo-moment-secret-by = { $group } ist auf ein Geheimnis gestoßen.
paleo-moment-secret-then = Und nun?
paleo-moment-died = Von uns gegangen: { $card }
paleo-moment-tile = Das Bild wächst
paleo-moment-night = Es wird Nacht
paleo-moment-won = Das Bild ist fertig
paleo-moment-lost = Der fünfte Schädel
paleo-moment-days =
    { $days ->
        [one] Einen Tag habt ihr gebraucht.
       *[other] { $days } Tage habt ihr gebraucht.
    }

# Die Hilfe beim ersten Spiel
paleo-coach-over = Das war es. Der Rückblick zeigt, wie es um den Stamm stand und wo es sich gewendet hat.
paleo-coach-luck = Einen Augenblick: Der Zufall entscheidet.
paleo-coach-wait-pick = Es wählen noch: { $groups }. Was sie nehmen, siehst du, wenn alle gewählt haben.
paleo-coach-wait-other = Jetzt kommt es auf andere an: { $groups }.
paleo-coach-goal = Ihr seid ein Stamm und gewinnt zusammen: mit { $tiles } Teilen des Bildes, bevor { $skulls } Schädel da sind. Bildteile kommen von bestimmten Karten; Schädel von Toten, von Hungrigen und von Missionen, die liegen bleiben.
paleo-coach-pick = Tipp auf eine deiner drei Rückseiten und deck diese Karte auf. Was dahintersteckt, weiß niemand; das Bild verrät, was für ein Ort es ist.
paleo-coach-red = Eine rote Rückseite ist selten angenehm. Aber was obenauf liegt, legst du auch als Preis ab, und dann verwundet eine rote Karte. Sie mit Absicht aufzudecken, wenn Hilfe nah ist, kann klüger sein.
paleo-coach-hint = Ein kleines Zeichen auf einer Rückseite, wie bei „{ $back }“, führt oft zu dem, weswegen ihr hier seid.
paleo-coach-supper =
    { $short ->
        [0] Heute Abend { $count ->
            [one] will 1 Mensch essen
           *[other] wollen { $count } Menschen essen
        }, und es ist genug da: { $food }.
       *[other] Heute Abend { $count ->
            [one] will 1 Mensch essen
           *[other] wollen { $count } Menschen essen
        }, und im Lager: { $food }. Für jeden, der leer ausgeht, kommt ein Schädel.
    }
paleo-coach-secret-help = { $group } ist auf ein Geheimnis gestoßen, { $card }, und das wird jetzt gespielt. Du kannst mit deiner Karte helfen oder der Gruppe den Vortritt lassen.
paleo-coach-secret-spare = { $group } ist auf ein Geheimnis gestoßen, { $card }, und das wird jetzt gespielt. Vorher kannst du nutzen, was im Spiel liegt, oder der Gruppe den Vortritt lassen.
paleo-coach-spare = Deine Karte ist erledigt. Was im Spiel liegt, kannst du noch nutzen; oder du bist fertig.
paleo-coach-card-danger = { $card } ist eine Gefahr und lässt sich nicht ignorieren. Geht nichts Besseres, geschieht die rote Aktion.
paleo-coach-card-action = { $card }: Führ eine Aktion der Karte aus, hilf jemandem damit, wenn sie das Zeichen dafür hat, oder lass sie liegen. Danach wird sie abgelegt.
paleo-coach-can = Das geht: { $text }.
paleo-coach-red-cost = Achte auf den Preis: Oben auf deinem Stapel liegt eine rote Karte, und sie abzulegen verwundet jemanden.
paleo-coach-cannot = Allein kannst du gerade keine ihrer Aktionen ausführen.
paleo-coach-ask = { $group } könnte dir dabei helfen. Der Knopf bittet darum; wer hilft, gibt die eigene Karte dafür her.
paleo-coach-asked = Du wirst um Hilfe gebeten: { $groups }. Zum Helfen tipp auf deren Reihe. Deine Karte ist dann verbraucht, und deine Leute, deine Werkzeuge und dein Glück zählen dort für eine Aktion mit.
paleo-coach-lend = Du könntest { $group } helfen, wenn du auf deren Reihe tippst. Dann ginge dort: { $text }.
paleo-coach-tend = Auch einer Karte im Spiel lässt sich helfen: Tipp sie an, um zu sehen, was sie bringt.
paleo-coach-root = Du hast eine Heilwurzel; zwischen Aktionen geht sie jederzeit.
paleo-coach-night = Nacht. Gegessen ist; jetzt kommen die Missionen, eine nach der anderen, wie ihr wollt. Ihr entscheidet zusammen, und zahlen kann, wer mag.
paleo-coach-mission = Bei { $card } geht das: { $texts }.
paleo-coach-mission-skull = { $card }: Was sie verlangt, habt ihr nicht; es bleibt nur die rote Aktion.
paleo-coach-step-give = Es wird etwas bezahlt, das mehrere von euch haben. Tipp auf das Werkzeug, das ihr hergebt.
paleo-coach-step-spend = Was ihr selbst könnt, reicht nicht; ein Werkzeug wird dafür verbraucht. Tipp auf eins.
paleo-coach-step-mix = Du suchst aus, womit du zahlst. Nahrung braucht ihr heute Abend; aus Holz und Stein sind Werkzeuge.
paleo-coach-step-kill = Jemand muss dafür sterben. Das ist ein Schädel. Tipp an, wer.
paleo-coach-step-reds = Jede rote Karte verwundet einmal. Ein Fell oder Kleidung fängt das ab; sonst tipp auf jemanden, der noch ein Herz übrig hat. Wer keins mehr hat, stirbt, und das ist ein Schädel.
paleo-coach-step-wound = Alle diese Wunden gehen an einen Menschen. Ein Fell oder Kleidung fängt vorher welche ab; sonst tipp auf jemanden mit genug Herzen. Wer keins mehr hat, stirbt, und das ist ein Schädel.
paleo-coach-step-goods = Es gibt eine Karte, auf die das gelegt werden kann. Was dort liegt, dient nur noch dieser Karte.
paleo-coach-step-tool = Tipp auf die Gruppe, die es bekommt. Werkzeuge werden nie weitergegeben; denk daran, wer es brauchen wird.
paleo-coach-step-welcome = Jemand kommt zu euch: Tipp auf die Gruppe. Zwei Hände mehr, und heute Abend ein Mund mehr.
paleo-coach-step-dream = Ein Traum ist meist etwas Gutes. Tipp auf die Gruppe, die ihn auf ihren Stapel legt.
paleo-coach-step-room = Das Gestell ist voll. Tipp auf die Idee, auf die ihr verzichten könnt.
paleo-coach-step-heal = Tipp an, wessen Wunde heilt. Wer eine Wunde vor dem Tod steht, geht vor.
paleo-coach-step-craft = Stell her, was das Gestell bietet und ihr bezahlen könnt, oder drück den Knopf für nichts weiter. Eine Fackel gibt Wahrnehmung, ein Faustkeil Geschick, ein Speer einmal Stärke.
paleo-coach-step-fail = Die Würfel verlangen zu viel. Es bleibt eine feindliche Aktion; oder, wenn es keine Gefahr ist, die Karte liegen zu lassen.
paleo-coach-step-who = Beide deiner Gruppen könnten das. Tipp auf die, die es tut.

# Der Rückblick
paleo-review-title = Wie es um den Stamm stand: die Aussicht zu gewinnen, soweit man das sagen kann
paleo-review-tiles = Bildteile
paleo-review-skulls = Schädel
paleo-review-food = Nahrung
paleo-review-people = Menschen
paleo-review-stand =
    { $people ->
        [one] Bildteile: { $tiles } von { $all }. Schädel: { $skulls } von { $most }. Übrig: { $food }, 1 Mensch.
       *[other] Bildteile: { $tiles } von { $all }. Schädel: { $skulls } von { $most }. Übrig: { $food }, { $people } Menschen.
    }
paleo-review-up = Ein Wendepunkt: von { $before } % auf { $after } %.
paleo-review-down = Ein Wendepunkt, und kein guter: von { $before } % auf { $after } %.

## Bots

paleo-reason-victory = Jetzt oder nie.
paleo-reason-tile = Ein Stück vom Bild ist die Mühe wert.
paleo-reason-lift = Ein Schädel weniger, der uns drückt.
paleo-reason-secret = Ich will wissen, was dahintersteckt.
paleo-reason-person = Zwei Hände mehr.
paleo-reason-help = Zusammen schaffen wir das: { $card }.
paleo-reason-tend = Dafür braucht es mehrere: { $card }.
paleo-reason-ignore = Das bringt uns jetzt nichts.
paleo-reason-ask = Allein schaffe ich das nicht.
paleo-reason-wait = Die anderen zuerst.
paleo-reason-wait-night = Das darf jemand anders entscheiden.
paleo-reason-shield = Lieber das Fell als die eigene Haut.
paleo-reason-talisman = Ich will gar nicht wissen, was es anrichtet.
paleo-reason-root = Diese Wunde hat lange genug gewartet.
paleo-reason-hurt = Wer so zäh ist, hält das aus.
paleo-reason-build = Darüber werden wir noch froh sein.
paleo-reason-mission = Billiger als ein Schädel.
paleo-reason-skull = Etwas Besseres haben wir nicht zu geben.
paleo-reason-hostile = Einen besseren Ausweg gab es nicht.
paleo-reason-hungry = Sonst müsste heute Nacht jemand hungern.
paleo-reason-tonight = Die Nacht verlangt danach: { $thing }.
paleo-reason-craft = Besseres Werkzeug, leichtere Tage.
paleo-reason-heal = Wunden heilen, solange Zeit dafür ist.
paleo-reason-idea = Eine neue Idee kann vieles ändern.
paleo-reason-dream = Träume haben uns schon oft geholfen.
paleo-reason-danger = Eine Gefahr, der man begegnet ist, ist eine weniger.
paleo-reason-store = Das Lager kann es brauchen.

## Commands

paleo-help-cards = Zeigt die Karten eines eigenen Ordners und prüft sie und ihre Worte in drei Sprachen.
paleo-help-cards-folder = Der Ordner: eine TOML-Datei je Modul, en.ftl, fr.ftl und de.ftl.
paleo-help-balance = Lässt gleiche Bots jede Stufe oft spielen und sagt, wie schwer sie ist. Dauert Minuten.
paleo-help-balance-levels = Welche Stufen, mit Kommas dazwischen.
paleo-help-balance-groups = Wie viele Gruppen, die Zahlen mit Kommas dazwischen.
paleo-help-balance-games = Partien je Stufe und Zahl der Gruppen.
paleo-help-balance-bot = Wer spielt.
paleo-help-balance-cards = Nennt die Karten, die fast nie jemand nimmt, und verrät sie damit.

paleo-cards-folder = Es gibt keinen Ordner { $folder }.
paleo-cards-empty = In { $folder } sind keine Karten: Keine Datei darin endet auf .toml.
paleo-cards-module = Modul { $letter }: { $name }
paleo-cards-count =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, davon { $deck } im Stapel. { $tiles ->
        [0] Keine bringt ein Bildteil.
        [one] Sie können 1 Bildteil bringen.
       *[other] Sie können { $tiles } Bildteile bringen.
    }
paleo-cards-back = Rückseite: { $back }
paleo-cards-tag = Symbol: { $tag }
paleo-cards-help = kann zum Helfen dienen
paleo-cards-no-file = { $file } gibt es nicht: Jede Karte hat einen Titel auf Englisch, Französisch und Deutsch.
paleo-cards-untitled = { $file }: Die Karte { $card } hat keinen Titel ({ $name }).
paleo-cards-unsaid = { $file }: { $name } fehlt.
paleo-cards-title-twice = { $file }: „{ $title }“ ist nicht nur der Titel von { $card }, sondern auch der einer anderen Karte.
paleo-cards-fine = Alle Karten sind in Ordnung und haben ihre Worte in drei Sprachen.

paleo-balance-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } je Stufe und Zahl der Gruppen, alle geführt von „{ $bot }“.
paleo-balance-level = Stufe
paleo-balance-groups = Gruppen
paleo-balance-won = gewonnen (95 %)
paleo-balance-days = Tage
paleo-balance-turns = Runden am Tag
paleo-balance-tiles = Bildteile
paleo-balance-skulls = Schädel
paleo-balance-seldom =
    { $count ->
        [0] Unter den { $cards } Karten, die oft genug vorkamen, ist keine, die fast nie genommen wird.
        [one] Von den { $cards } Karten, die oft genug vorkamen, wird 1 fast nie genommen.
       *[other] Von den { $cards } Karten, die oft genug vorkamen, werden { $count } fast nie genommen.
    }
paleo-balance-card = { $card }: in { $share } % von { $met } Malen genommen

## Texts of cards, made from their actions

# What stands on cards

paleo-for = { $cost } → { $effect }
paleo-then = { $one }; { $other }
paleo-list = { $one }, { $other }
paleo-flagged = { $flags }: { $text }
paleo-nothing = nichts
paleo-flag-hostile = feindlich
paleo-flag-night = nachts
paleo-flag-extra = zusätzlich
paleo-flag-when = Zustand „{ $state }“

paleo-need-strength = Stärke { $count }
paleo-need-perception = Wahrnehmung { $count }
paleo-need-skill = Geschick { $count }
paleo-need-dice =
    { $count ->
        [one] wirf einen Würfel
       *[other] wirf { $count } Würfel
    }
paleo-need-grave =
    { $count ->
        [one] eine Karte „{ $tag }“ auf dem Friedhof
       *[other] { $count } Karten „{ $tag }“ auf dem Friedhof
    }
paleo-need-have = „{ $card }“ in der Gruppe
paleo-need-hold = { $what } in der Gruppe
paleo-need-laid = { $what } auf dieser Karte
paleo-need-tiles =
    { $count ->
        [one] ein fertiges Bildteil
       *[other] { $count } fertige Bildteile
    }
paleo-need-help = Hilfe für diese Karte

paleo-pay = zahle { $what }
paleo-pay-cards =
    { $count ->
        [one] lege 1 Karte ab
       *[other] lege { $count } Karten ab
    }
paleo-pay-person =
    { $count ->
        [one] opfere 1 Menschen
       *[other] opfere { $count } Menschen
    }
paleo-pay-bury = begrabe „{ $card }“
paleo-pay-destroy = zerstöre diese Karte

paleo-gain-person =
    { $count ->
        [one] 1 Mensch
       *[other] { $count } Menschen
    }
paleo-gain-dream =
    { $count ->
        [one] 1 Traum
       *[other] { $count } Träume
    }
paleo-gain-idea =
    { $count ->
        [one] 1 Idee
       *[other] { $count } Ideen
    }
paleo-gain-secret = Geheimnis { $count }
paleo-gain-tile =
    { $count ->
        [one] 1 Bildteil
       *[other] { $count } Bildteile
    }
paleo-gain-lift = { $count } Schädel weniger
paleo-gain-heal =
    { $count ->
        [one] heile 1 Wunde
       *[other] heile bis zu { $count } Wunden
    }
paleo-gain-craft =
    { $count ->
        [one] stelle 1 Idee her
       *[other] stelle bis zu { $count } Ideen her
    }
paleo-gain-mend =
    { $count ->
        [one] heile 1 Wunde oben auf dem Menschenstapel
       *[other] heile bis zu { $count } Wunden oben auf dem Menschenstapel
    }
paleo-gain-loose =
    { $count ->
        [one] 1 wartende Karte kommt los
       *[other] { $count } wartende Karten kommen los
    }
paleo-gain-become = von nun an „{ $state }“
paleo-gain-ignore = ignoriere deine Gefahr
paleo-gain-victory = ihr gewinnt

paleo-suffer-wound =
    { $count ->
        [one] 1 Wunde
       *[other] { $count } Wunden
    }
paleo-suffer-skull = { $count } Schädel
paleo-suffer-pile =
    { $count ->
        [one] 1 Wunde oben auf dem Menschenstapel
       *[other] { $count } Wunden oben auf dem Menschenstapel
    }

paleo-hearts =
    { $count ->
        [one] 1 Herz
       *[other] { $count } Herzen
    }
paleo-brings = bringt { $what } mit
paleo-slots = Platz für { $what }

# Names

paleo-skill-strength = Stärke
paleo-skill-perception = Wahrnehmung
paleo-skill-skill = Geschick

paleo-thing-food = Nahrung
paleo-thing-wood = Holz
paleo-thing-stone = Stein
paleo-thing-torch = Fackel
paleo-thing-axe = Faustkeil
paleo-thing-spear = Speer
paleo-thing-pelt = Fell
paleo-thing-clothing = Kleidung
paleo-thing-tent = Zelt
paleo-thing-talisman = Talisman
paleo-thing-raft = Floß
paleo-thing-root = Heilwurzel
paleo-thing-bow = Bogen
paleo-thing-rope = Seil
paleo-thing-horn = Horn

paleo-count-food = { $count } Nahrung
paleo-count-wood = { $count } Holz
paleo-count-stone = { $count } Stein
paleo-count-goods =
    { $count ->
        [one] 1 Rohstoff nach Wahl
       *[other] { $count } Rohstoffe nach Wahl
    }
paleo-count-food-wood = { $count } Nahrung oder Holz
paleo-count-food-stone = { $count } Nahrung oder Stein
paleo-count-wood-stone = { $count } Holz oder Stein
paleo-count-torch =
    { $count ->
        [one] 1 Fackel
       *[other] { $count } Fackeln
    }
paleo-count-axe =
    { $count ->
        [one] 1 Faustkeil
       *[other] { $count } Faustkeile
    }
paleo-count-spear =
    { $count ->
        [one] 1 Speer
       *[other] { $count } Speere
    }
paleo-count-pelt =
    { $count ->
        [one] 1 Fell
       *[other] { $count } Felle
    }
paleo-count-clothing = { $count } Kleidung
paleo-count-tent =
    { $count ->
        [one] 1 Zelt
       *[other] { $count } Zelte
    }
paleo-count-talisman =
    { $count ->
        [one] 1 Talisman
       *[other] { $count } Talismane
    }
paleo-count-raft =
    { $count ->
        [one] 1 Floß
       *[other] { $count } Flöße
    }
paleo-count-root =
    { $count ->
        [one] 1 Heilwurzel
       *[other] { $count } Heilwurzeln
    }
paleo-count-bow =
    { $count ->
        [one] 1 Bogen
       *[other] { $count } Bögen
    }
paleo-count-rope =
    { $count ->
        [one] 1 Seil
       *[other] { $count } Seile
    }
paleo-count-horn =
    { $count ->
        [one] 1 Horn
       *[other] { $count } Hörner
    }

paleo-sign-torch = Fa
paleo-sign-axe = Fk
paleo-sign-spear = Sp
paleo-sign-pelt = Fe
paleo-sign-clothing = Kl
paleo-sign-tent = Ze
paleo-sign-talisman = Ta
paleo-sign-raft = Fl
paleo-sign-root = Hw
paleo-sign-bow = Bo
paleo-sign-rope = Se
paleo-sign-horn = Ho

paleo-tag-deer = Reh
paleo-tag-mammoth = Mammut
paleo-tag-wolf = Wolf
paleo-tag-bear = Bär
paleo-tag-fish = Fisch
paleo-tag-bird = Vogel
paleo-tag-plant = Pflanze
paleo-tag-tree = Baum
paleo-tag-stranger = Fremder
paleo-tag-fire = Feuer
paleo-tag-storm = Sturm
paleo-tag-sickness = Krankheit
paleo-tag-paw = Tatze
paleo-tag-warrior = Krieger
paleo-tag-hunter = Jäger
paleo-tag-gatherer = Sammler
paleo-tag-crafter = Handwerker
paleo-tag-inventor = Erfinder
paleo-tag-guard = Wächter

paleo-kind-action = Aktion
paleo-kind-danger = Gefahr
paleo-kind-person = Mensch
paleo-kind-ally = Begleitung
paleo-kind-idea = Idee
paleo-kind-mission = Mission

paleo-place-group = kommt zu der Gruppe, die sie aufdeckt
paleo-place-board = kommt auf die Nachttafel

paleo-back-forest = Wald
paleo-back-river = Fluss
paleo-back-mountain = Gebirge
paleo-back-hearth = Feuerstelle
paleo-back-red = rot
paleo-back-dream = Traum
paleo-back-person = Mensch
paleo-back-idea = Idee
paleo-back-mission = Mission
paleo-back-secret = Geheimnis { $number }
paleo-back-hint = { $back } ({ $hint })
paleo-hint-mammoth = ein Mammut
paleo-hint-wolf = ein Wolf
paleo-hint-smoke = Rauch
paleo-hint-storm = ein Sturm
paleo-hint-water = Wasser
paleo-hint-hand = eine Hand
paleo-hint-paw = eine Tatze
paleo-hint-tent = ein Zelt
paleo-hint-sickness = Krankheit
paleo-hint-tracks = Spuren
paleo-hint-cave = eine Höhle

# Files of cards

paleo-file-set = { $file }: Das Set { $set } steht schon in { $other }.
paleo-file-twice =
    { $other ->
        [ours] So heißt schon eine unserer Karten.
       *[other] Eine Karte dieses Namens steht schon in { $other }.
    }
paleo-file-module = Nur ein Modul hat einen Teil „module“.
paleo-file-mission = { $file }: Ein Modul hat genau eine Mission, nicht { $found }.
paleo-file-state = „{ $word }“: Zustände sind mindestens zwei verschiedene Wörter in kleinen Buchstaben.
paleo-file-state-twice =
    { $other ->
        [ours] „{ $word }“ ist schon ein Zustand in einem unserer Module.
       *[other] „{ $word }“ ist schon ein Zustand in { $other }.
    }
paleo-file-unbrought = Kein Modul bringt das Geheimnis { $number } mit.
paleo-file-number = Ein Geheimnis hat eine Nummer für sich: hier 1 bis 22, in eigenen Modulen 23 bis 99. Andere Karten haben keine.
paleo-file-back = Die Rückseite dieser Karte kann nur „{ $back }“ sein.
paleo-file-person = Nur ein Mensch hat „{ $key }“.
paleo-file-hearts = Ein Mensch hat 1 bis 9 Herzen.
paleo-file-place = Eine Karte „ally“ sagt mit „place“, wohin sie kommt. Menschen kommen immer in ihre Gruppe, und keine andere Karte hat „place“.
paleo-file-slots = Auf eine Karte „ally“ oder „mission“, und auf keine andere, passen 1 bis 9 von einer Sache.
paleo-file-help = Nur eine Karte „action“ oder „danger“ kann „help“ haben.
paleo-file-actions = Diese Karte braucht mindestens eine Aktion.
paleo-file-extra = Eine Aktion „extra“ kostet etwas, denn man kann sie immer wieder ausführen; sie ist weder feindlich noch eine der Nacht.
paleo-file-hostile = Eine Gefahr braucht eine feindliche Aktion, die in jedem Zustand gilt.
paleo-file-hostile-night = Was nachts zu tun ist, braucht eine feindliche Nachtaktion, die in jedem Zustand gilt.
paleo-file-folder = BIVOUAC_PALEO nennt { $folder }, aber diesen Ordner gibt es nicht.
paleo-word-twice = „{ $word }“ steht hier zweimal.

## The cards of every day

# Grundkarten

paleo-card-deer = Reh
paleo-story-deer = Es hat euch längst gehört. Dass es noch dasteht, ist reine Höflichkeit.
paleo-card-windfall = Windwurf
paleo-story-windfall = Gefällt hat schon der Sturm. Tragen müsst ihr selbst, Pilze gibt es dazu.
paleo-card-birches = Junge Birken
paleo-story-birches = Sie biegen sich, sie schnellen zurück, und sie merken sich, wer es war.
paleo-card-blackberries = Brombeeren
paleo-story-blackberries = Helfen kann gerade niemand: Alle haben den Mund voll.
paleo-card-boar = Wildschwein
paleo-story-boar = Es möchte in Ruhe gelassen werden. Wenn man es recht bedenkt, ihr auch.
paleo-card-comfrey = Beinwell
paleo-story-comfrey = Gut für die Knochen, das sagt schon der Name. Der Fingerhut daneben sieht fast genauso aus und heißt nur anders.
paleo-card-honey = Honig in der Eiche
paleo-story-honey = Rauch macht Bienen schläfrig. Ohne Rauch werdet ihr sehr wach.
paleo-card-adders = Kreuzottern
paleo-story-adders = Der warme Stein, auf den ihr euch setzen wolltet, ist schon besetzt.
paleo-card-salmon = Die Lachse ziehen
paleo-story-salmon = Ein paar Tage lang hat der Fluss mehr Fisch als Wasser.
paleo-card-mussels = Muschelbank
paleo-story-mussels = Endlich eine Beute, die wartet. Nur die Tür macht sie zu.
paleo-card-beavers = Biberburg
paleo-story-beavers = Fleißige Leute in guten Mänteln. Fast tut es euch leid.
paleo-card-reindeer = Rentiere im Fluss
paleo-story-reindeer = Jedes Jahr gehen sie an derselben Stelle hinüber. Jedes Jahr stehen wir da.
paleo-card-geese = Gänse im Schilf
paleo-story-geese = Alle fressen, bis auf eine. Die sieht euch an.
paleo-card-flotsam = Was das Hochwasser daließ
paleo-story-flotsam = Äste, ein ertrunkener Hase, ein halbes Paddel. Wem er das abgenommen hat, sagt der Fluss nicht.
paleo-card-far-bank = Leute am anderen Ufer
paleo-story-far-bank = Kein Wort habt ihr gemeinsam. Etwas hochhalten und nicken reicht vollkommen.
paleo-card-flint = Feuersteinader
paleo-story-flint = Außen knubbelig wie ein altes Knie. Innen ist Nacht, und die hat Kanten.
paleo-card-scree = Geröllhang
paleo-story-scree = Zwei Schritte hinauf, einen hinunter, und ein guter Stein im Schuh.
paleo-card-ibex = Steinbock
paleo-story-ibex = Er steht, wo man nicht stehen kann, und kaut.
paleo-card-marmots = Murmeltiere
paleo-story-marmots = Eins pfeift, und der ganze Hang ist für niemanden mehr zu sprechen.
paleo-card-sleeping-bear = Ein Bär, der schläft
paleo-story-sleeping-bear = Fleisch für Tage, solange keiner niest.
paleo-card-rockfall = Steinschlag
paleo-story-rockfall = Erst kommt ein Kiesel. Dann kommt die Verwandtschaft.
paleo-card-flat-stone = Der flache Stein
paleo-story-flat-stone = Auf ihm ist alles entstanden, was wir haben, auch die meisten blauen Daumen.
paleo-card-sudden-thought = Moment, ich hab’s
paleo-story-sudden-thought = Jemand hört mitten im Kauen auf und schaut ins Leere. Schnell, bevor es wieder weg ist.
paleo-card-evening-guests = Gäste am Abend
paleo-story-evening-guests = Nur bis zum Morgen möchten sie am Feuer sitzen. Am Morgen kennen sie uns alle beim Namen.
paleo-card-bed-of-moss = Ein Bett aus Moos
paleo-story-bed-of-moss = Hinlegen, austrinken, nicht fragen, was drin ist.
paleo-card-stars = So viele Sterne
paleo-story-stars = Einer fängt an zu zählen. Bei dreißig schläft er.
paleo-card-one-more-log = Noch ein Scheit
paleo-story-one-more-log = Solange es brennt, sehen wir unsere Hände. Dann können sie auch etwas tun.
paleo-card-wolves = Wölfe in der Dämmerung
paleo-story-wolves = Sie haben es nicht eilig. Das ist ja das Schlimme.
paleo-card-cave-lion = Höhlenlöwe
paleo-story-cave-lion = Er hat nichts gegen euch. Er hat nur Hunger.
paleo-card-white-out = Alles weiß
paleo-story-white-out = Die Hand vor Augen sieht man noch. Nur nicht mehr, wessen Hand es ist.
paleo-card-bogged-rhino = Nashorn im Moor
paleo-story-bogged-rhino = Heraus kommt es nicht mehr. Wer ihm das Seil umlegt, vielleicht auch nicht.
paleo-card-stray-dog = Der uns nachläuft
paleo-story-stray-dog = Ein Wolf, beinahe. Er hält Abstand, jeden Abend etwas weniger.

# Menschen

paleo-card-una = Una, Sammlerin
paleo-story-una = Bei jedem Schritt rupft sie etwas aus, riecht daran und steckt es in den Beutel oder dem Nächsten in den Mund.
paleo-card-bero = Bero, Sammler
paleo-story-bero = Eine reife Pflaume sieht er über das ganze Tal hinweg. Den Ast vor seiner Stirn nie.
paleo-card-sila = Sila, Sammlerin
paleo-story-sila = Was andere gleich aufessen, bringt sie heim, in einem Korb, den sie unterwegs geflochten hat.
paleo-card-pim = Pim, Sammler
paleo-story-pim = Er ist schon von jedem Baum gefallen und immer noch heil. Das macht das Schneckenhaus, sagt er; man darf es auch mal halten.
paleo-card-rask = Rask, Jäger
paleo-story-rask = Das Fell hat einmal einem Bären gehört. Wie Rask es erzählt, war sonst niemand dabei, und er hinkt auch nicht.
paleo-card-ilka = Ilka, Jägerin
paleo-story-ilka = Vor dem Wurf nimmt sie Abschied von ihrem Speer. Bisher hat es immer die andere Seite härter getroffen.
paleo-card-oren = Oren, Jäger
paleo-story-oren = Keine Fährte ist ihm zu alt, und keiner läuft sie schneller. Eines Tages holt er etwas ein, bevor er nachgedacht hat.
paleo-card-hanno = Hanno, Handwerker
paleo-story-hanno = Seinen Faustkeil verleiht er nicht. Er kommt lieber mit und zeigt, wie man ihn hält.
paleo-card-yeva = Yeva, Handwerkerin
paleo-story-yeva = Ihre Knoten halten. Das Fleisch, das sie wegen der Wölfe aufgehängt hat, hängt noch dort. Heran kommt keiner.
paleo-card-dorn = Dorn, Handwerker
paleo-story-dorn = Seine Hände zittern, solange sie leer sind. Legt einen Stein hinein, und alle kommen und sehen zu.
paleo-card-tira = Tira, Handwerkerin
paleo-story-tira = Verbrannt, geschnitten, gequetscht: Zu jedem Finger gibt es eine Geschichte. Sie erzählt alle zehn, bestens gelaunt, und arbeitet weiter.
paleo-card-fenja = Fenja, Erfinderin
paleo-story-fenja = Einen halben Tag lag sie vor einem Ameisenhaufen. Seitdem fehlen drei gute Stangen, und sie summt.
paleo-card-nim = Nim, Erfinder
paleo-story-nim = Er kommt zu spät, lässt alles fallen, verläuft sich auf dem Weg zum Bach. Und dann steht er da mit einem krummen Ast und einer Schnur, und weit drüben fällt ein Hase um.
paleo-card-bran = Bran, Wächter
paleo-story-bran = „Wer da?“, fragt er, einmal und leise. Danach fragt das Horn.
paleo-card-lisse = Lisse, Wächterin
paleo-story-lisse = Am Atem hört sie, wer schläft. Auch, wer nur so tut und eigentlich mit Holzholen dran wäre.
paleo-card-ulma = Ulma, Wächterin
paleo-story-ulma = Die ganze Nacht sitzt sie unter ihrem Fell am Rand des Lagers, und wer sich anschleicht, hält sie für einen Felsen. Dann räuspert sich der Felsen.
paleo-card-hela = Hela, Kriegerin
paleo-story-hela = Sie geht voran, die Fackel hoch, und sieht sich nicht um, ob jemand folgt. Es folgt immer jemand.
paleo-card-torv = Torv, Krieger
paleo-story-torv = Sieben Kämpfe hat er hinter sich, und von jedem weiß er noch, was es hinterher zu essen gab.
paleo-card-maku = Maku, Krieger
paleo-story-maku = Den anderen reicht er bis zum Ellbogen. Mit der Fackel unter dem Kinn ist er der, vor dem alle davonlaufen.
paleo-card-sanna = Sanna, Kriegerin
paleo-story-sanna = Auf Wache singt sie, damit keiner einschläft. Es schläft auch keiner, nicht einmal die, die dürften.

# Träume

paleo-card-dream-spring = Die warme Quelle
paleo-story-dream-spring = Bis zum Kinn im Wasser, und nichts tut mehr weh. Nach dem Aufwachen auch nicht.
paleo-card-dream-ancestors = Die vor uns waren
paleo-story-dream-ancestors = Sie setzen sich ans Feuer, hungrig wie immer. Wer mit ihnen teilt, dem nehmen sie etwas Kummer ab.
paleo-card-dream-meadow = Eine Wiese ohne Ende
paleo-story-dream-meadow = Wohin ihr auch geht, überall hängt etwas Reifes in Griffhöhe.
paleo-card-dream-spark = So geht das also
paleo-story-dream-spark = Es war die ganze Zeit so einfach. Erzählt es jemandem, bevor es Frühstück gibt.
paleo-card-dream-footsteps = Schritte neben euren
paleo-story-dream-footsteps = Ihr seht nicht, wer es ist, aber ihr geht im Gleichschritt. Am Morgen steht jemand draußen.
paleo-card-dream-eye = Das Auge im Stein
paleo-story-dream-eye = Es schaut an euch vorbei auf das, was hinter euch ist. So etwas behält man besser.
paleo-card-dream-garden = Der Garten eurer Mutter
paleo-story-dream-garden = Sie nennt jede Pflanze und wofür sie gut ist. Diesmal hört ihr zu.
paleo-card-dream-hands = Hände, die es können
paleo-story-dream-hands = Ihr seht ihnen zu und lernt eine Menge. Dann merkt ihr, dass es eure sind.
paleo-card-dream-market = Markt auf dem Eis
paleo-story-dream-market = Alle haben zu viel von dem, was euch fehlt. Die Robben sorgen für Ordnung.
paleo-card-dream-owl = Die Eule hält Wache
paleo-story-dream-owl = Sie sieht es lange vor euch kommen und denkt gar nicht daran, schlafen zu gehen.
paleo-card-dream-herd = Die Herde zieht weiter
paleo-story-dream-herd = Das Tier, das ihr erlegt habt, geht mit. Einmal dreht es sich um, ohne Groll.
paleo-card-dream-flight = Ihr könnt fliegen
paleo-story-dream-flight = Von hier oben sieht man gut, wo alles liegt. Anstrengend ist nur die Landung.
paleo-card-dream-coat = Ein Mantel aus Schnee
paleo-story-dream-coat = Jemand deckt euch mit dem ganzen Winter zu, und es ist warm.
paleo-card-dream-dark-water = Dunkles Wasser
paleo-story-dream-dark-water = Da unten ist jemand, den wir verloren haben. Was uns drückt, könnt ihr heraufholen, wenn die Luft reicht.
paleo-card-dream-first-hunt = Eure erste Jagd
paleo-story-dream-first-hunt = Alles ist wie damals, nur dass diesmal keiner über die Wurzel fällt.
paleo-card-dream-none = Gar kein Traum
paleo-story-dream-none = Nur Schlaf. Man vergisst, wie gut das tut.

# Ideen

paleo-card-clothing = Kleidung
paleo-story-clothing = Ein Fell mit Löchern an den richtigen Stellen.
paleo-card-bow = Bogen
paleo-story-bow = Ein Ast, der lieber gerade wäre. Man darf nur nicht davorstehen, wenn er es wird.
paleo-card-rope = Seil
paleo-story-rope = Einen Grashalm zerreißt jedes Kind. An vierzig, gut verdreht, hängt sein Vater über dem Abgrund und holt Eier.
paleo-card-horn = Horn
paleo-story-horn = Einmal hineingeblasen, und im ganzen Tal heben sich die Köpfe. Jetzt weiß man wenigstens, wo alle sind.
paleo-card-talisman = Talisman
paleo-story-talisman = Wie er wirkt, kann keiner sagen. Der Löwe auch nicht, darum geht er lieber außen herum.
paleo-card-garden = Kräutergarten
paleo-story-garden = Statt den Kräutern nachzulaufen, bitten wir sie, hier zu warten.
paleo-card-smokehouse = Räucherhütte
paleo-story-smokehouse = Gedacht war sie zum Wohnen, mit Feuerstelle. Wohl fühlt sich darin nur der Fisch.
paleo-card-flute = Knochenflöte
paleo-story-flute = Fünf Löcher, drei Lieder, und einen Abend lang ist die Kälte egal.
paleo-card-torch = Fackel
paleo-story-torch = Das Feuer wollte auch mit. Man muss es nur tragen, am ausgestreckten Arm.
paleo-card-axe = Faustkeil
paleo-story-axe = Eine Seite ist für die Hand. Man sollte sich merken, welche.
paleo-card-spear = Speer
paleo-story-spear = Ein Stock, aber ein langer. Darauf kommt es an: Die Zähne sind am anderen Ende.

## Modules A to E

# Module A bis E

paleo-module-a = Die große Jagd
paleo-module-line-a = Einmal im Jahr zieht die Herde hier durch, und allein erlegt niemand ein Mammut.
paleo-module-b = Eine neue Heimat
paleo-module-line-b = Rund ums alte Lager ist alles abgegessen; hinter dem Pass muss es besser sein.
paleo-module-c = Zähne im Dunkeln
paleo-module-line-c = Den Wölfen ist aufgefallen, wie gut ihr jagt und wie schlecht ihr schlaft.
paleo-module-d = Das graue Fieber
paleo-module-line-d = Erst hustet eine, dann noch einer: Eine Krankheit ist eingezogen und fühlt sich wohl bei euch.
paleo-module-e = Die letzte Glut
paleo-module-line-e = Ihr habt ein Feuer, es ist Winter, und niemand von euch weiß, wie man eines macht.

paleo-state-lit = Feuer brennt
paleo-state-out = Feuer aus

# A
paleo-card-bountiful-prey = Fette Beute
paleo-story-bountiful-prey = Wohin die Herde zieht, zieht auch ihr, und die Nächte dort draußen sind kalt. Jemand muss wachen, warm eingepackt und satt.
paleo-card-mammoth-tracks = Spuren wie Tümpel
paleo-story-mammoth-tracks = In einer wohnt schon ein Frosch. Zwischen den großen Abdrücken sind welche, die noch größer sind.
paleo-card-lame-mammoth = Der Nachzügler
paleo-story-lame-mammoth = Er zieht ein Bein nach und gibt sich längst keine Mühe mehr, das zu verbergen.
paleo-card-mammoth-cow = Mammut an der Furt
paleo-story-mammoth-cow = Bis zum Bauch im Wasser ist die Kuh langsam. Ihr auch, aber ihr seid mehr.
paleo-card-mammoth-bull = Der Bulle
paleo-story-mammoth-bull = Er steht im Hohlweg, als wäre der für ihn angelegt. Gesehen hat er euch schon; er wartet ab, was ihr daraus macht.
paleo-card-bare-wall = Die leere Wand
paleo-story-bare-wall = Glatt, hell und trocken, ganz hinten, wo das Licht gerade noch hinkommt. Hier malt man nur, was man wirklich gesehen hat.
paleo-card-scraping-frame = Der Schaberahmen
paleo-story-scraping-frame = Die Arbeit ist eintönig, der Geruch ist es nicht. Wer schabt, darf dafür am Feuer sitzen.
paleo-card-straight-ash = Gerade Eschen
paleo-story-straight-ash = Jeder Stamm in diesem Hain ist ein Speer, dem es nur noch keiner gesagt hat.
paleo-card-stampede = Durchgegangen
paleo-story-stampede = Erst flogen die Vögel auf. Dann begann der Boden zu summen.
paleo-card-matriarch = Die Alte der Herde
paleo-story-matriarch = Die Fährte endet in einer Senke voller Schneelicht, und da steht sie, älter als alle, die ihr kennt, die Stoßzähne gekreuzt wie verschränkte Arme. Die Herde trinkt erst, wenn sie trinkt. Niemand sagt ein Wort. Ihr könntet es versuchen. Ihr könntet auch euren Proviant ins Gras legen, rückwärts gehen und für den Rest des Lebens etwas zu erzählen haben.

# B
paleo-card-new-world = Eine neue Welt
paleo-story-new-world = Jeden Abend ein anderer Ort, und keiner ist eurer. Ohne ein Dach rückt die Dunkelheit sehr nah heran.
paleo-card-tent = Zelt
paleo-story-tent = Eine Höhle zum Mitnehmen. Die Wände sind dünn, dafür hat noch nie ein Bär darin gewohnt.
paleo-card-darca = Darca
paleo-story-darca = Sie ist einfach mitgekommen, trägt mehr als alle anderen und kennt hinter jedem Hügel irgendwen.
paleo-card-high-pass = Der hohe Pass
paleo-story-high-pass = Hier oben redet der Wind überall mit. Auf der anderen Seite reißen kurz die Wolken auf, und unten ist es grün.
paleo-card-wide-water = Breites Wasser
paleo-story-wide-water = Das andere Ufer ist so weit weg, dass die Bäume dort wie Gras aussehen. Aber es sind Bäume.
paleo-card-dry-overhang = Trockener Überhang
paleo-story-dry-overhang = Platz für alle, und kein Bär, der etwas dagegen hat. Noch ein Zelt davor gegen den Wind, dann könnte man es Wohnen nennen.
paleo-card-far-smoke = Rauch am Horizont
paleo-story-far-smoke = Ein dünner, gerader Strich, jeden Morgen an derselben Stelle. So pünktlich ist kein Blitz.
paleo-card-stragglers = Versprengte
paleo-story-stragglers = Vor drei Tagen haben sie ihren Stamm verloren, und seitdem streiten sie, in welche Richtung.
paleo-card-abandoned-camp = Ein fremdes Lager
paleo-story-abandoned-camp = Stangen, ein zerrissenes Fell, kalte Asche. Wer hier geschlafen hat, ist hoffentlich in die richtige Richtung weitergezogen.
paleo-card-sewing-circle = Nähkreis
paleo-story-sewing-circle = Knochennadeln, Sehnen und das Neueste über alle, die gerade nicht da sind.
paleo-card-sleet = Schneeregen
paleo-story-sleet = Man kann sich drehen, wie man will: Er kommt von vorn.
paleo-card-green-valley = Das grüne Tal
paleo-story-green-valley = Der Rauch steigt aus einem Tal auf, in dem der Fluss sich Zeit lässt. Es gibt Gras, es gibt Holz, es gibt einen Hang zur Sonne, und es gibt Leute, die aufgestanden sind und euch ansehen. Wenn Darca bei euch ist, ruft jemand sie bei einem Namen, den ihr noch nie gehört habt. Wenn nicht, solltet ihr rasch etwas bauen, das nach Bleiben aussieht.

# C
paleo-card-hungry-eyes = Hungrige Augen
paleo-story-hungry-eyes = Sie sitzen dort, wo der Feuerschein aufhört, nebeneinander und recht höflich. Legt nach oder werft mit etwas Hartem; sie haben Zeit.
paleo-card-lone-wolf = Einsamer Wolf
paleo-story-lone-wolf = Von den anderen verstoßen, und dementsprechend gelaunt.
paleo-card-wolf-pair = Zu zweit
paleo-story-wolf-pair = Einen davon seht ihr. Genau so machen sie es.
paleo-card-wolf-pack = Das Rudel
paleo-story-wolf-pack = Sie laufen nicht auf euch zu, sie laufen um euch herum. Und weiter hinten sitzt etwas Helles und sieht zu, wie es ausgeht.
paleo-card-larder-thieves = Vorratsdiebe
paleo-story-larder-thieves = Euren Vorrat haben sie besser begriffen als mancher von euch.
paleo-card-grey-muzzle = Graue Schnauze
paleo-story-grey-muzzle = Er knurrt aus Gewohnheit. Zähne sind kaum noch dahinter.
paleo-card-yearlings = Halbstarke
paleo-story-yearlings = Zu jung, um zu wissen, dass man nicht in ein Lager spaziert. Einen Schuh haben sie schon gefressen.
paleo-card-ahab = Ahab
paleo-story-ahab = Er hat einen Arm, neun Speere und ein einziges Thema. Das ist weiß und hat den anderen Arm.
paleo-card-wolf-tracks = Fährte in einer Reihe
paleo-story-wolf-tracks = Fünf Tiere, jedes in den Tritten des ersten. Sie tragen Fleisch nach Hause; also gibt es ein Zuhause.
paleo-card-ring-of-fire = Feuerring
paleo-story-ring-of-fire = Feuer rings ums Lager, für jede Seite, von der sie kommen könnten, eines. Das kostet den ganzen Abend, und dann wird endlich einmal geschlafen.
paleo-card-fresh-carcass = Frischer Riss
paleo-story-fresh-carcass = Noch warm. Die Besitzer können nicht weit sein; die Frage ist nur, wie hungrig ihr seid.
paleo-card-place-by-the-fire = Ein Platz am Feuer
paleo-story-place-by-the-fire = In den Fellen zwischen den Kindern ist eine Kuhle, genau so groß wie jemand, der sich dreimal dreht, bevor er sich hinlegt.
paleo-card-night-without-a-howl = Eine Nacht ohne Heulen
paleo-story-night-without-a-howl = Ihr liegt wach und horcht, ob sie kommen. Irgendwann merkt ihr, dass ihr der Stille zuhört.
paleo-card-wolf-den = Der Wolfsbau
paleo-story-wolf-den = Unter den Wurzeln einer gestürzten Fichte: Knochen, Wärme, ein Geruch nach Milch. Die Mutter steht davor und ist sehr mager. Hinter ihr kaut etwas Kleines auf dem eigenen Schwanz. Ihr habt Fleisch dabei, und ihr habt Speere, und sie sieht vom einen zum anderen, als wärt ihr jetzt dran.
paleo-card-white-wolf = Der weiße Wolf
paleo-story-white-wolf = Die anderen machen Platz. Er ist größer, als ein Wolf sein sollte, und in der Schulter steckt ihm eine alte Speerspitze, eingewachsen wie ein Stein in einem Baum. Den Stärksten von euch sieht er nicht an. Er sieht den an, der müde ist.
paleo-card-wolf-pup = Der Welpe
paleo-story-wolf-pup = Er passt in eine Kapuze. Gebissen hat er alle schon einmal, das wäre also geklärt, und heute früh hat er einen Hasen vor die Hütte gelegt, der größer war als er, und ist darauf eingeschlafen.

# D
paleo-card-coughing-nights = Durchhustete Nächte
paleo-story-coughing-nights = Einer fängt an, und dann geht es rund ums Feuer wie ein Lied. Ein Sud aus Wurzeln würde helfen; sonst eben alles andere, was ihr habt, und reichlich davon.
paleo-card-root-bundle = Wurzelbündel
paleo-story-root-bundle = Ausgegraben, geputzt, gebunden, übers Feuer gehängt. Gegessen wird das nicht; man droht dem Husten damit.
paleo-card-hot-forehead = Eine heiße Stirn
paleo-story-hot-forehead = Die Kleine mag nicht spielen. Daran merkt man es.
paleo-card-shivering-hunter = Der Jäger, der zittert
paleo-story-shivering-hunter = Es sei nichts, sagt er. Er sagt es zum elften Mal, und sein Speer klappert dazu.
paleo-card-rambling-elder = Die Alte, die wirr redet
paleo-story-rambling-elder = Sie spricht mit Leuten, die vor eurer Geburt gestorben sind. Schlimmer: Sie richtet Grüße von ihnen aus.
paleo-card-foul-pool = Fauler Tümpel
paleo-story-foul-pool = Klar, kühl, und nichts lebt darin. Das Letzte hätte euch zu denken geben sollen.
paleo-card-quaking-bog = Schwingmoor
paleo-story-quaking-bog = Die besten Wurzeln wachsen dort, wo der Boden nur so tut, als wäre er einer.
paleo-card-willow-bark = Weidenrinde
paleo-story-willow-bark = So bitter, dass sie für irgendetwas gut sein muss.
paleo-card-smoke-in-the-reeds = Rauch im Schilf
paleo-story-smoke-in-the-reeds = Jemand wohnt draußen im Sumpf, wo niemand wohnt. Es riecht nach Kräutern und angebranntem Brei.
paleo-card-sweat-lodge = Schwitzhütte
paleo-story-sweat-lodge = Gebogene Äste, Felle darüber, heiße Steine in der Mitte. Bringt, was sie braucht, und legt es hier ab; das Fieber soll vor etwas Heißerem davonlaufen.
paleo-card-long-vigil = Die lange Wache
paleo-story-long-vigil = Die ganze Nacht sitzt jemand da, wechselt das Moos auf den Stirnen und erzählt Geschichten, die keiner hört. Gegen Morgen fragt eine Stimme, wie es weiterging.
paleo-card-high-meadow = Die Bergwiese
paleo-story-high-meadow = Tausend Blumen, neunhundert davon giftig. Gut, wer jemanden dabeihat, der sie auseinanderhält.
paleo-card-clear-breath = Endlich Luft
paleo-story-clear-breath = Oben auf dem Grat ist die Luft kalt und schmeckt nach gar nichts. Wer vor einem Mond nicht stehen konnte, ist zu Fuß heraufgekommen und beschwert sich über den Weg.
paleo-card-reed-mother = Mutter Schilf
paleo-story-reed-mother = Ihre Hütte steht auf Pfählen, und ihre Ansichten stehen genauso fest. Sie besieht sich eine Zunge nach der anderen und sagt jedes Mal „Hm“, jedes Mal anders. Dann packt sie ihren Beutel. Für eine anständige Mahlzeit kocht sie euch, was ihr braucht, aber was der Sache ein Ende machen würde, sagt sie, das wächst auf dem Berg, blüht bei Nacht und heißt Mondkraut.
paleo-card-moonwort = Mondkraut
paleo-story-moonwort = Beinahe wärt ihr draufgetreten: klein, blass, und offen nur, weil der Mond scheint. Auf die Menge kommt es an, hat Mutter Schilf gesagt und Finger hochgehalten, und ihr seid ziemlich sicher, dass es drei waren. In einer Hand liegt genug für den ganzen Stamm. Jetzt noch eine Schale, ruhige Finger und kein Fehler.

# E
paleo-card-feed-the-fire = Das Feuer füttern
paleo-story-feed-the-fire = Es brennt seit der Großmutter eurer Großmutter und frisst mehr als ihr alle zusammen. Auch heute Nacht.
paleo-card-fire-bow = Feuerbogen
paleo-story-fire-bow = Schießen kann man damit ganz gut. Nur warum er so heißt, weiß von den Alten keiner mehr.
paleo-card-struck-pine = Die Blitzkiefer
paleo-story-struck-pine = Gespalten bis zur Wurzel, und tief drinnen glimmt noch etwas. Daher kommt das Feuer, so hat man es euch immer erzählt. Nur hat der Hang dahinter an einem anderen Tag gebrannt.
paleo-card-smoke-next-door = Der Rauch der Nachbarn
paleo-story-smoke-next-door = Feuer leihen sie euch gern. Sie erwähnen es dann auch, bei jedem Fest, jahrelang.
paleo-card-ember-bearer = Imri trägt die Glut
paleo-story-ember-bearer = Ein hohles Horn, Moos, ein wenig Lehm und der alte Imri, der hineinpustet und sonst niemanden pusten lässt. Mit genug trockenem Holz kann daraus wieder ein Feuer werden.
paleo-card-feast-of-the-long-night = Fest der langen Nacht
paleo-story-feast-of-the-long-night = In der längsten Nacht des Jahres essen alle, singen alle, und das beste Stück bekommt das Feuer.
paleo-card-scorched-points = Gehärtete Spitzen
paleo-story-scorched-points = In der Glut drehen, schaben, wieder drehen. Irgendwann vergisst das Holz, dass es einmal weich war.
paleo-card-mammoth-in-the-ice = Mammut im Eis
paleo-story-mammoth-in-the-ice = Es steht da drin, solange sich irgendwer erinnern kann, und hat sich erstaunlich gut gehalten.
paleo-card-smelling-stones = Steine, die stinken
paleo-story-smelling-stones = Schwer, golden, zu nichts gut. Aber schlägt man zwei davon aneinander, riecht es nach faulen Eiern und, einen Wimpernschlag lang, nach etwas anderem.
paleo-card-beacon-hill = Der Signalhügel
paleo-story-beacon-hill = Vier ordentliche Lasten Holz hier herauf, und wer sich in diesem Winter verirrt hat, sähe, wo Menschen sind.
paleo-card-driving-snow = Schneetreiben
paleo-story-driving-snow = Der Schnee fällt nicht, er kommt vorbei und nimmt mit, was keiner festhält. Die Wärme zuerst.
paleo-card-freezing-rain = Eisregen
paleo-story-freezing-rain = Jeder Zweig hat eine Haut aus Glas. Das ist wunderschön, und ihr seid gerade wieder ausgerutscht.
paleo-card-winter-bear = Der schlaflose Bär
paleo-story-winter-bear = Eigentlich müsste er schlafen. Das findet er auch, und er gibt euch die Schuld.
paleo-card-burnt-slope = Der verbrannte Hang
paleo-story-burnt-slope = Das war kein Blitz. Mitten im Schwarzen liegt ein Kreis aus Steinen, und im Kreis ein Brett mit einem kleinen verkohlten Loch, rund wie ein Auge. Hier hat jemand gekniet und ein Feuer gemacht, aus nichts, mit Absicht. Ihr seht euch an. Dann fangen alle zugleich an zu suchen.
paleo-card-spark-stones = Funkensteine
paleo-story-spark-stones = Ein goldener, ein grauer: Aneinandergeschlagen spucken sie. Ein Funke ist noch kein Feuer; er will Zunder, Geduld und, wenn man dem Brett vom Hang glauben darf, einen Bogen, der nichts verschießt, sondern einen Stock dreht.
paleo-card-fire-of-our-own = Ein eigenes Feuer
paleo-story-fire-of-our-own = Rauch, und niemand atmet. Ein roter Punkt, groß wie eine Laus. Imri beugt sich darüber, der sein Leben lang Glut getragen hat, und bläst, und es steht auf. Es kommt von niemandem, niemand hat es euch geliehen, und ihr könntet es noch einmal. Ihr könntet es sogar den Nachbarn zeigen.

## Modules F to J

# Module F bis J

paleo-module-f = Der Berg, der atmet
paleo-module-line-f = Im Berg ist ein Loch, und es atmet; jemand muss nachsehen, und jemand muss die Fackel halten.
paleo-module-g = Die Nachbarn
paleo-module-line-g = Auf der anderen Talseite lagert jemand, und es wäre gut zu wissen, ob die nett sind.
paleo-module-h = Das andere Ufer
paleo-module-line-h = Der Fluss ist zwischen euch und euren eigenen Leuten gestiegen, und leid tut es ihm nicht.
paleo-module-i = Trommeln auf dem Grat
paleo-module-line-i = Jede Nacht wird da oben getrommelt, jede Nacht ein wenig näher; eure vier Besten halten Wache.
paleo-module-j = Dreizeh
paleo-module-line-j = Über sie hat jeder eine Geschichte, und jede endet, kurz bevor sie kommt.

paleo-state-wary = Nachbarn misstrauisch
paleo-state-friendly = Nachbarn freundlich
paleo-state-feuding = Nachbarn verfeindet
paleo-state-calm = Dreizeh ruhig
paleo-state-enraged = Dreizeh gereizt

# F
paleo-card-afraid-of-the-dark = Angst im Dunkeln
paleo-story-afraid-of-the-dark = Ihr lagert vor dem Loch, weil es dort windstill ist. Niemand schläft, und niemand sagt, warum. Zwei Fackeln und ein Stein zum Festhalten würden helfen; sonst reichlich von allem, was die Hände beschäftigt.
paleo-card-fat-lamp = Fettlampe
paleo-story-fat-lamp = Ein hohler Stein, ein Klumpen Talg, ein Docht aus Moos. Es riecht nach Abendessen, und man sieht, wo man hintritt.
paleo-card-breathing-hole = Das atmende Loch
paleo-story-breathing-hole = Morgens kommt es kühl heraus, abends zieht es warm hinein. Der Berg schläft, sagen die Alten. Die Kinder wollen wissen, was ist, wenn er aufwacht.
paleo-card-hand-on-the-rock = Eine Hand am Fels
paleo-story-hand-on-the-rock = Jemand hat hier die Hand aufgelegt und rote Erde rundherum geblasen. Sie ist so groß wie eure. Natürlich probiert ihr es.
paleo-card-wall-of-antlers = Die Wand der Geweihe
paleo-story-wall-of-antlers = Der Stein ist hier geschwungen wie ein Hals. Wer Hirsche vor sich gehabt hat, richtig vor sich, weiß, wo der Strich hinmuss.
paleo-card-wall-of-teeth = Die Wand der Zähne
paleo-story-wall-of-teeth = Malen will sie keiner, gemalt haben wollen sie alle. Auf einer Wand sind sie besser aufgehoben.
paleo-card-ruu = Großmutter Ruu
paleo-story-ruu = Sie ist älter als der Weg, isst für zwei und hat rote Hände bis zum Gelenk. „Beeren“, sagt sie und zwinkert.
paleo-card-red-stag = Der Rothirsch
paleo-story-red-stag = Er steht frei da, von der Seite, damit ihr ihn gut seht. Seht genau hin; nach dem Geweih wird noch gefragt.
paleo-card-cave-bear = Der Vormieter
paleo-story-cave-bear = Er war zuerst da und hat das auch in die Wand gekratzt.
paleo-card-draught = Zugluft
paleo-story-draught = Ein Seufzer von unten, und das Dunkel kommt einen Schritt näher.
paleo-card-bats = Fledermäuse
paleo-story-bats = Die Decke fliegt fort. Die ganze, auf einmal, an euren Ohren vorbei.
paleo-card-ochre-seam = Ockerader
paleo-story-ochre-seam = Das Zeug sitzt im Haar, im Essen und im Bett und steht allen dreien.
paleo-card-resin-pines = Harzkiefern
paleo-story-resin-pines = Wer hier arbeitet, klebt danach an allem fest. Dafür brennt es stundenlang.
paleo-card-hall-of-hands = Der Saal der Hände
paleo-story-hall-of-hands = Vierzig Schritte auf den Knien, dann kann man stehen, dann hebt ihr die Fackel. Hände, Hunderte, rote und schwarze, hohe und niedrige und eine, der ein Finger fehlt, aus dem Stein gestreckt, als wollten die dahinter wissen, wer da ist. Seit länger, als jemand zählen kann, war niemand hier. An den Wänden ist noch Platz. Ihr findet wieder her: Jemand von euch hat die ganze Zeit eine Hand am Fels gehabt.
paleo-card-last-chamber = Die letzte Kammer
paleo-story-last-chamber = Hinter dem Saal ist ein Spalt und hinter dem Spalt eine Kammer, so eng, dass nur einer malen kann, während die anderen leuchten. An der Rückwand hat jemand ein Bild angefangen und mitten im Strich aufgehört. Der Pinsel liegt noch da. Wenn Ruu bei euch ist, setzt sie sich hin, ganz zufrieden, und sagt, sie sei nur kurz Rot holen gewesen.

# G
paleo-card-good-manners = Gutes Benehmen
paleo-story-good-manners = Freunde kommen zum Essen. Wer euch noch nicht recht traut, möchte dreimal gebeten werden, und wer euch böse ist, möchte seinen Anteil im Voraus.
paleo-card-gift-stone = Der Gabenstein
paleo-story-gift-stone = Ein flacher Fels auf halbem Weg. Man legt etwas hin, geht ein Stück und hustet; dreht man sich um, liegt etwas anderes da.
paleo-card-smoke-over-there = Rauch gegenüber
paleo-story-smoke-over-there = Sieben Feuer, Kinder, jemand, der falsch singt. Man könnte hinübergehen. Es müsste nur einer vorangehen und harmlos aussehen.
paleo-card-their-aunt = Deren Tante
paleo-story-their-aunt = Sie wollte nur einmal sehen, wie ihr so lebt, und sie sieht alles. Der Heimweg ist ja weit, bemerkt sie, ohne einen ordentlichen Mantel.
paleo-card-empty-snares = Leere Schlingen
paleo-story-empty-snares = Vor euch war schon jemand da, hat alles mitgenommen und eure Knoten neu gebunden. Besser als ihr.
paleo-card-flying-stones = Fliegende Steine
paleo-story-flying-stones = Unter Freunden ist es ein Spiel. Sonst auch, nur seid ihr dann das Ziel.
paleo-card-missing-meat = Die verschwundene Keule
paleo-story-missing-meat = Gestern Abend hing sie hier. Jetzt hängt da ein Strick, und alle sehen sehr auffällig hinüber.
paleo-card-beaters = Die Treiber
paleo-story-beaters = Die machen den Lärm, ihr haltet die Speere, und ausnahmsweise läuft alles in die richtige Richtung.
paleo-card-wrestling = Ringkampf
paleo-story-wrestling = Wer am Boden liegt, hat verloren, wer lacht, bekommt etwas zu essen. Zwei Kriege hat das schon verhindert und eine Nase gekostet.
paleo-card-knapping-together = Zu zweit an einem Stein
paleo-story-knapping-together = Sie schlagen von links. Eine Weile sieht es falsch aus, dann macht ihr es auch so.
paleo-card-black-glass = Schwarzes Glas
paleo-story-black-glass = Es schneidet alles, vor allem Daumen. Ein schöneres Geschenk gibt es nicht.
paleo-card-bride-walk = Brautgang
paleo-story-bride-walk = Eine von drüben und einer von euch gehen seit geraumer Zeit zur selben Stunde Wasser holen. Bemerkt hat das natürlich niemand. Es wird euch zwei gute Felle kosten und ein Essen.
paleo-card-gathering-ground = Der alte Festplatz
paleo-story-gathering-ground = Wo die beiden Bäche zusammenkommen, ist das Gras in einem weiten Ring niedergetreten, vor langer Zeit. Man müsste nur Holz aufschichten, dann kämen alle, schon um nachzusehen.
paleo-card-first-visit = Der erste Besuch
paleo-story-first-visit = Sie haben gefegt. Alle stehen vor den Zelten, gewaschen und steif, und ein alter Mann bietet euch den Platz auf dem besten Fell an. Man bringt etwas mit, das Arbeit gemacht hat, so gehört es sich. Dann fragt ein Junge, breit wie eine Tür, ob jemand ringen möchte, nur zum Spaß. Es wäre klug, zu verlieren.
paleo-card-who-took-it = Wer war es?
paleo-story-who-took-it = Da stehen sie nun, eure hier, die anderen dort, und jeder hat etwas gesehen: Dunkel war es, groß war es, und auf jeden Fall einer von drüben. Auf den Boden hat noch niemand geschaut. Kleine Abdrücke, fünf Zehen, und eine Fettspur, die einen Baum hinaufführt. Im Baum liegt jemand mit buschigem Schwanz und verdaut.
paleo-card-great-gathering = Das große Treffen
paleo-story-great-gathering = Sie kommen von beiden Seiten herunter, mit Töpfen und Flöten und Kindern auf den Schultern, und es kommen noch andere, von denen ihr nie gehört habt. Getanzt wird, bis der Ring neu getreten ist. Spät in der Nacht sitzen die beiden Ältesten nebeneinander und stellen fest, dass ihre Großmütter denselben Namen für den Mond hatten.

# H
paleo-card-rising-river = Der Fluss steigt
paleo-story-rising-river = Jeden Abend steckt ihr einen Stock an den Rand, jeden Morgen ist er fort. Das Ufer muss befestigt werden, es sei denn, jemand hat etwas zum Schlafen, das schwimmt.
paleo-card-raft = Floß
paleo-story-raft = Drei Stämme, etwas Seil und viel Vertrauen.
paleo-card-jetty = Der Steg
paleo-story-jetty = Ein paar gute Stämme, und er würde bis dorthin reichen, wo das Wasser es ernst meint. Bringt Holz und legt es hier ab; der Fluss sieht zu.
paleo-card-quiet-cove = Die stille Bucht
paleo-story-quiet-cove = Hinter der Biegung dreht sich das Wasser im Kreis und vergisst, was es vorhatte. Von hier könnte man ablegen.
paleo-card-kes = Kes
paleo-story-kes = Zwölf Jahre alt, die Haare immer nass. Sie war schon drüben und wieder zurück, sagt sie, zweimal, und ihr paddelt, als wolltet ihr Fliegen verscheuchen.
paleo-card-drifting-trees = Treibende Bäume
paleo-story-drifting-trees = Ganze Bäume kommen vorbei, samt Nestern. Man muss nur einen davon wirklich wollen.
paleo-card-drowned-wood = Der ertrunkene Wald
paleo-story-drowned-wood = Das Fällen ist leicht, sogar bis zur Hüfte im Wasser. Nur schwimmt das Gefällte davon.
paleo-card-lime-bast = Lindenbast
paleo-story-lime-bast = Einweichen, schälen, drehen und von etwas anderem reden. Am Abend ist es ein Seil.
paleo-card-slipway = Der Bauplatz am Wasser
paleo-story-slipway = Alles, was schwimmt, ist hier entstanden. Alles andere auch.
paleo-card-flooded-meadow = Die überschwemmte Wiese
paleo-story-flooded-meadow = Die Hechte liegen im Gras wie Schafe.
paleo-card-gravel-bank = Die Kiesbank
paleo-story-gravel-bank = Der Fluss hat die Steine nach Größe geordnet. Für wen, weiß man nicht.
paleo-card-flood-wave = Die Welle
paleo-story-flood-wave = Man hört sie, bevor man sie sieht, und man sieht sie, bevor man sie glaubt.
paleo-card-undercut-bank = Das unterspülte Ufer
paleo-story-undercut-bank = Bis eben war das ein Weg.
paleo-card-water-in-the-tents = Wasser in den Zelten
paleo-story-water-in-the-tents = Eure Schuhe sind schon wach und auf dem Weg nach draußen.
paleo-card-landing = Die Anlegestelle
paleo-story-landing = Von hier aus sieht man sie: kleine Gestalten am anderen Ufer, und eine winkt mit dem ganzen Arm, genau wie eure Schwester. Dazwischen der Fluss, braun, breit und sehr beschäftigt. Ein Floß kommt vielleicht hinüber. Zwei, zusammengebunden, könnten alles tragen und alle. Macht sie gut fest.
paleo-card-the-current = Die Strömung
paleo-story-the-current = In der Mitte hört der Fluss auf, sich zu verstellen. Das Floß beginnt sich zu drehen, und beide Ufer sind auf einmal sehr weit weg. „Paddeln!“, ruft einer. „Nicht paddeln!“, ruft eine andere. Ein Baum mit allen Wurzeln kommt vorbei und hat Vorfahrt.
paleo-card-far-shore = Drüben
paleo-story-far-shore = Hände ziehen euch die Böschung hinauf, und dann reden alle auf einmal. Sie dachten, ihr wärt ertrunken, ihr dachtet dasselbe von ihnen, und zwei Kinder sind inzwischen zur Welt gekommen und werden herumgereicht wie große Fische. Zu essen haben sie genug, nur nichts mehr, um es zu schneiden. Feiert mit ihnen einen ordentlichen Abschied von diesem Ufer, dann packen sie und kommen mit.

# I
paleo-card-the-watch = Wache auf dem Grat
paleo-story-the-watch = Eure vier Besten stehen da oben im Wind, damit ihr anderen schlafen könnt. Sie beklagen sich nicht. Schickt ihnen trotzdem etwas Warmes hinauf.
paleo-card-raid-at-dusk = Überfall am Abend
paleo-story-raid-at-dusk = Sie kommen aus der tiefen Sonne, mit roten Händen, und sehen zuerst nach den Körben.
paleo-card-raid-at-dawn = Überfall am Morgen
paleo-story-raid-at-dawn = Um diese Stunde sieht die Wache nach Osten, und alle anderen sehen die Innenseite ihrer Lider. Diesmal sind es mehr.
paleo-card-slingers = Steinschleuderer
paleo-story-slingers = Kleine Steine von sehr weit her. Man muss das bewundern, am besten hinter etwas.
paleo-card-spies = Der Farn atmet
paleo-story-spies = Wer darin liegt, hat eure Zelte gezählt. Wer darin liegt, kennt aber auch den Weg zurück zu sich nach Hause.
paleo-card-smoking-store = Rauch aus dem Vorrat
paleo-story-smoking-store = Einer von ihnen kam nur des Daches wegen. Noch ist das Feuer klein; es hat etwas vor.
paleo-card-red-palms = Rote Hände
paleo-story-red-palms = Auf jedem Felsen am Weg nach oben dasselbe Zeichen: eine Hand, noch feucht. Wenn man auf die Daumen achtet, zeigen sie irgendwohin.
paleo-card-drummer = Der Junge mit der Trommel
paleo-story-drummer = Er blieb zurück, versteckte sich schlecht und wurde gefunden. Wie er heißt, hat er nicht gesagt; dass er Hunger hat, schon viermal.
paleo-card-fire-of-the-wounded = Das Feuer der Verwundeten
paleo-story-fire-of-the-wounded = Schafgarbe, heißes Wasser und jemand, dem nicht schlecht wird. Für die, die nicht mehr herunterkommen, müssen Steine auf den Grat getragen werden.
paleo-card-narrow-gorge = Die enge Schlucht
paleo-story-narrow-gorge = Woher sie auch kommen, hier müssen sie durch, einer nach dem anderen. Ihr allerdings auch, falls ihr laufen müsst.
paleo-card-beacon = Ein Feuer auf unserer Seite
paleo-story-beacon = Wenn genug von ihnen heimgeschickt sind, zündet hier oben eines an, so groß es geht, damit niemand mehr fragt, wem der Grat gehört.
paleo-card-hollow-of-drums = Die Mulde der Trommeln
paleo-story-hollow-of-drums = Ihr zählt die Feuer: zwei. Ihr zählt die Krieger: elf, manche davon grau, und vier sind Kinder mit bemaltem Kinn. Wer einen Stock halten kann, trommelt, alle reihum, damit es klingt wie ein ganzes Volk. Die Gestelle hinter ihnen, an denen das Fleisch hängen sollte, sind leer. Sie haben mehr Angst als ihr.
paleo-card-two-fires = Zwei Feuer
paleo-story-two-fires = Sie kommt allein, mit roten Händen und einem alten Speer, und macht auf halbem Weg zwischen eurem Lager und ihrem ein Feuer. Dann macht sie ein zweites. Hier wird gekämpft, zeigt sie euch, und dort wird gegessen. Wenn der Junge bei euch ist, rennt er an allen vorbei, und sie fängt ihn auf, ohne euch aus den Augen zu lassen. Sucht euch aus, wo ihr euch hinsetzt.

# J
paleo-card-three-toes = Dreizeh
paleo-story-three-toes = Nachts geht sie einmal ums Lager, und dann sollte dort etwas für sie liegen. Wenn fünf Bilder an der Wand sind, fehlt immer noch ihres: Geht dann zu ihr, mit Speeren oder, solange sie ruhig ist, mit etwas Besserem.
paleo-card-garm = Der alte Garm
paleo-story-garm = Er war dabei, sagt er, als sie die beiden verlor. Mehr sagt er mit leerem Magen nicht, und wenn sie brüllt, steht er auf, wie man es für Bekannte tut.
paleo-card-wide-prints = Breite Abdrücke
paleo-story-wide-prints = Ein Kind könnte sich darin zusammenrollen. Zwischen den Zehen, es sind drei, kleben zerdrückte Beeren.
paleo-card-her-larder = Ihre Vorratskammer
paleo-story-her-larder = Ein halber Elch unter Moos, für später. Solange niemand hinsieht, ist es kein Diebstahl.
paleo-card-roar = Das Brüllen
paleo-story-roar = Erst kommt es durch den Boden. Dann fällt den Vögeln ein, dass sie anderswo erwartet werden.
paleo-card-claw-marks = Kratzspuren
paleo-story-claw-marks = Drei Furchen, höher, als ein Speer reicht. Daneben, längst verwachsen, gibt es ältere: fünf.
paleo-card-offering-stone = Der Opferstein
paleo-story-offering-stone = Fisch, Honig, das gute Ende vom Braten. Solange jemand zusieht, kommt sie nie, und am Morgen ist alles sauber abgeleckt.
paleo-card-slope-of-bones = Der Knochenhang
paleo-story-slope-of-bones = Alles, was sie je gefressen hat, ist hierhergerollt. Irgendwo muss es losgerollt sein.
paleo-card-paw-in-the-mud = Tatze im Schlamm
paleo-story-paw-in-the-mud = Tief, frisch, und langsam läuft Wasser hinein. So weit ist sie weg: genau so weit.
paleo-card-paw-on-the-path = Tatze auf dem Weg
paleo-story-paw-on-the-path = Im Weg steht sie euch nicht. Sie ist nur zufällig überall dort, wo er hinführt.
paleo-card-paw-at-the-tent = Tatze am Zelt
paleo-story-paw-at-the-tent = Die Zeltwand wölbt sich nach innen, ganz sachte. Da möchte jemand wissen, was es bei euch zu essen gab.
paleo-card-paw-in-the-dark = Tatze im Finstern
paleo-story-paw-in-the-dark = Etwas Schweres setzt auf, sehr behutsam, gleich hinter dem letzten Licht.
paleo-card-paw-beside-the-sleeper = Tatze neben dem Schlafplatz
paleo-story-paw-beside-the-sleeper = Warmer Atem im Nacken. Keiner rührt sich; und weckt um alles in der Welt die Kleine nicht auf.
paleo-card-paw-raised = Die erhobene Tatze
paleo-story-paw-raised = Sie richtet sich auf und hört gar nicht auf damit. Garm, falls er da ist, stellt seine Tasche ab. „Na, Alte“, sagt er.
paleo-card-old-trap = Die alte Falle
paleo-story-old-trap = In der Schlucht, unter dem Laub vieler Jahre, liegt eine Schlagfalle, groß wie eine Hütte, und die Knoten daran sind unsere: So hat eure Großmutter sie noch gebunden. Zwischen den Steinen stecken zwei Krallen. Hier also hat sie sie gelassen, und darum hat sie nie vergessen, wo wir wohnen. Wenn Garm bei euch ist, sagt er, er sei neun gewesen und sehr stolz darauf. Baut sie ab, Stück für Stück; da soll niemand mehr hineintreten.
paleo-card-den = Wo sie schläft
paleo-story-den = Warm ist es hier, und es riecht nach Honig und altem Schnee. Ganz hinten, in einem Nest aus Moos, liegen zwei Junge, eins schläft auf dem anderen. Dann wird es dunkel hinter euch, denn im Eingang steht jemand. Für eine Sache reicht die Zeit.
