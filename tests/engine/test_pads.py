"""Score pads through the door of the worker: every call in JSON, every answer of its type."""

from typing import Any, Final

import msgspec
import pytest

from tests.engine.test_calls import LANGUAGES, error, ok
from tischrunde.pad.event_codec import decode_written
from tischrunde.protocol import pads
from tischrunde.protocol.device import Verdict

AT: Final = 1_794_765_600_000
RALLYE: Final = {"game": "rallye", "rules": "schmidt", "names": ["Lena", "Oma", "Ben"], "dealer": 0}
UNO: Final = {"game": "uno", "rules": "uno-carabiner", "names": ["Lena", "Oma"], "dealer": 1}


def field(number: int, name: str, of: int | None = None) -> dict[str, Any]:
    return {"on": "field", "round": number, "field": name, "of": of}


class Phone:
    """A telephone with a pad: it keeps the log."""

    def __init__(self, owner: str, log: dict[str, Any]) -> None:
        self.owner = owner
        self.log = log
        self.now = AT

    def view(self, **more: str) -> pads.PadView:
        told = ok("pad-view", log=self.log, language="de", **more)
        return msgspec.convert(told, pads.PadView, strict=True)

    def do(self, call: str, **given: Any) -> list[str]:
        """Do something, and return the ids of the new events."""
        self.now += 1000
        events = ok(f"pad-{call}", log=self.log, by=self.owner, at=self.now, **given)
        msgspec.convert(events, list[pads.PadEvent], strict=True)
        self.log = {**self.log, "written": [*self.log["written"], *events]}
        return [event["id"] for event in events]

    def write(self, place: dict[str, Any], value: str | None) -> str:
        return self.do("write", place=place, value=value)[0]

    def hear(self, other: "Phone") -> None:
        self.log = ok("pad-join", log=self.log, offered=other.log["written"])


def opened(wanted: dict[str, Any]) -> dict[str, Any]:
    msgspec.convert(wanted, pads.NewPad, strict=True)
    log: dict[str, Any] = ok("pad-open", wanted=wanted, by="Lena", at=AT, date="2026-11-18")
    msgspec.convert(log, pads.PadLog, strict=True)
    return log


@pytest.fixture
def lena() -> Phone:
    return Phone("Lena", opened(RALLYE))


def test_a_new_pad_asks_for_the_first_round(lena: Phone) -> None:
    pad = lena.view()
    assert (pad.game, pad.rules, pad.target, pad.dealer) == ("rallye", "schmidt", 5000, 0)
    assert pad.members == [[0], [1], [2]]
    assert pad.rounds == []
    assert pad.next_round is not None
    assert [(each.field, each.of) for each in pad.next_round.missing] == [
        ("km", 0),
        ("km", 1),
        ("km", 2),
    ]
    assert [sheet.total for sheet in pad.next_round.sheets] == [0, 0, 0]


