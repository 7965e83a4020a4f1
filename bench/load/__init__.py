"""Server load: one two-player workload on our server and on boardgame.io, one after the other.

The generator is this one process on one core; the server under test has another to itself. Moves
alternate strictly, and the next is sent when both clients hold the update. A latency is the time
from sending a move to the other client's receipt of it.
"""
