## What is asked, said and told

# Paleo: what is said to people. Names of messages begin with the title's name.

paleo-title = Paleo
paleo-line = A tribe of the Stone Age, a rock face to be painted, and everybody hungry by evening: you win together or not at all.
paleo-origin = The rules are those of the box, and so are the few cards that its rulebook prints; all other cards are our own.
paleo-option-level = Level: how hard it is, with the modules that belong to it.
paleo-option-level-I = I: { paleo-module-a }, { paleo-module-b }
paleo-option-level-II = II: { paleo-module-c }, { paleo-module-d }
paleo-option-level-III = III: { paleo-module-e }, { paleo-module-f }
paleo-option-level-IV = IV: { paleo-module-c }, { paleo-module-g }
paleo-option-level-V = V: { paleo-module-a }, { paleo-module-h }
paleo-option-level-VI = VI: { paleo-module-b }, { paleo-module-i }
paleo-option-level-VII = VII: { paleo-module-d }, { paleo-module-e }, { paleo-module-j }
paleo-option-modules = Modules: others than the level’s, by their letters, such as F+G; three with J.
paleo-option-modules- = Those of the level

paleo-group-orange = Orange
paleo-group-blue = Blue
paleo-group-green = Green
paleo-group-violet = Violet
paleo-quoted = “{ $title }”
paleo-with = { $group } with { $card }

paleo-why-won = The painting is finished. The tribe will be remembered, and so will you.
paleo-why-lost = The fifth skull. The tribe moves on, and the painting stays as it is.
paleo-bad-module = There is no module { $module }. There are: { $known }.
paleo-bad-modules = Two different modules are played, or three of which one is J.
paleo-bad-deal = This deal does not go with this setting.

# What is asked
paleo-prompt-deal = The cards of the new day are dealt.
paleo-prompt-turn = The cards are turned up.
paleo-prompt-roll = { $card }: a die is thrown.
paleo-prompt-person = { $card }: somebody comes along. Who is it?
paleo-prompt-idea = { $card }: somebody has an idea. Which?
paleo-prompt-pick-mine =
    { $count ->
        [one] Your last card: do you turn it up, or sleep?
       *[other] Which of your top cards do you turn up? Or do you sleep?
    }
paleo-prompt-pick-alone = { $groups }: which card is turned up? Or sleep?
paleo-prompt-pick-theirs = Still to pick a card: { $groups }.
paleo-prompt-settle-action = { $group }, { $card }: what do you do with it?
paleo-prompt-settle-danger = { $group }, { $card }: a danger. What do you do about it?
paleo-prompt-settle-alone = { $cards }: which one is settled first, and how?
paleo-prompt-asked = { $prompt } Asking for help: { $groups }.
paleo-prompt-spare = Your card is settled. Something in play can still be used; or you are done.
paleo-prompt-settle-theirs = Still to settle a card: { $groups }.
paleo-prompt-settle-waits = You let the others go first: { $groups }.
paleo-prompt-secret-mine = { $group }, { $card }: a secret. What do you do with it?
paleo-prompt-secret-theirs = { $group } has a secret to settle, { $card }. Do you help?
paleo-prompt-secret-spare = { $group } has a secret to settle, { $card }. Is there anything you do first?
paleo-prompt-night-mine = Night. What does the tribe do? { $cards }
paleo-prompt-night-theirs = Night. The tribe has something to decide: { $cards }. Still thinking: { $groups }.
paleo-prompt-night-waits = Night. You let the others decide: { $groups }.
paleo-prompt-step-mine = { $card }: { $what }
paleo-prompt-step-theirs = { $group }, { $card }: { $what }

paleo-ask-give = who pays { $what }?
paleo-ask-spend = whose tool is used up for it?
paleo-ask-mix =
    { $count ->
        [one] what is paid? One more.
       *[other] what is paid? { $count } more, one at a time.
    }
paleo-ask-kill = who dies for it?
paleo-ask-reds =
    { $count ->
        [one] the red card wounds once. Whom?
       *[other] red cards wound { $count } times. Whom first?
    }
paleo-ask-wound =
    { $count ->
        [one] who takes the wound?
       *[other] who takes the { $count } wounds?
    }
paleo-ask-goods = { $what }. Into the store, or onto a card? One at a time.
paleo-ask-tool = who gets { $what }?
paleo-ask-welcome = which group is joined by { $person }? ({ $text })
paleo-ask-dream = on whose deck is the dream laid?
paleo-ask-room = the rack is full. Which idea makes room for { $card }?
paleo-ask-heal =
    { $count ->
        [one] whose wound heals?
       *[other] whose wounds heal? { $count } more, one at a time.
    }
paleo-ask-craft =
    { $count ->
        [one] what is crafted?
       *[other] what is crafted? Up to { $count }.
    }
paleo-ask-fail = the dice ask for more, { $rolled }, and that is too much. What now?
paleo-ask-who = which group does it?

# Moves
paleo-move-pick =
    { $place ->
        [1] { $group }: turn up the first card
        [2] { $group }: turn up the second card
       *[other] { $group }: turn up the third card
    }
paleo-move-sleep = { $group }: go to sleep
paleo-move-act = { $card } – { $text }
paleo-move-act-number = { $card }, { $number } – { $text }
paleo-move-help = { $group }: help { $other }
paleo-move-tend = { $group }: be among those who help “{ $card }”
paleo-move-ignore = { $group }: leave the card be
paleo-move-ask = { $group }: ask for help
paleo-move-wait = Let the others go first
paleo-move-use = { $group }: give up { $tool }
paleo-move-pay = Pay { $what }
paleo-move-hurt = Wounded: { $person }
paleo-move-heal = Healed: { $person }
paleo-move-die = Dies for it: { $card }
paleo-move-bury = Forget the idea “{ $card }”
paleo-move-take = { $group } takes it
paleo-move-lay = Lay it on “{ $card }”
paleo-move-craft = Craft: { $card } – { $text }
paleo-move-done = Nothing more
paleo-move-deal = Dealt: { $back }
paleo-move-deal-fresh = Dealt: { $back }, never seen
paleo-move-draw = Drawn: { $card }
paleo-move-roll = The die shows { $what }

# What happened
paleo-told-dawned = Day { $day }. The cards are shuffled and dealt.
paleo-told-chose = { $group } has chosen.
paleo-told-slept = { $group } has no cards left and sleeps.
paleo-told-slept-early =
    { $count ->
        [one] { $group } goes to sleep and leaves 1 card.
       *[other] { $group } goes to sleep and leaves { $count } cards.
    }
paleo-told-turned = { $group } turns up { $card }.
paleo-told-turned-danger = { $group } turns up a danger: { $card }.
paleo-told-placed-group = { $card } stays with { $group }.
paleo-told-placed-board = { $card } goes to the night board.
paleo-told-asked = { $group } asks for help with { $card }.
paleo-told-waited = { $group } lets the others go first.
paleo-told-rested = { $groups }: nothing more this turn.
paleo-told-who = { $card }: either group could do it.
paleo-told-helped = { $group } helps { $other } with { $card }.
paleo-told-tended = { $group } is among those who help { $card }.
paleo-told-ignored = { $group } leaves { $card } be.
paleo-told-acted = { $groups }: { $card }.
paleo-told-acted-extra = { $groups }, besides: { $card }.
paleo-told-acted-help = { $groups }: help for { $card }.
paleo-told-acted-night = All together: { $card }.
paleo-told-hit = { $card } hits { $groups }.
paleo-told-hit-all = { $card } hits the whole tribe.
paleo-told-rolled =
    { $count ->
        [one] The die asks for more: { $what }.
       *[other] The dice ask for more: { $what }.
    }
paleo-told-failed = That is too much: { $card } fails.
paleo-told-used = { $group } uses up { $tool }.
paleo-told-warded = { $group } gives { $tool }, and { $card } does nothing.
paleo-told-gave = { $group } pays { $what }.
paleo-told-paid = From the store: { $what }.
paleo-told-dropped =
    { $of ->
        [0] { $count ->
            [one] { $group } discards 1 card unseen.
           *[other] { $group } discards { $count } cards unseen.
        }
       *[other] { $count ->
            [one] { $group } discards a red card unseen.
           *[other] { $group } discards { $count } cards unseen, { $of } of them red.
        }
    }
paleo-told-shielded =
    { $count ->
        [one] { $group }: { $tool }, 1 wound less.
       *[other] { $group }: { $tool }, { $count } wounds less.
    }
paleo-told-wounded =
    { $count ->
        [one] 1 wound for { $person }.
       *[other] { $count } wounds for { $person }.
    }
paleo-told-died = We have lost { $person }.
paleo-told-buried = { $card } is buried.
paleo-told-destroyed = { $card } goes to the graveyard.
paleo-told-healed =
    { $count ->
        [one] 1 wound less for { $person }.
       *[other] { $count } wounds less for { $person }.
    }
paleo-told-gained = Into the store: { $what }.
paleo-told-took = { $group } gets { $what }.
paleo-told-laid = { $what } laid on { $card }.
paleo-told-joined = New with { $group }: { $person }.
paleo-told-dreamed =
    { $count ->
        [one] { $group } lays a dream on its deck.
       *[other] { $group } lays { $count } dreams on its deck.
    }
paleo-told-thought = An idea for the rack: { $card }.
paleo-told-crafted = { $group } crafts { $card }.
paleo-told-crafted-enough = { $group } crafts nothing more.
paleo-told-secret = { $group } turns up secret { $number }: { $card }.
paleo-told-tile = The painting grows: { $count } of { $tiles } tiles.
paleo-told-skull = Skulls: { $count } of { $skulls }.
paleo-told-lifted = A weight is lifted. Skulls: { $count } of { $skulls }.
paleo-told-mended =
    { $count ->
        [one] On the pile 1 wound less for { $person }.
       *[other] On the pile { $count } wounds less for { $person }.
    }
