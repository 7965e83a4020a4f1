# What every game needs. Keys: refusal-CODE for the kernel's refusals, command-WORD for what is
# typed in the terminal (English words work in every language), table-... for the rest.

refusal-unreadable = “{ $text }” is no move of this game.
refusal-no_such_seat = There is no such seat at this table.
refusal-no_such_action = There is no such move in this game.
refusal-no_such_chance = Chance cannot bring that now.
refusal-not_foreseen = What comes after that move cannot be foreseen: make it first.
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
table-no-rules = The rules of this game have not been written down.
table-no-rule = There is no rule { $rule }. Type { command-rules } to read them all.
table-save-where = Name a file: { command-save } FILE
table-saved = Saved in { $file }: the whole game.
table-saved-seen = Saved in { $file }: what you have seen so far. What is hidden from you is not in it, so it can be read but not replayed. Save again after the end for the whole game.
table-save-exists = { $file } is there already. Nothing was saved; choose another name.
table-save-failed = { $file } could not be written ({ $why }). Nothing was saved.
table-left = You have left the table.
table-against = { $title } against { $actor }. Type { command-help } at any time.
table-with = { $title } with { $actor }. Type { command-help } at any time.

help-move = What to type for a move is shown under each question. The notation of records works too, such as “{ $example }”.
help-moves = every move you can make now
help-undo = take your last move back, as long as nothing was shown
help-rules = the rules, or one of them: { $example }
help-log = all that has happened
help-sheet = show or hide what can be worked out
help-save = keep the game in a file
help-quit = leave the table
help-enter = draws the table again

## A game that has no words of its own

plain-move = Your turn: choose a move.
plain-wait = { $actor } is to move.
plain-over = The game is over, and nobody has won it alone.
plain-won = { $who ->
    [you] You win.
   *[other] { $actor } wins.
}
plain-step = { $actor }: { $told }
plain-chance = Chance: { $told }

## Server: people and pages

refusal-who_are_you = Tell the server your name first, or log in.
refusal-wrong_password = The name or the password is wrong.
refusal-bad_name = A name has 1 to 30 characters, one of them visible, and no control characters.
refusal-name_alike = The name “{ $name }” looks like one that belongs to somebody. Choose another.
refusal-name_taken = The name “{ $name }” belongs to somebody. Choose another, or log in with its password.
refusal-no_such_language = This language is not here. There is: { $known }.
refusal-foreign_origin = Another site sent this in your name, so nothing was done.
refusal-no_such_page = There is nothing at this address.
refusal-no_components = The board and the cards of this game are not kept in a file.
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
    [many] “{ $field }” holds too many (at most { $limit })
    [low] “{ $field }” must be at least { $limit }
    [high] “{ $field }” must be at most { $limit }
   *[value] “{ $field }” does not have a value that is possible there
}.
refusal-bad_components = Your file cannot be used: { $why }.
refusal-bad_input = This cannot be used: { $why }.
refusal-too_fast = That was too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refusal-house_full = The house is full: the server takes no more visitors now. Try again in { $seconds } seconds.
refusal-too_many_connections = Too many connections are open from where you are: at most { $most }. Close a few windows, or try again in { $seconds } seconds.
refusal-store_failed = The server cannot reach its data now. Nothing was changed; try again in a moment.
refusal-failed = Something went wrong in the server. It has been noted; try again in a moment.
refusal-not_possible = That is not possible now.

page-not-built = The web client is not built: run “make setup” in the folder of Spytable, then start the server again.

## Server: tables

refusal-stale = The table has changed since you looked. Here is how it stands now.
refusal-already_started = The game has begun: the seats stay as they are.
refusal-not_started = The game has not begun yet.
refusal-game_over = The game is over.
refusal-not_over = The game is not over yet.
refusal-not_the_host = Only the host of this table can do that.
refusal-not_your_seat = That seat is not yours.
refusal-no_intention = Only a bot can say its plan, and only in a game that is won together.
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
refusal-no_such_remark = There is no such message, or it has been deleted.
refusal-not_yourself = You cannot do that to yourself.
refusal-remark_or_seat = Name somebody by a message or by a seat, one of the two.
refusal-already_so = That is so already.
refusal-players_stay = Once the game has begun, a player cannot be removed. You can mute them; and if they have gone away, the others can vote that a bot plays for them.
refusal-you_are_muted = The host of this table has muted you. You can still read along.
refusal-removed = The host of this table has asked you to leave. You can play at any other table.
refusal-names_only = Only people who have told their name may watch this table.
refusal-players_only = Only the players may see this table.
refusal-said_enough = You have written { $most } messages at this table, as many as one person may. You can still read along.
refusal-watchers_said_enough = Those who watch have written { $most } messages at this table, as many as they may. You can still read along.
refusal-chat_full = The chat of this table is full: { $most } messages were written.
refusal-no_such_paper = This game has nothing of that kind to write.
refusal-paper_too_long = That is too long: at most { $most ->
    [one] 1 character
   *[other] { $most } characters
}.
refusal-bad_text = A text has no control characters and nothing that cannot be seen.
refusal-no_such_choice = That cannot be chosen. There is: { $choices }.
refusal-choice_taken = Somebody else at the table has chosen this already.
refusal-written_too_often = So much has been written at this table ({ $most } times) that no more is kept.
refusal-game_too_long = This game has { $most } steps already, more than any game is meant to have. It cannot go on, but it can still be looked at.
refusal-table_worn_out = So much has happened at this table ({ $most } entries) that no more can be kept. Open a new one to play on.
refusal-you_are_away = A bot is playing for you. Say that you are back, then play.
refusal-not_away = Nobody plays in your place.
refusal-no_vote = Only the other players at the table have a vote on this.
refusal-bot_plays_already = A bot plays there already.
refusal-still_connected = This player is connected. Give them time.
refusal-already_voted = You have voted already.
refusal-no_such_step = The game has { $steps } steps, no more.
refusal-no_such_viewer = Choose through whose eyes: { $viewers }.
refusal-still_secret = This stays secret until the game is over.

