# Twisted Cryptids: what is said to people. Names of messages begin with the title's name.

twisted-title = Twisted Cryptids
twisted-line = Lure humans, scare humans, and be seen by the right ones: the greatest legend wins.
twisted-origin = The rules are those of the box, and so are the few cards that its rulebook prints; all other cards are our own.

twisted-seat-0 = Red
twisted-seat-1 = Blue
twisted-seat-2 = Green
twisted-seat-3 = Yellow

# The pieces
twisted-cryptid-bigfoot = Bigfoot
twisted-cryptid-mothman = Mothman
twisted-cryptid-frog = Loveland Frog
twisted-cryptid-jackalope = Jackalope
twisted-power-bigfoot = Stomp and Pose
twisted-power-mothman = Somebody Left the Light On
twisted-power-frog = Tongue Out, Eyes Shut
twisted-power-jackalope = Thump, Thump, Encore
twisted-site-river = Crystal River
twisted-site-park = Pinehill Park
twisted-site-lake = Maple Lake
twisted-site-marsh = Merry Marsh
twisted-site-gorge = Grumble Gorge
twisted-site-woods = Whispering Woods
twisted-site-rest = rest area
twisted-taste-hiker = hiker
twisted-taste-hunter = hunter
twisted-taste-researcher = researcher
twisted-type-decoy = Decoy
twisted-type-hoax = Hoax
twisted-type-silhouette = Silhouette
twisted-type-real_deal = Real deal
twisted-function-lure = Lure
twisted-function-scare = Scare
twisted-function-attract = Attract
twisted-function-extract = Extract

# What cards do, made from their effects
twisted-count-hiker =
    { $count ->
        [one] { $count } hiker
       *[other] { $count } hikers
    }
twisted-count-hunter =
    { $count ->
        [one] { $count } hunter
       *[other] { $count } hunters
    }
twisted-count-researcher =
    { $count ->
        [one] { $count } researcher
       *[other] { $count } researchers
    }
twisted-count-any =
    { $count ->
        [one] { $count } human
       *[other] { $count } humans
    }
twisted-all-hiker = all hikers
twisted-all-hunter = all hunters
twisted-all-researcher = all researchers
twisted-all-any = all humans
twisted-many-hiker = hikers
twisted-many-hunter = hunters
twisted-many-researcher = researchers
twisted-many-any = humans
twisted-many-hideouts = hideouts
twisted-do-lure = Lure { $who }
twisted-do-scare = Scare { $who }
twisted-do-attract = Attract { $who }
twisted-do-extract = Extract { $who }
twisted-do-lure-at = Lure { $who } { $place }
twisted-do-scare-at = Scare { $who } { $place }
twisted-do-attract-at = Attract { $who } { $place }
twisted-do-extract-at = Extract { $who } { $place }
twisted-do-move = Move { $who } { $start } { $end }
twisted-do-spread = Spread { $who } { $place } evenly over its neighbours
twisted-do-power = You cannot use your power tomorrow
twisted-do-hand =
    { $count ->
        [one] Tonight you draw up to { $count } card only
       *[other] Tonight you draw up to { $count } cards only
    }
twisted-do-place = Tonight this hideout goes to the next site clockwise that is open to it
twisted-or = { $one } – or – { $other }
twisted-and = { $one } – and – { $other }
twisted-place-encounter =
    { $way ->
        [from] from the site of the encounter
        [onto] onto the site of the encounter
        [toward] toward the site of the encounter
       *[near] from the site of the encounter or a site next to it
    }
twisted-place-most =
    { $way ->
        [from] from the site with the most { $what }
        [onto] onto the site with the most { $what }
        [toward] toward the site with the most { $what }
       *[near] from the site with the most { $what } or a site next to it
    }
twisted-place-fewest =
    { $way ->
        [from] from the site with the fewest { $what }
        [onto] onto the site with the fewest { $what }
        [toward] toward the site with the fewest { $what }
       *[near] from the site with the fewest { $what } or a site next to it
    }
