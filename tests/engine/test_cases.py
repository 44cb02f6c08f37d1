"""Who is right, as a page and a terminal ask: words, clauses, other rules beside the answer."""

import json
from typing import Any

import msgspec
import pytest

from tischrunde.engine.calls import call
from tischrunde.protocol.cases import AskedCase, CaseJudged, CaseTemplate, LaidCase
from tischrunde.texts import LANGUAGES

LIMIT_ON_STOPPED = {"template": "attack", "picks": {"card": "speed-limit", "B.battle": "stop"}}


def asked(name: str, **given: Any) -> Any:
    """Return what the engine answers, which fits the protocol."""
    if name == "case-laid":
        msgspec.convert(given, LaidCase)
    elif name == "case-asked":
        msgspec.convert(given, AskedCase)
    answer = json.loads(call(json.dumps({"call": name, "with": given})))["ok"]
    if name in ("case-laid", "case-asked"):
        msgspec.convert(answer, CaseJudged, strict=True)
    return answer


def test_a_laid_out_case_is_answered_beside_the_other_boxes() -> None:
    judged = asked("case-laid", game="rallye", rules="schmidt", language="de", **LIMIT_ON_STOPPED)
    assert judged["case"].startswith("schmidt 2; A: roll; B: roll stop; 1: speed-limit; ")
    assert judged["case"].endswith(" ? 1: speed-limit>B")
    own = judged["answer"]
    assert (own["allowed"], own["verdict"]) == (False, "Nicht erlaubt")
    assert own["clause"] == "schmidt/hazard-only-on-green"
    assert own["words"].startswith("Partei B: Die Fahrt ist gerade nicht frei.")
    allowed = {each["edition"]: each["answer"]["allowed"] for each in judged["editions"]}
    assert allowed == {"fx-schmid": False, "auto-rallye": False, "winning-moves": True}
    houses = {each["rules"]: each["answer"]["clause"] for each in judged["house"]}
    assert houses["schmidt,no-limit-needs-green"] == "house/limit-needs-green"


def test_at_once_it_is_answered_alone() -> None:
    laid = {"game": "rallye", "rules": "schmidt", "language": "de", **LIMIT_ON_STOPPED}
    alone = asked("case-laid", **laid, beside=False)
    assert alone["editions"] == alone["house"] == []
    assert alone["answer"] == asked("case-laid", **laid)["answer"]


def test_a_link_leads_to_the_same_answer() -> None:
    laid = asked("case-laid", game="rallye", rules="schmidt", language="en", **LIMIT_ON_STOPPED)
    assert asked("case-asked", text=laid["case"], language="en") == laid


def test_a_link_to_a_question_people_ask_is_laid_out_as_it_is() -> None:
    laid = asked("case-laid", game="rallye", rules="schmidt", language="en", **LIMIT_ON_STOPPED)
    layout = asked("case-asked", text=laid["case"], language="de")["layout"]
    assert layout == {"game": "rallye", "rules": "schmidt", **LIMIT_ON_STOPPED}


def test_any_other_link_is_laid_out_whole() -> None:
    text = "schmidt 2; A: roll; B: roll stop 25; 1: speed-limit; turn: 1 ? 1: speed-limit>B"
    judged = asked("case-asked", text=text, language="en")
    layout = judged["layout"]
    assert (layout["template"], layout["picks"]["B.km"]) == ("anything", "25")
    again = asked("case-laid", **layout, language="en")
    assert again == judged
    assert judged["asked"].startswith("Seat 1: ")


def test_what_happened_before_is_told() -> None:
    text = "uno-carabiner 3; 1: red-draw-two ...; 2: blue-draw-two wild; discards: red-3"
    judged = asked("case-asked", text=f"{text} ? 1: red-draw-two, 2: blue-draw-two", language="en")
    own = judged["answer"]
    assert not own["allowed"]
    assert any("2" in sentence for sentence in own["happened"])
    stacked = next(each for each in judged["house"] if "stacking=twos" in each["rules"])
    assert (stacked["answer"]["allowed"], stacked["answer"]["clause"]) == (True, "house/stacking")
    assert stacked["changes"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "schmidt 2",
        "schmidt 2 ? 7: roll",
        "schmidt 2; 1: 100 ? 1: 100, 2: roll",
        "schmidt,dancing 2 ? 1: roll",
        "uno-carabiner 2; discards: ? 1: red-7",
    ],
)
def test_what_cannot_be_answered_says_why(text: str, language: str) -> None:
    judged = asked("case-asked", text=text, language=language)
    assert judged["answer"] is None
    assert judged["problem"]


@pytest.mark.parametrize("picks", [{"card": "100", "A.km": "7"}, {"card": "100 stop"}])
def test_what_cannot_lie_so_says_where(picks: dict[str, str]) -> None:
    judged = asked(
        "case-laid", game="rallye", rules="schmidt", template="lay", picks=picks, language="de"
    )
    assert judged["problem"].startswith("So kann es nach diesen Regeln nicht liegen:")
    assert judged["place"] in picks


@pytest.mark.parametrize("game", ["rallye", "uno"])
def test_templates_are_told(game: str) -> None:
    templates = asked("case-templates", game=game)
    assert msgspec.convert(templates, dict[str, CaseTemplate])
    assert templates["anything"] == {"base": {}, "asks": []}
