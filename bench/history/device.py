"""Second devices: they ask for tables again and again, now at one node and now at the other."""

import asyncio
import random
from collections.abc import Sequence
from typing import Final

from bench.history.events import Journal
from bench.history.person import Person
from bench.history.session import Session

_AFRESH: Final = 0.1
"""Share of questions for whole views, rather than for what is new."""
_AWAY: Final = 0.2
"""How often a table is not looked at any more until the next question."""
_PATIENCE_S: Final = (2.5, 9.0)
"""Seconds a view is waited for: some wait longer than a node waits for the database."""
_RETRY_S: Final = 0.1


class Device:
    """Looks at all tables of a person, and asks for all of them at once, after a pause.

    A node to which nobody else comes for a table still has it as it was at the last look.
    """

    def __init__(
        self,
        journal: Journal,
        nodes: Sequence[tuple[str, int]],
        person: Person,
        dice: random.Random,
        pause_s: float,
    ) -> None:
        self._journal = journal
        self._nodes = nodes
        self._person = person
        self._dice = dice
        self._pause_s = pause_s
        self._answered = asyncio.Event()

    async def run(self) -> None:
        """Look on until cancelled."""
        while True:
            try:
                session = await Session.opened(
                    self._journal, self._dice.choice(self._nodes), self._person
                )
            except OSError:
                await asyncio.sleep(_RETRY_S)
                continue
            session.hears = lambda _, __: self._answered.set()
            session.refused = lambda _, __, ___, ____: self._answered.set()
            try:
                await self._look_on(session)
            finally:
                session.hang_up()

    async def _look_on(self, session: Session) -> None:
        """Ask until an answer is not waited for any more."""
        while session.open:
            await asyncio.sleep(self._dice.expovariate(1 / self._pause_s))
            tables = [*self._person.sights]
            for left in session.sights.keys() - tables:
                del session.sights[left]
                session.look_away(left)
            if not tables:
                continue
            known = {} if self._dice.random() < _AFRESH else session.sights
            session.look({name: known.get(name) for name in tables})
            try:
                async with asyncio.timeout(self._dice.choice(_PATIENCE_S)):
                    while any(map(session.is_looking, tables)):
                        self._answered.clear()
                        await self._answered.wait()
            except TimeoutError:
                return
            if self._dice.random() < _AWAY:
                session.look_away(self._dice.choice(tables))