twisted-place-anywhere = from anywhere
twisted-place-next = onto the next site clockwise
twisted-place-river =
    { $way ->
        [at] at Crystal River
        [to] to Crystal River
        [from] from Crystal River
        [onto] onto Crystal River
        [toward] toward Crystal River
       *[near] from Crystal River or a site next to it
    }
twisted-place-park =
    { $way ->
        [at] in Pinehill Park
        [to] to Pinehill Park
        [from] from Pinehill Park
        [onto] onto Pinehill Park
        [toward] toward Pinehill Park
       *[near] from Pinehill Park or a site next to it
    }
twisted-place-lake =
    { $way ->
        [at] at Maple Lake
        [to] to Maple Lake
        [from] from Maple Lake
        [onto] onto Maple Lake
        [toward] toward Maple Lake
       *[near] from Maple Lake or a site next to it
    }
twisted-place-marsh =
    { $way ->
        [at] in Merry Marsh
        [to] to Merry Marsh
        [from] from Merry Marsh
        [onto] onto Merry Marsh
        [toward] toward Merry Marsh
       *[near] from Merry Marsh or a site next to it
    }
twisted-place-gorge =
    { $way ->
        [at] in Grumble Gorge
        [to] to Grumble Gorge
        [from] from Grumble Gorge
        [onto] onto Grumble Gorge
        [toward] toward Grumble Gorge
       *[near] from Grumble Gorge or a site next to it
    }
twisted-place-woods =
    { $way ->
        [at] in the Whispering Woods
        [to] to the Whispering Woods
        [from] from the Whispering Woods
        [onto] onto the Whispering Woods
        [toward] toward the Whispering Woods
       *[near] from the Whispering Woods or a site next to it
    }
twisted-types-decoy = decoys
twisted-types-hoax = hoaxes
twisted-types-silhouette = silhouettes
twisted-types-real_deal = real deals
twisted-types-any = sightings
twisted-types-two = { $one } and { $other }
twisted-counts-revealed = Turned up: { $types }
twisted-counts-types = Different types turned up
twisted-counts-piles = Piles begun
twisted-counts-deepest = Sightings from the pile that gave most
twisted-tier = { $count } → { $bonus }
twisted-trait-text = { $what } – { $low }, { $middle }, { $high }

# What is asked
twisted-list = { $first }, { $rest }
twisted-quoted = “{ $title }”
twisted-nobody = nobody
twisted-prompt-keep = Which trait do you keep? The others will not know until the end.
twisted-prompt-pile =
    Make three piles; what lies there first is turned up first. { $count ->
        [one] One is left.
       *[other] { $count } are left.
    }
twisted-prompt-secrets = Traits and piles are still being chosen: { $seats }.
twisted-prompt-hideouts-mine = Where do you put hideout { $hideout }? It belongs to pile { $hideout }.
twisted-prompt-hideouts-theirs = { $seat } looks for a place for hideout { $hideout }.
twisted-prompt-draw = { $seat } draws.
twisted-prompt-event = The sun rises. What happens today?
twisted-prompt-effect-mine = One of the two: which?
twisted-prompt-effect-theirs = { $seat } takes one effect of two.
twisted-prompt-hideout-mine = { $effect }: at which of your hideouts?
twisted-prompt-hideout-theirs = { $seat } chooses a hideout. { $effect }.
twisted-prompt-start-mine = { $effect }: several sites are tied. Which one?
twisted-prompt-start-theirs = { $seat } decides a tie. { $effect }.
twisted-prompt-end-mine = { $effect }: several sites are tied. Where do they go?
twisted-prompt-end-theirs = { $seat } decides where they go. { $effect }.
twisted-prompt-odd-mine = { $effect }: which neighbour gets one more?
twisted-prompt-odd-theirs = { $seat } decides who gets one more. { $effect }.
twisted-prompt-human-mine = { $effect }: who goes where?
twisted-prompt-human-theirs = { $seat } decides who goes where. { $effect }.
twisted-prompt-more-mine = { $effect }: { $count } more. Who goes where?
twisted-prompt-more-theirs = { $seat } decides who else goes where. { $effect }.
twisted-prompt-day-mine =
    Your turn, { $turn } of { $turns }: { $power ->
        [yes] play a card, discard one for your power, or pass.
       *[no] play a card, or pass.
    }
