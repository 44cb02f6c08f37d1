"""House rules a family agreed on, as far as they can be played."""

from tischrunde.core.card_game import CardGame
from tischrunde.core.house import HouseRulesRefused
from tischrunde.games.line_ups import AnyEdition
from tischrunde.server.desk.request import Trouble


def agreed(game: CardGame, rules: str) -> AnyEdition:
    """Return the edition that a rule set stands for; what cannot be played is trouble."""
    try:
        edition: AnyEdition = game.house.read(rules)
    except HouseRulesRefused as refused:
        raise Trouble("refused-rules", refused.refusal) from None
    return edition
