# Spy Club. $who is "you" if the viewer is the actor, "foe" if the viewer is the one named beside
# the actor, "other" if it is neither. $name, $give, $get and $back are names of clues, $aspect that
# of an aspect. The helpers that need an article or a plural select by the word itself.

title = Spy Club
description = A case in your own neighbourhood: turn over clues, share ideas, and solve it together before the suspect gets away.

option-advanced = Difficulty
option-advanced-help = At the advanced level Fatigue and Sabotage cost one idea more, and the suspect escapes sooner.
option-advanced-0 = standard
option-advanced-1 = advanced
option-consent = Teamwork
option-consent-help = Whether a partner is asked before a clue is exchanged or ideas are taken. Bots always agree.
option-consent-0 = without asking
option-consent-1 = the partner is asked

aid-memory = Other sides that were seen
aid-memory-kept = remembered for you
aid-memory-off = not shown

## Names of things

aspect-motive = Motive
aspect-suspect = Suspect
aspect-location = Location
aspect-crime = Crime
aspect-object = Object
aspect-distraction = Distraction

clue-love = Love
clue-money = Money
clue-dare = Dare
clue-hunger = Hunger
clue-fame = Fame
clue-jealousy = Jealousy
clue-revenge = Revenge
clue-librarian = Librarian
clue-cashier = Cashier
clue-rascal = Rascal
clue-dog = Dog
clue-garbage-collector = Garbage collector
clue-twins = Twins
clue-mom = Mom
clue-neighbour = Neighbour
clue-game-shop = Game shop
clue-cabin = Cabin
clue-school = School
clue-funfair = Funfair
clue-manor = Manor
clue-ice-cream-stand = Ice-cream stand
clue-museum = Museum
clue-park = Park
clue-restaurant = Restaurant
clue-burglary = Burglary
clue-break-in = Break-in
clue-spying = Spying
clue-prank = Prank
clue-bullying = Bullying
clue-lie = Lie
clue-vandalism = Vandalism
clue-hat = Hat
clue-key = Key
clue-game-pieces = Game pieces
clue-cake = Cake
clue-slingshot = Slingshot
clue-watch = Watch
clue-lipstick = Lipstick
clue-stamp = Stamp
clue-homework = Homework
clue-chores = Chores
clue-video-games = Video games
clue-piano-lesson = Piano lesson
clue-birthday = Birthday

symbol-moon = moon
symbol-square = square
symbol-triangle = triangle
symbol-cross = cross
symbol-star = star

part-day = Day
part-dusk = Dusk
part-night = Night

event-fatigue = Fatigue
event-lost-trail = Lost trail
event-decoy = Decoy
event-sabotage = Sabotage
event-false-lead = False lead
event-nothing = Nothing

the-aspect = the { $aspect }
an-aspect = { $aspect ->
    [Object] an { $aspect }
   *[other] a { $aspect }
}
many-aspect = { $aspect }s
of-seat = { $seat }’s
you-have = { $ideas ->
    [0] you have no ideas to spend
    [one] you have { $ideas } idea
   *[other] you have { $ideas } ideas
}
count-ideas = { $ideas ->
    [0] no ideas
    [one] { $ideas } idea
   *[other] { $ideas } ideas
}

## What to do now

prompt-act = { $left ->
    [one] Your turn: { $left } action left, and { you-have }. Turn clues over, shift your focus, confirm or scout; or end your turn.
   *[other] Your turn: { $left } actions left, and { you-have }. Turn clues over, shift your focus, confirm or scout.
}
prompt-no-actions = { $haste ->
    [step] Your actions are done, and no clue was confirmed: ending the turn takes the suspect one step nearer Escape.
    [escape] Your actions are done, and no clue was confirmed: ending the turn lets the suspect escape.
   *[no] Your actions are done. End your turn: then the suspect moves.
}
prompt-choose = { $grid ->
    [yes] Several full lines cross: choose the clue at one of the crossings as the answer.
   *[no] No movement card names a clue of the aspect: choose which one in the row is the answer.
}
prompt-won = { $left ->
    [0] All five aspects are solved! End your turn, or close the case and leave the extra goal open.
   *[other] All five aspects are solved! Go on for the extra goal, or close the case.
}
prompt-turning = { $left ->
    [one] Turn over the last of your clues too, or stop here.
   *[other] Turn over another of your clues, or stop here.
}
prompt-asked-swap = { $actor } offers you { $give } for your { $get }. Do you agree?
prompt-asked-take = { $actor } would like to take { count-ideas } from you. Do you agree?
prompt-lose = { $left ->
    [one] { $event }: { $left } idea must leave the game. Choose whether it comes from the supply or from a player.
   *[other] { $event }: { $left } ideas must leave the game. Choose one by one: from the supply, or from a player.
}
prompt-wait-setup = The clues are being laid out.
prompt-wait-turn = { $who ->
    [you] Your turn is ending: empty places are filled, then the suspect moves.
   *[other] { $actor } is playing. Plan ahead with the team meanwhile.
}
prompt-wait-asked = Waiting for { $actor } to agree or refuse.
prompt-wait-lose = { $actor } is choosing which ideas leave the game.
prompt-over = { $cause ->
    [solved] Case solved: all five aspects are found. Well done!
    [rounds] The suspect has gone round for the last time, and slipped away. { $solved ->
        [0] No aspect was solved this time.
       *[other] You solved { $solved } of 5 aspects.
    }
    [escape] The suspect has escaped. { $solved ->
        [0] No aspect was solved this time.
       *[other] You solved { $solved } of 5 aspects.
    }
    [ideas] There are too few ideas left to go on. { $solved ->
        [0] No aspect was solved this time.
       *[other] You solved { $solved } of 5 aspects.
    }
    [clues] There are too few clues left to go on. { $solved ->
        [0] No aspect was solved this time.
       *[other] You solved { $solved } of 5 aspects.
    }
   *[time] Time is up. { $solved ->
        [0] No aspect was solved this time.
       *[other] You solved { $solved } of 5 aspects.
    }
}

## What happened

