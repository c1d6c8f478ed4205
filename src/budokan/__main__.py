"""`python -m budokan` is the command `budokan`."""

from __future__ import annotations

import sys

from budokan.cli import main

if __name__ == "__main__":
    sys.exit(main())
