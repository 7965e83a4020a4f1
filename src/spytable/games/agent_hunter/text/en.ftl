# Agent Hunter. $who is "you" if the viewer is the actor, "foe" if the viewer is the actor’s
# opponent, "other" if it is neither. $base and $own are "left", "middle" or "right".

title = Agent Hunter
description = Work out which agents hide in your opponent’s bases before yours are found.

option-agents = Agents
option-agents-help = How many agents each player has, numbered from 0.
option-bases = Bases
option-bases-help = How many bases each player has to guard.
option-tokens = Target tokens
option-tokens-help = How many times each player may swap agents.
option-turn_limit = Turn limit
option-turn_limit-help = The game ends after this many turns, counting both players.
option-turn_limit-0 = none

aid-sheet = Deduction sheet
aid-sheet-filled = filled in
aid-sheet-by_hand = kept by hand
aid-sheet-off = none

## Names of things

base-name = { $base ->
    [left] left base
    [middle] middle base
   *[right] right base
}
own-name = { $own ->
    [left] left base
    [middle] middle base
   *[right] right base
}

## What to do now

prompt-place = Put an agent face down on your { base-name }.
prompt-ready = Your agents are in place. Press Done to begin, or Undo to change one.
prompt-put = { $rule ->
    [AH-8] Swap: put an agent from your hand face down on your { base-name }. It may be the same one.
    [AH-11] Your { base-name } is empty, because its agent answered the attack: put an agent from your hand there, face down.
   *[AH-12] Your { base-name } is empty, because its agent made the hit: put an agent from your hand there, face down.
}
prompt-confirm = The agent is on your { base-name }. Press Done to go on, or Undo to change it.
prompt-act = { $tokens ->
    [0] Your turn: attack from your hand or from a base.
   *[other] Your turn: attack from your hand, swap, or attack from a base.
}
prompt-wait-placing = { $who ->
    [foe] Your agents are in place. { $actor } is still placing.
   *[other] { $actor } is still placing agents.
}
prompt-wait-placing-both = Both players are placing their agents in secret.
prompt-wait-drawing = All agents are placed. The first player is about to be drawn.
prompt-wait-acting = { $actor } is choosing an action.
prompt-wait-putting = { $actor } is choosing an agent for the empty base.
prompt-wait-confirming = { $actor } has put an agent on the empty base and may still change it.
prompt-over = { $result ->
    [shared] The game is over. Both have { $high ->
        [one] { $high } point
       *[other] { $high } points
    } and the same sum in hand: the victory is shared.
    [hand] The game is over, tied at { $high }. { $who ->
        [you] You win on the sum in hand, { $high_hand } to { $low_hand }.
       *[other] { $actor } wins on the sum in hand, { $high_hand } to { $low_hand }.
    }
   *[points] The game is over. { $who ->
        [you] You win, { $high } to { $low }.
       *[other] { $actor } wins, { $high } to { $low }.
    }
}

## What happened

