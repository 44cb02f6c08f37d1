"""House rules: fields of an edition that a family agreed to change, checked against each other."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import Final

from tischrunde.core.refusal import Refusal
from tischrunde.rallye.edition import Edition

HouseValue = bool | int | Enum


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A field that may be changed: its clause, and the refusals and score lines it decides."""

    clause: str
    refusals: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()


HOUSE_RULES: Final[Mapping[str, HouseRule]] = MappingProxyType(
    {
        "exact_goal": HouseRule("house/exact-goal", ("overshoot",)),
        "most_200s": HouseRule("house/most-200s", ("too-many-200s",)),
        "limit_has_own_pile": HouseRule("house/limit-has-own-pile", ("limit-in-force",)),
        "limit_needs_green": HouseRule(
            "house/limit-needs-green", ("limit-before-start", "limit-needs-green")
        ),
        "under_right_of_way": HouseRule("house/under-right-of-way", ("right-of-way-unassailable",)),
        "safety_plays_again": HouseRule("house/safety-plays-again"),
        "coup_fourre_chain": HouseRule("house/coup-fourre-chain"),
        "discard_only_when_stuck": HouseRule(
            "house/discard-only-when-stuck", ("discard-only-when-stuck",)
        ),
        "hands_played_out": HouseRule("house/hands-played-out"),
        "extension": HouseRule("house/extension"),
        "extension_after_stock": HouseRule("house/extension-after-stock"),
        "safety_points": HouseRule("house/points", lines=("safeties",)),
        "all_safeties_points": HouseRule("house/points", lines=("all-safeties",)),
        "coup_fourre_points": HouseRule("house/points", lines=("coups-fourres",)),
        "win_points": HouseRule("house/points", lines=("win",)),
        "no_200s_points": HouseRule("house/points", lines=("no-200s",)),
        "stock_points": HouseRule("house/points", lines=("after-stock", "before-stock")),
        "stock_award": HouseRule("house/stock-award", lines=("after-stock", "before-stock")),
        "unplaced_award": HouseRule("house/unplaced-award", lines=("unplaced",)),
        "unplaced_points": HouseRule("house/points", lines=("unplaced",)),
        "unplaced_scores_safeties_only": HouseRule("house/unplaced-scores-safeties-only"),
        "extension_points": HouseRule("house/points", lines=("extension", "failed-extension")),
        "failed_extension_pays_opponents": HouseRule(
            "house/failed-extension-pays-opponents", lines=("failed-extension",)
        ),
        "target": HouseRule("house/target"),
    }
)

_ONLY_WITH_EXTENSION: Final = (
    "extension_after_stock",
    "extension_points",
    "failed_extension_pays_opponents",
)


class HouseRulesRefused(ValueError):  # noqa: N818 - what happened has a name of its own
    """House rules that cannot be played together, or at all."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"house rules refused: {refusal.reason} {dict(refusal.args)}")
        self.refusal = refusal


def with_house_rules(edition: Edition, changes: Mapping[str, HouseValue]) -> Edition:
    """Return the edition as changed by a family; what cannot be played raises."""
    for field, value in changes.items():
        _check_field(edition, field, value)
    agreed = replace(edition, **dict(changes))  # type: ignore[arg-type] # checked field by field
    _check_together(agreed, changes)
    return replace(
        agreed,
        basis=MappingProxyType(
            {**edition.basis, **{field: (HOUSE_RULES[field].clause,) for field in changes}}
        ),
        refusals=MappingProxyType(
            {
                **edition.refusals,
                **{key: HOUSE_RULES[f].clause for f in changes for key in HOUSE_RULES[f].refusals},
            }
        ),
        lines=MappingProxyType(
            {
                **edition.lines,
                **{key: HOUSE_RULES[f].clause for f in changes for key in HOUSE_RULES[f].lines},
            }
        ),
    )


def _check_field(edition: Edition, field: str, value: HouseValue) -> None:
    if field not in HOUSE_RULES:
        raise HouseRulesRefused(Refusal("unknown-house-rule", "house/agreed", {"field": field}))
    if type(value) is not type(getattr(edition, field)):
        _refuse("wrong-value", field)
    if isinstance(value, int) and value < (1 if field == "target" else 0):
        _refuse("wrong-value", field)


def _check_together(agreed: Edition, changes: Mapping[str, HouseValue]) -> None:
    if not agreed.limit_has_own_pile and not agreed.limit_needs_green:
        _refuse("limit-shares-the-battle-pile", "limit_needs_green")
    if agreed.safety_plays_again and not agreed.coup_fourre_chain:
        _refuse("safeties-always-play-again", "coup_fourre_chain")
    four_singles = 0 if agreed.all_safeties_on_top else 4 * agreed.safety_points
    if agreed.all_safeties_points < four_singles:
        _refuse("four-safeties-below-four-times-one", "all_safeties_points")
    for field in _ONLY_WITH_EXTENSION:
        if field in changes and not agreed.extension:
            _refuse("nothing-without-the-extension", field)


def _refuse(reason: str, field: str) -> None:
    raise HouseRulesRefused(Refusal(reason, HOUSE_RULES[field].clause, {"field": field}))
