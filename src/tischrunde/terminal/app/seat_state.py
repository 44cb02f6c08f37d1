"""The state of whoever looks at the screen: what they see, chose, and can do."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tischrunde.core.card_game import Card
from tischrunde.core.game import Seat
from tischrunde.core.match_view import MatchView
from tischrunde.core.refusal import Refusal
from tischrunde.terminal.choices import Choices, calling, choices
from tischrunde.terminal.drawing.words import Words, people
from tischrunde.terminal.face import Face, face
from tischrunde.terminal.sessions.scene import OPEN, OVER, PLAYING, Scene
from tischrunde.terminal.sessions.session import Session
from tischrunde.terminal.teller import Teller
from tischrunde.texts.company import Company
from tischrunde.texts.narration import company_at, move_words


class SeatState:
    """One side of a table: the own one, or on a shared screen that of whoever looks at it now.

    ``looker`` is None between two of them, and for spectators. ``armed`` says whether the next card
    is laid with a call.
    """

    def __init__(self, session: Session, language: str) -> None:
        self.session = session
        self.language = language
        self.scene = session.scene
        self.looker: Seat | None = session.mine[0] if len(session.mine) == 1 else None
        self.chosen: int | None = None
        self.armed = False
        self._teller = Teller(language)

    # What is seen.

    @property
    def face(self) -> Face:
        """The game, as it is played in a terminal."""
        return face(self.scene.game)

    @property
    def view(self) -> MatchView[Any] | None:
        """The match as the looker sees it, or some other view, whose cards are not shown."""
        views = self.scene.views
        return views.get(self.looker) or next(iter(views.values()), None)

    @property
    def words(self) -> Words:
        """The words of this table."""
        return Words(self.scene.game, self.scene.rules, self.language, people(self.scene.names))

    @property
    def company(self) -> Company:
        """Those around the table; "you" is used only for somebody who does not share the screen."""
        names = people(self.scene.names)
        if self.view is None:
            return Company(self.scene.game, self.words.edition, names, (), None)
        company = company_at(self.scene.game, self.view, names)
        return company if self.speaks else replace(company, seat=None)

    @property
    def speaks(self) -> bool:
        """Whether "you" is clear, because nobody else shares the screen."""
        return len(self.session.mine) == 1

    @property
    def hand(self) -> tuple[Any, ...]:
        """The own cards; nobody's between two lookers."""
        view = self.view
        return () if view is None or self.looker is None else view.round.hand

    @property
    def legal(self) -> tuple[Any, ...]:
        """The moves the looker may play."""
        view = self.view
        if view is None or self.looker is None or self.scene.state != PLAYING or self.stood_in:
            return ()
        return tuple(view.round.legal)

    @property
    def choices(self) -> Choices:
        """What the looker can do."""
        return choices(self.face, self.legal)

    @property
    def on_turn(self) -> bool:
        """Whether the match waits for the looker."""
        return self.looker is not None and self.looker in self.scene.waiting

    @property
    def stood_in(self) -> bool:
        """Whether a bot stands in for the looker."""
        chair = None if self.looker is None else self.scene.chairs[self.looker]
        return chair is not None and chair.stood_in

    @property
    def errand(self) -> str | None:
        """What Enter does before any card: deal, take the seat back, answer, go on."""
        if self.scene.state == OVER:
            return "end"
        if self.scene.state == OPEN:
            return "start" if self.scene.may_deal(self.looker) else None
        if self.stood_in:
            return "take-back"
        return "answer" if self.asked and self.on_turn else None

    @property
    def asked(self) -> tuple[Any, ...]:
        """The possible answers where no card helps; a single answer that has a key is left out."""
        choices = self.choices
        if not choices.question:
            return ()
        answers = self.face.answers(choices.besides)
        if answers is not None:
            return answers
        keyed = len(choices.besides) == 1 and type(choices.besides[0]) in self.face.keys
        return () if keyed else choices.besides

    def may_still(self, moves: Sequence[Any]) -> bool:
        """Return whether all of these moves are still legal."""
        return tuple(moves) == self.asked or set(moves) <= set(self.legal)

    @property
    def stepping_in(self) -> tuple[Any, ...]:
        """What the looker may do out of turn in public: it names no card."""
        besides = () if self.on_turn else self.choices.besides
        return tuple(move for move in besides if isinstance(move, self.face.interjections))

    @property
    def shown(self) -> Any | None:  # noqa: ANN401 - of a game that knows such a thing
        """The hand somebody had to show to the looker alone."""
        view = None if self.looker is None else self.view
        return None if view is None else getattr(view.round, "shown", None)

    @property
    def next_looker(self) -> Seat | None:
        """Who needs the screen before play can go on, if anybody."""
        waited = [seat for seat in self.session.mine if seat in self.scene.waiting]
        if not waited or self.looker in waited:
            return None
        return waited[0]

    def take(self, scene: Scene) -> list[str]:
        """Take a scene, and return what happened in sentences.

        On a shared screen nothing is returned that others may not read.
        """
        before = self.hand
        self.scene = scene
        if self.hand != before:
            self.chosen = self._drawn()
        told_to = self.looker if self.speaks else None
        self._teller.hear(scene if self.speaks else self._open(scene), (told_to,))
        return self._teller.tell(told_to)

    def _open(self, scene: Scene) -> Scene:
        """Return a scene as everybody before the screen may read it."""
        for view in scene.views.values():
            told = replace(view, round=replace(view.round, seat=None))
            return replace(scene, views={None: told})
        return scene

    def _drawn(self) -> int | None:
        """Return the place of a card just drawn that has to be laid or kept, if there is one."""
        drawn = getattr(self.view.round, "drawn", None) if self.view and self.on_turn else None
        return None if drawn is None else self.hand.index(drawn)

    # What is chosen.

    @property
    def card(self) -> Card | None:
        """The card that is chosen."""
        return None if self.chosen is None else self.hand[self.chosen]

    def choose(self, number: int) -> None:
        """Choose a card of the hand."""
        if 0 <= number < len(self.hand):
            self.chosen = number

    def move(self, by: int) -> None:
        """Choose the next card, or the one before; at first the first that may be played."""
        if not self.hand:
            return
        if self.chosen is None:
            uses = self.choices.uses
            able = [number for number, card in enumerate(self.hand) if card in uses]
            self.chosen = able[0] if able else 0
        else:
            self.chosen = (self.chosen + by) % len(self.hand)

    def let_go(self) -> None:
        """Choose no card."""
        self.chosen = None

    def cover(self) -> None:
        """Hide the cards, until the screen is handed on."""
        self.looker = None
        self.let_go()
        self.armed = False

    def uses(self) -> Sequence[Any]:
        """Return the ways to lay the chosen card, with or without a call as chosen."""
        if self.card is None:
            return ()
        return calling(self.face, self.choices.uses.get(self.card, ()), armed=self.armed)

    def keyed(self, key: str) -> tuple[Any, ...]:
        """Return the moves without a card that have this key."""
        keys = self.face.keys
        return tuple(move for move in self.choices.besides if keys.get(type(move)) == key)

    def may_call(self) -> bool:
        """Return whether something may be called with a card that can be laid."""
        return any(self.face.calls(move) for uses in self.choices.uses.values() for move in uses)

    def refusals(self) -> list[Refusal]:
        """Return why the chosen card cannot be laid."""
        view = self.view
        if view is None or self.card is None:
            return []
        blocked = view.round.blocked.get(self.card, ())
        return list({refusal.reason: refusal for _, refusal in blocked}.values())

    def say(self, move: Any) -> str:  # noqa: ANN401 - of any game
        """Return a move in words."""
        words = self.words
        return move_words(words.game, move, words.edition, self.language, self.company)
