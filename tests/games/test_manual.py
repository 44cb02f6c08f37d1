"""Manuals are true: their pictures by the rules, their numbers by the edition."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from tests.games.rule_sets import changed, rule_sets
from tischrunde import texts
from tischrunde.core.card_game import CardGame
from tischrunde.core.house import HouseRulesRefused
from tischrunde.games import manual as manual_module
from tischrunde.games.catalogue import GAMES
from tischrunde.games.manual import FalseClaim, Figure, Manual, Paragraph, Table, manual
from tischrunde.games.manual_facts import facts
from tischrunde.games.manual_outline import Outline, outline
from tischrunde.games.register import house_register, register
from tischrunde.rallye.cards import PAIRS

EDITIONS = [
    pytest.param(game, edition, id=edition.id)
    for game in GAMES.values()
    for edition in game.editions.values()
]
FIRST_ROUND_WORDS = 480
"""Maximum number of words one reads before the first round: four screens of a phone."""


class German(NamedTuple):
    """What is read in German, by rule set, and the messages used for it, by game."""

    manuals: dict[str, str]
    messages: dict[str, set[str]]


def written(game: CardGame, edition: Any, language: str = "de") -> Manual:
    found = manual(game, edition, language)
    assert found is not None
    return found


def words(parts: Iterable[Paragraph | Table | Figure]) -> Iterator[str]:
    """Return what is read of the parts of a chapter."""
    for part in parts:
        match part:
            case Paragraph(said):
                yield said
            case Table(title, head, rows):
                yield from (title, *head, *(cell.words for row in rows for cell in row))
            case Figure():
                for scene in part.scenes:
                    yield scene.caption
                    yield from (f"{claim.words} {claim.reason}" for claim in scene.claims)
                    yield from (
                        f"{line.id} {line.points}"
                        for sheets in scene.view.sheets
                        for sheet in sheets
                        for line in sheet.lines
                    )


def read(made: Manual) -> str:
    return "\n".join(
        line for chapter in made.chapters for line in (chapter.title, *words(chapter.parts))
    )


@pytest.fixture(scope="module")
def german() -> German:
    """Every rule set in German, which asks the rules for all that captions claim."""
    messages: dict[str, set[str]] = {game: set() for game in GAMES}
    say = texts.say

    def heard(resource: str, message: str, language: str, **args: Any) -> str:
        if resource.startswith("manual-"):
            messages[resource.removeprefix("manual-")].add(message)
        return say(resource, message, language, **args)

    with patch.object(texts, "say", heard):
        manuals = {
            game.house.write(edition): read(written(game, edition)) for game, edition in rule_sets()
        }
    return German(manuals, messages)


def test_what_every_caption_claims_is_so_in_every_edition_and_with_every_house_rule(
    german: German,
) -> None:
    assert len(german.manuals) > 100


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_it_is_so_with_several_house_rules_at_once(game: CardGame) -> None:
    """Two changes at a time, a part of all pairs chosen by counting."""
    made = 0
    for edition in game.editions.values():
        singles = list(changed(game, edition))
        for number, (field, other) in list(enumerate(singles))[::3]:
            further, last = singles[(number * 7 + 3) % len(singles)]
            if further == field:
                continue
            try:
                both = game.house.agreed(other, {further: getattr(last, further)})
            except HouseRulesRefused:
                continue
            written(game, both)
            made += 1
    assert made >= len(game.editions) * 3


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_no_placeable_is_left_and_no_text_is_empty(
    game: CardGame, edition: Any, language: str
) -> None:
    text = read(written(game, edition, language))
    assert not re.search(r"[{}$]|\bNone of\b|  |„“|“”|«\W»", text.replace(" None", ""))


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_clause_stands_under_a_heading(game: CardGame, edition: Any) -> None:
    under = {clause for chapter in written(game, edition).chapters for clause in chapter.clauses}
    under |= {
        clause
        for found in _outline(game).chapters
        for clause in (*found.clauses, *(each for part in found.parts for each in part.clauses))
        if clause.startswith("house/")
    }
    own = {clause.id for clause in register(game.id) if clause.book == edition.id}
    assert own - under == set()
    assert {clause.id for clause in house_register(game.id)} - under == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_clause_named_exists(game: CardGame) -> None:
    known = {clause.id for clause in (*register(game.id), *house_register(game.id))}
    names = {clause.partition("/")[2] for clause in known}
    for chapter in _outline(game).chapters:
        for clause in (
            *chapter.clauses,
            *(clause for part in chapter.parts for clause in part.clauses),
        ):
            assert clause in (known if "/" in clause else names)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_a_house_rule_changes_what_is_told(game: CardGame, edition: Any, german: German) -> None:
    printed = german.manuals[edition.id]
    same = {
        field
        for field, other in changed(game, edition)
        if german.manuals[game.house.write(other)] == printed
    }
    assert same <= _without_effect(edition)


def _without_effect(edition: Any) -> set[str]:
    """Return the fields that change nothing in an edition: what they are about is not played."""
    silent = set()
    if getattr(edition, "extension", True) is False:
        silent |= {"extension_points", "failed_extension_pays_opponents", "extension_after_stock"}
    if getattr(getattr(edition, "stock_award", None), "value", "") == "none":
        silent.add("stock_points")
    return silent


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_numbers_come_from_the_edition(game: CardGame, language: str) -> None:
    """No text of a manual has a digit of its own."""
    source = texts.fluent.source(f"manual-{game.id}", language)
    for line in source.splitlines():
        said = re.sub(r"\{[^}]*(\}|->)|^\s*\*?\[\w+\]|^[a-z0-9-]+ =", "", line)
        assert line.startswith("#") or not re.search(r"\d", said), line


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_the_first_round_is_told_on_a_few_screens(
    game: CardGame, edition: Any, language: str
) -> None:
    chapters = [chapter for chapter in written(game, edition, language).chapters if chapter.first]
    told = [
        said
        for chapter in chapters
        for part in chapter.parts
        for said in (
            [part.words]
            if isinstance(part, Paragraph)
            else [scene.caption for scene in part.scenes]
            if isinstance(part, Figure)
            else []
        )
    ]
    assert len(" ".join(told).split()) <= FIRST_ROUND_WORDS


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_told_in_some_rule_set(game: str, german: German) -> None:
    source = texts.fluent.source(f"manual-{game}", "de")
    assert set(re.findall(r"^([a-z0-9-]+) =", source, re.MULTILINE)) == german.messages[game]


def test_what_belongs_together_is_what_the_rules_say() -> None:
    (rows,) = (
        part.rows
        for chapter in _outline(GAMES["rallye"]).chapters
        for part in chapter.parts
        if part.table == "together"
    )
    expected = [tuple(card.slug for card in (p.hazard, p.remedy, p.safety)) for p in PAIRS]
    assert list(rows) == expected


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_counts_are_those_of_the_deck(game: CardGame, edition: Any) -> None:
    known = facts(game, edition, "en", _outline(game).terms)
    for card, count in edition.deck.items():
        assert known[f"count-{card.slug}"] == count
    assert str(known["deck"]) == str(sum(edition.deck.values()))


# ── faults put in by hand are found ───────────────────────────────────────────────────────────


def _outline(game: CardGame) -> Outline:
    found = outline(game.id)
    assert found is not None
    return found


def _told_wrong(game: CardGame, figure: str, **wrong: Any) -> Outline:
    """Return the outline with another claim in the first scene of every figure of this id."""
    right = _outline(game)
    chapters = tuple(
        replace(
            chapter,
            parts=tuple(
                replace(part, scenes=(replace(part.scenes[0], **wrong), *part.scenes[1:]))
                if part.figure == figure
                else part
                for part in chapter.parts
            ),
        )
        for chapter in right.chapters
    )
    assert chapters != right.chapters
    return replace(right, chapters=chapters)


@pytest.mark.parametrize(
    ("game", "figure", "wrong", "found"),
    [
        ("rallye", "start", {"may": ("1 100",)}, "1 100 is refused"),
        ("rallye", "start", {"may_not": {"1 roll": "roll-not-here"}}, "1 roll is allowed"),
        ("rallye", "start", {"may_not": {"1 100": "too-fast"}}, "refused as not-rolling"),
        ("rallye", "start", {"after": ("A: roll",)}, "no 'A: roll'"),
        ("rallye", "start", {"play": ("1 100",)}, "1 100 is refused, not-rolling"),
        ("rallye", "start", {"may": ("1 roll",), "only": True}, "is allowed too"),
        ("rallye", "sheet", {"lines": {"A": ("distance", "win")}}, "A scores"),
        ("uno", "match", {"may": ("1 green-6",)}, "1 green-6 is refused"),
    ],
)
def test_a_wrong_claim_is_found(game: str, figure: str, wrong: Any, found: str) -> None:
    printed = next(iter(GAMES[game].editions.values()))
    told = _told_wrong(GAMES[game], figure, **wrong)
    with (
        patch.object(manual_module, "outline", lambda _: told),
        pytest.raises(FalseClaim, match=found),
    ):
        manual(GAMES[game], printed, "en")
