"""The tables of docs/environments.md, as the code has them: ``python -m tests.envs.tabulate``."""

import re
from pathlib import Path

from tischrunde.core.observation import Learnable, starts
from tischrunde.envs.games import learnable
from tischrunde.games.catalogue import GAMES

DOCUMENT = Path(__file__).parents[2] / "docs" / "environments.md"


def written(document: str) -> str:
    """Return the document with its tables rewritten."""
    for name, table in (("fields", _fields), ("actions", _actions)):
        parts = [f"### `{game}`\n\n{table(learnable(game))}\n" for game in GAMES]
        body = "\n".join(parts)
        document = re.sub(
            f"<!-- {name} -->.*?<!-- end -->",
            lambda _, name=name, body=body: f"<!-- {name} -->\n\n{body}\n<!-- end -->",  # type: ignore[misc]
            document,
            flags=re.DOTALL,
        )
    return document


def _fields(game: Learnable) -> str:
    rows = ["| numbers | field | highest | what they say |", "|---|---|---|---|"]
    for field, start in zip(game.fields, starts(game.fields).values(), strict=True):
        places = _places(start, field.size)
        rows.append(f"| {places} | `{field.name}` | {field.most} | {field.text} |")
    return "\n".join(rows)


def _actions(game: Learnable) -> str:
    rows = ["| actions | kind |", "|---|---|"]
    start = 0
    for name, count in game.groups.items():
        rows.append(f"| {_places(start, count)} | `{name}` |")
        start += count
    return "\n".join(rows)


def _places(start: int, count: int) -> str:
    return str(start) if count == 1 else f"{start} to {start + count - 1}"


if __name__ == "__main__":
    DOCUMENT.write_text(written(DOCUMENT.read_text("utf-8")), "utf-8")