log-put = { $who ->
    [you] You put your { $number } face down on your { base-name }.
   *[other] { $number ->
        [unknown] { $actor } put an agent face down on the { base-name }.
       *[other] { $actor } put the { $number } face down on the { base-name }.
    }
}
log-placed = All agents are placed.
log-first = { $who ->
    [you] You go first (drawn at random).
   *[other] { $actor } goes first (drawn at random).
}
log-attack-with = { $who ->
    [you] You attacked { $foe }’s { base-name } with your { $number }.
    [foe] { $actor } attacked your { base-name } with the { $number }.
   *[other] { $actor } attacked { $foe }’s { base-name } with the { $number }.
}
log-attack-from = { $who ->
    [you] You attacked { $foe }’s { base-name } from your { own-name }.
    [foe] { $actor } attacked your { base-name } from the { own-name }.
   *[other] { $actor } attacked { $foe }’s { base-name } from the { own-name }.
}
log-shown = { $who ->
    [you] You swapped at your { base-name }: it was the { $number }. A target token goes beside it.
   *[other] { $actor } swapped at the { base-name }: it was the { $number }. A target token goes beside it.
}
log-answer = { $who ->
    [you] { $answer ->
        [greater] Your { $number } is greater than the hidden agent.
        [smaller] Your { $number } is smaller than the hidden agent.
       *[equal] Your { $number } is equal to the hidden agent.
    }
    [foe] { $answer ->
        [greater] { $actor }’s { $number } is greater than your agent.
        [smaller] { $actor }’s { $number } is smaller than your agent.
       *[equal] { $actor }’s { $number } is equal to your agent.
    }
   *[other] { $answer ->
        [greater] { $actor }’s { $number } is greater than { $foe }’s hidden agent.
        [smaller] { $actor }’s { $number } is smaller than { $foe }’s hidden agent.
       *[equal] { $actor }’s { $number } is equal to { $foe }’s hidden agent.
    }
}
log-match = { $who ->
    [you] { $base ->
        [hand] The attack failed: your own { $number } answered it, from your hand.
       *[other] The attack failed: your own { $number } answered it and left your { base-name } empty.
    }
    [foe] { $base ->
        [hand] Your attack failed: { $actor }’s { $number } answered it, from { $actor }’s hand.
       *[other] Your attack failed: { $actor }’s { $number } answered it and left the { base-name } empty.
    }
   *[other] { $base ->
        [hand] The attack failed: { $actor }’s { $number } answered it, from { $actor }’s hand.
       *[other] The attack failed: { $actor }’s { $number } answered it and left the { base-name } empty.
    }
}
log-eliminated = { $who ->
    [you] Your { base-name } is eliminated.
   *[other] { $actor }’s { base-name } is eliminated.
}
log-over = { $rule ->
    [AH-16] All bases of one player are eliminated: the game ends.
   *[AH-20] The turn limit is reached: the game ends.
}
log-revealed = { $who ->
    [you] { $bases ->
        [none] You had no agent left on a base. In your hand: { last-hand }.
       *[other] You still had { last-agents } on your bases. In your hand: { last-hand }.
    }
   *[other] { $bases ->
        [none] { $actor } had no agent left on a base. In { $actor }’s hand: { last-hand }.
       *[other] { $actor } still had { last-agents } on the bases. In { $actor }’s hand: { last-hand }.
    }
}
last-agents = { $bases ->
    [left] { $left } (left)
    [middle] { $middle } (middle)
    [right] { $right } (right)
    [left-middle] { $left } (left) and { $middle } (middle)
    [left-right] { $left } (left) and { $right } (right)
    [middle-right] { $middle } (middle) and { $right } (right)
   *[left-middle-right] { $left } (left), { $middle } (middle) and { $right } (right)
}
last-hand = { $hand ->
    [none] nothing
   *[other] { $hand }
}

## What a turn came down to, after the name of who had it

gist-attack = { $who ->
    [you] attacked { $foe }’s { base-name }
    [foe] attacked your { base-name }
   *[other] attacked { $foe }’s { base-name }
} with { $number }{ $answer ->
    [greater] : too high
    [smaller] : too low
    [equal] : a hit, the base falls
   *[none] {""}
}
gist-attack-from = { $who ->
    [you] attacked { $foe }’s { base-name } from your { own-name }
    [foe] attacked your { base-name } from the { own-name }
   *[other] attacked { $foe }’s { base-name } from the { own-name }
}{ $answer ->
    [greater] { " " }with { $number }: too high, so the attacking base falls
    [smaller] { " " }with { $number }: too low, so the attacking base falls
    [equal] { " " }with { $number }: a hit, the base falls
   *[none] {""}
}
gist-swap = { $who ->
    [you] swapped at your { base-name }: it was { $number }
   *[other] swapped at the { base-name }: it was { $number }
}

## What decided a game that is over

decided-by = { $result ->
    [tokens] The target tokens decided it: { $who ->
        [you] you brought down { $high ->
            [one] one base
           *[other] { $high } bases
        }, { $foe } { $low }, but yours were worth more.
        [foe] { $actor } brought down { $high ->
            [one] one base
           *[other] { $high } bases
        }, you { $low }, but { $actor }’s were worth more.
       *[other] { $actor } brought down { $high ->
            [one] one base
           *[other] { $high } bases
        }, { $foe } { $low }, but { $actor }’s were worth more.
    }
    [hand] The agents left in hand decided it: the points were equal.
    [shared] Nothing decided it: points and hands were equal.
   *[points] The bases decided it: { $who ->
        [you] you brought down { $high }, { $foe } { $low }.
        [foe] { $actor } brought down { $high }, you { $low }.
       *[other] { $actor } brought down { $high }, { $foe } { $low }.
    }
}
decided-fell = Turn { $turn }: { $how ->
    [lost] { $who ->
        [you] your attack with { $number } failed and cost you your { base-name }.
       *[other] { $actor }’s attack with { $number } failed and cost the { base-name }.
    }
   *[hit] { $who ->
        [you] { $foe } hit your { base-name } with { $number }.
        [foe] you hit { $actor }’s { base-name } with { $number }.
       *[other] { $foe } hit { $actor }’s { base-name } with { $number }.
    }
}
moment-eliminated = { $how ->
    [lost] { $who ->
        [you] Your attack with { $number } failed and cost you your { base-name }.
       *[other] { $actor }’s attack with { $number } failed and cost the { base-name }.
    }
   *[hit] { $who ->
        [you] { $foe } hit your { base-name } with { $number }.
        [foe] You hit { $actor }’s { base-name } with { $number }.
       *[other] { $foe } hit { $actor }’s { base-name } with { $number }.
    }
}

