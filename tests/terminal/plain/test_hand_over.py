"""Several before one screen: what comes late, what is for one alone, and whom one stands in for."""

import asyncio
import random
from collections.abc import Callable

import pytest

from tests.terminal.plain.at_home import before_the_deal
from tischrunde import texts
from tischrunde.core.game import Seat
from tischrunde.terminal.plain.console import Lines
from tischrunde.terminal.plain.match_loop import play
from tischrunde.terminal.sessions.local import LocalSession
from tischrunde.uno.cards import Card
from tischrunde.uno.moves import Catch, Play
from tischrunde.uno.view import RoundView

NAMES = ("Ida", "Ben", "Cem")


class Screen:
    """A match in plain words, answered when the test wants to."""

    def __init__(self, session: LocalSession) -> None:
        self.said: list[str] = []
        self.lines = Lines(live=False)
        self._heard = asyncio.Event()
        self._playing = asyncio.create_task(play(session, "de", self.lines, self._out))

    def _out(self, sentence: str) -> None:
        self.said.append(sentence)
        self._heard.set()

    async def until(self, start: str) -> list[str]:
        """Return what is said from now on up to a sentence that begins like this, and forget it."""
        async with asyncio.timeout(60):
            while True:
                for at, sentence in enumerate(self.said):
                    if sentence.startswith(start):
                        heard, self.said = self.said[: at + 1], self.said[at + 1 :]
                        return heard
                self._heard.clear()
                await self._heard.wait()

    async def typed(self, line: str, until: str) -> list[str]:
        """Type a line, and return what is said up to a sentence that begins like this."""
        self.lines.come(line)
        return await self.until(until)

    async def end(self) -> None:
        self.lines.come(None)
        await self._playing


async def found(wanted: Callable[[LocalSession, RoundView], bool]) -> tuple[LocalSession, Seat]:
    """Return a table like this, and whose turn it is, after some moves at random."""
    for seed in range(100):
        session = LocalSession(before_the_deal("uno", "uno-carabiner", NAMES, (), b"%d" % seed), 0)
        dice = random.Random(seed)
        for _ in range(60):
            (seat,) = session.scene.waiting
            view = session.scene.views[seat].round
            if wanted(session, view):
                return session, seat
            moves = [move for move in view.legal if isinstance(move, Play)] or list(view.legal)
            await session.play(seat, dice.choice(moves))
    raise AssertionError


async def two_cards_left() -> tuple[LocalSession, Seat]:
    """Return a table where somebody has two cards and may lay one that hits nobody."""
    return await found(
        lambda _, view: len(view.hand) == 2 and view.phase == "turn" and bool(_harmless(view.legal))
    )


async def doubting() -> tuple[LocalSession, Seat]:
    """Return a table where somebody was hit by a wild draw-four that was no bluff."""

    def honest(session: LocalSession, view: RoundView) -> bool:
        if view.doubted is None:
            return False
        hand = session.scene.views[view.doubted.seat].round.hand
        return all(card.colour is not view.doubted.colour for card in hand)

    return await found(honest)


def _harmless(legal: tuple[object, ...]) -> list[Card]:
    return [
        move.card
        for move in legal
        if isinstance(move, Play) and move.card.slug[-1].isdigit() and not move.uno
    ]


async def forgot_to_call() -> tuple[LocalSession, Seat, Screen, list[str]]:
    """Return a table where somebody has just left the screen with one card and no call."""
    session, seat = await two_cards_left()
    name = NAMES[seat]
    screen = Screen(session)
    await screen.until(f"Jetzt ist {name} dran.")
    listed = await screen.typed("", "Deine Wahl?")
    card = _harmless(session.scene.views[seat].round.legal)[0]
    name = texts.card_name("uno", card.slug, "uno-carabiner", "de")
    number = next(line.partition(".")[0] for line in listed if line.endswith(f"„{name}“ legen"))
    await screen.typed(number, "0. Zurück")
    heard = await screen.typed("2", "Jetzt ist ")
    return session, seat, screen, heard


def test_what_one_draws_after_leaving_the_screen_waits_until_one_is_back() -> None:
    async def caught() -> None:
        session, seat, screen, _ = await forgot_to_call()
        catcher = next(other for other in range(3) if other not in {seat, *session.scene.waiting})
        await session.play(catcher, Catch(seat))
        again = await screen.until("Jetzt ist ")
        heard = await screen.typed("", "Deine Wahl?")
        assert f"{NAMES[seat]} zieht 2 Karten." in heard
        assert not any(line.startswith("Neu auf deiner Hand") for line in (*again, *heard))
        await screen.end()

    asyncio.run(caught())


def test_whoever_steps_in_at_a_screen_handed_on_is_named() -> None:
    async def stepped_in() -> None:
        session, seat, screen, _ = await forgot_to_call()
        offered = await screen.until("u: ")
        assert offered == [f"Noch für {NAMES[seat]}:", "u: „Uno“ rufen"]
        await screen.typed("u", "Jetzt ist ")
        assert seat in session.scene.views[seat].round.called
        await screen.end()

    asyncio.run(stepped_in())


@pytest.mark.parametrize("answer", ["Die Karten ziehen", "Herausfordern"])
def test_what_is_for_one_alone_is_read_before_the_screen_is_wiped(answer: str) -> None:
    async def read() -> None:
        session, seat = await doubting()
        screen = Screen(session)
        await screen.until(f"Jetzt ist {NAMES[seat]} dran.")
        listed = await screen.typed("", "Deine Wahl?")
        number = next(line.partition(".")[0] for line in listed if line.endswith(f". {answer}"))
        heard = await screen.typed(number, "Wenn du das gelesen hast")
        assert any(line.startswith("Neu auf deiner Hand: ") or " hatte: " in line for line in heard)
        wiped = await screen.typed("", "Jetzt ist ")
        assert not any(wiped[:-1])
        await screen.end()

    asyncio.run(read())
