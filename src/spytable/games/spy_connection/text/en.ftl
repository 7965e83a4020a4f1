# Spy Connection. $who is "you" if the viewer is the actor, else "other". $city, $start and $to are
# names of cities, $mission the cities of a mission.

title = Spy Connection
description = Weave a network of agents across Europe and be where your missions want you.

option-advanced = Start missions
option-advanced-help = In a first game each player is dealt one; in the advanced game they are laid out face up and chosen in turn.
option-advanced-0 = dealt
option-advanced-1 = chosen
option-dark = Side of the board
option-dark-help = On the dark side every mission costs one agent more, unless you have no other.
option-dark-0 = light
option-dark-1 = dark
option-agents_a = Agents of A
option-agents_a-help = 15, or 14 for somebody who knows the game.
option-agents_b = Agents of B
option-agents_b-help = 15, or 14 for somebody who knows the game.
option-agents_c = Agents of C
option-agents_c-help = 15, or 14 for somebody who knows the game.
option-agents_d = Agents of D
option-agents_d-help = 15, or 14 for somebody who knows the game.
option-turn_limit = Turn limit
option-turn_limit-help = The game ends after this many turns, counting all players. Extra turns count too, and one already earned is still taken.
option-turn_limit-0 = none

## Names of things

city-london = London
city-paris = Paris
city-madrid = Madrid
city-monaco = Monaco
city-rome = Rome
city-athens = Athens
city-istanbul = Istanbul
city-budapest = Budapest
city-berlin = Berlin
city-warsaw = Warsaw
city-helsinki = Helsinki
city-moscow = Moscow

