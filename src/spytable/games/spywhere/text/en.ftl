# Spywhere. $who is "you" if the viewer is the actor, "foe" if the viewer is the one named, "other"
# if it is neither. $nation, $give and $take are names of nations, or "unknown" where not seen;
# $passport is one nation, or two at a table of two.

title = Spywhere
description = Collect your country’s dish, and find out who the others work for before they are sure of you.

option-left_out = Nationality left out
option-left_out-help = With two, three or four players one nationality stays out of the game.
option-left_out-0 = drawn at random
option-left_out-1 = France
option-left_out-2 = Italy
option-left_out-3 = Germany
option-left_out-4 = England
option-left_out-5 = Belgium
option-left_out-6 = Spain
option-all_six = Nationalities for two
option-all_six-help = Two players leave one nationality out, or keep all six.
option-all_six-0 = five
option-all_six-1 = all six
option-refill = Three alike in a new market
option-refill-help = If filling the market up makes three alike, they stay, or they go back into the pile and others are drawn.
option-refill-0 = stay
option-refill-1 = go back
option-names_from = First identifications in round
option-names_from-help = Nobody may lay an identification card before this round. By the rules it is round 5 with two players, otherwise round 1. With bots, which read others quickly, we suggest round 4.
option-names_from-0 = by the rules
option-copies = Cards of each nationality
option-copies-help = 18 in the printed game; with fewer the game is shorter.

aid-notebook = Notebook
aid-notebook-kept = kept for you
aid-notebook-off = none
aid-odds = Passport odds
aid-odds-off = none
aid-odds-deals = from clue piles
aid-odds-play = from all that was played

## Names of things

nation-FR = France
nation-IT = Italy
nation-DE = Germany
nation-GB = England
nation-BE = Belgium
nation-ES = Spain
people-FR = French
people-IT = Italian
people-DE = German
people-GB = English
people-BE = Belgian
people-ES = Spanish
dish-FR = smelly cheese
dish-IT = pizza
dish-DE = sauerkraut
dish-GB = jelly
dish-BE = mussels and fries
dish-ES = paella

count-cards = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What to do now

prompt-exchange = You have drawn a card. Now give one card from your hand to the market and take one from it.
prompt-clear = { $own ->
    [yes] Three alike in the market: { $nation }, your own. Keep them: the others cannot tell why.
   *[no] Three alike in the market: { $nation }. Take them out as a clue, or keep them there.
}
prompt-name = { $last ->
    [yes] Lay your last identification card, which ends the game, or pass.
   *[no] Lay an identification card in front of an opponent if you are sure enough, or pass. You have { $missing } left to lay.
}
prompt-last = { $missing ->
    [one] The turns are over. You may still lay { $missing } identification card, then press Done. A wrong one costs nothing.
   *[other] The turns are over. You may still lay { $missing } identification cards, then press Done. A wrong one costs nothing.
}
prompt-ready = You have laid all your identification cards. Press Done.
prompt-wait-dealing = The cards are being dealt.
prompt-wait-turn = { $phase ->
    [drawing] { $who ->
        [you] You draw a card.
       *[other] { $actor } draws a card.
    }
    [exchanging] { $who ->
        [you] You are choosing an exchange.
       *[other] { $actor } is choosing an exchange.
    }
    [clearing] { $who ->
        [you] You are deciding about the three alike.
       *[other] { $actor } is deciding about the three alike.
    }
    [bonus] { $who ->
        [you] You draw a bonus card.
       *[other] { $actor } draws a bonus card.
    }
    [refilling] The market is being filled up.
   *[naming] { $who ->
        [you] You may lay an identification card.
       *[other] { $actor } may lay an identification card.
    }
}
prompt-wait-last = The last identifications are made in secret. Everything is shown when everybody is done.
prompt-over = { $result ->
    [shared] The game is over. { $who ->
        [you] You are one of { $count } winners, with { count-points } each.
       *[other] { $count } players share the victory, with { count-points } each.
    }
   *[alone] The game is over. { $who ->
        [you] You win with { count-points }.
       *[other] { $actor } wins with { count-points }.
    }
}

## What happened

