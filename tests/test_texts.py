"""The texts say the same things in all three languages."""

import re
from enum import Enum
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_message

from tests.rallye.table import Table
from tischrunde import texts
from tischrunde.bots.rallye.reasons import IDS as RALLYE_REASONS
from tischrunde.bots.uno.reasons import IDS as UNO_REASONS
from tischrunde.core.card_game import CardGame
from tischrunde.core.edition import Edition
from tischrunde.core.house import HouseValue
from tischrunde.core.refusal import Refusal
from tischrunde.games.catalogue import GAMES
from tischrunde.games.register import Clause, house_register, register
from tischrunde.rallye.edition import Edition as RallyeEdition
from tischrunde.rallye.moves import EVERY_MOVE as RALLYE_MOVES
from tischrunde.texts.narration import move_words
from tischrunde.uno.edition import Edition as UnoEdition
from tischrunde.uno.moves import EVERY_MOVE as UNO_MOVES

CLAUSES = [
    pytest.param(game, clause, id=f"{game} {clause.id}")
    for game in GAMES
    for clause in (*register(game), *house_register(game))
]
EDITIONS = [
    pytest.param(game, edition, id=edition.id)
    for game in GAMES.values()
    for edition in game.editions.values()
]
HOUSE_RULES = [
    pytest.param(field, getattr(next(iter(game.editions.values())), field), id=f"{game.id} {field}")
    for game in GAMES.values()
    for field in game.house.rules
]


AnyEdition = RallyeEdition | UnoEdition
EVERY_MOVE = {"rallye": RALLYE_MOVES, "uno": UNO_MOVES}
RESOURCES = sorted(file.stem for file in (Path(texts.__file__).parent / "de").glob("*.ftl"))
PRINTED = [name for name in RESOURCES if name.startswith(("clauses-", "house-"))]
"""Clauses, which English has in the register itself."""
READ_BY_PEOPLE = [
    pytest.param(language, name, id=f"{language} {name}")
    for language in texts.LANGUAGES
    for name in RESOURCES
    if language != "en" or name not in PRINTED
]
NO_SENTENCE = re.compile(r"^(card-|#).*$", re.MULTILINE)
SPLIT_UNIT = re.compile(r"[\d}] km\b")
SPLIT_FRENCH = re.compile(r"\S [;!?:»](?!\w)|« ")


