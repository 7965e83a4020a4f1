"""A door whose library is not installed says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("door", "hidden", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pettingzoo", "numpy", "pettingzoo"),
        ("pettingzoo", "gymnasium", "pettingzoo"),
        ("gymnasium", "gymnasium", "pettingzoo"),
    ],
)
def test_a_library_that_is_missing_is_named_with_its_extra(
    door: str, hidden: str, extra: str
) -> None:
    code = f"""
import sys
sys.modules[{hidden!r}] = None
try:
    import spytable.adapters.{door}
except ModuleNotFoundError as missing:
    print(missing)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    expected = f"{hidden} is not installed, which this door needs: pip install 'spytable[{extra}]'"
    assert done.stdout.strip() == expected