log-first = { $who ->
    [you] You go first (drawn at random).
   *[other] { $actor } goes first (drawn at random).
}
log-turned = { $who ->
    [you] You turned { $was } over: { $name } ({ $aspect }).
   *[other] { $actor } turned { $was } over: { $name } ({ $aspect }).
}
log-gained = { $who ->
    [you] You shifted your focus to { an-aspect } and took { count-ideas }.
   *[other] { $actor } shifted focus to { an-aspect } and took { count-ideas }.
}
log-pinned = { $who ->
    [you] You confirmed { $name } ({ $aspect }) at place { $at } of the { row-or-grid }
   *[other] { $actor } confirmed { $name } ({ $aspect }) at place { $at } of the { row-or-grid }
}{ $paid ->
    [0] {""}
    [one] { " " }for { $paid } idea
   *[other] { " " }for { $paid } ideas
}.
log-backed = { $who ->
    [you] In exchange { $name } ({ $aspect }) came to your place { $place }.
   *[other] In exchange { $name } ({ $aspect }) came to { $actor }’s place { $place }.
}
log-scouted = { $who ->
    [you] You scouted { $name } ({ $aspect })
   *[other] { $actor } scouted { $name } ({ $aspect })
}{ $paid ->
    [0] {""}
    [one] { " " }for { $paid } idea
   *[other] { " " }for { $paid } ideas
}.
log-discarded = { $where ->
    [incoming] Discarded from the incoming clues: { $name } ({ $aspect }).
    [tray] Discarded from the tray: { $name } ({ $aspect }).
    [row] Discarded from the row: { $name } ({ $aspect }).
   *[area] Discarded: { $name } ({ $aspect }).
}
log-swapped = { $who ->
    [you] You gave { $give } to { $foe } and got { $get }.
    [foe] { $actor } gave you { $give } and got { $get }.
   *[other] { $actor } gave { $give } to { $foe } and got { $get }.
}
log-taken = { $who ->
    [you] You took { count-ideas } from { $foe }.
    [foe] { $actor } took { count-ideas } from you.
   *[other] { $actor } took { count-ideas } from { $foe }.
}
log-asked = { $who ->
    [you] You asked { $foe }, who may agree or refuse.
    [foe] { $actor } asked for your consent.
   *[other] { $actor } asked { $foe }, who may agree or refuse.
}
log-refuse = { $who ->
    [you] You refused: nothing changes.
   *[other] { $actor } refused: nothing changes.
}
log-pick = { $who ->
    [you] You chose the answer.
   *[other] { $actor } chose the answer.
}
log-close = { $who ->
    [you] You closed the case and left the extra goal open.
   *[other] { $actor } closed the case and left the extra goal open.
}
log-solved = { $count ->
    [one] The team has found { the-aspect }: { $name }. { $count } of 5 aspects is solved.
   *[other] The team has found { the-aspect }: { $name }. { $count } of 5 aspects are solved.
}
log-escape = { $cause ->
    [decoy] { $left ->
        [0] The suspect has reached Escape.
        [one] { $left } step left to Escape.
       *[other] { $left } steps left to Escape.
    }
    [haste] { $left ->
        [0] No clue was confirmed this turn: the suspect has reached Escape.
        [one] No clue was confirmed this turn: { $left } step left to Escape.
       *[other] No clue was confirmed this turn: { $left } steps left to Escape.
    }
   *[sign] { $left ->
        [0] The movement card has the escape sign: the suspect has reached Escape.
        [one] The movement card has the escape sign: { $left } step left to Escape.
       *[other] The movement card has the escape sign: { $left } steps left to Escape.
    }
}
log-suspect = { $who ->
    [you] { $number ->
        [one] The suspect moved { $number } place, to your { $name } ({ $aspect }).
       *[other] The suspect moved { $number } places, to your { $name } ({ $aspect }).
    }
   *[other] { $number ->
        [one] The suspect moved { $number } place, to { $actor }’s { $name } ({ $aspect }).
       *[other] The suspect moved { $number } places, to { $actor }’s { $name } ({ $aspect }).
    }
}
log-event = { $kind ->
    [fatigue] { $ideas ->
        [0] Fatigue: nothing is solved yet, so no ideas are lost.
       *[other] Fatigue: { count-ideas } must leave the game.
    }
    [lost-trail] Lost trail: incoming clues are lost.
    [decoy] Decoy: the escape marker moves up a step.
    [sabotage] Sabotage: { count-ideas } must leave the game.
    [false-lead] False lead: everybody turns over all their clues.
   *[nothing] A distraction: nothing happens.
}
log-lost = { $players ->
    [0] { count-ideas } left the game, taken from the supply.
   *[other] { $supply ->
        [0] { count-ideas } left the game, taken from the players.
       *[other] { count-ideas } left the game: { $supply } from the supply, { $players } from the players.
    }
}
log-round = { $left ->
    [0] The suspect has gone round for the last time.
    [one] The suspect has gone round: one more round, and it slips away.
   *[other] The suspect has gone round: { $left } more rounds, and it slips away.
}
log-over = { $cause ->
    [rounds] The suspect slips away: the case ends.
    [solved] The case is solved.
    [escape] The case ends.
    [ideas] Not enough ideas are left for that: the case ends.
    [clues] A place stays empty, because no clues are left: the case ends.
   *[time] The last movement card has been turned: the case ends.
}

## What a turn came down to, after the name of who had it

gist-turned = { $and ->
    [yes] and{ " " }
   *[no] {""}
}{ $count ->
    [one] { $who ->
        [you] turned over { $name }
       *[other] turned over { $name }
    }
   *[other] { $who ->
        [you] turned over { $count } clues
       *[other] turned over { $count } clues
    }
}
gist-gained = { $and ->
    [yes] and{ " " }
   *[no] {""}
}{ $who ->
    [you] focused on { $sign } for { count-ideas }
   *[other] focused on { $sign } for { count-ideas }
}
gist-pinned = { $and ->
    [yes] and{ " " }
   *[no] {""}
}{ $count ->
    [one] { $who ->
        [you] confirmed { $name } { $sign }
       *[other] confirmed { $name } { $sign }
    }
   *[other] { $who ->
        [you] confirmed { $count } clues { $sign }
       *[other] confirmed { $count } clues { $sign }
    }
}
gist-scouted = { $and ->
    [yes] and{ " " }
   *[no] {""}
}{ $who ->
    [you] scouted { $name } { $sign }
   *[other] scouted { $name } { $sign }
}
gist-swapped = { $and ->
    [yes] and{ " " }
   *[no] {""}
}{ $who ->
    [you] swapped { $give } for { $foe }’s { $get }
    [foe] swapped { $give } for your { $get }
   *[other] swapped { $give } for { $foe }’s { $get }
}
gist-taken = { $and ->
    [yes] and{ " " }
   *[no] {""}
}{ $who ->
    [you] took { count-ideas } from { $foe }
    [foe] took { count-ideas } from you
   *[other] took { count-ideas } from { $foe }
}
gist-solved = { $and ->
    [yes] and{ " " }
   *[no] {""}
}{ $who ->
    [you] solved { $sign }: { $name }
   *[other] solved { $sign }: { $name }
}
gist-ended = { $who ->
    [you] ended the turn
   *[other] ended the turn
}
gist-suspect = and the suspect moved { $number }{ $rounds ->
    [0] {""}
    [one] { " " }(first round)
   *[other] { " " }(round { $rounds })
}{ $event ->
    [none] {""}
   *[other] : { $event }
}
gist-haste = { $and ->
    [yes] and{ " " }
   *[no] {""}
}{ $who ->
    [you] confirmed nothing: Escape +1
   *[other] confirmed nothing: Escape +1
}

## What decided a case that is over

