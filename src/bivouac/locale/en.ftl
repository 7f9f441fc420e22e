# What all games share. A title's own words stand in its folder.

illegal-move = That is not possible now: { $move }
not-a-seat = Nobody sits there.
no-undo = There is nothing that you can take back.
unknown-move = I know no move “{ $text }” here. Did you mean “{ $like }”?
ambiguous-move = “{ $text }” could be “{ $one }” or “{ $other }”: type a little more.
no-move-now = There is nothing that you can do now.
unknown-game = There is no game “{ $game }”. There are: { $known }.
bad-seats = This game is for { $least } to { $most } players, not { $seats }.
bad-option = There is no option “{ $option }”. There are: { $known }.
bad-option-value = “{ $value }” is nothing that { $option } can be. { $about }
bad-deal = What was dealt does not fit the number of players and the options.

log-damaged = Line { $line } of the file is damaged.
log-edited = Line { $line } of the file has been changed since it was written.
log-cut = The file ends too early: what should follow line { $line } is missing.
log-goes-on = Line { $line } comes after the end of the file.
log-number = Line { $line } of the file should be entry { $number }.
log-illegal = Line { $line } of the file is not possible by the rules: { $move }
log-not-ours = Line { $line }: this is not a saved game of Bivouac.
log-newer = Line { $line }: the file is of version { $version }, this program knows up to { $known }. A newer Bivouac can read it.

card-file-unread = { $file } is not TOML: { $why }
card-file-lacks = { $file } has no “{ $key }”.
card-file-order = { $file } must have these, in this order: { $wanted }.
card-file-count = { $file } must have { $count } cards, not { $found }.
card-file-wrong = { $file }, line { $line }: { $why }
card-wrong = { $file }, card { $card }, line { $line }, column { $column }: { $why }
card-key = “{ $key }” is not known.
card-id = an id has small letters, digits and single hyphens.
card-lacks = “{ $key }” is missing.
card-shape = { $error }
word-unknown = “{ $word }” cannot stand here. Known: { $wanted }.
word-missing = something is missing here: { $wanted }.
word-left = nothing more is expected, but there is “{ $word }”.

unknown-bot = There is no bot “{ $bot }” for this game. There are: { $known }.

unknown-language = There is no language “{ $language }”. There are: { $known }.
usage-error = That cannot be read: { $why }

help-bivouac = Bivouac: wilderness board games in a browser or a terminal, with friends or bots. Without a command: serve.
help-play = Plays in the terminal: a new game of a title, or goes on with a saved file; without either: the menu. “play TITLE --help” shows the title's own options.
help-serve = Serves tables to browsers and programs. Each option can also be given by the environment, as BIVOUAC_PORT.
help-host = The address to listen on; 127.0.0.1 for this machine alone. Otherwise everybody in the network can come.
help-reach = The name or address under which others reach this machine; else it is found out.
help-port = The port; 8300, or the next free one, if nothing is said.
help-database = The file that keeps everything.
help-workers = In how many processes bots think.
help-pace = How long a bot waits before it moves, in seconds.
help-rate = How many requests a second one client may make.
help-tables = How many tables one client may set in an hour.
help-keep = After how many days a table that nobody touches is forgotten.
help-proxy = A proxy stands before the server, and its word on addresses counts.
help-no-browser = Opens no browser.
help-verbose = Logs every request too.
help-title = What game.
help-seats = Who sits where, in order: “me”, a person's name or a bot's name.
help-seed = Draws from this seed: the same seed, the same game.
help-file = Keeps the game in this file.
help-plain = Line by line instead of full-screen: for pipes and screen readers.
help-version = Tells the version.
help-lang = The language of all words; else the system's.
help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-help = Shows this help.
help-required = (needed)

unknown-player = Nobody here is called “{ $player }”. There are: { $known }; another person's name begins with a capital.
seat-twice = “{ $player }” cannot sit on two seats.
seats-missing = Say who sits where, for example: --seats { $example }
player-me = you
seat-and-player = { $seat } ({ $player })

