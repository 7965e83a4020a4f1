"""The rules of Agent Hunter, AH-1 to AH-20."""
