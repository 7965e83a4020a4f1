"""What goes on for ever fails, wherever it does so."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bounds import processor_time, to_the_end, until
from spytable import Position, game


def test_a_game_that_does_not_end_fails_its_test() -> None:
    with pytest.raises(AssertionError, match="did not end within 7 steps"):
        list(to_the_end(Position(game("agent_hunter")), 7))


def test_what_is_done_is_not_gone_on_with() -> None:
    assert list(until(lambda: True)) == []


def test_a_loop_without_an_end_fails_its_test_and_the_next_is_not_held_to_it() -> None:
    def endless() -> None:
        with processor_time(0.1, more=60):
            while True:
                pass

    with pytest.raises(pytest.fail.Exception, match=r"more than 0\.1 s of processor time"):
        endless()
    assert signal.getitimer(signal.ITIMER_VIRTUAL)[0] > 10, "the time that this test has left"


def test_a_loop_in_compiled_code_ends_its_process_and_tells_the_stack() -> None:
    """Where Python is not asked: `sum` stands for all code of that kind."""
    stuck = "def endless(): sum(repeat(0))\nwith processor_time(0.1, more=0.1): endless()"
    script = f"from itertools import repeat\nfrom bounds import processor_time\n{stuck}"
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=Path(__file__).parent, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == -signal.SIGPROF
    assert "in endless" in done.stderr
