"""What is told only when asked for: help, advice, the score, a rule."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tischrunde import texts
from tischrunde.core.match_view import MatchView
from tischrunde.core.refusal import Refusal
from tischrunde.games.rulebook import rulebook
from tischrunde.terminal.advice import because, per_cent, side
from tischrunde.terminal.places.place import Place
from tischrunde.terminal.plain.commands import COMMANDS
from tischrunde.terminal.scores import score_words
from tischrunde.texts.company import Company
from tischrunde.texts.moves import move_words

if TYPE_CHECKING:
    from tischrunde.bots.hints import Hint


def help_words(place: Place, language: str) -> Iterator[str]:
    """Yield what can be typed: spectators have nothing to choose, and not everywhere is advice."""
    left_out = set() if place.advises and place.mine else {"hint"}
    if place.mine:
        yield _say("help-numbers", language)
        if place.scene.game == "uno":
            yield _say("help-calls", language)
    else:
        left_out |= {"list", "rule"}
    for command in COMMANDS:
        if command not in left_out:
            yield _say(f"help-{command}", language)


def hint_words(hints: "Sequence[Hint]", company: Company, language: str) -> Iterator[str]:
    """Yield what an expert would do, and why."""
    if not hints:
        yield _say("hint-none", language)
        return
    best = hints[0]
    yield _say("hint", language, move=move_words(best.move, company.edition, language, company))
    for reason in best.reasons:
        words = because(reason, company.edition, language)
        yield _say(f"hint-{side(reason)}", language, reason=words)
    if best.chance is not None:
        chance = per_cent(best.chance)
        yield _say("hint-chance", language, chance=chance, deals=str(best.deals))


def sheet_words(view: MatchView[Any], company: Company, language: str) -> Iterator[str]:
    """Yield the score of the round finished last, and what the match is played to."""
    yield _say("score-target", language, points=view.target)
    if not view.sheets:
        yield _say("score-empty", language)
        return
    yield from score_words(view.sheets[-1], view.totals, company, language)


def rule_words(refusal: Refusal | None, company: Company, language: str) -> Iterator[str]:
    """Yield the clause the last refusal rests on."""
    if refusal is None:
        yield _say("rule-none", language)
        return
    for chapter in rulebook(company.game, company.edition, language):
        for rule in chapter.rules:
            if rule.clause == refusal.clause:
                yield _say("rule", language, clause=rule.clause, chapter=chapter.title)
                if rule.says is not None:
                    yield rule.says
                if rule.ruling is not None:
                    frame = "silent" if rule.says is None else "ruling"
                    yield texts.say(company.game, frame, language, text=rule.ruling)


def _say(message: str, language: str, **args: str | int) -> str:
    return texts.say("plain", message, language, **args)