file-missing = There is no file { $file }.
file-folder = { $file } is a folder, not a saved game.
file-denied = { $file } may not be read or written.
file-full = { $file } cannot be written: there is no room left.
file-odd = { $file } is not an ordinary file.
file-no-folder = { $file } cannot be written: there is no folder { $folder }.
file-exists = { $file } is there already; to go on with it: bivouac resume { $file }
file-changed = { $file } has been changed or taken away by another program: nothing was played. Leave, and resume it anew.
file-error = { $file } cannot be used: { $why }
saved-in = The game is kept. To go on with it: bivouac resume { $file }
over-in = To see the game again: bivouac replay { $file }

told-undo = { $seat } takes a move back.
told-reason = “{ $reason }”
undone = The move is taken back.
undo-what = Take back “{ $move }”?
no-sheet = There is no sheet here.
no-place = There is no “{ $place }” on the map.
look-long = { $title } (long: “look { $number }” tells it)
no-mark = There is nothing called “{ $about }” on the sheet.
marked = { $about }: { $mark ->
    [blank] no mark
   *[other] { $mark }
}
no-rules = There is no rules page of { $title } yet.
nothing-here = Nothing can be done there now.
no-buttons = All moves are on the map now.
choose-move = What will you do? (a number or Enter; Escape to go back)
curtain = Hand the screen to { $who }.
curtain-enter = Press Enter when nobody else is looking.
curtain-undo = Or take your last move back with u.

menu-title = Bivouac
menu-new = New game
menu-resume = Go on with a saved game
menu-replay = Watch a game again
menu-rules = Rules
menu-language = Language
menu-quit = Quit
menu-game = Which game?
menu-seats = How many players?
menu-yes = Yes
menu-no = No
menu-other = Another …
menu-who = Who plays { $seat }?
menu-person = Another person at this screen …
menu-name = What is the name of who plays { $seat }?
menu-name-taken = That name is taken.
menu-which = Which one?
menu-over = over
menu-choose = One of { $keys }, please, or Enter for the one with the star.
menu-keys = ↑↓ and Enter choose · Escape goes back · Ctrl-C leaves
bot-random = Plays anything that is allowed.

play-line = type a move, or walk with the arrow keys · ? help
play-wait = space: the bots move at once · ? help
play-wait-undo = u: take your move back · space: the bots move at once
play-over = b: what stands on the right · l: all that happened · q: quit
play-keys =
    s sheet  l log
    u undo   h more
    : type   ? help
    q quit
reading-keys = ↑↓ scroll · Escape goes back
sheet-keys = arrows walk · Enter turns the mark, or - + ? · Backspace wipes it off · Escape goes back
play-help =
    # How to play here

    Walk over the map with the **arrow keys**; a map that is larger than the screen comes along. What you can do something with is bright: with **Shift** the arrow keys go from one such thing to the next. **Enter** shows what you can do there.

    Or type a move: begin with its letters, or with **:** and then the text. `ask 5,3 blue` or just `a 5,3 b`. The line at the bottom shows the texts of the moves where the cursor stands. **Escape** goes back to the map.

    - **1** … **9** what stands in brackets beside the question; **h** shows it as a list
    - **s** your sheet · **l** all that happened · **u** take your last move back, as long as it told you nothing and nobody has moved since
    - **space** bots move at once · **b** what stands on the right, if it is too long for there
    - **?** this help · **q** quit; the game is kept, always
legend-title = The letters on the map
lines-undo = Enter: the others move. “undo” takes your move back.
lines-many = { $count } moves: “moves” lists them. One of them: “{ $example }”. “help” tells what else can be typed.
lines-help =
    Type a move: its text, or the beginnings of its words. “moves” lists them all, “moves 5,3” those with that word.
    A number plays what stands beside it. And: “map” (“map 5,3” around a place), “look” (what there is, in words),
    “sheet”, “log”, “undo”, “mark NAME +” (or - ? or nothing; “mark” alone lists the names), “rules”, “help”, “quit”.
    The game is kept, always.