paleo-told-struck =
    { $count ->
        [one] On the pile 1 wound for { $person }.
       *[other] On the pile { $count } wounds for { $person }.
    }
paleo-told-loosed =
    { $count ->
        [one] Something is loose: a card that waited lies on the deck of { $group }.
       *[other] Something is loose: { $count } cards that waited lie on the deck of { $group }.
    }
paleo-told-became = From now on: { $state }.
paleo-told-averted = { $card } does nothing to { $group }.
paleo-told-evening = The night after day { $count }.
paleo-told-fed =
    { $hungry ->
        [0] { $count ->
            [one] One eats, and is fed.
           *[other] All { $count } eat, and are fed.
        }
       *[other] { $count ->
            [one] 1 eats
           *[other] { $count } eat
        }, { $hungry ->
            [one] 1 goes hungry.
           *[other] { $hungry } go hungry.
        }
    }

# Beside and below
paleo-now-day = Day { $day }, turn { $turn }
paleo-now-night = Night after day { $day }
paleo-bed = sleep
paleo-status-sleeps = sleeps
paleo-status-tends = helps { $card }
paleo-status-helps = helps { $group }
paleo-status-chosen = has chosen
paleo-status-asks = asks for help
paleo-status-settled = card settled
paleo-brief-night = Tonight
paleo-brief-pile = Pile of people: { $count }
paleo-brief-open = Open discard { $count }
paleo-brief-hidden = Hidden discard { $count }
paleo-brief-grave = Graveyard { $count }
paleo-sheet-decks = The decks, from the top
paleo-sheet-backs = The backs
paleo-sheet-left =
    { $count ->
        [one] 1 card in the decks
       *[other] { $count } cards in the decks
    }
paleo-sheet-seen = In the open discard: { $cards }.
paleo-sheet-gone = In the graveyard: { $cards }.
paleo-sheet-signs = The signs
paleo-sheet-sign-dice = dice
paleo-sheet-sign-grave = cards in the graveyard
paleo-sheet-sign-have = a certain card in the group
paleo-sheet-sign-hold = in the group
paleo-sheet-sign-laid = laid on the card
paleo-sheet-sign-help = help
paleo-sheet-sign-cards = discard cards
paleo-sheet-sign-person = person
paleo-sheet-sign-bury = bury a certain card
paleo-sheet-sign-destroy = destroy this card
paleo-sheet-sign-dream = dream
paleo-sheet-sign-idea = idea
paleo-sheet-sign-secret = secret, with its number
paleo-sheet-sign-tile = tile
paleo-sheet-sign-skull = skull
paleo-sheet-sign-lift = skull less
paleo-sheet-sign-heal = heart, heal
paleo-sheet-sign-wound = wound
paleo-sheet-sign-craft = craft
paleo-sheet-sign-mend = heal on the pile
paleo-sheet-sign-pile = wound on the pile
paleo-sheet-sign-loose = waiting card
paleo-sheet-sign-become = another state
paleo-sheet-sign-ignore = ignore the danger
paleo-sheet-sign-victory = you win
paleo-sheet-stories = The stories

# For those who hear the page
paleo-heard-now = The moment
paleo-heard-board = The night board
paleo-heard-group = { $group }
paleo-heard-own = { $group }, yours
paleo-heard-rack = The rack
paleo-heard-aside = Discards and graveyard
paleo-heard-line = { $what }.
paleo-heard-tiles = Tiles of the painting: { $count } of { $of }.
paleo-heard-skulls = Skulls: { $count } of { $of }.
paleo-heard-store =
    { $mouths ->
        [one] In the store: { $what }. One person eats tonight.
       *[other] In the store: { $what }. { $mouths } people eat tonight.
    }
paleo-heard-state = State: { $state }.
paleo-heard-pile =
    { $count ->
        [one] In the pile of people one is left: { $person }. Wounds: { $hurt }.
       *[other] In the pile of people there are { $count }. On top: { $person }. Wounds: { $hurt }.
    }
paleo-heard-open =
    { $count ->
        [0] The open discard is empty.
        [one] In the open discard 1 card: { $cards }.
       *[other] In the open discard { $count } cards: { $cards }.
    }
paleo-heard-hidden =
    { $count ->
        [0] The hidden discard is empty.
        [one] In the hidden discard 1 card.
       *[other] In the hidden discard { $count } cards.
    }
paleo-heard-grave =
    { $count ->
        [0] The graveyard is empty.
        [one] In the graveyard 1 card: { $cards }.
       *[other] In the graveyard { $count } cards: { $cards }.
    }
paleo-heard-tag = Symbol in the graveyard: { $tag }, { $count }.
paleo-heard-card = { $card }, { $kind }.
paleo-heard-action = Action { $number }: { $text }.
paleo-heard-help = Or help.
paleo-heard-slots = On it { $slots }; there now: { $what }.
paleo-heard-skills = Together: { $skills }.
paleo-heard-tools = Tools: { $what }.
paleo-heard-status = Now: { $status }.
paleo-heard-helpers = Helped by { $groups }.
paleo-heard-up = Turned up:
paleo-heard-person =
    { $hurt ->
        [0] { $person }: { $text }.
        [one] { $person }: { $text }; 1 wound.
       *[other] { $person }: { $text }; { $hurt } wounds.
    }
paleo-heard-nobody = Nobody is left in this group.
paleo-heard-deck =
    { $count ->
        [one] The last card of the deck: { $backs }.
       *[other] { $count } cards in the deck. On top: { $backs }.
    }
paleo-heard-no-deck = No cards in the deck.
paleo-heard-picked = Picked: card { $place }.
paleo-heard-picked-sleep = Picked: sleep.

## Pages

# The page: what lies on it

paleo-page-now-day = Day { $day } · turn { $turn }
paleo-page-now-night = Day { $day } · night
paleo-page-top = { $group }, card { $place }: { $back }
paleo-page-deck =
    { $count ->
        [one] Deck of { $group }: 1 card
       *[other] Deck of { $group }: { $count } cards
    }
paleo-page-bed = Sleep
paleo-page-grave = Graveyard: { $count }
paleo-page-open = Open discard: { $count }
paleo-page-pile =
    { $count ->
        [one] Pile, the last one: { $card }
       *[other] Pile of { $count }, on top: { $card }
    }

# Panels
paleo-page-panel-story = Story
paleo-page-panel-rack = Rack
paleo-page-panel-aside = Cards
paleo-page-other-tools = Other tools there are
paleo-page-decks = Decks, from the top
paleo-page-hidden = Hidden discard
paleo-page-none = Nothing.
paleo-page-left =
    { $count ->
        [0] None is left in the supply.
        [one] One is left in the supply.
       *[other] { $count } are left in the supply.
    }

# What tools do
paleo-page-tool-torch = Perception 1, for as long as you have it.
paleo-page-tool-axe = Skill 1, for as long as you have it.
paleo-page-tool-bow = Strength 1 and perception 1, for as long as you have it.
paleo-page-tool-spear = Strength 2, once.
paleo-page-tool-rope = Skill 2, once.
paleo-page-tool-horn = Perception 2, once.
paleo-page-tool-pelt = Takes 1 wound instead of you, once.
paleo-page-tool-clothing = Takes up to 3 wounds instead of you, once.
paleo-page-tool-root = Heals up to 3 wounds, once, before or after an action.
paleo-page-tool-talisman = A danger is ignored, once, even after the dice.
paleo-page-tool-tent = Does nothing by itself. Some cards ask for it.
paleo-page-tool-raft = Does nothing by itself. Some cards ask for it.

# What is told about what one points at
paleo-page-stand = Tiles: { $tiles } of { $all }. Skulls: { $skulls } of { $most }.
paleo-page-mouths =
    { $count ->
        [one] Tonight 1 person wants to eat; in the store: { $food }.
       *[other] Tonight { $count } people want to eat; in the store: { $food }.
    }
paleo-page-pile-hurt =
    { $hearts ->
        [one] Wounds: { $count }; 1 heart.
       *[other] Wounds: { $count }; { $hearts } hearts.
    }
paleo-page-grave-means = What lies here does not come back. Some cards count its symbols.
paleo-page-open-means = All may look through it. At night it is shuffled with the hidden one and dealt again.
paleo-page-back-forest = In the forest there is wood, and something to eat.
paleo-page-back-river = By the river there is food, and there are pelts.
paleo-page-back-mountain = In the mountains there is stone, and there are pelts.
paleo-page-back-hearth = By the hearth one crafts, heals, meets people, dreams and has ideas.
paleo-page-back-red = A red back is trouble, as a rule.
paleo-page-back-dream = A dream: mostly something good.
paleo-page-back-person = Somebody is on the way.
paleo-page-back-secret = A secret that you have met before.
paleo-page-hint = The small sign is a hint at what waits there. It is still a card of this place.
paleo-page-red = If it is discarded as a price, it wounds somebody.
paleo-page-unseen =
    { $count ->
        [one] It is the only one that lies face down now.
       *[other] { $count } of these lie face down now, in decks and in the hidden discard.
    }
paleo-page-below = Below them: { $backs }.
paleo-page-reds =
    { $count ->
        [0] None of them is red.
        [one] One of them is red.
       *[other] { $count } of them are red.
    }
paleo-page-bed-means =
    { $count ->
        [one] Your card goes to the hidden discard; even a red one does not wound. You sleep until all do.
       *[other] Your { $count } cards go to the hidden discard; red ones do not wound. You sleep until all do.
    }
