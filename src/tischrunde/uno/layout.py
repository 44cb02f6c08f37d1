"""How a case of UNO is laid out: its places, its templates, and the way back."""

from collections.abc import Iterator, Mapping
from typing import Final

from tischrunde.core.case import Case, read_moves
from tischrunde.core.game import Seat
from tischrunde.core.layout import Layout, LayoutGame, Template, Unlayable, laid
from tischrunde.core.notation import written_part
from tischrunde.core.position import NOBODY, OVER
from tischrunde.uno.cards import CARDS, COLOURS, Card, Colour
from tischrunde.uno.grants import grant
from tischrunde.uno.house import HOUSE
from tischrunde.uno.moves import Catch, Move, Name, Play, Swap
from tischrunde.uno.notation import CARD_NAMES, read_move, write_move
from tischrunde.uno.position import COLOUR, DOUBT, DRAWN, STACK, SWAPPING, Position
from tischrunde.uno.rules import NOTHING

_CARDS: Final = {name: card for card, name in CARD_NAMES.items()}
_SOME: Final = {"top": "red-3", "hand": "wild wild"}
"""What nobody picked: two wilds beside the card asked about, so that it is none of the last two."""

TEMPLATES: Final[Mapping[str, Template]] = {
    "play": Template({**_SOME, "act": "play"}, ("card", "top", "hand")),
    "name-colour": Template({**_SOME, "act": "play", "named": "blue"}, ("card", "top", "hand")),
    "after": Template({**_SOME, "act": "play", "asker": "2"}, ("before", "card")),
    "challenge": Template({**_SOME, "asker": "2", "act": "challenge"}, ("before", "act")),
    "draw": Template({**_SOME, "act": "draw"}, ("top", "hand")),
    "drawn": Template({**_SOME, "act": "play"}, ("drawn", "card", "act")),
    "call": Template({"top": "red-3", "hand": "red-7", "act": "uno"}, ("before", "hand")),
    "catch": Template({**_SOME, "asker": "3", "act": "catch", "target": "1"}, ("before", "target")),
    "out-of-turn": Template({**_SOME, "turn": "2", "act": "play"}, ("top", "card")),
    "swap": Template({**_SOME, "swap": "yes", "act": "swap", "target": "2"}, ("target",)),
    "turned-up": Template(
        {"top": "wild", "hand": "red-1", "name": "yes", "act": "name"}, ("named",)
    ),
    "anything": Template({}),
}
"""By name, in the order of the page; the last asks nothing and fills in nothing."""

_ALONE: Final = ("draw", "keep", "uno", "challenge", "accept")
_PHASES: Final = ("drawn", "doubt", "stack", "name", "swap", "over")
_PLAYERS: Final = 3


def case(layout: Layout) -> Case:
    """Return the case that a layout is; one that cannot lie so by its rules raises."""
    places = laid(TEMPLATES[layout.template], layout)
    players = _number(places, "players", _PLAYERS)
    if players not in HOUSE.read_revised(layout.rules).player_counts:
        raise Unlayable("players", str(players))
    asker = _number(places, "asker", 1)
    before = tuple(read_moves(places["before"], places["before"])) if "before" in places else ()
    move = _move(places)
    parts = [f"{layout.rules} {players}"]
    for seat, hand in sorted(_hands(places, asker, before, move).items()):
        parts.append(written_part(str(seat), hand))
    parts.append(f"discards: {places.get('top', '')}")
    return Case("; ".join([*parts, *_state(places)]), asker - 1, move, before)


def _number(places: Mapping[str, str], place: str, default: int) -> int:
    words = places.get(place, str(default))
    if not words.isdecimal():
        raise Unlayable(place, words)
    return int(words)


def _move(places: Mapping[str, str]) -> str:
    """Return the move asked about, as text."""
    act, card, named = (places.get(key, "") for key in ("act", "card", "named"))
    if act in _ALONE:
        return act
    if act in ("catch", "swap"):
        return f"{act}>{places.get('target', '')}"
    if act == "name":
        return f"name={named}"
    if act != "play" or card not in _CARDS:
        raise Unlayable("card" if act == "play" else "act", card)
    called = "!" if "called-with" in places else ""
    return f"{card}={named}{called}" if named else f"{card}{called}"


