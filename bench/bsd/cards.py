"""The program's numbers and names for the cards."""

from typing import Final

from tischrunde.rallye.cards import Card

NAMES: Final = {
    Card.KM_25: "25",
    Card.KM_50: "50",
    Card.KM_75: "75",
    Card.KM_100: "100",
    Card.KM_200: "200",
    Card.EMPTY_TANK: "Out of Gas",
    Card.FLAT_TYRE: "Flat Tire",
    Card.ACCIDENT: "Accident",
    Card.STOP: "Stop",
    Card.SPEED_LIMIT: "Speed Limit",
    Card.PETROL: "Gasoline",
    Card.SPARE_TYRE: "Spare Tire",
    Card.REPAIRS: "Repairs",
    Card.ROLL: "Go",
    Card.END_OF_LIMIT: "End of Limit",
    Card.PETROL_STATION: "Extra Tank",
    Card.PUNCTURE_PROOF: "Puncture Proof",
    Card.DRIVING_ACE: "Driving Ace",
    Card.RIGHT_OF_WAY: "Right of Way",
}
"""Every card in the order of the program's numbers, as its screen names it."""

BY_NUMBER: Final = tuple(NAMES)
NUMBERS: Final = {card: number for number, card in enumerate(BY_NUMBER)}
BY_NAME: Final = {name: card for card, name in NAMES.items()}

NO_CARD: Final = -1
SAFETIES_IN_ORDER: Final = BY_NUMBER[15:]
"""The safeties, as the program counts them and its screen lists them."""


def number(card: Card | None) -> int:
    """Return the program's number for a card or for none."""
    return NO_CARD if card is None else NUMBERS[card]


def numbered(value: int) -> Card | None:
    """Return the card of a number of the program, or None."""
    if not NO_CARD <= value < len(BY_NUMBER):
        raise ValueError(f"{value} is no card")
    return None if value == NO_CARD else BY_NUMBER[value]
