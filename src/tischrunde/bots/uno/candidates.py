"""Which moves are worth trying: senseless ones are left out."""

from tischrunde.core.native import i64
from tischrunde.uno.moves import CALL_UNO, CATCH, CHALLENGE, COLOUR_AT, DRAW, NO_COLOUR, UNO
from tischrunde.uno.position import Position
from tischrunde.uno.rules import COLOURED_BITS, TWO, of_colour


def candidates(position: Position, seat: i64) -> list[int]:
    """Return the codes worth trying: a call or a catch at once, else what is not plainly worse."""
    codes = position.codes(seat)
    for code in codes:
        if CALL_UNO <= code < CHALLENGE and _is_called_for(position, seat, code):
            return [code]
    return [code for code in codes if _is_sensible(position, seat, code)]


def favourite_first(codes: list[int], favourite: i64) -> list[int]:
    """Return the codes with the one a policy would choose in front."""
    return [favourite, *[code for code in codes if code != favourite]]


def _is_called_for(position: Position, seat: i64, code: i64) -> bool:
    """Whether a call was forgotten, or an opponent can be caught."""
    party_of = position.rules.party_of
    return code == CALL_UNO or party_of[code - CATCH] != party_of[seat]


def _is_sensible(position: Position, seat: i64, code: i64) -> bool:
    if CALL_UNO <= code < CHALLENGE:
        return False
    hand = position.hands[seat]
    if code == DRAW:
        return not position.playable(seat) & COLOURED_BITS
    if code > DRAW:
        return True
    if hand.size == TWO and not code & UNO:
        return False
    colour = code >> COLOUR_AT & 7
    coloured = hand.kinds & COLOURED_BITS
    return colour == NO_COLOUR or not coloured or coloured & of_colour(colour) != 0
