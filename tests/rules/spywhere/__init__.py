"""The rules of Spywhere, SW-1 to SW-22."""
