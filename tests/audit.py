"""The packages we build on, compared with the advisories about them.

Whoever cannot be asked is named, and that is no failure; an advisory is one.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.requirements import ROOT, found

_EXPORT: Final = ("uv", "export", "--quiet", "--frozen", "--no-emit-project", "--all-extras")
_PIP_AUDIT: Final = (
    *("uv", "run", "--isolated", "--quiet", "--frozen", "--only-group", "audit", "pip-audit"),
    *("--vulnerability-service", "osv", "--disable-pip", "--require-hashes", "--format", "json"),
    *("--progress-spinner", "off", "--requirement"),
)
_NPM_AUDIT: Final = ("npm", "--prefix", "web", "audit", "--json")


class Answer(NamedTuple):
    """What a program said, and what it complained of last."""

    said: str
    complaint: str


def main() -> int:
    """Print what was found; return 1 if something was."""
    failed = False
    for name, answer, read in (
        ("Python", _ask_about_python(), advisories_of_pip),
        ("npm", _ask(_NPM_AUDIT), advisories_of_npm),
    ):
        advisories = read(answer.said)
        if advisories is None:
            why = _read(answer.said).get("message", answer.complaint)
            print(f"{name}: the advisories cannot be asked for. {why}")
        else:
            print(f"{name}: {len(advisories)} advisories", *advisories, sep="\n  ")
        failed |= bool(advisories)
    return int(failed)


def advisories_of_pip(said: str) -> list[str] | None:
    """Return what pip-audit found, nothing if it could not ask about a single package."""
    audited = _read(said).get("dependencies", [])
    if all("skip_reason" in package for package in audited):
        return None
    return [
        f"{package['name']} {package['version']}: {each['id']}, mended in {each['fix_versions']}"
        for package in audited
        for each in package.get("vulns", [])
    ]


def advisories_of_npm(said: str) -> list[str] | None:
    """Return what npm found, nothing if it could not ask."""
    packages = _read(said).get("vulnerabilities")
    if packages is None:
        return None
    return [
        f"{name} {each['range']}: {each['severity']}, can be mended: {each['fixAvailable']}"
        for name, each in packages.items()
    ]


def _ask_about_python() -> Answer:
    with tempfile.TemporaryDirectory() as folder:
        requirements = Path(folder, "requirements.txt")
        _run((*_EXPORT, "--output-file", str(requirements))).check_returncode()
        return _ask((*_PIP_AUDIT, str(requirements)))


def _ask(command: Sequence[str]) -> Answer:
    """Return what a program says; whether it is content is read from that."""
    done = _run(command)
    return Answer(done.stdout, "".join(done.stderr.strip().splitlines()[-1:]))


def _run(command: Sequence[str]) -> "subprocess.CompletedProcess[str]":
    program, *words = command
    return subprocess.run(  # noqa: S603 - our own command
        [found(program) or program, *words],
        check=False,
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
    )


def _read(said: str) -> dict[str, Any]:
    try:
        read = json.loads(said)
    except ValueError:
        return {}
    return read if isinstance(read, dict) else {}


if __name__ == "__main__":
    sys.exit(main())
