# What every game needs. Keys: refusal-CODE for the kernel's refusals, command-WORD for what is
# typed in the terminal (English words work in every language), table-... for the rest.

refusal-unreadable = “{ $text }” is not a move in this game.
refusal-no_such_seat = There is no such seat at this table.
refusal-no_such_action = There is no such move in this game.
refusal-no_such_chance = That cannot be drawn now.
refusal-not_foreseen = Nobody can tell what follows that move: make it first.
refusal-nothing_to_take_back = There is nothing to undo: your last move showed something, or play has gone on since.

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
table-undo-open = Type { command-undo } to undo your last move.
table-binds-one = This cannot be undone.
table-binds-all = None of these can be undone.
table-binds-some = Moves that { command-moves } marks with * cannot be undone.
table-nothing-known = “{ $text }” is not a move here. Type { command-help } to see what you can type.
table-which = “{ $text }” can be several moves:
table-over-hint = Type { command-save } FILE to save the game, or press Enter to leave the table.
table-taken-back = Undone.
table-sheet-on = The deduction sheet is shown.
table-sheet-off = The deduction sheet is hidden. Type { command-sheet } to show it again.
table-log-empty = Nothing has happened yet.
table-no-rules = This game has no written rules.
table-no-rule = There is no rule { $rule }. Type { command-rules } to read them all.
table-save-where = Give a file name: { command-save } FILE
table-saved = Saved in { $file }: the whole game.
table-saved-seen = Saved in { $file }: what you have seen so far. What is hidden from you is not in it, so you can read it but not replay it. Save again after the end to get the whole game.
table-save-exists = { $file } already exists. Nothing was saved; choose another name.
table-save-failed = { $file } could not be written ({ $why }). Nothing was saved.
table-left = You have left the table.
table-against = { $title } against { $actor }. Type { command-help } at any time.
table-with = { $title } with { $actor }. Type { command-help } at any time.

help-move = What to type for a move is shown under each question. The notation of records works too, such as “{ $example }”.
help-moves = every move you can make now
help-undo = undo your last move, as long as nothing was shown
help-rules = the rules, or one of them: { $example }
help-log = everything that has happened
help-sheet = show or hide what can be worked out
help-save = save the game in a file
help-quit = leave the table
help-enter = draw the table again

## A game that has no words of its own

plain-move = Your turn: choose a move.
plain-wait = It is { $actor }’s turn.
plain-over = The game is over, with no single winner.
plain-won = { $who ->
    [you] You win.
   *[other] { $actor } wins.
}
plain-step = { $actor }: { $told }
plain-chance = Chance: { $told }

## What somebody brings: games, records, files

refusal-as_told = { $text }
refusal-unknown_game = unknown game “{ $game }” (available: { $known })
refusal-unknown_rules = { $game }: rules version { $version } is unknown (known: { $known })
refusal-wrong_seats = { $game } is played with { $known } seats, not { $seats }
refusal-unknown_option = { $game } has no option “{ $option }” (it has: { $known })
refusal-option_not_whole = option { $option } must be a whole number, not { $value }
refusal-option_out_of_range = option { $option } goes from { $low } to { $high }, not { $value }
refusal-unknown_aid = { $game } has no aid “{ $aid }” as “{ $choice }”
refusal-no_own_components = { $game } has no components that could be replaced
refusal-no_components_here = { $game } has no components that are data
refusal-components_unnamed = expected “components { $name } { $hash }”
refusal-components_unknown = components “{ $name }” are unknown (known: { $known })
refusal-components_changed = components { $name } have the hash { $hash }, not “{ $other }”

