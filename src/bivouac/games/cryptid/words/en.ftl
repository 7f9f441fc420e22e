# Cryptid: what is said to people. Names of messages begin with the title's name.

cryptid-title = Cryptid
cryptid-line = Hidden clues on a hex map. Ask, listen, and be the first to find the creature.
cryptid-origin = The map and the rules are those of the box; every puzzle is our own, made by the program.
cryptid-option-advanced = Advanced: clues may say where the habitat is not, and black structures stand on the map.

cryptid-seat-blue = Blue
cryptid-seat-orange = Orange
cryptid-seat-green = Green
cryptid-seat-purple = Purple
cryptid-seat-red = Red
cryptid-colour-blue = blue
cryptid-colour-orange = orange
cryptid-colour-green = green
cryptid-colour-purple = purple
cryptid-colour-red = red

cryptid-terrain-water = water
cryptid-terrain-mountain = mountain
cryptid-terrain-forest = forest
cryptid-terrain-swamp = swamp
cryptid-terrain-desert = desert

cryptid-clue-on = The habitat is in { $one } or { $other }.
cryptid-clue-1 = The habitat is within one hex of { $what }.
cryptid-clue-2 = The habitat is within two hexes of { $what }.
cryptid-clue-3 = The habitat is within three hexes of { $what }.
cryptid-clue-not-on = The habitat is not in { $one } or { $other }.
cryptid-clue-not-1 = The habitat is not within one hex of { $what }.
cryptid-clue-not-2 = The habitat is not within two hexes of { $what }.
cryptid-clue-not-3 = The habitat is not within three hexes of { $what }.
cryptid-near-water = water
cryptid-near-mountain = a mountain
cryptid-near-forest = a forest
cryptid-near-swamp = a swamp
cryptid-near-desert = a desert
cryptid-near-animal = either animal's territory
cryptid-near-bear = bear territory
cryptid-near-cougar = cougar territory
cryptid-near-stone = a standing stone
cryptid-near-shack = an abandoned shack
cryptid-near-white = a white structure
cryptid-near-green = a green structure
cryptid-near-blue = a blue structure
cryptid-near-black = a black structure

cryptid-short-on = { $one }/{ $other }
cryptid-short-1 = ≤1 { $what }
cryptid-short-2 = ≤2 { $what }
cryptid-short-3 = ≤3 { $what }
cryptid-short-not-on = not { $one }/{ $other }
cryptid-short-not-1 = >1 { $what }
cryptid-short-not-2 = >2 { $what }
cryptid-short-not-3 = >3 { $what }
cryptid-tiny-water = water
cryptid-tiny-mountain = mountain
cryptid-tiny-forest = forest
cryptid-tiny-swamp = swamp
cryptid-tiny-desert = desert
cryptid-tiny-animal = animals
cryptid-tiny-bear = bear
cryptid-tiny-cougar = cougar
cryptid-tiny-stone = stone
cryptid-tiny-shack = shack
cryptid-tiny-white = white
cryptid-tiny-green = green
cryptid-tiny-blue = blue
cryptid-tiny-black = black

cryptid-my-clue = My clue
cryptid-hint-title = Hint
cryptid-hint-cat-1 = No clue says “within one hex”.
cryptid-hint-cat-2 = No clue says “within two hexes”.
cryptid-hint-cat-3 = No clue says “within three hexes”.
cryptid-hint-cat-on = No clue names two terrains.
cryptid-hint-mention = No clue mentions { $terrain }.
cryptid-hint-mention-terrain = No clue mentions any terrain.
cryptid-hint-mention-animal = No clue mentions an animal's territory.

cryptid-prompt-opening-mine = Place a cube where the habitat cannot be by your clue.
cryptid-prompt-opening-theirs = { $seat } places an opening cube.
cryptid-prompt-turn-mine = Your turn: ask somebody about a hex, or search one.
cryptid-prompt-turn-theirs = { $seat } is to ask or to search.
cryptid-prompt-answer-question-mine = { $turn } asks: could the creature be on { $hex }?
cryptid-prompt-answer-question-theirs = { $seat } is to answer about { $hex }.
cryptid-prompt-answer-search-mine = { $turn } searches { $hex }: could the creature be there?
cryptid-prompt-answer-search-theirs = { $seat } is to answer the search of { $hex }.
cryptid-prompt-disc-mine = Your { $colour } disc is there already: place it on another hex where the habitat could be.
cryptid-prompt-disc-theirs = { $seat } places a disc on another hex.
cryptid-prompt-cube-mine = You made somebody place a cube: place one of yours where the habitat cannot be.
cryptid-prompt-cube-theirs = { $seat } places a cube.
cryptid-prompt-vote-mine = { $turn } would like the hint. Do you agree?
cryptid-prompt-vote-theirs = The hint is voted on.

