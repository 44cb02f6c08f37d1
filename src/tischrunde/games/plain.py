"""What programs read: views, events and records as plain data, ready to be JSON.

Cards and colours are their slugs, moves their notation, sets sorted lists; an event carries its
name as ``event``.
"""

from typing import Any, Final

from tischrunde.core.card_game import CardGame
from tischrunde.core.match_view import MatchView
from tischrunde.games.catalogue import GAMES
from tischrunde.games.forms import Forms

COUNTED: Final = frozenset({"accounted", "unseen"})
"""What of a view can be counted from the events, and so need not be told with every move."""

_FORMS: Final = {game.id: Forms(game) for game in GAMES.values()}


def plain(game: CardGame, value: Any) -> Any:  # noqa: ANN401 - whatever a view holds
    """Return a value of a game as plain data."""
    return _FORMS[game.id].plain(value)


def plain_event(game: CardGame, event: Any) -> dict[str, Any]:  # noqa: ANN401 - of any game
    """Return an event as plain data, with its name."""
    return {"event": type(event).__name__, **plain(game, event)}


def changes(
    game: CardGame,
    old: Any,  # noqa: ANN401 - views of any game
    new: Any,  # noqa: ANN401
    without: frozenset[str] = frozenset(),
) -> dict[str, Any]:
    """Return as plain data the fields of a view that differ from an older one, or None: all.

    The round of a match is compared field by field as well; if nothing in it differs it is left
    out, and so are fields of these names.
    """
    changed: dict[str, Any] = {}
    for name, form in _FORMS[game.id].parts(type(new)):
        if name in without:
            continue
        after = getattr(new, name)
        before = None if old is None else getattr(old, name)
        if name == "round" and isinstance(new, MatchView):
            if deeper := changes(game, before, after, without):
                changed[name] = deeper
        elif old is None or before != after:
            changed[name] = form(after)
    return changed
