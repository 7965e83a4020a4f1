"""Law 12, blindness: an Intel is plain data, and nothing else goes into a sample but the seed."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

from laws.builds import SRC, traced
from laws.play import everybody, glances
from laws.settings import SOAK, settings
from laws.trace import sample


def test_law_12_intel_reloaded_in_another_process_gives_the_same_samples(
    name: str, plain: Path
) -> None:
    """In the other build too; nothing but the JSON text and the seed goes there."""
    asked = []
    for setting in settings():
        if setting.name == name:
            rng = random.Random(setting.seed(12))
            for at, (position, _) in enumerate(glances(setting, 1)):
                viewers = everybody(position.game)
                for viewer in viewers if SOAK else rng.sample(viewers, 3):
                    data = msgspec.json.encode(position.intel(viewer)).decode()
                    asked.append(f"{name} {at} {data}")
    here = list(sample(iter(asked)))
    said = "\n".join(asked)
    assert traced(SRC, "sample", said=said, hash_seed=3) == here
    assert traced(plain, "sample", said=said, hash_seed=4) == here