cryptid-move-ask = Ask { $seat } about { $hex }
cryptid-move-search = Search { $hex }
cryptid-move-cube = Place your { $colour } cube on { $hex }
cryptid-move-disc = Place your { $colour } disc on { $hex }
cryptid-move-discs = Answer with both discs on { $hex }
cryptid-move-hint = Propose to take the hint
cryptid-move-agree = Agree to the hint
cryptid-move-refuse = Refuse the hint

cryptid-told-asked = { $seat } asks { $of } about { $hex }.
cryptid-told-searched = { $seat } searches { $hex }.
cryptid-told-cube = { $seat }: cube on { $hex }.
cryptid-told-disc = { $seat }: disc on { $hex }.
cryptid-told-cube-coloured = { $seat }: { $colour } cube on { $hex }.
cryptid-told-disc-coloured = { $seat }: { $colour } disc on { $hex }.
cryptid-told-agrees = { $seat } is for the hint.
cryptid-told-refuses = { $seat } is against the hint.
cryptid-told-hint = Hint: { $hint }
cryptid-told-no-hint = The hint is not taken.
cryptid-won = { $seat } has found the creature on { $hex } and wins.

cryptid-code-length = A map code has 18 characters (normal) or 22 (advanced); this one has { $length }.
cryptid-code-digits = A map code has only the digits 0 to 9 and the letters A to F: { $code }
cryptid-bad-layout = A layout names six sections, 1 to 6, with t for turned: { $layout }
cryptid-section-twice = Section { $section } is on the map twice.
cryptid-structure-count = A map has 6 structures (normal) or 8 (advanced), not { $count }.
cryptid-structure-outside = A structure stands outside the map, on { $hex }.
cryptid-structures-meet = Two structures stand on { $hex }.
cryptid-bad-clue = There is no clue “{ $code }”. Write on:FS, 1:D, 1:animal, 2:stone, 2:bear or 3:blue, with ! before it for not.

cryptid-no-token = There is no token of that colour on { $hex }.
cryptid-token-outside = There is no hex { $hex }, or no such colour in this game.
cryptid-cube-there = A cube lies on { $hex }: nothing more goes there.
cryptid-token-there = That colour has a token on { $hex } already.
cryptid-token-false = By your clue that token on { $hex } is not true.

cryptid-sheet-legend = - ruled out by a token, the hint or your own clue   X the only one left
cryptid-sheet-marks = Your own marks stand in front: - + ?

cryptid-help-puzzle = Makes a puzzle, or shows the one of a code: for your own box, or to play here.
cryptid-help-play = Plays the puzzle of a code.
cryptid-help-check = Checks set-ups in a file: answer, necessity, balance and hint.
cryptid-help-deck = Makes a deck of cards with its booklets and hints, as JSON.
cryptid-help-code = A puzzle's share code.
cryptid-help-setups = A file of set-ups, in JSON.
cryptid-help-quiet = Only the last line.
cryptid-help-seats = For how many players.
cryptid-help-json = As JSON, for programs.
cryptid-help-svg = Draws the map into this file.
cryptid-help-hint = Tells the hint.
cryptid-help-solution = Tells all clues and the habitat.
cryptid-help-player = Tells the clue of this player (from 1) alone.
cryptid-no-player = There is no player { $player } in a puzzle for { $seats }.
cryptid-code-seats = This puzzle is for { $seats } players, not for { $count }.
cryptid-mode-normal = normal game
cryptid-mode-advanced = advanced game
cryptid-puzzle-code = Code: { $code }
cryptid-puzzle-mode = { $seats } players, { $mode }
cryptid-puzzle-rating = Difficulty: { $level } ({ $bits } bits are missing, on average)
cryptid-level-gentle = gentle
cryptid-level-fair = fair
cryptid-level-tricky = tricky
cryptid-level-hard = hard
cryptid-puzzle-habitat = The habitat is { $hex }.
cryptid-check-right = { $setup }, { $seats } players: right ({ $checks })
cryptid-check-wrong = { $setup }, { $seats } players: WRONG. { $why }
cryptid-check-all = { $wrong ->
    [0] { $count } puzzles, all right.
   *[other] { $count } puzzles, { $wrong } wrong.
}
cryptid-check-unread = These set-ups cannot be read: { $why }
cryptid-check-clues = clues
cryptid-check-answer = answer
cryptid-check-necessity = necessity
cryptid-check-balance = balance
cryptid-check-pairs = pairs
cryptid-check-hint = hint

