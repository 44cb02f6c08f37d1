"""Every reason of the judge, with what it speaks of."""

import pytest

from tests.clauses import shows
from tests.rallye.table import Table
from tischrunde import texts
from tischrunde.rallye.editions import EDITIONS

REFUSED = [
    ("fx-schmid 2; over: hands", "1 25", "round-over", {}),
    ("fx-schmid 2; turn: 1", "2 25", "not-your-turn", {"seat": 0}),
    ("fx-schmid 2; turn: 2; call:", "1 extend", "not-your-turn", {"seat": 1}),
    ("fx-schmid 2; B: roll stop; turn: 1; attack: stop>B", "1 25", "window-open", {"party": 1}),
    (
        "fx-schmid 4; B: roll stop; turn: 1; attack: stop>B; asked: 4",
        "2 stand",
        "already-answered",
        {},
    ),
    ("fx-schmid 2", "1 stand", "no-attack-to-answer", {}),
    (
        "fx-schmid 2; B: roll stop; turn: 1; attack: stop>B",
        "2 coup",
        "safety-not-held",
        {"safety": "right-of-way"},
    ),
    ("fx-schmid 2; call:", "1 25", "extension-open", {}),
    ("fx-schmid 2", "1 finish", "no-extension-open", {}),
    ("fx-schmid 2; 1: 25", "1 roll", "card-not-held", {"card": "roll"}),
    ("fx-schmid 2; 1: stop", "1 stop", "hazard-on-own-party", {"card": "stop"}),
    ("fx-schmid 2; 1: stop", "1 stop>A", "hazard-on-own-party", {"card": "stop"}),
    ("fx-schmid 2; 1: roll", "1 roll>B", "not-a-hazard", {"card": "roll"}),
    ("fx-schmid 2; 1: stop", "1 stop>C", "no-such-party", {}),
    ("fx-schmid 2; A: roll stop; 1: 25", "1 25", "stopped", {"remedy": "roll"}),
    (
        "fx-schmid 2; A: roll accident; 1: 25",
        "1 25",
        "broken-down",
        {"hazard": "accident", "remedy": "repairs"},
    ),
    ("fx-schmid 2; 1: 25", "1 25", "not-rolling", {"remedy": "roll"}),
    (
        "fx-schmid 2; A: roll accident repairs; 1: 25",
        "1 25",
        "green-must-follow",
        {"card": "repairs", "remedy": "roll"},
    ),
    (
        "fx-schmid 2; A: roll speed-limit; 1: 75",
        "1 75",
        "too-fast",
        {"km": 50, "remedy": "end-of-limit"},
    ),
    ("fx-schmid 2; A: roll 200 200; 1: 200", "1 200", "too-many-200s", {"most": 2}),
    (
        "fx-schmid 2; A: roll 200 200 100 100; 1: 200 75",
        "1 -25",
        "card-not-held",
        {"card": "km-25"},
    ),
    (
        "fx-schmid 2; A: roll 200 100 100 100 100; 1: 200",
        "1 200",
        "overshoot",
        {"goal": 700, "left": 100},
    ),
    ("fx-schmid 2; A: roll; 1: roll", "1 roll", "roll-not-here", {"card": "roll", "top": "roll"}),
    (
        "fx-schmid 2; A: roll; 1: petrol",
        "1 petrol",
        "remedy-without-hazard",
        {"card": "petrol", "hazard": "empty-tank"},
    ),
    ("fx-schmid 2; A: roll; 1: end-of-limit", "1 end-of-limit", "no-limit-in-force", {}),
    (
        "fx-schmid 3; C: roll driving-ace; 1: accident",
        "1 accident>C",
        "protected",
        {"party": 2, "safety": "driving-ace"},
    ),
    (
        "fx-schmid 3; C: roll speed-limit; 1: speed-limit",
        "1 speed-limit>C",
        "limit-in-force",
        {"party": 2},
    ),
    ("fx-schmid 3; 1: speed-limit", "1 speed-limit>C", "limit-before-start", {"party": 2}),
    (
        "fx-schmid 3; C: roll stop; 1: speed-limit",
        "1 speed-limit>C",
        "limit-needs-green",
        {"party": 2},
    ),
    (
        "fx-schmid 3; C: roll stop; 1: accident",
        "1 accident>C",
        "hazard-on-hazard",
        {"party": 2, "top": "stop"},
    ),
    (
        "fx-schmid 3; C: roll accident repairs; 1: stop",
        "1 stop>C",
        "half-parried",
        {"party": 2, "top": "repairs"},
    ),
    ("fx-schmid 3; 1: stop", "1 stop>C", "not-started", {"party": 2}),
    (
        "winning-moves 3; A: roll; C: roll accident repairs; 1: speed-limit",
        "1 speed-limit>C",
        "half-parried",
        {"party": 2, "top": "repairs"},
    ),
    (
        "winning-moves 3; C: roll; 1: stop",
        "1 stop>C",
        "attack-before-opening",
        {"remedy": "roll"},
    ),
    (
        "schmidt 3; C: right-of-way; 1: accident",
        "1 accident>C",
        "right-of-way-unassailable",
        {"party": 2},
    ),
    (
        "fx-schmid,discard-only-when-stuck 2; A: roll; 1: 25 stop",
        "1 -stop",
        "discard-only-when-stuck",
        {},
    ),
]


@pytest.mark.parametrize(("position", "move", "reason", "args"), REFUSED)
def test_a_reason_says_what_it_speaks_of(
    position: str, move: str, reason: str, args: dict[str, str | int]
) -> None:
    table = Table(position)
    refusal = table.refusal(move)
    assert refusal
    assert not table.allows(move)
    assert (refusal.reason, refusal.args) == (reason, args)
    for language in texts.LANGUAGES:
        assert texts.explain("rallye", refusal, "fx-schmid", language)


def test_every_reason_is_shown() -> None:
    reasons = {reason for edition in EDITIONS.values() for reason in edition.refusals}
    assert {reason for _, _, reason, _ in REFUSED} == reasons | {"discard-only-when-stuck"}


@shows("fx-schmid/safety-extra-card")
def test_after_a_safety_a_single_card_is_still_laid() -> None:
    table = Table("fx-schmid 2; A: roll; 1: driving-ace 25; 2: 50; stock: ; turn: 1")
    table.play("1 driving-ace")
    assert table.turn == 1
    table.play("1 25")
    assert table.turn == 2


@shows("fx-schmid/crosswise")
def test_two_coups_fourres_of_a_party_both_lie_crosswise() -> None:
    table = Table("fx-schmid 2; B: roll driving-ace!; 1: stop ...; 2: right-of-way ...; turn: 1")
    table.play("1 stop>B", "2 coup")
    assert table.safeties("B") == ["right-of-way!", "driving-ace!"]
