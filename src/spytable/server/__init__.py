"""Tables for people and programs: HTTP, websockets, a store that loses nothing. Knows no game."""
