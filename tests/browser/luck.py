"""For a server started with `--with browser.luck`: chance and bots do the same every time, so that
no test of a whole game fails by luck."""

from itertools import count
from types import SimpleNamespace

from librt.random import Random

from spytable.server import decide, thinkers

_seeds = count(1)
vars(decide)["_chance"] = lambda: Random(next(_seeds))
vars(thinkers)["secrets"] = SimpleNamespace(randbits=lambda _: 1)
