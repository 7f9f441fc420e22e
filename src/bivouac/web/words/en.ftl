# What pages say. A game's own words stand in its folder.

# The store
page-store-newer = The database { $file } is of version { $version }, this program knows up to { $known }. A newer Bivouac can open it.
page-store-damaged = { $file } is not a database of Bivouac, or it is damaged.
page-store-full = This could not be kept: the server has no room left. Nothing was changed.
page-store-failed = This could not be kept or found: the server’s database does not answer. Nothing was changed.

# The frame of every page
page-skip = Skip to the content
page-nav = Main
page-nav-rules = Rules
page-nav-me = You
page-nav-about = About
page-foot = Language, look, about
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-home = To the first page
page-back = Back
page-name = Your name
page-refresh = Refresh
page-copy = Copy
page-copied = Copied

# The first page
page-home-title = Pull up a log and play
page-home-line = Wilderness board games, with friends or bots. No account, nothing to install.
page-home-games = Games
page-home-mine = Your tables
page-home-finished = Your finished games
page-home-open = Open tables
page-home-none-open = Nobody is waiting for players right now.
page-home-seats = For { $least } to { $most } players.
page-home-now = Play now against bots
page-home-now-together = Play now with bots
page-home-learn = Learn it: a guided first game
page-home-new = New table
page-home-rules = Rules
page-home-code = I have a code
page-home-code-go = Go there
page-replay = Watch it again
page-card-yours = It is your turn.
page-card-theirs = It is the turn of { $seat } ({ $who }).
page-card-waiting = { $count ->
    [one] Waiting for one player.
   *[other] Waiting for { $count } players.
}
page-ago-now = just now
page-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
page-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
page-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

# Setting a table
page-new-title = { $game }: a new table
page-new-seats = Who sits where
page-new-count = Number of players
page-new-rows = At least { $least } seats. A seat with a dash does not take part.
page-new-bots = What the bots are like, from weak to strong
page-new-options = Options
page-new-aid = Help
page-new-table = The table
page-new-clock = Time to think
page-new-watch = Others may watch
page-new-listed = Show the table on the first page while a seat is free
page-new-guided = A coach explains each step
page-new-go = Set the table
page-new-me = Me
page-new-link = A friend, by a link
page-new-free = Free: whoever comes first
page-new-nobody = –
page-aid-full = The sheet fills itself in, and you can add marks
page-aid-hand = The sheet is empty: you make all marks yourself
page-aid-off = No sheet
page-clock-none = No limit
page-clock-move = { $time } a move
page-clock-game = { $time } each for the whole game
page-time-seconds = { $count } seconds
page-time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
page-time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
page-seats-gap = { $seat } has a dash, but a later seat is taken: leave no gap.

# The waiting room
page-wait-title = { $game }: a table is being set
page-wait-line = { $count ->
    [one] One seat is still empty. The game begins as soon as all are taken.
   *[other] { $count } seats are still empty. The game begins as soon as all are taken.
}
page-wait-who = Who sits where
page-wait-free = Free
page-wait-awaited = A friend, who has the link
page-wait-me = { $name } (you)
page-wait-change = Who shall sit on { $seat }
page-bot = Bot: { $bot }
page-nameless = Somebody
page-sit-here = Sit here
page-stand-up = Stand up
page-change = Change
page-link-of = Link to the seat { $seat }; it works once
page-start-now = Start now, bots take the empty seats
page-start-line = People can still take a bot’s place later, if you free it.
page-invite = Invite
page-invite-line = Say the code, send the link, or let a phone look at the picture.
page-invite-link = Link to this table
page-invite-qr = A QR picture of the link to this table
page-code-spelled = Code: { $code }
page-agreed-seats = { $seats ->
    [one] One player
   *[other] { $seats } players
}
page-agreed-watch = { $watch ->
    [yes] others may watch
   *[no] nobody may watch
}

# A link to a seat
page-join-title = A seat at a table of { $game }
page-join-with = At the table: { $who }.
page-join-go = Sit down as { $seat }

# Oneself
page-me-title = You
page-me-you = Name and looks
page-me-language = Language
page-me-theme = Light or dark
page-me-save = Keep
page-me-saved = Kept.
page-phrase-title = Another device
page-phrase-line = With a passphrase you sit on the same seats in another browser. Whoever knows it can play for you.
page-phrase-make = Make a passphrase
page-phrase-once = Write it down: it is shown once. An older one no longer works.
page-phrase-qr = A QR picture that opens the page “bring my seats here” with the passphrase
page-bring-title = Bring my seats here
page-bring-line = Type the passphrase that you made in the other browser. Who you were in this one is forgotten.
page-bring-phrase = Passphrase
page-bring-go = Bring my seats here
page-brought = You are { $name } here, too.

