"""Everything a game can ask for is asked, and can be answered."""

import random
from collections.abc import Iterable

import pytest

from tests.terminal.plain.at_home import HANDED_ON, LET_GO, Typed, before_the_deal, spoken
from tischrunde.rallye.cards import Card
from tischrunde.rallye.moves import Discard
from tischrunde.terminal.plain.choice import misgiving
from tischrunde.texts.company import Company

ENOUGH = 6000
FIVE = ("Ida", "Ben", "Cem", "Eva", "Jan")
MATCHES = [
    (
        ("rallye", "winning-moves,attack-before-opening,target=1000", FIVE[:3]),
        [
            "Gegen wen?",
            "Welche Karte legst du ab?",
            "Dagegen hast du nichts auf der Hand.",
            "Du hast den passenden Trumpf.",
            "Den Angriff hinnehmen",
            "Blitzaktion: auf den Angriff antworten",
        ],
    ),
    (
        ("uno", "uno-carabiner,seven_zero,jump_in,target=500", FIVE),
        [
            "Welche Farbe wünschst du dir?",
            "Rufst du dabei „Uno“?",
            "Herausfordern",
            "Die Karten ziehen",
            "Die gezogene Karte behalten",
            "Die Karten mit Ben tauschen",
            "Grün wünschen",
        ],
    ),
    (
        ("uno", "uno-carabiner,target=1000", FIVE[:2]),
        ["e Ben: Ben erwischen", "u: „Uno“ rufen", "Du rufst „Uno!“", "Du hast Ben erwischt!"],
    ),
]


def answering(seed: int) -> Typed:
    """Return somebody who catches Ben and else answers at random, until enough was said."""
    dice = random.Random(seed)

    def typed(said: list[str]) -> str | None:
        if said[-1].startswith(HANDED_ON):
            return dice.choice(["", "", "u"])
        if len(said) > ENOUGH or "Die Partie ist zu Ende." in said[-5:]:
            return None
        if said[-1].startswith(LET_GO):
            return ""
        if "e Ben: Ben erwischen" in said[-12:]:
            return "e ben"
        if "u: „Uno“ rufen" in said[-12:]:
            return "u"
        most = 8 if said[-1] == "Deine Wahl?" else 3
        return str(min(dice.randint(1, most), dice.randint(1, most)))

    return typed


@pytest.mark.parametrize(("match", "asked"), MATCHES)
def test_all_is_asked_in_matches_played_at_random(
    match: tuple[str, str, tuple[str, ...]], asked: Iterable[str]
) -> None:
    game, rules, names = match
    said: set[str] = set()
    for seed in range(3):
        lines = spoken(before_the_deal(game, rules, names, (), b"%d" % seed), answering(seed))
        said |= {line.replace("\N{NO-BREAK SPACE}", " ").lstrip("0123456789. ") for line in lines}
    assert {*asked} <= said


def test_a_safety_is_thrown_away_only_on_second_thoughts() -> None:
    company = Company("rallye", "fx-schmid", ("Ida", "Ben"), ((0,), (1,)), 0)
    doubt = misgiving(Discard(Card.RIGHT_OF_WAY), company, "de")
    assert doubt is not None
    assert doubt.words == "„Vorfahrt“ ablegen?"
    assert misgiving(Discard(Card.STOP), company, "de") is None
