"""One set of laws, run on every registered game, every player count, options pair by pair.

Nothing here names a game: what a law must know of one lies in `rivals/<game>.py`
and `perft/<game>.py`, found by the game's name (see `homes.py`).
"""
