"""A match is played to its end by the rulings it was agreed by, whatever is corrected meanwhile."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.table.evening import finished
from tests.table.keeper import Keeper, guest, opens, playing
from tischrunde import texts
from tischrunde.core.card_game import CardGame
from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.record import write_record
from tischrunde.games.catalogue import GAMES
from tischrunde.table.commands import Open, Rematch, Return, read_command, write_command
from tischrunde.table.fold import folded
from tischrunde.table.rematch import next_rows

EVERY_EDITION = [
    (game.id, name, edition.revision)
    for game in GAMES.values()
    for name, edition in game.editions.items()
]
every_edition = pytest.mark.parametrize(("game", "edition", "newest"), EVERY_EDITION)


def corrected(game: CardGame) -> CardGame:
    """Return a game of a later version: in all its editions a ruling is corrected once more."""
    later = {
        name: replace(edition, revision=edition.revision + 1, target=edition.target + 1)
        for name, edition in game.editions.items()
    }
    house = replace(
        game.house, editions=later, earlier=(*game.editions.values(), *game.house.earlier)
    )
    return replace(game, house=house)


LATER = {game.id: corrected(game) for game in GAMES.values()}


def test_what_a_log_does_not_say_is_the_first_revision() -> None:
    first = opens(revision=1)
    act, body = write_command(first)
    assert "revision" not in body
    assert read_command(act, body) == first
    later = opens(revision=2)
    assert json.loads(write_command(later)[1])["revision"] == 2
    assert read_command(*write_command(later)) == later


@every_edition
def test_a_later_version_folds_a_match_as_this_one_does(
    game: str, edition: str, newest: int
) -> None:
    target = {"rallye": 300, "uno": 20}[game]
    kept = finished(playing(f"{edition},target={target}"), Random(newest))
    assert kept.table.recording is not None
    again = folded(kept.table.id, kept.table.secret, kept.rows, LATER)
    assert again.recording is not None
    assert write_record(again.recording.record) == write_record(kept.table.recording.record)
    assert f"\nrevision: {newest}\n" in write_record(again.recording.record)


@every_edition
def test_a_rematch_is_played_by_the_newest_revision(game: str, edition: str, newest: int) -> None:
    target = {"rallye": 300, "uno": 20}[game]
    rules = f"{edition},target={target}"
    kept = finished(Keeper(opens(rules, revision=1)).sit_all().start(), Random(1))
    for seat, chair in enumerate(kept.table.chairs):
        if chair is not None and chair.stood_in:
            kept.own(seat, Return())
    for seat in (0, 1):
        kept.sent(seat, Rematch(""), guest(seat))
    opened = next_rows(kept.table, bytes(32), "", kept.now)[0]
    command: Any = read_command(opened.act, opened.body)
    assert isinstance(command, Open)
    assert (command.rules, command.revision) == (rules, newest)


@every_edition
def test_a_revision_nobody_here_knows_is_said_to_be_unknown(
    game: str, edition: str, newest: int
) -> None:
    with pytest.raises(HouseRulesRefused) as refused:
        Keeper(opens(edition, revision=newest + 1))
    refusal = refused.value.refusal
    assert refusal.reason == "no-such-revision"
    for language in texts.LANGUAGES:
        said = texts.explain(game, refusal, edition, language, group="house")
        assert f" {newest + 1}" in said
