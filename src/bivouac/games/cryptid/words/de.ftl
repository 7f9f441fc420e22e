# Cryptid: was den Leuten gesagt wird.

cryptid-title = Cryptid
cryptid-line = Verborgene Hinweise auf einer Sechseckkarte. Frage, höre zu und finde die Kreatur als Erster.
cryptid-origin = Karte und Regeln sind die der Schachtel; jedes Rätsel ist unser eigenes, vom Programm gemacht.
cryptid-option-advanced = Fortgeschritten: Hinweise können sagen, wo das Habitat nicht ist, und schwarze Strukturen stehen auf der Karte.

cryptid-seat-blue = Blau
cryptid-seat-orange = Orange
cryptid-seat-green = Grün
cryptid-seat-purple = Lila
cryptid-seat-red = Rot
cryptid-colour-blue = blau
cryptid-colour-orange = orange
cryptid-colour-green = grün
cryptid-colour-purple = lila
cryptid-colour-red = rot

cryptid-terrain-water = Wasser
cryptid-terrain-mountain = Gebirge
cryptid-terrain-forest = Wald
cryptid-terrain-swamp = Sumpf
cryptid-terrain-desert = Wüste

cryptid-clue-on = Das Habitat liegt in { $one } oder { $other }.
cryptid-clue-1 = Das Habitat liegt im Umkreis von einem Feld um { $what }.
cryptid-clue-2 = Das Habitat liegt im Umkreis von zwei Feldern um { $what }.
cryptid-clue-3 = Das Habitat liegt im Umkreis von drei Feldern um { $what }.
cryptid-clue-not-on = Das Habitat liegt nicht in { $one } oder { $other }.
cryptid-clue-not-1 = Das Habitat liegt nicht im Umkreis von einem Feld um { $what }.
cryptid-clue-not-2 = Das Habitat liegt nicht im Umkreis von zwei Feldern um { $what }.
cryptid-clue-not-3 = Das Habitat liegt nicht im Umkreis von drei Feldern um { $what }.
cryptid-near-water = Wasser
cryptid-near-mountain = Gebirge
cryptid-near-forest = Wald
cryptid-near-swamp = Sumpf
cryptid-near-desert = Wüste
cryptid-near-animal = ein beliebiges Territorium
cryptid-near-bear = ein Bärenterritorium
cryptid-near-cougar = ein Pumaterritorium
cryptid-near-stone = einen Hinkelstein
cryptid-near-shack = eine verlassene Hütte
cryptid-near-white = eine weiße Struktur
cryptid-near-green = eine grüne Struktur
cryptid-near-blue = eine blaue Struktur
cryptid-near-black = eine schwarze Struktur

cryptid-short-on = { $one }/{ $other }
cryptid-short-1 = ≤1 { $what }
cryptid-short-2 = ≤2 { $what }
cryptid-short-3 = ≤3 { $what }
cryptid-short-not-on = nicht { $one }/{ $other }
cryptid-short-not-1 = >1 { $what }
cryptid-short-not-2 = >2 { $what }
cryptid-short-not-3 = >3 { $what }
cryptid-tiny-water = Wasser
cryptid-tiny-mountain = Gebirge
cryptid-tiny-forest = Wald
cryptid-tiny-swamp = Sumpf
cryptid-tiny-desert = Wüste
cryptid-tiny-animal = Tiere
cryptid-tiny-bear = Bär
cryptid-tiny-cougar = Puma
cryptid-tiny-stone = Stein
cryptid-tiny-shack = Hütte
cryptid-tiny-white = weiß
cryptid-tiny-green = grün
cryptid-tiny-blue = blau
cryptid-tiny-black = schwarz

cryptid-my-clue = Mein Hinweis
cryptid-hint-title = Tipp
cryptid-hint-cat-1 = Kein Hinweis „im Umkreis von einem Feld“.
cryptid-hint-cat-2 = Kein Hinweis „im Umkreis von zwei Feldern“.
cryptid-hint-cat-3 = Kein Hinweis „im Umkreis von drei Feldern“.
cryptid-hint-cat-on = Kein Hinweis nennt zwei Geländearten.
cryptid-hint-mention = Kein Hinweis erwähnt { $terrain }.
cryptid-hint-mention-terrain = Kein Hinweis erwähnt eine Geländeart.
cryptid-hint-mention-animal = Kein Hinweis erwähnt ein Territorium.

