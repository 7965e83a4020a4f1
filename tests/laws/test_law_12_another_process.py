"""Law 12, blindness: an Intel is plain data, and nothing else goes into a sample but the seed."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

from laws.builds import SRC, traced
from laws.play import everybody, glances
from laws.settings import SOAK, settings
from laws.trace import sample


def test_law_12_intel_reloaded_in_another_process_gives_the_same_samples(plain: Path) -> None:
    """In the other build too; nothing but the JSON text and the seed goes there."""
    asked = []
    for setting in settings():
        rng = random.Random(setting.seed(12))
        for at, (position, _) in enumerate(glances(setting, 1)):
            viewers = everybody(position.game)
            for viewer in viewers if SOAK else rng.sample(viewers, 3):
                data = msgspec.json.encode(position.intel(viewer)).decode()
                asked.append(f"{setting.name} {at} {data}")
    here = list(sample(iter(asked)))
    said = "\n".join(asked)
    for src, hash_seed in ((SRC, 3), (plain, 4)):
        there = traced(src, "sample", said=said, hash_seed=hash_seed)
        assert len(there) == len(asked)
        for question, mine, theirs in zip(asked, here, there, strict=True):
            assert theirs == mine, question