count-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
decided-by = { $cause ->
    [solved] All five aspects were solved in time, in { count-turns }.
    [escape] The suspect reached Escape after { count-turns }.
    [rounds] The suspect had gone round too often after { count-turns }.
    [ideas] The ideas ran out after { count-turns }.
    [clues] The clues ran out after { count-turns }.
   *[time] The movement cards ran out after { count-turns }.
}{ $solved ->
    [none] { " " }Nothing was solved.
   *[other] { " " }Solved: { $solved }.
}{ $open ->
    [none] {""}
   *[other] { " " }Still open: { $open }.
}
decided-near = { $missing ->
    [one] { $aspect } was nearest: one more clue in the { row-or-grid } would have solved it.
   *[other] { $aspect } was nearest: { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    } in the { row-or-grid }, { $missing } were missing.
}

## What could come of a move

outlook-confirm = { $price ->
    [0] Confirming { $name } costs nothing.
    [one] Confirming { $name } costs { $price } idea, and you keep { $left }.
   *[other] Confirming { $name } costs { $price } ideas, and you keep { $left }.
}{ $back ->
    [none] {""}
   *[other] { " " }In exchange you get { $back }.
}{ $solves ->
    [yes] { " " }That solves { the-aspect }: { $answer ->
        [none] you choose the answer.
       *[other] the answer is { $answer }.
    }
   *[no] { $row ->
        [one] { " " }{ $grid ->
            [yes] It is the only one of its aspect in lines that cross.
           *[no] It is the only one of its aspect in the row.
        }
       *[other] { " " }{ $grid ->
            [yes] Then two lines that cross hold { $row } { many-aspect }.
           *[no] Then the row holds { $row } { many-aspect }.
        }
    }
}
outlook-refill = { $name ->
    [unknown] When your turn ends, place { $place } is filled from the tray, with a clue that nobody has seen.
   *[other] When your turn ends, place { $place } is filled with { $name }.
}
outlook-focus = { $ideas ->
    [0] Your focus goes to { an-aspect }, and you take no ideas.
   *[other] Your focus goes to { an-aspect }, and you take { count-ideas }.
}
outlook-scout = { $price ->
    [0] Scouting { $name } costs nothing.
    [one] Scouting { $name } costs { $price } idea.
   *[other] Scouting { $name } costs { $price } ideas.
}{ $discards ->
    [none] {""}
   *[other] { " " }You discard { $discards }.
}
outlook-turn = { $name } ({ $aspect })
outlook-swap = You give { $give } to { $seat } and get { $get }.
outlook-take = You get { count-ideas } from { $seat }.
outlook-end = { $haste ->
    [step] No clue was confirmed: the suspect gets one step nearer Escape.{ " " }
    [escape] No clue was confirmed: the suspect escapes.{ " " }
   *[no] {""}
}{ $left ->
    [0] Empty places are filled, then the suspect moves.
    [one] You leave { $left } action unused. Empty places are filled, then the suspect moves.
   *[other] You leave { $left } actions unused. Empty places are filled, then the suspect moves.
}

## What a team-mate means to do

intention-solve = With { $name } I can solve { the-aspect } right now, so I confirm it.
intention-confirm = { $row ->
    [0] I would begin with { many-aspect }, so I confirm { $name }.
    [one] I am collecting { many-aspect }: { $row } is in the { row-or-grid }, so I confirm { $name }.
   *[other] I am collecting { many-aspect }: { $row } are in the { row-or-grid }, so I confirm { $name }.
}
intention-turn = I am collecting { many-aspect }, so I turn my { $name } over.
intention-focus = { many-aspect } will cost us ideas, so I shift my focus and take { $ideas }.
intention-scout = I am collecting { many-aspect }, so I scout { $name }.
intention-team = { $foe } and I have the same focus: together we get our { many-aspect } sooner.
intention-end = That is all I can do for the { many-aspect } right now, so I end my turn.

## Why not

refusal-over = The case is over.
refusal-chance_only = Clues, movement cards and the first player are drawn at random: nobody chooses them.
refusal-watching = You are watching, not playing.
refusal-not_your_turn = It is not your turn.
refusal-setting_up = First the clues are laid out.
refusal-no_actions = You have no actions left: end your turn.
refusal-turning_first = You are turning clues over: turn another one, or stop first.
refusal-choose_first = The row is full: choose which of its clues is the answer first.
refusal-nothing_to_choose = There is no answer to choose now: the movement cards name it, or the row is not full.
refusal-no_answer_there = That clue cannot be the answer: choose one of those that are marked.
refusal-not_won = The case can be closed once all five aspects are solved and an extra goal is open.
refusal-not_in_this_case = Nothing in this case lets you do that.
refusal-turned_already = You have already turned this clue over in this action: each may be turned once.
refusal-not_turning = You are not turning clues over right now, so there is nothing to stop.
refusal-empty_place = Your place { $place } is empty. It is filled up when your turn ends.
refusal-same_focus = Your focus is there already: shift it to another of your clues.
refusal-focus_empty = That place is empty, and your focus needs a clue.
refusal-too_dear = { $price ->
    [one] It lies { $price } place from your focus, which costs { $price } idea, and { you-have }.
   *[other] It lies { $price } places from your focus, which costs { $price } ideas, and { you-have }.
}
refusal-no_clue_there = No incoming clue lies there now. The gap is filled when your turn ends.
refusal-scout_dear = { $price ->
    [one] This clue costs { $price } idea, and { you-have }.
   *[other] This clue costs { $price } ideas, and { you-have }.
}
refusal-yourself = Teamwork takes two: choose another player.
refusal-no_actions_team = Teamwork comes before your last action, and that is done: end your turn.
refusal-aspects_differ = Your focus and { of-seat } are not of the same aspect.
refusal-distraction_focus = Your focus is on a Distraction, and nobody can team up on that.
refusal-no_focus_clue = { $who ->
    [you] Your focus is on an empty place, so you cannot team up now.
   *[other] { of-seat } focus is on an empty place, so you cannot team up now.
}
refusal-their_place_empty = { of-seat } place { $place } is empty.
refusal-came_from = { $who ->
    [you] You gave { $name } away this turn, so it cannot come back to you before the next.
   *[other] { $seat } gave { $name } away this turn, so it cannot go back there before the next.
}
refusal-not_so_many = { $ideas ->
    [0] { $seat } has no ideas to give.
   *[other] { $seat } has only { count-ideas }.
}
refusal-refused_before = { $seat } has just refused. Take another action before you ask again.
refusal-waiting_answer = { $who ->
    [you] You have been asked: first agree or refuse.
   *[other] { $seat } has been asked: wait for the answer.
}
refusal-not_here = There is no such seat or place at this table.
refusal-nothing_asked = Nobody has asked you for anything right now.
refusal-lose_first = { $left ->
    [one] First { $left } idea must leave the game: choose where it comes from.
   *[other] First { $left } ideas must leave the game: choose where they come from.
}
refusal-nothing_to_lose = No idea has to leave the game now.
refusal-none_there = There are no ideas to take from there.

