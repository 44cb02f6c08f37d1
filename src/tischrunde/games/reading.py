"""What programs are told, as typed values again: the way back from ``plain``."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar, cast, get_args

from tischrunde.core.card_game import CardGame
from tischrunde.core.match_view import MatchView
from tischrunde.games.readers import NotUnderstood, Readers

ValueT = TypeVar("ValueT")


class Reading:
    """Reads views and events of a game, and of what happens around it events of these types too.

    Data that do not fit raise ``NotUnderstood``.
    """

    def __init__(self, game: CardGame, around: Iterable[type] = ()) -> None:
        self._readers = Readers(game)
        self._events = {
            kind.__name__: self._readers.of(kind) for kind in (*get_args(game.events), *around)
        }

    def value(self, kind: type[ValueT], plain: Any) -> ValueT:  # noqa: ANN401 - whatever is plain
        """Return a value of any type that views are made of."""
        return cast("ValueT", self._readers.of(kind)(plain))

    def view(self, plain: Mapping[str, Any]) -> MatchView[Any]:
        """Return a view of a match; cards that were not counted for the viewer are no cards."""
        return self.value(MatchView, plain)

    def event(self, plain: Mapping[str, Any]) -> Any:  # noqa: ANN401 - of any game
        """Return an event, or None if nobody here knows one of that name."""
        name = plain.get("event")
        if type(name) is not str:
            raise NotUnderstood(f"{name!r} names no event", ("event",))
        reader = self._events.get(name)
        return None if reader is None else reader(plain)