def test_cards_score_at_once_and_awards_once_nothing_is_missing(lena: Phone) -> None:
    lena.write(field(1, "km", 1), "725")
    lena.write(field(1, "safeties", 1), "right-of-way")
    (first,) = lena.view().rounds
    assert (first.complete, [sheet.total for sheet in first.sheets]) == (False, [0, 825, 0])
    lena.write(field(1, "km", 0), "1000")
    lena.write(field(1, "km", 2), "0")
    lena.write(field(1, "caller"), "A")
    while missing := lena.view().rounds[0].missing:
        lena.write(field(1, missing[0].field, missing[0].of), "no")
    pad = lena.view()
    (first,) = pad.rounds
    assert first.complete
    assert pad.totals == [sheet.total for sheet in first.sheets]
    assert {"win", "no-200s"} <= {line.id for line in first.sheets[0].lines}
    assert ("winner", None, "A") in {(each.field, each.of, each.value) for each in first.concluded}
    assert (pad.counted, pad.dealer) == (1, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_is_said_with_its_clause_and_may_be_kept(lena: Phone, language: str) -> None:
    lena.write(field(1, "km", 0), "710")
    told = ok("pad-view", log=lena.log, language=language)["rounds"][0]["problems"]
    (problem,) = msgspec.convert(told, list[pads.PadProblem], strict=True)
    assert (problem.field, problem.of, problem.kept) == ("km", 0, False)
    assert problem.clause.startswith("schmidt/")
    assert "710" in problem.words
    place = {**field(1, "km", 0), "on": "problem", "reason": problem.reason}
    lena.write(place, "yes")
    assert lena.view().rounds[0].problems[0].kept


def test_two_words_for_one_field_are_a_quarrel_until_one_decides(lena: Phone) -> None:
    oma = Phone("Oma", lena.log)
    hers = lena.write(field(1, "km", 0), "700")
    other = oma.write(field(1, "km", 0), "725")
    for phone, heard in ((lena, oma), (oma, lena)):
        phone.hear(heard)
    assert lena.view() == oma.view()
    (quarrel,) = lena.view().quarrels
    assert set(quarrel.events) == {hers, other}
    assert quarrel.place == pads.PadPlace(on="field", round=1, field="km", of=0)
    oma.do("decide", chosen=hers)
    assert oma.view().quarrels == []
    assert [answer.value for answer in oma.view().rounds[0].said if answer.field == "km"] == ["700"]
    assert error("pad-decide", log=oma.log, chosen=hers, by="Oma", at=AT) == {
        "code": "pad-no-quarrel"
    }


def test_undo_brings_back_what_stood_and_the_trail_has_everything(lena: Phone) -> None:
    first = lena.write(field(1, "km", 0), "700")
    second = lena.write(field(1, "km", 0), "725")
    (third,) = lena.do("undo", undone=second)
    pad = lena.view()
    assert pad.trail == [lena.log["opened"]["id"], first, second, third]
    assert pad.standing == [third]
    assert [answer.value for answer in pad.rounds[0].said if answer.field == "km"] == ["700"]
    before = lena.view(upto=second)
    assert [answer.value for answer in before.rounds[0].said if answer.field == "km"] == ["725"]


def test_names_and_the_first_dealer_can_be_put_right(lena: Phone) -> None:
    lena.write({"on": "seat", "seat": 2}, "Benjamin")
    lena.write({"on": "dealer"}, "3")
    pad = lena.view()
    assert pad.names == ["Lena", "Oma", "Benjamin"]
    assert (pad.first_dealer, pad.dealer) == (2, 2)
    assert lena.log == ok("pad-from-file", text=ok("pad-to-file", log=lena.log))


def test_uno_needs_who_went_out_and_a_sum() -> None:
    lena = Phone("Lena", opened(UNO))
    lena.write(field(1, "out"), "2")
    lena.write(field(1, "points", 0), "37")
    pad = lena.view()
    assert (pad.totals, pad.counted, pad.dealer, pad.target) == ([0, 37], 1, 0, 500)
    assert not pad.fewest_win


def test_where_everybody_keeps_points_the_fewest_win() -> None:
    lena = Phone("Lena", opened({**UNO, "rules": "uno-carabiner,everybody-keeps-points"}))
    assert lena.view().fewest_win


def test_a_file_goes_round_and_is_checked_in_words(lena: Phone) -> None:
    lena.write(field(1, "km", 0), "700")
    text = ok("pad-to-file", log=lena.log)
    assert ok("pad-from-file", text=text) == lena.log
    verdict = ok("pad-verify", text=text, language="de")
    assert msgspec.convert(verdict, Verdict, strict=True).verified
    forged = ok("pad-verify", text=text.replace(": 700", ": 725"), language="de")
    assert not forged["verified"]


@pytest.mark.parametrize(
    "change",
    [
        {"value": "725"},
        {"by": "Oma"},
        {"replaces": ["0" * 20]},
        {"place": field(2, "km", 0)},
        {"pad": "0" * 20},
    ],
)
def test_an_event_that_somebody_changed_is_not_taken(lena: Phone, change: dict[str, Any]) -> None:
    oma = Phone("Oma", lena.log)
    lena.write(field(1, "km", 0), "700")
    (event,) = lena.log["written"]
    assert ok("pad-join", log=oma.log, offered=[{**event, **change}]) == oma.log
    assert ok("pad-join", log=oma.log, offered=[event]) == lena.log


@pytest.mark.parametrize("plain", [{}, {"place": 3}, {"replaces": 1}, {"at": -1}, {"by": "\n"}])
def test_what_is_no_event_is_not_taken(lena: Phone, plain: dict[str, Any]) -> None:
    whole = {"id": "", "pad": "", "by": "x", "at": 1, "place": {}, "value": None, "replaces": []}
    assert ok("pad-join", log=lena.log, offered=[{**whole, **plain}]) == lena.log


def test_what_cannot_be_written_has_a_code_with_words(lena: Phone) -> None:
    told = {"log": lena.log, "by": "Lena", "at": AT}
    refused = error("pad-write", **told, place=field(1, "km", 0), value="viel")
    assert refused == {"code": "pad-wrong-value"}
    assert error("pad-undo", **told, undone="0" * 20) == {"code": "pad-no-such-event"}
    wrong = {**RALLYE, "rules": "schmidt,deck=1"}
    assert error("pad-open", wanted=wrong, by="Lena", at=AT, date=None)["code"] == "refused-rules"
    unfit = {**RALLYE, "names": ["Lena", "Oma ", "Ben"]}
    assert error("pad-open", wanted=unfit, by="Lena", at=AT, date=None)["code"] == "pad-wrong-value"
    alone = {**RALLYE, "names": ["Lena"]}
    assert "code" in error("pad-open", wanted=alone, by="Lena", at=AT, date=None)


def test_a_long_evening_is_read_once_and_not_with_every_entry(
    lena: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Any] = []

    def count(plain: Any) -> Any:
        read.append(plain)
        return decode_written(plain)

    monkeypatch.setattr("tischrunde.engine.pads.decode_written", count)
    for number in range(1, 31):
        lena.write(field(number, "km", 0), str(25 * number))
        lena.view()
    assert len(read) == 30


def test_an_event_that_was_changed_is_found_out_though_it_is_known(lena: Phone) -> None:
    lena.write(field(1, "km", 0), "725")
    lena.view()
    lena.log["written"][0]["value"] = "750"
    with pytest.raises(ValueError, match="another event"):
        lena.view()
