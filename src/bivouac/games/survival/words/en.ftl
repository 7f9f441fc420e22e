# Outdoor Survival: what is said to people. Names of messages begin with the title's name.

survival-title = Outdoor Survival
survival-line = Lost in the wilderness: find water, food and the way out before your strength is gone.
survival-origin = The rules are those of the box; the map and the life chart are our own, drawn to the same figures.
survival-option-scenario = Which game is played.
survival-option-scenario-basic = Basic game: off the map, by any edge
survival-option-scenario-lost = Lost: out alive, by any edge
survival-option-scenario-lost-east = Lost: out alive, by the east edge
survival-option-scenario-survival = Survival: across the country to the west edge
survival-option-scenario-search = Search: find the lost person
survival-option-scenario-rescue = Rescue: bring a lost person out, by any edge
survival-option-scenario-rescue-home = Rescue: bring a lost person home, by the side that you came from
survival-option-scenario-pursuit = Pursuit: fugitives against pursuers
survival-option-contingencies = Contingencies: after each day something may befall you.
survival-option-supplies = House rule: bases give food and water.
survival-option-riverways = House rule: a river costs 2 and can be followed like a trail.
survival-option-map = The map: standard, random, random:SEED or own:NAME.

survival-seat-red = Red
survival-seat-blue = Blue
survival-seat-green = Green
survival-seat-yellow = Yellow

# What is asked

survival-prompt-from-mine = Choose a base to begin at: { $bases }.
survival-prompt-from-theirs = { $seat } chooses a base to begin at.
survival-prompt-outposts-mine = Put up an outpost, anywhere on the map: { $number } of { $count }.
survival-prompt-outposts-theirs = { $seat } puts up an outpost.
survival-prompt-outset-mine = Day { $day }, level { $level }, { $points ->
    [one] one point
   *[other] { $points } points
}. Stay here, or set out?
survival-prompt-outset-theirs = Day { $day }: { $seat } is to stay or to set out.
survival-prompt-any-mine = Go in any direction, { $right }. You have { $points ->
    [one] one point
   *[other] { $points } points
}.
survival-prompt-any-theirs = { $seat } may go in any direction, { $right }.
survival-prompt-given-mine = The die says { $way }, { $right }. Or else? You have { $points ->
    [one] one point
   *[other] { $points } points
}.
survival-prompt-given-theirs = { $seat } is sent { $way }, { $right }, and has a choice.
survival-prompt-walk-mine = Where to now ({ $right })? You have { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} left.
survival-prompt-walk-theirs = { $seat } is on the way, { $right }, with { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} left.
survival-prompt-column-mine = Something is about to happen to you. What shall it be?
survival-prompt-column-theirs = Something happens to { $seat }, who names what kind.
survival-prompt-order = { $seat } throws for the order of play.
survival-prompt-direction = { $seat } throws for a direction.
survival-prompt-heading = { $seat } throws for one of the six directions.
survival-prompt-turned = { $seat } turns a counter up.
survival-prompt-water = { $seat } looks for water.
survival-prompt-food = { $seat } looks for food.
survival-prompt-check = The evening of { $seat }: does anything happen?
survival-prompt-contingency = { $seat } throws for what happens.

survival-right-straight = straight on
survival-right-one-turn = with one turn
survival-right-free-straight = straight on, as far as wanted
survival-right-free-one-turn = with one turn, as far as wanted
survival-right-free-turns = with any turns, as far as wanted

survival-way-n = north
survival-way-ne = north-east
survival-way-se = south-east
survival-way-s = south
survival-way-sw = south-west
survival-way-nw = north-west
survival-side-north = north
survival-side-east = east
survival-side-south = south
survival-side-west = west
survival-list = { $first }, { $rest }

# Moves

survival-move-from = Begin at base { $base }
survival-move-outpost = Put up an outpost on { $hex }
survival-move-stay = Stay here today
survival-move-set-out = Set out
survival-move-step = Go { $way }
survival-move-stop = Stop here
survival-move-column-hazards = Natural hazards
survival-move-column-animals = Animals and insects
survival-move-column-personal = Personal matters
survival-move-die = The die shows { $die }
survival-move-lost = The counter is a lost person
survival-move-blank = The counter is blank

# What happened

