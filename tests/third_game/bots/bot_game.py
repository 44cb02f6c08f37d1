"""What bots know of Zwanzig."""

from typing import Final, cast

from tests.third_game.rules import scoring
from tests.third_game.rules.determinization import Determinization
from tests.third_game.rules.moves import DRAW, decode, encode
from tests.third_game.rules.position import Position, Rules
from tests.third_game.rules.view import RoundView
from tischrunde.bots.bot import Budget
from tischrunde.bots.bot_game import BotGame
from tischrunde.bots.policy import Policy
from tischrunde.bots.reason import Reason
from tischrunde.bots.stakes import Stakes
from tischrunde.core.dice import Dice
from tischrunde.core.match_view import MatchView
from tischrunde.core.position import Playable

IDS: Final = ("goes-out", "leaves-near-cards")
"""What can be a reason for a move."""

_OUT: Final = 100
_NEAR: Final = 4


class Neighbour(Policy):
    """Lays the card that leaves the most cards of the own hand near."""

    def move(self, position: Playable, seat: int, dice: Dice) -> int:  # noqa: ARG002
        """Return the code of a legal move of a seat the round waits for."""
        codes = position.codes(seat)
        return max(codes, key=lambda code: self.value(position, seat, code))

    def value(self, position: Playable, seat: int, code: int) -> int:
        """Return how much speaks for a move."""
        return sum(reason.value for reason in reasons(self, position, seat, code))


def reasons(_: Policy, position: Playable, seat: int, code: int) -> list[Reason]:
    """Return what speaks for a move."""
    round_ = cast("Position", position)
    if code >= DRAW:
        return []
    left = [card for card in round_.hands[seat].held if card != code]
    if not left:
        return [Reason("goes-out", _OUT)]
    near = sum(abs(card - code) <= round_.rules.edition.reach for card in left)
    return [Reason("leaves-near-cards", _NEAR * near)] if near else []


class ZwanzigStakes(Stakes):
    """The score of Zwanzig: the first with the target wins."""

    def points(self, position: Playable, party: int) -> int:
        """Return what a party scores in a finished round."""
        return scoring.points(cast("Position", position), party)


def stakes(rules: Rules, view: MatchView[RoundView]) -> ZwanzigStakes:
    """Return what is at stake for the seat of a view."""
    assert view.round.seat is not None
    party = rules.party_of[view.round.seat]
    return ZwanzigStakes(party, view.totals, view.target, swing=3.0, pace=2.0)


BOT_GAME: Final = BotGame(
    encode=encode,
    decode=decode,
    imagining=Determinization,
    stakes=stakes,
    policies=dict.fromkeys(("easy", "medium", "strong", "expert"), lambda _rules: Neighbour()),
    budgets={"expert": Budget(rollouts=200, seconds=0.1)},
    worth_trying=lambda _policy, _position, _seat, codes: codes,
    reasons=reasons,
    trust=0.05,
)