## Client: the table

refusal-unreachable = The server cannot be reached. Nothing was changed; try again in a moment.

bot-random = Nemo
bot-greedy = Vera
bot-search-300ms = Iris
bot-search-1s = Otto
bot-search-3s = Sibyl
bot-level-random = bot, plays anything
bot-level-greedy = bot, easy
bot-level-search-300ms = bot, fair
bot-level-search-1s = bot, strong
bot-level-search-3s = bot, very strong
bot-stands-in = a bot plays for now
place-open = open seat
place-person = somebody

lamp = Light or dark
close = Close
prompt = What to do now
opening = Opening the file…
your-turn = Your turn
not-your-turn = Wait
game-over = Game over
you-watch = Watching
watch-bar = You are watching, and see what everybody sees.
session-ended = You have been logged out here. If your name has a password, log in again in the settings.
odds = { $ways } in { $of }
percent = { $percent } %
why-not = Why not?
rule-number = Rule { $rule }
connection-lost = Connection lost. Your last move is kept. Trying again.
you-are-away = A bot is playing for you.
return = I am back
away = away
away-minutes = away for { $minutes } min
vote-out = Let a bot play
undo-ask = Ask to go back
undo-further = Go back further
undo-asked = You have asked to go back to before your last move.
undo-request = { $seat } asks to go back to before their last move.
undo-agree = Agree
undo-refuse = Play on
undo-refused = The others want to play on.
leave = Leave the table
leave-sure = Sure? A bot plays on
copy-link = Copy the table’s link
copied = Copied
watching = { $count ->
    [one] { $count } person watches.
   *[other] { $count } people watch.
}
tip-read = Got it
fold = Less
unfold = What may come of it

tab-log = Log
tab-chat = Chat
tab-book = Rules
log-empty = Nothing has happened yet.
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
watchers-all = everybody who has the link
watchers-named = only people with a name
watchers-none = nobody but the players
barred-removed = You are no longer at this table.
barred-names_only = Who goes there?
barred-names-go = Take a name and watch
barred-players_only = This table is closed.
books = What to read
book-card = In short
book-rules = Rules
book-advice = Advice
books-older = This game follows version { $version } of the rules, with which it began. Where that differs, the rules below say so.
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

