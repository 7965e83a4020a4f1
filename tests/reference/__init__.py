"""Slow second implementations, written from the rules alone, that check the engines."""
