"""With the start the terms are fixed and the cards are dealt from the promised secret."""

import pytest

from tests.table.evening import finished
from tests.table.keeper import SECRET, Keeper, guest, opens, playing, sits
from tischrunde.core.events import Dealt
from tischrunde.core.fairness import commitment, match_seed
from tischrunde.games.catalogue import GAMES
from tischrunde.table.commands import Start
from tischrunde.table.events import Started


def test_it_starts_when_all_seats_are_taken() -> None:
    kept = Keeper(opens(players=3))
    kept.own(0, sits(0))
    assert kept.denied(0, Start(), guest(0)).code == "seats-free"
    kept.sit_all()
    seen = kept.own(2, Start())
    assert seen[0] == Started()
    assert isinstance(seen[1], Dealt)
    assert kept.table.state == "playing"


def test_it_starts_once() -> None:
    assert playing().denied(0, Start(), guest(0)).code == "already-started"


def test_whoever_only_watches_does_not_start_it() -> None:
    kept = Keeper(opens()).sit_all()
    assert kept.denied(0, Start(), guest(7)).code == "not-your-seat"


def test_the_terms_hold_what_everybody_added() -> None:
    kept = Keeper(opens("winning-moves,target=800"))
    kept.own(0, sits(0, entropy="4 2 6"))
    assert kept.view().terms is None
    kept.sit_all().start()
    terms = kept.view().terms
    assert terms is not None
    for line in ("rules: winning-moves,target=800", "seat 2: Wolf", "entropy 1: 4 2 6"):
        assert f"{line}\n" in terms
    assert f"commitment: {commitment(SECRET).hex()}\n" in terms


def test_the_cards_follow_from_the_secret_and_the_terms() -> None:
    kept = playing()
    terms, match = kept.view().terms, kept.table.match
    assert terms is not None
    assert match is not None
    game = GAMES["rallye"]
    again = game.match(game.house.read("schmidt"), 2, match_seed(SECRET, terms))
    assert again.view(0) == match.view(0)


def test_a_secret_that_was_not_promised_deals_no_cards() -> None:
    kept = Keeper(opens(), secret=bytes(32)).sit_all()
    with pytest.raises(ValueError, match="not the one committed to"):
        kept.own(0, Start())


@pytest.mark.parametrize("rules", ["schmidt,target=800", "uno-carabiner,target=60"])
def test_the_secret_is_shown_only_when_all_is_over(rules: str) -> None:
    kept = playing(rules)
    assert kept.view(0).secret is None
    assert kept.view().secret is None
    finished(kept)
    assert kept.view().secret == SECRET.hex()
