"""The house rules of the rally game, and which of them contradict each other."""

from typing import Final

from tischrunde.core.house import Changes, HouseRule, HouseRules
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.editions import EARLIER, EDITIONS

_RULES: Final = {
    "exact_goal": HouseRule(
        "house/exact-goal", ("overshoot",), impossible=("past-the-goal", "too-far-past")
    ),
    "most_200s": HouseRule("house/most-200s", ("too-many-200s",), impossible=("too-many-200s",)),
    "limit_has_own_pile": HouseRule("house/limit-has-own-pile", ("limit-in-force",)),
    "limit_needs_green": HouseRule(
        "house/limit-needs-green", ("limit-before-start", "limit-needs-green")
    ),
    "attack_before_opening": HouseRule("house/attack-before-opening", ("attack-before-opening",)),
    "under_right_of_way": HouseRule("house/under-right-of-way", ("right-of-way-unassailable",)),
    "safety_plays_again": HouseRule("house/safety-plays-again"),
    "coup_fourre_chain": HouseRule("house/coup-fourre-chain"),
    "chain_draws_two": HouseRule("house/chain-draws-two"),
    "discard_only_when_stuck": HouseRule(
        "house/discard-only-when-stuck", ("discard-only-when-stuck",)
    ),
    "hands_played_out": HouseRule("house/hands-played-out"),
    "extension": HouseRule("house/extension", impossible=("no-extension",)),
    "extension_after_stock": HouseRule(
        "house/extension-after-stock", impossible=("called-too-late",)
    ),
    "safety_points": HouseRule("house/points", lines=("safeties",)),
    "all_safeties_points": HouseRule("house/points", lines=("all-safeties",)),
    "coup_fourre_points": HouseRule("house/points", lines=("coups-fourres",)),
    "win_points": HouseRule("house/points", lines=("win",)),
    "no_200s_points": HouseRule("house/points", lines=("no-200s",)),
    "stock_points": HouseRule("house/points", lines=("after-stock", "before-stock")),
    "stock_award": HouseRule(
        "house/stock-award",
        lines=("after-stock", "before-stock"),
        impossible=("stock-disagrees",),
    ),
    "unplaced_award": HouseRule("house/unplaced-award", lines=("unplaced",)),
    "unplaced_points": HouseRule("house/points", lines=("unplaced",)),
    "unplaced_scores_safeties_only": HouseRule("house/unplaced-scores-safeties-only"),
    "extension_points": HouseRule("house/points", lines=("extension", "failed-extension")),
    "failed_extension_pays_opponents": HouseRule(
        "house/failed-extension-pays-opponents", lines=("failed-extension",)
    ),
    "target": HouseRule("house/target", least=1),
}

_ONLY_WITH_EXTENSION: Final = (
    "extension_after_stock",
    "extension_points",
    "failed_extension_pays_opponents",
)


def _contradiction(agreed: Edition, changes: Changes) -> tuple[str, str] | None:
    """Return the reason and the field why rules cannot be played together."""
    if not agreed.limit_has_own_pile and not agreed.limit_needs_green:
        return "limit-shares-the-battle-pile", "limit_needs_green"
    if agreed.safety_plays_again and not agreed.coup_fourre_chain:
        return "safeties-always-play-again", "coup_fourre_chain"
    if agreed.chain_draws_two and not agreed.coup_fourre_chain:
        return "no-chain-to-draw-in", "chain_draws_two"
    four_singles = 0 if agreed.all_safeties_on_top else 4 * agreed.safety_points
    if agreed.all_safeties_points < four_singles:
        return "four-safeties-below-four-times-one", "all_safeties_points"
    for field in _ONLY_WITH_EXTENSION:
        if field in changes and not agreed.extension:
            return "nothing-without-the-extension", field
    return None


HOUSE: Final = HouseRules(
    editions=EDITIONS,
    rules=_RULES,
    contradiction=_contradiction,
    presets={"printed": {}},
    earlier=EARLIER,
)
"""Reads and writes rule sets: an edition and the house rules agreed on."""
