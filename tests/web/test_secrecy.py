"""The judge of the recordings finds nothing in honest frames, and every leak in others."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import PATIENT
from tests.server.player import Player, play_out
from tests.server.running_server import PlainSocket, RunningServer, running_server
from tests.web.recorded import HEARD, SAID, Recorded, recorded
from tests.web.secrecy import DATABASE, Judge, judged, main
from tests.web.truths import TableTruth, guests, tables
from tischrunde.server.composition import KEY_FILE
from tischrunde.server.keys import key_from

RULES = {"rallye": "schmidt", "uno": "uno-carabiner"}
ENOUGH = 60
"""Number of versions of a table that tell all there is to tell."""
IGEL, WOLF, FUCHS = "Igel", "Wolf", "Fuchs"
Change = Callable[[dict[str, Any], TableTruth], None]


def taped(line: PlainSocket, page: str, lines: list[Recorded]) -> PlainSocket:
    """Note every frame of a socket, as the browser tests do."""
    receive, send = line.connection.recv, line.connection.send

    def recv(*args: Any, **options: Any) -> Any:
        lines.append(Recorded(page, 1, HEARD, str(text := receive(*args, **options))))
        return text

    def said(message: Any, **options: Any) -> None:
        lines.append(Recorded(page, 1, SAID, message))
        send(message, **options)

    line.connection.recv = recv  # type: ignore[method-assign]
    line.connection.send = said  # type: ignore[method-assign]
    return line


def evening(server: RunningServer, game: str) -> list[Recorded]:
    """Play a match of two while a third watches, and return what all of them heard."""
    lines: list[Recorded] = []
    hedgehog, wolf = server.guest(IGEL), server.guest(WOLF)
    opened = server.table(hedgehog, game=game, rules=RULES[game])
    table, code = opened["table"], opened["code"]
    server.ask("POST", f"/api/tables/{table}/seats", {"code": code}, wolf)
    with ExitStack() as stack:

        def line(token: str, page: str) -> PlainSocket:
            bare = taped(stack.enter_context(server.bare_socket()), page, lines)
            bare.say(t="hello", **({"token": token} if token else {}))
            return bare

        players = Player(line(hedgehog, IGEL), table, 1), Player(line(wolf, WOLF), table, 2)
        watcher = Player(line("", FUCHS), table, code=code)
        for each in (*players, watcher):
            each.look().until("snap")
        players[0].do("start")
        for each in (*players, watcher):
            each.until("ev", v=4)
        play_out(*players, watcher, versions=ENOUGH)
        players[0].look(since=players[0].version - 5)
        for _ in range(5):
            players[0].until("ev", "skip")
    return lines


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server at which both games were played, with its recordings."""
    data = tmp_path_factory.mktemp("proof")
    with running_server(data, *PATIENT) as server:
        for game in RULES:
            lines = evening(server, game)
            told = [
                json.dumps({"page": each.page, "socket": 1, "way": each.way, "text": each.text})
                for each in lines
            ]
            (data / f"{game}.jsonl").write_text("\n".join(told))
    return data


class Tape:
    """A recording to be changed, and the truth it is held against."""

    def __init__(self, folder: Path, game: str) -> None:
        self.truths = tables(folder / DATABASE, key_from(folder / KEY_FILE))
        self.guests = guests(folder / DATABASE)
        self.lines = list(recorded(folder / f"{game}.jsonl"))

    def judged(self) -> list[str]:
        judge = Judge(self.truths, self.guests)
        return [what for line in self.lines for what in judge.judge(line)]

    def change(self, page: str, fits: Callable[[dict[str, Any]], bool], change: Change) -> None:
        """Change the first frame a page heard that fits and can be changed so."""
        for number, line in enumerate(self.lines):
            frame = line.frame
            if line.page != page or line.way != HEARD or not fits(frame):
                continue
            with suppress(IndexError, StopIteration):  # the hands may just hold the same cards
                change(frame, self.truths[frame["table"]])
                self.lines[number] = Recorded(page, 1, HEARD, json.dumps(frame))
                return
        raise AssertionError("no such frame")


@pytest.fixture(scope="module")
def tapes(folder: Path) -> dict[str, Tape]:
    return {game: Tape(folder, game) for game in RULES}


@pytest.fixture(params=RULES)
def tape(request: pytest.FixtureRequest, tapes: dict[str, Tape]) -> Iterator[Tape]:
    taped: Tape = tapes[request.param]
    honest = taped.lines.copy()
    yield taped
    taped.lines = honest


