"""The folder of what we ship to run a server."""

from pathlib import Path
from typing import Final

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