## Moves that can be made

move-put = put your { $number } there, face down
move-done = done
move-swap = swap at your { base-name }: show its agent, spend a token
move-attack-with = attack { $foe }’s { base-name } with your { $number }
move-attack-from = attack { $foe }’s { base-name } from your { own-name }, which is lost if the attack fails

## What could come of a move

outlook-points = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
outlook-hit = { $ends ->
    [yes] Equal: the base is eliminated, { outlook-points } for you, and the game ends.
   *[no] Equal: the base is eliminated, { outlook-points } for you.
}
outlook-greater = { $count ->
    [0] Your { $number } is greater than the hidden agent.
    [1] Your { $number } is greater than the hidden agent: it is the { $numbers }.
   *[other] Your { $number } is greater than the hidden agent: it is one of { $numbers }.
}
outlook-smaller = { $count ->
    [0] Your { $number } is smaller than the hidden agent.
    [1] Your { $number } is smaller than the hidden agent: it is the { $numbers }.
   *[other] Your { $number } is smaller than the hidden agent: it is one of { $numbers }.
}
outlook-hit-from = { $ends ->
    [yes] Equal: the enemy base is eliminated, { outlook-points } for you, and the game ends.
   *[no] Equal: the enemy base is eliminated, { outlook-points } for you. Then you put another agent from your hand on your { own-name }.
}
outlook-greater-from = { outlook-greater } { outlook-lost }
outlook-smaller-from = { outlook-smaller } { outlook-lost }
outlook-lost = { $ends ->
    [yes] Your { own-name } is lost, { outlook-points } for { $foe }, and the game ends.
   *[no] Your { own-name } is lost, { outlook-points } for { $foe }.
}
outlook-swap = You show the { $number } on your { base-name } and hide an agent from your hand there, even the same one. What was known about this base no longer counts, but the base becomes worth { outlook-points } to { $foe }.
# The same in a few words, where there is little room.
brief-outlook-hit = { $ends ->
    [yes] Equal: { outlook-points }, the game ends
   *[no] Equal: { outlook-points } for you
}
brief-outlook-greater = { $count ->
    [0] { $number } is greater
   *[other] { $number } is greater: { $runs }
}
brief-outlook-smaller = { $count ->
    [0] { $number } is smaller
   *[other] { $number } is smaller: { $runs }
}
brief-outlook-hit-from = { brief-outlook-hit }
brief-outlook-greater-from = { $count ->
    [0] { $number } is greater: { brief-outlook-lost }
   *[other] { $number } is greater ({ $runs }): { brief-outlook-lost }
}
brief-outlook-smaller-from = { $count ->
    [0] { $number } is smaller: { brief-outlook-lost }
   *[other] { $number } is smaller ({ $runs }): { brief-outlook-lost }
}
brief-outlook-lost = { $ends ->
    [yes] base lost, the game ends
   *[no] base lost
}
brief-outlook-swap = What was known about it no longer counts, but it becomes worth { outlook-points }.

## Why not

