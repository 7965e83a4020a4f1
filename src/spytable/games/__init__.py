"""The games of the house, and those in the folders that SPYTABLE_GAMES names."""

import os
from pathlib import Path

__path__ += [
    str(Path(folder).resolve())
    for folder in os.environ.get("SPYTABLE_GAMES", "").split(os.pathsep)
    if folder
]
