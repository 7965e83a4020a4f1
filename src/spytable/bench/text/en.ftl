# The words of Duel, the game of the load benchmark.

title = Duel
option-turn_limit = Turns

prompt-play = Play a card.
prompt-wait = Wait.
prompt-over = The game is over.

log-play = { $actor } plays card { $card }.
log-drawn = You draw card { $card }.