log-left = Left out of this game: { $nation }.
log-passport = { $who ->
    [you] Your passport: { $nation }.
   *[other] { $nation ->
        [unknown] { $actor } gets a passport.
       *[other] { $actor }’s passport: { $nation }.
    }
}
log-deal = { $who ->
    [you] You are dealt { $nation }.
   *[other] { $nation ->
        [unknown] { $actor } is dealt a card.
       *[other] { $actor } is dealt { $nation }.
    }
}
log-market = New in the market: { $nation }.
log-first = { $who ->
    [you] You go first (drawn at random).
   *[other] { $actor } goes first (drawn at random).
}
log-draw = { $who ->
    [you] You drew { $nation }.
   *[other] { $nation ->
        [unknown] { $actor } drew a card.
       *[other] { $actor } drew { $nation }.
    }
}
log-bonus = { $who ->
    [you] As a bonus you drew { $nation }.
   *[other] { $nation ->
        [unknown] { $actor } drew a bonus card.
       *[other] As a bonus { $actor } drew { $nation }.
    }
}
log-exchange = { $who ->
    [you] You gave { $give } and took { $take }.
   *[other] { $actor } gave { $give } and took { $take }.
}
log-keep = { $who ->
    [you] You kept the three alike in the market: { $nation }.
   *[other] { $actor } kept the three alike in the market: { $nation }.
}
log-clear = { $who ->
    [you] You took three alike out of the market: { $nation } is not your nationality.
   *[other] { $actor } took three alike out of the market: { $nation } is not { $actor }’s nationality.
}
log-pass = { $who ->
    [you] You passed.
   *[other] { $actor } passed.
}
log-name = { $nation ->
    [unknown] { $who ->
        [you] You laid an identification card face down in front of { $foe }.
        [foe] { $actor } laid an identification card face down in front of you.
       *[other] { $actor } laid an identification card face down in front of { $foe }.
    }
   *[other] { $who ->
        [you] You laid an identification card face down in front of { $foe }: { $nation }.
        [foe] { $actor } laid an identification card face down in front of you: { $nation }.
       *[other] { $actor } laid an identification card face down in front of { $foe }: { $nation }.
    }
}
log-emptied = The pile is empty: this is the last turn.
log-back = Three alike again: { $nation }. They go back into the pile, and three others come.
log-stuck = Three alike again: { $nation }. They stay, because nothing else is possible.
log-closing = { $cause ->
    [names] { $who ->
        [you] That was your last identification card: the turns are over, and you get 3 points. The others may still lay identification cards.
       *[other] That was { $actor }’s last identification card: the turns are over, and { $actor } gets 3 points. The others may still lay identification cards.
    }
   *[pile] The pile is empty: the turns are over. Everybody may still lay identification cards.
}
log-over = Everybody is done: everything is shown.
log-revealed = { $who ->
    [you] { $count ->
        [one] Your passport: { $passport }.
       *[other] Your passports: { $passport }.
    } Own cards in hand: { $cards }; correctly named: { $right }; points: { $points }.
   *[other] { $count ->
        [one] { $actor }’s passport: { $passport }.
       *[other] { $actor }’s passports: { $passport }.
    } Own cards in hand: { $cards }; correctly named: { $right }; points: { $points }.
}

## What a turn came down to, after the name of who had it

gist-draw = { $nation ->
    [unknown] drew a card
   *[other] { $who ->
        [you] drew { $nation }
       *[other] drew { $nation }
    }
}
gist-exchange = { $who ->
    [you] gave { $give }, took { $take }
   *[other] gave { $give }, took { $take }
}
gist-keep = { $who ->
    [you] left three { $nation } in the market
   *[other] left three { $nation } in the market
}
gist-clear = { $who ->
    [you] took out three { $nation }
   *[other] took out three { $nation }
}
gist-name = { $who ->
    [you] named { $foe }
    [foe] named you
   *[other] named { $foe }
}{ $nation ->
    [unknown] {""}
   *[other] : { $nation }
}
gist-closing = { $who ->
    [you] laid the last identification card: the turns are over
   *[other] laid the last identification card: the turns are over
}

## What decided a game that is over