twisted-prompt-day-theirs =
    { $seat } is to play, turn { $turn } of { $turns }{ $power ->
        [yes] , and still has the power.
       *[no] .
    }
twisted-prompt-encounter-mine = Equally crowded! At which site is the encounter?
twisted-prompt-encounter-theirs = { $seat } decides between crowded sites.
twisted-prompt-move-mine = You may move one of your hideouts. Which one?
twisted-prompt-move-theirs = { $seat } may move a hideout.
twisted-prompt-place-mine = Where does your hideout { $hideout } go?
twisted-prompt-place-theirs = { $seat } looks for a new place for hideout { $hideout }.
twisted-prompt-discard-mine = Discard what you do not want, then draw.
twisted-prompt-discard-theirs = { $seat } goes through the cards in hand.

# Moves
twisted-move-keep = Keep “{ $trait }”: { $text }
twisted-move-pile = Put “{ $card }” ({ $type }) under pile { $pile }
twisted-move-place = Hide { $site }
twisted-move-choose = Choose { $site }
twisted-move-walk = { $who } { $start } { $end }
twisted-move-come = { $who } from the rest area { $end }
twisted-move-leave = { $who } { $start } to the rest area
twisted-move-play = Play “{ $card }”: { $text }
twisted-move-power = Discard “{ $card }” for your power
twisted-move-pass = Pass
twisted-move-stay = Move no hideout
twisted-move-discard = Discard “{ $card }”
twisted-move-done = Discard no more
twisted-move-event = The event is “{ $event }”
twisted-move-draw = The card is “{ $card }”

# What happened
twisted-told-kept = { $seat } keeps the trait “{ $trait }”.
twisted-told-piled = { $seat } puts “{ $card }” under pile { $pile }.
twisted-told-readied = { $seat } has a trait and three piles.
twisted-told-hid = { $seat } hides { $site }, with hideout { $hideout }.
twisted-told-moved = { $seat } moves hideout { $hideout } { $start } { $end }.
twisted-told-lifted = { $seat } packs up { $site }.
twisted-told-drew = { $seat } draws a card.
twisted-told-drew-card = { $seat } draws “{ $card }”.
twisted-told-shuffled = The discards are shuffled: a new deck.
twisted-told-dawned = Round { $round }. { $seat } turns up “{ $event }”.
twisted-told-line = { $number }. { $effect }.
twisted-told-chose = { $seat } chooses { $site }.
twisted-told-from = { $seat } goes to work { $site }.
twisted-told-used = { $seat } decides: { $effect }.
twisted-told-played = { $seat } plays “{ $card }”: { $text }.
twisted-told-power = { $seat } discards “{ $card }” for “{ $power }”: { $text }.
twisted-told-in-vain = Nobody stirs.
twisted-told-passed = { $seat } passes.
twisted-told-walk =
    { $who } { $count ->
        [one] goes
       *[other] go
    } { $start } { $end }.
twisted-told-come =
    { $who } { $count ->
        [one] comes
       *[other] come
    } from the rest area { $end }.
twisted-told-leave =
    { $who } { $count ->
        [one] goes
       *[other] go
    } { $start } to the rest area.
twisted-told-met = Dusk. The encounter is { $site }: { $humans }.
twisted-told-revealed = { $seat } turns up “{ $card }” from pile { $pile }: { $type }!
twisted-told-sum =
    Hikers { $hikers }, hunters { $hunters }, researchers { $researchers } = { $sum }. Myth of { $seat }: { $before } → { $after }{ $floor ->
        [yes] , as it never falls below 0.
       *[no] .
    }
