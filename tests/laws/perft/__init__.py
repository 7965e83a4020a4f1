"""For each game: fixed node counts, the game once more, and what is conserved and hidden in it."""