count-agents = { $agents ->
    [0] no agents
    [one] { $agents } agent
   *[other] { $agents } agents
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What to do now

prompt-choose = Choose your start mission. Your spy begins in its red city.
prompt-act = { $last ->
    [yes] Your last turn: connect a city, take a mission, or move your spy.
   *[no] Your turn: connect a city, take a mission, or move your spy.
}
prompt-moved = Your spy is in { $city }. Connect a city from there, or end your turn.
prompt-serve = { $count ->
    [one] Your spy is in { $city }. Cover it on your mission?
   *[other] Your spy is in { $city }. Cover it on your { $count } missions?
}
prompt-serve-short = Your spy is in { $city }, which one of your missions needs, but your supply is empty. Take an agent back to cover it, or end your turn.
prompt-end = Your spy is in { $city }. End your turn?
prompt-wait-dealing = The missions are being laid out.
prompt-wait-drawing = A new mission comes to the display.
prompt-wait-choosing = { $actor } is choosing a start mission.
prompt-wait-acting = { $actor } is playing.
prompt-over = { $result ->
    [tie] The game is over, tied at { $high }. { $who ->
        [you] You win, because you sit farthest from the first player.
       *[other] { $actor } wins by sitting farthest from the first player.
    }
   *[points] The game is over. { $who ->
        [you] You win, { $high } to { $low }.
       *[other] { $actor } wins, { $high } to { $low }.
    }
}

## What happened

log-drawn = New in the display: { $mission }.
log-first = { $who ->
    [you] You go first (drawn at random).
   *[other] { $actor } goes first (drawn at random).
}
log-revealed = To choose from: { $mission }.
log-given = { $who ->
    [you] You begin in { $city } with { $mission }.
   *[other] { $actor } begins in { $city } with { $mission }.
}
log-move = { $who ->
    [you] Your spy went to { $city }.
   *[other] { $actor }’s spy went to { $city }.
}
log-connect = { $who ->
    [you] You connected { $city } from { $start } with { count-agents }.
   *[other] { $actor } connected { $city } from { $start } with { count-agents }.
}
log-accept = { $who ->
    [you] { $agents ->
        [0] You took { $mission } for free.
       *[other] You took { $mission } for { count-agents }.
    }
   *[other] { $agents ->
        [0] { $actor } took { $mission } for free.
       *[other] { $actor } took { $mission } for { count-agents }.
    }
}
log-back = { $who ->
    [you] You took back { count-agents } between { $start } and { $to }.
   *[other] { $actor } took back { count-agents } between { $start } and { $to }.
}
log-uncover = { $who ->
    [you] You took your agent back from { $city } on { $mission }.
   *[other] { $actor } took an agent back from { $city } on { $mission }.
}
log-discard = { $who ->
    [you] You discarded { $mission }: { count-agents } back.
   *[other] { $actor } discarded { $mission }: { count-agents } back.
}
log-serve = { $who ->
    [you] You covered { $city } on { $mission }.
   *[other] { $actor } covered { $city } on { $mission }.
}
log-completed = { $extra ->
    [yes] Mission complete: { count-points }, an extra turn, { count-agents } back.
   *[no] Mission complete: { count-points }, { count-agents } back.
}
log-extra = { $who ->
    [you] You have an extra turn.
   *[other] { $actor } has an extra turn.
}
log-last-turns = { $who ->
    [you] That was your seventh mission: everybody else has one last turn.
   *[other] That was { $actor }’s seventh mission: everybody else has one last turn.
}
log-over = { $rule ->
    [SC-28] The last turns are played: the game ends.
   *[SC-36] The turn limit is reached: the game ends.
}

## What a turn came down to, after the name of who had it

gist-way = { $start ->
    [none] {""}
   *[other] { $start }{ " " }
}→ { $via ->
    [none] {""}
   *[other] { $via } →{ " " }
}{ $city }
gist-accept = { $who ->
    [you] took { $mission }
   *[other] took { $mission }
}{ $agents ->
    [0] {""}
   *[other] { " " }for { count-agents }
}
gist-serve = { $who ->
    [you] covered { $city }
   *[other] covered { $city }
}{ $count ->
    [one] {""}
   *[other] { " " }on { $count } missions
}
gist-completed = { $who ->
    [you] completed
   *[other] completed
} { $count ->
    [one] a mission
   *[other] { $count } missions
}: { count-points }{ $extra ->
    [yes] {" "}and an extra turn
   *[no] {""}
}
gist-last-turns = the last turns begin
gist-discard = { $who ->
    [you] discarded
   *[other] discarded
} { $count ->
    [one] a mission
   *[other] { $count } missions
}
gist-back = { $who ->
    [you] took back { count-agents }
   *[other] took back { count-agents }
}
told-back = { $who ->
    [you] You took back { count-agents }.
   *[other] { $actor } took back { count-agents }.
}

## A mission complete, on a card over the map

moment-stamp = Mission complete
moment-completed = { $extra ->
    [yes] { count-points } and an extra turn
   *[no] { count-points }
}

## What decided a game that is over

decided-by = { $result ->
    [open] Cities covered on open missions decided it: { $covered } to { $uncovered }.
    [tie] The points were equal: the player farthest from the first player wins.
   *[missions] The missions decided it.
} { $who ->
    [you] You completed { $count } for { count-points }, { $foe } { $others } for { $theirs }.
    [foe] { $actor } completed { $count } for { count-points }, you { $others } for { $theirs }.
   *[other] { $actor } completed { $count } for { count-points }, { $foe } { $others } for { $theirs }.
}
decided-most = { $who ->
    [you] Your best mission: { $mission }, { count-points }.
   *[other] { $actor }’s best mission: { $mission }, { count-points }.
}
decided-ender = { $who ->
    [you] You ended the game with your seventh mission.
   *[other] { $actor } ended the game with a seventh mission.
}

## Moves that can be made

move-move = move your spy to { $city }
move-connect = connect { $city } and go there, for { count-agents }
move-accept = take the mission { $mission }, for { count-agents }
move-discard = discard { $mission }
move-serve = cover { $city } on { $mission }
move-uncover = take your agent back from { $city } on { $mission }
move-back = take back { count-agents } between { $start } and { $to }
move-choose = begin with { $mission }
move-end = end your turn

## What could come of a move

outlook-cover = { $left ->
    [one] In { $city } an agent can cover { $mission }, then one city is left.
   *[other] In { $city } an agent can cover { $mission }, then { $left } cities are left.
}
outlook-complete = { $extra ->
    [yes] In { $city } one agent completes { $mission }: { count-points }, an extra turn, { count-agents } back.
   *[no] In { $city } one agent completes { $mission }: { count-points }, { count-agents } back.
}
outlook-accept = { $agents ->
    [0] It is free, and a new mission comes to the display.
    [one] { $agents } agent stays on it until it is complete or discarded, and a new mission comes to the display.
   *[other] { $agents } agents stay on it until it is complete or discarded, and a new mission comes to the display.
}
outlook-discard = You give it up, and { count-agents } come back to your supply.

## Why not

refusal-over = The game is over.
refusal-chance_only = Cards and the first player are drawn at random: nobody chooses them.
refusal-watching = You are watching, not playing.
refusal-no_such_place = There is no place { $number }.
refusal-no_such_name = There is no { $name } in this game.
refusal-cards_come_first = The cards are laid out first.
refusal-other_chooses = { $actor } chooses a start mission first.
refusal-not_your_turn = It is { $actor }’s turn.
refusal-nothing_to_choose = There is no start mission to choose now.
refusal-not_offered = That start mission is not on offer.
refusal-choose_first = Choose your start mission first.
refusal-action_done = You have taken your action: now cover cities on your missions, take agents back, or end your turn.
refusal-moved_already = Your spy has already moved this turn: connect a new city, or end your turn.
refusal-already_there = Your spy is already in { $city }.
refusal-not_in_network = { $city } is not in your network: your agents do not hold every space on the way.
refusal-in_network = { $city } is already in your network: your spy can move there, but it cannot be connected again.
refusal-too_few_agents = Connecting { $city } costs { $cost ->
    [one] { $cost } agent
   *[other] { $cost } agents
}, and { $supply ->
    [0] your supply is empty
   *[other] you have { $supply }
}: take agents back first.
refusal-no_neighbour = No connection leads from { $start } to { $city }.
refusal-moved_so_no_mission = Your spy has moved, so you cannot take a mission this turn.
refusal-empty_place = No mission lies there.
refusal-three_open = Three missions is the limit: discard one first.
refusal-too_dear = It costs { $price ->
    [one] { $price } agent
   *[other] { $price } agents
}, and { $supply ->
    [0] your supply is empty
   *[other] you have { $supply }
}: take agents back, discard a mission, or choose an older one.
refusal-no_mission = You have no mission in slot { $number }.
refusal-not_wanted = This mission does not need { $city }, where your spy is.
refusal-act_first = First connect a city, take a mission, or move your spy: you must do one of these each turn.
refusal-already_covered = { $city } is already covered on this mission.
refusal-no_agent_left = Your supply is empty: take an agent back first.
refusal-not_covered = You have no agent on { $city } there.
refusal-just_served = You have just covered { $city }: the agent stays there until your next turn.
refusal-not_yours = You have no agent there.
refusal-cut_off = { $agents ->
    [one] Your agent behind it would be cut off. Take that one back first.
   *[other] Your { $agents } agents behind it would be cut off. Take those back first.
}

## What cannot be agreed or brought

refusal-dark_side_agents = the dark side is played with 15 agents each, not 14
refusal-file_half = { $given } go together with { $missing }, which are missing
refusal-file_nothing = there is neither a map nor a card in it
refusal-file_cities = cities must be these twelve, in this order: { $cities }
refusal-file_spaces = there are { $count } spaces, at most { $most } can be
refusal-file_outside = { $kind } { $place } lies outside of { $size }
refusal-file_joined_twice = { $a } and { $b } are joined twice
refusal-file_unused = space { $space } lies on no connection
refusal-file_no_city = there is no city “{ $typed }”
refusal-file_joined_to_itself = { $a } cannot be joined to itself
refusal-file_way_length = { $a } to { $b } has { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}, not 2 or 3
refusal-file_no_space = there is no space “{ $typed }”
refusal-file_way_twice = { $a } to { $b } passes one space twice
refusal-file_no_way = no connections lead from { $a } to { $b }
refusal-file_between = space { $space } is next to two cities, { $a } and { $b }
refusal-file_chain = the spaces { $spaces } join { $a } and { $b }, but no connection does so
refusal-file_cards = there are { $count } { $list }, not { $wanted }
refusal-file_card_cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}, not 2 to 4
refusal-file_city_twice = one city stands there twice
refusal-file_points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, not 2 to 8
refusal-file_red = its red city “{ $typed }” is not one of its cities

