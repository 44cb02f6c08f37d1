"""Writes down questions and the clauses that answer: ``python -m tests.cases.document``."""

import json
from collections.abc import Iterator
from pathlib import Path

from tests.cases.reach import FILE
from tischrunde import texts
from tischrunde.core.case import write_case
from tischrunde.core.layout import taps
from tischrunde.games.cases import Question, laid_out, ready_cases
from tischrunde.games.catalogue import GAMES

ROOT = Path(__file__).parents[2]
GENERATED = "<!-- Written by `just cases`; do not edit. -->"

ABOUT_QUESTIONS = """\
Questions people ask about the rules, collected from forums, newspapers, FAQs and issue trackers,
and what each box says. Every answer is the engine's own (`tischrunde judge NAME`), and a test holds
this page to it. The layout is the one of the first box; ★ marks the questions shown at once. Taps
are those it takes to lay the question out. The sources ask the question or answer it, often by
other rules than these boxes'. [Which clauses answer](who-is-right/clauses.md).\
"""
ABOUT_CLAUSES = """\
Every clause that allows or forbids a move, with the reason for which it is cited and a case that is
laid out to show it. There is none that no case shows. All other clauses of the register are about
setting up, scoring, what follows from a move, or manners.\
"""


def documents() -> dict[str, str]:
    """Return each document's text by its path in the project."""
    return {
        "docs/who-is-right.md": "\n".join(_questions()) + "\n",
        "docs/who-is-right/clauses.md": "\n".join(_clauses()) + "\n",
    }


def _questions() -> Iterator[str]:
    yield from ("# Who is right?", "", GENERATED, "")
    yield ABOUT_QUESTIONS
    for game in GAMES:
        yield from ("", f"## {texts.say(game, 'title', 'en')}")
        for question in ready_cases(game):
            yield from _question(game, question)


def _question(game: str, question: Question) -> Iterator[str]:
    layouts = laid_out(game)
    title = texts.say(f"cases-{game}", f"case-{question.id}", "en")
    number = taps(layouts.templates[question.layout.template], question.layout)
    star = " ★" if question.ready else ""
    yield from ("", f"### {title}{star}", "")
    yield f"`{question.id}`, {number} taps: `{write_case(layouts.case(question.layout))}`"
    yield from ("", "| box | verdict | clause |", "|---|---|---|")
    for edition, (verdict, clause) in question.expected.items():
        box = texts.say(game, f"edition-{edition}", "en")
        said = "it never comes to that" if verdict == "never" else verdict
        yield f"| {box} | {said} | {f'`{clause}`' if clause else ''} |"
    if question.see:
        yield from ("", f"See also {', '.join(f'`{clause}`' for clause in question.see)}.")
    yield from ("", "Asked: " + " ".join(f"<{source}>" for source in question.sources))


def _clauses() -> Iterator[str]:
    yield from ("# The clauses that allow or forbid a move", "", GENERATED, "")
    yield ABOUT_CLAUSES
    for game, found in json.loads(FILE.read_text("utf-8")).items():
        yield from ("", f"## {texts.say(game, 'title', 'en')}", "")
        yield from ("| clause | verdict | reason | case |", "|---|---|---|---|")
        for key, case in found.items():
            clause, verdict, reason = key.split()
            yield f"| `{clause}` | {verdict} | {reason} | `{case}` |"


def main() -> None:
    """Write the documents into the project."""
    for path, text in documents().items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