paleo-page-has = { $group }: { $what }
paleo-page-store = In the store: { $what }. Left in the supply: { $left }.
paleo-page-state = { $state }: what cards say about this counts now.
paleo-page-wounds =
    { $hearts ->
        [one] Wounds: { $count }; 1 heart. One wound more than that is death.
       *[other] Wounds: { $count }; { $hearts } hearts. One wound more than that is death.
    }
paleo-page-could-help = With that could help: { $groups }.
paleo-page-wanting = { $text }. Still wanting: { $what }.
paleo-page-cards =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }

# Moments
paleo-moment-turned = The cards are turned up
paleo-moment-dice =
    { $count ->
        [one] A die
       *[other] The dice
    }
paleo-moment-enough = You are up to it.
paleo-moment-secret = Secret { $number }: { $card }
paleo-moment-secret-by = { $group } has come upon a secret.
paleo-moment-secret-then = And now?
paleo-moment-died = We have lost { $card }
paleo-moment-tile = The painting grows
paleo-moment-night = Night falls
paleo-moment-won = The painting is finished
paleo-moment-lost = The fifth skull
paleo-moment-days =
    { $days ->
        [one] It took you one day.
       *[other] It took you { $days } days.
    }

# The coach
paleo-coach-over = That was it. The review shows how the tribe stood all along, and where it turned.
paleo-coach-luck = Wait a moment: luck decides.
paleo-coach-wait-pick = The others still choose: { $groups }. What they pick you see when all have.
paleo-coach-wait-other = It is up to { $groups } now.
paleo-coach-goal = You are one tribe and win together: with { $tiles } tiles of the painting, before there are { $skulls } skulls. Tiles come from certain cards; skulls come from the dead, from the hungry and from missions that are left undone.
paleo-coach-pick = Touch one of your three backs and turn that card up. What is behind it nobody knows; the picture tells what kind of place it is.
paleo-coach-red = A red back is seldom pleasant. But what lies on top of your deck is also what you discard as a price, and a red card wounds then. To turn it up on purpose, with help near, can be wiser.
paleo-coach-hint = A small sign on a back, as on “{ $back }”, often leads to what you are here for.
paleo-coach-supper =
    { $short ->
        [0] Tonight { $count ->
            [one] 1 person wants
           *[other] { $count } people want
        } to eat, and there is enough: { $food }.
       *[other] Tonight { $count ->
            [one] 1 person wants
           *[other] { $count } people want
        } to eat, and in the store: { $food }. Each who gets none is a skull.
    }
paleo-coach-secret-help = { $group } has come upon a secret, { $card }, and settles it now. You can help with your card, or let them go ahead.
paleo-coach-secret-spare = { $group } has come upon a secret, { $card }, and settles it now. Before that you can use what lies in play, or let them go ahead.
paleo-coach-spare = Your card is settled. You can still use what lies in play; or you are done.
paleo-coach-card-danger = { $card } is a danger and cannot be ignored. If nothing better can be done, its red action happens.
paleo-coach-card-action = { $card }: do one of its actions, help somebody with it if it has the sign for that, or leave it be. Then it is discarded.
paleo-coach-can = You can do this: { $text }.
paleo-coach-red-cost = Mind the price: on top of your deck there is a red card, and to discard it wounds somebody.
paleo-coach-cannot = By yourselves you cannot do any of its actions now.
paleo-coach-ask = { $group } could help you with that. The button asks for it; whoever helps spends their own card on it.
paleo-coach-asked = You are asked for help: { $groups }. To help, touch their row. Your card is then spent, and your people, tools and luck are theirs for one action.
paleo-coach-lend = You could help { $group }, by touching their row: then they could do this: { $text }.
paleo-coach-tend = There is a card in play that can be helped, too: touch it to see what it gives.
paleo-coach-root = You have a healing root; it can be used at any time between actions.
paleo-coach-night = Night. Supper is over; now there are the missions, one after the other, as you like. You decide together, and anybody may pay.
paleo-coach-mission = { $card }: you can do this: { $texts }.
paleo-coach-mission-skull = { $card }: you cannot do what it asks for, so only its red action is left.
paleo-coach-step-give = Something is to be paid that several of you have. Touch the tool that goes.
paleo-coach-step-spend = What you can do yourselves is not enough, so a tool is used up for it. Touch one.
paleo-coach-step-mix = You may choose what you pay. Food is what you will want tonight; wood and stone are what tools are made of.
paleo-coach-step-kill = Somebody has to die for it. That is a skull. Touch who.
paleo-coach-step-reds = Each red card wounds once. A pelt or clothing can take that; else touch somebody with a heart to spare. Who has none left dies, and that is a skull.
paleo-coach-step-wound = All of these wounds go to one person. A pelt or clothing takes some away first; else touch somebody who has hearts enough. Who has none left dies, and that is a skull.
paleo-coach-step-goods = There is a card on which this can be laid. What lies there serves that card alone.
paleo-coach-step-tool = Touch the group that gets it. Tools are never handed on, so think of who will need it.
paleo-coach-step-welcome = Somebody joins you: touch the group. One more pair of hands, and one more mouth tonight.
paleo-coach-step-dream = A dream is mostly something good. Touch the group that lays it on its deck.
paleo-coach-step-room = The rack is full. Touch the idea that you can do without.
paleo-coach-step-heal = Touch whose wound heals. Who is one wound from death comes first.
paleo-coach-step-craft = Craft what the rack offers and you can pay, or press the button for nothing more. A torch gives perception, a hand-axe skill, a spear strength for once.
paleo-coach-step-fail = The dice ask for too much. What is left is a hostile action; or, where there is no danger, to leave it be.
paleo-coach-step-who = Both of your groups could do it. Touch the one that does.

# The review
paleo-review-title = How the tribe stood: the chance to win, as far as can be told
paleo-review-tiles = Tiles
paleo-review-skulls = Skulls
paleo-review-food = Food
paleo-review-people = People
paleo-review-stand =
    { $people ->
        [one] Tiles: { $tiles } of { $all }. Skulls: { $skulls } of { $most }. Left: { $food }, 1 person.
       *[other] Tiles: { $tiles } of { $all }. Skulls: { $skulls } of { $most }. Left: { $food }, { $people } people.
    }
paleo-review-up = A turning point: from { $before } % to { $after } %.
paleo-review-down = A turning point, and no good one: from { $before } % to { $after } %.

## Bots

paleo-reason-victory = Now or never.
paleo-reason-tile = A piece of the painting is worth the trouble.
paleo-reason-lift = One skull less to worry about.
paleo-reason-secret = I want to know what is behind it.
paleo-reason-person = Another pair of hands.
paleo-reason-help = Together we can manage { $card }.
paleo-reason-tend = { $card } needs more than one of us.
paleo-reason-ignore = There is nothing in it for us now.
paleo-reason-ask = I cannot do that alone.
paleo-reason-wait = The others should go first.
paleo-reason-wait-night = Somebody else may decide for us.
paleo-reason-shield = Better the hide than our skin.
paleo-reason-talisman = I would rather not find out what it does.
paleo-reason-root = That wound has waited long enough.
paleo-reason-hurt = This one can take it.
paleo-reason-build = We shall be glad of it.
paleo-reason-mission = Cheaper than a skull.
paleo-reason-skull = We have nothing better to give.
paleo-reason-hostile = There was no better way out.
paleo-reason-hungry = Somebody would go hungry tonight.
paleo-reason-tonight = Tonight will ask for { $thing }.
paleo-reason-craft = Better tools, easier days.
paleo-reason-heal = Wounds heal while there is time for it.
paleo-reason-idea = A new idea can change much.
paleo-reason-dream = Dreams have served us well.
paleo-reason-danger = A danger met is a danger less.
paleo-reason-store = The store can do with it.

## Commands

paleo-help-cards = Shows the cards of a folder of your own, and checks them and their words in three languages.
paleo-help-cards-folder = The folder: a TOML file for each module, en.ftl, fr.ftl and de.ftl.
paleo-help-balance = Lets equal bots play every level many times, and tells how hard it is. Takes minutes.
paleo-help-balance-levels = Which levels, with commas between them.
paleo-help-balance-groups = How many groups, with commas between the numbers.
paleo-help-balance-games = Games for each level and number of groups.
paleo-help-balance-bot = Who plays.
paleo-help-balance-cards = Names the cards that are hardly ever taken, and spoils them by that.

paleo-cards-folder = There is no folder { $folder }.
paleo-cards-empty = There are no cards in { $folder }: no file of it ends in .toml.
paleo-cards-module = Module { $letter }: { $name }
paleo-cards-count =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $deck } of them in the deck. { $tiles ->
        [0] None of them brings a fresco tile.
        [one] They can bring 1 fresco tile.
       *[other] They can bring { $tiles } fresco tiles.
    }
paleo-cards-back = back: { $back }
paleo-cards-tag = symbol: { $tag }
paleo-cards-help = can be spent on help
paleo-cards-no-file = There is no { $file }: every card has a title in English, French and German.
paleo-cards-untitled = { $file }: the card { $card } has no title ({ $name }).
paleo-cards-unsaid = { $file }: { $name } is missing.
paleo-cards-title-twice = { $file }: “{ $title }” is not only the title of { $card }, but of another card too.
paleo-cards-fine = All cards are as they should be, and have their words in three languages.

paleo-balance-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } for each level and number of groups, all groups led by “{ $bot }”.
paleo-balance-level = level
paleo-balance-groups = groups
paleo-balance-won = won (95 %)
paleo-balance-days = days
paleo-balance-turns = turns a day
paleo-balance-tiles = tiles
paleo-balance-skulls = skulls
paleo-balance-seldom =
    { $count ->
        [0] None of the { $cards } cards that were met often enough is hardly ever taken.
       *[other] Of the { $cards } cards that were met often enough, { $count } are hardly ever taken.
    }