cryptid-bad-hint = There is no hint “{ $code }”. Write cat:on, cat:1, cat:2, cat:3, mention:D (or F, W, M, S), mention:terrain or mention:animal.
cryptid-share-form = “{ $code }” is not a share code: it has a map code, the number of players and the clues, with a dash between them.
cryptid-share-typo = There is a typing mistake in the share code “{ $code }”.
cryptid-share-clues = The last part of the share code, “{ $digits }”, is no set of clues for { $seats } players.
cryptid-unfair = That is not a fair puzzle: { $why }
cryptid-fault-seats = Cryptid is for 2 to 5 players, not { $seats }.
cryptid-fault-count = There are { $count } clues, but there should be { $expected }.
cryptid-fault-mode = The clue { $clue } is not one of the normal game.
cryptid-fault-balance = The clue { $clue } is not balanced: its positive form covers { $hexes } hexes, not 42 to 64.
cryptid-fault-twice = The clue { $clue } is there twice.
cryptid-fault-opposed = The clues { $clue } and { $other } contradict each other.
cryptid-fault-hexes = The clues leave { $hexes } hexes, not one.
cryptid-fault-idle = The clue { $clue } is not needed.
cryptid-fault-pair = The clues { $clue } and { $other } of one player leave only { $hexes } hexes.
cryptid-fault-hint = The hint { $hint } is not true of the clue { $clue }.
cryptid-fault-answer = The habitat is { $habitat }, not { $answer }.
cryptid-setups-file = { $file }: { $why }
cryptid-setups-entry = { $file }, set-up { $setup }: { $why }
cryptid-setup-twice = There are two set-ups of that name.
cryptid-setup-game = { $seats } players: { $why }
cryptid-setup-structures = { $mode ->
    [advanced] The advanced game has { $count } structures: one of each kind in white, green, blue and black.
   *[normal] The normal game has { $count } structures: one of each kind in white, green and blue.
}
cryptid-setup-outside = Column { $column }, row { $row } (counted from 0) is outside the map.

cryptid-help-follow = Follows a game at a real table: type the tokens, see what they leave.
cryptid-help-notebook = The notebook's file; a new one with --map.
cryptid-help-map = Begins a notebook with this map code.
cryptid-help-clue = A clue of your own, as blue=on:FS.
cryptid-follow-help = Type: cube 5,3 orange · disc 5,3 green · mend 5,3 orange 6,4 (wrong token; where it goes) · back · map · sheet · odds · quit
cryptid-follow-words = I do not understand “{ $line }”. Try: cube 5,3 orange
cryptid-follow-colour = There is no colour “{ $word }” here. There are: { $known }.
cryptid-follow-hex = “{ $word }” is no hex: write column,row from 1,1 to 12,9.
cryptid-follow-file = { $file } is not a notebook.
cryptid-follow-exists = { $file } is there already: open it without --map, or choose another name.
cryptid-follow-mistake = No world agrees with all that. Is a token wrong? mend 5,3 orange 6,4
cryptid-follow-odds = { $worlds ->
    [one] One world is left: { $hexes }
   *[other] { $worlds } worlds are left. Likeliest: { $hexes }
}
cryptid-follow-found = The clue of { $colour } is known: { $clue }

cryptid-legend =
    Each hex begins with the letter of its terrain: W water, M mountain, F forest, S swamp, D desert. A small b or c beside it is bear or cougar territory. o is a standing stone and ^ an abandoned shack, with the letter of its colour: W white, G green, B blue, K black. Below stand the tokens, by the letter of their colour: a capital is a cube, a small letter a disc. A ? is the hex that is asked about or searched.

cryptid-bot-wanderer = Plays anything that is allowed.
cryptid-bot-scout = Keeps a sheet of each opponent by itself.
cryptid-bot-tracker = Weighs every possible deal, and asks what tells most.
cryptid-bot-ranger = Also weighs what everybody else knows, and gives little away.

# The review of a finished game.

