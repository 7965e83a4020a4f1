"""Law 12, blindness: an Intel is plain data, and nothing else goes into a sample but the seed."""

from __future__ import annotations

from pathlib import Path

import msgspec

from laws.builds import SRC, traced
from laws.play import everybody, walk
from laws.settings import settings
from laws.trace import sample


def test_law_12_intel_reloaded_in_another_process_gives_the_same_samples(
    name: str, plain: Path
) -> None:
    """In the other build too; nothing but the JSON text and the seed goes there."""
    asked = []
    for setting in settings():
        if setting.name == name:
            for at, (position, _) in enumerate(walk(setting, 1)):
                for viewer in everybody(position.game):
                    data = msgspec.json.encode(position.intel(viewer)).decode()
                    asked.append(f"{name} {at} {data}")
    here = list(sample(iter(asked)))
    said = "\n".join(asked)
    assert traced(SRC, "sample", said=said, hash_seed=3) == here
    assert traced(plain, "sample", said=said, hash_seed=4) == here