## The score, step by step

score-rule = Each completed mission gives its points, and each covered city of an open one gives 1. (SC-29)
score-tie = The points are tied at { $high }: of those tied, the player who sits farthest clockwise from the first player wins. (SC-30)
score-total = { $who ->
    [you] You have { count-points }:
   *[other] { $actor } has { count-points }:
}
score-completed = { $mission }: complete
score-open = { $mission }: { $count ->
    [0] open, no city covered
    [one] open, { $count } city covered
   *[other] open, { $count } cities covered
}

## Terminal

key-choose = start
key-connect = c
key-accept = a
key-move = m
key-serve = s
key-back = b
key-uncover = u
key-discard = d
key-end = e
word-choose = begin
word-connect = connect
word-accept = take
word-move = go
word-serve = cover
word-back = back
word-uncover = uncover
word-discard = discard
word-end = end
offer-choose = Begin in
offer-connect = Connect a city
offer-accept = Take a mission
offer-move = Move your spy
offer-serve = Cover on a mission
offer-back = Take agents back
offer-uncover = Uncover a city
offer-discard = Discard a mission
offer-end = End your turn

table-title = { $turn ->
    [0] Spy Connection
   *[other] Spy Connection, turns played: { $turn }
}
table-display = Display, { $count } in the deck
table-head-place = place
table-head-mission = mission
table-head-price = agents
table-side = { $who ->
    [you] You
   *[other] { $actor }
}: { count-points }, { $done } of 7 missions, { $supply } in supply
table-spy = Spy in { $city }; network: { $cities }
table-posted = Agents: { $spaces }
table-open = { $number }. { $cities } ({ $worth }){ $assigned ->
    [0] {""}
   *[other] { " " }· { $assigned } assigned
}
table-worth = { $extra ->
    [yes] { count-points }, extra turn
   *[no] { count-points }
}
table-routes = What a new city costs you now
table-head-from = from
table-head-to = to
table-head-cost = agents
help-table = A city in [ ] is covered. A place in the display costs the agents beside it; they stay on the mission until it is complete or discarded. Taking agents back is free, as long as all that stay are linked to your spy.