cryptid-prompt-opening-mine = Lege einen Würfel dorthin, wo das Habitat nach deinem Hinweis nicht sein kann.
cryptid-prompt-opening-theirs = { $seat } legt einen Würfel zum Auftakt.
cryptid-prompt-turn-mine = Du bist am Zug: befrage jemanden zu einem Feld, oder durchsuche eines.
cryptid-prompt-turn-theirs = { $seat } befragt oder sucht.
cryptid-prompt-answer-question-mine = { $turn } fragt: Könnte die Kreatur auf { $hex } sein?
cryptid-prompt-answer-question-theirs = { $seat } gibt Auskunft zu { $hex }.
cryptid-prompt-answer-search-mine = { $turn } durchsucht { $hex }: Könnte die Kreatur dort sein?
cryptid-prompt-answer-search-theirs = { $seat } gibt Auskunft zur Suche auf { $hex }.
cryptid-prompt-disc-mine = Deine Scheibe ({ $colour }) liegt schon dort: lege sie auf ein anderes Feld, wo das Habitat sein könnte.
cryptid-prompt-disc-theirs = { $seat } legt eine Scheibe auf ein anderes Feld.
cryptid-prompt-cube-mine = Deinetwegen wurde ein Würfel gelegt: lege einen eigenen dorthin, wo das Habitat nicht sein kann.
cryptid-prompt-cube-theirs = { $seat } legt einen Würfel.
cryptid-prompt-vote-mine = { $turn } hätte gern den Tipp. Bist du einverstanden?
cryptid-prompt-vote-theirs = Über den Tipp wird abgestimmt.

cryptid-move-ask = { $seat } zu { $hex } befragen
cryptid-move-search = { $hex } durchsuchen
cryptid-move-cube = Würfel ({ $colour }) auf { $hex } legen
cryptid-move-disc = Scheibe ({ $colour }) auf { $hex } legen
cryptid-move-discs = Mit beiden Scheiben auf { $hex } antworten
cryptid-move-hint = Den Tipp vorschlagen
cryptid-move-agree = Dem Tipp zustimmen
cryptid-move-refuse = Den Tipp ablehnen

cryptid-told-asked = { $seat } befragt { $of } zu { $hex }.
cryptid-told-searched = { $seat } durchsucht { $hex }.
cryptid-told-cube = { $seat }: Würfel auf { $hex }.
cryptid-told-disc = { $seat }: Scheibe auf { $hex }.
cryptid-told-cube-coloured = { $seat }: Würfel ({ $colour }) auf { $hex }.
cryptid-told-disc-coloured = { $seat }: Scheibe ({ $colour }) auf { $hex }.
cryptid-told-agrees = { $seat } ist für den Tipp.
cryptid-told-refuses = { $seat } ist gegen den Tipp.
cryptid-told-hint = Tipp: { $hint }
cryptid-told-no-hint = Der Tipp wird nicht genommen.
cryptid-won = { $seat } hat die Kreatur auf { $hex } gefunden und gewinnt.

cryptid-code-length = Ein Kartencode hat 18 Zeichen (normal) oder 22 (fortgeschritten); dieser hat { $length }.
cryptid-code-digits = Ein Kartencode hat nur die Ziffern 0 bis 9 und die Buchstaben A bis F: { $code }
cryptid-bad-layout = Eine Anordnung nennt sechs Kartenteile, 1 bis 6, mit t für gedreht: { $layout }
cryptid-section-twice = Kartenteil { $section } liegt zweimal auf der Karte.
cryptid-structure-count = Eine Karte hat 6 Strukturen (normal) oder 8 (fortgeschritten), nicht { $count }.
cryptid-structure-outside = Eine Struktur steht außerhalb der Karte, auf { $hex }.
cryptid-structures-meet = Zwei Strukturen stehen auf { $hex }.
cryptid-bad-clue = Es gibt keinen Hinweis „{ $code }“. Schreibe on:FS, 1:D, 1:animal, 2:stone, 2:bear oder 3:blue, mit ! davor für nicht.

