"""The rules of a pad, by what was agreed when it was opened, and what can be written on it."""

from functools import lru_cache

from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.record import LONGEST_NAME, is_fit
from tischrunde.games.catalogue import GAMES, score_pad
from tischrunde.games.replay import Untrue
from tischrunde.pad.events import (
    KEPT,
    MAX_ROUNDS,
    FirstDealer,
    Opened,
    Place,
    RoundProblem,
    SeatName,
)
from tischrunde.pad.pad import PadRules


@lru_cache(maxsize=16)
def rules_of(opened: Opened) -> PadRules:
    """Return the rules of a pad; raise Untrue if there are none such here."""
    pad = score_pad(opened.game) if opened.game in GAMES else None
    if pad is None:
        raise Untrue("no-such-game", game=opened.game)
    house = GAMES[opened.game].house
    try:
        edition = house.read(opened.rules, opened.revision)
    except HouseRulesRefused as refused:
        if refused.refusal.reason == "no-such-revision":
            raise Untrue("no-such-revision", revision=opened.revision) from None
        raise Untrue(
            "no-such-rules", refusal=refused.refusal, game=opened.game, rules=opened.rules
        ) from None
    if house.write(edition) != opened.rules:
        raise Untrue("rules-written-otherwise", rules=house.write(edition))
    if len(opened.names) not in edition.player_counts:
        raise Untrue("wrong-players", players=len(opened.names))
    return PadRules(pad, pad.rules(edition, len(opened.names)))


def misfit(rules: PadRules, place: Place, value: str | None) -> str | None:
    """Return why this cannot be written on a pad, or None if it can."""
    if isinstance(place, SeatName):
        if not 0 <= place.seat < rules.table.players:
            return "no-such-seat"
        return None if value is None or is_fit(value, LONGEST_NAME) else "wrong-value"
    if isinstance(place, FirstDealer):
        seats = [str(number) for number in range(1, rules.table.players + 1)]
        return None if value is None or value in seats else "wrong-value"
    if not 1 <= place.round <= MAX_ROUNDS:
        return "no-such-round"
    if not rules.pad.has_field(rules.table, place.field):
        return "no-such-field"
    if isinstance(place, RoundProblem):
        known = place.reason in rules.table.edition.impossible
        return None if known and value in (None, KEPT) else "wrong-value"
    fits = value is None or rules.pad.is_answer(rules.table, place.field, value)
    return None if fits else "wrong-value"