cryptid-review-title = How sure each player could be of the habitat: 0 % is no idea, 100 % is certain
cryptid-review-column-learned = Learned (bits)
cryptid-review-column-shared = Others learned (bits)
cryptid-review-column-given = Given away of one’s own clue (bits)
cryptid-review-found = { $seat } found the creature.
cryptid-review-knew = After that { $seat } could know the habitat: { $hex }.
cryptid-review-ruled-out = { $out ->
    [one] { $seat } could rule out one hex
   *[other] { $seat } could rule out { $out } hexes
} and had { $left } left.
cryptid-review-odds-moved = No hex fell away for { $seat }, but the odds became clearer.
cryptid-review-nothing-new = That told { $seat } nothing new.
cryptid-review-surprise = It came as a surprise: { $seat } had to be less sure than before.
cryptid-review-gave = The others could think of about { $before } clues for { $seat } before, and of { $left } after.
cryptid-review-gave-pairs = The other player could think of { $before } pairs of clues for { $seat } before, and of { $left } after.
cryptid-review-gave-all = After that everybody could know what { $seat } knows.
cryptid-review-gave-nothing = { $seat } gave away next to nothing.
cryptid-review-could-have-known = { $seat } could have known the habitat here: { $hex }.
cryptid-review-likeliest = To { $seat } { $hex } was the likeliest hex, with odds of { $odds } %.
cryptid-review-likelier = To { $seat } { $hex } had odds of { $odds } %; the likeliest hex was { $best } with { $highest } %.
cryptid-review-ranger-same = The ranger would have done the same.
cryptid-review-ranger = The ranger’s choice: { $move }.
cryptid-review-ranger-wins = The ranger’s choice: { $move }. It would have won.
cryptid-review-ranger-less = The ranger’s choice: { $move }. That would have given less away.
cryptid-review-ranger-alike = The ranger’s choice: { $move }. That would have made no difference.

# The page: panels beside the map, what a hex or a clue tells when pointed at, and the view in words
cryptid-my-clues = My clues
cryptid-all-clues = The clues
cryptid-sheet-title = Sheet
cryptid-sheet-on = Terrain
cryptid-sheet-1 = Within one
cryptid-sheet-2 = Within two
cryptid-sheet-3 = Within three
cryptid-sheet-is = is
cryptid-sheet-not = not
cryptid-sheet-struck = ruled out
cryptid-sheet-crossed = the only one left
cryptid-sheet-open = open
cryptid-sheet-box = { $colour }, { $clue }
cryptid-territory-bear = bear territory
cryptid-territory-cougar = cougar territory
cryptid-stone-white = white standing stone
cryptid-stone-green = green standing stone
cryptid-stone-blue = blue standing stone
cryptid-stone-black = black standing stone
cryptid-shack-white = white abandoned shack
cryptid-shack-green = green abandoned shack
cryptid-shack-blue = blue abandoned shack
cryptid-shack-black = black abandoned shack
cryptid-cube = { $colour } cube
cryptid-disc = { $colour } disc
cryptid-about-hex = { $hex }: { $what }
cryptid-about-ask = Can be asked here: { $who }.
cryptid-about-ask-nobody = Nobody can be asked here.
cryptid-about-mine = { $fits ->
    [yes] My clue allows this hex.
   *[no] My clue rules this hex out.
}
cryptid-about-clue = { $fits ->
    [yes] { $colour }: the clue allows this hex.
   *[no] { $colour }: the clue rules this hex out.
}
cryptid-about-open = { $colour }: { $some } of { $all } open clues allow this hex.
cryptid-about-hexes = { $count ->
    [one] One hex fits.
   *[other] { $count } hexes fit.
}
cryptid-about-of = { $colour }: { $clue }
cryptid-chapter-tokens = Tokens
cryptid-chapter-map = Map
cryptid-now-pawn = The pawn stands on { $hex }.
cryptid-now-last = The last token: { $token } on { $hex }.
cryptid-now-votes = For the hint: { $who }.
cryptid-player-tokens = tokens { $one } and { $other }
cryptid-tokens-none = There are no tokens yet.
cryptid-row = Row { $row }: { $hexes }

# The coach of a first game.

