"""Who sits where: the members of a party are spread evenly around the table."""

from tischrunde.core.game import Party, Seat


def party_of(players: int, parties: int) -> tuple[Party, ...]:
    """Return the party of each seat."""
    return tuple(seat % parties for seat in range(players))


def members(players: int, parties: int) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats of each party."""
    return tuple(tuple(range(party, players, parties)) for party in range(parties))
