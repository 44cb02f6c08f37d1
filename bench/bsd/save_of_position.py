"""A position of ours as a save file of the program's, and what both must have in common."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from bench.bsd.cards import BY_NUMBER, SAFETIES_IN_ORDER
from bench.bsd.edition import BSD_101, OURS, RULES, THEIRS
from bench.bsd.save import Save, SavedSide
from tischrunde.core.bits import ones
from tischrunde.core.position import OVER
from tischrunde.rallye.cards import DISTANCES, HAZARDS, SAFETY_AGAINST, Card
from tischrunde.rallye.display import Display
from tischrunde.rallye.position import WINDOW, Position
from tischrunde.rallye.projection import view
from tischrunde.rallye.rules import BIT, FULL_HAND, NOTHING
from tischrunde.rallye.scoring import sheets

_LAID: Final = 2
_HELD: Final = 1
_BEFORE: Final = 1000
"""Points of earlier hands."""
_KINDS: Final = 20


def saved(position: Position, discard: Card | None) -> Save:
    """Return a position in which seat 0 plays or answers as the state of the program."""
    stock = position.deck[: position.left]
    drawn = Counter(RULES.cards) - Counter(stock)
    return Save(
        finished=0,
        end=position.goal,
        on_exit=0,
        hand_start=1 - position.dealer,
        greens=0,
        counted=_counted(position),
        on_turn=OURS,
        deck=tuple(map(Card, (*stock, *drawn.elements()))),
        discard=discard,
        sides=(_side(position, OURS), _side(position, THEIRS)),
        left=position.left,
    )


def _counted(position: Position) -> tuple[int, ...]:
    """Return how many of each kind the program has seen: all open cards and its own."""
    accounted = view(position, THEIRS).accounted
    hand = position.hands[THEIRS]
    counts = [accounted[card] + hand.count(card) for card in BY_NUMBER]
    return (*counts, *[0] * (_KINDS - len(counts)))


def _side(position: Position, seat: int) -> SavedSide:
    display = position.displays[seat]
    hand = position.hands[seat]
    window = position.phase == WINDOW and seat == position.attacked
    total = points(display)
    return SavedSide(
        coups=tuple(crosswise(display)),
        can_go=drives(display),
        new_battle=window and position.hazard != Card.SPEED_LIMIT,
        new_speed=window and position.hazard == Card.SPEED_LIMIT,
        safeties=tuple(
            _LAID if display.safeties & BIT[card] else _HELD * (seat == THEIRS) * hand.count(card)
            for card in SAFETIES_IN_ORDER
        ),
        distances=tuple(display.distances().count(card) for card in DISTANCES),
        hand=(*[None] * (FULL_HAND - hand.size), *map(Card, hand.cards())),
        battle=card_or_none(display.battle_top),
        speed=card_or_none(display.speed_top),
        km=display.km,
        hand_total=total,
        safety_points=BSD_101.safety_points * ones(display.safeties),
        coup_points=BSD_101.coup_fourre_points * ones(display.crosswise),
        total=_BEFORE + total,
    )


def points(display: Display) -> int:
    """Return what the program has counted for a side while the hand goes on."""
    laid = ones(display.safeties)
    safeties = laid * BSD_101.safety_points
    if laid == len(SAFETIES_IN_ORDER):
        safeties = BSD_101.all_safeties_points
    return display.km + safeties + BSD_101.coup_fourre_points * ones(display.crosswise)


def crosswise(display: Display) -> Iterable[bool]:
    """Return whether each safety, in the program's order, was a coup fourré."""
    return (display.crosswise & BIT[card] != 0 for card in SAFETIES_IN_ORDER)


def drives(display: Display) -> bool:
    """Return whether a side could lay a distance card, if it were short enough."""
    rules = display.rules
    free = rules.drivable_with_right_of_way if display.has_right_of_way else rules.drivable
    return BIT[display.battle_top] & free != 0


def card_or_none(kind: int) -> Card | None:
    """Return the card on a pile, or None for a bare one."""
    return None if kind == NOTHING else Card(kind)


def may_answer(save: Save) -> bool:
    """Return whether a fresh attack lies on us that a safety nobody has seen would answer."""
    ours = save.sides[OURS]
    fresh = [ours.battle] * ours.new_battle + [ours.speed] * ours.new_speed
    return any(
        card in HAZARDS and not _shown(save, SAFETY_AGAINST[card])
        for card in fresh
        if card is not None
    )


def _shown(save: Save, safety: Card) -> bool:
    at = SAFETIES_IN_ORDER.index(safety)
    return any(side.safeties[at] == _LAID for side in save.sides)


# ── comparing ─────────────────────────────────────────────────────────────────────────────────


def differences(position: Position, discard: Card | None, save: Save) -> list[str]:
    """Return the differences between a position and a state of the program, coups fourrés first."""
    found = [*_coup_differences(position, save)]
    pairs = {
        "finished": (position.phase == OVER, bool(save.finished)),
        "goal": (position.goal, save.end),
        "stock": (tuple(position.deck[: position.left]), save.stock),
        "discard": (discard, save.discard),
        "window": (position.phase == WINDOW, _answers(position, save)),
    }
    for seat, (display, side) in enumerate(zip(position.displays, save.sides, strict=True)):
        held = sorted(card for card in side.hand if card is not None)
        pairs |= {
            f"hand {seat}": (position.hands[seat].cards(), held),
            f"km {seat}": (display.km, side.km),
            f"distances {seat}": (
                display.distances(),
                [card for card in DISTANCES for _ in range(side.distances[card])],
            ),
            f"safeties {seat}": (
                [display.safeties & BIT[card] != 0 for card in SAFETIES_IN_ORDER],
                [laid == _LAID for laid in side.safeties],
            ),
            f"can go {seat}": (drives(display), bool(side.can_go)),
            f"piles {seat}": (
                _piles(display, card_or_none(display.battle_top), card_or_none(display.speed_top)),
                _piles(display, side.battle, side.speed),
            ),
            f"points {seat}": (_total(position, seat, side), side.hand_total),
        }
    found += [f"{what}: {our} / {their}" for what, (our, their) in pairs.items() if our != their]
    return found


def _answers(position: Position, save: Save) -> bool:
    """Return whether we may answer; only drawing ends that, so without a stock it means less."""
    if save.finished or (not save.left and position.phase != WINDOW):
        return False
    return may_answer(save)


def _coup_differences(position: Position, save: Save) -> Iterator[str]:
    for seat, (display, side) in enumerate(zip(position.displays, save.sides, strict=True)):
        pairs = zip(SAFETIES_IN_ORDER, crosswise(display), map(bool, side.coups), strict=True)
        for card, ours, theirs in pairs:
            if ours != theirs:
                yield f"coup {seat} {card.slug} {'missed' if ours else 'paid'}"


def _piles(
    display: Display, battle: Card | None, speed: Card | None
) -> tuple[Card | None, Card | None]:
    """Return what counts of two piles.

    Where right of way lies, the program now and then shows a green light, or none, that nobody
    laid or took: only a hazard counts there.
    """
    if not display.has_right_of_way:
        return battle, speed
    return battle if battle in HAZARDS else None, None


def _total(position: Position, seat: int, side: SavedSide) -> int:
    """Return our points for a side, if the coups fourrés were those the program paid."""
    display = position.displays[seat]
    ours = sheets(position)[seat].total if position.phase == OVER else points(display)
    return ours + BSD_101.coup_fourre_points * (sum(side.coups) - ones(display.crosswise))