refusal-record_line = { $file }, line { NUMBER($line, useGrouping: 0) }: { $why }
refusal-record_step = step { NUMBER($number, useGrouping: 0) }: { $why }
refusal-record_too_long = { $file }: longer than { $most } characters
refusal-record_beginning = a record begins with “{ $text }”
refusal-record_game = expected “game NAME rules NUMBER”
refusal-record_header = expected “option NAME NUMBER” or “seat LETTER NAME”, each once
refusal-record_as_seen = what one viewer saw can be read, but not replayed
refusal-record_no_seat = “{ $letter }” is no seat of this game
refusal-record_no_move = “{ $text }” is no move of { $game }
refusal-record_move = { $letter } cannot { $move }: { $why }
refusal-record_action = { $letter } cannot take action { $action }: { $why }
refusal-record_steps = a game has at most { $most } steps
refusal-record_order = simultaneous choices stand in the order of the seats
refusal-record_note = says “{ $said }”, but these moves give “{ $true }”
refusal-record_note_short = says nothing more, but these moves give “{ $true }”
refusal-record_note_long = says “{ $said }”, but these moves give nothing more
refusal-record_result = the result is not what these moves lead to
refusal-series_stage = { $stage ->
    [seating] The next chapter has not begun: seat its players first.
    [playing] A chapter is being played: finish it first.
    [choosing] Something has to be chosen before play goes on.
   *[over] It is over: nothing more can be played here.
}
refusal-no_series = { $game } is not played as a series
refusal-series_no_point = there is no point { $number } to go on from (the last one is { $most })
refusal-series_no_name = a branch cannot be called “{ $typed }”
refusal-series_branches = there are more than { $most } branches
refusal-series_no_branch = here a line should begin with “branch” and a name
refusal-series_no_parent = branch { $number } does not stand before this one
refusal-series_entry = “{ $text }” is not possible here: { $why }
refusal-series_member = a player has a key, a badge and a name
refusal-record_after_result = nothing can follow the result, but there is “{ $text }”

refusal-file_unread = cannot read { $file }: { $why }
refusal-file_missing = there is no such file
refusal-in_file = { $file ->
    [yours] your file
   *[other] { $file }
}: { $why }
refusal-file_empty = the file is empty
refusal-file_not_text = it is not a text file
refusal-file_too_large = larger than { $most } kB
refusal-file_dots = too many dots in line { NUMBER($line, useGrouping: 0) }
refusal-file_not_toml = this is not TOML at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
refusal-file_too_deep = nested too deeply
refusal-file_long_number = a number has too many digits
refusal-file_large_number = the number is too large
refusal-file_value = neither a text nor a whole number, true or false
refusal-file_part = { $part }: { $why }
refusal-file_item = entry { $number }: { $why }
refusal-file_entry = { $list }, entry { $number }: { $why }
refusal-file_named_entry = { $list }, entry { $number } ({ $name }): { $why }
refusal-file_no_list = there is no “{ $list }” (available: { $known })
refusal-file_must_be_list = { $list } must be a list
refusal-file_too_many = { $list } has { $count } entries, far too many
refusal-file_no_id = “{ $id }” is no id (small letters, digits and hyphens)
refusal-file_id_twice = the id “{ $id }” is used twice

## Server: people and pages

refusal-who_are_you = Choose a name first, or log in.
refusal-wrong_password = The name or the password is wrong.
refusal-bad_name = A name needs 1 to 30 characters, at least one of them visible, and no control characters.
refusal-name_alike = The name “{ $name }” looks like one that is taken. Choose another.
refusal-name_taken = The name “{ $name }” is taken. Choose another, or log in with its password.
refusal-no_such_language = There is no such language here. Available: { $known }.
refusal-foreign_origin = Another site sent this request in your name, so nothing was done.
refusal-no_such_page = There is nothing at this address.
refusal-no_components = The board and the cards of this game are not kept in a file.
refusal-no_such_table = There is no such table. Check that you copied the whole link.
refusal-wrong_method = This cannot be done at this address.
refusal-too_long = The message is too long: the limit is { $limit } bytes.
refusal-not_json = The message must be JSON, sent as application/json.
refusal-unreadable_message = The message cannot be used: { refusal-misfit }.
refusal-misfit = { $fault ->
    [json] it is not JSON
    [whole] it does not have the form that is expected
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
    [many] “{ $field }” holds too many (at most { $limit })
    [low] “{ $field }” must be at least { $limit }
    [high] “{ $field }” must be at most { $limit }
   *[value] “{ $field }” does not have a value that is possible there
}
refusal-bad_components = Your file cannot be used: { $why }.
refusal-bad_input = This cannot be used: { $why }.
refusal-too_fast = That was too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refusal-house_full = The server is full and takes no more visitors for now. Try again in { $seconds } seconds.
refusal-too_many_connections = Too many connections are open from your address: the limit is { $most }. Close a few windows, or try again in { $seconds } seconds.
refusal-store_failed = The server cannot reach its data right now. Nothing was changed; try again in a moment.
refusal-failed = Something went wrong on the server. It has been logged; try again in a moment.
refusal-not_possible = That is not possible now.