decided-by = { $result ->
    [shared] Nothing decided it: the points were equal.
    [bonus] The 3 points for the last identification card decided it.
    [cards] Own cards decided it: { $who ->
        [you] you had { $cards }, { $foe } { $others }.
        [foe] { $actor } had { $cards }, you { $others }.
       *[other] { $actor } had { $cards }, { $foe } { $others }.
    }
   *[names] Correct names decided it: { $who ->
        [you] you had { $right }, { $foe } { $rights }.
        [foe] { $actor } had { $right }, you { $rights }.
       *[other] { $actor } had { $right }, { $foe } { $rights }.
    }
}
decided-named = { $who ->
    [you] Your passport { $passport } was named by { $count } of { $of }.
   *[other] { $actor }’s passport { $passport } was named by { $count } of { $of }.
}

## What could come of a move

outlook-exchange = { $give } goes to the market, { $take } to your hand.{ $three ->
    [none] {""}
   *[other] { " " }Then there are three alike in the market: { $three }.
}{ $known ->
    [yes] { " " }Everybody knew that you had the card you give.
   *[no] { " " }The others did not know that you had the card you give.
}
outlook-name = { $last ->
    [yes] { $nation } lies face down in front of { $foe } and cannot be changed. It is your last card: the turns are over, and you get 3 points.
   *[no] { $nation } lies face down in front of { $foe } until the end and cannot be changed.
}
outlook-clear = { $bonus ->
    [yes] Everybody learns that { $nation } is not your nationality. You draw a bonus card.
   *[no] Everybody learns that { $nation } is not your nationality. The pile is empty, so nothing is drawn.
}
# The same in a few words, where there is little room.
brief-outlook-exchange = { $known ->
    [yes] Everybody knew that you had { $give }.
   *[no] Nobody knew that you had { $give }.
}
brief-outlook-clear = { $bonus ->
    [yes] Everybody learns: not { $nation }. You draw a card.
   *[no] Everybody learns: not { $nation }.
}

## Why not

refusal-over = The game is over.
refusal-chance_only = Cards and the first player are drawn at random: nobody chooses them.
refusal-watching = You are watching, not playing.
refusal-not_your_turn = It is not your turn.
refusal-still_dealing = The cards are dealt first.
refusal-left_out = { $nation } is left out of this game.
refusal-exchange_first = First give a card from your hand to the market and take one from it.
refusal-not_in_hand = You have no card of { $nation } in your hand.
refusal-not_in_market = There is no card of { $nation } in the market.
refusal-exchanged_already = You have already made your exchange this turn.
refusal-decide_first = First decide about the three alike in the market ({ $nation }): take them out or keep them.
refusal-nothing_alike = There are no three alike in the market, so there is nothing to take out or keep.
refusal-own_nation = { $nation } is your own nationality: you can only keep these three.
refusal-too_early = Identification cards may be laid from round { $round } onwards.
refusal-name_yourself = An identification card goes in front of an opponent, not in front of yourself.
refusal-named_already = You have laid all you may in front of { $foe }, and it cannot be changed.
refusal-card_used = Your identification card of { $nation } is already laid, and you have only one.
refusal-turns_over = The turns are over: only identification cards can still be laid.
refusal-not_the_end = The turns are not over yet.
refusal-done_already = You have already said that you are done.
refusal-nothing_left = You have laid all your identification cards: wait for the others.

## What cannot be agreed or brought

refusal-six_and_one_left_out = all six nationalities cannot stay when one is left out

## Terminal

key-keep = k
key-clear = c
key-pass = p
key-done = ok
word-give = give
word-take = take
word-name = name
word-keep = keep
word-clear = clear
word-pass = pass
word-done = done
offer-exchange = Exchange
offer-exchange-keys = give { $gives }, take { $takes }: type both, such as { $example }
offer-clear = Take the three out
offer-keep = Keep the three
offer-name = Identify
offer-name-keys = { $seats } as { $nations }, such as { $example }
offer-pass = Pass
offer-done = Done
move-exchange = give { $give }, take { $take }
move-clear = take the three alike out, as a clue
move-keep = keep the three alike in the market
move-name = { $last ->
    [yes] lay { $nation } face down in front of { $foe }, which ends the game
   *[no] lay { $nation } face down in front of { $foe }
}
move-pass = lay no identification card now
move-done = name nobody else

