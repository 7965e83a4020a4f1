# Les mots de Duel, le jeu du banc d’essai.

title = Duel
option-turn_limit = Tours

prompt-play = Jouez une carte.
prompt-wait = Attendez.
prompt-over = La partie est finie.

log-play = { $actor } joue la carte { $card }.
log-drawn = Vous tirez la carte { $card }.