page-not-built = The web client is not built: run “make setup” in the folder of Spytable, then start the server again.

## Server: tables

refusal-stale = The table has changed since you looked. This is how it stands now.
refusal-already_started = The game has begun: the seats can no longer change.
refusal-not_started = The game has not begun yet.
refusal-game_over = The game is over.
refusal-not_over = The game is not over yet.
refusal-not_the_host = Only the host of this table can do that.
refusal-not_your_seat = That seat is not yours.
refusal-no_intention = Only a bot can tell you its plan, and only in a game you win together.
refusal-not_seated = You have no seat at this table.
refusal-seat_taken = This seat is already taken.
refusal-seat_is_open = Nobody has this seat.
refusal-seat_kept = This seat is kept for somebody who was at the last table.
refusal-seat_in_use = Somebody sits there. They have to stand up first.
refusal-seats_fixed = This game goes on from one that had begun, so the number of seats stays.
refusal-too_many_seats = This game has at most { $most } seats.
refusal-too_few_seats = This game needs at least { $fewest } seats.
refusal-seats_against_rules = With this number of seats the rules agreed here do not work: { $why }.
refusal-others_play = Other people are playing here too. You can leave the table: a bot takes over.
refusal-still_playing = You are still playing there. Leave the table first: a bot takes over.
refusal-others_wait = Others have a seat at your table. Free their seats first.
refusal-table_full = This table is full. You can still watch.
refusal-seats_open = A player is missing: every seat needs a person or a bot before the start.
refusal-no_such_bot = There is no such bot. Available: { $bots }.
refusal-no_such_colour = There is no such colour. Available: { $colours }.
refusal-colour_taken = Somebody has chosen this colour already.
refusal-action_or_text = Give the move by its number or by its text, not both.
refusal-already_asked = The others have already been asked about an undo.
refusal-nobody_asked = Nobody has asked to undo a move.
refusal-not_your_request = Only the player who asked for the undo can withdraw it.
refusal-empty_message = There is nothing in this message.
refusal-no_such_remark = There is no such message, or it has been deleted.
refusal-not_yourself = You cannot do that to yourself.
refusal-remark_or_seat = Name somebody by a message or by a seat, not both.
refusal-already_so = That is already the case.
refusal-players_stay = Once the game has begun, a player cannot be removed. You can mute them; and if they have gone away, the others can vote to let a bot play for them.
refusal-you_are_muted = The host of this table has muted you. You can still read along.
refusal-removed = The host of this table has asked you to leave. You can play at any other table.
refusal-names_only = Only people with a name may watch this table.
refusal-players_only = Only the players may see this table.
refusal-said_enough = You have written { $most } messages at this table, the most one person may write. You can still read along.
refusal-watchers_said_enough = The spectators have written { $most } messages at this table, the most they may write. You can still read along.
refusal-chat_full = The chat of this table is full: it holds { $most } messages.
refusal-no_such_paper = This game has nothing like that to write on.
refusal-paper_too_long = That is too long: at most { $most ->
    [one] 1 character
   *[other] { $most } characters
}.
refusal-bad_text = A text may not contain control characters or anything invisible.
refusal-no_such_choice = That cannot be chosen. Available: { $choices }.
refusal-choice_taken = Somebody else at the table has chosen this already.
refusal-written_too_often = Too much has been written at this table ({ $most } times): nothing more is kept.
refusal-game_too_long = This game already has { $most } steps, more than any game should. It cannot go on, but you can still look at it.
refusal-table_worn_out = Too much has happened at this table ({ $most } entries): nothing more can be kept. Open a new table to play on.
refusal-you_are_away = A bot is playing for you. Say that you are back, then play.
refusal-not_away = Nobody is playing in your place.
refusal-no_vote = Only the other players at the table can vote on this.
refusal-bot_plays_already = A bot is already playing there.
refusal-still_connected = This player is connected. Give them some time.
refusal-already_voted = You have already voted.
refusal-no_such_step = The game has only { $steps } steps.
refusal-no_such_viewer = Choose who it is seen by: { $viewers }.
refusal-still_secret = This stays secret until the game is over.

