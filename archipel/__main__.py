"""``python -m archipel``: the command line."""

import sys

from archipel.cli import main

if __name__ == "__main__":
    sys.exit(main())
