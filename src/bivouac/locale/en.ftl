# What all games share. A title's own words stand in its folder.

illegal-move = That is not possible now: { $move }
not-a-seat = Nobody sits there.
no-undo = There is nothing that you can take back.
unknown-move = I know no move “{ $text }” here. Did you mean “{ $like }”?
ambiguous-move = “{ $text }” could be “{ $one }” or “{ $other }”: type a little more.
unknown-game = There is no game “{ $game }”. There are: { $known }.
bad-seats = This game is for { $least } to { $most } players, not { $seats }.
bad-option = There is no option “{ $option }”. There are: { $known }.
bad-option-value = An option has a value that it cannot have: { $why }

log-damaged = Line { $line } of the file is damaged.
log-edited = Line { $line } of the file has been changed since it was written.
log-cut = The file ends too early: what should follow line { $line } is missing.
log-goes-on = Line { $line } comes after the end of the file.
log-number = Line { $line } of the file should be entry { $number }.
log-illegal = Line { $line } of the file is not possible by the rules: { $move }
log-not-ours = Line { $line }: this is not a saved game of Bivouac.
log-newer = Line { $line }: the file is of version { $version }, this program knows up to { $known }. A newer Bivouac can read it.

unknown-bot = There is no bot “{ $bot }” for this game. There are: { $known }.
