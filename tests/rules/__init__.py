"""Play reports that cite rule numbers: one folder a game, with its rules.txt."""