replay-title = { $place } of { $count } · { $eyes }
replay-all = all shown
replay-spectator = as a spectator
replay-seat = There is no seat “{ $seat }” in this game: write 1 to { $seats }, all or spectator.
replay-unfinished = This game is not over: until then it can only be watched with --seat spectator.
replay-jump = Go to which step?
replay-keys =
    ←→ step
    ⇞⇟ ten steps
    ⇱⇲ ends  g go to
    v eyes   s sheet
    l log    q quit
replay-line = ←→ step · g go to · v other eyes · b right side · s sheet · l log · q quit
replay-lines-help = Enter: on. “b”: back. A number: to that step. “end”, “seat” (other eyes), “sheet”, “log”, “quit”.

help-resume = Goes on with a saved game.
help-replay = Steps through a game: a finished one as any seat saw it or with all shown, any other as a spectator.
help-rules = Shows the rules of a game.
help-saved = A saved game.
help-seat = As this seat saw it (from 1), with “all” shown, or as a “spectator”.

unknown-command = There is no command “{ $command }”. There are: { $known }.
no-such-option = There is no option “{ $option }” here; --help shows those there are.
option-value = The option { $option } needs a value after it.
option-flag = The option { $option } takes no value.
missing-word = { $what } is missing; --help shows what is needed.
bad-value = { $what } cannot have that value; --help shows what it can be.
extra-words = Too much was written: { $words }
play-saved = { $file } is a saved game: it has its players and its luck already, so leave out --seats, --seed and --file.
program-error = This is a fault of the program, not of yours ({ $error }). A saved game is as it was before the last move.

fuzz-fine = { $title }: { $games } random games, no fault.
fuzz-crash = After { $entry } moves the game crashed: { $error } ({ $place })
fuzz-dead-end = After { $entry } moves it is up to { $who }, but there is nothing to choose from.
fuzz-endless = After { $entries } moves the game is still not over.
fuzz-leak = After { $entry } moves, what { $who } sees depends on something that is hidden: { $what }
fuzz-chance = luck
fuzz-spectator = a spectator
fuzz-log = The log that shows it: { $file }
help-fuzz = Plays random games of a title, or of all, until one crashes, gets stuck, does not end or leaks what is hidden.
help-fuzz-games = How many games of each title.
help-fuzz-seconds = Ends after so many seconds for each title.
help-fuzz-file = Where the log goes that shows a fault.

help-sim = Plays many games between bots on all cores, and shows a table.
help-ladder = Plays each bot of a game against the one below it, with mirrored seats; where all win or lose together, each plays the same deals by itself.
help-sim-games = How many games.
help-sim-seats = Which bot sits where, from the first seat on.
help-pair = Just these two, the one that should be better first.
help-players = How many seats; else as many as the game has.
help-jobs = How many games at once; else one a core.
help-out = Writes a row for each game and seat into this file.
out-format = “{ $file }” has no ending that I can write: { $known }.
out-folder = There is no folder { $folder }.
no-parquet = Parquet needs one package more: { $install }
sim-caption = { $games } games, half of them longer than { $turns } turns, { $seconds } s each
sim-seat = Seat
sim-bot = Bot
sim-wins = Wins
sim-share = Share (95 %)
sim-decision = ms a decision
sim-fault = A bot failed: { $fault }
sim-written = Written to { $file }
ladder-upper = Bot
ladder-lower = against
ladder-games = Games
ladder-upper-ms = its ms
ladder-lower-ms = the other's ms
ladder-caption = Mirrored deals; an even share is 50 %; ✓ the whole interval is above it
ladder-won = Games won (95 %)
ladder-lead = Lead (95 %)
ladder-caption-apart = Each deal once with each bot on all seats; ✓ the whole interval of the lead (Newcombe’s) is above 0
ladder-two = Name two different bots, the one that should be better first. There are: { $known }.
