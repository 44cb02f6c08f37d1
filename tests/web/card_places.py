"""Where cards may stand in a frame, and which: judged by the position, not by any view of it."""

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any, Final

from tests.web.truths import Cards, Truth
from tischrunde.core.game import Seat
from tischrunde.rallye.cards import CARDS as RALLYE_CARDS
from tischrunde.uno.cards import CARDS as UNO_CARDS

_SLUGS: Final = {
    "rallye": frozenset(card.slug for card in RALLYE_CARDS),
    "uno": frozenset(card.slug for card in UNO_CARDS),
}

OWN: Final = {
    "rallye": ("round.hand.*", "round.fresh.*", "round.blocked.*", "round.legal.*"),
    "uno": ("round.hand.*", "round.drawn", "round.blocked.*", "round.legal.*"),
}
"""Cards of the viewer's own."""

OPEN: Final = {
    "rallye": (
        "round.discard",
        "round.attack.hazard",
        "round.displays.*.battle",
        "round.displays.*.speed",
        "round.displays.*.distances.*",
        "round.displays.*.safeties.*.card",
    ),
    "uno": ("round.top",),
}
"""Cards everybody sees."""

SHOWN: Final = "round.shown.hand.*"
"""A hand somebody had to show, to one other."""

SAID: Final = ("round.blocked.*.args.*", "round.attack.safety")
"""Cards the rules speak of, whoever holds them: when they say why not, and what would help."""


def misplaced(
    frame: Mapping[str, Any], truth: Truth, before: Truth | None, seat: Seat | None
) -> Iterator[str]:
    """Say which cards in a frame are not for this viewer, or not where cards are."""
    slugs = _SLUGS[truth.game.id]
    if truth.cards is None:
        for path, card in _cards(frame, slugs):
            yield f"{path} shows {card} before anything was dealt"
        return
    match = (frame.get("view") or frame.get("set") or {}).get("match") or {}
    for path, card in _cards(
        {key: value for key, value in frame.items() if key != "events"}, slugs
    ):
        yield from _at(path.partition("match.")[2] or path, card, truth, seat)
    yield from _told(frame.get("events", ()), truth, before, slugs)
    yield from _whole(match.get("round") or {}, truth.cards, seat)
    yield from _moves(match.get("round") or {}, truth, seat)


def _at(path: str, card: str, truth: Truth, seat: Seat | None) -> Iterator[str]:
    cards, game = truth.cards, truth.game.id
    if cards is None:
        return
    if any(fnmatchcase(path, place) for place in SAID):
        return
    if fnmatchcase(path, SHOWN):
        if cards.shown is None or cards.shown[0] != seat:
            yield f"{path} shows {card} to whom nobody has shown it"
    elif any(fnmatchcase(path, place) for place in OWN[game]):
        if seat is None or card not in cards.hands[seat]:
            yield f"{path} shows {card}, which this seat does not hold"
    elif any(fnmatchcase(path, place) for place in OPEN[game]):
        if card not in cards.open:
            yield f"{path} shows {card}, which does not lie open"
    else:
        yield f"{path} shows {card} where the protocol has no card"


def _told(events: Any, truth: Truth, before: Truth | None, slugs: frozenset[str]) -> Iterator[str]:
    """Events are for everybody: they may name what was played, and what lies or lay open."""
    seen = set(truth.cards.open if truth.cards else ())
    if before is not None and before.cards is not None:
        seen |= before.cards.open
    if truth.moved is not None and (played := _card_of(truth, truth.moved)):
        seen.add(played)
    for path, card in _cards(events, slugs):
        if card not in seen:
            yield f"events.{path} tells everybody of {card}"


def _whole(seen: Mapping[str, Any], cards: Cards, seat: Seat | None) -> Iterator[str]:
    """Whatever of a round is shown is as it is: no card more and none less."""
    hand = () if seat is None else cards.hands[seat]
    true: dict[str, Any] = {
        "hand": list(hand),
        "hand_sizes": [len(held) for held in cards.hands],
        "stock": cards.stock,
        "fresh": sorted(cards.fresh[1]) if cards.fresh and cards.fresh[0] == seat else [],
        "drawn": cards.drawn[1] if cards.drawn and cards.drawn[0] == seat else None,
        **{name: pile for name, pile in cards.piles.items() if name != "displays"},
    }
    for name, value in true.items():
        told = sorted(seen[name]) if name == "fresh" and name in seen else seen.get(name)
        if name in seen and told != value:
            yield f"round.{name} is {seen[name]}, in truth {value}"
    if seen.get("shown") and cards.shown and seen["shown"]["hand"] != list(cards.shown[1]):
        yield "round.shown is another hand than was shown"
    if "displays" in seen:
        yield from _displays(seen["displays"], cards.piles["displays"])


def _displays(told: list[Mapping[str, Any]], true: list[Mapping[str, Any]]) -> Iterator[str]:
    for number, (shown, lies) in enumerate(zip(told, true, strict=True)):
        seen = {
            "battle": shown["battle"],
            "speed": shown["speed"],
            "distances": list(shown["distances"]),
            "safeties": [safety["card"] for safety in shown["safeties"]],
        }
        if seen != lies:
            yield f"round.displays.{number} is {seen}, in truth {lies}"


def _moves(seen: Mapping[str, Any], truth: Truth, seat: Seat | None) -> Iterator[str]:
    """A move that is offered, or refused with a reason, speaks of a card in the own hand."""
    refused = [use for uses in seen.get("blocked", {}).values() for use, _ in uses]
    hand = () if seat is None or truth.cards is None else truth.cards.hands[seat]
    for move in (*seen.get("legal", ()), *refused):
        card = _card_of(truth, move)
        if seat is None or (card is not None and card not in hand):
            yield f"offers {move}, which this viewer cannot know"


def _card_of(truth: Truth, move: str) -> str | None:
    card = getattr(truth.game.read_move(move), "card", None)
    return None if card is None else str(card.slug)


def _cards(value: Any, slugs: frozenset[str], path: str = "") -> Iterator[tuple[str, str]]:
    """Find every card in plain data: as a value, and as a key."""
    if isinstance(value, str) and value in slugs:
        yield path, value
    elif isinstance(value, dict):
        for key, part in value.items():
            deeper = f"{path}.{key}".lstrip(".")
            if key in slugs:
                yield deeper, key
            yield from _cards(part, slugs, deeper)
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from _cards(part, slugs, f"{path}.{number}".lstrip("."))
