# What every game needs. Keys: refusal-CODE for the kernel's refusals, command-WORD for what is
# typed in the terminal (English words work in every language), table-... for the rest.

refusal-unreadable = “{ $text }” is no move of this game.
refusal-no_such_seat = There is no such seat at this table.
refusal-no_such_action = There is no such move in this game.
refusal-no_such_chance = Chance cannot bring that now.
refusal-nothing_to_take_back = You have nothing to take back: your last move showed something, or play has gone on since.

you = You

## Terminal: commands

command-undo = undo
command-help = help
command-rules = rules
command-moves = moves
command-log = log
command-sheet = sheet
command-save = save
command-quit = quit

## Terminal: what is said around the table

table-turn-of = { $actor } is thinking…
table-undo-open = { command-undo } takes your last move back.
table-binds-one = After this you cannot take it back.
table-binds-all = None of these can be taken back.
table-binds-some = What { command-moves } marks with * cannot be taken back.
table-nothing-known = “{ $text }” is no move here. Type { command-help } to see what you can type.
table-which = “{ $text }” can be several moves:
table-over-hint = { command-save } FILE keeps the game; Enter leaves the table.
table-taken-back = Taken back.
table-sheet-on = The deduction sheet is shown.
table-sheet-off = The deduction sheet is hidden. Type { command-sheet } to show it again.
table-log-empty = Nothing has happened yet.
table-no-rule = There is no rule { $rule }. Type { command-rules } to read them all.
table-save-where = Name a file: { command-save } FILE
table-saved = Saved in { $file }: the whole game.
table-saved-seen = Saved in { $file }: what you have seen so far. What is hidden from you is not in it, so it can be read but not replayed. Save again after the end for the whole game.
table-save-exists = { $file } is there already. Nothing was saved; choose another name.
table-save-failed = { $file } could not be written ({ $why }). Nothing was saved.
table-left = You have left the table.
table-against = { $title } against { $actor }. Type { command-help } at any time.

help-move = What to type for a move is shown under each question. The notation of records works too, such as “{ $example }”.
help-moves = every move you can make now
help-undo = take your last move back, as long as nothing was shown
help-rules = the rules, or one of them: { $example }
help-log = all that has happened
help-sheet = show or hide what can be worked out
help-save = keep the game in a file
help-quit = leave the table
help-enter = draws the table again