paleo-balance-card = { $card }: taken { $share } % of { $met } times

## Texts of cards, made from their actions

# What stands on cards

paleo-for = { $cost } → { $effect }
paleo-then = { $one }; { $other }
paleo-list = { $one }, { $other }
paleo-flagged = { $flags }: { $text }
paleo-nothing = nothing
paleo-flag-hostile = hostile
paleo-flag-night = at night
paleo-flag-extra = extra
paleo-flag-when = while “{ $state }”

paleo-need-strength = strength { $count }
paleo-need-perception = perception { $count }
paleo-need-skill = skill { $count }
paleo-need-dice =
    { $count ->
        [one] throw a die
       *[other] throw { $count } dice
    }
paleo-need-grave =
    { $count ->
        [one] a { $tag } card in the graveyard
       *[other] { $count } { $tag } cards in the graveyard
    }
paleo-need-have = “{ $card }” in the group
paleo-need-hold = { $what } in the group
paleo-need-laid = { $what } on this card
paleo-need-tiles =
    { $count ->
        [one] a finished tile
       *[other] { $count } finished tiles
    }
paleo-need-help = help for this card

paleo-pay = pay { $what }
paleo-pay-cards =
    { $count ->
        [one] discard 1 card
       *[other] discard { $count } cards
    }
paleo-pay-person =
    { $count ->
        [one] sacrifice 1 person
       *[other] sacrifice { $count } people
    }
paleo-pay-bury = bury “{ $card }”
paleo-pay-destroy = destroy this card

paleo-gain-person =
    { $count ->
        [one] 1 person
       *[other] { $count } people
    }
paleo-gain-dream =
    { $count ->
        [one] 1 dream
       *[other] { $count } dreams
    }
paleo-gain-idea =
    { $count ->
        [one] 1 idea
       *[other] { $count } ideas
    }
paleo-gain-secret = secret { $count }
paleo-gain-tile =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
paleo-gain-lift =
    { $count ->
        [one] 1 skull less
       *[other] { $count } skulls less
    }
paleo-gain-heal =
    { $count ->
        [one] heal 1 wound
       *[other] heal up to { $count } wounds
    }
paleo-gain-craft =
    { $count ->
        [one] craft 1 idea
       *[other] craft up to { $count } ideas
    }
paleo-gain-mend =
    { $count ->
        [one] heal 1 wound on top of the pile
       *[other] heal up to { $count } wounds on top of the pile
    }
paleo-gain-loose =
    { $count ->
        [one] 1 waiting card comes loose
       *[other] { $count } waiting cards come loose
    }
paleo-gain-become = from now on “{ $state }”
paleo-gain-ignore = ignore your danger
paleo-gain-victory = you win

paleo-suffer-wound =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
paleo-suffer-skull =
    { $count ->
        [one] 1 skull
       *[other] { $count } skulls
    }
paleo-suffer-pile =
    { $count ->
        [one] 1 wound on top of the pile
       *[other] { $count } wounds on top of the pile
    }

paleo-hearts =
    { $count ->
        [one] 1 heart
       *[other] { $count } hearts
    }
paleo-brings = brings { $what }
paleo-slots = room for { $what }

# Names

paleo-skill-strength = strength
paleo-skill-perception = perception
paleo-skill-skill = skill

paleo-thing-food = food
paleo-thing-wood = wood
paleo-thing-stone = stone
paleo-thing-torch = torch
paleo-thing-axe = hand-axe
paleo-thing-spear = spear
paleo-thing-pelt = pelt
paleo-thing-clothing = clothing
paleo-thing-tent = tent
paleo-thing-talisman = talisman
paleo-thing-raft = raft
paleo-thing-root = healing root
paleo-thing-bow = bow
paleo-thing-rope = rope
paleo-thing-horn = horn

paleo-count-food = { $count } food
paleo-count-wood = { $count } wood
paleo-count-stone = { $count } stone
paleo-count-goods =
    { $count ->
        [one] 1 resource of any kind
       *[other] { $count } resources of any kind
    }
paleo-count-food-wood = { $count } food or wood
paleo-count-food-stone = { $count } food or stone
paleo-count-wood-stone = { $count } wood or stone
paleo-count-torch =
    { $count ->
        [one] 1 torch
       *[other] { $count } torches
    }
paleo-count-axe =
    { $count ->
        [one] 1 hand-axe
       *[other] { $count } hand-axes
    }
paleo-count-spear =
    { $count ->
        [one] 1 spear
       *[other] { $count } spears
    }
paleo-count-pelt =
    { $count ->
        [one] 1 pelt
       *[other] { $count } pelts
    }
paleo-count-clothing = { $count } clothing
paleo-count-tent =
    { $count ->
        [one] 1 tent
       *[other] { $count } tents
    }
paleo-count-talisman =
    { $count ->
        [one] 1 talisman
       *[other] { $count } talismans
    }
paleo-count-raft =
    { $count ->
        [one] 1 raft
       *[other] { $count } rafts
    }
paleo-count-root =
    { $count ->
        [one] 1 healing root
       *[other] { $count } healing roots
    }
paleo-count-bow =
    { $count ->
        [one] 1 bow
       *[other] { $count } bows
    }
paleo-count-rope =
    { $count ->
        [one] 1 rope
       *[other] { $count } ropes
    }
paleo-count-horn =
    { $count ->
        [one] 1 horn
       *[other] { $count } horns
    }

paleo-sign-torch = To
paleo-sign-axe = Ax
paleo-sign-spear = Sp
paleo-sign-pelt = Pe
paleo-sign-clothing = Cl
paleo-sign-tent = Te
paleo-sign-talisman = Ta
paleo-sign-raft = Ra
paleo-sign-root = Ro
paleo-sign-bow = Bo
paleo-sign-rope = Rp
paleo-sign-horn = Ho

paleo-tag-deer = deer
paleo-tag-mammoth = mammoth
paleo-tag-wolf = wolf
paleo-tag-bear = bear
paleo-tag-fish = fish
paleo-tag-bird = bird
paleo-tag-plant = plant
paleo-tag-tree = tree
paleo-tag-stranger = stranger
paleo-tag-fire = fire
paleo-tag-storm = storm
paleo-tag-sickness = sickness
paleo-tag-paw = paw
paleo-tag-warrior = warrior
paleo-tag-hunter = hunter
paleo-tag-gatherer = gatherer
paleo-tag-crafter = crafter
paleo-tag-inventor = inventor
paleo-tag-guard = guard

paleo-kind-action = action
paleo-kind-danger = danger
paleo-kind-person = person
paleo-kind-ally = companion
paleo-kind-idea = idea
paleo-kind-mission = mission

paleo-place-group = goes to the group that turns it up
paleo-place-board = goes to the night board

paleo-back-forest = forest
paleo-back-river = river
paleo-back-mountain = mountain
paleo-back-hearth = hearth
paleo-back-red = red
paleo-back-dream = dream
paleo-back-person = person
paleo-back-idea = idea
paleo-back-mission = mission
paleo-back-secret = secret { $number }
paleo-back-hint = { $back } ({ $hint })
paleo-hint-mammoth = a mammoth
paleo-hint-wolf = a wolf
paleo-hint-smoke = smoke
paleo-hint-storm = a storm
paleo-hint-water = water
paleo-hint-hand = a hand
paleo-hint-paw = a paw
paleo-hint-tent = a tent
paleo-hint-sickness = sickness
paleo-hint-tracks = tracks
paleo-hint-cave = a cave

# Files of cards

paleo-file-set = { $file }: the set { $set } is in { $other } already.
paleo-file-twice =
    { $other ->
        [ours] one of our cards is called that already.
       *[other] there is a card of that name in { $other } already.
    }
paleo-file-module = only a module has a “module” part.
paleo-file-mission = { $file }: a module has exactly one mission, not { $found }.
paleo-file-state = “{ $word }”: states are two or more different words in small letters.
paleo-file-state-twice =
    { $other ->
        [ours] “{ $word }” is a state of one of our modules already.
       *[other] “{ $word }” is a state of { $other } already.
    }
paleo-file-unbrought = no module brings secret { $number }.
paleo-file-number = a secret has a number of its own: 1 to 22 here, 23 to 99 in modules of your own. Other cards have none.
paleo-file-back = the back of this card can only be “{ $back }”.
paleo-file-person = only a person has “{ $key }”.
paleo-file-hearts = a person has 1 to 9 hearts.
paleo-file-place = an ally says with “place” where it goes. People always go to their group, and no other card has a “place”.
paleo-file-slots = 1 to 9 of a thing can be laid on an ally or a mission, and on nothing else.
paleo-file-help = only an action or a danger can have “help”.
paleo-file-actions = this card needs at least one action.
paleo-file-extra = an extra action has a cost, since it can be done again and again; it is neither hostile nor of the night.
paleo-file-hostile = a danger needs a hostile action that counts in every state.
paleo-file-hostile-night = what is done at night needs a hostile night action that counts in every state.
paleo-file-folder = BIVOUAC_PALEO names { $folder }, but there is no such folder.
paleo-word-twice = “{ $word }” stands here twice.

## The cards of every day

# Base cards

