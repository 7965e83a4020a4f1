"""`python -m spytable` is the command `spytable`."""

import sys

from spytable.cli import main

sys.exit(main())