survival-told-began = { $seat } begins at base { $base }.
survival-told-built = { $seat } puts up an outpost on { $hex }.
survival-told-die-order = { $seat } throws { $die } for the order of play.
survival-told-order = The order of play: { $seats }.
survival-told-day = Day { $day }.
survival-told-sets-out = { $seat } sets out.
survival-told-stays = { $seat } stays on { $hex }.
survival-told-held = { $seat } has to stay put on { $hex }{ $turns ->
    [0] .
    [one] , and one more day.
   *[other] , and { $turns } more days.
}
survival-told-die-random = { $seat } throws { $die }: a random direction, { $right }.
survival-told-die-any = { $seat } throws { $die }: any direction, { $right }.
survival-told-die-heading = { $seat } throws { $die }: { $way }.
survival-told-walked = { $seat } walks { $count ->
    [one] a hex
   *[other] { $count } hexes
} to { $hex }, for { $points ->
    [one] one point
   *[other] { $points } points
}.
survival-told-stops = { $seat } stops on { $hex }.
survival-told-unmoved = { $seat } remains on { $hex }.
survival-told-lost = { $seat } turns up the counter on { $hex }: a lost person!
survival-told-blank = { $seat } turns up the counter on { $hex }: nobody.
survival-told-joined = The lost person goes with { $seat } from now on.
survival-told-die-water-found = { $seat } looks for water and throws { $die }: found.
survival-told-die-water-none = { $seat } looks for water and throws { $die }: none.
survival-told-die-food-found = { $seat } looks for food and throws { $die }: found.
survival-told-die-food-none = { $seat } looks for food and throws { $die }: none.
survival-told-evening = { $seat }: { $water }, { $food }.
survival-no-water = no water (box { $box })
survival-no-food = no food (box { $box })
survival-water-here = water here
survival-water-passed = water on the way
survival-water-die = water by luck
survival-water-outpost = water from the outpost
survival-water-carried = water out of the pack
survival-food-here = food here
survival-food-passed = food on the way
survival-food-die = food by luck
survival-food-outpost = food from the outpost
survival-food-carried = food out of the pack
survival-regained = { $how }, { $boxes ->
    [one] a box
   *[other] { $boxes } boxes
} regained (box { $box })
survival-told-weaker = { $seat } falls to level { $level }: { $points ->
    [one] one point
   *[other] { $points } points
} a day.
survival-told-stronger = { $seat } is back on level { $level }: { $points ->
    [one] one point
   *[other] { $points } points
} a day.
survival-told-die-calm = { $seat } throws { $die }: a quiet evening.
survival-told-die-check = { $seat } throws { $die }: something happens.
survival-told-column = { $seat } names { $column }.
survival-told-befell = { $seat }, { $column }, throws { $die }: { $effect }.
survival-column-hazards = natural hazards
survival-column-animals = animals and insects
survival-column-personal = personal matters
survival-effect-nothing = nothing happens
survival-effect-food-gained = { $amount ->
    [one] a box
   *[other] { $amount } boxes
} of food gained
survival-effect-food-lost = { $amount ->
    [one] a box
   *[other] { $amount } boxes
} of food lost
survival-effect-water-gained = { $amount ->
    [one] a box
   *[other] { $amount } boxes
} of water gained
survival-effect-water-lost = { $amount ->
    [one] a box
   *[other] { $amount } boxes
} of water lost
survival-effect-life-lost = { $amount ->
    [one] a level
   *[other] { $amount } levels
} of life lost
survival-effect-stay-gained = { $amount ->
    [one] a day
   *[other] { $amount } days
} of staying put
survival-told-left = { $seat } leaves the map: { $sides }.
survival-told-died-thirst = { $seat } dies of thirst on day { $day }.
survival-told-died-hunger = { $seat } dies of hunger on day { $day }.
survival-told-died-contingency = { $seat } dies of what happened on day { $day }.
survival-told-caught = { $seat } catches { $other } on { $hex }.
survival-told-snowed = Winter comes. { $seat } is snowed in on { $hex }.

# Maps

