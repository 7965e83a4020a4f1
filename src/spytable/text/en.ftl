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

## Server: people and pages

refusal-who_are_you = Tell the server your name first, or log in.
refusal-wrong_password = The name or the password is wrong.
refusal-bad_name = A name has 1 to 30 characters, one of them visible, and no control characters.
refusal-name_taken = The name “{ $name }” belongs to somebody. Choose another, or log in with its password.
refusal-no_such_language = This language is not here. There is: { $known }.
refusal-foreign_origin = Another site sent this in your name, so nothing was done.
refusal-no_such_page = There is nothing at this address.
refusal-no_such_table = There is no such table. Check that the link is whole.
refusal-wrong_method = This cannot be done at this address.
refusal-too_long = The message is too long: at most { $limit } bytes are taken.
refusal-not_json = The message must be JSON, sent as application/json.
refusal-unreadable_message = The message cannot be used: { $fault ->
    [json] it is not JSON
    [whole] it has another form than is asked for
    [missing] “{ $field }” is missing
    [unknown] “{ $field }” is not known here
    [short] “{ $field }” is too short (at least { $limit ->
        [one] 1 character
       *[other] { $limit } characters
    })
    [long] “{ $field }” is too long (at most { $limit ->
        [one] 1 character
       *[other] { $limit } characters
    })
    [low] “{ $field }” must be at least { $limit }
    [high] “{ $field }” must be at most { $limit }
   *[value] “{ $field }” does not have a value that is possible there
}.
refusal-bad_input = This cannot be used: { $why }.
refusal-too_fast = That was too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refusal-store_failed = The server cannot reach its data now. Nothing was changed; try again in a moment.
refusal-failed = Something went wrong in the server. It has been noted; try again in a moment.
refusal-not_possible = That is not possible now.

page-about = Games of spies, for people and programs.
page-running = The server is running.
page-games = Games at this table
page-seats = { $low ->
    [one] for one player
   *[other] for { $low } players
}
page-seats-range = for { $low } to { $high } players
page-programs = Programs can play too:
page-api = the interface and its messages

## Server: tables

refusal-stale = The table has changed since you looked. Here is how it stands now.
refusal-already_started = The game has begun: the seats stay as they are.
refusal-not_started = The game has not begun yet.
refusal-game_over = The game is over.
refusal-not_over = The game is not over yet.
refusal-not_the_host = Only the host of this table can do that.
refusal-not_your_seat = That seat is not yours.
refusal-not_seated = You have no seat at this table.
refusal-seat_taken = Somebody has this seat already.
refusal-seat_is_open = Nobody has this seat.
refusal-table_full = This table is full. You can still watch.
refusal-seats_open = Somebody is missing: every seat needs a person or a bot before the start.
refusal-no_such_bot = There is no such bot. There is: { $bots }.
refusal-no_such_colour = There is no such colour. There is: { $colours }.
refusal-colour_taken = Somebody has chosen this colour already.
refusal-action_or_text = Name the move by its number or by its text, one of the two.
refusal-already_asked = The others have already been asked to go back.
refusal-nobody_asked = Nobody has asked to go back.
refusal-empty_message = There is nothing in this message.
refusal-you_are_away = A bot is playing for you. Say that you are back, then play.
refusal-not_away = Nobody plays in your place.
refusal-no_vote = Only the other players at the table have a vote on this.
refusal-bot_plays_already = A bot plays there already.
refusal-still_connected = This player is connected. Give them time.
refusal-already_voted = You have voted already.
refusal-no_such_step = The game has { $steps } steps, no more.
refusal-no_such_viewer = Choose through whose eyes: { $viewers }.
refusal-still_secret = This stays secret until the game is over.