paleo-card-deer = Deer
paleo-story-deer = It has heard you already. It is only being polite.
paleo-card-windfall = Windfall
paleo-story-windfall = The storm did the felling. All that is left is the carrying, and the mushrooms.
paleo-card-birches = Young birches
paleo-story-birches = They bend, they whip back, and they remember who it was.
paleo-card-blackberries = Blackberries
paleo-story-blackberries = Nobody can help you just now: everybody’s mouth is full.
paleo-card-boar = Wild boar
paleo-story-boar = It would rather be left alone. So would you, on reflection.
paleo-card-comfrey = Comfrey
paleo-story-comfrey = It knits bones. Foxglove looks much the same, and settles the matter differently.
paleo-card-honey = Honey in the oak
paleo-story-honey = Smoke makes bees drowsy. Without smoke it is you who will be wide awake.
paleo-card-adders = Adders
paleo-story-adders = The warm stone you were about to sit on is taken.
paleo-card-salmon = Salmon run
paleo-story-salmon = For a few days the river holds more fish than water.
paleo-card-mussels = Mussel bank
paleo-story-mussels = At last a prey that waits for you. It only shuts the door.
paleo-card-beavers = Beaver lodge
paleo-story-beavers = Good workers, warm coats. You almost feel sorry.
paleo-card-reindeer = Reindeer crossing
paleo-story-reindeer = They come through the same shallows every year, and so do you.
paleo-card-geese = Geese in the reeds
paleo-story-geese = All of them graze but one. That one is looking at you.
paleo-card-flotsam = What the flood left
paleo-story-flotsam = Branches, a drowned hare, half a paddle. The river does not say whom it had that from.
paleo-card-far-bank = People on the far bank
paleo-story-far-bank = You share no word with them. Holding things up and nodding turns out to be enough.
paleo-card-flint = Flint seam
paleo-story-flint = Outside it is as knobbly as an old knee. Inside it is night, and the night has an edge.
paleo-card-scree = Scree
paleo-story-scree = Two steps up, one step down, and a good stone in your shoe.
paleo-card-ibex = Ibex
paleo-story-ibex = It stands where nobody can stand, and chews.
paleo-card-marmots = Marmots
paleo-story-marmots = One of them whistles, and the whole hillside is no longer at home to anybody.
paleo-card-sleeping-bear = A bear asleep
paleo-story-sleeping-bear = Enough meat for days, as long as nobody sneezes.
paleo-card-rockfall = Rockfall
paleo-story-rockfall = First a pebble. Then its whole family.
paleo-card-flat-stone = The flat stone
paleo-story-flat-stone = Everything we own was made on this stone, and most of our bruised thumbs too.
paleo-card-sudden-thought = Wait, I have it
paleo-story-sudden-thought = Someone stops in the middle of a meal, with that look. Quick, before it is gone.
paleo-card-evening-guests = Guests by evening
paleo-story-evening-guests = They ask for a place by the fire until morning. By morning they know all our names.
paleo-card-bed-of-moss = A bed of moss
paleo-story-bed-of-moss = Lie down, drink this, do not ask what is in it.
paleo-card-stars = So many stars
paleo-story-stars = Somebody begins to count them, and is asleep before thirty.
paleo-card-one-more-log = One more log
paleo-story-one-more-log = As long as it burns we can see our hands, so we may as well use them.
paleo-card-wolves = Wolves at dusk
paleo-story-wolves = They do not hurry. That is what is wrong with them.
paleo-card-cave-lion = Cave lion
paleo-story-cave-lion = It is not angry with you. It is only interested in dinner.
paleo-card-white-out = White-out
paleo-story-white-out = You can still see your hand. You can no longer see whose it is.
paleo-card-bogged-rhino = Rhinoceros in the bog
paleo-story-bogged-rhino = It cannot get out, and whoever ties the rope may not either.
paleo-card-stray-dog = The one who follows us
paleo-story-stray-dog = A wolf, nearly. It keeps its distance, a shorter one every evening.

# People

paleo-card-una = Una, gatherer
paleo-story-una = At every step she pulls something up, sniffs at it, and puts it into her bag or into your mouth.
paleo-card-bero = Bero, gatherer
paleo-story-bero = A ripe plum he sees from the other side of the valley. The branch in front of his forehead, never.
paleo-card-sila = Sila, gatherer
paleo-story-sila = What others eat on the spot she brings home, in a basket that she wove on the way.
paleo-card-pim = Pim, gatherer
paleo-story-pim = He has fallen out of every tree there is, and there is still nothing wrong with him. It is the snail shell, he says; you may hold it for a moment.
paleo-card-rask = Rask, hunter
paleo-story-rask = The pelt used to be a bear’s. In his version nobody else was there, and he does not limp.
paleo-card-ilka = Ilka, hunter
paleo-story-ilka = Before she throws her spear she takes leave of it. So far the parting has always been harder on the other side.
paleo-card-oren = Oren, hunter
paleo-story-oren = No trail is too old for him, and nobody runs it faster. One day he will have caught up with something before he has thought about it.
paleo-card-hanno = Hanno, crafter
paleo-story-hanno = He does not lend his hand-axe. He would sooner come along and show you how one holds it.
paleo-card-yeva = Yeva, crafter
paleo-story-yeva = Her knots hold. The meat that she hung up out of the wolves’ reach is still there, out of everybody’s.
paleo-card-dorn = Dorn, crafter
paleo-story-dorn = His hands shake as long as they are empty. Put a stone in them, and everyone comes to watch.
paleo-card-tira = Tira, crafter
paleo-story-tira = Burnt, cut, crushed: each of her fingers has its story. She tells all ten, in excellent spirits, and does not stop working.
paleo-card-fenja = Fenja, inventor
paleo-story-fenja = For half a day she lay in front of an anthill. Since then three good poles are missing, and she hums.
paleo-card-nim = Nim, inventor
paleo-story-nim = He is late, he drops things, he gets lost on the way to the brook. Then he turns up with a bent branch and a string, and far away a hare falls over.
paleo-card-bran = Bran, guard
paleo-story-bran = “Who is there?” he asks, once and quietly. After that the horn asks.
paleo-card-lisse = Lisse, guard
paleo-story-lisse = By the breathing alone she can tell who is asleep. Also who is only pretending, and whose turn it was to fetch wood.
paleo-card-ulma = Ulma, guard
paleo-story-ulma = All night she sits under her pelt at the edge of the camp, and whoever creeps up takes her for a rock. Then the rock clears its throat.
paleo-card-hela = Hela, warrior
paleo-story-hela = She goes ahead, torch raised, and does not look round to see whether anyone follows. Someone always does.
paleo-card-torv = Torv, warrior
paleo-story-torv = He has seven fights behind him, and of each he still knows what there was to eat afterwards.
paleo-card-maku = Maku, warrior
paleo-story-maku = He comes up to the others’ elbows. With the torch under his chin he is the one that everybody runs from.
paleo-card-sanna = Sanna, warrior
paleo-story-sanna = On watch she sings, so that nobody falls asleep. Nobody does, not even those who may.

# Dreams

paleo-card-dream-spring = The warm spring
paleo-story-dream-spring = You sink in up to the chin, and nothing hurts any more. You wake up, and it still does not.
paleo-card-dream-ancestors = Those before us
paleo-story-dream-ancestors = They sit down by the fire, hungry as ever. Share with them, and they take some of the sorrow with them.
paleo-card-dream-meadow = A meadow without end
paleo-story-dream-meadow = Whichever way you walk, something ripe hangs at the height of your hand.
paleo-card-dream-spark = So that is how
paleo-story-dream-spark = It was quite simple all along. Tell somebody before breakfast.
paleo-card-dream-footsteps = Footsteps beside yours
paleo-story-dream-footsteps = You do not see who it is, but you keep in step. In the morning someone stands outside.
paleo-card-dream-eye = The eye in the stone
paleo-story-dream-eye = It looks past you at whatever is behind you. You decide to keep it.
paleo-card-dream-garden = Your mother’s garden
paleo-story-dream-garden = She names every plant and what it is good for, and this time you listen.
paleo-card-dream-hands = Hands that know
paleo-story-dream-hands = You watch them at work and learn a good deal. Then you notice that they are yours.
paleo-card-dream-market = A market on the ice
paleo-story-dream-market = Everybody has too much of what you lack. The seals keep the peace.
paleo-card-dream-owl = The owl keeps watch
paleo-story-dream-owl = She sees it coming long before you do, and has no intention of going to bed.
paleo-card-dream-herd = The herd walks on
paleo-story-dream-herd = The deer you hunted is among them. It looks round once, without a grudge.
paleo-card-dream-flight = You can fly
paleo-story-dream-flight = From up here it is plain to see where everything lies. Landing is the tiring part.
paleo-card-dream-coat = A coat of snow
paleo-story-dream-coat = Somebody tucks you in with the winter itself, and it is warm.
paleo-card-dream-dark-water = Dark water
paleo-story-dream-dark-water = Someone we lost is down there. You may bring back what weighs on us, if you can hold your breath.
paleo-card-dream-first-hunt = Your first hunt
paleo-story-dream-first-hunt = Everything is as it was then, except that this time you do not fall over the root.
paleo-card-dream-none = No dream at all
paleo-story-dream-none = Just sleep. You had forgotten how good that is.

# Ideas

