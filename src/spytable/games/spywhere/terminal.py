"""Spywhere in a terminal."""
