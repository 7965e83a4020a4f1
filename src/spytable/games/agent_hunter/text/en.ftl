# Agent Hunter. $who is "you" if the viewer is the actor, "foe" if the viewer is the actor’s
# opponent, "other" if it is neither. $base and $own are "left", "middle" or "right".

title = Agent Hunter
description = Work out which agents hide in your opponent’s bases before yours are found.

option-agents = Agents
option-agents-help = How many agents each player has, numbered from 0.
option-bases = Bases
option-bases-help = How many bases each player has to guard.
option-tokens = Target tokens
option-tokens-help = How often each player may swap.
option-turn_limit = Turn limit
option-turn_limit-help = The game ends after so many turns, both players’ together. 0 means no limit.

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
prompt-ready = Your agents are in place. Leave them there?
prompt-put = { $rule ->
    [AH-8] Swap: put an agent of your hand face down on your { base-name }. It may be the same one.
    [AH-11] Your { base-name } is empty, because its agent answered the attack: put an agent of your hand there, face down.
   *[AH-12] Your { base-name } is empty, because its agent made the hit: put an agent of your hand there, face down.
}
prompt-confirm = The agent is on your { base-name }. Leave it there?
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
    [you] The draw is made: you begin.
   *[other] The draw is made: { $actor } begins.
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
        [hand] Your attack failed: { $actor }’s { $number } answered it, from the hand.
       *[other] Your attack failed: { $actor }’s { $number } answered it and left the { base-name } empty.
    }
   *[other] { $base ->
        [hand] The attack failed: { $actor }’s { $number } answered it, from the hand.
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

## Moves that can be made

move-put = put your { $number } there, face down
move-done = leave as it is
move-swap = swap at your { base-name }: show its agent, spend a token
move-attack-with = attack { $foe }’s { base-name } with your { $number }
move-attack-from = attack { $foe }’s { base-name } from your { own-name }, which is lost if the attack fails

## Why not

refusal-over = The game is over.
refusal-chance_only = The first player is drawn: nobody chooses it.
refusal-watching = You are watching, not playing.
refusal-no_such_agent = There is no agent { $number }: they go from 0 to { $highest }.
refusal-no_such_base = There is no such base.
refusal-already_ready = Your agents are placed. Your opponent is still placing.
refusal-first_player_is_drawn = The first player has still to be drawn.
refusal-other_puts = Your opponent first puts an agent on the empty base.
refusal-not_your_turn = It is your opponent’s turn.
refusal-nothing_to_confirm = There is nothing to confirm: choose one of the three actions.
refusal-confirm_first = First say whether what you put down stays so.
refusal-put_first = First put an agent of your hand on your { base-name }.
refusal-no_base_awaits = No base of yours awaits an agent. Swap if you want to change one.
refusal-on_your_base = Your { $number } is on your { base-name }, not in your hand.
refusal-agent_is_gone = Your { $number } has left the game.
refusal-own_base_eliminated = Your { base-name } is eliminated: nothing starts from it any more.
refusal-no_token_left = { $tokens ->
    [0] This game has no target tokens, so nobody swaps.
    [one] You have no target token left: the only one is on the table.
   *[other] You have no target token left: all { $tokens } are on the table.
}
refusal-enemy_base_eliminated = Your opponent’s { base-name } is eliminated: nobody can aim at it.

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
    [0] without a token
    [one] with { $tokens } token
   *[other] with { $tokens } tokens
}, so { $worth }
score-standing = { $who ->
    [foe] your { base-name }
   *[other] { $foe }’s { base-name }
}: stands{ $number ->
    [none] {""}
   *[other] { " " }(it was the { $number })
}, { $tokens ->
    [0] so 0
    [one] its token counts nothing, so 0
   *[other] its { $tokens } tokens count nothing, so 0
}
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
offer-hand-price = the agent comes back
offer-swap = Swap agents
offer-swap-price = costs 1 token
offer-base = Attack from base
offer-base-price = risks that base
offer-put = Put face down
offer-done = Leave as it is