twisted-told-then = And then: { $effect }.
twisted-told-drawback-power = { $seat } cannot use the power tomorrow.
twisted-told-drawback-hand =
    Tonight { $seat } draws up to { $count ->
        [one] { $count } card only.
       *[other] { $count } cards only.
    }
twisted-told-drawback-place = Tonight this hideout of { $seat } goes to the next open site clockwise.
twisted-told-returned = Hideout { $hideout } of { $seat } is back on its pile.
twisted-told-gone = Pile { $hideout } of { $seat } is used up, and its hideout leaves the game.
twisted-told-stayed = { $seat } moves no hideout.
twisted-told-stuck = Hideout { $hideout } of { $seat } finds no room and stays on its pile.
twisted-told-discarded = { $seat } discards { $cards }.
twisted-told-keeps =
    { $seat } keeps { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
twisted-end-track = { $seat }, { $cryptid }: { $myth } on the myth track.
twisted-end-unseen =
    Real deals never turned up: { $count ->
        [0] none.
       *[other] { $count }, +{ $each } each.
    }
twisted-end-trait = “{ $trait }”, count { $count }: +{ $bonus }.
twisted-end-total = { $seat }: { $sum } = { $total } myth.

# The board in text, and what stands beside it
twisted-legend =
    Sites lie in a ring, numbered clockwise, and touch where they are joined. ○ hikers, △ hunters, □ researchers, ◇ any human. R1 is hideout 1 of Red (R red, B blue, G green, Y yellow); it belongs to pile 1. ★ the last encounter. On cards »⌂ lures to a hideout, ⌂» scares away from it, +⌂ attracts from the rest area, −⌂ extracts to it; ↑ the most, ↓ the fewest of what follows, #2 site 2, * anywhere, → straight onto, ⇢ a step toward, ↻ the next site clockwise, ⇄ spread over the neighbours, ∀ all. Of real deals: ⌂! no power tomorrow, ≤3 draw up to three cards tonight, ⌂↻ the hideout goes to the next site. Beside the board: myth at the right, ▯ cards in hand, ↯ the power can still be used this round.
twisted-phase-secrets = Traits and piles
twisted-phase-hideouts = Hideouts
twisted-phase-deal = First hands
twisted-phase-dawn = Dawn
twisted-phase-day = Day, turn { $turn } of { $turns }
twisted-phase-dusk = Dusk
twisted-phase-night = Night
twisted-phase-over = The end
twisted-now-round = Round { $round } of { $rounds }
twisted-now-first = Marker: { $seat }
twisted-now-deck = Deck { $count }
twisted-chasm = Chasm
twisted-rest = Rest area
twisted-pile = Pile { $pile }
twisted-trait = Trait
twisted-sheet-title = What has been turned up, and what is still to come
twisted-sheet-marks = In front of what others have left, a column a pile: your own marks (- + ?), as in “mark false-stag-1 +”; × is a pile that is used up.
twisted-sheet-player = { $seat }, { $cryptid }: { $left }
twisted-sheet-left =
    { $count ->
        [one] one to come
       *[other] { $count } to come
    }

# A view in words
twisted-heard-now = The moment
twisted-heard-sites = The wilderness
twisted-heard-players = The cryptids
twisted-heard-hand = Hand of { $seat }
twisted-heard-piles = Piles of { $seat }
twisted-heard-trait = Trait of { $seat }
twisted-heard-traits = Traits to choose from, { $seat }
twisted-heard-sightings = Sightings of { $seat } that are in no pile yet
twisted-heard-end = The count
twisted-heard-event = Event: “{ $event }”.
twisted-heard-decks =
    In the deck: { $deck ->
        [one] one card
       *[other] { $deck } cards
    }. Discarded: { $discards ->
        [0] nothing
        [one] one card
       *[other] { $discards } cards
    }.
twisted-heard-encounter = The last encounter was { $site }.
twisted-heard-site = { $number }, { $site }: { $humans }. Hideouts: { $hideouts }. Next to it: { $around }.
twisted-heard-chasm = { $number }, { $site }: the chasm. Nobody can go there.
twisted-heard-rest = Rest area: { $humans }.
twisted-heard-none = none
twisted-heard-hideout = { $seat } { $hideout }
twisted-heard-player =
    { $seat }, { $cryptid }: myth { $myth }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in hand.
twisted-heard-power =
    Power “{ $power }”: { $text }. { $state ->
        [used] Used this round.
        [locked] Not today.
       *[open] Not used this round.
    }
twisted-heard-on-site = Hideout { $hideout }: { $site }.
twisted-heard-on-pile = Hideout { $hideout }: on its pile.
twisted-heard-gone = Hideout { $hideout }: out of the game.
twisted-heard-shown = Turned up from pile { $pile }: { $cards }.
twisted-heard-card = “{ $title }”: { $text }.
twisted-heard-sighting = “{ $title }”, { $type }, { $score }: { $text }.
twisted-heard-worth =
    { $taste ->
        [hiker] { $worth } a hiker
        [hunter] { $worth } a hunter
       *[researcher] { $worth } a researcher
    }
twisted-heard-empty = Pile { $pile }: used up.
twisted-heard-unmade = Pile { $pile }: still empty.
twisted-heard-pile = Pile { $pile }, from the top:

# The end
twisted-won = { $who } is a true legend with { $myth } myth.
twisted-won-tie = { $who } is a true legend: { $myth } myth like another, but more humans around ({ $humans }).
twisted-shared = { $count } legends share it, with { $myth } myth each.

# Files of cards
twisted-file-set = { $file }: the nine sightings of { $cryptid } have to stand together: 2 decoys, 2 hoaxes, 2 silhouettes, 3 real deals.
twisted-file-border = { $other } does not name it as a neighbour.
twisted-file-chasm = the chasm lies at exactly one site.
twisted-file-power = a power is one function, or two joined by “and”.
twisted-file-sighting = a real deal has a drawback; any other sighting has one function, “at encounter”.
twisted-file-action = an action is one function, or two joined by “or”.
twisted-file-event = a line of an event is one effect, at no one’s hideout.
twisted-file-three = there have to be { $count } of them.

# Sightings
twisted-sighting-gorilla-suit = Gorilla Suit on a Coat Rack
twisted-sighting-wet-carpet = Wet Carpet in a Tree
twisted-sighting-three-bears = Three Bears in a Trench Coat
twisted-sighting-giant-slippers = Giant Slippers, Slightly Worn
twisted-sighting-big-toe = Big Toe Behind the Spruce
twisted-sighting-blurry-by-nature = Blurry by Nature
twisted-sighting-best-foot-forward = Best Foot Forward
twisted-sighting-sasquatch-siesta = Sasquatch Siesta
twisted-sighting-pedicure-day = Pedicure Day
twisted-sighting-red-eyed-umbrella = Umbrella with Red Eyes
twisted-sighting-kite-in-a-suit = Kite in a Suit
twisted-sighting-two-owls = Two Owls, One Cape
twisted-sighting-possum-on-stilts = Possum on Stilts
twisted-sighting-porch-light = Shadow on the Porch
twisted-sighting-dust-on-the-lens = Dust on the Lens
twisted-sighting-headlight-dive = Headlights, My Love
twisted-sighting-wardrobe-nap = Asleep in the Wardrobe
twisted-sighting-ate-your-sweater = He Ate Your Sweater
twisted-sighting-upturned-wellies = Wellies, Upside Down
twisted-sighting-dinghy-with-eyes = Dinghy with Eyes
twisted-sighting-toads-on-a-tandem = Toads on a Tandem
twisted-sighting-ventriloquist-newt = Ventriloquist Newt
twisted-sighting-just-ripples = Just Ripples
twisted-sighting-croak-in-the-reeds = Croak in the Reeds
twisted-sighting-tongue-first = Tongue First, Questions Later
twisted-sighting-lily-pad-snooze = Lily Pad Snooze
twisted-sighting-kissed-by-nobody = Kissed by Nobody
twisted-sighting-false-stag = False Stag
twisted-sighting-not-in-the-pot = Not in the Pot!
twisted-sighting-missed-by-a-hare = Missed by a Hare
twisted-sighting-hare-today = Hare Today, Gone Tomorrow
twisted-sighting-catch-me = Catch Me If You Can’t
twisted-sighting-suspicious-shrub = Suspicious Shrub
twisted-sighting-mad-as-a-hare = Frothing at the Hare
twisted-sighting-digestive-nap = Digestive Nap
twisted-sighting-caught-red-berried = Caught Red-Berried

# Actions
twisted-action-free-trail-mix = Free Trail Mix
twisted-action-viewpoint-honest = Scenic View, Honest
twisted-action-only-toilet = Only Toilet for Miles
twisted-action-five-stars = Five Stars on the Trail App
twisted-action-antlers-on-a-stick = Antlers on a Stick
twisted-action-suspicious-rustling = Suspicious Rustling
twisted-action-cold-beer = Cold Beer in the Brook
twisted-action-size-64 = Footprints, Size 64
twisted-action-odd-readings = Odd Readings
twisted-action-blurry-photo = One Very Blurry Photo
twisted-action-raining-grants = Raining Grants
twisted-action-hair-sample = Hair Sample, with Conditioner
twisted-action-something-shiny = Something Shiny
twisted-action-hooting-in-falsetto = Hooting in Falsetto
twisted-action-boo-but-louder = Boo, but Louder
twisted-action-flat-battery = Flat Battery
twisted-action-who-ate-my-sandwich = Who Ate My Sandwich?
twisted-action-many-teeth = Teeth. Many Teeth.
twisted-action-deer-talks-back = The Deer Talks Back
twisted-action-game-warden = The Game Warden’s Whistle
twisted-action-breath-on-the-neck = Warm Breath on the Neck
twisted-action-peer-review = Peer Review
twisted-action-due-tomorrow = Due Tomorrow
twisted-action-budget-cuts = Budget Cuts
twisted-action-not-in-the-literature = Not in the Literature
twisted-action-blood-curdling-yawn = Blood-Curdling Yawn
twisted-action-long-weekend = Long Weekend
twisted-action-influencer-was-here = An Influencer Was Here
twisted-action-coach-tour = Coach Tour
twisted-action-mushroom-season = Mushroom Season
twisted-action-open-season = Open Season
twisted-action-camouflage-sale = Camouflage Half Price (If You Find It)
twisted-action-pub-bet = Pub Bet
twisted-action-new-rifle = Uncle’s New Rifle
twisted-action-conference-buffet = Conference with Buffet
twisted-action-unpaid-interns = Unpaid Interns
twisted-action-satellite-picture = Seen from Space
twisted-action-wrong-on-the-internet = Somebody Is Wrong Online
twisted-action-news-at-six = In the Evening News
twisted-action-blisters = Blisters
twisted-action-sideways-rain = Sideways Rain
twisted-action-last-bus = Last Bus
twisted-action-stove-left-on = Did I Leave the Stove On?
twisted-action-licence-expired = Licence Expired
twisted-action-mother-calls = Mother Calls
twisted-action-match-on-tv = Match on TV
twisted-action-frogs-in-boots = Frogs in the Boots
twisted-action-rarer-beetle = A Rarer Beetle
twisted-action-tenure-elsewhere = Tenure Elsewhere
twisted-action-grant-refused = Grant Refused
twisted-action-batteries-not-included = Batteries Not Included
twisted-action-little-snack = A Little Snack

# Events
twisted-event-opening-day = Opening Day
twisted-event-half-term = School’s Out
twisted-event-dawn-chorus = Dawn Chorus, Sung Flat
twisted-event-fog-bank = Pea-Soup Fog
twisted-event-wolf-whistle = Wolf, Allegedly
twisted-event-field-study = Field Study, Phase One of Nine
twisted-event-regatta = Pedalo Regatta
twisted-event-gold-rumour = There’s Gold (Foil) in Them Hills
twisted-event-brass-band = Brass Band Picnic
twisted-event-night-hike = Night Hike, No Torches
twisted-event-frog-concert = Frog Concert, Sold Out
twisted-event-park-ranger = Tickets, Please

# Traits
twisted-trait-twisted = You Are Twisted
twisted-trait-honest = You Are Honest
twisted-trait-laid-back = You Are Laid-Back
twisted-trait-ingenious = You Are Ingenious
twisted-trait-shy = You Are Shy
twisted-trait-theatrical = You Are Theatrical
twisted-trait-versatile = You Are Many-Sided
twisted-trait-restless = You Are Restless
twisted-trait-stubborn = You Are Stubborn
twisted-trait-famous = You Are Famous

# The page
twisted-page-letter-hiker = Hi
twisted-page-letter-hunter = Hu
twisted-page-letter-researcher = Re
twisted-page-group = { $who }: { $place }
twisted-page-player = { $seat }: { $cryptid }
twisted-page-panel-hand = Hand
twisted-page-panel-traits = Traits
twisted-page-panel-sightings = Piles
twisted-page-or = or
twisted-page-and = and
twisted-page-panel-day = Today
twisted-page-panel-cryptids = Cryptids
twisted-page-no-cards = No cards in hand.
twisted-page-no-event = No event yet: one is turned up every morning.
twisted-page-look = Look at my piles and my trait
twisted-page-discards = What has been discarded
twisted-page-turned-up = Turned up
twisted-page-in-piles = In the piles
twisted-page-power-ready = Not used this round.
twisted-page-power-used = Used this round.
twisted-page-power-locked = Not today.

# Moments
twisted-moment-sighted = { $cryptid } has been sighted
twisted-moment-where = Hideout { $hideout } of { $seat } is { $site }.
twisted-moment-card = “{ $card }”: { $type }
twisted-moment-each = { $who }, { $worth } each
twisted-moment-indifferent-hiker = Hikers do not matter
twisted-moment-indifferent-hunter = Hunters do not matter
twisted-moment-indifferent-researcher = Researchers do not matter
twisted-moment-sum = Together
twisted-moment-row = { $about }: { $number }
twisted-moment-myth =
    Myth of { $seat } from { $before } to { $after }{ $floor ->
        [yes] , as it never falls below 0.
       *[no] .
    }
twisted-moment-end = The final count
twisted-page-likely =
    { $tied ->
        [yes] If dusk came now, the encounter could be here: sites are tied.
       *[no] If dusk came now, the encounter would be here.
    }
twisted-page-top = From pile { $pile } you would turn up “{ $card }”: { $sum } (hikers, hunters, researchers).
twisted-page-each = To “{ $card }” it is { $worth }.
twisted-page-works = { $effect }: could be done now at { $sites }.
twisted-page-idle = { $effect }: would move nobody now.

# The coach
twisted-coach-goal = Be the greatest legend after { $rounds } rounds: collect myth. At dusk people see you where most of them are, and each sighting likes some humans and suffers from others.
twisted-coach-keep = Keep the trait that you think you can reach. It counts what you will have turned up at the end, usually three to five sightings, and nobody knows it but you.
twisted-coach-pile = Make three piles of three. Each belongs to a hideout of the same number; what you put there first is turned up first.
twisted-coach-pile-types = Decoys, hoaxes and silhouettes are worth +2 a human of their taste. Real deals are worth +3, but cost you something. One that is never turned up gives { $unseen } at the end, so some can lie at the bottom.
twisted-coach-pile-mixed = Put sightings of different tastes on top of your three piles: then some hideout profits wherever people go.
twisted-coach-wait-secrets = You are ready. The others still choose a trait and make their piles.
twisted-coach-wait = { $seat } is to choose. Watch where people go: who lures hunters somewhere probably has a sighting there that likes them.
twisted-coach-place = Hideout { $hideout } goes with pile { $hideout }: its top sighting is turned up if the encounter is where the hideout stands.
twisted-coach-wants = “{ $card }” likes { $likes }; it suffers from { $loathes }.
twisted-coach-place-best = As people stand now, it would score most at { $site }: { $score }. But they will move, and the encounter is only where most of them are.
twisted-coach-day = Three times today you play a card, or discard one for your power, or pass. All of it happens at your hideouts: bring whom your sighting likes, drive off the others, and make your site the most crowded.
twisted-coach-likely =
    { $count ->
        [one] If dusk came now, the encounter would be here: { $sites }, { $humans } humans.
       *[other] If dusk came now, these sites would be tied, with { $humans } humans each, and the first player would choose: { $sites }.
    }
twisted-coach-there = You have a hideout { $site }: “{ $card }” would score { $sum }.
twisted-coach-elsewhere =
    Better for you { $site }: “{ $card }” would score { $sum }. { $missing ->
        [one] One more human there, and the encounter would be yours.
       *[other] With { $missing } more humans there the encounter would be yours.
    }
twisted-coach-card = “{ $card }” could do most at once { $site }: { $gain } for your sighting.
twisted-coach-no-card = None of your cards helps your top sightings at once. You could crowd one of your sites, thin out another, use your power, or pass and keep your cards.
twisted-coach-encounter = Several sites are equally crowded, and you have the marker: choose the one that is best for you, or worst for the leader.
twisted-coach-move = None of your hideouts lies on a pile, so you may move one. Move it if its sighting finds nobody to its taste.
twisted-coach-discard = Discard cards that move humans you do not need; you draw up to five. In the last round nobody draws.
twisted-coach-asks-effect = The card has two effects and you use one of them: choose what helps your sighting more.
twisted-coach-asks-start = Choose the site; only those where something happens are open.
twisted-coach-asks-end = Choose where they go.
twisted-coach-asks-odd = The humans do not divide evenly: choose who gets one more.
twisted-coach-asks-human = Point at humans that are lit and say where they go, or drag them there. Bring whom your sightings like, send away whom they do not.
twisted-coach-over = The game is over. The count of everybody is in the log; the review shows what lay in all piles, and what each dusk brought.

# The review
twisted-review-title = Myth over time
twisted-review-gain = Gain
twisted-review-myth = Myth
twisted-review-turned = { $seat } turned up “{ $card }” ({ $type }): { $sum }. Myth { $before } → { $after }.
twisted-review-elsewhere = { $seat } had elsewhere: { $cards }.
twisted-review-lay = “{ $card }” { $site } ({ $score })
twisted-review-turning = A turning point: { $seat }’s odds to win went from { $before } % to { $after } %.

# Who plays

twisted-bot-hatchling = Plays anything that is allowed.
twisted-bot-rascal = Plays for the next encounter, and for nothing beyond it.
twisted-bot-schemer = Plays some possible days to their end before it moves.
twisted-bot-trickster = Searches, and reads in what others do what they hide. Thinks for a moment.
twisted-bot-legend = A trickster that takes its time.

# Whether the deck is even

twisted-help-balance = Plays many games between equal bots, and tells whether the deck is even. Takes minutes.
twisted-help-balance-games = Games to play.
twisted-help-balance-players = Players at each table.
twisted-help-balance-bot = Who plays.
twisted-balance-games = { $games } games with { $players } players, every cryptid in every seat equally often.
twisted-balance-mean = { $mean } myth for a sighting that was turned up ({ $turned } of them).
twisted-balance-cryptid = cryptid
twisted-balance-place = place in the first order
twisted-balance-won = won (from even)
twisted-balance-trait = trait
twisted-balance-kept = kept
twisted-balance-bonus = mean bonus
twisted-balance-seldom =
    { $count ->
        [0] No action is hardly ever played.
       *[other] Hardly ever played: { $cards }.
    }
