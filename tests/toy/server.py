"""The toy game for a server started with `--with toy.server`."""

from spytable.kernel.registry import register
from toy import DeadDrop

register(DeadDrop)