## Server: series

refusal-no_such_series = There is no such series. Check that you copied the whole link.
refusal-not_in_this_series = Only those who began this series or play in it can do that. You can look on.
refusal-no_such_branch = This series has no such branch.
refusal-no_such_point = This branch has only { $most } entries to go back to.
refusal-branches_enough = A series has at most { $most } branches. Go on in one of those there are.
refusal-series_tables = Chapters are being played at { $most } tables already. Finish one of them first.
refusal-series_worn_out = Too much has happened in this series ({ $most } entries): nothing more can be kept. Begin a new one.
refusal-series_enough = You have { $most } series in your list, the most one person may have. Put one away first.
refusal-series_of_another_game = This file is a series of another game.
refusal-you_or_a_bot = A seat is either yours or a bot’s, not both.
refusal-no_such_member = Nobody like that has played in this series.
refusal-member_of_another = That is somebody else. You can keep the seat for them, or let a bot play.
refusal-name_of_another = You can only name those who share your screen.
refusal-seats_of_series = Who plays was settled when this chapter was opened, so the number of seats stays.
refusal-series_goes_on = This game is a chapter of a series, which only goes on when the game is over. Play it to the end, or go back to an earlier point of the series.
refusal-badge_stays = This was settled in an earlier chapter and stays for the whole series.
series-file = A chapter of “{ $name }” is still being played: it is not in this file.

## Client: the table

refusal-unreachable = The server cannot be reached. Nothing was changed; try again in a moment.

bot-random = Pip, Nemo, Zaza, Tim, Lulu, Jojo
bot-gentle = Emil, Rosa, Felix, Lotte, Theo, Nora
bot-greedy = Boris, Vera, Leon, Marta, Gus, Tilda
bot-search-300ms = Conrad, Iris, Marcel, Selma, Viktor, Paula
bot-search-1s = Greta, Otto, Ingrid, Klaus, Simone, Edgar
bot-search-3s = Magnus, Sibyl, Cyrus, Thea, Orson, Minerva
bot-level-random = bot, plays at random
bot-level-gentle = bot, gentle
bot-level-greedy = bot, easy
bot-level-search-300ms = bot, fair
bot-level-search-1s = bot, strong
bot-level-search-3s = bot, very strong
bot-stands-in = a bot plays for now
place-open = open seat
place-kept = Somebody
place-person = Somebody

