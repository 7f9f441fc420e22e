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
bad-option-value = An option has a value that it cannot have: { $why }
bad-deal = What was dealt does not fit the number of players and the options.

log-damaged = Line { $line } of the file is damaged.
log-edited = Line { $line } of the file has been changed since it was written.
log-cut = The file ends too early: what should follow line { $line } is missing.
log-goes-on = Line { $line } comes after the end of the file.
log-number = Line { $line } of the file should be entry { $number }.
log-illegal = Line { $line } of the file is not possible by the rules: { $move }
log-not-ours = Line { $line }: this is not a saved game of Bivouac.
log-newer = Line { $line }: the file is of version { $version }, this program knows up to { $known }. A newer Bivouac can read it.

unknown-bot = There is no bot “{ $bot }” for this game. There are: { $known }.

unknown-bot = There is no player “{ $bot }” for this game. There are: { $known }.
unknown-language = There is no language “{ $language }”. There are: { $known }.
usage-error = That cannot be read: { $why }

help-bivouac = Bivouac: wilderness board games in a terminal, with friends or bots. Without a command: the menu.
help-play = Plays a game: a new one of a title, or goes on with a saved file. “play TITLE --help” shows the title's own options.
help-title = What game.
help-seats = Who sits where, in order: “me”, a person's name or a bot's name.
help-seed = Draws from this seed: the same seed, the same game.
help-file = Keeps the game in this file.
help-plain = Line by line instead of full-screen: for pipes and screen readers.
help-lang = The language of all words; else the system's.
help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-help = Shows this help.
help-required = (needed)

fuzz-fine = { $games } random games, no fault.
fuzz-crash = After { $entry } moves the game crashed: { $error } ({ $place })
fuzz-dead-end = After { $entry } moves it is the turn of seat { $seat }, but there is nothing to choose from.
fuzz-endless = After { $entries } moves the game is still not over.
fuzz-leak = After { $entry } moves, what seat { $viewer } sees depends on something that it may not know: { $what }
fuzz-log = The log that shows it: { $file }