table-title = { $round ->
    [0] Spywhere
   *[other] Spywhere, round { $round }
}
table-left-out = left out: { $nation }
table-pile = { $count ->
    [0] the pile is empty
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
table-low = { $count ->
    [0] This is the last turn.
    [one] At most { $count } more turn can begin.
   *[other] At most { $count } more turns can begin.
}
table-market = Market: { $cards }
table-other = { $letter } { $actor }: { $count } in hand{ $known ->
    [none] {""}
   *[other] , known: { $known }
}{ $seats ->
    [none] {""}
   *[other] ; has named { $seats }
}
table-one-left = One name left to lay, so the game can end: { $names }.
table-you = { $letter } You: { $passport }
table-hand = Your hand: { $cards }{ $known ->
    [none] {""}
   *[other] { " " }(everybody knows: { $known })
}
table-cards = { $names ->
    [none] Still to lay: { $missing }, from { $cards }
   *[other] You have named { $names }. Still to lay: { $missing }, from { $cards }
}
table-shown = { $letter } { $who ->
    [you] You
   *[other] { $actor }
}: { $passport }. Hand: { $cards }. Named: { $names }.
table-right = { $name } (right)
table-wrong = { $name } (wrong)
table-none = nothing
table-line = { $text }: { $points }
table-notebook = Notebook: + taken, - given, x ruled out
help-table = FR is France, IT Italy, DE Germany, GB England, BE Belgium, ES Spain; IT3 is three cards of Italy. The notebook counts what each player took from the market and gave to it; x is what a clue pile or your own passport rules out. For an exchange, type the card you give, then the card you take.

## The score, step by step

score-rule = Each card of your own nationality in hand gives 1 point, and 1 more for each identification that is right (SW-17). Ending the game with your last identification card gives 3 (SW-18). Most points wins (SW-19).
score-total = { $who ->
    [you] You have { count-points }:
   *[other] { $actor } has { count-points }:
}
score-cards = { count-cards } of { $passport }
score-names = { $right ->
    [0] nobody correctly named
   *[other] { $right } correctly named, times { $cards }
}
score-bonus = { $who ->
    [you] you ended the game with your last identification card
   *[other] { $actor } ended the game with the last identification card
}
score-no-bonus = { $who ->
    [you] you did not end the game
   *[other] { $actor } did not end the game
}

## Client: the table

a-nation = { $nation }
so-many = { $count } { $nation }
market = The market
in-the-pile = in the pile
pile-ends = the game ends when it is empty
pile-low = { $count ->
    [0] No more turns begin
    [one] At most 1 turn left
   *[other] At most { $count } turns left
}
comes = comes
goes = goes
drawn = drawn
three-to-come = There will be three alike.
three-there = There are three alike.
not-in-game = is not in this game
your-hand = Your hand
my-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $own } of your own
round = Round { $round }
to-name = { $count ->
    [0] All named
   *[other] { $count } to name
}
one-a-turn = one per turn
name-cards = Your identification cards
you-showed = you showed: not
shown-not = not
named-by = named by
excluded = excluded
holds = has
took = took
gave = gave
row-odds = odds
odds-by-deals = Odds, from clue piles
odds-by-play = Odds, from all that was played
notebook-of = Notebook on { $actor }
warn-one = { $who ->
    [you] You have one name left: laying it ends the game.
   *[other] { $actor } has one name left and may end the game on the next turn.
}
warn-several = One name left each: any of their turns may end the game.
step-draw = Draw
step-draw-help = automatic
step-exchange = Exchange
step-exchange-help = you must
step-three = Take out 3
step-three-help = or keep
step-name = Identify
step-name-help = if you like
last-names = Last names, all at once and in secret
ask-take = Give { $give }: for which card of the market?
ask-give = Take { $take }: which card do you give?
ask-foe = { $nation }: whose passport is it?
ask-last = You may still name { $count }. A wrong name costs nothing.
ask-card = Which nationality is { $foe }?
confirm-exchange = Give { $give }, take { $take }?
confirm-name = Lay { $nation } in front of { $foe }?
caution-exchange = This cannot be undone: everyone sees both cards.
caution-clear = Taking them out cannot be undone.
caution-name = Face down for good: this cannot be undone.
go-exchange = Give { $give }
go-keep = Keep
go-clear = Take out
go-name = Name { $nation }
go-pass = Name nobody
go-done = Done
choose-again = Choose again
take-back = Undo
label-passport = Passport: { $nation }
label-passport-hidden = A closed passport
label-clue = { $piles ->
    [one] Clue pile: not { $nation }
   *[other] { $piles } clue piles: not { $nation }
}
label-laid = { $who ->
    [you] Your identification card, only you see it: { $nation }
   *[other] { $nation ->
        [unknown] Identification card of { $actor }, hidden
       *[other] Identification card of { $actor }: { $nation }
    }
}
label-empty = Empty place
label-market = { $nation }, { $dish }, in the market{ $choice ->
    [chosen] , chosen
    [legal] , can be taken
   *[no] {""}
}
label-hand = { $nation }, { $count } in your hand{ $known ->
    [0] {""}
   *[other] , { $known } known to everybody
}{ $drawn ->
    [yes] , one just drawn
   *[no] {""}
}{ $choice ->
    [chosen] , chosen
    [legal] , can be given
   *[no] {""}
}
label-card = Identification card { $nation }{ $choice ->
    [used] , in front of { $foe }
    [chosen] , chosen
    [legal] , can be chosen
   *[no] {""}
}
label-foe = { $actor }: { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}{ $known ->
    [none] {""}
   *[other] , known: { $known }
}{ $last ->
    [yes] , one name left
   *[no] {""}
}{ $choice ->
    [chosen] , chosen
    [legal] , can be named
   *[no] {""}
}
reveal = The reveal
reveal-passports = Passports
reveal-hands = Hands
reveal-names = Names
reveal-points = Points
reveal-skip = Skip
reveal-again = Show it again
reveal-own = { $count ->
    [one] { $count } card of { $nation } in hand
   *[other] { $count } cards of { $nation } in hand
}
winner = Winner
right = right
wrong = wrong
named-nobody = named nobody
sum-own = own cards
sum-right = { $count } correctly named
sum-bonus = ended the game
nobody-was = Nobody was { $nations }.

