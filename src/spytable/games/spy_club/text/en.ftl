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
    [0] you have no ideas
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
prompt-no-actions = Your actions are done. End your turn: then the suspect moves.
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
    [you] Your turn comes to its end: the clues are filled up, and the suspect moves.
   *[other] { $actor } is playing. Look ahead with the team meanwhile.
}
prompt-wait-asked = { $actor } has been asked, and may agree or refuse.
prompt-wait-lose = { $actor } is choosing which ideas leave the game.
prompt-over = { $cause ->
    [solved] Case solved: all five aspects are found. Well done!
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
    [you] The draw is made: you begin.
   *[other] The draw is made: { $actor } begins.
}
log-turned = { $who ->
    [you] You turned over your place { $place }: { $name } ({ $aspect }).
   *[other] { $actor } turned over place { $place }: { $name } ({ $aspect }).
}
log-gained = { $who ->
    [you] You shifted your focus to { an-aspect } and took { count-ideas }.
   *[other] { $actor } shifted focus to { an-aspect } and took { count-ideas }.
}
log-pinned = { $who ->
    [you] You confirmed { $name } ({ $aspect }) at place { $at } of the row
   *[other] { $actor } confirmed { $name } ({ $aspect }) at place { $at } of the row
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
    [you] You would rather not: nothing changes.
   *[other] { $actor } would rather not: nothing changes.
}
log-solved = { $count ->
    [one] The team has found { the-aspect }: { $name }. { $count } of 5 aspects is solved.
   *[other] The team has found { the-aspect }: { $name }. { $count } of 5 aspects are solved.
}
log-escape = { $cause ->
    [decoy] { $left ->
        [0] The suspect has reached Escape.
        [one] { $left } step is left to Escape.
       *[other] { $left } steps are left to Escape.
    }
   *[sign] { $left ->
        [0] The movement card has the escape sign: the suspect has reached Escape.
        [one] The movement card has the escape sign: { $left } step is left to Escape.
       *[other] The movement card has the escape sign: { $left } steps are left to Escape.
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
        [0] Fatigue: nothing is solved yet, so no idea is lost.
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
log-over = { $cause ->
    [solved] The case is solved.
    [escape] The case ends.
    [ideas] Not enough ideas are left for that: the case ends.
    [clues] A place stays empty, for no clue is left: the case ends.
   *[time] The last movement card has been turned: the case ends.
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
    [yes] { " " }That solves { the-aspect }: the answer is { $answer }.
   *[no] { $row ->
        [one] { " " }It is the only one of its aspect in the row.
       *[other] { " " }Then the row holds { $row } { many-aspect }.
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
outlook-end = { $left ->
    [0] The clues are filled up, then the suspect moves.
    [one] You leave { $left } action unused. The clues are filled up, then the suspect moves.
   *[other] You leave { $left } actions unused. The clues are filled up, then the suspect moves.
}

## What a team-mate plans

plan-solve = With { $name } I can solve { the-aspect } right now, so I confirm it.
plan-confirm = { $row ->
    [0] I would begin with the { many-aspect }, so I confirm { $name }.
    [one] I want the { many-aspect }: { $row } lies in the row, so I confirm { $name }.
   *[other] I want the { many-aspect }: { $row } lie in the row, so I confirm { $name }.
}
plan-turn = I want the { many-aspect }, so I turn my { $name } over.
plan-focus = The { many-aspect } will cost us ideas, so I shift my focus and take { $ideas }.
plan-scout = I want the { many-aspect }, so I scout { $name }.
plan-team = { $foe } and I have the same focus: together we get to the { many-aspect } sooner.
plan-end = That is all I can do for the { many-aspect } just now, so I end my turn.

## Why not

refusal-over = The case is over.
refusal-chance_only = Clues, movement cards and the first player are drawn: nobody chooses them.
refusal-watching = You are watching, not playing.
refusal-not_your_turn = It is not your turn.
refusal-setting_up = First the clues are laid out.
refusal-no_actions = You have done your three actions: end your turn.
refusal-turning_first = You are turning clues over: turn another one, or stop first.
refusal-turned_already = You have turned this clue over in this action, and each may be turned once.
refusal-not_turning = You are not turning clues over just now, so there is nothing to stop.
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
refusal-no_actions_team = Teamwork comes before your third action, and that is done: end your turn.
refusal-aspects_differ = Your focus and { of-seat } are not of the same aspect.
refusal-distraction_focus = Your focus is on a Distraction, and nobody can team up on that.
refusal-no_focus_clue = { $who ->
    [you] Your focus is on an empty place, so you cannot team up now.
   *[other] { of-seat } focus is on an empty place, so you cannot team up now.
}
refusal-their_place_empty = { of-seat } place { $place } is empty.
refusal-came_from = { $who ->
    [you] You gave { $name } away in this turn, so it cannot come back to you before the next.
   *[other] { $seat } gave { $name } away in this turn, so it cannot go back there before the next.
}
refusal-not_so_many = { $ideas ->
    [0] { $seat } has no ideas to give.
   *[other] { $seat } has only { count-ideas }.
}
refusal-refused_before = { $seat } has just refused. Do another action before you ask again.
refusal-waiting_answer = { $who ->
    [you] You have been asked: first agree or refuse.
   *[other] { $seat } has been asked: wait for the answer.
}
refusal-not_here = There is no such seat or place at this table.
refusal-nothing_asked = Nobody has asked you for anything just now.
refusal-lose_first = { $left ->
    [one] First { $left } idea must leave the game: choose where it comes from.
   *[other] First { $left } ideas must leave the game: choose where they come from.
}
refusal-nothing_to_lose = No idea has to leave the game now.
refusal-none_there = There is no idea to take from there.

## Terminal

move-turn = turn { $name } over
move-stop = stop here
move-focus = shift your focus to { $name }
move-confirm = confirm { $name } at place { $at } of the row{ $price ->
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
move-lose-supply = lose an idea of the supply
move-lose = { $who ->
    [you] lose an idea of your own
   *[other] lose one of { of-seat } ideas
}
move-rest = lose all that must go: from the supply, then from whoever has the most
move-end = end your turn

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
offer-turn = Turn a clue over
offer-stop = Stop turning
offer-focus = Shift focus
offer-confirm = Confirm
offer-confirm-keys = your place { $places }, then the row’s { $to }, such as { $example }
offer-scout = Scout
offer-scout-keys = incoming { $from }, then your place { $places }, such as { $example }
offer-swap = Exchange a clue
offer-swap-keys = your place, partner { $seats } and their place, such as { $example }
offer-take = Take ideas
offer-agree = Agree
offer-refuse = Refuse
offer-lose = Lose an idea
offer-rest = Lose all at once
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
help-table = Place 1 of a player is the one the suspect comes to first, and clues are filled up from there. The torch is where the answer would lie if an aspect were solved now. Behind / stands what was seen on the other side of a clue. For a move, type its letter and the places: c24 puts the clue of your place 2 at place 4 of the row.

## The score, step by step

score-rule = The case is solved when all five aspects are; each one you have solved counts, however the case ends (CL-24).
score-solved = { $aspect }: { $name }
score-open = { $aspect }: not solved
