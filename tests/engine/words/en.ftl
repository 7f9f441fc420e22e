# Campfire, the tests' own game.

campfire-title = Campfire
campfire-line = Lay the right stick at the right time.
campfire-origin = Made for the tests.
campfire-option-gusty = Gusty: a gust is as likely as calm.
campfire-option-sticks = How many sticks each player holds.
campfire-option-sticks-2 = Two sticks
campfire-option-sticks-3 = Three sticks

campfire-seat-0 = Ash
campfire-seat-1 = Birch
campfire-seat-2 = Cedar

campfire-prompt-blow-mine = Blow on the fire, or watch it.
campfire-prompt-blow-theirs = { $seat } tends the fire.
campfire-prompt-lay-mine = Lay a stick face down.
campfire-prompt-lay-theirs = The others lay a stick.
campfire-prompt-wind-theirs = The wind turns.

campfire-move-blow = Blow on the fire
campfire-move-watch = Watch the fire
campfire-move-lay = Lay stick { $stick }
campfire-move-calm = It is calm
campfire-move-gust = A gust of wind

campfire-why-blow = A hot fire is worth more.
campfire-why-watch = It is hot enough.

campfire-told-blow = The fire gets hotter.
campfire-told-watch = Time for sticks.
campfire-told-lay = { $seat } lays a stick.
campfire-told-calm = It is calm: the longest stick burns best.
campfire-told-gust = A gust: the shortest stick burns best.
campfire-won = { $winners ->
    [one] The winner has { $sparks } sparks.
   *[other] { $winners } players share the win with { $sparks } sparks each.
}

campfire-fire = The round is worth { $worth } sparks.
campfire-sparks = Sparks
campfire-sparks-of = { $seat }: { $sparks }
campfire-hand = My sticks
campfire-notes = Notes
campfire-stick = Stick { $stick }
campfire-coach = Long sticks win when it is calm, short ones in a gust.
campfire-review = Share of the sparks
campfire-review-worth = Sparks in the round
campfire-gone = burnt
campfire-turned = The sticks are turned up