lamp = Light or dark
close = Close
prompt = What to do now
opening = Opening the file…
your-turn = Your turn
not-your-turn = Wait
you-away = Away
away-title = You are away from the table.
game-over = Game over
you-watch = Watching
watch-bar = You are watching: you see what everybody sees.
session-ended = You have been logged out here. If your name has a password, log in again in the settings.
odds = { $ways } in { $of }
certain = certain
percent = { $percent }%
why-not = Why not?
rule-number = Rule { $rule }
connection-lost = Connection lost: trying again. { $waits ->
    [yes] Your move is waiting and will be sent.
   *[no] Your last move is kept.
}
connection-late = Your move is on its way…
connection-back = Back online.
connection-none = Offline
you-are-away = A bot is playing for you.
return = I am back
away = away
away-minutes = away for { $minutes } min
vote-out = Let a bot play
undo-ask = Ask to undo
undo-further = Undo earlier moves
undo-asked = You have asked to undo your last move.
undo-request = { $seat } asks to undo their last move.
undo-agree = Agree
undo-refuse = Refuse
undo-refused = The others would rather play on.
undo-withdraw = Withdraw the request
undo-went-back = The last move of { $seat } is undone.
leave = Leave the table
leave-sure = Leave? A bot takes over
give-up = Give up
give-up-sure = Give up? The game ends without a result
copy-link = Copy the table’s link
copied = Copied
watching = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
tip-read = Got it
first-about = What it is about
first-show = Show me: a guided game
first-show-help = { $together ->
        [yes] A short first game with a bot that helps you. Each thing is explained when it matters.
       *[no] A short first game against bots that play kindly. Each thing is explained when it matters.
    }
first-known = I know the rules
first-known-help = A full game right away, without tips.
now = Now: { $seat }
tips-on = Show tips
tips-off = No more tips