# Rules and the rest
page-rules-title = { $game }: the rules
page-about-title = About Bivouac
page-about-what = Bivouac is a home for wilderness board games: in a browser, in a terminal, at a real table, and for programs.
page-about-whose = Whose the games are
page-about-unofficial = This is an unofficial project of people who like these games. Their names belong to their owners, who have nothing to do with it. No picture and no text of a publisher is used; rules are told in our own words.
page-about-kept = What is kept
page-about-kept-line = The name that you choose, and what was done and said at your tables. One cookie says who you are, two remember language and look. No address, no e-mail, nothing else; nothing is loaded from anywhere else.
page-about-text = For those who hear the page
page-about-text-line = Every table has a page in words that plays the whole game by keyboard, with a screen reader or without script. Each table links to it.

# The table in words
page-text-title = the table in words
page-text-now = Now
page-text-type = Type a move
page-text-typing = For example “{ $example }”. The beginnings of words will do, and a word alone lists the moves with it.
page-text-play = Play
page-text-which = Which of these?
page-text-moves = Everything you can do
page-text-range = { $count } moves: { $first } … { $last }
page-text-undo = Take back: { $move }
page-text-log = What happened
page-text-all = All { $count } lines
page-text-nothing = Nothing yet.
page-text-talk = Talk
page-text-say = Say something
page-text-send = Send
page-text-picture = The table as a picture
page-text-table = At the table
page-text-seat = { $seat } ({ $who })
page-text-turn = { $seat } ({ $who }), whose turn it is
page-text-left = { $line }, { $time } left
page-next = To the next game
page-rematch = Play again with the same people
page-concede = Give up …
page-concede-line = A bot plays on for you, and you can no longer win.
page-concede-go = Yes, give up


# The table as a picture
page-table-leave = Leave the table (your seat stays yours)
page-table-reconnecting = Reconnecting …
page-table-veil = Hide what only you may see
page-table-menu = Menu
page-table-sound = Sound
page-table-keys = Keys
page-table-rules = Rules
page-table-text = The table in words
page-table-concede = Give up …
page-table-concede-sure = Give up? A bot plays on for you, and you can no longer win.
page-table-map = Map
page-table-closer = Closer
page-table-farther = Farther away
page-table-all = Show all of it
page-table-asked = What is asked
page-table-replay = Replay
page-table-review = Review
page-table-card = What you point at
page-table-known = What is known there
page-table-close = Close
page-table-lost = There is no answer. Is there a network?
page-table-turn = Your turn
page-table-undo = Take back: { $move }
page-table-panels = Beside the map
page-table-coach = Coach
page-table-log = Log
page-table-talk = Talk
page-table-talk-text = Say something
page-table-talk-send = Send
page-table-no = No
page-table-yes = Yes
page-table-link = This link gives the seat, once. Send it to whoever is to sit there.
page-key-tab = to the map, and on to what is beside it
page-key-arrows = walk on the map, from one lit place to the next
page-key-shift = walk on the map, place by place
page-key-enter = what can be done there
page-key-escape = back
page-key-zoom = closer, farther away, all of it
page-key-veil = hide what only you may see, or show it
page-key-marks = mark a box of your sheet, or wipe it
page-key-help = these keys

# Replay and review
page-replay-title = { $game }: replay
page-replay-first = To the beginning
page-replay-before = One step back
page-replay-after = One step on
page-replay-last = To the end
page-replay-moment = Moment
page-replay-eyes = With the eyes of
page-replay-table = To the table
page-replay-start = The beginning
page-review-title = { $game }: review
page-review-thinking = The game is being looked at. This takes a few seconds.
page-review-failed = There is no review: { $why }
page-review-turns = Turn by turn
page-review-move = Move
page-review-player = Player
page-review-said = Remarks
page-review-axis = Moves

