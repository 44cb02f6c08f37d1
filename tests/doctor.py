"""What is missing on this machine, what it is needed for, and how one gets it.

Fails only where nothing at all can be done: without a Python and a uv that are new enough.
"""

import re
import shutil
import subprocess
import sys

from tests.requirements import REQUIREMENTS

PYTHON = (3, 11)
UV = (0, 9)


def main() -> int:
    """Print it; return 1 if nothing can be done."""
    width = max(len(requirement.name) for requirement in REQUIREMENTS.values())
    for requirement in REQUIREMENTS.values():
        missing = requirement.missing()
        print(
            f"{'MISSING' if missing else 'here':<8} {requirement.name:<{width}} {requirement.use}"
        )
        if missing:
            print(f"{'':<{width + 9}} {requirement.remedy()}")
    print("\nA test that needs what is missing is skipped; in the gate (GATE=1) it fails.")
    old = [
        f"{name} is {_dotted(found)}; it must be {_dotted(least)} or later."
        for name, found, least in (("Python", sys.version_info[:2], PYTHON), ("uv", _uv(), UV))
        if found < least
    ]
    print(*old, sep="\n", end="")
    return int(bool(old))


def _uv() -> tuple[int, ...]:
    """Return the version of uv, (0, 0) without one."""
    found = shutil.which("uv")
    if found is None:
        return (0, 0)
    said = subprocess.run([found, "--version"], check=True, stdout=subprocess.PIPE)  # noqa: S603
    return tuple(map(int, re.findall(r"\d+", said.stdout.decode())[:2]))


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


if __name__ == "__main__":
    sys.exit(main())
