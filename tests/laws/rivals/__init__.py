"""For each game: other whole games which one viewer cannot tell from the given one."""