def variables(resource: str, language: str) -> dict[str, set[str]]:
    """Return the variables of each message; a text that is no Fluent fails."""
    found = {}
    for entry in parse(texts.fluent.source(resource, language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            used = re.findall(r"\$([\w-]+)", serialize_message(entry))
            found[entry.id.name] = set(used) - {"edition"}
    return found


def spaced(text: str) -> str:
    """Return a text with ordinary spaces only."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NNBSP}", " ")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("resource", [name for name in RESOURCES if name not in PRINTED])
def test_every_language_has_the_same_messages_and_variables(resource: str, language: str) -> None:
    assert variables(resource, language) == variables(resource, "en")


@pytest.mark.parametrize(("language", "resource"), READ_BY_PEOPLE)
def test_no_line_breaks_before_a_unit_or_a_french_sign(language: str, resource: str) -> None:
    source = NO_SENTENCE.sub("", texts.fluent.source(resource, language))
    assert not SPLIT_UNIT.findall(source)
    if language == "fr":
        assert not SPLIT_FRENCH.findall(source)


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize(("game", "clause"), CLAUSES)
def test_every_clause_is_told_in_german_and_french(
    game: str, clause: Clause, language: str
) -> None:
    says, ruling = texts.clause(game, clause.id, language)
    assert (says is None) == (clause.says is None)
    assert (ruling is None) == (clause.ruling is None)


def test_a_ruling_is_told_as_it_stands() -> None:
    for game in GAMES:
        for clause in (*register(game), *house_register(game)):
            _, ruling = texts.clause(game, clause.id, "fr")
            assert (ruling or "") in texts.say(game, "ruling", "fr", text=ruling or "")


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_no_clause_is_told_that_does_not_exist(
    game: CardGame, edition: Edition, language: str
) -> None:
    printed = [clause for clause in register(game.id) if clause.book == edition.id]
    for resource, clauses in (
        (f"clauses-{edition.id}", printed),
        (f"house-{game.id}", house_register(game.id)),
    ):
        told = set(variables(resource, language))
        assert told == {clause.id.replace("/", "-") for clause in clauses}


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_no_two_cards_of_a_box_share_a_name(
    game: CardGame, edition: AnyEdition, language: str
) -> None:
    names = {texts.card_name(game.id, card.slug, edition.id, language) for card in edition.deck}
    assert len(names) == len(edition.deck)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_reason_and_line_has_words(game: CardGame, edition: Edition) -> None:
    words = set(variables(game.id, "de"))
    by_house = {reason for rule in game.house.rules.values() for reason in rule.refusals}
    assert {f"refusal-{reason}" for reason in {*edition.refusals, *by_house}} <= words
    assert {f"line-{line}" for line in edition.lines} <= words


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_reason_of_the_score_pad_has_words_and_none_is_left_over(game: CardGame) -> None:
    editions = game.editions.values()
    reasons = {reason for edition in editions for reason in edition.impossible}
    reasons |= {reason for rule in game.house.rules.values() for reason in rule.impossible}
    assert set(variables(f"pad-{game.id}", "de")) == {f"impossible-{name}" for name in reasons}


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("field", "printed"), HOUSE_RULES)
def test_a_page_names_every_house_rule_and_says_what_holds_with_each_value(
    field: str, printed: HouseValue, language: str
) -> None:
    rule = f"rule-{field.replace('_', '-')}"
    assert texts.say("web-start", f"{rule}-name", language)
    said = {value: texts.say("web-start", rule, language, value=value) for value in told(printed)}
    assert len(set(said.values())) == len(said)
    if type(printed) is int:
        assert all(re.search(rf"\b{value}\b", words) for value, words in said.items())


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_page_explains_every_house_rule_in_a_sentence_and_nothing_else(language: str) -> None:
    fields = {field.replace("_", "-") for game in GAMES.values() for field in game.house.rules}
    assert set(variables("web-house", language)) == {f"rule-{field}-note" for field in fields}


def told(printed: HouseValue) -> list[str]:
    """Return values of a rule, of numbers a few, as pages hand them to the texts."""
    if isinstance(printed, Enum):
        return [choice.value for choice in type(printed)]
    return ["yes", "no"] if isinstance(printed, bool) else ["0", "1", "750"]


def test_every_reason_of_a_hint_has_words_and_none_is_left_over() -> None:
    told = {message for message in variables("hints", "de") if message.startswith("reason-")}
    assert told == {f"reason-{reason}" for reason in (*RALLYE_REASONS, *UNO_REASONS)}


def test_no_two_games_mean_different_things_by_a_reason() -> None:
    assert not RALLYE_REASONS & UNO_REASONS


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_move_is_said_in_words_of_its_own(
    game: CardGame, edition: AnyEdition, language: str
) -> None:
    moves = EVERY_MOVE[game.id]
    said = {move_words(game.id, move, edition.id, language) for move in moves}
    assert len(said) == len(moves)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Bei dir liegt „Reifenpanne“. Leg zuerst „Ersatzreifen“ darauf."),
        ("en", "“Flat tyre” lies in front of you. Lay “Spare tyre” on it first."),
        ("fr", "« Crevaison » est posé chez vous. Couvrez-le d’abord de « Roue de secours »."),
    ],
)
def test_a_refusal_names_the_cards_as_the_box_does(language: str, sentence: str) -> None:
    table = Table("winning-moves 2; A: roll flat-tyre; 1: 100 ...; turn: 1")
    refusal = table.refusal("1 100")
    assert refusal
    assert spaced(texts.explain("rallye", refusal, "winning-moves", language)) == sentence


@pytest.mark.parametrize(
    ("language", "turn", "protected"),
    [
        (
            "de",
            "Platz 3 ist dran. Warte, bis du dran bist.",
            "„Tankstelle“ schützt Partei B.",
        ),
        ("en", "It is seat 3’s turn. Wait for yours.", "“Petrol station” protects party B."),
        (
            "fr",
            "C’est à la place 3 de jouer. Attendez votre tour.",
            "« Station-service » protège le camp B.",
        ),
    ],
)
def test_whoever_has_no_name_is_spoken_of_by_seat_or_party(
    language: str, turn: str, protected: str
) -> None:
    waiting = Refusal("not-your-turn", "schmidt/turn", {"seat": 2})
    safe = Refusal("protected", "schmidt/safety", {"party": 1, "safety": "petrol-station"})
    for game in ("rallye", "uno"):
        assert texts.explain(game, waiting, "schmidt", language) == turn
    assert spaced(texts.explain("rallye", safe, "schmidt", language)) == protected


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(
    "message",
    [
        *("attacked", "own-km", "own-battle", "own-battle-bare"),
        *("own-limit", "score-of", "score-nothing"),
    ],
)
def test_a_team_is_not_spoken_to_like_one_of_it(message: str, language: str) -> None:
    known: dict[str, str | int] = {"card": "x", "km": 5, "goal": 700, "party": "x", "total": 5}
    used = {key: known[key] for key in variables("plain", language)[message] if key in known}
    team, you = (
        texts.say("plain", message, language, whom=whom, **used) for whom in ("team", "you")
    )
    assert team != you
