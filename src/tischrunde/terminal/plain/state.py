"""The state of a table in plain words: the scene, who has the screen, what was printed."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from tischrunde import texts
from tischrunde.core.game import Seat
from tischrunde.core.match_view import MatchView
from tischrunde.core.refusal import Refusal
from tischrunde.terminal.denials import denial_words
from tischrunde.terminal.plain.console import News, Talk
from tischrunde.terminal.sessions.scene import OPEN, Scene
from tischrunde.terminal.sessions.session import Denied, Session
from tischrunde.terminal.teller import Teller
from tischrunde.texts.company import Company
from tischrunde.texts.narration import company_at

T = TypeVar("T")
NOBODY: Final = -1
"""The viewer of a shared screen at first and between two seats."""


def awaited(scene: Scene, viewer: Seat | None, language: str) -> str:
    """Return what a table waits for: people, while seats are free, or the one who deals."""
    if None in scene.chairs:
        return texts.say("plain", "table-open", language, link=scene.link or "")
    if scene.host is None or scene.may_deal(viewer):
        return texts.say("plain", "table-ready", language)
    return texts.say("plain", "table-ready-others", language, name=scene.names[scene.host])


@dataclass(slots=True)
class PlainState:
    """A session and its console.

    ``viewer`` is the seat before the screen, None for a spectator; ``former`` is the viewer before
    nobody. ``confided`` says whether something was just printed that is for the viewer alone.
    ``listed`` is the list that was printed last, until a move; ``numbered`` whether it has numbers;
    before ``settled`` a number may be meant for an older list. ``ahead`` says whether the scene was
    taken while something was done. ``awaited`` is what the table waits for before the deal, as
    printed last. ``kept`` is the file in which a match at home is saved.
    """

    session: Session
    talk: Talk
    news: News
    teller: Teller
    scene: Scene
    viewer: Seat | None
    kept: Path | None = None
    former: Seat | None = None
    confided: bool = False
    listed: list[str] = field(default_factory=list)
    numbered: bool = False
    settled: float = 0
    ahead: bool = False
    awaited: str = ""
    refusal: Refusal | None = None

    @property
    def language(self) -> str:
        """The language that is spoken."""
        return self.talk.language

    @property
    def view(self) -> MatchView[Any] | None:
        """The match as it is seen before the screen, once it is dealt."""
        return self.scene.views.get(self.viewer)

    @property
    def company(self) -> Company:
        """Those around the table, with the viewer as "you"."""
        if self.view is not None:
            return company_at(self.scene.game, self.view, self.scene.names)
        edition, _, _ = self.scene.rules.partition(",")
        return Company(self.scene.game, edition, self.scene.names, (), None)

    async def hear(self) -> None:
        """Take at least one scene, and all that are there."""
        while True:
            self.scene = await self.news.next()
            self.teller.hear(self.scene, self.session.mine or (None,))
            if not self.news.pending:
                return

    def tell_news(self) -> None:
        """Print what the viewer has not been told."""
        if self.viewer != NOBODY:
            self.talk.tell(self.teller.tell(self.viewer))
            self.confided = self.confided or self.teller.confided

    def tell_awaited(self) -> None:
        """Print what the table waits for before the deal, if that has changed."""
        words = awaited(self.scene, self.viewer, self.language) if self.scene.state == OPEN else ""
        if words and words != self.awaited:
            self.talk.tell([words])
        self.awaited = words

    def deny(self, *denials: Denied) -> None:
        """Print why something was not done, each reason once."""
        self.refusal = denials[0].refusal or self.refusal
        company = self.company
        words = [denial_words(denied, company, self.language) for denied in denials]
        self.talk.tell(dict.fromkeys(words))
        if denials[0].refusal is not None:
            self.talk.say("refused-rule")

    async def play(self, seat: Seat, move: Any) -> bool:  # noqa: ANN401 - of any game
        """Play a move; return whether it was played."""
        self.confided = False
        return await self.done(self.session.play(seat, move))

    async def done(self, work: Coroutine[Any, Any, None]) -> bool:
        """Do something at the table; return whether it was done."""
        try:
            await self._during(work)
        except Denied as denied:
            self.deny(denied)
            return False
        self.listed, self.settled = [], 0
        return True

    async def _during(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of work; events that happen meanwhile are announced."""
        doing = asyncio.ensure_future(work)
        try:
            while not doing.done():
                happened = asyncio.ensure_future(self.news.happened())
                await asyncio.wait({doing, happened}, return_when=asyncio.FIRST_COMPLETED)
                happened.cancel()
                if not doing.done():
                    await self.hear()
                    self.tell_news()
                    self.ahead = True
            return doing.result()
        finally:
            doing.cancel()
