"""The one edition of the game, and its house rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from tests.third_game.rules.cards import CARDS, Card
from tischrunde.core.edition import Edition as PrintedEdition
from tischrunde.core.edition import cited, citing
from tischrunde.core.house import HouseRule, HouseRules


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition(PrintedEdition):
    """A printed rulebook of Zwanzig."""

    deck: Mapping[Card, int]
    reach: int
    """By how much a card may differ from the one on top."""

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many may sit down to a game."""
        return (2, 3, 4)


TIN: Final = Edition(
    id="zwanzig-tin",
    revision=1,
    target=3,
    deck=MappingProxyType(dict.fromkeys(CARDS, 1)),
    reach=5,
    basis=cited("zwanzig-tin", deck="deck", reach="near", target="match"),
    refusals=citing(
        "zwanzig-tin",
        {
            "round-over": "going-out",
            "not-your-turn": "first-player",
            "card-not-held": "near",
            "too-far": "near",
            "card-fits": "draw",
            "nothing-to-draw": "pass",
            "stock-not-empty": "pass",
        },
    ),
    lines=citing("zwanzig-tin", {"left": "score"}),
)

HOUSE: Final = HouseRules(
    editions=MappingProxyType({TIN.id: TIN}),
    rules={
        "reach": HouseRule("house/reach", ("too-far",), least=1),
        "target": HouseRule("house/target", least=1),
    },
    contradiction=lambda _edition, _changes: None,
    presets={"printed": {}},
)
