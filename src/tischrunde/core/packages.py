"""The packages of a game: its rules, its words, its bots, its looks.

A layer imports its part of a game when it is first asked for; none imports a layer above it. A game
of this project has a package of its own name in every layer. One from elsewhere is registered with
its packages: ``tischrunde.games.catalogue.register``.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Packages:
    """The packages of a game by their dotted names, and the folder of its texts.

    ``rules`` has the clauses (``clauses.toml``, ``house.toml``), where they live in the code
    (``code.toml``), ``observation.LEARNABLE`` and, where it has them, ``score_pad.PAD`` and
    ``layout.LAYOUT`` with ``grants.toml`` and ``cases.toml``.
    ``texts`` has ``face.FACE``, ``bots`` has ``bot_game.BOT_GAME``, ``terminal`` has ``face.FACE``
    and ``drawing.DRAWING``. ``folder`` has a folder of .ftl files for each language; it is empty
    where they lie among those of this project.
    """

    rules: str
    texts: str
    bots: str
    terminal: str
    folder: str = ""


_from_elsewhere: dict[str, Packages] = {}


def packages(game: str) -> Packages:
    """Return the packages of a game."""
    found = _from_elsewhere.get(game)
    if found is not None:
        return found
    return Packages(
        rules=f"tischrunde.{game}",
        texts=f"tischrunde.texts.{game}",
        bots=f"tischrunde.bots.{game}",
        terminal=f"tischrunde.terminal.{game}",
    )


def folders() -> list[str]:
    """Return the folders of texts of games from elsewhere."""
    return [each.folder for each in _from_elsewhere.values() if each.folder]


def add_packages(game: str, found: Packages) -> None:
    """Add the packages of a game from elsewhere."""
    _from_elsewhere[game] = found


def remove_packages(game: str) -> None:
    """Remove the packages of a game from elsewhere."""
    del _from_elsewhere[game]
