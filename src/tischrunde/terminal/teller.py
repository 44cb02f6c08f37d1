"""What the seats at this screen have not been told yet, for each of them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from tischrunde import texts
from tischrunde.core.events import RoundEnded
from tischrunde.core.game import Seat
from tischrunde.core.match_view import MatchView
from tischrunde.terminal.scores import score_words
from tischrunde.terminal.sessions.scene import Chair, Scene
from tischrunde.texts.company import Company
from tischrunde.texts.narration import company_at, gained, told


class Teller:
    """Keeps scenes until a seat is told of them; private events are told to their seat alone.

    With ``scores`` the sheets of a round are told line by line. ``confided`` says whether some of
    what was told last is private.
    """

    def __init__(self, language: str, *, scores: bool = False) -> None:
        self.confided = False
        self._language = language
        self._scores = scores
        self._untold: defaultdict[Seat | None, list[Scene]] = defaultdict(list)
        self._last: dict[Seat | None, Scene] = {}

    def hear(self, scene: Scene, seats: Iterable[Seat | None]) -> None:
        """Keep a scene for some seats."""
        for seat in seats:
            self._untold[seat].append(scene)

    def tell(self, seat: Seat | None) -> list[str]:
        """Return what has happened since the seat was last told, in sentences."""
        sentences: list[str] = []
        self.confided = False
        for scene in self._untold.pop(seat, []):
            sentences += self._scene(scene, seat)
            self._last[seat] = scene
        return sentences

    def _scene(self, scene: Scene, seat: Seat | None) -> Iterator[str]:
        last = self._last.get(seat)
        if last is not None:
            if last.connected != scene.connected:
                change = "back" if scene.connected else "lost"
                yield texts.say("plain", f"connection-{change}", self._language)
            yield from self._chairs(last, scene, seat)
        view = scene.views.get(seat)
        if view is None:
            return
        company = company_at(scene.game, view, scene.names)
        for event in scene.events:
            if (sentence := told(event, company, self._language)) is not None:
                yield sentence
            if self._scores and isinstance(event, RoundEnded):
                yield from score_words(event.sheets, view.totals, company, self._language)
        before = None if last is None else last.views.get(seat)
        if seat is not None and before is not None:
            for sentence in self._private(before, view, company):
                self.confided = True
                yield sentence

    def _chairs(self, before: Scene, now: Scene, own: Seat | None) -> Iterator[str]:
        """Yield who came, went, is stood in for, or wants to play again."""
        for seat, (was, chair) in enumerate(zip(before.chairs, now.chairs, strict=True)):
            known = chair or was
            if known is not None and (change := _change(was, chair)):
                you = "yes" if seat == own else "no"
                name = known.name
                yield texts.say("plain", f"chair-{change}", self._language, you=you, name=name)

    def _private(
        self, before: MatchView[Any], now: MatchView[Any], company: Company
    ) -> Iterator[str]:
        """Yield what the seat alone sees: cards it drew, a hand it was shown."""
        if before.number != now.number:
            return
        cards = gained(before.round.hand, now.round.hand, company, self._language)
        if cards is not None and not _is_asked_about(now.round):
            yield cards
        shown = getattr(now.round, "shown", None)
        if shown is not None and shown != before.round.shown:
            hand = ", ".join(
                texts.card_name(company.game, card.slug, company.edition, self._language)
                for card in shown.hand
            )
            name = company.names[shown.seat]
            yield texts.say("plain", "shown", self._language, name=name, cards=hand)


def _is_asked_about(view: Any) -> bool:  # noqa: ANN401 - of any game
    """Return whether the seat is asked about a card just drawn, which names it anyway."""
    return getattr(view, "drawn", None) is not None and view.seat in view.waiting


def _change(was: Chair | None, now: Chair | None) -> str | None:
    """Return what changed about who has a seat."""
    if now is None:
        return None if was is None else "left"
    if was is None:
        return "taken"
    if now.again and not was.again:
        return "again"
    if was.stood_in != now.stood_in:
        return "stood-in" if now.stood_in else "back"
    if was.here != now.here:
        return "here" if now.here else "away"
    return None