end-staging = What was hidden is shown…
end-turns = { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
end-together = { $points ->
    [one] point, all together
   *[other] points, all together
}
end-rematch = { $together ->
    [yes] Play again together
   *[no] Rematch
}
end-rematch-go = { $together ->
    [yes] Go to the next table
   *[no] Go to the rematch
}
end-rematch-wanted = { $together ->
    [yes] The next table is waiting for you.
   *[no] A rematch is waiting for you.
}
end-replay-mine = Replay from your seat
end-replay-of = Replay as { $seat }
end-replay-all = Replay, all shown
end-board = See the table
end-score = See the score
end-record = Keep the record

writing-keeps = Being kept…
writing-kept = Kept. Everybody at the table sees it.

replay = Replay
replay-of = Replay of { $title } · Spytable
replay-eyes = Through whose eyes
replay-all = All shown
replay-spectator = Spectator
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-stop = Stop
replay-next = One step on
replay-last = To the end
replay-step = Step of the game
replay-at = { $step } of { $steps }
replay-link = Link to this moment
replay-go-on = Go on from here against bots

## Client: the table of a game that has none of its own

plain-table = On the table
plain-moves = What you can do
plain-pick = Choose a move.
plain-binds = You cannot take this back.
plain-take-back = Take back
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
home-rules-help = With a card to play by, and some advice.
home-watch = Watch
home-watch-help = { $count ->
    [one] { $count } open game is being played.
   *[other] { $count } open games are being played.
}
home-turn-against = Your turn against { $foe }
home-continue = Continue
home-mine = My games
home-mine-count = { $count } open
home-mine-empty = No game yet. Yours are listed here, also those you will have finished.
home-now = just now
home-is-waiting = waits for players
home-is-playing = being played
home-is-over = over
home-open = Open
home-replay = Replay
home-all = Show all { $count }
home-fewer = Show fewer
home-tables = Open tables
home-tables-count = { $count ->
    [one] { $count } needs a player
   *[other] { $count } need a player
}
home-tables-empty = Nobody is looking for players just now. A table that you open to all is listed here.
home-tables-go = Open a table
home-seated = { $taken } of { $seats } seated
home-sit = Sit down
home-record = Open a record
home-record-help = A game that was kept as a file or as text, to look back at move by move.
home-record-file = Choose a file
home-record-paste = Paste text
home-record-text = The record as text
home-record-go = Open it
home-again = Try again
home-foot-bots = Bots see only what their seat sees.
home-foot-account = No account, no tracking.
home-foot-programs = Programs can play too.
home-missing = There is nothing at this address.
home-missing-help = Perhaps the link is not whole, or the table has been cleared away.
home-missing-go = To the front page

place-pace = { $pace ->
    [0] no hurry
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
new-friend = A friend who comes by link
new-bot = A bot
new-name-mine = Your name
new-name-here = Their name
new-name-code = or a code name
new-player = Player { $number }
new-shared-open = The screen is passed around. Nothing in this game is secret, so the table simply turns to whoever is next.
new-shared-help = The screen is passed around. A curtain falls in between, so that nobody sees the others’ secrets.
new-watching = None of these seats is at this screen: you will watch.
new-rules = Rules of this table
new-range = From { $low } to { $high }.
new-means = { $value }: { $words }.
new-components = Board and cards
new-components-help = Unless you bring a file of your own, we use ours: our own design, not that of the printed game.
new-components-choose = Choose a file
new-components-other = Choose another
new-components-back = Use ours
new-components-own = Your own are used: { $file }
new-components-large = The file is too large: at most { $limit } kB are taken.
new-usual = Back to the usual rules
new-read = Read the rules
new-manner = Pace and guests
new-pace = Pace
new-pace-help = When the time for a move is up, a bot plays until the player is back.
new-open = Who may come
new-open-link = those who have the link
new-open-all = everybody: listed on the front page
new-complete = Everybody is there: the game can begin at once.
new-incomplete = The game begins when your friends have come: you will be given a link for them.
new-start = Start the game
new-wait = Open the table

wait-invited = You are invited to a game of { $title }.
wait-open = { $count ->
    [0] Every seat is taken.
    [one] One seat is open.
   *[other] { $count } seats are open.
}
wait-lost = Connection lost. Trying again.
wait-join = Take a seat
wait-join-as = Take a seat as { $name }
wait-join-help = No account is needed. The game begins when every seat is taken.
wait-full = You can watch
wait-full-help = As soon as the game begins, this page shows it by itself.
wait-not-yet = Not everybody is here yet
wait-ready = Ready
wait-ready-help = One press, and the game begins for all.
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
wait-vacant = for whoever opens the link
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
wait-invite-link = Whoever opens this link can sit down, without an account.
wait-invite-open = Whoever opens this link can sit down, without an account. The table is also listed on the front page.
wait-invite-watch = Whoever opens this link can watch.
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
settings-name-done = You have this name now.
settings-name-none = You have none yet. If you choose none, you are given a code name when you play.
settings-name-free = It belongs to this browser only, and others may use the same.
settings-name-claimed = It is yours alone: log in with it from any device.
settings-look = Language and lamp
settings-sound = Sound
settings-sound-help = Paper, stamp, and two notes when it is your turn.
settings-notices = Notifications
settings-notices-help = When it is your turn and you are looking elsewhere.
settings-notices-forbidden = This browser does not allow notifications here. You can change that in its settings for this page.
settings-claim = Make the name yours
settings-claim-help = With a password, { $name } is yours alone, with all its games, on every device.
settings-claim-go = Make it mine
settings-claim-done = Done. All other devices are logged out.
settings-password = Change the password
settings-password-help = All other devices are logged out then.
settings-password-first = Password, at least 8 characters
settings-password-old = Password until now
settings-password-new = New password, at least 8 characters
settings-password-go = Change it
settings-login = Log in with a name of yours
settings-login-help = For a name that you have protected by a password.
settings-login-instead = Here you will no longer be { $name }, whose games you then cannot reach.
settings-login-password = Password
settings-login-go = Log in
settings-leave = Log out, or delete yourself
settings-logout = Log out
settings-logout-help = Your name and your games stay: log in again at any time.
settings-logout-lost = { $name } has no password: after logging out nobody can come back to this name and its games.
settings-logout-sure = Log out for good
settings-delete = Delete me
settings-delete-help = Your name, your password, your sessions on all devices and all that you wrote in chats are deleted. Games that you played stay, without your name.
settings-delete-sure = Delete it all, now
