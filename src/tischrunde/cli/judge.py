"""``tischrunde judge``: who is right, by the rules of a box, beside other boxes and agreements."""

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from tischrunde import texts
from tischrunde.cli.arguments import take_json
from tischrunde.cli.commands import Say
from tischrunde.cli.console import Mistake, heading, wrapped
from tischrunde.cli.inputs import unplayable
from tischrunde.core.card_game import CardGame
from tischrunde.core.house import HouseRulesRefused
from tischrunde.engine.cases import case_asked, case_laid, case_questions
from tischrunde.games.cases import Question, games_with_cases, ready_cases
from tischrunde.games.catalogue import GAMES
from tischrunde.games.rulebook import clause_words
from tischrunde.terminal.troubles import meant


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take a question, of the list or laid out."""
    parser.add_argument(
        "case", nargs="?", metavar=say("word-question"), help=say("judge-case"), default=""
    )
    parser.add_argument("--edition", metavar=say("word-edition"), help=say("judge-edition"))
    parser.add_argument("--all", action="store_true", help=say("judge-all"))
    take_json(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """List the questions, or answer one."""
    if not options.case:
        yield from _listed(options)
        return
    also: list[str] = []
    if "?" in options.case:
        judged = case_asked(options.case, options.lang)
    else:
        judged, also = _known(options)
    if judged["problem"] is not None:
        raise Mistake(judged["problem"])
    if options.json:
        yield json.dumps({**judged, "see": also}, ensure_ascii=False, indent=1)
    else:
        yield from _told(judged, also, options.lang)


def _listed(options: argparse.Namespace) -> Iterator[str]:
    listed = {
        game: [each for each in case_questions(game, options.lang) if each["ready"] or options.all]
        for game in games_with_cases()
    }
    if options.json:
        yield json.dumps(listed, ensure_ascii=False, indent=1)
        return
    for game, questions in listed.items():
        title = texts.say(game, "title", options.lang)
        yield from heading(texts.say("cases", "known-cases", options.lang, game=title))
        for each in questions:
            yield from wrapped(f"{each['title']}  [{each['id']}]", "  ")
    yield ""
    yield from wrapped(texts.say("cases", "how-to-ask", options.lang), "")


def _known(options: argparse.Namespace) -> tuple[dict[str, Any], list[str]]:
    """Return the answer to a question of the list, and the clauses that say more of it."""
    game, question = _question(options.case, options.lang)
    layout = question.layout
    if options.edition:
        try:
            rules = game.house.read_revised(options.edition)
        except HouseRulesRefused as refused:
            raise unplayable(game, refused, options.lang) from None
        layout = replace(layout, rules=game.house.write_revised(rules))
    judged = case_laid(game.id, layout.rules, layout.template, layout.picks, options.lang)
    edition = game.house.read_revised(layout.rules).id
    return judged, [clause for clause in question.see if clause.startswith(f"{edition}/")]


def _question(name: str, lang: str) -> tuple[CardGame, Question]:
    known = {
        each.id: (GAMES[game], each) for game in games_with_cases() for each in ready_cases(game)
    }
    if name not in known:
        guess = meant(name, known, lang)
        raise Mistake(texts.say("cases", "no-such-case", lang, value=name, meant=guess))
    return known[name]


# ── for people ────────────────────────────────────────────────────────────────────────────────


def _told(judged: Mapping[str, Any], also: list[str], lang: str) -> Iterator[str]:
    own = judged["answer"]
    yield from wrapped(judged["case"], "")
    if own["happened"]:
        yield ""
        for sentence in own["happened"]:
            yield from wrapped(sentence, "  · ")
    yield ""
    yield own["verdict"].upper()
    yield from wrapped(own["words"], "")
    yield from _clause(own)
    if also:
        yield from heading(texts.say("cases", "also", lang))
        game = next(
            each for each in games_with_cases() if also[0].partition("/")[0] in GAMES[each].editions
        )
        for clause in also:
            words = clause_words(game, clause, lang)
            yield from wrapped(f"{words.says or words.ruling}  [{clause}]", "  ")
    yield from heading(texts.say("cases", "other-boxes", lang)) if judged["editions"] else ()
    for each in judged["editions"]:
        yield from _beside(each["title"], each["answer"], lang)
    yield from heading(texts.say("cases", "other-house", lang)) if judged["house"] else ()
    for each in judged["house"]:
        yield from _beside(", ".join(each["changes"]), each["answer"], lang)


def _clause(answer: Mapping[str, Any]) -> Iterator[str]:
    said = [words for words in (answer["says"], answer["ruling"]) if words]
    yield ""
    yield from wrapped(f"{' '.join(said)}  [{answer['clause']}]", "  → ")


def _beside(what: str, answer: Mapping[str, Any] | None, lang: str) -> Iterator[str]:
    if answer is None:
        yield from wrapped(f"{what}: {texts.say('cases', 'cannot-lie', lang)}", "  ")
        return
    yield from wrapped(f"{what}: {answer['verdict']}. {answer['words']}", "  ")
    yield f"    [{answer['clause']}]"