cryptid-no-token = Auf { $hex } liegt kein Spielstein dieser Farbe.
cryptid-token-outside = Es gibt kein Feld { $hex }, oder die Farbe nicht in diesem Spiel.
cryptid-cube-there = Auf { $hex } liegt ein Würfel: dort kommt nichts mehr hin.
cryptid-token-there = Diese Farbe hat auf { $hex } schon einen Spielstein.
cryptid-token-false = Nach deinem Hinweis ist dieser Spielstein auf { $hex } nicht wahr.

cryptid-sheet-legend = - durch Stein, Tipp oder deinen Hinweis gestrichen   X der einzige übrige
cryptid-sheet-marks = Deine eigenen Zeichen stehen davor: - + ?

cryptid-help-puzzle = Macht ein Rätsel, oder zeigt das eines Codes: für deine eigene Schachtel, oder um es hier zu spielen.
cryptid-help-play = Spielt das Rätsel eines Codes.
cryptid-help-check = Prüft Aufbauten in einer Datei: Antwort, Notwendigkeit, Ausgewogenheit und Tipp.
cryptid-help-deck = Macht einen Kartensatz mit Heften und Tipps, als JSON.
cryptid-help-code = Der Code eines Rätsels.
cryptid-help-setups = Eine Datei mit Aufbauten, in JSON.
cryptid-help-quiet = Nur die letzte Zeile.
cryptid-help-seats = Für wie viele Spieler.
cryptid-help-json = Als JSON, für Programme.
cryptid-help-svg = Zeichnet die Karte in diese Datei.
cryptid-help-hint = Verrät den Tipp.
cryptid-help-solution = Verrät alle Hinweise und das Habitat.
cryptid-help-player = Verrät nur den Hinweis dieses Spielers (ab 1).
cryptid-no-player = In einem Rätsel für { $seats } gibt es keinen Spieler { $player }.
cryptid-code-seats = Dieses Rätsel ist für { $seats } Spieler, nicht für { $count }.
cryptid-mode-normal = normales Spiel
cryptid-mode-advanced = fortgeschrittenes Spiel
cryptid-puzzle-code = Code: { $code }
cryptid-puzzle-mode = { $seats } Spieler, { $mode }
cryptid-puzzle-rating = Schwierigkeit: { $level } (im Mittel fehlen { $bits } Bit)
cryptid-level-gentle = sanft
cryptid-level-fair = mittel
cryptid-level-tricky = knifflig
cryptid-level-hard = schwer
cryptid-puzzle-habitat = Das Habitat ist { $hex }.
cryptid-check-right = { $setup }, { $seats } Spieler: richtig ({ $checks })
cryptid-check-wrong = { $setup }, { $seats } Spieler: FALSCH. { $why }
cryptid-check-all = { $wrong ->
    [0] { $count } Rätsel, alle richtig.
   *[other] { $count } Rätsel, davon { $wrong } falsch.
}
cryptid-check-unread = Diese Aufbauten sind nicht zu lesen: { $why }
cryptid-check-clues = Hinweise
cryptid-check-answer = Antwort
cryptid-check-necessity = Notwendigkeit
cryptid-check-balance = Ausgewogenheit
cryptid-check-pairs = Paare
cryptid-check-hint = Tipp

