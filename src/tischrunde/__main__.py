"""Lets ``python -m tischrunde`` be the command ``tischrunde``."""

from tischrunde.cli import main

raise SystemExit(main())