refusal-over = The game is over.
refusal-chance_only = The first player is drawn at random: nobody chooses.
refusal-watching = You are watching, not playing.
refusal-no_such_agent = There is no agent { $number }: they go from 0 to { $highest }.
refusal-no_such_base = There is no such base.
refusal-already_ready = Your agents are placed. Your opponent is still placing.
refusal-first_player_is_drawn = The first player has not been drawn yet.
refusal-other_puts = Your opponent must first put an agent on the empty base.
refusal-not_your_turn = It is your opponent’s turn.
refusal-nothing_to_confirm = There is nothing to confirm: choose one of the three actions.
refusal-confirm_first = Confirm your placement first.
refusal-put_first = First put an agent from your hand on your { base-name }.
refusal-no_base_awaits = None of your bases is waiting for an agent. Swap if you want to change one.
refusal-on_your_base = Your { $number } is on your { base-name }, not in your hand.
refusal-agent_is_gone = Your { $number } has left the game.
refusal-own_base_eliminated = Your { base-name } is eliminated: it can no longer act.
refusal-no_token_left = { $tokens ->
    [0] This game has no target tokens, so nobody can swap.
    [one] You have no target token left: the only one is on the table.
   *[other] You have no target token left: all { $tokens } are on the table.
}
refusal-enemy_base_eliminated = Your opponent’s { base-name } is eliminated: nobody can aim at it.

## What cannot be agreed or brought

refusal-agents_for_bases = { $bases ->
    [one] { $bases } base needs
   *[other] { $bases } bases need
} at least { $least ->
    [one] { $least } agent
   *[other] { $least } agents
}, not { $agents }

## The score, step by step

score-rule = Each enemy base eliminated gives 1 point, and 1 more for each target token beside it. (AH-17)
score-total = { $points ->
    [one] { $who ->
        [you] You have { $points } point:
       *[other] { $actor } has { $points } point:
    }
   *[other] { $who ->
        [you] You have { $points } points:
       *[other] { $actor } has { $points } points:
    }
}
score-base = { $who ->
    [foe] your { base-name }
   *[other] { $foe }’s { base-name }
}: eliminated, { $tokens ->
    [0] no token
    [one] { $tokens } token
   *[other] { $tokens } tokens
}: { $worth }
score-standing = { $who ->
    [foe] your { base-name }
   *[other] { $foe }’s { base-name }
}: still standing{ $number ->
    [none] {""}
   *[other] { " " }(it was the { $number })
}, { $tokens ->
    [0] no token
    [one] its token does not count
   *[other] its { $tokens } tokens do not count
}: 0
score-tie = The points are tied, so the sums in hand decide: { $high_hand } against { $low_hand }. (AH-18)

## Terminal

key-left = l
key-middle = m
key-right = r
key-swap = s
key-done = ok
word-left = left
word-middle = middle
word-right = right
word-swap = swap

table-title = { $turn ->
    [0] Agent Hunter
   *[other] Agent Hunter, turn { $turn }
}
table-out = out of the game: { $numbers }
table-side = { $who ->
    [you] You
   *[other] { $actor }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tokens ->
    [0] no token left
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
}
table-hand-hidden = { $known ->
    [none] { $count } in hand
   *[other] { $count } in hand, known: { $known }
}
table-places-in-secret = { $actor } places in secret.
table-hand = Your hand: { $numbers }
table-hand-known = Your hand: { $numbers } ({ $foe } can tell: { $known })
table-hand-empty = Your hand is empty.
table-odds-theirs = chance in %
table-odds-yours = for { $foe }, %
table-base = { $name }: { $content }
table-base-hidden = hidden
table-base-empty = empty
table-base-out = eliminated, { $number } against { $number }
table-worth = worth { $worth }
table-possible = { $numbers } at { $percent }%
table-possible-yours = for { $foe }: { $numbers }

help-table = The sheet gives the chance of each number on each base. Under your own bases it shows what { $foe } can work out, with your agent in [ ]. A base is worth 1 point, and 1 more for each token (●) beside it.
offer-hand = Attack from hand
offer-hand-keys = { $numbers } with { $bases }, such as { $example } ({ offer-hand-price })
offer-hand-price = your agent returns
offer-swap = Swap agents
offer-swap-price = costs 1 token
offer-base = Attack from base
offer-base-price = puts that base at risk
offer-put = Put face down
offer-done = Done

## Client: the table

