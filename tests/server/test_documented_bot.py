"""The bot of the documents plays as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.running_server import RunningServer

DOCUMENT = Path(__file__).parents[2] / "docs" / "a-bot-in-30-lines.md"
MAX_LINES = 30


def test_the_bot_of_the_documents_plays_a_match(family: RunningServer, tmp_path: Path) -> None:
    (code, *_) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= MAX_LINES
    bot = tmp_path / "igel.py"
    bot.write_text(code.replace('"fx-schmid"', '"fx-schmid,target=300"'), "utf-8")
    played = subprocess.run(  # noqa: S603
        [sys.executable, str(bot), family.url],
        capture_output=True,
        text=True,
        timeout=600,
        check=True,
    )
    assert re.fullmatch(r"over: \[\d+, \d+\]\n", played.stdout)
