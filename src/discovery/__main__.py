"""Makes `python -m discovery` the same as the command `discovery`."""

import sys

from discovery.cli import main

if __name__ == "__main__":
    sys.exit(main())
