"""Score sheets in words, line by line."""

from collections.abc import Iterator, Sequence

from tischrunde import texts
from tischrunde.core.sheet import Line, Sheet
from tischrunde.texts.company import Company
from tischrunde.texts.face import face
from tischrunde.texts.people import whom


def score_words(
    sheets: Sequence[Sheet], totals: Sequence[int], company: Company, language: str
) -> Iterator[str]:
    """Yield for each party what it scored in a round, and what it has in all."""
    for party, sheet in enumerate(sheets):
        of = whom(party, company, language)
        if not sheet.lines:
            yield _say("score-nothing", language, **of, total=totals[party])
            continue
        yield _say("score-of", language, **of)
        for line in sheet.lines:
            yield _line(line, company, language)
        yield _say("score-sum", language, points=sheet.total, total=totals[party])


def _line(line: Line, company: Company, language: str) -> str:
    name = texts.say(company.game, f"line-{line.id}", language, edition=company.edition)
    count = line.count if line.id in face(company.game).counted_lines else 1
    return _say("score-line", language, line=name, count=count, points=line.points)


def _say(message: str, language: str, **args: str | int) -> str:
    return texts.say("plain", message, language, **args)