## Client: the table

you-here = you
map = Map of Europe
legend-spy = spy
legend-agent = agent
legend-two = 2 agents
legend-network = your network
legend-goals = a goal of your missions
legend-ours = map and cards of our own design
legend-own = map or cards brought by a player
zoom-in = Zoom in
zoom-out = Whole map
cards = Missions and display
display = Display
deck = deck { $count }
price = { $price ->
    [0] free
    [one] { $price } agent
   *[other] { $price } agents
}
age = { $age ->
    [newest] · newest
   *[oldest] · oldest
}
dark-side = dark side
no-card = no mission left
rivals = The others
covered = covered:
assigned = Assigned
assigned-count = { $count ->
    [one] { $count } agent assigned
   *[other] { $count } agents assigned
}
extra-turn = extra turn
completed = { $count } of { $goal } missions completed
points-word = { $points ->
    [one] point
   *[other] points
}
warn = Seventh mission within reach: { $cities }
supply-of = { $supply } in supply, { $map } on the map
label-points = { count-points }: { $completed } from missions, { $covered } from covered goals
turn-now = turn { $turn }
turn-of = turn { $turn } of { $limit }
points-of-all = Points
banner-last = { $who ->
    [you] You have completed seven missions.
   *[other] { $actor } has completed seven missions.
} { $left ->
    [one] This is the last turn.
   *[other] { $left } turns are left, this one included.
}
banner-extra = { $who ->
    [you] { $count ->
        [one] After this turn you have an extra turn.
       *[other] After this turn you have { $count } extra turns.
    }
   *[other] { $count ->
        [one] After this turn { $actor } has an extra turn.
       *[other] After this turn { $actor } has { $count } extra turns.
    }
}
starts = Start missions
start-mission = Start mission
missions-of = { $who ->
    [you] Your missions
   *[other] { $actor }’s missions
}
free-slot = free for a mission
discarded-here = will be discarded
actions = Actions
offer-connect-price = 1 or 2 a space
offer-accept-price = { $low ->
    [0] free to { $high } agents
   *[other] { $low } to { $high } agents
}
offer-accept-full = discard one first
offer-accept-short = too few agents
offer-move-price = free
offer-move-none = no other city yet
offer-moved = your spy has moved
ask-connect = Choose a city to connect.
ask-accept = Choose a mission from the display.
ask-move = Choose a city in your network.
confirm-choose = Begin with { $mission }?
confirm-connect = Connect { $city } and move there?
confirm-move = Move to { $city }?
confirm-accept = Take { $mission }?
then-first = Your spy first goes to { $city }, within your network.
then-bare = You would arrive in { $city } with no agents left to cover it: take one back first.
then-none = None of your missions needs { $city } now.
cost-own = already yours
cost-empty = empty
froms = From
from = { $city }: { $total }
serve-short = Too few agents for all of them: take some back.
undo-hint = You can undo this until you end the turn.
end-hint = Agents with a green number can still be taken back.
caution-accept = This cannot be undone: a card is drawn.
do-discard = { $count ->
    [0] Discard it
    [one] Discard it: { $count } agent back
   *[other] Discard it: { $count } agents back
}
do-uncover = Take back the agent on { $city }
close-mission = Back to the turn
go-short = { $count ->
    [one] { $count } agent short: take some back
   *[other] { $count } agents short: take some back
}
go-stuck = Out of reach now: why?
go-connect = { $count ->
    [0] Connect for free
    [one] Connect for { $count } agent
   *[other] Connect for { $count } agents
}
go-move = Move to { $city }
go-accept = { $count ->
    [0] Take it for free
    [one] Take it for { $count } agent
   *[other] Take it for { $count } agents
}
go-choose = Begin with this one
go-end = { $count ->
    [0] End the turn
    [one] Cover it and end the turn
   *[other] Cover all { $count } and end the turn
}
go-back = { $count ->
    [one] Take { $count } agent back
   *[other] Take { $count } agents back
}
change = Change
take-back-these = Take agents back
take-back = Undo
supply = Supply
sum-back = taken back
sum-placed = placed
sum-gained = coming back
sum-left = left
sum-short = short
sum-now = { $supply ->
    [one] agent
   *[other] agents
}
label-sum = Supply { $supply }{ $returned ->
    [0] {""}
   *[other] , plus { $returned } taken back
}{ $placed ->
    [0] {""}
   *[other] , minus { $placed } placed
}{ $gained ->
    [0] {""}
   *[other] , plus { $gained } that come back
}: { $short ->
    [0] { $left } left
   *[other] { $short } short
}
label-city = { $city }{ $network ->
    [yes] , in your network
   *[no] {""}
}{ $wanted ->
    [yes] , needed by one of your missions
   *[no] {""}
}{ $spies ->
    [none] {""}
   *[other] , spies: { $spies }
}{ $cost ->
    [yes] , { $total ->
        [0] free
        [one] costs { $total } agent
       *[other] costs { $total } agents
    } from { $start }
   *[no] {""}
}{ $choice ->
    [chosen] , chosen
    [legal] , can be chosen
   *[no] {""}
}
label-near = { $city }{ $cost ->
    [0] {""}
    [one] , { $cost } agent
   *[other] , { $cost } agents
}{ $wanted ->
    [yes] , needed by one of your missions
   *[no] {""}
}
label-space = { $a } to { $b }, space { $number }: { $agents ->
    [none] empty
   *[other] { $agents }
}{ $cost ->
    [yes] ; costs you { $total }
   *[no] {""}
}{ $lift ->
    [gone] ; taken back in your plan
    [can] ; can be taken back
    [no] ; cannot be taken back now
   *[none] {""}
}
label-mission = { $start ->
    [yes] Start mission
   *[no] Mission
} { $cities }, { count-points }{ $extra ->
    [yes] , extra turn
   *[no] {""}
}{ $red ->
    [none] {""}
   *[other] , begins in { $red }
}{ $covered ->
    [none] {""}
   *[other] , covered: { $covered }
}{ $assigned ->
    [0] {""}
   *[other] , { $assigned } assigned
}{ $choice ->
    [chosen] , chosen
    [gone] , will be discarded
    [legal] , can be chosen
   *[no] {""}
}
label-offer = Mission { $cities }, { count-points }{ $extra ->
    [yes] , extra turn
   *[no] {""}
}, { $price ->
    [0] free
    [one] costs { $price } agent
   *[other] costs { $price } agents
}{ $age ->
    [newest] , the newest
    [oldest] , the oldest
   *[none] {""}
}{ $choice ->
    [chosen] , chosen
    [legal] , can be chosen
   *[no] {""}
}
label-chip = { $who ->
    [you] You
   *[other] { $actor }
}: { count-points }, { $count } of { $goal } missions{ $near ->
    [yes] , the seventh within reach
   *[no] {""}
}
final-map = The map at the end
final-of = { $who ->
    [you] You: spy in { $city }, { count-agents } in supply
   *[other] { $actor }: spy in { $city }, { count-agents } in supply
}

