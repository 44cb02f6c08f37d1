"""What holds for a round of any game: nobody acts or looks from beside the table."""

import pytest

from tischrunde.core.position import NOBODY
from tischrunde.games.catalogue import GAMES

POSITIONS = {"rallye": "fx-schmid 3", "uno": "uno-carabiner,jump-in 3; 1: red-3; discards: red-3"}


@pytest.mark.parametrize("seat", [NOBODY, 3, 99])
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_does_not_exist_neither_sees_nor_plays(game: str, seat: int) -> None:
    table = GAMES[game].read_round(POSITIONS[game])
    (move, *_) = table.legal(0)
    for attempt in (
        lambda: table.view(seat),
        lambda: table.legal(seat),
        lambda: table.refusal(seat, move),
        lambda: table.play(seat, move),
    ):
        with pytest.raises(ValueError, match="no seat"):
            attempt()
    assert table.view(None).hand == ()