paleo-card-clothing = Clothing
paleo-story-clothing = A pelt with holes in the right places.
paleo-card-bow = Bow
paleo-story-bow = A branch that would rather be straight. One just should not stand in front of it when it gets its way.
paleo-card-rope = Rope
paleo-story-rope = Any child can tear a blade of grass. By forty of them, well twisted, its father hangs over the cliff and collects eggs.
paleo-card-horn = Horn
paleo-story-horn = Blow into it, and all over the valley heads go up. Now at least you know where everybody is.
paleo-card-talisman = Talisman
paleo-story-talisman = Nobody can say how it works. Nor can the lion, so it would rather go round.
paleo-card-garden = Herb garden
paleo-story-garden = Instead of walking to the plants we now tell them to wait here.
paleo-card-smokehouse = Smokehouse
paleo-story-smokehouse = It was meant to be a hut with a fireplace. The fish were very pleased with it.
paleo-card-flute = Bone flute
paleo-story-flute = Five holes, three tunes, and for one evening nobody minds the cold.
paleo-card-torch = Torch
paleo-story-torch = The fire wanted to come along. It only has to be carried, at arm’s length.
paleo-card-axe = Hand-axe
paleo-story-axe = One side is for the hand. It is worth remembering which.
paleo-card-spear = Spear
paleo-story-spear = A stick, but a long one. That is the whole idea: the teeth are at the other end.

## Modules A to E

# Modules A to E

paleo-module-a = The Great Hunt
paleo-module-line-a = The herd is passing through, once a year, and nobody brings down a mammoth alone.
paleo-module-b = A New Home
paleo-module-line-b = The old camp is eaten bare; somewhere beyond the pass there has to be a better one.
paleo-module-c = Teeth in the Dark
paleo-module-line-c = The wolves have noticed how well you hunt, and how badly you sleep.
paleo-module-d = The Grey Fever
paleo-module-line-d = Somebody coughs, then somebody else: an illness has moved in and does not mean to leave.
paleo-module-e = The Last Ember
paleo-module-line-e = You have a fire, and winter is here, and not one of you knows how a fire is made.

paleo-state-lit = fire lit
paleo-state-out = fire out

# A
paleo-card-bountiful-prey = Bountiful prey
paleo-story-bountiful-prey = Where the herd goes, you go, and the nights out there are cold. Somebody has to keep watch, wrapped up well and properly fed.
paleo-card-mammoth-tracks = Footprints like ponds
paleo-story-mammoth-tracks = A frog lives in one of them already. Among the big prints there is one set that is bigger.
paleo-card-lame-mammoth = The one that falls behind
paleo-story-lame-mammoth = It drags a leg, and it has stopped pretending otherwise.
paleo-card-mammoth-cow = Mammoth at the ford
paleo-story-mammoth-cow = Up to her belly in the water she is slow. So are you, but there are more of you.
paleo-card-mammoth-bull = The bull
paleo-story-mammoth-bull = He stands in the pass as if he had ordered it. He has seen you; he is waiting to see what you will do about it.
paleo-card-bare-wall = The bare wall
paleo-story-bare-wall = Smooth, pale and dry, right at the back where the light just reaches. You would only paint what you have really seen.
paleo-card-scraping-frame = Scraping frame
paleo-story-scraping-frame = The work is dull and the smell is not. Whoever scrapes gets the good place by the fire.
paleo-card-straight-ash = Straight ash
paleo-story-straight-ash = Every trunk in this grove already looks like a spear that has not been told yet.
paleo-card-stampede = Stampede
paleo-story-stampede = First the birds went up. Then the ground began to hum.
paleo-card-matriarch = The matriarch
paleo-story-matriarch = The trail ends in a hollow full of snow-light, and there she is, older than anyone you know, her tusks crossed like folded arms. The herd drinks only when she does. Nobody says a word. You could try. You could also leave your food in the grass, step back, and have something to tell for the rest of your lives.

# B
paleo-card-new-world = A new world
paleo-story-new-world = Every evening another place, and none of them yours. Without a roof over you the dark comes very close.
paleo-card-tent = Tent
paleo-story-tent = A cave to take along. The walls are thin, but no bear has ever lived in it.
paleo-card-darca = Darca
paleo-story-darca = She joins you without asking, carries more than anyone, and seems to know somebody behind every hill.
paleo-card-high-pass = The high pass
paleo-story-high-pass = Up here the wind has a say in everything. On the far side, for a moment, the clouds open, and it is green down there.
paleo-card-wide-water = Wide water
paleo-story-wide-water = The other bank is so far away that the trees look like grass. But there are trees.
paleo-card-dry-overhang = Dry overhang
paleo-story-dry-overhang = Room for all of you, and no bear’s opinion on the matter. Pitch something in front against the wind, and it could be called living.
paleo-card-far-smoke = Smoke on the horizon
paleo-story-far-smoke = A thin straight line, every morning at the same place. Lightning is not that punctual.
paleo-card-stragglers = Stragglers
paleo-story-stragglers = They lost their tribe three days ago and have been arguing ever since about which way it went.
paleo-card-abandoned-camp = Somebody else’s camp
paleo-story-abandoned-camp = Poles, a torn hide, cold ash. Whoever slept here left in the right direction, one hopes.
paleo-card-sewing-circle = Sewing circle
paleo-story-sewing-circle = Bone needles, sinew, and news of everybody who is not here.
paleo-card-sleet = Sleet
paleo-story-sleet = It comes from the front, whichever way you turn.
paleo-card-green-valley = The green valley
paleo-story-green-valley = The smoke rises from a valley where the river takes its time. There is grass, there is wood, there is a slope that faces the sun, and there are people, who have stood up and are looking at you. If Darca is with you, somebody calls her by a name you have never heard. If not, you had better build something quickly that looks as if it meant to stay.

# C
paleo-card-hungry-eyes = Hungry eyes
paleo-story-hungry-eyes = They sit where the firelight ends, side by side, quite polite. Keep the fire high, or throw something hard; they have time.
paleo-card-lone-wolf = Lone wolf
paleo-story-lone-wolf = Driven out by the others, and in a mood to match.
paleo-card-wolf-pair = The pair
paleo-story-wolf-pair = You see one of them. That is how they do it.
paleo-card-wolf-pack = The pack
paleo-story-wolf-pack = They do not run at you. They run around you, and somewhere behind them something pale is sitting, watching how it goes.
paleo-card-larder-thieves = Larder thieves
paleo-story-larder-thieves = They have understood your store better than some of your own people.
paleo-card-grey-muzzle = Grey muzzle
paleo-story-grey-muzzle = It growls from habit. There are hardly any teeth behind it.
paleo-card-yearlings = Yearlings
paleo-story-yearlings = Too young to know that one does not walk into a camp. They have already eaten somebody’s shoe.
paleo-card-ahab = Ahab
paleo-story-ahab = He has one arm, nine spears and a single subject of conversation. It is white, and it has the other arm.
paleo-card-wolf-tracks = Tracks in a line
paleo-story-wolf-tracks = Five animals, each in the steps of the first. They carry meat home, so there is a home.
paleo-card-ring-of-fire = Ring of fire
paleo-story-ring-of-fire = Fires all around the camp, one for each side they could come from. It takes the whole evening, and then, for once, you sleep.
paleo-card-fresh-carcass = Fresh carcass
paleo-story-fresh-carcass = Still warm. The owners cannot be far; the question is only how hungry you are.
paleo-card-place-by-the-fire = A place by the fire
paleo-story-place-by-the-fire = There is a hollow in the furs between the children, exactly as large as something that turns around three times before it lies down.
paleo-card-night-without-a-howl = A night without a howl
paleo-story-night-without-a-howl = You lie awake listening for them. Then you notice that you are lying awake listening to nothing at all.
paleo-card-wolf-den = The wolves’ den
paleo-story-wolf-den = Under the roots of a fallen spruce: bones, warmth, a smell of milk. The mother stands in front of it and is very thin. Behind her something small is chewing on its own tail. You have meat with you, and you have spears, and she looks from one to the other as if it were your turn.
paleo-card-white-wolf = The white wolf
paleo-story-white-wolf = The others make room. It is larger than a wolf should be, and it has an old spearhead in its shoulder, grown in like a stone in a tree. It does not look at the strongest of you. It looks at the one who is tired.
paleo-card-wolf-pup = The pup
paleo-story-wolf-pup = It fits into a hood. It has bitten everyone once, so that is settled, and this morning it laid a hare before the shelter, rather larger than itself, and fell asleep on top of it.

# D
paleo-card-coughing-nights = Coughing nights
paleo-story-coughing-nights = One begins, and it goes round the fire like a song. A brew of roots would help; failing that, everything else you have, and plenty of it.
paleo-card-root-bundle = Bundle of roots
paleo-story-root-bundle = Dug up, scrubbed, tied and hung above the fire. They are not for eating; one threatens the cough with them.
paleo-card-hot-forehead = A hot forehead
paleo-story-hot-forehead = The little one does not want to play. That is how you know.
paleo-card-shivering-hunter = The shivering hunter
paleo-story-shivering-hunter = He says that it is nothing. He has said it eleven times, and his spear rattles.
paleo-card-rambling-elder = The rambling elder
paleo-story-rambling-elder = She talks to people who died before you were born, and worse, she passes on their greetings.
paleo-card-foul-pool = Foul pool
paleo-story-foul-pool = Clear, cool, and nothing lives in it. The last point ought to have made you think.
paleo-card-quaking-bog = Quaking bog
paleo-story-quaking-bog = The best roots grow where the ground only pretends to be ground.
paleo-card-willow-bark = Willow bark
paleo-story-willow-bark = So bitter that it has to be good for something.
paleo-card-smoke-in-the-reeds = Smoke in the reeds
paleo-story-smoke-in-the-reeds = Somebody lives out there in the marsh, where nobody lives. It smells of herbs and of burnt porridge.
paleo-card-sweat-lodge = Sweat lodge
paleo-story-sweat-lodge = A frame of branches, hides over it, hot stones in the middle. Bring what it takes and lay it here; the fever is to be driven out by something hotter.
paleo-card-long-vigil = The long vigil
paleo-story-long-vigil = All night somebody sits there, changes the moss on the foreheads, tells stories to people who do not hear them. Towards morning one of them asks how it went on.
paleo-card-high-meadow = The high meadow
paleo-story-high-meadow = A thousand flowers, nine hundred of them poisonous. It would be good to have somebody along who knows them.
paleo-card-clear-breath = Clear breath
paleo-story-clear-breath = Up on the ridge the air is cold and tastes of nothing. Those who could not stand a moon ago have walked here, and complain about the way.
paleo-card-reed-mother = Mother Reed
paleo-story-reed-mother = Her hut stands on stilts and her opinions do, too. She looks at your tongues, one after another, and says “Hm” each time in a different way. Then she packs a bag. For a decent meal she will cook you what you need, but what would really end it, she says, grows on the mountain, blooms by night, and is called moonwort.
paleo-card-moonwort = Moonwort
paleo-story-moonwort = You almost stepped on it: small, pale, open only because the moon is there. The dose is what matters, Mother Reed said, and held up her fingers, and you are quite sure that it was three. A whole tribe’s fever in one handful. Now for a bowl, a steady hand, and no mistakes.