cryptid-bad-hint = Es gibt keinen Tipp „{ $code }“. Schreibe cat:on, cat:1, cat:2, cat:3, mention:D (oder F, W, M, S), mention:terrain oder mention:animal.
cryptid-share-form = „{ $code }“ ist kein Teilungscode: er hat einen Kartencode, die Zahl der Spieler und die Hinweise, mit Strichen dazwischen.
cryptid-share-typo = Im Teilungscode „{ $code }“ ist ein Tippfehler.
cryptid-share-clues = Der letzte Teil des Teilungscodes, „{ $digits }“, ergibt keine Hinweise für { $seats } Spieler.
cryptid-unfair = Das ist kein ordentliches Rätsel: { $why }
cryptid-fault-seats = Cryptid ist für 2 bis 5 Spieler, nicht für { $seats }.
cryptid-fault-count = Es sind { $count } Hinweise, es müssten { $expected } sein.
cryptid-fault-mode = Der Hinweis { $clue } gehört nicht zum normalen Spiel.
cryptid-fault-balance = Der Hinweis { $clue } ist nicht ausgewogen: seine positive Form deckt { $hexes } Felder ab, nicht 42 bis 64.
cryptid-fault-twice = Der Hinweis { $clue } ist zweimal da.
cryptid-fault-opposed = Die Hinweise { $clue } und { $other } widersprechen sich.
cryptid-fault-hexes = Die Hinweise lassen { $hexes } Felder übrig, nicht eines.
cryptid-fault-idle = Der Hinweis { $clue } wird nicht gebraucht.
cryptid-fault-pair = Die Hinweise { $clue } und { $other } eines Spielers lassen nur { $hexes } Felder übrig.
cryptid-fault-hint = Der Tipp { $hint } stimmt nicht für den Hinweis { $clue }.
cryptid-fault-answer = Das Habitat ist { $habitat }, nicht { $answer }.
cryptid-setups-file = { $file }: { $why }
cryptid-setups-entry = { $file }, Aufbau { $setup }: { $why }
cryptid-setup-twice = Zwei Aufbauten haben diesen Namen.
cryptid-setup-game = { $seats } Spieler: { $why }
cryptid-setup-structures = { $mode ->
    [advanced] Das fortgeschrittene Spiel hat { $count } Strukturen: von jeder Art eine in Weiß, Grün, Blau und Schwarz.
   *[normal] Das normale Spiel hat { $count } Strukturen: von jeder Art eine in Weiß, Grün und Blau.
}
cryptid-setup-outside = Spalte { $column }, Reihe { $row } (von 0 gezählt) liegt außerhalb der Karte.

cryptid-help-follow = Begleitet ein Spiel an einem echten Tisch: tippe die Steine ein, sieh, was sie übrig lassen.
cryptid-help-notebook = Die Datei des Notizbuchs; ein neues mit --map.
cryptid-help-map = Beginnt ein Notizbuch mit diesem Kartencode.
cryptid-help-clue = Ein eigener Hinweis, als blue=on:FS.
cryptid-follow-help = Tippe: cube 5,3 orange · disc 5,3 green · mend 5,3 orange 6,4 (falscher Stein; wohin er kommt) · back · map · sheet · odds · quit
cryptid-follow-words = Ich verstehe „{ $line }“ nicht. Versuche: cube 5,3 orange
cryptid-follow-colour = Es gibt hier keine Farbe „{ $word }“. Es gibt: { $known }.
cryptid-follow-hex = „{ $word }“ ist kein Feld: schreibe Spalte,Reihe von 1,1 bis 12,9.
cryptid-follow-file = { $file } ist kein Notizbuch.
cryptid-follow-exists = { $file } gibt es schon: öffne es ohne --map, oder wähle einen anderen Namen.
cryptid-follow-mistake = Keine Welt passt zu alldem. Ist ein Stein falsch? mend 5,3 orange 6,4
cryptid-follow-odds = { $worlds ->
    [one] Eine Welt ist übrig: { $hexes }
   *[other] { $worlds } Welten sind übrig. Am wahrscheinlichsten: { $hexes }
}
cryptid-follow-found = Der Hinweis von { $colour } ist bekannt: { $clue }

cryptid-legend =
    Jedes Feld beginnt mit dem Buchstaben seines Geländes: W Wasser, M Gebirge, F Wald, S Sumpf, D Wüste. Ein kleines b oder c daneben ist Bären- oder Pumaterritorium. o ist ein Hinkelstein und ^ eine verlassene Hütte, mit dem Buchstaben der Farbe: W weiß, G grün, B blau, K schwarz. Darunter stehen die Steine mit dem Buchstaben ihrer Farbe (B blau, O orange, G grün, P lila, R rot): groß ist ein Würfel, klein eine Scheibe. Ein ? ist das Feld, um das es gerade geht.

cryptid-bot-wanderer = Spielt irgendeinen erlaubten Zug.
cryptid-bot-scout = Führt einen Zettel über jeden Gegner für sich.
cryptid-bot-tracker = Wägt alle Verteilungen ab und fragt, was am meisten verrät.
cryptid-bot-ranger = Wägt auch ab, was alle anderen wissen, und verrät selbst wenig.

# Der Rückblick auf ein beendetes Spiel.

