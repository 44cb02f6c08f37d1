"""Cards of the tests in browsers follow from what a test does, and from nothing else."""

from tests.web.cards import SEED, dated, match_seed
from tischrunde.protocol.rest import NewTable
from tischrunde.server.ports import Guest

TERMS = """\
game: uno
rules: uno-carabiner
date: 2024-01-01
seat 1: Dachs
seat 2: Igel
commitment: 6d70
entropy 1: 99aa
"""


def _guest(number: int) -> Guest:
    return Guest(f"guest {number}", "Dachs", "circle", program=False, created=0, expires=0)


def test_what_is_drawn_by_lot_does_not_matter() -> None:
    other = TERMS.replace("6d70", "6d71").replace("entropy 1: 99aa", "entropy 2: 99ab")
    assert match_seed(b"one", TERMS) == match_seed(b"another", other)


def test_what_a_test_does_matters() -> None:
    others = [("uno-carabiner", "fx-schmid"), ("Igel", "Eule"), ("-01-01", "-01-02")]
    others += [("99aa", f"{SEED}1"), ("99aa", f"{SEED}2")]
    terms = [TERMS, *(TERMS.replace(one, other) for one, other in others)]
    assert len({match_seed(b"", each) for each in terms}) == len(terms)


def test_every_host_begins_anew() -> None:
    body = NewTable(game="uno", rules="uno-carabiner", players=2)
    days = [dated(body, _guest(number), b"").date for number in (1, 1, 2)]
    assert days == ["2024-01-01", "2024-01-02", "2024-01-01"]