# E
paleo-card-feed-the-fire = Feed the fire
paleo-story-feed-the-fire = It has been burning since your grandmother’s grandmother, and it eats more than all of you together. Tonight as well.
paleo-card-fire-bow = Fire-bow
paleo-story-fire-bow = It shoots well enough. Only why it is called that, not one of the old ones can tell you any more.
paleo-card-struck-pine = The struck pine
paleo-story-struck-pine = Split to the root, and deep inside something still glows. That is where fires come from, you have always been told. But the slope behind it burned on another day.
paleo-card-smoke-next-door = The neighbours’ smoke
paleo-story-smoke-next-door = They will lend you fire. They will also mention it, at every feast, for years.
paleo-card-ember-bearer = Imri carries the embers
paleo-story-ember-bearer = A hollow horn, moss, a little clay, and old Imri, who breathes into it and lets nobody else. With enough dry wood it can become a fire again.
paleo-card-feast-of-the-long-night = Feast of the long night
paleo-story-feast-of-the-long-night = On the longest night of the year everyone eats, everyone sings, and the fire gets the best piece.
paleo-card-scorched-points = Scorched points
paleo-story-scorched-points = Turn it in the embers, scrape, turn again. At some point the wood forgets that it was ever soft.
paleo-card-mammoth-in-the-ice = Mammoth in the ice
paleo-story-mammoth-in-the-ice = It has been standing in there since before anyone can remember, and it has kept remarkably well.
paleo-card-smelling-stones = Stones that stink
paleo-story-smelling-stones = Heavy, golden, worth nothing. But strike two of them together and it smells of bad eggs and, just for a blink, of something else.
paleo-card-beacon-hill = Beacon hill
paleo-story-beacon-hill = Four good loads of wood up here, and everyone who is lost in this winter would see where people are.
paleo-card-driving-snow = Driving snow
paleo-story-driving-snow = It does not fall. It comes past, and takes what is not held on to, warmth first.
paleo-card-freezing-rain = Freezing rain
paleo-story-freezing-rain = Every branch has a skin of glass. It is very beautiful, and you have just slipped again.
paleo-card-winter-bear = The sleepless bear
paleo-story-winter-bear = It ought to be asleep. It thinks so, too, and blames you.
paleo-card-burnt-slope = The burnt slope
paleo-story-burnt-slope = No lightning did this. In the middle of the black there is a ring of stones, and in the ring a board with a small charred hole in it, round as an eye. Somebody knelt here and made a fire, out of nothing, on purpose. You look at each other. Then everybody starts to search at once.
paleo-card-spark-stones = Spark stones
paleo-story-spark-stones = One golden and one grey: struck together they spit. A spark is not a fire yet; it wants tinder, patience, and, if the board on the slope is to be believed, a bow that shoots nothing and turns a stick instead.
paleo-card-fire-of-our-own = A fire of our own
paleo-story-fire-of-our-own = Smoke, and no one breathes. A red dot, as big as a louse. Imri bends over it, who has carried embers for a lifetime, and blows, and it stands up. It has come from nobody, it was lent by nobody, and you could do it again. You could even show the neighbours.

## Modules F to J

# Modules F to J

paleo-module-f = The Breathing Hill
paleo-module-line-f = There is a hole in the hill, and it breathes; somebody has to go and look, and somebody has to hold the torch.
paleo-module-g = The Neighbours
paleo-module-line-g = Somebody has camped on the other side of the valley, and it would be good to know whether they are nice.
paleo-module-h = The Other Bank
paleo-module-line-h = The river has risen between you and your own people, and it shows no sign of being sorry.
paleo-module-i = Drums on the Ridge
paleo-module-line-i = Every night there is drumming up there, a little closer than before; your four best stand watch.
paleo-module-j = Three-Toes
paleo-module-line-j = Everybody has a story about her, and all of them end just before she arrives.

paleo-state-wary = neighbours wary
paleo-state-friendly = neighbours friendly
paleo-state-feuding = neighbours feuding
paleo-state-calm = Three-Toes calm
paleo-state-enraged = Three-Toes enraged

# F
paleo-card-afraid-of-the-dark = Afraid of the dark
paleo-story-afraid-of-the-dark = You camp in front of the hole because it is out of the wind. Nobody says why nobody sleeps. Two torches and a stone to hold on to would help; failing that, plenty of whatever keeps the hands busy.
paleo-card-fat-lamp = Fat lamp
paleo-story-fat-lamp = A hollow stone, a lump of tallow, a wick of moss. It smells of supper and shows you your feet.
paleo-card-breathing-hole = The breathing hole
paleo-story-breathing-hole = Cool air out in the morning, warm air in at night. The hill is asleep, say the old ones. The children ask what happens when it wakes up.
paleo-card-hand-on-the-rock = A hand on the rock
paleo-story-hand-on-the-rock = Somebody laid a hand here and blew red earth all around it. It is the size of yours. You try, of course.
paleo-card-wall-of-antlers = The wall of antlers
paleo-story-wall-of-antlers = The stone has a curve in it like a neck. Those who have had deer in front of them, really in front of them, know where the line must go.
paleo-card-wall-of-teeth = The wall of teeth
paleo-story-wall-of-teeth = Nobody wants to paint this one, and everybody wants it painted. Better to have it on a wall.
paleo-card-ruu = Grandmother Ruu
paleo-story-ruu = She is older than the path, eats like a boy, and has red hands up to the wrist. “Berries,” she says, and winks.
paleo-card-red-stag = The red stag
paleo-story-red-stag = He stands out in the open so that you get a good look at him. Look well; somebody is going to ask you about the antlers.
paleo-card-cave-bear = The tenant
paleo-story-cave-bear = It was here first, and has scratched as much into the wall.
paleo-card-draught = A draught
paleo-story-draught = A sigh from somewhere below, and the dark takes one step forward.
paleo-card-bats = Bats
paleo-story-bats = The ceiling leaves. All of it, at once, past your ears.
paleo-card-ochre-seam = Ochre seam
paleo-story-ochre-seam = It gets into your hair, your food and your bed, and suits all three.
paleo-card-resin-pines = Resin pines
paleo-story-resin-pines = Whoever works here sticks to whatever they touch next. But it burns for hours.
paleo-card-hall-of-hands = The hall of hands
paleo-story-hall-of-hands = Forty steps on your knees, then you can stand, and then you lift the torch. Hands, hundreds of them, red and black, low ones and high ones and one with a finger missing, reaching out of the stone as if those behind it wanted to know who is there. Nobody has been here for longer than anyone can count. There is still room on the walls. You will find the way again: one of you kept a hand on the rock the whole time.
paleo-card-last-chamber = The last chamber
paleo-story-last-chamber = Behind the hall there is a crack, and behind the crack a room so small that one can paint while the others hold the light. On the far wall somebody once began a picture and stopped in the middle of a line. The brush is still lying there. If Ruu is with you she sits down, quite content, and says that she had only gone out for more red.

# G
paleo-card-good-manners = Good manners
paleo-story-good-manners = Friends come to dinner. Those who are not sure of you yet would like to be asked three times, and those who are angry want it in advance.
paleo-card-gift-stone = The gift stone
paleo-story-gift-stone = A flat rock, halfway. You put something down, step back and cough; when you look again, something else is lying there.
paleo-card-smoke-over-there = Smoke across the valley
paleo-story-smoke-over-there = Seven fires, children, somebody who sings off key. One could go over. One of you would have to walk in front and look harmless.
paleo-card-their-aunt = Their aunt
paleo-story-their-aunt = She has come to see how you live, and she is seeing all of it. It is a long way back, she mentions, for somebody without a proper coat.
paleo-card-empty-snares = Empty snares
paleo-story-empty-snares = Somebody was here before you, took everything, and tied your knots again. Better than you do.
paleo-card-flying-stones = Flying stones
paleo-story-flying-stones = Among friends it is a game. Otherwise it is a game, too, only you are the target.
paleo-card-missing-meat = The missing meat
paleo-story-missing-meat = Last night a haunch was hanging here. Now there is a rope, and a good deal of looking across the valley.
paleo-card-beaters = Beaters
paleo-story-beaters = They make the noise, you hold the spears, and for once everything runs in the right direction.
paleo-card-wrestling = Wrestling
paleo-story-wrestling = Who touches the ground has lost, who laughs gets a bite to eat. So far it has prevented two wars and bent one nose.
paleo-card-knapping-together = Two at one stone
paleo-story-knapping-together = They strike from the left. It looks wrong for a while, and then you do it, too.
paleo-card-black-glass = Black glass
paleo-story-black-glass = It cuts everything, thumbs above all. There is no finer present.
paleo-card-bride-walk = The bride walk
paleo-story-bride-walk = One of theirs and one of yours have been fetching water at the same hour for quite some time. Officially nobody has noticed. It will cost you two good furs and a feast.
paleo-card-gathering-ground = The gathering ground
paleo-story-gathering-ground = Where the two brooks meet, the grass is trodden down in a wide ring, from long ago. Somebody would only have to pile up wood, and they would all come, just to see.
paleo-card-first-visit = The first visit
paleo-story-first-visit = They have swept. Everybody stands in front of the tents, washed and stiff, and an old man offers you the place on the best fur. One is expected to have brought something that took some work. Then a boy as broad as a door asks whether anyone would care to wrestle, only for fun. It might be wise to lose.
paleo-card-who-took-it = Who took it?
paleo-story-who-took-it = Now they face each other, yours here, theirs there, and every one of them has seen something: it was dark, it was tall, it was certainly one of the others. What nobody has looked at yet is the ground. Small prints, five toes, and a trail of fat that leads up a tree. In the tree somebody with a bushy tail is sleeping it off.
paleo-card-great-gathering = The great gathering
paleo-story-great-gathering = They come down from both sides with pots and flutes and children on their shoulders, and others come, too, of whom you had never heard. There is dancing until the ring is trodden down anew. Late at night the two oldest sit side by side and find out that their grandmothers had the same name for the moon.

