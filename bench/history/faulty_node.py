"""A node with a planted fault: ``python -m bench.history.faulty_node FAULT serve ...``."""

import sys

from bench.history.faults import FAULTS
from tischrunde.cli import main

if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
    sys.exit(main(sys.argv[2:]))