def _hands(
    places: Mapping[str, str], asker: int, before: tuple[tuple[Seat, str], ...], move: str
) -> dict[int, list[str]]:
    """Return the cards of the hands that matter, those among them that are to be played.

    Of the asker it is the whole hand; with ``held: no`` the card asked about is not in it. What
    others hold besides is open, but for ``other``: the rest of the hand that was played from.
    """
    hands: dict[int, list[str]] = {asker: places.get("hand", "").split()}
    own = hands[asker]
    for seat, text in before:
        hand = hands.setdefault(seat + 1, places.get("other", "...").split())
        hand[:0] = [card for card in _needed(text) if card not in hand]
    drawn = places.get("drawn", "no").split()
    if drawn != ["no"] and places.get("turn", "1") == str(asker):
        own += [card for card in drawn if card not in own]
    if places.get("held") != "no":
        own += [card for card in _needed(move) if card not in own]
    return hands


def _needed(text: str) -> list[str]:
    """Return the card that must be in hand for a move."""
    match read_move(text):
        case Play(card):
            return [CARD_NAMES[card]]
        case _:
            return []


def _state(places: Mapping[str, str]) -> Iterator[str]:
    for key in ("colour", "turn", "direction", "uncalled", "called"):
        if key in places:
            yield f"{key}: {places[key]}"
    for key in _PHASES:
        if key in places:
            yield f"{key}: {places[key] if places[key] not in ('yes', 'no') else ''}".rstrip()


# ── the way back ──────────────────────────────────────────────────────────────────────────────


def layout(position: Position, seat: Seat, move: Move) -> Layout:
    """Return how a position and a question are laid out: all that matters to the answer."""
    hand = [CARD_NAMES[Card(card)] for card in position.hands[seat].cards()]
    picks = {
        "players": str(position.rules.players),
        "turn": str(position.seat + 1),
        "asker": str(seat + 1),
        "top": CARD_NAMES[Card(position.piles.discards[-1])],
        "hand": " ".join(hand),
        **_picked_move(move),
        **_picked_phase(position, seat),
    }
    if position.direction < 0:
        picks["direction"] = "right"
    if position.colour in COLOURS:
        picks["colour"] = Colour(position.colour).slug
    if position.exposed != NOBODY:
        picks["uncalled"] = str(position.exposed + 1)
    card = picks.get("card")
    if card is not None and card not in hand:
        picks["held"] = "no"
    return Layout(
        position.rules.revised, "anything", {key: words for key, words in picks.items() if words}
    )


def _picked_phase(position: Position, seat: Seat) -> dict[str, str]:
    match position.phase:
        case p if p == DRAWN:
            known = seat == position.seat and position.drawn < NOTHING
            return {"drawn": CARDS[position.drawn].slug if known else "no"}
        case p if p == STACK:
            return {"stack": str(position.pending)}
        case p if p in _PHASE_PLACES:
            return {_PHASE_PLACES[p]: "yes"}
        case _:
            return {}


_PHASE_PLACES: Final = {DOUBT: "doubt", COLOUR: "name", SWAPPING: "swap", OVER: "over"}


def _picked_move(move: Move) -> dict[str, str]:
    match move:
        case Play(card, colour, uno):
            picks = {"act": "play", "card": CARD_NAMES[card]}
            picks |= {} if colour is None else {"named": colour.slug}
            return picks | ({"called-with": "yes"} if uno else {})
        case Catch(seat):
            return {"act": "catch", "target": str(seat + 1)}
        case Swap(seat):
            return {"act": "swap", "target": str(seat + 1)}
        case Name(colour):
            return {"act": "name", "named": colour.slug}
        case _:
            return {"act": write_move(move)}


LAYOUT: Final = LayoutGame(templates=TEMPLATES, case=case, layout=layout, grant=grant)
