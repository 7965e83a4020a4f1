"""Dead Drop: a toy game for the tests, no part of the product.

It has what the kernel must carry and the first game lacks: several seats, a deck
drawn lazily, chance that only one seat sees, and a secret simultaneous choice that
follows a normal turn with no chance step between them. Its documents are components
that a player may replace.

DD-1  2 to 4 seats. The bag holds three documents of each of `kinds` kinds, whose worth is in a
      file: 0, 1 and 2 in ours.
DD-2  Each seat in turn is dealt a document, which only it sees.
DD-3  A round begins with a secret bid by all seats at once: 0 up to the coins it has left.
DD-4  When all have bid, the bids are shown. The highest bid wins, of equals the lowest
      seat's, and only the winner pays.
DD-5  Then the prize is drawn from the bag, face up.
DD-6  The winner drops its hand or the prize, nobody else sees which; the other is its hand.
      It may change its mind until it says that it is done.
DD-7  After the last round all is shown. A seat scores what its documents are worth: what it
      dropped, and its hand twice.
DD-8  Most points win; a tie is shared.
"""

from toy.components import own_archive
from toy.game import DeadDrop

__all__ = ["DeadDrop", "own_archive"]
