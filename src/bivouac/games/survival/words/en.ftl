# Outdoor Survival: what is said to people. Names of messages begin with the title's name.

survival-title = Outdoor Survival
survival-line = Lost in the wilderness: find water, food and the way out before your strength is gone.
survival-origin = The rules are those of the box; the map and the life chart are our own, drawn to the same figures.
survival-option-scenario = Scenario: which of the games in the box is played.
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
survival-option-map-standard = The standard map

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
survival-prompt-given-mine = The die says { $way } ({ $right }), but the choice is yours: { $points ->
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
survival-told-left = { $seat } leaves the map in the { $sides }.
survival-told-died-thirst = { $seat } dies of thirst on day { $day }.
survival-told-died-hunger = { $seat } dies of hunger on day { $day }.
survival-told-died-contingency = { $seat } dies of what happened on day { $day }.
survival-told-caught = { $seat } catches { $other } on { $hex }.
survival-told-snowed = Winter comes. { $seat } is snowed in on { $hex }.

# Who plays

survival-bot-careful = Reads the map: to water and food when they are wanted, else the cheapest way.
survival-bot-guide = Knows the best way out where it can be reckoned, and thinks ahead where not.

# The map in text, and what stands beside it

survival-legend =
    Each hex begins with its terrain: . clear, w woods, m mountain, d desert, s swamp. Beside it stands what is there: 1 to 9 a base, f food, o a lake, = a ford. ~ is a river and / | \ a trail, on the sides where they go on. Below are people, by the letter of their colour (R red, B blue, G green, Y yellow; a small letter is somebody who did not make it), + a lost person who goes with them, ? a counter, ! a lost person who waits, # an outpost, * the way come today. Where you can go stand an arrow and the cost.
survival-scenario-basic = Basic game
survival-scenario-lost = Lost
survival-scenario-lost-east = Lost, to the east
survival-scenario-survival = Survival
survival-scenario-search = Search
survival-scenario-rescue = Rescue
survival-scenario-rescue-home = Rescue, home
survival-scenario-pursuit = Pursuit
survival-brief-day = Day { $day }
survival-brief-counters = Counters: { $count }
survival-brief-lost = Still lost: { $count }
survival-brief-water = Water
survival-brief-food = Food
survival-brief-held = Held: { $turns ->
    [one] a day
   *[other] { $turns } days
}
survival-fate-out = out
survival-fate-dead = dead
survival-fate-caught = caught
survival-fate-snowed = snowed

# A view in words

survival-heard-task = The task
survival-heard-table = { $title }: { $dice }.
survival-heard-people = People
survival-heard-around = Around { $seat }, on { $hex }
survival-heard-lying = On the map
survival-heard-map = The map: { $map }
survival-heard-row = Row { $row }: { $hexes }
survival-heard-unplaced = { $seat } has not begun yet.
survival-heard-person = { $seat }, on { $hex }: { $fares }.
survival-heard-boxes = water in box { $water } of { $waters }, food in box { $food } of { $foods }
survival-heard-pursuer = a pursuer
survival-heard-fugitive = a fugitive
survival-heard-counters = Face down: { $count ->
    [one] one counter
   *[other] { $count } counters
}, of which { $lost ->
    [0] none is a lost person
    [one] one is a lost person
   *[other] { $lost } are lost persons
}: { $hexes }.
survival-heard-found = { $count ->
    [one] A lost person waits
   *[other] { $count } lost persons wait
}: { $hexes }.
survival-heard-outposts = { $count ->
    [one] An outpost
   *[other] { $count } outposts
}: { $hexes }.
survival-toward-n = To the north
survival-toward-ne = To the north-east
survival-toward-se = To the south-east
survival-toward-s = To the south
survival-toward-sw = To the south-west
survival-toward-nw = To the north-west
survival-heard-here = Here: { $what }.
survival-heard-way = { $toward }: { $next }, { $cost ->
    [one] one point
   *[other] { $cost } points
}. Then: { $further }. Off the map after { $far } hexes.
survival-heard-last = { $toward }: { $next }, { $cost ->
    [one] one point
   *[other] { $cost } points
}. Beyond it the map ends.
survival-heard-edge = { $toward }: the edge of the map, { $cost ->
    [one] one point
   *[other] { $cost } points
}.
survival-heard-trail-leads = the trail leads there
survival-heard-river-leads = the river goes there
survival-heard-legs = ({ $one } { $first }, { $other } { $second })
survival-heard-water = The nearest water: { $far ->
    [one] one hex
   *[other] { $far } hexes
} { $way }, on { $hex }.
survival-heard-water-here = There is water here.
survival-heard-water-nowhere = There is no water on this map.
survival-heard-food = The nearest food: { $far ->
    [one] one hex
   *[other] { $far } hexes
} { $way }, on { $hex }.
survival-heard-food-here = There is food here.
survival-heard-food-nowhere = There is no food on this map.
survival-heard-edges = Off the map it is { $north } hexes to the north, { $east } to the east, { $south } to the south, { $west } to the west.
survival-heard-counter = The nearest counter: { $far ->
    [one] one hex
   *[other] { $far } hexes
} { $way }, on { $hex }.
survival-heard-counter-here = There is a counter here.
survival-heard-waiting-here = A lost person waits here.
survival-heard-outpost = The nearest outpost: { $far ->
    [one] one hex
   *[other] { $far } hexes
} { $way }, on { $hex }.
survival-heard-outpost-here = There is an outpost here.
survival-heard-waiting = The nearest lost person who waits: { $far ->
    [one] one hex
   *[other] { $far } hexes
} { $way }, on { $hex }.
survival-heard-person-far = { $who }: { $far ->
    [one] one hex
   *[other] { $far } hexes
} { $way }, on { $hex }.
survival-heard-person-far-here = { $who } is here too.

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

# The page

survival-page-panel-life = Life
survival-page-panel-day = Dice
survival-page-panel-scenario = The task
survival-page-fate-afoot = level { $level }, { $points } points a day
survival-page-fate-leads = level { $level }, { $points } points a day, with somebody rescued
survival-page-fate-held = level { $level }, must stay put: { $turns }
survival-page-fate-out = out of the wilderness on day { $day }
survival-page-fate-dead = died on day { $day }
survival-page-fate-caught = caught on day { $day }
survival-page-fate-snowed = snowed in on day { $day }
survival-page-row-life = Life
survival-page-row-water = Water
survival-page-row-food = Food
survival-page-card-level = Level of life: { $level }
survival-page-card-water = Water: box { $box } of { $boxes }, levels lost to thirst: { $levels }
survival-page-card-food = Food: box { $box } of { $boxes }, levels lost to hunger: { $levels }
survival-page-day = Day { $day }
survival-page-dice-none = No die has fallen yet.
survival-page-thrown-order = { $die } for the order of play
survival-page-thrown-direction = { $die } for the direction
survival-page-thrown-heading = { $die } for where it leads
survival-page-thrown-water = { $die } for water
survival-page-thrown-food = { $die } for food
survival-page-thrown-check = { $die }: does something befall them?
survival-page-thrown-contingency = { $die } for what befalls them
survival-page-goal-basic = Be the first to leave the map, over any edge. Nobody gets hungry or thirsty.
survival-page-goal-lost = Be the first to leave the map alive, over any edge.
survival-page-goal-lost-east = Be the first to leave the map alive, over the east edge.
survival-page-goal-survival = Cross the country: be the first to leave it alive over the west edge. If nobody does, whoever leaves the map nearest to it wins.
survival-page-goal-search = One of the counters on the middle panel is a lost person. Be the first to enter their hex.
survival-page-goal-rescue = Find a lost person among the counters on the middle panel, and be the first to leave the map with one, over any edge.
survival-page-goal-rescue-home = Find a lost person among the counters on the middle panel, and be the first to leave the map with one, over the side that you came from.
survival-page-goal-pursuit = Fugitives win when one of them leaves the map alive, pursuers when one of them enters a fugitive’s hex.
survival-page-table-direction = The direction die
survival-page-table-pursuer = The direction die of the pursuers
survival-page-table-fugitive = The direction die of the fugitives
survival-page-table-contingencies = Contingencies
survival-page-random = a random direction
survival-page-any = any direction
survival-page-need-water-ending = Water: by ending the day at a lake or river.
survival-page-need-water-passing = Water: by passing a lake or river, or ending there.
survival-page-need-water-die = Water: by passing a lake or river or ending there; elsewhere by a die of 1 or 2.
survival-page-need-water-always = Water: you carry enough.
survival-page-need-food-ending = Food: by ending the day on a food hex.
survival-page-need-food-passing = Food: by passing a food hex, or ending there.
survival-page-need-food-die = Food: by passing a food hex or ending there; elsewhere by a die of 1 or 2.
survival-page-need-food-always = Food: you carry enough.
survival-page-need-outposts = Pursuers: an outpost, passed or ended at, gives both.
survival-page-regain-water = Staying { $stays ->
    [one] a day
   *[other] { $stays } days running
} where there is water gives back { $boxes ->
    [one] a box
   *[other] { $boxes } boxes
} of it.
survival-page-regain-food = Staying { $stays ->
    [one] a day
   *[other] { $stays } days running
} where there is food gives back { $boxes ->
    [one] a box
   *[other] { $boxes } boxes
} of it.
survival-page-house-supplies = House rule: bases give food and water.
survival-page-house-riverways = House rule: a river costs 2 and can be followed like a trail.
survival-page-column-hazards = Hazards
survival-page-column-animals = Animals
survival-page-column-personal = Personal
survival-page-effect-water = water { $amount }
survival-page-effect-food = food { $amount }
survival-page-effect-life = life { $amount }
survival-page-effect-stay = stay { $amount }
survival-page-step = { $way }, costs { $cost }
survival-page-step-over = { $way }, over the edge of the map, costs { $cost }
survival-page-step-base = Base { $base }
survival-page-hex = { $hex }: { $what }
survival-page-clear = clear ground
survival-page-woods = woods
survival-page-desert = desert
survival-page-mountain = mountain
survival-page-swamp = swamp
survival-page-river = river
survival-page-ford = ford
survival-page-lake = lake
survival-page-food = food
survival-page-trail = trail
survival-page-base = base { $base }
survival-page-price = Costs { $cost } to enter.
survival-page-price-trail = Costs { $cost } to enter; along the trail, or from clear ground, 1.
survival-page-price-ford = Costs { $cost } to enter; from one of its two approaches 1.
survival-page-gives-water = There is water to drink.
survival-page-gives-no-water = No water that one could drink.
survival-page-reached = You can get here today.
survival-page-here = { $seat }: { $state }
survival-page-boxes = { $seat }: water { $water } of { $waters }, food { $food } of { $foods }
survival-page-counter = A counter, face down. { $lost ->
    [0] No lost person is left among them.
    [one] One of the { $all } is a lost person.
   *[other] { $lost } of the { $all } are lost persons.
}
survival-page-found = A lost person waits here.
survival-page-outpost = An outpost: food and water for pursuers.
survival-page-chances = Chance of getting out alive, if today ends there
survival-page-review = Strength left (level of life)
survival-page-review-water = Water
survival-page-review-food = Food
survival-page-review-out = Chance of getting out
survival-page-review-lost-level = { $seat } falls to level { $level }: { $points } points a day from now on.
survival-page-review-regained = { $seat } is back on level { $level }.
survival-page-review-thirst = No water found: { $box } of { $boxes } boxes of thirst.
survival-page-review-hunger = No food found: { $box } of { $boxes } boxes of hunger.
survival-page-review-drank = Water found, after { $days } dry days.
survival-page-review-befell = A contingency: { $effect }.
survival-page-review-turned = A counter was turned up: { $lost ->
    [yes] a lost person!
   *[no] a blank.
}
survival-page-review-died = { $seat } died, { $of ->
    [thirst] of thirst
    [hunger] of hunger
   *[contingency] of what befell them
}, on day { $day }.
survival-page-review-left = { $seat } left the map on day { $day }.
survival-page-review-caught = { $seat } was caught.
survival-page-review-snowed = Winter came, and { $seat } was still out there.
survival-page-review-worse = Cost { $lost } % of the chance to get out; { $move } was better ({ $chance } %).
survival-page-coach-goal-lost = You are lost, at base 5 in the middle of the map, without food or water. Whoever leaves the map alive first, over any edge, has won.
survival-page-coach-goal = { $goal }
survival-page-coach-points = You are on level { $level }: that is { $points } movement points a day. Clear ground costs 1, woods and desert 2, mountains and rivers 3, swamp 4.
survival-page-coach-out = Set out, and a die decides how free you are today: 1 to 3 give a random direction, 4 to 6 leave it to you. Or stay where you are.
survival-page-coach-out-any = Set out, and a die decides how free you are today; “{ $panel }” shows the table. Or stay where you are.
survival-page-coach-thirsty = Two days without water cost a level of life, and it gets worse. The nearest water is at { $hex }, { $far ->
    [one] one hex
   *[other] { $far } hexes
} away.
survival-page-coach-hungry = Hunger is slower than thirst. The nearest food is at { $hex }, { $far ->
    [one] one hex
   *[other] { $far } hexes
} away.
survival-page-coach-water-here = There is water where you are: who stays here does not get thirsty.
survival-page-coach-edge = The nearest edge is { $far ->
    [one] one hex
   *[other] { $far } hexes
} away, to the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}.
survival-page-coach-walk = The arrows show where you can go, with what each step costs. You have { $points } points left, and must go on as far as they reach.
survival-page-coach-walk-free = The arrows show where you can go, with what each step costs. You have { $points } points left, and may stop where you like.
survival-page-coach-trail = A trail hex costs 1 along the trail. Its bends are no turns.
survival-page-coach-turns = { $right ->
    [straight] You may not turn today, except along a trail: choose with the whole day in mind.
    [one] You may turn once today, after the first hex.
   *[many] You may turn as often as you like, after the first hex.
}
survival-page-coach-given = The dice have sent you { $way }. A trail under you may be followed instead.
survival-page-coach-from = Choose the base that you begin at: point at it on the map.
survival-page-coach-outposts = Place your outposts where a fugitive may come by: you are supplied wherever you pass one.
survival-page-coach-column = Something befalls you. Choose the column that can hurt you least: “{ $panel }” shows what each die does.
survival-page-coach-wait = It is { $seat }’s turn. “{ $panel }” shows the dice.
survival-page-coach-over = The game is over. The review shows everybody’s way, day by day.
survival-aid-full = The odds of getting out are shown to whoever asks
survival-aid-off = No help

survival-help-odds = The odds of every scenario under best and careful play, as a table. Takes minutes.
survival-help-odds-scenario = Only this scenario.
survival-help-odds-games = Games to play where nothing is exact.
survival-help-odds-map = standard, random:SEED or own:NAME
survival-odds-scenario = scenario
survival-odds-contingencies = contingencies
survival-odds-best = best play
survival-odds-careful = careful play
survival-odds-days = days
survival-odds-with = with
survival-odds-without = without
survival-odds-note = Bold: exact. Otherwise the share of { $games } games, in brackets the 95 % interval. Days: of those who make it.