## What cannot be agreed or brought

refusal-file_nothing = there is neither a clue nor a movement card nor a board in it
refusal-file_clues = there are { $count } clues, not { $wanted }
refusal-file_faces = clues: { $name } is on { $count ->
    [one] { $count } face
   *[other] { $count } faces
}, not on { $wanted }
refusal-file_no_clue = there is no clue “{ $typed }”
refusal-file_one_aspect = { $a } and { $b } are both of the aspect { $aspect }
refusal-file_moves = moves must be { $day } of day, then { $dusk } of dusk, then { $night } of night
refusal-file_no_part = there is no part “{ $typed }” (available: { $known })
refusal-file_no_term = there is no term “{ $typed }” (available: { $known })
refusal-file_term_twice = “{ $name }” is there twice
refusal-file_term = { $name } goes from { $low } to { $high }: { $value } is not possible
refusal-file_no_aspect = there is no aspect “{ $typed }” (available: { $known })
refusal-file_no_event = there is no event “{ $typed }” (available: { $known })
refusal-file_event_ideas = this event removes 0 to { $most } ideas, not { $ideas }
refusal-series_twice = { $name } is there twice.
refusal-series_no_character = “{ $typed }” is no character: there are 1 to { $most }.
refusal-series_character = { $name } keeps character { $number } for the whole campaign.
refusal-series_character_taken = Two players cannot both be character { $number }.
refusal-not_solved_here = Only a solution of this case can be recorded.
refusal-recorded_before = { $aspect }: this aspect was recorded in an earlier case. Choose another one, or record nothing.
refusal-nothing_to_choose_now = There is nothing of that kind to choose now.
refusal-file_no_deck = the list “{ $list }” is missing
refusal-file_card_number = { $number } is no card number (1 to { $most })
refusal-file_no_text = the text in { $lang } is missing
refusal-file_no_words = a side needs a title and a story
refusal-file_choices = the text in { $lang } has { $count } choices, not { $wanted }
refusal-file_no_such_side = there is a text in { $lang } for { $name }, but no such side of a card
refusal-file_no_skill = there is no skill “{ $typed }” (available: { $known })
refusal-file_event_words = “{ $typed }” is no event of an aspect, such as “crime sabotage 2”
refusal-file_side_b = a side B has no sign and no asterisk, and needs a side A
refusal-file_sign_of_card =
    { $other ->
        [yes] a side A that has a side B needs a sign: lock or arrow
       *[no] there is no side B to which this sign could lead
    }
refusal-file_no_solution = “{ $typed }” is no solution that could be recorded
refusal-file_index_lacks = the index has no card for “{ $name }”
refusal-file_no_card = there is no card { $number }
refusal-file_no_side_b = card { $number } has no side B to turn to
refusal-file_unshared = { $count } ways lead to this card: it needs the asterisk (shared = true)
refusal-file_endless = reading this card leads back to it, without end
refusal-file_no_deed = “{ $typed }” is nothing that a card can do (available: { $known })
refusal-file_no_feat = there is no feat “{ $typed }” (available: { $known })
refusal-file_deed_number = “{ $typed }” needs a number
refusal-file_no_condition = “{ $typed }” is no condition (available: { $known })
refusal-file_sign = its sign points at 1 to { $most }, not at { $sign }
refusal-file_no_symbol = there is no symbol “{ $typed }” (available: { $known })
refusal-file_boards = boards must be these two, in this order: { $levels }
refusal-file_steps = { $steps } steps, not { $low } to { $high }
refusal-file_numbers = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}, not { $wanted }
refusal-file_number = the number { $number }, not { $low } to { $high }

## Terminal

move-turn = turn { $name } over
move-stop = stop here
move-focus = shift your focus to { $name }
move-confirm = confirm { $name } at place { $at } of the { row-or-grid }{ $price ->
    [0] {""}
    [one] , for { $price } idea
   *[other] , for { $price } ideas
}{ $back ->
    [none] {""}
   *[other] , in exchange for { $back }
}
move-scout = scout { $name }{ $price ->
    [0] {""}
    [one] { " " }for { $price } idea
   *[other] { " " }for { $price } ideas
}, to place { $place }{ $discards ->
    [none] {""}
   *[other] , and discard { $discards }
}
move-swap = give { $give } to { $seat } for { $get }
move-take = take { count-ideas } from { $seat }
move-agree = agree
move-refuse = refuse
move-lose-supply = lose an idea from the supply
move-lose = { $who ->
    [you] lose one of your own ideas
   *[other] lose one of { of-seat } ideas
}
move-rest = lose all that must go: from the supply, then from the player with the most
move-end = end your turn
move-pick = choose { $name } as the answer
move-close = close the case and leave the extra goal open

key-turn = t
key-stop = ok
key-focus = f
key-confirm = c
key-scout = s
key-swap = x
key-take = i
key-agree = y
key-refuse = n
key-lose = l
key-end = e
key-pick = p
key-close = z
key-tray = t
key-supply = s
key-rest = r
word-turn = turn
word-stop = stop
word-focus = focus
word-confirm = confirm
word-scout = scout
word-swap = swap
word-take = take
word-agree = yes
word-refuse = no
word-lose = lose
word-end = end
word-pick = pick
word-close = close
offer-turn = Turn a clue over
offer-stop = Stop turning
offer-focus = Shift focus
offer-confirm = Confirm
offer-confirm-keys = your place { $places }, then the place { $to } in the row, such as { $example }
offer-scout = Scout
offer-scout-keys = incoming { $from }, then your place { $places }, such as { $example }
offer-swap = Exchange a clue
offer-swap-keys = your place, partner { $seats } and their place, such as { $example }
offer-take = Take ideas
offer-agree = Agree
offer-refuse = Refuse
offer-lose = Lose an idea
offer-rest = Lose all at once
offer-pick = Choose the answer
offer-close = Close the case
offer-end = End your turn