# H
paleo-card-rising-river = The river rises
paleo-story-rising-river = Every evening you push a stick into the edge of it, and every morning the stick is gone. The bank has to be shored up, unless one of you has something that floats to sleep on.
paleo-card-raft = Raft
paleo-story-raft = Three trunks, some rope, and a good deal of trust.
paleo-card-jetty = The jetty
paleo-story-jetty = A few good logs, and it would reach out to where the water is in earnest. Bring wood and lay it down here; the river is watching.
paleo-card-quiet-cove = The quiet cove
paleo-story-quiet-cove = Behind the bend the water turns in a circle and forgets what it was about to do. One could put out from here.
paleo-card-kes = Kes
paleo-story-kes = Twelve years old, hair always wet. She has been across and back, she says, twice, and all of you paddle as if you were chasing flies.
paleo-card-drifting-trees = Drifting trees
paleo-story-drifting-trees = Whole trees come by with the nests still in them. You only have to want one badly enough.
paleo-card-drowned-wood = The drowned wood
paleo-story-drowned-wood = Felling is the easy part, up to the hips in water. It is just that what has been felled swims off.
paleo-card-lime-bast = Lime bast
paleo-story-lime-bast = Soak, peel, twist, and talk about something else. By evening it is a rope.
paleo-card-slipway = The slipway
paleo-story-slipway = Everything that floats was made here. So was everything that did not.
paleo-card-flooded-meadow = The flooded meadow
paleo-story-flooded-meadow = The pike lie in the grass like sheep.
paleo-card-gravel-bank = The gravel bank
paleo-story-gravel-bank = The river has sorted the stones by size. Nobody knows what for.
paleo-card-flood-wave = The wave
paleo-story-flood-wave = You hear it before you see it, and you see it before you believe it.
paleo-card-undercut-bank = The undercut bank
paleo-story-undercut-bank = Until just now it was a path.
paleo-card-water-in-the-tents = Water in the tents
paleo-story-water-in-the-tents = Your shoes are up already and on their way out.
paleo-card-landing = The landing
paleo-story-landing = From here you can see them: small figures on the far side, and one that waves with the whole arm, exactly as your sister does. In between lies the river, brown and broad and very busy. One raft may get across. Two, lashed together, could carry everything and everyone. Tie them up well.
paleo-card-the-current = The current
paleo-story-the-current = In the middle the river stops pretending. The raft begins to turn, and both banks are suddenly a long way off. “Paddle!” shouts one of you. “Stop paddling!” shouts another. A tree with all its roots comes by and has the right of way.
paleo-card-far-shore = The far shore
paleo-story-far-shore = Hands pull you up the bank, and then everybody talks at once. They had thought that you were drowned, you had thought the same of them, and two children have been born in the meantime and are handed round like prize fish. They have food to spare and nothing left to cut it with. Hold one great farewell meal with them, and they will pack and come along.

# I
paleo-card-the-watch = The watch
paleo-story-the-watch = Your four best stand up there in the wind so that the rest of you can sleep. They do not complain. Send them something hot all the same.
paleo-card-raid-at-dusk = Raid at dusk
paleo-story-raid-at-dusk = They come out of the low sun with red palms, and what they look at first is the baskets.
paleo-card-raid-at-dawn = Raid at dawn
paleo-story-raid-at-dawn = It is the hour at which the watch looks east and everybody else at the inside of their eyelids. There are more of them this time.
paleo-card-slingers = Slingers
paleo-story-slingers = Small stones from very far away. One has to admire it, from behind something.
paleo-card-spies = The fern is breathing
paleo-story-spies = Whoever is lying in it has been counting your tents. Whoever is lying in it also knows the way back to wherever they come from.
paleo-card-smoking-store = Smoke from the store
paleo-story-smoking-store = One of them came for nothing but the roof. It is still a small fire; it has plans.
paleo-card-red-palms = Red palms
paleo-story-red-palms = On every rock along the way up the same sign: a hand, still wet. Look at the thumbs, and they point somewhere.
paleo-card-drummer = The boy with the drum
paleo-story-drummer = He fell behind, hid badly and was found. He has not told you his name; he has told you four times that he is hungry.
paleo-card-fire-of-the-wounded = The fire of the wounded
paleo-story-fire-of-the-wounded = Yarrow, hot water, and somebody who is not squeamish. For those who do not come down from the ridge any more, stones have to be carried up.
paleo-card-narrow-gorge = The narrow gorge
paleo-story-narrow-gorge = Wherever they come from, they have to come through here, one at a time. Which goes for you as well, should you have to run.
paleo-card-beacon = Fire on our side
paleo-story-beacon = Once enough of them have been sent home, light one up here, as large as it gets, so that nobody need ask again whose ridge this is.
paleo-card-hollow-of-drums = The hollow of the drums
paleo-story-hollow-of-drums = You count the fires: two. You count the warriors: eleven, some of them grey, and four of them children with painted chins. Everyone who can hold a stick is drumming, in turns, so that it sounds like a whole people. The racks behind them, where the meat should hang, are empty. They are more afraid than you are.
paleo-card-two-fires = Two fires
paleo-story-two-fires = She comes alone, with red hands and an old spear, and lights a fire halfway between your camp and hers. Then she lights a second one. Here one fights, she shows you, and there one eats. If the boy is with you he runs past everybody, and she catches him without taking her eyes off you. It is for you to choose where to sit.

# J
paleo-card-three-toes = Three-Toes
paleo-story-three-toes = At night she walks once around the camp, and something had better be lying there for her. When five pictures are on the wall hers will still be missing: go and find her then, with spears, or, as long as she is calm, with something better.
paleo-card-garm = Old Garm
paleo-story-garm = He was there when she lost the two, he says. He says no more than that on an empty stomach, and when she roars he gets to his feet as one does for an acquaintance.
paleo-card-wide-prints = Wide prints
paleo-story-wide-prints = A child could curl up in one. Between the toes, all three of them, there are squashed berries.
paleo-card-her-larder = Her larder
paleo-story-her-larder = Half an elk under moss, put by for later. It is not theft as long as nobody is looking.
paleo-card-roar = The roar
paleo-story-roar = It comes through the ground first. Then the birds remember that they are expected elsewhere.
paleo-card-claw-marks = Claw marks
paleo-story-claw-marks = Three furrows, higher than a spear reaches. Beside them, grown over long ago, there are older ones: five.
paleo-card-offering-stone = The offering stone
paleo-story-offering-stone = Fish, honey, the good end of the roast. She never comes while anybody watches, and in the morning it has been licked clean.
paleo-card-slope-of-bones = The slope of bones
paleo-story-slope-of-bones = Everything she ever ate has rolled down here. It must have started rolling somewhere.
paleo-card-paw-in-the-mud = Paw in the mud
paleo-story-paw-in-the-mud = Deep, fresh, and slowly filling with water. That is how far away she is: as far as that.
paleo-card-paw-on-the-path = Paw on the path
paleo-story-paw-on-the-path = She is not in your way. She merely happens to be wherever it leads.
paleo-card-paw-at-the-tent = Paw at the tent
paleo-story-paw-at-the-tent = The hide bulges inwards, quite gently. She would like to know what you had for dinner.
paleo-card-paw-in-the-dark = Paw in the dark
paleo-story-paw-in-the-dark = Something sets its weight down, very carefully, just behind where the light ends.
paleo-card-paw-beside-the-sleeper = Paw beside the sleeper
paleo-story-paw-beside-the-sleeper = Warm breath on your neck. Nobody move; and nobody, please, wake the little one.
paleo-card-paw-raised = The raised paw
paleo-story-paw-raised = She stands up, and goes on standing up. Garm, if he is there, puts down his bag. “Now then, old girl,” he says.
paleo-card-old-trap = The old trap
paleo-story-old-trap = In the gorge, under the leaves of many years, lies a deadfall as big as a hut, and the knots on it are ours: your grandmother tied them just like that. Two claws are stuck between the stones. So that is where she left them, and why she never forgot where we live. If Garm is with you he says that he was nine, and that he was so proud of it. Take it apart, piece by piece; nobody ought to step into it again.
paleo-card-den = Where she sleeps
paleo-story-den = It is warm in here and smells of honey and old snow. In the furthest corner, in a nest of moss, lie two cubs, one asleep on top of the other. Then it turns dark behind you, because somebody is standing in the entrance. There is time for one thing.