cryptid-review-title = Wie sicher sich alle des Habitats sein konnten: 0 % heißt keine Ahnung, 100 % heißt gewiss
cryptid-review-column-learned = Erfahren (Bit)
cryptid-review-column-shared = Von anderen erfahren (Bit)
cryptid-review-column-given = Vom eigenen Hinweis verraten (Bit)
cryptid-review-found = { $seat } hat die Kreatur gefunden.
cryptid-review-knew = Danach konnte { $seat } das Habitat kennen: { $hex }.
cryptid-review-ruled-out = { $out ->
    [one] { $seat } konnte ein Feld ausschließen
   *[other] { $seat } konnte { $out } Felder ausschließen
}; übrig: { $left }.
cryptid-review-odds-moved = Für { $seat } fiel kein Feld weg, aber die Chancen wurden klarer.
cryptid-review-nothing-new = Das sagte { $seat } nichts Neues.
cryptid-review-surprise = Es war eine Überraschung: { $seat } musste sich weniger sicher sein als zuvor.
cryptid-review-gave = Für { $seat } kamen aus Sicht der anderen vorher etwa { $before } Hinweise in Frage, nachher { $left }.
cryptid-review-gave-pairs = Für { $seat } kamen aus Sicht der Gegenseite vorher { $before } Paare von Hinweisen in Frage, nachher { $left }.
cryptid-review-gave-all = Danach konnten alle wissen, was { $seat } weiß.
cryptid-review-gave-nothing = { $seat } hat so gut wie nichts verraten.
cryptid-review-could-have-known = { $seat } hätte das Habitat hier kennen können: { $hex }.
cryptid-review-likeliest = Für { $seat } war { $hex } das wahrscheinlichste Feld, mit { $odds } %.
cryptid-review-likelier = Für { $seat } hatte { $hex } eine Chance von { $odds } %; am wahrscheinlichsten war { $best } mit { $highest } %.
cryptid-review-ranger-same = Der Ranger hätte dasselbe getan.
cryptid-review-ranger = Die Wahl des Rangers: { $move }.
cryptid-review-ranger-wins = Die Wahl des Rangers: { $move }. Damit hätte er gewonnen.
cryptid-review-ranger-less = Die Wahl des Rangers: { $move }. Das hätte weniger verraten.
cryptid-review-ranger-alike = Die Wahl des Rangers: { $move }. Das hätte keinen Unterschied gemacht.

# Die Seite: was neben der Karte steht, was ein Feld oder Hinweis sagt, auf den man zeigt, und die Ansicht in Worten
cryptid-my-clues = Meine Hinweise
cryptid-all-clues = Die Hinweise
cryptid-sheet-title = Notizblatt
cryptid-sheet-on = Gelände
cryptid-sheet-1 = Umkreis eins
cryptid-sheet-2 = Umkreis zwei
cryptid-sheet-3 = Umkreis drei
cryptid-sheet-is = ja
cryptid-sheet-not = nein
cryptid-sheet-struck = ausgeschlossen
cryptid-sheet-crossed = der einzige, der bleibt
cryptid-sheet-open = möglich
cryptid-sheet-box = { $colour }, { $clue }
cryptid-territory-bear = Bärenterritorium
cryptid-territory-cougar = Pumaterritorium
cryptid-stone-white = weißer Hinkelstein
cryptid-stone-green = grüner Hinkelstein
cryptid-stone-blue = blauer Hinkelstein
cryptid-stone-black = schwarzer Hinkelstein
cryptid-shack-white = verlassene weiße Hütte
cryptid-shack-green = verlassene grüne Hütte
cryptid-shack-blue = verlassene blaue Hütte
cryptid-shack-black = verlassene schwarze Hütte
cryptid-cube = Würfel ({ $colour })
cryptid-disc = Scheibe ({ $colour })
cryptid-about-hex = { $hex }: { $what }
cryptid-about-ask = Hier kann befragt werden: { $who }.
cryptid-about-ask-nobody = Hier kann niemand befragt werden.
cryptid-about-mine = { $fits ->
    [yes] Mein Hinweis lässt dieses Feld zu.
   *[no] Mein Hinweis schließt dieses Feld aus.
}
cryptid-about-clue = { $fits ->
    [yes] { $colour }: Der Hinweis lässt dieses Feld zu.
   *[no] { $colour }: Der Hinweis schließt dieses Feld aus.
}
cryptid-about-open = { $colour }: { $some } von { $all } möglichen Hinweisen lassen dieses Feld zu.
cryptid-about-hexes = { $count ->
    [one] Ein Feld passt.
   *[other] { $count } Felder passen.
}
cryptid-about-of = { $colour }: { $clue }
cryptid-chapter-tokens = Spielsteine
cryptid-chapter-map = Karte
cryptid-now-pawn = Die Spielfigur steht auf { $hex }.
cryptid-now-last = Der letzte Spielstein: { $token } auf { $hex }.
cryptid-now-votes = Für den Tipp: { $who }.
cryptid-player-tokens = Spielsteine { $one } und { $other }
cryptid-tokens-none = Es liegen noch keine Spielsteine.
cryptid-row = Reihe { $row }: { $hexes }