table-title = { $turn ->
    [0] Spy Club
   *[other] Spy Club, turn { $turn } of { $turns }
}
table-cards = { $part }: { $count ->
    [one] { $count } card to come
   *[other] { $count } cards to come
}
table-state = { $left ->
    [0] Escape reached
    [one] Escape in { $left } step
   *[other] Escape in { $left } steps
}; { $supply ->
    [one] { $supply } idea in the supply
   *[other] { $supply } ideas in the supply
}{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
table-solved = Solved: { $names }
table-row = { $tally ->
    [none] Row
   *[other] Row: { $tally }
}
table-tally = { $count ->
    [one] { $count } { $aspect }
   *[other] { $count } { many-aspect }
}
table-incoming = Incoming clues, { $count ->
    [one] { $count } card in the tray
   *[other] { $count } cards in the tray
}
table-tray = tray
table-player = { $letter } { $who ->
    [you] You
   *[other] { $actor }
}: { count-ideas }{ $partner ->
    [yes] , a partner for teamwork
   *[no] {""}
}
table-clue = { $name } ({ $aspect })
table-behind = / { $name } ({ $aspect })
table-empty = empty
table-torch = torch
table-focus = focus
table-here = suspect
table-turned = turned
table-price = { $price ->
    [0] free
    [one] { $price } idea
   *[other] { $price } ideas
}
table-landings = The suspect moves next
table-landing = { $number ->
    [one] { $number } place
   *[other] { $number } places
}
table-landing-clue = { $letter } { $place }, { $name }: { $event }
table-landing-unknown = { $letter } { $place }, a clue not yet seen
table-counts = Sides by aspect
table-head-up = up
table-head-behind = behind
table-head-out = out
table-head-unseen = unseen
table-head-total = all
table-done = solved
event-costs = { $ideas ->
    [0] { $event }
    [one] { $event }, { $ideas } idea lost
   *[other] { $event }, { $ideas } ideas lost
}
help-table = A player’s place 1 is the one the suspect reaches first, and empty places are filled from there. The torch is where the answer would lie if an aspect were solved now. After / comes what was seen on the other side of a clue. For a move, type its letter and the places: c24 puts the clue of your place 2 at place 4 of the row.

## The score, step by step

score-rule = The case is solved when all five aspects are; each one you have solved counts, however the case ends (CL-24).
score-solved = { $aspect }: { $name }
score-extra = Extra goal, { $aspect }: { $name }
score-open = { $aspect }: not solved
end-aspects = { $points ->
    [one] aspect solved
   *[other] aspects solved
}

## Client: the table

letter-motive = M
letter-suspect = S
letter-location = L
letter-crime = C
letter-object = O
letter-distraction = D
ideas = { $count ->
    [0] no ideas
    [one] { $count } idea
   *[other] { $count } ideas
}
empty = empty
free = free
the-case = The case
turns-left = { $left ->
    [0] time is up
    [one] last turn
   *[other] { $left } turns left
}
label-time = Turn { $turn } of { $turns }
escape = Escape
steps-away = { $left ->
    [0] gone
    [one] { $left } step away
   *[other] { $left } steps away
}
label-escape = The escape marker is on step { $step } of { $steps }
supply = Supply
ideas-in-play = { $count } in play, { $lost } lost
row = Central row
grid = Grid
row-or-grid = { $grid ->
    [yes] grid
   *[no] row
}
grid-way = Two full lines that cross solve an aspect.
so-many-of-five = { $count } of { $five }
label-tally = { $aspect }: { $count } of { $five } in { $grid ->
    [yes] lines that cross
   *[no] the row
}{ $then ->
    [none] {""}
   *[other] , { $then } with this move
}
torch = Torch: under the
torch-none = No torch yet
label-row = { $symbol ->
    [none] Place { $at } of the grid
   *[other] Under the { $symbol }
}{ $lit ->
    [yes] , in the torchlight
   *[no] {""}
}: { $clue }{ $choice ->
    [chosen] , chosen
    [legal] , can be chosen
   *[no] {""}
}
label-face = { $aspect }: { $name }{ $wild ->
    [yes] , wild
   *[no] {""}
}, { $other ->
    [none] other side not seen
   *[other] on the other side { $other } ({ $kind })
}
label-incoming = { $tray ->
    [yes] In the tray
   *[no] Incoming
}: { $clue }, { $price ->
    [0] free
    [one] { $price } idea
   *[other] { $price } ideas
}{ $choice ->
    [chosen] , chosen
    [legal] , can be chosen
   *[no] {""}
}
incoming = Incoming clues
tray-cards = { $count ->
    [0] tray: empty
    [one] tray: { $count } card
   *[other] tray: { $count } cards
}
clues-of = { $who ->
    [you] Your clues
   *[other] { $actor }’s clues
}
label-place = { $who ->
    [you] Your place { $place }
   *[other] { $actor }’s place { $place }
}: { $clue }{ $focus ->
    [yes] , focus
   *[no] {""}
}{ $suspect ->
    [yes] , the suspect is here
   *[no] {""}
}{ $price ->
    [none] {""}
    [0] , free to confirm
    [one] , { $price } idea to confirm
   *[other] , { $price } ideas to confirm
}{ $choice ->
    [chosen] , chosen
    [legal] , can be chosen
   *[no] {""}
}
seen = seen:
not-seen = other side not seen
focus = focus
focus-free = focus: free
focus-same = focus, same aspect as yours
same = same
choose-character = Choose your character
ask-intention = Ask { $seat }: what do you plan?
suspect-next = The suspect moves next
suspect-moved = It has just moved.
label-movement = { $part ->
    [none] No movement card yet; the board gives { $numbers }
   *[other] Last movement card: { $part }, { $numbers }, { $symbol }
}
whose-place = { $name }, { $places ->
    [3] { $place ->
        [1] right
        [2] middle
       *[3] left
    }
   *[4] { $place ->
        [1] right
        [2] second
        [3] third
       *[4] left
    }
}
landing = { $event ->
    [fatigue] { $ideas ->
        [0] Fatigue: nothing to lose yet
        [one] Fatigue: lose { $ideas } idea
       *[other] Fatigue: lose { $ideas } ideas
    }
    [lost-trail] Lost trail: clues discarded
    [decoy] Decoy: the suspect gains 1 step
    [sabotage] Sabotage: lose { $ideas } ideas
    [false-lead] False lead: all clues turn
   *[nothing] Nothing
}
landing-unknown = A clue not seen yet
notebook = Aspects and clue counts
aspects-solved = { $count ->
    [0] Five aspects to solve
    [1] Five aspects, one solved
    [2] Five aspects, two solved
    [3] Five aspects, three solved
    [4] Five aspects, four solved
   *[5] All five aspects solved
}
label-aspect = { $aspect }: { $answer ->
    [none] { $row ->
        [0] open
       *[other] { $row } of { $five } in { $grid ->
            [yes] lines that cross
           *[no] the row
        }
    }
   *[other] solved, { $answer }
}. { $total } faces: { $up } face up, { $behind } seen behind, { $unseen } not seen, { $out } out
solved = Solved
never-solved = never solved
in-row = { $count } of { $five } in the { row-or-grid }
open = open
face-up = face up
seen-behind = seen behind
unseen = not seen
out = out
faces-help = Every face of this aspect, as far as the team has seen it.
label-faces = { $total } faces: { $up } face up, { $behind } seen behind, { $unseen } not seen, { $out } out
this-side = Face up
other-side = Other side
not-seen-yet = Not seen yet
actions = Actions
action-turn = Investigate
action-turn-help = turn clues
action-focus = Shift focus
action-focus-help = take ideas
action-confirm = Confirm
action-confirm-help = { $price ->
    [0] free
    [one] { $price } idea per place
   *[other] { $price } ideas per place
}
action-scout = Scout
action-scout-help = { $low } to { $high } ideas
actions-left = { $left ->
    [0] no actions left
    [one] { $left } action left
   *[other] { $left } actions left
}
ask-turn = Choose one of your clues to turn over.
ask-focus = Choose one of your clues for your focus.
ask-confirm = Choose one of your clues to confirm.
ask-row = Where does { $name } go in the { row-or-grid }?
ask-own = Which of your clues goes to place { $place }?
ask-scout = Choose an incoming clue.
ask-to = Which of your places gets { $name }?
ask-swap = Choose the clue you give to { $seat }.
ask-theirs = Which of { of-seat } clues for your { $give }?
confirm-turn = Turn { $name } over?
confirm-focus = Shift your focus to { $name }?
confirm-confirm = { $symbol ->
    [none] Confirm { $name } at place { $at }?
   *[other] Confirm { $name } under the { $symbol }?
}
confirm-scout = Scout { $name }?
confirm-scout-discard = Scout { $name } and discard { $discards }?
confirm-swap = Give { $give } to { $seat } for { $get }?
confirm-take = How many ideas from { $seat }?
chip-refill = Refill
chip-row = { $row } of { $five }
chip-back = Back
line-price = { $price ->
    [0] It lies on your focus. You keep { $left ->
        [one] { $left } idea
       *[other] { $left } ideas
    }.
    [one] { $price } place from your focus. You keep { $left ->
        [one] { $left } idea
       *[other] { $left } ideas
    }.
   *[other] { $price } places from your focus. You keep { $left ->
        [one] { $left } idea
       *[other] { $left } ideas
    }.
}
line-solves = It solves { the-aspect }: { $answer ->
    [none] then you choose the answer.
   *[other] { $grid ->
        [yes] the lines cross at { $answer }, which is the answer.
       *[no] the torch makes { $answer } the answer.
    }
}
line-row = { $more ->
    [one] { $grid ->
        [yes] One more { $aspect } in the right place solves it.
       *[no] One more { $aspect } solves it.
    }
   *[other] { $grid ->
        [yes] { $more } more { many-aspect } in the right places would solve it.
       *[no] { $more } more { many-aspect } would solve it.
    }
}
line-idle = In the { row-or-grid }, { an-aspect } solves nothing.
line-wild = It is wild: there it can stand for one clue of any aspect.
line-back = { $back } comes to your place in exchange.
turn-known = Already seen: { $name } is on the other side.
turn-unknown = What may be on the other side:
you-get = you get
you-give = you give
asked-take-left = { $left ->
    [0] You would keep no ideas.
    [one] You would keep { $left } idea.
   *[other] You would keep { $left } ideas.
}
how-many = How many ideas
fewer = One fewer
more = One more
teamwork = Teamwork: { $seat }
same-focus = both focus on
has-refused = has refused
team-take = Take ideas
team-swap = Exchange
lose-from = Where the ideas come from
caution-turn = This cannot be undone: everybody sees the other side.
caution-ask = Your partner is asked first: you cannot undo this until they answer.
caution-drawn = This cannot be undone: a clue comes out of the tray.
caution-team = This cannot be undone: it happens at once.
go-turn = Turn { $name } over
go-focus = { $ideas ->
    [0] Shift focus to { $name }
    [one] Shift focus: take { $ideas } idea
   *[other] Shift focus: take { $ideas } ideas
}
go-confirm = { $price ->
    [0] Confirm { $name } for free
    [one] Confirm { $name } for { $price } idea
   *[other] Confirm { $name } for { $price } ideas
}
go-scout = { $price ->
    [0] Scout { $name } for free
    [one] Scout { $name } for { $price } idea
   *[other] Scout { $name } for { $price } ideas
}
go-swap = Exchange { $give } for { $get }
ask-swap-now = Ask: { $give } for { $get }
go-take = { $ideas ->
    [one] Take { $ideas } idea from { $seat }
   *[other] Take { $ideas } ideas from { $seat }
}
ask-take-now = { $ideas ->
    [one] Ask { $seat } for { $ideas } idea
   *[other] Ask { $seat } for { $ideas } ideas
}
go-stop = Done
go-pick = { $name }{ $at ->
    [none] {""}
   *[other] { " " }({ $at })
} is the answer
go-close = Close the case
go-end = { $haste ->
    [step] End the turn: Escape +1
    [escape] End the turn: the suspect escapes
   *[no] { $left ->
        [0] End the turn
       *[other] End the turn now
    }
}
go-agree = Agree
go-refuse = Refuse
go-rest = { $supply ->
    [0] The rest from whoever has most
   *[other] { $left ->
        [one] From the supply
       *[other] The rest from the supply
    }
}
choose-again = Choose again
take-back = Undo

## Client: the terms of a case that has its own

terms = This case
terms-of = The terms of this case
wild = wild
term-grid = grid of nine
term-grid-help = Nine places lie in three rows of three. As soon as clues of one aspect fill two lines that cross, it is solved: rows, columns and diagonals are lines. The clue where they cross is the answer, whatever the movement cards say.
term-wild = { $name } is wild
term-wild-help = { $name } may stand for one clue of the aspect that is being solved. It is never the answer, and two wild clues together do not help.
term-rounds = rounds: { $done } of { $value }
term-rounds-help = { $value ->
    [one] The suspect may go round once: as soon as it comes back to the place where it started, or passes it, it slips away and the case ends.
   *[other] Each time the suspect comes back to the place where it started, or passes it, it has gone round. It has gone round { $done } of { $value } times: after the last one it slips away and the case ends.
}
term-haste = { $state ->
    [open] haste: no Confirm yet
    [done] haste: confirmed
   *[none] haste
}
term-haste-help = A turn that ends without a clue confirmed in it takes the suspect one step nearer Escape.{ $state ->
    [open] { " " }Nothing has been confirmed in this turn yet.
    [done] { " " }In this turn a clue has been confirmed.
   *[none] {""}
}
term-extra = Distractions as an extra goal
term-extra-help = A row full of Distractions is solved like an aspect, but need not be: with the five aspects solved you have won, and may close the case.
term-row = row of { $value }
term-row-help = The row has { $value } places: that many clues of one aspect solve it.
term-actions = { $value ->
    [one] { $value } action
   *[other] { $value } actions
}
term-actions-help = { $value ->
    [one] A turn has one action.
   *[other] A turn has up to { $value } actions.
}
term-turns = { $value } turns
term-turns-help = Time is up after { $value } turns.
term-ideas = { $value } ideas
term-ideas-help = There are { $value } ideas in the game.
term-first-ideas = { $value ->
    [0] no ideas at first
    [one] { $value } idea at first
   *[other] { $value } ideas at first
}
term-first-ideas-help = { $value ->
    [0] Nobody has any ideas when the case begins.
    [one] Everybody begins with one idea.
   *[other] Everybody begins with { $value } ideas.
}
term-places = { $value } places each
term-places-help = Everybody has { $value } places for clues.
term-incoming = { $value } beside the tray
term-incoming-help = { $value ->
    [one] One incoming clue lies beside the tray.
   *[other] { $value } incoming clues lie beside the tray.
}
term-steps = Escape in { $value } steps
term-steps-help = The way to Escape has { $value } steps.
term-event = { $aspect }: { $event }
term-event-help = When the suspect stops on { an-aspect }: { $kind ->
    [fatigue] { $ideas ->
        [0] Fatigue, one idea is lost for each aspect solved.
       *[other] Fatigue, one idea is lost for each aspect solved, and { $ideas } more.
    }
    [lost-trail] Lost trail, the two rightmost incoming clues are discarded.
    [decoy] Decoy, the escape marker climbs one step.
    [sabotage] { $ideas ->
        [one] Sabotage, one idea is lost.
       *[other] Sabotage, { $ideas } ideas are lost.
    }
    [false-lead] False lead, everybody turns over all their clues.
   *[nothing] nothing happens.
}

## Client: the front page

home-tab = Together
home-minutes = 45 min
home-hook = You are young detectives on one team. Solve the five aspects of a case before the suspect slips away.

## Guided first case

first-aim = Work together: bring five clues of one aspect to the row to solve it, and solve all five aspects before the suspect escapes.
said-confirm = I put it in the row: five clues of one aspect solve it.
said-focus = I moved my magnifying glass there: that brings me ideas, and that clue is now free to confirm.
said-turn = I turned it over: the other side may be of the aspect we are collecting.
said-scout = I took an incoming clue of the aspect we are collecting.
tip-begin = You play together. Bring five clues of one aspect, say five Locations, to the central row: that solves the aspect. Solve all five aspects before the suspect escapes and before time or ideas run out.
tip-confirm = “Confirm” puts one of your clues in the row. It is free from the place with your magnifying glass; each place away from it costs one idea. Choose a clue, then a place in the row: you see the result before you press.
tip-turning = Every clue has another side, often of another aspect. Turning clues is one action in all: turn as many of yours as you like, each once.
tip-end = Your three actions are done. End your turn: your empty places are filled from the incoming clues, then the suspect moves.
tip-team = Your magnifying glass and a partner’s are on the same aspect, so you may exchange clues or take ideas, for free and as often as you like.
tip-grid = The middle is a grid of nine places. Bring clues of one aspect there: as soon as they fill two lines that cross, the aspect is solved, and the clue where they cross is the answer. Rows, columns and diagonals are lines.
tip-suspect = The suspect has moved. The clue it stops on decides what happens. The list shows the three places it can reach next: turn or move what lies there.
tip-torch = The torch lies on the symbol of the last movement card. If an aspect is solved now, the clue in the torchlight is the answer.
tip-ideas = You have no ideas left. Shift your focus to an aspect you have several clues of: each of them gives you one idea.
tip-seen = A folded corner shows which aspect is on the other side, once somebody has seen it. A hatched corner means that nobody has seen it yet.
tip-solved = An aspect is solved and its clues have left the row. Now collect another: the notebook counts how many faces of each are left.
tip-escape = The suspect is close to escaping. Keep Locations away from the places it can reach: stopping on one brings it a step closer.
tip-asked = A partner is asking you. Agree or refuse: if you refuse, nothing happens and nobody will hold it against you.
tip-losing = Ideas must leave the game, from the supply or from any player. If fewer are left than must go, the case is lost.

## The case file

case-file = Case file
case-title = Title of the case
case-title-hint = Give it a name
case-untitled = A case without a title
case-five = What you found out
case-open = not found
case-story = Tell the story
case-other-questions = Other questions
case-notes = Your notes
case-notes-of = Notes of { $seat }
case-notes-hint = You need not write anything. Everybody at the table can see it.
case-keep = Save the case file
case-print = Print
case-left = Still on the table
case-left-count = { $count ->
    [one] { $count } clue
   *[other] { $count } clues
}
case-club = The club
case-as = { $name }, called { $alias }

feat-confirmed = { $count ->
    [one] { $count } clue confirmed
   *[other] { $count } clues confirmed
}
feat-turned = { $count ->
    [one] { $count } clue turned over
   *[other] { $count } clues turned over
}
feat-ideas = { $count ->
    [one] { $count } idea taken
   *[other] { $count } ideas taken
}
feat-scouted = { $count ->
    [one] { $count } clue scouted
   *[other] { $count } clues scouted
}
feat-swapped = { $count ->
    [one] { $count } clue exchanged in teamwork
   *[other] { $count } clues exchanged in teamwork
}
feat-none = Kept watch

character-choose = Choose the character of { $seat }
character-head = Who are you in the club?
character-eight = Eight detectives
character-1 = Curls and headband
character-2 = Glasses and red hair
character-3 = Green cap
character-4 = Two buns
character-5 = Long fair hair
character-6 = Cycle helmet
character-7 = Blue headscarf
character-8 = Checked hat
character-taken = { $character }: chosen by { $seat }
character-name = Name of your character
character-name-hint = A name, or none
character-name-it = Name your character
character-save = That’s me
character-free = { $count ->
    [one] One detective is free for newcomers.
   *[other] { $count } detectives are free for newcomers.
}

solved-head = { $aspect } found: { $name }
solved-count = { $count ->
    [5] All five aspects are solved. That closes the case.
    [one] { $count } of 5 aspects is solved.
   *[other] { $count } of 5 aspects are solved.
}
solved-stamp = Solved
solved-talk = Talk it over.
solved-on = Go on

# Names of clues stand alone, without article: { $suspect } may be one or several.
story-all = Five answers: { $suspect }, { $motive }, { $location }, { $crime }, { $object }. Who tells the whole case in one breath?
story-scene = { $location }, late in the afternoon. Suddenly: { $suspect }! What happens next?
story-why = { $suspect } and { $motive }: how did it all begin?
story-proof = { aspect-suspect }: { $suspect }. { aspect-crime }: { $crime }. “It wasn’t me!” What is your proof?
story-place = { $crime }, and the place was: { $location }. Who saw something and kept quiet?
story-tool = { $crime } and { $object }: what do they have to do with each other?
story-belongs = { $object } and { $suspect }: a present, a find or a theft?
story-found = { aspect-object }: { $object }. { aspect-location }: { $location }. What was the hiding place?
story-better = { $motive } led to this: { $crime }. What would have been a better idea?
story-want = { $motive } and { $object }: how do they fit together?
story-here = { aspect-motive }: { $motive }. Why here of all places: { $location }?
story-open-two = { $aspect }: not found. { $one } and { $two } were still on your table. Which clue fits?
story-open-one = { $aspect }: not found. Still on your table: { $one }. What if that is it?
story-open-none = { $aspect }: no trace at all. What do you think?
story-busy = { $name }: what did you nearly miss meanwhile?
story-end-solved = Every piece fits. How do you celebrate in the tree house?
story-end-rounds = One round too many, and nobody there. Where were you waiting for the suspect?
story-end-escape = The suspect slipped away. Where to, and what was left behind?
story-end-ideas = No ideas left… Who dares a wild guess?
story-end-clues = No clues left to find. What put you on the wrong track?
story-end-time = Night has fallen, and the trail is cold. Where do you begin tomorrow?

talk-motive = { $name }: who in the neighbourhood would go that far for it?
talk-suspect = { $name }! Who would have thought it? And what do they say?
talk-location = { $name }: who was seen there yesterday?
talk-crime = { $name }: who was harmed, and how do you put it right?
talk-object = { $name }: whose is it, and how did it get here?

## A campaign: five cases, one after the other

series-name = Campaign
series-help = Five cases, one big mystery: what you find in one case changes the next.
series-return = Back to the campaign
series-again = Another campaign
series-chapter = Case { $number }
series-before = Before case { $number }
series-after = After case { $number }, before anything is recorded
campaign-board = The big mystery
campaign-aspects = What has to be found
campaign-aspect = { $state ->
    [found] { $aspect }: on the board
   *[other] { $aspect }: still open
}
campaign-points = { $points ->
    [one] point
   *[other] points
}
campaign-slot = { $state ->
    [nothing] Nothing recorded
    [choosing] What goes here?
    [playing] Being investigated
   *[ahead] Still open
}
campaign-cards-of = Cards that came with case { $number }
campaign-club = The club
campaign-grade = Grade { $grade }
campaign-number = { $number } { $side }
campaign-locked = locked
campaign-turn = { $up ->
    [yes] Other side
   *[no] This side is up
}
campaign-owner = { of-seat } card
campaign-sign = { $sign ->
    [gear] before each case
    [pencil] when recording
    [flag] after each case
    [envelope] before the next case
   *[now] once
}
campaign-cards = { $over ->
    [yes] The cards of this campaign
   *[no] What is in force
}
campaign-scene-again = Show again what came last
campaign-scene-count = { $at } of { $all }
campaign-scene-next = { $last ->
    [yes] Go on
   *[no] Next
}
campaign-skip = Skip
campaign-news-unlocked = Card { $number } comes out of the deck.
campaign-news-turned = Card { $number } turns over.
campaign-news-returned = Card { $number } goes back into the box.
campaign-news-points = { $known ->
    [yes] { $title }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $points ->
        [one] Card { $number } brings { $points } point.
       *[other] Card { $number } brings { $points } points.
    }
}
campaign-news-given = { $title }: this card belongs to { $name } now.
campaign-news-there = Card { $number } is out already, and stays as it is.
campaign-record-head = { $some ->
    [yes] Which answer goes on the board?
   *[no] Nothing new for the board
}
campaign-record-help = { $some ->
    [yes] Choose one of this case’s answers. It hangs there for good{ $last ->
        [yes] , and completes your story.
       *[no] , and opens a new card.
    }
   *[no] This case brought no answer that could still be recorded.{ $last ->
        [yes] { " " }What hangs there tells the story all the same.
       *[no] { " " }The club goes on all the same: a card opens even so.
    }
}
campaign-record-none = Record nothing
campaign-brings = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
campaign-there-already = this aspect is on the board
campaign-not-found = { $count ->
    [one] Not found this time:
   *[other] Not found this time:
}
campaign-fork-head = Which way do you go?
campaign-score = Points
campaign-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
campaign-no-record = Nothing recorded
campaign-why = { $why ->
    [recorded] { $points } recorded
    [solved] { $count ->
        [0] nothing solved
        [one] { $points } for 1 aspect
       *[other] { $points } for { $count } aspects
    }
   *[card] { $points } from card { $number }
}
campaign-reached = { $next ->
    [none] That is the best grade there is.
   *[other] { $left ->
        [one] { $left } point more makes a grade of { $next }.
       *[other] { $left } points more make a grade of { $next }.
    }
}
campaign-took-part = { $count ->
    [0] new in the club
    [one] one case
   *[other] { $count } cases
}
campaign-log = Notebook
campaign-ended = { $cause ->
    [solved] All five aspects were solved.
    [escape] The suspect escaped; { $solved } of 5 aspects were solved.
    [rounds] The suspect slipped away; { $solved } of 5 aspects were solved.
    [ideas] The ideas ran out; { $solved } of 5 aspects were solved.
    [clues] The clues ran out; { $solved } of 5 aspects were solved.
   *[time] Time ran out; { $solved } of 5 aspects were solved.
}
campaign-in-turns = { $turns ->
    [one] { $turns } turn.
   *[other] { $turns } turns.
}
campaign-print = Print this page
campaign-now-seating = Case { $number } of 5: who investigates?
campaign-now-seating-more = { $number ->
    [1] Everybody gets a character of their own, and keeps it in all cases.
   *[other] Players may join and leave between cases. Whoever comes back keeps the character.
}
campaign-now-playing = Case { $number } is being investigated.
campaign-now-over = { $points ->
    [one] The big mystery is closed: { $points } point, grade { $grade }.
   *[other] The big mystery is closed: { $points } points, grade { $grade }.
}
campaign-now-unlock = What you recorded opens a card.
campaign-now-fork = { $title }: which way do you go?
campaign-now-record = Case { $number } is closed. What goes on the board?
campaign-now-pick = Choose above. Nothing is final before you press the button.
campaign-now-record-none = { $last ->
    [yes] The board stays as it is.
   *[no] No points, but this opens a card as well.
}
campaign-now-record-one = { $name } hangs there as the { $aspect }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
campaign-act-begin = Begin case { $number }
campaign-act-table = Go to the table
campaign-act-unlock = Unlock the card
campaign-act-fork = Take way { $number }
campaign-act-record = Record: { $name }
campaign-closing-head = { $letter ->
    [a] Every knot untied
    [b] Nearly every knot untied
    [c] A mystery, more or less
   *[d] To be continued, surely
}
campaign-closing = { $letter ->
    [a] The whole neighbourhood has come to the tree house. Every string on the board leads to one name, and now everybody knows it. Someone has screwed a small brass plate beside the ladder: Spy Club, investigations of all kinds. On the way home nobody says much. There is nothing left to explain.
    [b] The board is full of string, and nearly all of it holds. The culprit has apologised, and seemed to mean it. One knot is left that nobody could undo; it makes a good story on rainy afternoons, and each of you tells it differently.
    [c] You know who it was. Why, you know more or less, and the rest will take a few more long evenings up in the tree house. In the street people greet you with respect now, and draw their curtains a little earlier than before.
   *[d] The board hangs full of questions, and the suspect still waves when passing by. But you know every fence and every hedge in the neighbourhood now, and you know whom you can trust. The next mystery had better watch out.
}
campaign-cards-count = { $count ->
    [one] { $count } card in force
   *[other] { $count } cards in force
}
campaign-to-board = To the mystery board