cryptid-coach-goal = Only one hex fits everybody’s clues: there the creature lives. Find out what the others know, and be the first to search that hex.
cryptid-coach-opening = Place a cube: it says “not here, by my clue”. The lit hexes are those that your clue rules out; point at one to choose it.
cryptid-coach-opening-why = The others then strike every clue that would allow the hex. So a good hex for you is one that few clues allow.
cryptid-coach-opening-again = One more cube, as before: best where it tells little.
cryptid-coach-quiet-cube = { $out ->
    [0] Here your { $colour } cube tells nothing new: { $hexes }.
    [one] Your { $colour } cube tells least here: { $hexes }. There it strikes only one of the { $all } clues that you may have, for all the others know.
   *[other] Your { $colour } cube tells least here: { $hexes }. There it strikes { $out } of the { $all } clues that you may have, for all the others know.
}
cryptid-coach-quiet-disc = { $out ->
    [0] Here your { $colour } disc tells nothing new: { $hexes }.
    [one] Your { $colour } disc tells least here: { $hexes }. There it strikes only one of the { $all } clues that you may have, for all the others know.
   *[other] Your { $colour } disc tells least here: { $hexes }. There it strikes { $out } of the { $all } clues that you may have, for all the others know.
}
cryptid-coach-turn = Your turn: point at a lit hex, then ask somebody whether the creature could be there, or search it yourself.
cryptid-coach-answers = A disc says “could be here”, a cube “not here”. If it is a cube, you pay with a cube of your own, which tells the others about you.
cryptid-coach-standing = { $hexes } hexes can still be the habitat. You know least about { $who }: { $open ->
    [one] one clue is
   *[other] { $open } clues are
} open on your sheet.
cryptid-coach-ask = Try this: ask { $seat } about { $hex }. Of { $all } open clues a disc would leave { $yes }, a cube { $no }; no question tells you more about the habitat.
cryptid-coach-ask-pair = Try this: ask { $seat } about { $hex }. With odds of { $yes } % the answer is two discs, else a cube; no question tells you more about the habitat.
cryptid-coach-search = { $hex } is the habitat with odds of { $odds } %: search it. Should somebody place a cube there, you pay with one of your own.
cryptid-coach-sure = All clues together leave exactly one hex, and whichever of the open ones the others hold, with yours that is { $hex }. Search it, and you win!
cryptid-coach-enough = What lies on the table is enough to know the habitat, if you remember that all clues together leave exactly one hex. To see more first, ask { $seat } about { $hex }: of { $all } open clues a disc would leave { $yes }, a cube { $no }.
cryptid-coach-hint = No question tells you much now. You could propose the hint: it names a kind of clue that nobody holds.
cryptid-coach-cube = That was a cube, so you pay with one of yours, on a hex that your clue rules out. Point at a lit hex.
cryptid-coach-cube-again = Now a cube of yours.
cryptid-coach-disc = Your disc lies on { $hex } already, so another one goes to a hex that your clue allows. Point at a lit hex.
cryptid-coach-answer-discs = Both of your clues allow { $hex }: your answer is a disc of each colour.
cryptid-coach-answer-cube = By your { $colour } clue the creature cannot be on { $hex }: your answer is a cube of that colour.
cryptid-coach-answer-choice = Neither of your clues allows { $hex }. One cube is enough, and its colour is your choice.
cryptid-coach-vote = The hint names a kind of clue that nobody holds, and all hear it. It helps most who knows least.
cryptid-coach-vote-agree = Your likeliest hex has odds of only { $odds } %: agree.
cryptid-coach-vote-refuse = Your likeliest hex has odds of { $odds } % already: refuse, or the others catch up.
cryptid-coach-watch = { $seat } chooses now. Watch what is placed: every token is true, and tells you something.
cryptid-coach-sheet = Your sheet lists every clue that somebody may hold; what a token speaks against is struck. Point at a clue to see its hexes.
cryptid-coach-their-cube = { $who } has a cube on { $hex }, so { $who }’s clue does not allow this hex: { $out ->
    [0] nothing new
    [one] one clue falls away
   *[other] { $out } clues fall away
}, { $left ->
    [one] one is
   *[other] { $left } are
} left.
cryptid-coach-their-disc = { $who } has a disc on { $hex }, so { $who }’s clue allows this hex: { $out ->
    [0] nothing new
    [one] one clue falls away
   *[other] { $out } clues fall away
}, { $left ->
    [one] one is
   *[other] { $left } are
} left.
cryptid-coach-last-cube = The cube on { $hex } leaves { $who } a single clue: “{ $clue }”
cryptid-coach-last-disc = The disc on { $hex } leaves { $who } a single clue: “{ $clue }”
cryptid-coach-my-cube = Your { $colour } cube on { $hex } { $out ->
    [0] told nothing new
    [one] struck one of the clues that you may have
   *[other] struck { $out } of the clues that you may have
}; the tokens leave { $left }.
cryptid-coach-my-disc = Your { $colour } disc on { $hex } { $out ->
    [0] told nothing new
    [one] struck one of the clues that you may have
   *[other] struck { $out } of the clues that you may have
}; the tokens leave { $left }.
cryptid-coach-hinted = The hint strikes { $out } of { $all } clues, for everybody.
cryptid-coach-over = { $hex } is the only hex that all { $count } clues allow.
cryptid-coach-over-mine = Without your { $colour } clue { $hexes } hexes would be left: every clue is needed.
cryptid-coach-over-review = The review shows, turn by turn, what everybody could know and what they gave away.
