"""Rounds that could be the one a seat sees: the hidden cards dealt again, all else as it is."""

from tests.third_game.rules.position import Hand, Position, Rules
from tests.third_game.rules.view import RoundView
from tischrunde.core.determinization import Determinization as AnyImagining
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.shuffle import Numbers, shuffled


class Determinization(AnyImagining):
    """What a seat knows of a round, from which it can imagine how the hidden cards lie."""

    def __init__(self, rules: Rules, view: RoundView) -> None:
        self._rules = rules
        self._view = view
        self._hidden = bytes(card for card, count in view.unseen.items() if count)

    def round(self, numbers: Numbers) -> Position:
        """Return a round that looks to the seat like its own, any as likely as another."""
        view = self._view
        position = Position(self._rules, view.dealer, shuffled(self._hidden, numbers))
        for seat, size in enumerate(view.hand_sizes):
            own = seat == view.seat
            drawn = view.hand if own else [position.stock.pop() for _ in range(size)]
            position.hands[seat] = Hand(drawn)
        position.discards = [*(c for c, n in view.accounted.items() if n and c != view.top)]
        position.discards.append(view.top)
        position.seat = view.on_turn
        position.passes = view.passes
        position.phase = OVER if view.phase == "over" else position.phase
        position.winner = NOBODY if view.winner is None else view.winner
        return position