points = { $points ->
    [one] point
   *[other] points
}
tokens-left = { $tokens ->
    [0] no token left
    [one] { $tokens } token left
   *[other] { $tokens } tokens left
}
out = Out
base-short = { $base ->
    [left] Left
    [middle] Middle
   *[right] Right
}
worth = worth { $worth }
eliminated = Eliminated
against = { $number } against { $number }
fell = Lost at turn { $turn }.
must-think = { $foe } must think it is one of
your-hand = Your hand
hand-size = { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
can-work-out = { $foe } can work out that you hold { $numbers }.
sheet-notes = { $name ->
    [left] Your notes on the left base
    [middle] Your notes on the middle base
   *[right] Your notes on the right base
}
sheet-strike = Strike out { $number }
actions = Actions
ask-card = Choose an agent to show.
ask-target = Choose a base to aim at.
ask-swap = Choose a base of yours to swap.
ask-own = Choose a base of yours to attack from.
confirm-hand = Show your { $number } to { $foe }’s { base-name }?
confirm-swap = Show the { $number } of your { base-name } and hide an agent there?
confirm-base = Attack { $foe }’s { base-name } with the { $number } of your { own-name }?
caution-hand = This cannot be undone: { $foe } sees your { $number }.
caution-swap = This cannot be undone: { $foe } sees your { $number }, and a token is spent.
caution-base = This cannot be undone: { $foe } sees your { $number }, and a base falls.
caution-done = This cannot be undone: play goes on.
go-hand = Show the { $number }
go-swap = Show the { $number } and swap
go-base = Attack with the { $number }
choose-again = Choose again
take-back = Undo
turn-of = turn { $turn } of { $limit }
label-row = { $who ->
    [you] Your bases
   *[other] { $actor }’s bases
}
label-hand-of = { $numbers ->
    [none] { $count } in hand
   *[other] { $count } in hand, known: { $numbers }
}
label-base = { $who ->
    [you] Your { base-name }
   *[other] { $actor }’s { base-name }
}, { $state ->
    [out] eliminated, { $number } against { $number }
    [empty] empty
    [seen] agent { $number }
   *[hidden] { $numbers ->
        [none] hidden
       *[other] hidden: { $numbers }
    }
}, worth { $worth }{ $choice ->
    [chosen] , chosen
    [legal] , can be chosen
   *[no] {""}
}
label-odds = { $number } ({ $percent }%)
label-hand = Agent { $number }, in your hand{ $seen ->
    [yes] , known to your opponent
   *[no] {""}
}{ $choice ->
    [chosen] , chosen
    [legal] , can be chosen
   *[no] {""}
}
what-was-left = What was left
hand-left = { $who ->
    [you] Your hand, sum { $sum }
   *[other] { $actor }’s hand, sum { $sum }
}

## Client: home

home-tab = Duel
home-minutes = 15 min
home-hook = Three bases, ten agents each. Guess the number behind the shutter before your opponent guesses yours.

## Guided first game

first-aim = Find the agents hidden on your opponent’s bases before yours are found: each number you show is answered “greater”, “smaller” or “equal”.
said-attack-with = I showed a number that splits what your base can still be: “greater” and “smaller” both help me.
said-attack-from = I was nearly sure of that number, so I risked one of my bases.
said-swap = You had nearly found that agent, so I hid another one there.
tip-place = These numbered cards are your agents. Choose one: it goes face down on your first base, where your opponent will try to find out its number.
tip-place-more = Hide one more agent on each base that is still empty. The agents left in your hand are those you will attack with.
tip-ready = All your bases are guarded, and your opponent cannot see by whom. Press the violet button to confirm, or press Undo to move an agent.
tip-act = Find the agents hidden at the top. Choose an agent from your hand (middle numbers tell you most), then a base at the top, then press the violet button.
tip-answer = The sheet beside each enemy base keeps only the numbers that the answers leave possible, with their chances. Show a number that cuts that list in half.
tip-attacked = Your opponent has attacked one of your bases and got a true answer. The line under each base shows the numbers they still think possible. Keep attacking.
tip-hand-known = The eye marks agents that your opponent knows are in your hand, so not on a base. Showing them again gives nothing away.
tip-narrow = An enemy base has at most three possible numbers left. If you hold one of them, show it there: if it is equal, you eliminate the base.
tip-swap = One of your bases is nearly found. “Swap agents” hides another agent there, but the base becomes worth one point more. Do it when only one or two numbers are left.
tip-token = A swap leaves a target token beside the base. If that base falls, the token is one more point for the other player: aim at bases with tokens.
tip-put = One of your bases is empty. Choose an agent from your hand to hide there, then press the violet button. Your opponent does not see its number.
tip-eliminated = An eliminated base gives the other player 1 point, and 1 for each token beside it. When a player’s last base falls, the game ends: most points wins.
tip-base-attack = “Attack from base” shows the agent on one of your bases. Equal: the enemy base falls. Not equal: yours does. Use it when the sheet makes you sure.
