# Campfire, das Spiel der Tests.

campfire-title = Lagerfeuer
campfire-line = Lege den richtigen Stock zur richtigen Zeit.
campfire-origin = Für die Tests gemacht.
campfire-option-gusty = Windig: eine Bö ist so wahrscheinlich wie Windstille.
campfire-option-sticks = Wie viele Stöcke jeder hält.
campfire-option-sticks-2 = Zwei Stöcke
campfire-option-sticks-3 = Drei Stöcke

campfire-seat-0 = Esche
campfire-seat-1 = Birke
campfire-seat-2 = Zeder

campfire-prompt-blow-mine = Blase ins Feuer, oder sieh ihm zu.
campfire-prompt-blow-theirs = { $seat } hütet das Feuer.
campfire-prompt-lay-mine = Lege einen Stock verdeckt ab.
campfire-prompt-lay-theirs = Die anderen legen einen Stock ab.
campfire-prompt-wind-theirs = Der Wind dreht.

campfire-move-blow = Ins Feuer blasen
campfire-move-watch = Dem Feuer zusehen
campfire-move-lay = Stock { $stick } ablegen
campfire-move-calm = Es ist windstill
campfire-move-gust = Eine Bö

campfire-why-blow = Ein heißes Feuer ist mehr wert.
campfire-why-watch = Es ist heiß genug.

campfire-told-blow = Das Feuer wird heißer.
campfire-told-watch = Zeit für Stöcke.
campfire-told-lay = { $seat } legt einen Stock ab.
campfire-told-calm = Windstille: der längste Stock brennt am besten.
campfire-told-gust = Eine Bö: der kürzeste Stock brennt am besten.
campfire-won = { $winners ->
    [one] Der Sieg gelingt mit { $sparks } Funken.
   *[other] { $winners } Spieler teilen sich den Sieg mit je { $sparks } Funken.
}

campfire-fire = Die Runde ist { $worth } Funken wert.
campfire-sparks = Funken
campfire-sparks-of = { $seat }: { $sparks }
campfire-hand = Meine Stöcke
campfire-notes = Notizen
campfire-stick = Stock { $stick }
campfire-coach = Lange Stöcke gewinnen bei Windstille, kurze in einer Bö.
campfire-review = Anteil an den Funken
campfire-review-worth = Funken der Runde
campfire-gone = verbrannt
campfire-turned = Die Stöcke werden aufgedeckt
