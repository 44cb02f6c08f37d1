"""A case that is laid out is answered as the round it was taken from: same verdict, same clause."""

import os

import pytest

from tests.cases.situations import Situation, situations
from tischrunde.core.case import Case, read_case, write_case
from tischrunde.core.layout import Layout, Template, Unlayable, taps
from tischrunde.core.notation import Unreadable
from tischrunde.core.refusal import IllegalMove
from tischrunde.games.cases import answer, answered, granting, grants, laid_out, layout_of
from tischrunde.games.catalogue import GAMES
from tischrunde.games.register import house_register, register

CASES = int(os.environ.get("CASES", "2000"))
SEED = int(os.environ.get("CASES_SEED", "24"))
CLAUSES = {
    game: {clause.id for clause in (*register(game), *house_register(game))} for game in GAMES
}


def laid_again(game: str, situation: Situation) -> Layout:
    """Return a situation as picks on a page."""
    position = situation.round.position
    return laid_out(game).layout(position, situation.seat, situation.move)


@pytest.mark.parametrize("game", GAMES)
def test_a_laid_out_case_is_answered_as_by_the_judge(game: str) -> None:
    """The page's own data model leads to the same answer, by the same clause, through notation."""
    reasons = set()
    for situation in situations(GAMES[game], SEED, CASES):
        layout = laid_again(game, situation)
        case = read_case(write_case(laid_out(game).case(layout)))
        found = answer(GAMES[game], case)
        refusal = situation.round.refusal(situation.seat, situation.move)
        assert found.refusal == refusal, (layout, case)
        if refusal is None:
            grant = laid_out(game).grant(situation.round.position, situation.seat, situation.move)
            assert found.grant == grant, (layout, case)
        assert found.clause in CLAUSES[game]
        reasons.add(found.ruled)
    assert len(reasons) >= 25, "hardly any question was about something else"


@pytest.mark.parametrize("game", GAMES)
def test_a_case_in_notation_is_laid_out_and_answered_alike(game: str) -> None:
    for situation in situations(GAMES[game], SEED + 1, max(200, CASES // 10)):
        layout = laid_again(game, situation)
        case = laid_out(game).case(layout)
        assert layout_of(GAMES[game], case) == layout


def test_kilometres_that_a_card_has_are_that_card_and_others_are_a_sum() -> None:
    case = laid_out("rallye").case(
        Layout("schmidt", "lay", {"card": "200", "A.km": "200", "B.km": "325"})
    )
    assert "; A: roll 200; B: roll 100 100 100 25;" in case.position


@pytest.mark.parametrize("game", GAMES)
def test_every_grant_has_a_clause_in_every_edition(game: str) -> None:
    for edition in GAMES[game].editions.values():
        for grant in grants(game):
            assert granting(GAMES[game], edition, grant) in CLAUSES[game]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_named_for_a_grant_is_of_its_edition(game: str) -> None:
    editions = GAMES[game].editions
    for entry in grants(game).values():
        fields = entry.get("fields", [])
        assert set(entry) <= {*editions, "fields"}
        assert set(fields) <= set(GAMES[game].house.rules)
        assert fields or set(entry) == set(editions)
        for edition in set(entry) - {"fields"}:
            assert f"{edition}/{entry[edition]}" in CLAUSES[game]


def test_a_house_rule_is_named_where_it_allows_a_move() -> None:
    game = GAMES["rallye"]
    layout = Layout("schmidt", "lay", {"card": "200", "A.km": "200 200"})
    refused = answered(game, layout, "schmidt")
    agreed = answered(game, layout, "schmidt,most-200s=3")
    assert refused is not None
    assert (refused.allowed, refused.clause) == (False, "schmidt/two-200s")
    assert agreed is not None
    assert (agreed.allowed, agreed.clause) == (True, "house/most-200s")


# ── cases as text ─────────────────────────────────────────────────────────────────────────────


def test_a_case_is_a_position_and_a_question() -> None:
    case = Case("schmidt 2; A: roll", 1, "stop>A")
    assert write_case(case) == "schmidt 2; A: roll ? 2: stop>A"
    assert read_case("schmidt 2; A: roll?2:stop>A") == case


def test_moves_before_the_question_come_first() -> None:
    case = read_case("uno-carabiner 3 ? 1: red-draw-two, 2: blue-draw-two")
    assert case.before == ((0, "red-draw-two"),)
    assert (case.seat, case.move) == (1, "blue-draw-two")


@pytest.mark.parametrize("text", ["schmidt 2", "schmidt 2 ?", "schmidt 2 ? stop>B", "a ? 0: stop"])
def test_a_case_without_a_question_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_case(text)
    assert error.value.problem == "no-question"


def test_a_seat_that_is_not_there_asks_nothing() -> None:
    with pytest.raises(Unreadable) as error:
        answer(GAMES["rallye"], read_case("schmidt 2 ? 7: roll"))
    assert error.value.problem == "no-such-seat"


def test_a_move_before_the_question_must_be_allowed() -> None:
    with pytest.raises(IllegalMove):
        answer(GAMES["rallye"], read_case("schmidt 2; 1: 100 50 ? 1: 100, 2: roll"))


# ── layouts ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("game", "template", "picks"),
    [
        ("rallye", "lay", {"card": "900"}),
        ("rallye", "lay", {"card": "100", "A.battle": "100"}),
        ("rallye", "lay", {"card": "100", "A.km": "710"}),
        ("rallye", "lay", {"card": "100", "C.battle": "roll"}),
        ("rallye", "lay", {"card": "100", "players": "5"}),
        ("rallye", "lay", {"card": "100", "asker": "one"}),
        ("rallye", "lay", {"card": "100", "act": "dance"}),
        ("uno", "play", {"card": "red-99"}),
        ("uno", "play", {"card": "red-1", "players": "99"}),
        ("uno", "play", {"card": "red-1", "act": "dance"}),
    ],
)
def test_what_cannot_lie_is_said_by_its_place(
    game: str, template: str, picks: dict[str, str]
) -> None:
    edition = next(iter(GAMES[game].editions))
    with pytest.raises(Unlayable) as error:
        laid_out(game).case(Layout(edition, template, picks))
    assert error.value.place in {*picks, "card"}


def test_where_an_edition_does_not_let_it_come_to_that_it_has_no_answer() -> None:
    limited = Layout("schmidt", "lay", {"card": "25", "A.battle": "stop", "A.limit": "yes"})
    assert answered(GAMES["rallye"], limited, "schmidt") is not None
    assert answered(GAMES["rallye"], limited, "auto-rallye") is None
    extended = Layout("schmidt", "extension", {"act": "extend"})
    assert answered(GAMES["rallye"], extended, "auto-rallye") is None


def test_taps_are_counted_by_place_and_word() -> None:
    template = Template({"A.battle": "roll"}, ("card",))
    for picks, number in (
        ({}, 1),
        ({"card": "stop"}, 2),
        ({"card": "stop", "A.battle": "roll"}, 2),
        ({"card": "stop", "A.battle": "stop"}, 4),
        ({"hand": "stop roll 25"}, 5),
        ({"before": "1: stop>B, 2: coup"}, 4),
    ):
        assert taps(template, Layout("schmidt", "lay", picks)) == number, picks
