"""Several before one screen: nobody sees another's cards, on no frame."""

import re
from typing import Any

import pytest

from tests.client.node import run
from tests.terminal.app.screens import DOUBT, LAST, ROUND
from tests.terminal.app.seated import Seated, seated
from tests.terminal.app.tables import posed
from tischrunde.terminal.app import panels, sheet
from tischrunde.terminal.app.seat_state import SeatState
from tischrunde.terminal.app.sheet import Firm, Sheet
from tischrunde.terminal.app.table import TableScreen
from tischrunde.terminal.drawing.words import Words
from tischrunde.terminal.sessions.local import LocalSession

APART = (
    "winning-moves 2; A: roll 100; B: roll 50; 1: 100 75 25 stop stop stop; "
    "2: driving-ace petrol-station puncture-proof end-of-limit repairs petrol; "
    "stock: flat-tyre accident; turn: 1"
)
"""No card of one is a card of the other, or lies open."""


class Watch:
    """Looks at every frame for cards of hands that nobody confirmed to look at."""

    def __init__(self, session: LocalSession) -> None:
        self.session = session
        self.frames = 0
        self.seen: list[str] = []
        self.looking: set[int] = set()

    def __call__(self, text: str) -> None:
        self.frames += 1
        words = " ".join(text.split())
        self.seen += [
            f"{card} of seat {seat}"
            for seat in set(self.session.mine) - self.looking
            for card in self.hidden(seat)
            if re.search(rf"(?<!\w){re.escape(card)}(?!\w)", words)
        ]

    def hidden(self, seat: int) -> set[str]:
        """Return the names of the cards in a hand that cannot be seen anywhere else."""
        view = self.session.scene.views[seat]
        words = Words(self.session.scene.game, self.session.scene.rules, "de", ())
        return {words.card(card) for card in view.round.hand}


async def handed_on(both: Seated, watch: Watch, seat: int) -> None:
    """Hand the screen on, and confirm."""
    await both.until(lambda: isinstance(both.app.screen, Firm))
    watch.looking = set()
    watch(both.text)
    await both.press("escape")
    assert isinstance(both.app.screen, Firm), "only who confirms may look"
    watch.looking = {seat}
    await both.press("enter")


def played_through(turns: int = 2) -> Watch:
    session = posed(APART, people=2)
    watch = Watch(session)

    async def test() -> None:
        async with seated(session) as both:
            both.app.look = watch
            await handed_on(both, watch, 0)
            assert "100 km" in both.words
            await both.press("t", "escape", "l", "escape")
            if turns == 1:
                return
            await both.press("3", "enter")
            await handed_on(both, watch, 1)
            await both.press("l", "escape", "1", "d")
            await both.until(lambda: isinstance(both.app.screen, Firm))

    run(test())
    return watch


def test_no_frame_shows_a_hand_before_its_owner_confirms() -> None:
    watch = played_through()
    assert watch.frames > 10
    assert watch.seen == []


def test_a_leak_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def every_hand(sitting: SeatState) -> tuple[Any, ...]:
        views = sitting.scene.views
        return tuple(card for view in views.values() for card in view.round.hand)

    monkeypatch.setattr(SeatState, "hand", property(every_hand))
    assert played_through(turns=1).seen


