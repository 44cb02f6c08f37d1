"""The score pads of the games, found by the game's name."""

import pytest

from tests.third_game.registered import PACKAGES
from tests.third_game.rules.game import ZWANZIG
from tischrunde.games.catalogue import GAMES, registered, score_pad


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_ours_has_a_score_pad(game: str) -> None:
    pad = score_pad(game)
    assert pad is not None
    for edition in GAMES[game].editions.values():
        for players in edition.player_counts:
            rules = pad.rules(edition, players)
            blank = pad.blank(rules)
            assert isinstance(blank, pad.entry)
            assert pad.problems(rules, blank) == ()
            assert pad.missing(rules, blank)
            assert pad.sheets(rules, blank) is None
            assert pad.winners(edition, (0,) * rules.parties) == set()


def test_a_game_without_a_score_pad_is_a_game_all_the_same() -> None:
    with registered(ZWANZIG, PACKAGES):
        assert score_pad(ZWANZIG.id) is None