## Client: home

home-tab = Network
home-minutes = 45 min
home-hook = Post agents from city to city, walk your spy over them, and complete seven missions across Europe.

## Guided first game

first-aim = Lead your spy from city to city over a chain of your own agents. When all the cities of a mission are covered, you score its points.
said-connect = A city of my missions lies that way, so I placed agents and went there.
said-move = My network already leads there, so moving cost me no agents.
said-accept = I have few open missions, so I took one more.
said-serve = My mission needs this city, so I left an agent there.
said-completed = All the cities of that mission are covered: I score it, and its agents come back.
tip-begin = The piece with the hat is your spy. Your missions name the cities where it has to go. Choose a city with green corners: the number beside it is its price in agents.
tip-limit = This game has a turn limit, and only a few turns are left. Complete what you can: each covered city of an open mission still gives 1 point.
tip-planned = Once you have chosen a city, a red thread shows your way, and each space its price: 1 where it is free, 2 where others stand. Nothing is sent before you press the violet button.
tip-serve = Your spy is in a city that one of your missions needs. The tick puts an agent there. When all cities of a mission are covered it is complete, and its agents come back.
tip-none = None of your missions needs this city: just end the turn. The agents you place stay, so you can walk over them again for free.
tip-back = You have few agents left. Those with a green number can be taken back at any time in your turn: click them. All that stay must be linked to your spy.
tip-accept = You have room for another mission. “Take a mission” takes a whole turn; the oldest, at the bottom, is free, the others hold agents until they are complete.
tip-move = Your network has several cities. “Move your spy” takes your spy to any of them for free. You may also move first and then connect from there.
tip-assigned = Agents assigned to a mission come back when it is complete or discarded. Click one of your missions to discard it, or to take an agent back from it.
tip-complete = A mission is complete. A player’s seventh brings the end, but the most points win, so look at the totals beside the names.
tip-extra = The round arrow on a mission gives a whole extra turn when it is complete. Two of them in a row can decide a game.
tip-blocked = Spaces where others stand cost 2, however many of them there are. Go around them, or get there first.
tip-last = The end is near: every other player has one last turn. Cover what you can: each covered city of an open mission still gives 1 point.