# Der Trainer für das erste Spiel.

cryptid-coach-goal = Nur ein Feld passt zu den Hinweisen von allen: dort lebt die Kreatur. Finde heraus, was die anderen wissen, und durchsuche dieses Feld als Erster.
cryptid-coach-opening = Lege einen Würfel: er sagt „hier nicht, nach meinem Hinweis“. Hell sind die Felder, die dein Hinweis ausschließt; zeige auf eines, um es zu wählen.
cryptid-coach-opening-why = Die anderen streichen dann jeden Hinweis, der das Feld erlauben würde. Gut ist für dich also ein Feld, das wenige Hinweise erlauben.
cryptid-coach-opening-again = Noch ein Würfel wie zuvor: am besten dort, wo er wenig verrät.
cryptid-coach-quiet-cube = { $out ->
    [0] Hier verrät dein Würfel ({ $colour }) nichts Neues: { $hexes }.
    [one] Am wenigsten verrät dein Würfel ({ $colour }) hier: { $hexes }. Dort streicht er nur einen der { $all } Hinweise, die du aus Sicht der anderen haben kannst.
   *[other] Am wenigsten verrät dein Würfel ({ $colour }) hier: { $hexes }. Dort streicht er { $out } der { $all } Hinweise, die du aus Sicht der anderen haben kannst.
}
cryptid-coach-quiet-disc = { $out ->
    [0] Hier verrät deine Scheibe ({ $colour }) nichts Neues: { $hexes }.
    [one] Am wenigsten verrät deine Scheibe ({ $colour }) hier: { $hexes }. Dort streicht sie nur einen der { $all } Hinweise, die du aus Sicht der anderen haben kannst.
   *[other] Am wenigsten verrät deine Scheibe ({ $colour }) hier: { $hexes }. Dort streicht sie { $out } der { $all } Hinweise, die du aus Sicht der anderen haben kannst.
}
cryptid-coach-turn = Du bist am Zug: zeige auf ein helles Feld, dann frage jemanden, ob die Kreatur dort sein könnte, oder durchsuche es selbst.
cryptid-coach-answers = Eine Scheibe sagt „könnte hier sein“, ein Würfel „hier nicht“. Kommt ein Würfel, zahlst du mit einem eigenen, und der verrät den anderen etwas über dich.
cryptid-coach-standing = { $hexes } Felder können noch das Habitat sein. Am wenigsten weißt du über { $who }: { $open ->
    [one] ein Hinweis ist
   *[other] { $open } Hinweise sind
} auf deinem Zettel offen.
cryptid-coach-ask = Versuche dies: befrage { $seat } zu { $hex }. Von { $all } offenen Hinweisen ließe eine Scheibe { $yes } übrig, ein Würfel { $no }; keine Frage sagt dir mehr über das Habitat.
cryptid-coach-ask-pair = Versuche dies: befrage { $seat } zu { $hex }. Mit { $yes } % Wahrscheinlichkeit kommen zwei Scheiben, sonst ein Würfel; keine Frage sagt dir mehr über das Habitat.
cryptid-coach-search = { $hex } ist mit { $odds } % Wahrscheinlichkeit das Habitat: durchsuche es. Legt jemand einen Würfel dorthin, zahlst du mit einem eigenen.
cryptid-coach-sure = Alle Hinweise zusammen lassen genau ein Feld übrig, und welche der offenen die anderen auch haben, mit deinem Wissen ist es { $hex }. Durchsuche es, und du gewinnst!
cryptid-coach-enough = Was auf dem Tisch liegt, genügt, um das Habitat zu kennen, wenn du bedenkst, dass alle Hinweise zusammen genau ein Feld übrig lassen. Willst du erst mehr sehen, befrage { $seat } zu { $hex }: von { $all } offenen Hinweisen ließe eine Scheibe { $yes } übrig, ein Würfel { $no }.
cryptid-coach-hint = Keine Frage sagt dir jetzt viel. Du könntest den Tipp vorschlagen: er nennt eine Art von Hinweis, die niemand hat.
cryptid-coach-cube = Das war ein Würfel, also zahlst du mit einem eigenen auf einem Feld, das dein Hinweis ausschließt. Zeige auf ein helles Feld.
cryptid-coach-cube-again = Jetzt ein Würfel von dir.
cryptid-coach-disc = Auf { $hex } liegt deine Scheibe schon, also kommt eine weitere auf ein Feld, das dein Hinweis erlaubt. Zeige auf ein helles Feld.
cryptid-coach-answer-discs = Beide deiner Hinweise erlauben { $hex }: deine Antwort ist eine Scheibe jeder Farbe.
cryptid-coach-answer-cube = Nach deinem Hinweis ({ $colour }) kann die Kreatur nicht auf { $hex } sein: deine Antwort ist ein Würfel dieser Farbe.
cryptid-coach-answer-choice = Keiner deiner Hinweise erlaubt { $hex }. Ein Würfel genügt, und seine Farbe wählst du.
cryptid-coach-vote = Der Tipp nennt eine Art von Hinweis, die niemand hat, und alle hören ihn. Er hilft dem am meisten, der am wenigsten weiß.
cryptid-coach-vote-agree = Dein wahrscheinlichstes Feld kommt nur auf { $odds } %: stimme zu.
cryptid-coach-vote-refuse = Dein wahrscheinlichstes Feld kommt schon auf { $odds } %: lehne ab, sonst holen die anderen auf.
cryptid-coach-watch = { $seat } wählt jetzt. Achte darauf, was gelegt wird: jeder Spielstein ist wahr und sagt dir etwas.
cryptid-coach-sheet = Dein Zettel führt jeden Hinweis auf, den jemand haben kann; was einem Spielstein widerspricht, ist gestrichen. Zeige auf einen Hinweis, um seine Felder zu sehen.
cryptid-coach-their-cube = { $who } hat einen Würfel auf { $hex }, der Hinweis von { $who } erlaubt das Feld also nicht: { $out ->
    [0] nichts Neues
    [one] ein Hinweis fällt weg
   *[other] { $out } Hinweise fallen weg
}, { $left ->
    [one] einer bleibt
   *[other] { $left } bleiben
}.
cryptid-coach-their-disc = { $who } hat eine Scheibe auf { $hex }, der Hinweis von { $who } erlaubt das Feld also: { $out ->
    [0] nichts Neues
    [one] ein Hinweis fällt weg
   *[other] { $out } Hinweise fallen weg
}, { $left ->
    [one] einer bleibt
   *[other] { $left } bleiben
}.
cryptid-coach-last-cube = Der Würfel auf { $hex } lässt für { $who } nur einen Hinweis: „{ $clue }“
cryptid-coach-last-disc = Die Scheibe auf { $hex } lässt für { $who } nur einen Hinweis: „{ $clue }“
cryptid-coach-my-cube = Dein Würfel ({ $colour }) auf { $hex } hat { $out ->
    [0] nichts Neues verraten
    [one] einen der Hinweise gestrichen, die du haben kannst
   *[other] { $out } der Hinweise gestrichen, die du haben kannst
}; nach den Spielsteinen bleiben { $left }.
cryptid-coach-my-disc = Deine Scheibe ({ $colour }) auf { $hex } hat { $out ->
    [0] nichts Neues verraten
    [one] einen der Hinweise gestrichen, die du haben kannst
   *[other] { $out } der Hinweise gestrichen, die du haben kannst
}; nach den Spielsteinen bleiben { $left }.
cryptid-coach-hinted = Der Tipp streicht { $out } von { $all } Hinweisen, für alle.
cryptid-coach-over = { $hex } ist das einzige Feld, das alle { $count } Hinweise erlauben.
cryptid-coach-over-mine = Ohne deinen Hinweis ({ $colour }) blieben { $hexes } Felder: jeder Hinweis wird gebraucht.
cryptid-coach-over-review = Der Rückblick zeigt Zug für Zug, was alle wissen konnten und was sie verraten haben.
