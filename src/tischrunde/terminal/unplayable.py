"""Rules that cannot be played, in words with a suggestion."""

from tischrunde import texts
from tischrunde.core.card_game import CardGame
from tischrunde.core.house import HouseRulesRefused
from tischrunde.games.catalogue import GAMES
from tischrunde.terminal.troubles import meant


def unplayable(game: CardGame, refused: HouseRulesRefused, language: str) -> str:
    """Return why rules cannot be played, for an unknown edition or rule with a guess."""
    refusal = refused.refusal
    words = texts.explain(game.id, refusal, "", language, group="house")
    if refusal.reason == "no-such-edition":
        return f"{words} {meant(str(refusal.args['field']), game.editions, language)}"
    if refusal.reason == "unknown-house-rule":
        written = str(refusal.args["field"]).replace("_", "-")
        known = [*game.house.presets, *(rule.replace("_", "-") for rule in game.house.rules)]
        return f"{words} {meant(written, known, language)}"
    return words


def unknown(rules: str, language: str) -> str:
    """Return that the edition of some rules is unknown, and which was probably meant."""
    edition = rules.partition(",")[0]
    words = texts.say("agreeing", "no-such-edition", language, edition=edition)
    editions = [known for game in GAMES.values() for known in game.editions]
    return f"{words} {meant(edition, editions, language)}"
