"""Commands beside the moves: help, advice, the score, a rule."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tischrunde import texts
from tischrunde.core.match_view import MatchView
from tischrunde.core.refusal import Refusal
from tischrunde.engine.advice import because, per_cent, side
from tischrunde.games.rulebook import rulebook_chapters
from tischrunde.terminal.face import face
from tischrunde.terminal.plain.commands import COMMANDS, Asked
from tischrunde.terminal.plain.departure import leave, save_as
from tischrunde.terminal.plain.state import PlainState
from tischrunde.terminal.scores import score_words
from tischrunde.terminal.sessions.session import Denied, Session
from tischrunde.texts.company import Company
from tischrunde.texts.narration import in_words, move_words

if TYPE_CHECKING:
    from tischrunde.bots.hints import Hint


def help_words(session: Session, language: str) -> Iterator[str]:
    """Yield what can be typed: spectators have no choices, and some sessions no advice."""
    left_out = set() if session.advises and session.mine else {"hint"}
    if session.mine:
        yield _say("help-numbers", language)
        yield from face(session.scene.game).help_words(language)
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
    move = move_words(company.game, best.move, company.edition, language, company)
    yield _say("hint", language, move=move)
    for reason in best.reasons:
        words = because(company.game, reason, company.edition, language)
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
    """Yield the clause behind the last refusal."""
    if refusal is None:
        yield _say("rule-none", language)
        return
    for chapter in rulebook_chapters(company.game, company.edition, language):
        for rule in chapter.rules:
            if rule.clause == refusal.clause:
                yield _say("rule", language, chapter=chapter.title)
                if rule.says is not None:
                    yield rule.says
                if rule.ruling is not None:
                    frame = "silent" if rule.says is None else "ruling"
                    yield texts.say(company.game, frame, language, text=rule.ruling)


def _say(message: str, language: str, **args: str | int) -> str:
    return texts.say("plain", message, language, **args)


async def do(state: PlainState, asked: Asked) -> None:
    """Run a command."""
    talk = state.talk
    if asked.command == "help":
        talk.tell(help_words(state.session, state.language))
    elif asked.command == "save":
        await save_as(state, asked.rest)
    elif asked.command == "quit":
        await leave(state)
    elif state.view is None:
        talk.say("not-dealt")
    else:
        talk.tell(await _told(state, asked.command, state.view))


async def _told(state: PlainState, command: str, view: MatchView[Any]) -> Iterable[str]:
    """Return the output of a command about the match."""
    company, language = state.company, state.language
    if command == "table":
        return in_words(view, company, language)
    if command == "score":
        return sheet_words(view, company, language)
    if command == "rule":
        return rule_words(state.refusal, company, language)
    if command == "hint":
        return await _hint(state)
    return [texts.say("plain", "not-now", language)]


async def _hint(state: PlainState) -> Iterable[str]:
    if state.viewer is None or not state.session.advises:
        return [texts.say("plain", "hint-not-here", state.language)]
    try:
        found = await state.session.advice(state.viewer)
    except Denied as denied:
        state.deny(denied)
        return ()
    return hint_words(found, state.company, state.language)