## Client: the front page

home-tab = Disguise
home-minutes = 20 min
home-hook = Everyone hides a nationality and collects its cards. Work out who is who before you are found out.

## Guided first game

first-aim = Collect cards of your secret nationality, and work out everybody else’s from what they take and give.
said-exchange = Look at what I took and what I gave: players rarely give away the nationality they collect.
said-clear = I drew one more card for it, but now you all know one nationality I don’t have.
said-name = I think I know who that is, so I laid a card. Nobody sees it before the end.
tip-begin = The passport is yours and secret: collect cards of your nationality. A card was drawn for you. Now choose a card from your hand to give and a card in the market to take, then press the violet button.
tip-begin-two = The two passports are yours and secret: collect cards of both nationalities. A card was drawn for you. Now choose a card from your hand to give and a card in the market to take, then press the violet button.
tip-market = Everybody sees what you give and what you take: taking your own nationality every time gives you away. Look at what the others take and give.
tip-known = The open eye counts the cards that everybody knows you hold. Only you know the cards you drew.
tip-alike = There are three alike in the market. You may take them out: you draw one more card, but it shows everybody that you are not of that nationality. If you keep them, nobody can tell why.
tip-clue = There is a clue pile in front of a player, who is certainly not of that nationality. The notebook crosses it out for you.
tip-notebook = Each player’s notebook counts what was taken and given. A player who often takes one nationality and never gives it may well be of it.
tip-name = You may lay an identification card face down in front of an opponent: choose the card, then the player. Each nationality can be named once, and that cannot be changed. Wait if you are not sure.
tip-laid = A card in front of a player says what its owner believes about them. Laying your last one on your own turn ends the game and brings you 3 points.
tip-low = The pile is nearly empty: when it is, the game ends. Collect your own nationality now, and name everybody you can.
tip-last = The turns are over. Name everybody you have not named yet: a wrong name costs nothing. Nobody sees what the others do.
