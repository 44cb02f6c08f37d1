"""The house rules of UNO, and which of them contradict each other."""

from typing import Final

from tischrunde.core.house import Changes, HouseRule, HouseRules
from tischrunde.uno.edition import Edition, Stacking
from tischrunde.uno.editions import EDITIONS

_RULES: Final = {
    "stacking": HouseRule("house/stacking", ("stack-open",)),
    "draw_until_playable": HouseRule("house/draw-until-playable"),
    "must_play_drawn": HouseRule("house/must-play-drawn", ("must-play-drawn",)),
    "reverse_skips_with_two": HouseRule("house/reverse-skips-with-two"),
    "jump_in": HouseRule("house/jump-in", ("not-identical",)),
    "seven_zero": HouseRule("house/seven-zero", ("swap-open", "no-swap-open", "no-such-seat")),
    "bluffing": HouseRule("house/no-bluffing", ("bluff",)),
    "teams": HouseRule("house/teams"),
    "everybody_keeps_points": HouseRule("house/everybody-keeps-points"),
    "target": HouseRule("house/target", least=1),
}

FAMILY: Final[Changes] = {
    "bluffing": False,
    "reverse_skips_with_two": True,
    "must_play_drawn": True,
}
WILD: Final[Changes] = {
    "bluffing": False,
    "stacking": Stacking.TWOS_AND_FOURS,
    "draw_until_playable": True,
    "reverse_skips_with_two": True,
    "jump_in": True,
    "seven_zero": True,
}


def _contradiction(agreed: Edition, _: Changes) -> tuple[str, str] | None:
    """Return the reason and the field why rules cannot be played together."""
    if agreed.stacking is Stacking.TWOS_AND_FOURS and agreed.bluffing:
        return "stacked-fours-cannot-be-challenged", "stacking"
    if agreed.reverse_skips_with_two and agreed.teams:
        return "teams-are-never-two-players", "reverse_skips_with_two"
    return None


HOUSE: Final = HouseRules(
    editions=EDITIONS,
    rules=_RULES,
    contradiction=_contradiction,
    presets={"printed": {}, "family": FAMILY, "wild": WILD},
)
"""Reads and writes rule sets: an edition and the house rules agreed on."""
