"""Who is right, for a page and a terminal: a case answered in words, beside other rules."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeAlias

from tischrunde import texts
from tischrunde.core.card_game import CardGame
from tischrunde.core.case import Case, read_case, write_case
from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.layout import Layout, Unlayable, taps
from tischrunde.core.notation import Unreadable
from tischrunde.core.refusal import IllegalMove, Refusal
from tischrunde.core.seating import members
from tischrunde.games.cases import (
    Answer,
    answer,
    by_house_rules,
    compared,
    laid_out,
    layout_of,
    ready_cases,
)
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.games.rulebook import clause_words
from tischrunde.texts.company import Company
from tischrunde.texts.narration import move_words, told
from tischrunde.texts.quote import shortened

Plain: TypeAlias = dict[str, Any]


def case_templates(game: str) -> Plain:
    """Return how cases of a game are laid out: by template, what lies there and what it asks."""
    return {
        name: {"base": dict(template.base), "asks": list(template.asks)}
        for name, template in laid_out(game).templates.items()
    }


def case_questions(game: str, language: str) -> list[Plain]:
    """Return the questions people ask about a game, those first that a page shows at once."""
    known = laid_out(game).templates
    return [
        {
            "id": each.id,
            "title": texts.say(f"cases-{game}", f"case-{each.id}", language),
            "ready": each.ready,
            "template": each.layout.template,
            "picks": dict(each.layout.picks),
            "see": list(each.see),
            "taps": taps(known[each.layout.template], each.layout),
        }
        for each in sorted(ready_cases(game), key=lambda each: not each.ready)
    ]


def case_laid(  # noqa: PLR0913, PLR0917 - the fields of ``LaidCase``
    game: str,
    rules: str,
    template: str,
    picks: Mapping[str, str],
    language: str,
    beside: bool = True,  # noqa: FBT001, FBT002 - by name, from a page
) -> Plain:
    """Return the answer to a case that was laid out on a page, beside other rules or alone."""
    layout = Layout(rules, template, picks)
    laid = _laid(game, layout)
    try:
        case = laid_out(game).case(layout)
    except Unlayable as error:
        why = texts.say("cases", "cannot-be-laid", language, place=error.place, words=error.words)
        return _problem("", why, laid, error.place)
    except (Unreadable, HouseRulesRefused) as error:
        return _problem("", _why(GAMES[game], error, language), laid)
    return _answered(GAMES[game], case, layout, language, beside=beside)


def case_asked(text: str, language: str) -> Plain:
    """Return the answer to a case in notation."""
    game = game_of(text) or next(iter(GAMES.values()))
    try:
        case = read_case(text)
        layout = layout_of(game, case)
    except (Unreadable, HouseRulesRefused, IllegalMove) as error:
        return _problem(text, _why(game, error, language))
    return _answered(game, case, _as_asked(game, case, layout), language)


def _as_asked(game: CardGame, case: Case, layout: Layout) -> Layout:
    """Return the layout of the question people ask that a case is, or else its own."""
    for each in ready_cases(game.id):
        known = replace(each.layout, rules=layout.rules)
        with suppress(Unlayable, Unreadable, HouseRulesRefused):
            if laid_out(game.id).case(known) == case:
                return known
    return layout


def _laid(game: str, layout: Layout) -> Plain:
    return {
        "game": game,
        "rules": layout.rules,
        "template": layout.template,
        "picks": dict(layout.picks),
    }


def _problem(case: str, why: str, laid: Plain | None = None, place: str | None = None) -> Plain:
    return {
        "case": case,
        "layout": laid,
        "asked": "",
        "players": 0,
        "seat": 0,
        "problem": why,
        "place": place,
        "answer": None,
        "editions": [],
        "house": [],
    }


def _why(game: CardGame, error: ValueError, language: str) -> str:
    """Return why there is no answer."""
    if isinstance(error, Unreadable):
        return texts.say(
            game.id,
            f"unreadable-{error.problem}",
            language,
            words=shortened(error.words),
            column=error.column + 1,
        )
    if isinstance(error, HouseRulesRefused):
        return texts.explain(game.id, error.refusal, "", language, group="house")
    assert isinstance(error, IllegalMove)  # noqa: S101 - these three alone are caught
    edition = error.refusal.clause.partition("/")[0]
    why = texts.explain(game.id, error.refusal, edition, language)
    return texts.say("cases", "not-that-far", language, why=why)


def _answered(
    game: CardGame, case: Case, layout: Layout, language: str, *, beside: bool = True
) -> Plain:
    try:
        own = answer(game, case)
    except (Unreadable, IllegalMove, HouseRulesRefused) as error:
        return _problem(write_case(case), _why(game, error, language), _laid(game.id, layout))
    edition = game.house.read_revised(own.rules).id
    return {
        "case": write_case(case),
        "layout": _laid(game.id, layout),
        "asked": _asked(game, case, edition, language),
        "players": own.players,
        "seat": case.seat,
        "problem": None,
        "place": None,
        "answer": told_answer(game, own, language),
        "editions": list(_by_other_editions(game, own, layout, language)) if beside else [],
        "house": list(_by_other_house_rules(game, edition, layout, language)) if beside else [],
    }


def _by_other_editions(
    game: CardGame, own: Answer, layout: Layout, language: str
) -> Iterator[Plain]:
    for edition, found in compared(game, layout):
        if edition != own.rules:
            yield {
                "edition": edition,
                "title": texts.say(game.id, f"edition-{edition}", language),
                "answer": None if found is None else told_answer(game, found, language),
            }


def _by_other_house_rules(
    game: CardGame, edition: str, layout: Layout, language: str
) -> Iterator[Plain]:
    for rules, found in by_house_rules(game, layout):
        yield {
            "rules": rules,
            "changes": changes_in_words(game, edition, rules, language),
            "answer": told_answer(game, found, language),
        }


def _asked(game: CardGame, case: Case, edition: str, language: str) -> str:
    """Return the question in words: who asks about which move."""
    move = move_words(game.id, game.read_move(case.move), edition, language)
    seat = texts.seat_words(case.seat, language)
    words = texts.say("cases", "question", language, seat=seat, move=move)
    return f"{words[0].upper()}{words[1:]}"


def told_answer(game: CardGame, found: Answer, language: str) -> Plain:
    """Return an answer with its reason in a sentence and the clause in words."""
    edition = game.house.read_revised(found.rules).id
    clause = clause_words(game.id, found.clause, language)
    return {
        "rules": found.rules,
        "allowed": found.allowed,
        "verdict": texts.say("cases", "allowed" if found.allowed else "forbidden", language),
        "reason": found.grant or _reason(found.refusal),
        "words": _words(game, found, edition, language),
        "clause": found.clause,
        "says": clause.says,
        "ruling": clause.ruling,
        "happened": _happened(game, found, edition, language),
    }


def _reason(refusal: Refusal | None) -> str:
    return "" if refusal is None else refusal.reason


def _words(game: CardGame, found: Answer, edition: str, language: str) -> str:
    if found.refusal is None:
        return texts.say(f"cases-{game.id}", f"grant-{found.grant}", language)
    return texts.explain(game.id, found.refusal, edition, language)


def _happened(game: CardGame, found: Answer, edition: str, language: str) -> list[str]:
    """Return what the moves before the question brought about, each in a sentence."""
    names = tuple(texts.seat_words(seat, language) for seat in range(found.players))
    company = Company(game.id, edition, names, members(found.players, found.parties), None)
    sentences = (told(event, company, language) for event in found.happened)
    return [f"{each[0].upper()}{each[1:]}" for each in sentences if each]


def changes_in_words(game: CardGame, edition: str, rules: str, language: str) -> list[str]:
    """Return what a rule set changes in its box, each change in words."""
    agreed = game.house.read_revised(rules)
    printed = game.house.printed(edition, agreed.revision)
    return [
        texts.say("web-start", f"rule-{field.replace('_', '-')}", language, value=_value(value))
        for field in game.house.rules
        if (value := getattr(agreed, field)) != getattr(printed, field)
    ]


def _value(value: Any) -> str:  # noqa: ANN401 - of a house rule: a switch, a number or a choice
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(getattr(value, "value", value))