# Tables: what is refused, what is told
page-over-conceded = The others have given up.
page-over-given-up = The game was given up.
page-too-late = You have done something since, here or in another window.
page-bad-mark = That cannot be marked.
page-talk-seated = Only those who play here can do that.
page-talk-muted = The owner of the table has asked you to be quiet.
page-talk-empty = There is nothing to say yet.
page-talk-long = That is too long: { $most } letters at most.
page-is-over = The game is over.
page-not-over = The game is not over yet.
page-not-begun = The game has not begun: somebody is still missing.
page-seat-conceded = That seat has given up.
page-seat-other = You have seen another hand at this table.
page-seat-taken = Somebody sits there already.
page-seat-no-time = There is no time left on the clock of that seat.
page-seat-twice = Nobody can sit on two seats.
page-seats-count = Say who sits on each of the { $seats } seats.
page-bad-clock = A clock runs for 5 seconds at least and a day at most.
page-bad-seat = A seat is for “me”, “bot:NAME”, “link” or “free”, not for “{ $word }”.
page-owner-only = Only the owner of the table can do that.
page-mute-nobody = There is nobody there to be muted.
page-no-table = There is no such table, or it is not open to you.
page-no-code = There is no table with that code.
page-link-used = That link has been used, or is no longer good. Ask for a new one.
page-who = Nobody here knows you yet: sit down at a table, or set one.
page-no-seat = You do not hold a seat at this table now.
page-no-such-move = There is no such move.
page-illegal-move = That is not possible now.
page-eyes-later = While the game goes on you can look with your own eyes only.
page-no-review = The review could not be made. Try again later.
page-bad-request = That cannot be read: { $why }
page-bad-number = “{ $text }” is not a number that fits here.
page-bad-config = The settings cannot be read: { $why }
page-too-much = Not so fast: try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
page-other-site = Another site asked for this in your name. Nothing was done.
page-name-long = A name has { $most } letters at most.
page-phrase-unknown = Nobody here has that passphrase.
page-no-port = The address { $host }, port { $port } cannot be used: { $why }
page-serving = Bivouac is ready at { $address } (Ctrl-C stops it)
page-told-concede = { $seat } gives up; a bot plays on.
page-told-sit-person = { $name } now plays { $seat }.
page-told-sit-bot = A bot now plays { $seat }.
page-told-sit-bot-left = { $seat } leaves; a bot keeps the seat.
page-told-sit-bot-owner = A bot takes over from { $seat }.
page-told-sit-bot-clock = { $seat } has run out of time; a bot takes over.
page-told-sit-bot-failed = The bot of { $seat } fell asleep; another one plays on, at random.
page-told-sit-free-owner = The seat of { $seat } is free.
page-told-sit-awaited-owner = The seat of { $seat } waits for a friend.
page-players = Players
page-me = you
page-holder-free = free
page-holder-awaited = a friend is awaited
page-state-asked = to move
page-state-won = won
page-state-conceded = gave up
page-state-away = away
page-state-muted = muted
page-seat-take-back = Take my seat back
page-seat-to-bot = Let a bot play
page-seat-to-bot-sure = Let a bot play { $seat }? Whoever plays it now can take the seat back.
page-seat-invite = Invite a friend
page-seat-invite-again = New link
page-seat-mute = Mute
page-seat-unmute = Let speak

# When something goes wrong
page-error-400 = That could not be read.
page-error-403 = You may not do that here.
page-error-404 = There is nothing here.
page-error-405 = That cannot be done here.
page-error-413 = That was too much at once.
page-error-500 = This is a fault of the program, not of yours. Nothing that was confirmed is lost.

page-my-mark = my mark { $mark }
page-serving-others = For others in your network: { $address }

# Tables in lists
page-go-on = Go on
page-look = Have a look
page-journal-full = So much has been said and marked at this table that no more fits.

# Finding oneself, and weighing chances
page-table-find = Find me
page-key-find = to your own piece
page-table-chances = Show my odds
page-no-chances = The odds could not be worked out. Try again later.
page-nothing-weighed = There is nothing to be weighed here.
page-review-map = The whole way

# Taking and putting, and moments
page-taken = You hold it. The arrow keys lead to where it can go, Enter puts it there, Escape puts it back.
page-moment-all = All at once
page-table-again = Show again: { $moment }
page-key-take = take something that can be put elsewhere, and put it on a lit place
page-key-moment = what was just turned up or counted: all at once, away, once more

# Campaigns
page-campaign = Campaign
page-campaign-title = { $game }: the campaign
page-campaign-line = One stage after the other. What you have won is remembered on this device, and nowhere else.
page-campaign-script = This page lists the stages; the ones that you have won are remembered with script only, which your browser does not run.
page-campaign-progress = { $won } of { $count } won
page-campaign-open = Not won yet
page-campaign-won = { $seats ->
    [one] Won by one player, { $date }
   *[other] Won by { $seats } players, { $date }
}
page-campaign-play = Play
page-campaign-forget = Forget …
page-campaign-forget-line = All that was won in this campaign is forgotten on this device.
page-campaign-forget-go = Yes, forget it
