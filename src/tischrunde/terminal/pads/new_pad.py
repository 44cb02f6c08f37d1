"""A new score pad: what is not given is asked for, question by question."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from tischrunde import texts
from tischrunde.games.catalogue import score_pad
from tischrunde.pad.events import Opened
from tischrunde.terminal.match_setup import Asker, Disagreed, Wishes, agree_players
from tischrunde.terminal.sessions.saved_pad import SavedPad, Writer, create, open_saved


@dataclass(frozen=True, slots=True)
class PadWishes:
    """Which file, and for a new one which rules and names; what is empty is asked for."""

    path: Path
    rules: str | None = None
    names: tuple[str, ...] = ()


async def begin_pad(wishes: PadWishes, writer: Writer, asker: Asker) -> SavedPad:
    """Return the pad of a file, a new one if there is none."""
    language = asker.language
    if wishes.path.exists() and wishes.rules is None:
        return open_saved(wishes.path, writer, language)
    if wishes.path.exists():
        raise Disagreed(texts.say("terminal-pad", "file-taken", language, file=str(wishes.path)))
    wished = Wishes(rules=wishes.rules, names=wishes.names)
    if wishes.names:
        wished = replace(wished, players=len(wishes.names))
    game, edition, names = await agree_players(wished, asker)
    if score_pad(game.id) is None:
        raise Disagreed(texts.say("terminal-pad", "no-pad-game", language))
    now = writer.clock()
    opened = Opened(
        by=writer.name,
        at=now,
        game=game.id,
        rules=game.house.write(edition),
        revision=edition.revision,
        names=names,
        dealer=0,
        date=f"{datetime.fromtimestamp(now / 1000, UTC).astimezone():%Y-%m-%d}",
    )
    return create(wishes.path, opened, writer, language)
