"""The door of the worker: every call by its name, in JSON as a page sends it."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.builds.matches import merge
from tischrunde.engine.calls import call
from tischrunde.protocol import device, frames, library, rest

SECRET = "5a" * 32
DATE = "2026-11-18"
AT = 1_000
LANGUAGES = ("de", "en", "fr")
IDA = {"name": "Ida", "shape": "circle"}
BOT = {"bot": "easy"}
RALLYE = {"game": "rallye", "rules": "fx-schmid,target=300", "pace": "relaxed"}
UNO = {"game": "uno", "rules": "uno-carabiner,target=40", "pace": "relaxed"}


def asked(name: str, **given: Any) -> dict[str, Any]:
    """Return all that the engine answers."""
    answer: dict[str, Any] = json.loads(call(json.dumps({"call": name, "with": given})))
    return answer


def ok(name: str, **given: Any) -> Any:
    """Return the answer to what can be done."""
    answer = asked(name, **given)
    assert set(answer) == {"ok"}, answer
    return answer["ok"]


def error(name: str, **given: Any) -> dict[str, Any]:
    """Return why something cannot be."""
    answer = asked(name, **given)
    assert set(answer) == {"error"}, answer
    refused: dict[str, Any] = answer["error"]
    return refused


def wanted(game: dict[str, str], *seats: dict[str, str]) -> dict[str, Any]:
    table = {**game, "hints": False, "seats": [*(seats or (IDA, BOT))]}
    msgspec.convert(table, device.NewDeviceTable)
    return table


class Page:
    """A page with a table: it keeps the log, and watches the time."""

    def __init__(self, game: dict[str, str]) -> None:
        self.rows = ok("open", wanted=wanted(game), secret=SECRET, at=AT, date=DATE)
        self.now = AT
        self.id = ok("load", secret=SECRET, rows=self.rows)
        self.view = ok("show", table=self.id, seat=0)["view"]

    @property
    def round(self) -> dict[str, Any]:
        """The round as the person sees it."""
        found: dict[str, Any] = self.view["match"]["round"]
        return found

    def said(self) -> dict[str, Any] | None:
        """Return what the person wants, if anything."""
        key, clock = f"k{len(self.rows)}", self.view["clock"]
        if clock and clock["kind"] == "pause":
            return {"t": "do", "k": key, "do": "resume"}
        if 0 not in self.round["waiting"] or not self.round["legal"]:
            return None
        move = self.round["legal"][len(self.rows) % len(self.round["legal"])]
        return {"t": "play", "k": key, "base": self.rows[-1]["version"], "move": move}

    def play(self) -> Iterator[dict[str, Any]]:
        """Play to the end, and yield the frames of the person."""
        while self.view["state"] == "playing":
            due = ok("due", table=self.id, now=self.now)
            if (said := self.said()) is not None:
                row = ok("judge", table=self.id, seat=0, said=said, now=self.now).get("row")
            else:
                assert due is not None
                self.now = max(self.now, due)
                row = ok("proceed", table=self.id, now=self.now)
            if row is None:
                self.now += 1
                continue
            self.rows.append(row)
            frame = ok("apply", table=self.id, row=row)
            merge(self.view, frame.get("set", {}))
            yield frame

    def play_until_asked(self) -> None:
        """Let bots play until the person is on turn and has a choice."""
        for _ in self.play():
            if 0 in self.round["waiting"] and len(self.round["legal"]) > 1:
                return


@pytest.fixture(params=[RALLYE, UNO], ids=["rallye", "uno"])
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    made = Page(request.param)
    yield made
    ok("drop", table=made.id)


def test_a_table_is_opened_and_its_rows_are_those_of_a_log(page: Page) -> None:
    rows = msgspec.convert(page.rows, list[device.LogRow])
    assert [row.version for row in rows] == [1, 2, 3, 4]
    assert [row.act for row in rows] == ["open", "sit", "sit", "start"]
    assert {row.table for row in rows} == {page.id}
    assert {row.at for row in rows} == {AT}
    assert SECRET not in json.dumps(page.rows)


def test_it_is_shown_from_a_seat_or_from_none(page: Page) -> None:
    own, nobodys = (ok("show", table=page.id, seat=seat) for seat in (0, None))
    for snap in (own, nobodys):
        msgspec.convert(snap, frames.Snap)
    assert own["view"]["match"]["round"]["hand"]
    assert not nobodys["view"]["match"]["round"]["hand"]


def test_a_whole_match_is_played_through_the_door_and_its_record_is_true(page: Page) -> None:
    for frame in page.play():
        msgspec.convert(frame, frames.Ev | frames.Skip)
    record = ok("record", table=page.id)
    standing = msgspec.convert(ok("standing", table=page.id), rest.Standing)
    assert standing.winners == page.view["match"]["winners"]
    for language in LANGUAGES:
        verdict = ok("verify", text=record, language=language)
        assert msgspec.convert(verdict, device.Verdict).verified
        assert all(check["words"] for check in verdict["checks"])
    for seat in (0, None):
        msgspec.convert(ok("replay", text=record, seat=seat), library.Replay)


def test_what_is_judged_changes_nothing_before_it_is_applied(page: Page) -> None:
    page.play_until_asked()
    shown = ok("show", table=page.id, seat=0)
    said = page.said()
    row = ok("judge", table=page.id, seat=0, said=said, now=page.now)["row"]
    assert ok("show", table=page.id, seat=0) == shown
    assert ok("judge", table=page.id, seat=0, said=said, now=page.now)["row"] == row
    frame = ok("apply", table=page.id, row=row)
    assert (frame["v"], frame["k"]) == (shown["v"] + 1, said and said["k"])
    assert ok("show", table=page.id, seat=0)["v"] == shown["v"] + 1
    again = ok("judge", table=page.id, seat=0, said=said, now=page.now)
    assert (again["t"], again["v"]) == ("ack", shown["v"] + 1)


def test_a_move_that_cannot_be_is_refused_in_a_frame(page: Page) -> None:
    page.play_until_asked()
    said = {"t": "play", "k": "a", "base": page.rows[-1]["version"], "move": "no move"}
    told = ok("judge", table=page.id, seat=0, said=said, now=page.now)
    assert msgspec.convert(told, frames.Err).code == "no-such-move"
    dance = {"t": "do", "k": "b", "do": "dance"}
    assert ok("judge", table=page.id, seat=0, said=dance, now=page.now)["code"] == "malformed"


def test_what_is_due_comes_in_its_time_and_not_before(page: Page) -> None:
    due = None
    while due is None or due <= page.now or page.said() is not None:
        next(page.play())
        due = ok("due", table=page.id, now=page.now)
    assert ok("proceed", table=page.id, now=due - 1) is None
    assert ok("proceed", table=page.id, now=due)["version"] == page.rows[-1]["version"] + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_comes_in_every_language(page: Page, language: str) -> None:
    page.play_until_asked()
    hint = msgspec.convert(ok("hint", table=page.id, seat=0, language=language), rest.Hint)
    assert hint.move in page.round["legal"]
    assert hint.words


def test_hints_in_other_languages_have_other_words(page: Page) -> None:
    page.play_until_asked()
    hints = [ok("hint", table=page.id, seat=0, language=language) for language in LANGUAGES]
    assert len({hint["words"] for hint in hints}) == len(LANGUAGES)


def test_people_show_the_hands_they_see_and_bots_show_none(page: Page) -> None:
    shown = ok("show", table=page.id, seat=0)["view"]["match"]["round"]["hand"]
    assert shown
    assert ok("hands", table=page.id) == [shown, []]


def test_a_table_goes_on_from_its_log_after_it_was_dropped(page: Page) -> None:
    page.play_until_asked()
    shown = ok("show", table=page.id, seat=0)
    ok("drop", table=page.id)
    with pytest.raises(KeyError):
        asked("show", table=page.id, seat=0)
    assert ok("load", secret=SECRET, rows=page.rows) == page.id
    assert ok("show", table=page.id, seat=0) == shown


def test_what_is_not_held_may_be_dropped() -> None:
    assert ok("drop", table="nowhere") is None


def test_two_tables_are_kept_apart() -> None:
    other = "a5" * 32
    first = ok("open", wanted=wanted(UNO), secret=SECRET, at=AT, date=DATE)
    second = ok("open", wanted=wanted(RALLYE), secret=other, at=AT, date=DATE)
    ids = [ok("load", secret=SECRET, rows=first), ok("load", secret=other, rows=second)]
    games = [ok("show", table=table, seat=0)["view"]["game"] for table in ids]
    for table in ids:
        ok("drop", table=table)
    assert games == ["uno", "rallye"]


def test_several_people_hand_the_device_around() -> None:
    people = (IDA, {"name": "Otto", "shape": "square"})
    rows = ok("open", wanted=wanted(RALLYE, *people), secret=SECRET, at=AT, date=DATE)
    table = ok("load", secret=SECRET, rows=rows)
    view = ok("show", table=table, seat=None)["view"]
    ok("drop", table=table)
    assert (view["pace"], view["solo"]) == ("device", False)


# ── what cannot be ────────────────────────────────────────────────────────────────────────────


def test_refused_rules_say_why() -> None:
    rules = RALLYE | {"rules": "fx-schmid,target=-1"}
    refused = error("open", wanted=wanted(rules), secret=SECRET, at=AT, date=DATE)
    assert refused["code"] == "refused-rules"
    assert refused["reason"]


def test_a_bot_nobody_knows_is_refused() -> None:
    seats = (IDA, {"bot": "god"})
    refused = error("open", wanted=wanted(UNO, *seats), secret=SECRET, at=AT, date=DATE)
    assert refused == {"code": "no-such-level"}


@pytest.mark.parametrize("text", ["", "no record at all", "tischrunde record 1\n"])
def test_a_text_that_is_no_record_is_not_replayed(text: str) -> None:
    assert error("replay", text=text, seat=0) == {"code": "no-record"}
    verdict = ok("verify", text=text, language="en")
    assert not verdict["verified"]
    assert verdict["checks"][-1]["words"]


def test_a_record_that_cannot_be_true_is_not_replayed(page: Page) -> None:
    for _ in page.play():
        pass
    record = ok("record", table=page.id)
    untrue = record.replace(SECRET, "00" * 32)
    assert untrue != record
    assert error("replay", text=untrue, seat=0) == {"code": "untrue-record"}
    assert not ok("verify", text=untrue, language="fr")["verified"]


def test_a_call_nobody_knows_is_a_fault() -> None:
    with pytest.raises(KeyError):
        asked("no-such-call")