survival-map-unread = { $file } is no TOML file: { $why }
survival-map-lacks = { $file }: the key “{ $key }” is missing.
survival-map-wrong = { $file }, line { $line }: { $why }
survival-map-unfit = { $file }: { $why }
survival-map-key = There is no key “{ $key }” in a map.
survival-map-version = Only version { $version } of the format is known.
survival-map-word = “{ $key }” must be one of: { $words }.
survival-map-title = The title must be a text of one line, at most 80 letters long.
survival-map-rows = The terrain must be 1 to 100 rows of 1 to 100 letters, between triple quotes.
survival-map-letter = The letter “{ $letter }” at hex { $hex } is no terrain; there are { $letters }
survival-map-width = Row { $row } has { $count } letters, the first row has { $first }.
survival-map-middle = The middle panel must be two columns between 1 and { $width }, the first one first.
survival-map-hex = “{ $text }” is no hex; a hex is column and row, like 5,3.
survival-map-outside = Hex { $hex } is off the map, which has { $width } columns and { $height } rows.
survival-map-list = “{ $key }” must be a list of texts.
survival-map-twice = Hex { $hex } stands twice in “{ $key }”.
survival-map-bases = The bases must be a table: a number and a hex on each line.
survival-map-base = “{ $base }” is no base; bases have the numbers 1 to 9 and a hex each.
survival-map-direction = “{ $word }” is no direction; there are { $directions }
survival-map-steps = The way from hex { $hex } has no steps.
survival-map-strays = The way leaves the map at { $hex } before its end.
survival-map-circles = The way comes through hex { $hex } twice.
survival-map-trail = The trail leads through hex { $hex }, which is neither woods nor mountain nor swamp.
survival-map-approaches = The ford at hex { $hex } needs two different directions that it is approached from.
survival-map-dry = There is no river at hex { $hex }, so there is no ford.
survival-map-bank = The ford at hex { $hex } cannot be approached from { $direction }: there is the river, or no hex.
survival-map-no-base = Base { $base } is missing; a game needs all nine.
survival-map-no-middle = A game needs a middle panel of at least { $count } hexes.
survival-map-inside = Base { $base } at hex { $hex } lies on the middle panel; it must lie outside.
survival-map-unplayable = It can be shown, but not played on. { $why }
survival-map-signs = . clear, w woods, m mountain, d desert, s swamp · 1–9 base, f food, o lake, ~ river, = ford, + trail
survival-help-map = Shows a map as text, or draws it on one sheet. A file of your own is checked.
survival-help-which = standard, random, random:SEED or a file
survival-help-svg = Draws the sheet into this file, as SVG.
survival-help-pdf = Draws the sheet into this file, as PDF.

survival-sheet-original = Outdoor Survival. A country of our own.
survival-sheet-box = Outdoor Survival. The map of the box.
survival-sheet-own = Outdoor Survival. Somebody’s own map.
survival-sheet-clear = Clear ground: 1
survival-sheet-woods = Woods, rough ground: 2
survival-sheet-desert = Desert: 2
survival-sheet-mountain = Mountain: 3
survival-sheet-swamp = Swamp, no water to drink: 4
survival-sheet-river = River, water: 3
survival-sheet-ford = Ford, from its approaches: 1
survival-sheet-trail = Trail, along it: 1
survival-sheet-lake = Lake, water
survival-sheet-food = Food
survival-sheet-base = Base
survival-sheet-fold = Bounds of the middle panel
survival-sheet-rose = Random direction, by the die

# Life charts

survival-chart-key = There is no key “{ $key }” in a life chart.
survival-chart-levels = There must be a line for each level from A to O, in this order.
survival-chart-points = Level { $level } needs a number of movement points from 0 to { $most }.
survival-chart-row = The row of { $row } needs “boxes” and a list of “lines”, and nothing else.
survival-chart-boxes = The row of { $row } needs a number of boxes from 2 to { $most }.
survival-chart-line = A line of the row of { $row } needs “after”, a box from { $least } to { $most }, and “levels”, at least 1.

# What does not go together

survival-pursuit-seats = Pursuit takes two players at least.
survival-map-size = { $file }: a game needs { $width } columns and { $height } rows.
survival-no-map = The map { $file } cannot be read.

# How a game ends

survival-won-out = { $seat } got out of the wilderness on day { $day }.
survival-won-nearest = Nobody got over the west edge. { $seat } came nearest, { $columns ->
    [0] to its very border
    [one] one column short of it
   *[other] { $columns } columns short of it
}.
survival-won-found = { $seat } found the lost person on day { $day }.
survival-won-rescued = { $seat } brought a lost person out of the wilderness on day { $day }.
survival-won-escaped = { $seat } escaped on day { $day }.
survival-won-caught = { $seat } caught { $other }.
survival-won-hunted-gone = No fugitive is left. The pursuers have won.
survival-won-hunters-gone = No pursuer is left. The fugitives have won.
survival-lost-all = The wilderness keeps them all. Nobody has won.
