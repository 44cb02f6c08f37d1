"""How a case of the rally game is laid out: its places, its templates, and the way back.

Of a pile only the card that shows is picked; what must lie below it is added. A limit is picked
beside the battle pile, wherever the edition puts it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from tischrunde.core.case import Case, read_moves
from tischrunde.core.game import Seat
from tischrunde.core.layout import Layout, LayoutGame, Template, Unlayable, laid
from tischrunde.core.notation import PARTIES, written_part
from tischrunde.core.position import NOBODY, OVER
from tischrunde.rallye.cards import (
    DISTANCES,
    HAZARD_OF,
    HAZARDS,
    REMEDIES,
    SAFETIES,
    SAFETY_AGAINST,
    Card,
)
from tischrunde.rallye.display import Display
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.grants import grant
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.moves import Attack, CoupFourre, Discard, Lay, Move
from tischrunde.rallye.notation import CARD_NAMES, read_move, write_move
from tischrunde.rallye.position import CALL, WINDOW, Position
from tischrunde.rallye.rules import BIT, NOTHING

_CARDS: Final = {name: card for card, name in CARD_NAMES.items()}
_SUMMED: Final = (Card.KM_100, Card.KM_75, Card.KM_50, Card.KM_25)
_ROLLING: Final = {"A.battle": "roll", "B.battle": "roll"}

TEMPLATES: Final[Mapping[str, Template]] = {
    "attack": Template({**_ROLLING, "act": "attack", "target": "B"}, ("card", "B.battle")),
    "lay": Template({**_ROLLING, "act": "lay"}, ("card", "A.battle")),
    "discard": Template({**_ROLLING, "act": "discard"}, ("card", "A.battle")),
    "coup": Template({**_ROLLING, "turn": "2", "act": "coup"}, ("attack", "hand")),
    "after-coup": Template({**_ROLLING, "turn": "2", "act": "lay"}, ("attack", "before", "card")),
    "afterwards": Template({**_ROLLING, "act": "lay"}, ("before", "card")),
    "extension": Template({**_ROLLING, "A.km": "700", "call": "yes", "act": "extend"}, ("act",)),
    "anything": Template({}),
}
"""By name, in the order of the page; the last asks nothing and fills in nothing."""

_ALONE: Final = ("coup", "stand", "extend", "finish")


def case(layout: Layout) -> Case:
    """Return the case that a layout is; one that cannot lie so by its rules raises."""
    places = laid(TEMPLATES[layout.template], layout)
    edition = HOUSE.read_revised(layout.rules)
    players = _number(places, "players", 2)
    if players not in edition.player_counts:
        raise Unlayable("players", str(players))
    asker = _number(places, "asker", 1)
    before = tuple(read_moves(places["before"], places["before"])) if "before" in places else ()
    move = _move(places)
    hands = _hands(places, asker, before, move)
    position = _position(layout.rules, edition, players, places, hands)
    return Case(position, asker - 1, move, before)


def _number(places: Mapping[str, str], place: str, default: int) -> int:
    words = places.get(place, str(default))
    if not words.isdecimal():
        raise Unlayable(place, words)
    return int(words)


def _move(places: Mapping[str, str]) -> str:
    """Return the move asked about, as text."""
    act, card = places.get("act", ""), places.get("card", "")
    if act in _ALONE:
        return act
    forms = {"lay": card, "discard": f"-{card}", "attack": f"{card}>{places.get('target', '')}"}
    if act not in forms or card not in _CARDS:
        raise Unlayable("card" if act in forms else "act", card)
    return forms[act]


def _hands(
    places: Mapping[str, str], asker: int, before: tuple[tuple[Seat, str], ...], move: str
) -> dict[int, list[str]]:
    """Return the cards of the hands that matter, those among them that are to be played.

    Of the asker it is the whole hand; with ``held: no`` the card asked about is not in it.
    """
    hands: dict[int, list[str]] = {asker: places.get("hand", "").split()}
    for seat, text in before:
        hand = hands.setdefault(seat + 1, [])
        hand += [card for card in _needed(places, text) if card not in hand]
    own = hands[asker]
    if places.get("held") != "no" and move != "coup":
        own += [card for card in _needed(places, move) if card not in own]
    return hands


def _needed(places: Mapping[str, str], text: str) -> list[str]:
    """Return the card that must be in hand for a move."""
    match read_move(text):
        case Lay(card) | Discard(card) | Attack(card):
            return [CARD_NAMES[card]]
        case CoupFourre():
            hazard = _CARDS.get(places.get("attack", "").partition(">")[0])
            return [CARD_NAMES[SAFETY_AGAINST[hazard]]] if hazard in SAFETY_AGAINST else []
        case _:
            return []


# ── writing the position ──────────────────────────────────────────────────────────────────────


def _position(
    rules: str,
    edition: Edition,
    players: int,
    places: Mapping[str, str],
    hands: Mapping[int, list[str]],
) -> str:
    parties = edition.line_up(players).parties
    for place in places:
        if place[1:2] == "." and place[0] not in PARTIES[:parties]:
            raise Unlayable(place, places[place])
    left = Counter(edition.cards(players))
    left.subtract(_CARDS[word] for hand in hands.values() for word in hand if word in _CARDS)
    parts = [f"{rules} {players}"]
    parts += [
        written_part(letter, _display(edition, places, letter, left))
        for letter in PARTIES[:parties]
    ]
    asker = _number(places, "asker", 1)
    for seat, hand in sorted(hands.items()):
        others = () if seat == asker else ("...",)
        parts.append(written_part(str(seat), (*hand, *others)))
    return "; ".join([*parts, *_state(edition, players, places)])


def _state(edition: Edition, players: int, places: Mapping[str, str]) -> Iterator[str]:
    yield f"turn: {_number(places, 'turn', 1)}"
    extends = edition.extension and edition.line_up(players).goal < 1000  # noqa: PLR2004 - the goal
    for key in ("caller", "call"):
        if key in places and not extends:
            raise Unlayable(key, places[key])
    if "caller" in places:
        yield f"caller: {places['caller']}"
    if "attack" in places:
        yield f"attack: {places['attack']}"
    if "asked" in places:
        yield f"asked: {places['asked']}"
    if "call" in places:
        yield "call:"
    if "over" in places:
        yield "over: goal"


def _display(
    edition: Edition, places: Mapping[str, str], letter: str, left: Counter[Card]
) -> list[str]:
    """Return the cards before a party, from the bottom of each pile."""
    shown, limited = places.get(f"{letter}.battle", ""), f"{letter}.limit" in places
    hazard, _, attacked = places.get("attack", "").partition(">")
    if attacked == letter:
        limited = limited or hazard == "speed-limit"
        shown = shown if hazard == "speed-limit" else hazard
    words = _battle(shown, letter)
    if limited and not edition.limit_has_own_pile:
        if shown != "roll":
            raise Unlayable(f"{letter}.limit", shown)
        words.append("speed-limit")
    elif limited:
        words.append("speed-limit")
    words += _distances(places.get(f"{letter}.km", ""), f"{letter}.km", left)
    return words + places.get(f"{letter}.safety", "").split()


def _battle(shown: str, letter: str) -> list[str]:
    """Return a battle pile: below a hazard lies a green light, below a remedy its hazard."""
    if not shown:
        return []
    card = _CARDS.get(shown)
    if card is Card.ROLL:
        return ["roll"]
    if card in HAZARDS and card is not Card.SPEED_LIMIT:
        return ["roll", shown]
    if card in REMEDIES:
        return ["roll", CARD_NAMES[HAZARD_OF[card]], shown]
    raise Unlayable(f"{letter}.battle", shown)


def _distances(words: str, place: str, left: Counter[Card]) -> list[str]:
    """Return distance cards: those that are named, or for another number few that add up to it."""
    named = words.split()
    if len(named) != 1 or (words in _CARDS and left[_CARDS[words]] > 0):
        left.subtract(_CARDS[word] for word in named if word in _CARDS)
        return named
    if not words.isdecimal():
        raise Unlayable(place, words)
    km, found = int(words), []
    for card in _SUMMED:
        while km >= card.km and left[card] > 0:
            km -= card.km
            left[card] -= 1
            found.append(CARD_NAMES[card])
    if km:
        raise Unlayable(place, words)
    return found


# ── the way back ──────────────────────────────────────────────────────────────────────────────


def layout(position: Position, seat: Seat, move: Move) -> Layout:
    """Return how a position and a question are laid out: all that matters to the answer."""
    rules = position.rules
    picks = {"players": str(rules.players), "turn": str(position.seat + 1), "asker": str(seat + 1)}
    for letter, display in zip(PARTIES, position.displays, strict=False):
        picks |= _picked(letter, display)
    picks["hand"] = " ".join(CARD_NAMES[Card(card)] for card in position.hands[seat].cards())
    picks |= _picked_state(position)
    picks |= _picked_move(move)
    card = picks.get("card")
    if card is not None and card not in picks["hand"].split():
        picks["held"] = "no"
    return Layout(rules.revised, "anything", {key: words for key, words in picks.items() if words})


def _picked(letter: str, display: Display) -> dict[str, str]:
    top = display.battle_top
    shown = "" if top == NOTHING else CARD_NAMES[Card(top)]
    if top == Card.SPEED_LIMIT:
        shown = CARD_NAMES[Card.ROLL]
    safeties = (CARD_NAMES[card] for card in SAFETIES if display.safeties & BIT[card])
    driven = [CARD_NAMES[card] for card in DISTANCES for _ in range(display.count(card))]
    return {
        f"{letter}.battle": shown,
        f"{letter}.limit": "yes" if display.limited else "",
        f"{letter}.km": " ".join(driven),
        f"{letter}.safety": " ".join(safeties),
    }


def _picked_state(position: Position) -> dict[str, str]:
    picks = {}
    if position.caller != NOBODY:
        picks["caller"] = str(position.caller + 1)
    if position.phase == WINDOW:
        picks["attack"] = f"{CARD_NAMES[Card(position.hazard)]}>{PARTIES[position.attacked]}"
        asked = (s for s in range(position.rules.players) if position.asked & BIT[s])
        picks["asked"] = " ".join(str(each + 1) for each in asked)
    elif position.phase == CALL:
        picks["call"] = "yes"
    elif position.phase == OVER:
        picks["over"] = "yes"
    return picks


def _picked_move(move: Move) -> dict[str, str]:
    match move:
        case Attack(card, party):
            return {"act": "attack", "card": CARD_NAMES[card], "target": PARTIES[party]}
        case Lay(card):
            return {"act": "lay", "card": CARD_NAMES[card]}
        case Discard(card):
            return {"act": "discard", "card": CARD_NAMES[card]}
        case _:
            return {"act": write_move(move)}


LAYOUT: Final = LayoutGame(templates=TEMPLATES, case=case, layout=layout, grant=grant)
