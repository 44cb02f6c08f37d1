"""A table fits the terminal, whatever is played on it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

from tests.terminal.drawing.table import NAMES, drawn, printed
from tischrunde import texts
from tischrunde.core.edition import Edition
from tischrunde.core.match_view import MatchView
from tischrunde.games.catalogue import GAMES
from tischrunde.rallye.match import Match as RallyeMatch
from tischrunde.terminal.drawing.layout import WIDEST
from tischrunde.terminal.drawing.table import draw
from tischrunde.uno.match import Match as UnoMatch

MATCHES: dict[str, Any] = {"rallye": RallyeMatch, "uno": UnoMatch}
TABLES = [
    pytest.param(game.id, edition, players, id=f"{rules} {players}")
    for game in GAMES.values()
    for rules in (*game.editions, *(["uno-carabiner,wild"] if game.id == "uno" else []))
    for edition in [game.house.read(rules)]
    for players in edition.player_counts
]
LONG = ("Friedrich-Wilhelm von und zu", "ありがとうございました", *NAMES[2:])


def positions(game: str, edition: Edition, players: int) -> Iterator[MatchView[Any]]:
    """Yield how seats and spectators see a few moments of a match played at random."""
    random = Random(f"{edition.id} {players}")
    match = MATCHES[game](edition, players, b"drawn")
    for _ in range(3):
        for _ in range(random.randrange(40)):
            if not match.over:
                seat = random.choice(sorted(match.waiting))
                match.play(seat, random.choice(match.legal(seat)))
        yield match.view(random.choice([None, *range(players)]))


@pytest.mark.parametrize(("game", "edition", "players"), TABLES)
def test_no_line_is_wider_than_the_terminal(game: str, edition: Edition, players: int) -> None:
    for view, width, lang in zip(
        positions(game, edition, players), (80, 60, 120), texts.LANGUAGES, strict=True
    ):
        lines = printed(draw(game, view, LONG, None, lang), width).splitlines()
        assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize(("game", "edition", "players"), TABLES)
def test_eighty_columns_show_everything(game: str, edition: Edition, players: int) -> None:
    for view, lang in zip(positions(game, edition, players), texts.LANGUAGES, strict=True):
        assert "…" not in printed(draw(game, view, NAMES, None, lang))


@pytest.mark.parametrize("position", ["winning-moves 2; 1: roll ...", "uno-carabiner 2"])
def test_the_hand_lies_beside_the_table_where_there_is_room(position: str) -> None:
    narrow, wide = drawn(position, 1, width=80), drawn(position, 1, width=120)
    assert any(line.startswith("── Karten von Igel") for line in narrow.splitlines())
    assert any("Karten von Igel" in line[1:] for line in wide.splitlines())
    assert len(wide.splitlines()) < len(narrow.splitlines())


def test_no_line_is_endless() -> None:
    lines = drawn("winning-moves 2", 1, width=300).splitlines()
    assert max(map(len, lines)) == WIDEST