tab-log = Log
tab-chat = Chat
tab-book = Rules
log-empty = Nothing has happened yet.
log-raise = Full height
log-replay = Show in the replay
log-undone = { $who ->
    [you] You undid { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
   *[other] { $seat } undid { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
}
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-unread = Chat, { $count } unread
remark-gone = (deleted)
somebody-gone = Somebody
chat-earlier = Show earlier messages
chat-muted = The host has muted you. You can still read along.
remark-hidden = Hidden by the host.
host-menu = What to do about { $name }
host-mute = Mute
host-unmute = Let them write again
host-hide = Hide this message
host-remove = Remove from the table
host-remove-sure = Sure? They cannot come back
host-is-muted = muted
watchers = Who may watch
watchers-all = anyone with the link
watchers-named = only people with a name
watchers-none = only the players
barred-removed = You are no longer at this table.
barred-names_only = Who goes there?
barred-names-go = Choose a name and watch
barred-players_only = This table is closed.
books = What to read
book-card = In short
book-rules = Rules
book-advice = Advice
books-older = This game follows version { $version } of the rules, the one it began with. The rules below say where they differ.
clock-days = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
}
clock-hours = { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
}

curtain = The curtain is down
curtain-pass = Pass the screen to { $seat }
curtain-am = I am { $seat }
curtain-hold = Hold the button down until the table opens.
curtain-short = That was too short: keep holding the button until the table opens.

end-staging = Revealing what was hidden…
end-turns = { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
end-rematch = Rematch
end-rematch-go = Go to the rematch
end-rematch-join = Join the rematch
end-rematch-wanted = { $seat } wants a rematch. Your seat is kept.
end-rematch-waits = A rematch is waiting for you. Your seat is kept.
given-up = This game was given up: there is no result.
end-decided = What decided it
end-replay-mine = Replay from your seat
end-replay-of = Replay as { $seat }
end-replay-all = Replay, all shown
end-board = See the table
end-score = See the score
end-record = Download the game

writing-keeps = Saving…
writing-kept = Saved. Everybody at the table can see it.

replay = Replay
replay-of = Replay of { $title } · Spytable
replay-eyes = Seen by
replay-all = All shown
replay-spectator = Spectator
replay-first = To the beginning
replay-back = Previous step
replay-play = Play
replay-stop = Stop
replay-next = Next step
replay-last = To the end
replay-step = Step of the game
replay-at = { $step } of { $steps }
replay-link = Link to this moment
replay-go-on = Go on from here against bots
replay-turn-back = Previous turn
replay-turn-next = Next turn
replay-speed = Speed
replay-slow = Slow
replay-normal = Normal
replay-fast = Fast
replay-faster = Faster
replay-more = More
replay-keys = Keys
replay-key-play = play or stop
replay-key-step = one step
replay-key-turn = one turn
replay-key-ends = beginning or end
replay-key-speed = slow to faster

## Client: the table of a game that has none of its own

plain-table = On the table
plain-moves = What you can do
plain-pick = Choose a move.
plain-binds = This cannot be undone.
plain-take-back = Undo
plain-acts = to move
plain-unknown = unknown
plain-none = nothing
plain-yes = yes
plain-no = no

## Client: home and waiting room

home-title = Someone at this table is lying.
home-intro = { $games ->
    [one] A spy game in your browser. Press play: the first move is ten seconds away. No account.
   *[other] Spy games in your browser. Pick one: the first move is ten seconds away. No account.
}
home-games = Games
home-back = Back
home-seats = { $low ->
    [one] { $low } player
   *[other] { $low } players
}
home-seats-range = { $low } to { $high } players
home-how = How do you want to play?
home-ways = Other ways to play
home-play = Play now
home-play-help = { $together ->
    [yes] With bots that see no more than you do.
   *[no] Against a bot that sees no more than you would in its seat.
}
home-guided = First game, guided
home-guided-help = Each step is explained, and the bot is gentle.
home-invite = Invite friends
home-invite-help = Send a link: they sit down without an account.
home-shared = Several on one screen
home-shared-help = Pass the screen around: a curtain keeps the secrets.
home-shared-open = Pass the screen around: nothing in this game is secret.
home-options = More options
home-options-help = Seats, bots, pace and rules of your own table.
home-rules = Rules
home-rules-help = With a reference card and some advice.
home-watch = Watch
home-watch-help = { $count ->
    [one] { $count } open game is being played.
   *[other] { $count } open games are being played.
}
home-turn-against = Your turn against { $foe }
home-continue = Continue
home-mine = My games
home-mine-count = { $count } in progress
home-mine-empty = No games yet. Yours will be listed here, including finished games.
home-now = just now
home-is-waiting = waiting for players
home-is-playing = in progress
home-is-over = over
home-won = { $points ->
    [one] You won with { $points } point
   *[other] You won with { $points } points
}
home-lost = { $points ->
    [one] { $foe } won with { $points } point
   *[other] { $foe } won with { $points } points
}
home-mine-points = you: { $points }
home-drawn = { $points ->
    [one] A draw, { $points } point each
   *[other] A draw, { $points } points each
}
home-together = { $won ->
    [yes] Won together
   *[no] Lost together
}
home-given-up = given up
home-kept = Rematch: your seat is kept
home-join = Join
home-remove = Remove from my games: { $table }
home-remove-alone = Delete this game for good?
home-remove-mine = Take this game off your list? The others keep it.
home-remove-kept = Turn the rematch down? Your seat is freed.
home-remove-go = Remove
home-remove-keep = Keep
home-open = Open
home-replay = Replay
home-all = Show all { $count }
home-fewer = Show fewer
home-tables = Open tables
home-tables-count = { $count ->
    [one] { $count } needs a player
   *[other] { $count } need a player
}
home-tables-empty = Nobody is looking for players right now. Tables that you open to everybody are listed here.
home-tables-go = Open a table
home-seated = { $taken } of { $seats } seated
home-sit = Sit down
home-record = Open a saved game
home-record-help = A game that was saved as a file or as text, to replay move by move.
home-record-file = Choose a file
home-record-paste = Paste text
home-record-text = The saved game as text
home-record-go = Open it
home-again = Try again
home-foot-bots = Bots see only what their seat sees.
home-foot-account = No account, no tracking.
home-foot-programs = Programs can play too.
home-missing = There is nothing at this address.
home-missing-help = Perhaps you did not copy the whole link, or the table has been deleted.
home-missing-go = To the front page

place-pace = { $pace ->
    [0] no time limit
    [30] 30 seconds a move
    [60] 1 minute a move
    [300] 5 minutes a move
    [86400] 1 day a move
    [259200] 3 days a move
   *[other] { $pace } seconds a move
}
place-colour-blue = blue circle
place-colour-rust = rust square
place-colour-green = green triangle
place-colour-yellow = yellow diamond
place-colour-pink = pink cross
place-colour-plum = plum arch

new-title = New table
new-players = Players
new-count = How many
new-seat = Who sits at { $letter }
new-me = Me
new-me-named = Me, { $name }
new-here = Somebody else at this screen
new-friend = A friend with the link
new-bot = A bot
new-name-mine = Your name
new-name-here = Their name
new-name-code = or a code name
new-player = Player { $number }
new-shared-open = You pass the screen around. Nothing in this game is secret, so the table simply turns to the next player.
new-shared-help = You pass the screen around. A curtain falls between turns, so nobody sees the others’ secrets.
new-watching = None of these seats is at this screen: you will watch.
new-rules = Rules of this table
new-range = From { $low } to { $high }.
new-means = { $value }: { $words }.
new-components = Board and cards
new-components-help = Unless you bring a file of your own, we use a board and cards of our own design, not those of the printed game.
new-components-choose = Choose a file
new-components-other = Choose another
new-components-back = Use ours
new-components-own = Using your own: { $file }
new-components-checking = Checking your file…
new-components-template = Download ours as a template
new-components-large = The file is too large: the limit is { $limit } kB.
new-usual = Back to the usual rules
new-read = Read the rules
new-manner = Pace and guests
new-pace = Pace
new-pace-help = When the time for a move runs out, a bot plays until the player is back.
new-open = Who may come
new-open-link = anyone with the link
new-open-all = everybody: listed on the front page
new-complete = Everybody is here: the game can begin.
new-incomplete = The game begins when your friends are here. You will get a link for them.
new-start = Start the game
new-wait = Open the table

wait-invited = You are invited to a game of { $title }.
wait-open = { $count ->
    [0] Every seat is taken.
    [one] One seat is open.
   *[other] { $count } seats are open.
}
wait-kept-mine = Your seat is kept.
wait-for = Waiting for { $names }.
wait-rematch = Rematch
wait-kept = the seat is kept for them
wait-told = { $names } can join with one click, from the end of the last game or from the front page. The link works too.
wait-link-again = The link, in case it is needed
wait-rematch-why = The game begins by itself as soon as everybody is back.
wait-seat-more = Add a seat
wait-seat-less = Remove seat { $letter }
wait-start-without = { $count ->
    [one] Start with { $count } player
   *[other] Start with { $count } players
}
wait-start-bots = { $count ->
    [one] Fill the seat with a bot and start
   *[other] Fill { $count } seats with bots and start
}
wait-join = Take a seat
wait-join-as = Take a seat as { $name }
wait-join-help = No account is needed. The game begins when every seat is taken.
wait-full = You can watch
wait-full-help = As soon as the game begins, it appears on this page.
wait-not-yet = Not everybody is here yet
wait-ready = Ready
wait-ready-help = One click starts the game for everybody.
wait-why = { $count ->
    [one] The game can begin when the open seat is taken.
   *[other] The game can begin when the { $count } open seats are taken.
}
wait-why-host = { $count ->
    [one] The game can begin when the open seat is taken: send the link, or add a bot.
   *[other] The game can begin when the { $count } open seats are taken: send the link, or add bots.
}
wait-watching = { $count } watching
wait-here = connected
wait-gone = not connected
wait-vacant = for anyone with the link
wait-rename = Change name
wait-keep = Keep the old one
wait-stand = Stand up
wait-sit = Sit here
wait-bot = Bot for seat { $letter }
wait-add = Add bot
wait-clear = Free this seat
wait-colour = Your colour
wait-taken = taken by { $foe }
wait-invite = Invite friends
wait-invite-link = Anyone who opens this link can sit down, without an account.
wait-invite-open = Anyone who opens this link can sit down, without an account. The table is also listed on the front page.
wait-invite-watch = Anyone who opens this link can watch.
wait-link = Link to this table
wait-copy = Copy
wait-share = Share
wait-share-text = A game of { $title }: take a seat.
wait-selected = The link is selected: now you can copy it.
wait-components-own = brought by a player
wait-facts = This table

settings = Settings
settings-name = Name
settings-save = Save
settings-name-done = This is your name now.
settings-name-none = You have no name yet. If you choose none, you get a code name when you play.
settings-name-free = It belongs to this browser only, and others may use the same.
settings-name-claimed = It is yours alone: log in with it from any device.
settings-look = Language and theme
settings-sound = Sound
settings-sound-help = Paper, stamp, and two notes when it is your turn.
settings-notices = Notifications
settings-notices-help = When it is your turn and you are looking elsewhere.
settings-notices-forbidden = This browser does not allow notifications here. You can change that in its settings for this page.
settings-keys = Keyboard shortcuts
settings-key-log = open or close the log
settings-key-rules = open or close the rules
settings-key-undo = undo
settings-key-why = on something that cannot be done: why not
settings-key-escape = put down what is chosen, close what is open
settings-key-arrows = move around the table; Enter chooses
settings-claim = Make the name yours
settings-claim-help = With a password, { $name } is yours alone, with all its games, on every device.
settings-claim-go = Make it mine
settings-claim-done = Done. You are logged out on all other devices.
settings-password = Change the password
settings-password-help = This logs you out on all other devices.
settings-password-lost = Keep it safe: nobody can recover a lost password, and we ask for no e-mail address.
settings-password-first = Password, at least 8 characters
settings-password-old = Current password
settings-password-new = New password, at least 8 characters
settings-password-go = Change it
settings-login = Log in
settings-login-help = For a name you have protected with a password.
settings-login-instead = You will no longer be { $name } here, and you cannot get back to that name’s games.
settings-login-password = Password
settings-login-go = Log in
settings-leave = Log out or delete your account
settings-logout = Log out
settings-logout-help = Your name and your games stay: log in again at any time.
settings-logout-lost = { $name } has no password: once you log out, nobody can get back to this name and its games.
settings-logout-sure = Log out for good
settings-delete = Delete my account
settings-delete-help = Your name, your password, your sessions on all devices and everything you wrote in chats are deleted. Games you played stay, without your name.
settings-delete-sure = Delete everything now

# What others do, and have done
settings-pace = Other players’ moves
settings-pace-help = How fast they are shown. A click on the table shows the rest at once.
pace = { $pace ->
    [slow] Slow
    [fast] Fast
    [once] At once
   *[normal] Normal
}
show-going = The others’ moves come first.
show-skip = Skip
show-again = Show again
recap = Since your last turn
recap-last = Last turn

## Series: games one after the other, with what is carried over

series-nobody = Somebody
series-now = What to do now
series-who = Who plays
series-bot-again = { $name } ({ $level })
series-character = Character of { $seat }
series-keeps = keeps this character
series-twice = Everybody can sit only once.
series-open-seat = The table waits until your friends have sat down. Send them its link.
series-watching = You are looking on. Whoever takes part decides what happens.
series-branches = Branches
series-branches-help = A series can take another course at any move, and both are kept. Open a replay and go on from any move, or choose a moment here.
series-this = shown above
series-look = Show this one
series-from = branched off from “{ $seat }”
series-begun = the first one
series-try = Try another way
series-try-where = From which moment?
series-try-name = Name of the new branch
series-try-hint = What if…
series-try-go = Branch off
series-keep = Keep as a file
series-keep-help = The whole series as a text, with all its branches. A chapter that is still being played is left out, because it holds what nobody may see yet.
series-title = Title
series-title-hint = Give it a title
series-link = Copy the link
series-branch = Branch shown:
series-all-branches = All branches
series-main = Main branch
series-saved = Everything is kept after every move: stop whenever you like, go on any day and on any device.
series-rules = Rules
series-bring = Go on from a file, or with a deck of your own
series-bring-help = A series that was kept as a file goes on where it stood, with all its branches. If it was played with a deck of your own, bring that too.
series-bring-file = A series from a file
series-bring-deck = A deck of your own
series-bring-none = Neither
series-start = { $file ->
    [yes] Go on from the file
   *[no] Begin
}
series-fork-here = Another way from here
home-series = { $played } of { $chapters } played
home-remove-series = Delete this series for good, with all its branches?
