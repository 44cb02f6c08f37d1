"""The whole program as it is, except that children have minutes to answer an attack.

A test looks at the attack, reloads the page or loses the line before it answers, on machines that
may be busy.
"""

import sys
from dataclasses import replace
from types import MappingProxyType

from tischrunde.table import pace

MINUTES = 180_000

pace.PACES = MappingProxyType(  # type: ignore[misc] # before anybody has read it
    {**pace.PACES, "children": replace(pace.PACES["children"], window=MINUTES)}
)

from tischrunde.cli import main  # noqa: E402 - see above

if __name__ == "__main__":
    sys.exit(main())