def test_a_late_leak_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looked before is still shown to the next."""
    status = panels.status
    before: list[str] = []

    def tattling(sitting: SeatState, now: float) -> Any:
        before.extend(sitting.words.card(card) for card in sitting.hand)
        return f"{status(sitting, now)} {before[:1]}"

    monkeypatch.setattr(panels, "status", tattling)
    assert played_through().seen


def test_what_somebody_reads_is_put_away_before_the_next_may_look() -> None:
    async def test() -> None:
        session = posed(LAST.replace("turn: 1", "turn: 2"), people=2)
        async with seated(session) as both:
            await both.until(lambda: isinstance(both.app.screen, Firm))
            await both.press("enter", "1", "enter", "t")
            assert "Der Tisch in Worten" in both.sheet
            session.act(2, "draw")
            session.act(2, "keep")
            await both.until(lambda: isinstance(both.app.screen, Firm))
            await both.press("enter")
            assert isinstance(both.app.screen, TableScreen)

    run(test())


def test_a_card_drawn_is_not_told_to_the_next() -> None:
    async def test() -> None:
        two = LAST.replace("uno-carabiner 3", "uno-carabiner 2")
        position = two.replace("3: green-1 green-2; ", "")
        async with seated(posed(position, people=2)) as both:
            await both.until(lambda: isinstance(both.app.screen, Firm))
            await both.press("enter", "space")
            assert "[ ■ Grüne 7 ]" in both.words
            await both.press("k")
            await both.until(lambda: isinstance(both.app.screen, Firm))
            assert "Grüne 7" not in both.words
            assert "Grüne 7" not in await both.press("enter")
            assert "Grüne 7" not in await both.press("l")

    run(test())


def test_a_key_meant_for_the_card_does_not_open_the_curtain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seconds = 100.0
    monkeypatch.setattr(sheet, "monotonic", lambda: seconds)

    async def test() -> None:
        nonlocal seconds
        async with seated(posed(APART, people=2)) as both:
            await both.press("enter")
            monkeypatch.setattr(Sheet, "reaction", 0.7)
            await both.press("3", "enter", "enter")
            assert isinstance(both.app.screen, Firm)
            seconds += 0.6
            await both.press("enter")
            assert isinstance(both.app.screen, Firm)
            seconds += 0.2
            await both.press("enter")
            await both.until(lambda: isinstance(both.app.screen, TableScreen))

    run(test())


def test_nobody_sees_the_next_hand_while_all_read_the_score() -> None:
    async def test() -> None:
        session = posed(ROUND, people=3)
        watch = Watch(session)
        async with seated(session) as all_three:
            await all_three.until(lambda: isinstance(all_three.app.screen, Firm))
            await all_three.press("enter", "1", "enter")
            await all_three.sees("Aktionskarten der anderen")
            watch(all_three.text)
        assert watch.seen == []

    run(test())


def test_a_hand_shown_to_one_alone_is_seen_before_the_screen_is_handed_on() -> None:
    async def test() -> None:
        session = posed(DOUBT, people=3)
        async with seated(session) as all_three:
            await all_three.until(lambda: isinstance(all_three.app.screen, Firm))
            await all_three.press("enter")
            await all_three.sees("1 Herausfordern")
            await all_three.press("1")
            await all_three.sees("Gezeigte Karten von")
            assert not isinstance(all_three.app.screen, Firm)
            await all_three.press("enter")
            await all_three.until(lambda: isinstance(all_three.app.screen, Firm))

    run(test())


def test_one_can_go_from_the_curtain_without_a_look() -> None:
    session = posed(APART, people=2)
    watch = Watch(session)

    async def test() -> None:
        async with seated(session) as both:
            both.app.look = watch
            await both.until(lambda: isinstance(both.app.screen, Firm))
            await both.press("ctrl+c")
            await both.sees("Aufhören?")
            await both.press("2")
            await both.until(lambda: not both.app.is_running)

    run(test())
    assert watch.frames
    assert watch.seen == []


def test_one_can_go_from_the_score_before_the_curtain_falls() -> None:
    session = posed(ROUND, people=3)
    watch = Watch(session)

    async def test() -> None:
        async with seated(session) as all_three:
            await all_three.until(lambda: isinstance(all_three.app.screen, Firm))
            await all_three.press("enter", "1", "enter")
            await all_three.sees("Aktionskarten der anderen")
            all_three.app.look = watch
            await all_three.press("ctrl+c")
            await all_three.sees("Aufhören?")
            await all_three.press("2")
            await all_three.until(lambda: not all_three.app.is_running)

    run(test())
    assert watch.frames
    assert watch.seen == []


def test_uno_can_be_called_late_before_the_screen_is_handed_on() -> None:
    async def test() -> None:
        session = posed(LAST, people=2)
        async with seated(session) as both:
            await both.press("enter", "1", "enter")
            await both.sees("Ich bin Dachs", "2 Igel: „Uno“ rufen")
            await both.press("2")
            await both.until(lambda: 0 in session.scene.views[1].round.called)

    run(test())
