"""Requests of all kinds, made by Schemathesis from the OpenAPI document."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.hostile.report import Report
from bench.hostile.size import Size
from bench.hostile.storm import PATIENT
from bench.hostile.victim import victim
from bench.racers import ROOT

_DOCUMENT: Final = ROOT / "docs/protocol/openapi.json"
_ENDING: Final = ("forget", "log_out")
_NOT_HELD: Final = "positive_data_acceptance"
"""JSON Schema takes 9.0 for a whole number, the server does not."""


def hostile_requests(report: Report, size: Size, flags: Sequence[str]) -> None:
    """Ask as a stranger and as a guest, all that can be asked."""
    program = shutil.which("schemathesis", path=str(Path(sys.executable).parent))
    if program is None:
        report.wrong.append("schemathesis is missing")
        return
    with victim((*PATIENT, *flags)) as attacked:
        token = attacked.server.guest("Luchs")
        known = ["--exclude-operation-id", _ENDING[0], "--exclude-operation-id", _ENDING[1]]
        known += ["-H", f"Authorization: Bearer {token}"]
        for who, more, left_out in (
            ("strangers", [], _NOT_HELD),
            ("guests", known, f"{_NOT_HELD},ignored_auth"),
        ):
            command = [program, "run", str(_DOCUMENT), "--url", attacked.server.url, *more]
            command += ["-n", str(size.examples), "--checks", "all", "--exclude-checks", left_out]
            command += ["--phases", "examples,coverage,fuzzing", "--no-color"]
            ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/tmp")  # noqa: S603, S108
            cases = next((line for line in ran.stdout.splitlines() if "generated" in line), "")
            report.figure(f"requests of {who}: {cases.strip()}")
            if ran.returncode:
                report.wrong.append(f"requests of {who} are not answered as documented")
                print(ran.stdout[-6000:])
        report.wrong += attacked.alarms()