def in_play(frame: dict[str, Any]) -> bool:
    return frame["t"] == "ev" and bool(frame["set"].get("match", {}).get("round", {}).get("hand"))


def played(frame: dict[str, Any]) -> bool:
    return frame["t"] == "ev" and any("card" in event for event in frame["events"])


def round_of(frame: dict[str, Any]) -> dict[str, Any]:
    seen: dict[str, Any] = frame["set"].setdefault("match", {}).setdefault("round", {})
    return seen


def other_hand(frame: dict[str, Any], truth: TableTruth, seat: int = 1) -> list[str]:
    at = truth.at(frame["v"])
    assert at is not None
    assert at.cards is not None
    return list(at.cards.hands[seat])


def test_honest_frames_are_found_honest(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seen, wrong = judged(folder)
    assert not wrong
    for what in ("snap", "ev", "welcome", "to seats", "to spectators"):
        assert seen[what] > 1, seen
    assert main([str(folder)]) == 0
    assert "2 recordings" in capsys.readouterr().out


def test_a_run_in_which_nothing_was_sent_shows_nothing(tmp_path: Path) -> None:
    assert main([]) == 1
    (tmp_path / "strange.jsonl").write_text('{"page": "Igel", "way": "sideways"}')
    with pytest.raises(ValueError, match="neither heard nor said"):
        list(recorded(tmp_path / "strange.jsonl"))


def test_a_leak_is_told_and_the_run_fails(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in (DATABASE, KEY_FILE):
        (tmp_path / name).write_bytes((folder / name).read_bytes())
    lines = (folder / "uno.jsonl").read_text().replace('\\"stock\\":', '\\"stack\\":')
    (tmp_path / "uno.jsonl").write_text(lines)
    assert main([str(tmp_path)]) == 1
    assert "LEAK uno.jsonl:" in capsys.readouterr().out


def show_the_other_hand(frame: dict[str, Any], truth: TableTruth) -> None:
    seen, other = round_of(frame), other_hand(frame, truth)
    next(card for card in other if card not in seen.get("hand", ()))
    seen["hand"] = other


def add_the_other_hand(frame: dict[str, Any], truth: TableTruth) -> None:
    round_of(frame)["hands"] = [other_hand(frame, truth)]


def add_the_next_card(frame: dict[str, Any], truth: TableTruth) -> None:
    frame["next"] = other_hand(frame, truth)[0]


def change_a_card(frame: dict[str, Any], truth: TableTruth) -> None:
    hand = round_of(frame)["hand"]
    strange = [card for card in other_hand(frame, truth) if card not in hand]
    hand[0] = strange[0]


def leave_a_card_out(frame: dict[str, Any], _: TableTruth) -> None:
    round_of(frame)["hand"].pop()


def offer_what_another_could_play(frame: dict[str, Any], truth: TableTruth) -> None:
    at = truth.at(frame["v"])
    assert at is not None
    hand = round_of(frame)["hand"]
    strange = next(card for card in other_hand(frame, truth) if card not in hand)
    move = strange.removeprefix("km-") if at.game.id == "rallye" else strange
    round_of(frame)["legal"] = [f"-{move}" if at.game.id == "rallye" else move]


def count_other_cards(frame: dict[str, Any], _: TableTruth) -> None:
    round_of(frame)["stock"] = 1


def reveal_the_secret(frame: dict[str, Any], truth: TableTruth) -> None:
    frame["set"]["secret"] = truth.secret


LEAKS: dict[Change, str] = {
    show_the_other_hand: "does not hold",
    add_the_other_hand: "round.hands is not in the protocol",
    add_the_next_card: "next is not in the protocol",
    change_a_card: "does not hold",
    leave_a_card_out: "in truth",
    offer_what_another_could_play: "cannot know",
    count_other_cards: "in truth",
    reveal_the_secret: "secret of the cards",
}


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leaky_frame_is_found(tape: Tape, leak: Change) -> None:
    tape.change(IGEL, in_play, leak)
    assert any(LEAKS[leak] in what for what in tape.judged())


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_without_the_view_code_a_leak_is_still_found(
    tape: Tape, leak: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    def blind(*_: Any) -> Iterator[str]:
        yield from ()

    monkeypatch.setattr(Judge, "_followed", blind)
    tape.change(IGEL, in_play, leak)
    assert any(LEAKS[leak] in what for what in tape.judged())


@pytest.mark.parametrize("canary", ["secret", "code"])
def test_what_only_a_version_may_tell_is_found_elsewhere(tape: Tape, canary: str) -> None:
    told = getattr(next(iter(tape.truths.values())), canary)
    err = json.dumps({"t": "err", "code": "refused", "args": {"card": told}})
    tape.lines.append(Recorded(IGEL, 1, HEARD, err))
    assert any(f"the {canary} of table" in what for what in tape.judged())


@pytest.mark.parametrize("canary", ["secret", "code"])
def test_what_is_told_of_another_table_is_found(tape: Tape, canary: str) -> None:
    def tell(frame: dict[str, Any], truth: TableTruth) -> None:
        other = next(each for each in tape.truths.values() if each is not truth)
        frame["set"]["code"] = getattr(other, canary)

    tape.change(IGEL, in_play, tell)
    assert any(f"the {canary} of table" in what for what in tape.judged())


def test_a_field_of_another_kind_is_found(tape: Tape) -> None:
    def tell(frame: dict[str, Any], _: TableTruth) -> None:
        frame["k"] = ["a", "b"]

    tape.change(IGEL, in_play, tell)
    assert any("ev is not as the protocol has it" in what for what in tape.judged())


def test_a_spectator_who_is_shown_a_hand_is_found(tape: Tape) -> None:
    tape.change(FUCHS, played, show_the_other_hand)
    wrong = tape.judged()
    assert any("does not hold" in what for what in wrong)
    assert any("another view: hand" in what for what in wrong)


def test_a_spectator_who_is_told_the_code_is_found(tape: Tape) -> None:
    def tell(frame: dict[str, Any], truth: TableTruth) -> None:
        frame["set"]["code"] = truth.code

    tape.change(FUCHS, lambda frame: frame["t"] == "ev", tell)
    assert any("the code" in what for what in tape.judged())


def test_a_seat_shown_to_somebody_else_is_found(tape: Tape) -> None:
    strange = next(line for line in tape.lines if line.page == WOLF and '"snap"' in line.text)
    tape.lines.append(Recorded(IGEL, 1, HEARD, strange.text))
    assert any("shows seat 1 to somebody else" in what for what in tape.judged())


def test_an_event_that_tells_of_a_card_in_a_hand_is_found(tape: Tape) -> None:
    def tell(frame: dict[str, Any], truth: TableTruth) -> None:
        event = next(event for event in frame["events"] if "card" in event)
        at = truth.at(frame["v"])
        assert at is not None
        assert at.cards is not None
        event["card"] = next(
            card
            for hand in at.cards.hands
            for card in hand
            if card not in at.cards.open and card != event["card"]
        )

    tape.change(IGEL, played, tell)
    wrong = tape.judged()
    assert any("tells everybody of" in what for what in wrong)
    assert any("other events than everybody saw" in what for what in wrong)


def test_an_event_with_a_field_more_is_found(tape: Tape) -> None:
    def tell(frame: dict[str, Any], _: TableTruth) -> None:
        frame["events"][0]["held"] = 3

    tape.change(IGEL, played, tell)
    assert any("held is not in the protocol" in what for what in tape.judged())


def test_the_id_of_another_guest_is_found(tape: Tape) -> None:
    ids = {line.frame["guest"] for line in tape.lines if '"guest"' in line.text}

    def tell(frame: dict[str, Any], _: TableTruth) -> None:
        frame["k"] = min(ids)

    tape.change(FUCHS, lambda frame: frame["t"] == "ev", tell)
    assert "names a guest to another" in tape.judged()


def test_whoever_is_never_told_what_was_missed_is_found(tape: Tape) -> None:
    last = max(
        number
        for number, line in enumerate(tape.lines)
        if line.page == IGEL and line.way == SAID and '"sub"' in line.text
    )
    judge = Judge(tape.truths, tape.guests)
    lines = [line for line in tape.lines[: last + 2] if line.page == IGEL]
    heard = [line for line in lines if line.way == HEARD and line.frame.get("v")]
    for line in lines[: -len(heard) // 2]:
        list(judge.judge(line))
    table = heard[0].frame["table"]
    version = judge._tables[IGEL, table].version  # noqa: SLF001 - to be told the next one
    said = json.dumps({"t": "sub", "table": table, "since": version})
    list(judge.judge(Recorded(IGEL, 1, SAID, said)))
    missed = next(line.frame for line in heard if line.frame["v"] == version + 1)
    missed["set"] = {}
    assert not list(judge.judge(Recorded(IGEL, 1, HEARD, json.dumps(missed))))
    assert list(judge.unfinished())
