"""A later version of the package: this one with what an upgrade may bring, in a folder.

It has another number, a step of the schema, and a field of the view that nobody knows yet.
"""

import shutil
from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.script import ScriptDirectory

import tischrunde

VERSION: Final = "9999.1.0"
STEP: Final = "r9999"
MOOD: Final = "merry"
_PACKAGE: Final = Path(tischrunde.__file__).parent
_STEP: Final = """
import sqlalchemy as sa
from alembic import op

revision = "{step}"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("log", sa.Column("mood", sa.Text))
    op.create_table("mood", sa.Column("table_id", sa.Text, primary_key=True))
"""
_FIELD: Final = f"""

def _with_mood(everything):
    return lambda self, table: {{**everything(self, table), "mood": "{MOOD}"}}


ViewDiff.everything = _with_mood(ViewDiff.everything)
"""


def make_later_version(folder: Path) -> Path:
    """Make it, and return the folder it can be imported from."""
    package = folder / _PACKAGE.name
    # What is compiled comes along, and the built client is looked for elsewhere.
    shutil.copytree(_PACKAGE, package, ignore=shutil.ignore_patterns("web"))
    (package / "web").symlink_to(_PACKAGE / "web")
    metadata = folder / f"{_PACKAGE.name}-{VERSION}.dist-info" / "METADATA"
    metadata.parent.mkdir()
    metadata.write_text(f"Metadata-Version: 2.1\nName: {_PACKAGE.name}\nVersion: {VERSION}\n")
    step = _STEP.format(step=STEP, before=_last_step())
    (package / "server/store/migrations/versions/r9999_mood.py").write_text(step)
    with (package / "engine/viewer.py").open("a") as viewer:
        viewer.write(_FIELD)
    return folder


def _last_step() -> str:
    config = Config()
    config.set_main_option("script_location", "tischrunde.server.store:migrations")
    head = ScriptDirectory.from_config(config).get_current_head()
    assert head is not None
    return head
