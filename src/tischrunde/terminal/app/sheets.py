"""The content of the sheets: reasons, advice, scores, help."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tischrunde import texts
from tischrunde.core.refusal import Refusal
from tischrunde.engine.advice import because, headline
from tischrunde.terminal.app.seat_state import SeatState
from tischrunde.terminal.app.sheet import Firm, Sheet
from tischrunde.terminal.drawing import palette
from tischrunde.terminal.drawing.hand import spread
from tischrunde.terminal.drawing.layout import Prose
from tischrunde.terminal.drawing.table import draw_score, status
from tischrunde.terminal.face import Misgiving
from tischrunde.texts.narration import in_words

if TYPE_CHECKING:
    from tischrunde.bots.hints import Hint
    from tischrunde.games.rulebook import Chapter, Rule

FEW: Final = 2
"""Maximum number of parties whose score fits a normal sheet."""

KEYS = (
    ("1–9 0", "help-choose"),
    ("← →", "help-move"),
    ("⏎", "help-play"),
    ("D", "help-discard"),
    ("␣", "help-draw"),
    ("K X C U", "help-beside"),
    ("H", "help-hint"),
    ("S", "help-score"),
    ("L", "help-log"),
    ("T", "help-words"),
    ("R", "help-rules"),
    ("^S", "help-save"),
    ("Q", "help-leave"),
)


def ask(state: SeatState, moves: Sequence[object]) -> Sheet:
    """Return the question which of several moves to play."""
    options = [state.say(move) for move in moves]
    return Sheet(_say(state, "which"), Prose(_asked(state)), options, foot=_back(state))


def _asked(state: SeatState) -> str:
    """Return what is to be decided: something about the chosen card, or what the table asks."""
    if state.card is not None and not state.asked:
        return _say(state, "lay-choosing", card=state.words.card(state.card))
    return "" if state.view is None else status(state.words, state.view)


def why(state: SeatState, refusals: Sequence[Refusal]) -> Sheet:
    """Return why a card cannot be laid, or something else not done, with the clause behind it."""
    card = state.card
    if card is None:
        title = _say(state, "why-title-bare")
    else:
        title = _say(state, "why-title", card=state.words.card(card))
    if not refusals:
        body: RenderableType = Prose(_say(state, "why-not-now"))
    else:
        body = Group(*(_reason(state, refusal) for refusal in refusals))
    return _read(state, title, body)


def _reason(state: SeatState, refusal: Refusal) -> RenderableType:
    words = state.words
    reason = texts.explain(
        words.game, refusal, words.edition, state.language, company=state.company
    )
    says, ruling = _clause(state, refusal.clause)
    return Group(
        Prose(reason, style=palette.LOUD),
        *(Padding(Prose(line), (0, 0, 0, 2)) for line in (says, ruling) if line),
        Text(f"[{refusal.clause}]", style=palette.SHEET_QUIET),
    )


def _clause(state: SeatState, clause: str) -> tuple[str | None, str | None]:
    for chapter in _rulebook(state):
        for rule in chapter.rules:
            if rule.clause == clause:
                return rule.says, rule.ruling
    return None, None


def advice(state: SeatState, hints: "Sequence[Hint]") -> Sheet:
    """Return what an expert would do, and why."""
    best, game, edition = hints[0], state.words.game, state.words.edition
    said = headline(game, best, edition, state.language, state.company)
    lines: list[RenderableType] = [Prose(said, style=palette.LOUD)]
    for reason in best.reasons:
        sign = "·" if not reason.value else "+" if reason.value > 0 else "−"
        why = Prose(f"{sign} {because(game, reason, edition, state.language)}")
        lines.append(Padding(why, (0, 0, 0, 2)))
    if best.deals:
        figures = texts.say("hints", "figures", state.language, deals=str(best.deals))
        lines += [Text(), Prose(figures, style=palette.SHEET_QUIET)]
    options = [_say(state, "hint-take"), _say(state, "hint-leave")]
    return Sheet(_say(state, "hint-title"), Group(*lines), options, foot=_back(state))


def score(
    state: SeatState, options: Sequence[str] = (), *, title: str = "", told: Sequence[str] = ()
) -> Sheet:
    """Return the score sheets of the round finished last, and how the match stands."""
    view = state.view
    title = title or _say(state, "score-title")
    foot = _back(state) if options else _say(state, "foot-read")
    if view is None or not view.sheets:
        return Sheet(title, Prose(_say(state, "no-score")), options, foot=foot)
    names, game = state.scene.names, state.scene.game
    body = draw_score(game, view, names, state.language, headed=False)
    if told:
        body = Group(body, Text(), *map(Prose, told))
    kind = "wide" if len(view.totals) > FEW else ""
    return Sheet(title, body, options, kind=kind, foot=foot)


def end(state: SeatState, told: Sequence[str]) -> tuple[Sheet, tuple[str, ...]]:
    """Return how the match ended, with the log, and what may come after it."""
    view = state.view
    title = "" if view is None else status(state.words, view)
    answers = ("again", "save", "quit") if state.session.mine else ("save", "quit")
    options = [_say(state, f"end-{answer}") for answer in answers]
    return score(state, options, title=title, told=told), answers


def shown(state: SeatState, hand: Any) -> Sheet:  # noqa: ANN401 - of a game that has one
    """Return a hand that was shown to the looker alone."""
    title = state.words.say("shown-hand", name=state.words.names[hand.seat])
    return _read(state, title, spread(state.words, hand.hand))


def misgiving(state: SeatState, doubt: Misgiving) -> Sheet:
    """Return the question before a move that is probably a mistake."""
    options = [doubt.keep, doubt.go_on]
    return Sheet(doubt.title, Prose(doubt.question), options, foot=_back(state))


def log(state: SeatState, told: Sequence[str]) -> Sheet:
    """Return all that has happened."""
    lines = told or [_say(state, "log-empty")]
    return _read(state, _say(state, "log-title"), Group(*map(Prose, reversed(lines))))


def words(state: SeatState) -> Sheet:
    """Return the table in sentences."""
    view = state.view
    lines = [] if view is None else in_words(view, state.company, state.language)
    return _read(state, _say(state, "words-title"), Group(*map(Prose, lines)))


def rules(state: SeatState) -> Sheet:
    """Return the rules of the edition, in our own words."""
    words = state.words
    title = words.of_game(f"edition-{words.edition}")
    return _read(state, title, Group(*_chapters(state)))


def _chapters(state: SeatState) -> Iterator[RenderableType]:
    for number, chapter in enumerate(_rulebook(state), 1):
        yield Prose(f"{number}  {chapter.title}", style=palette.LOUD)
        for rule in chapter.rules:
            yield from _rule(rule)
        yield Text()


def _rule(rule: "Rule") -> Iterator[RenderableType]:
    for line in (rule.says, rule.ruling):
        if line:
            yield Padding(Prose(line), (0, 0, 0, 2))


def keys(state: SeatState) -> Sheet:
    """Return what every key does."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    for key, message in KEYS:
        grid.add_row(Text(key, style=palette.LOUD), Prose(_say(state, message)))
    body = Group(Prose(_say(state, "help-how")), Text(), grid)
    return _read(state, _say(state, "help-title"), body)


def curtain(state: SeatState, name: str, stepping_in: Sequence[str]) -> Sheet:
    """Return the sheet that hides one hand from the next; whoever hands on may still step in."""
    body = Prose(_say(state, "curtain", name=name))
    options = [_say(state, "curtain-open", name=name), *stepping_in]
    sheet = Firm(_say(state, "curtain-title"), body, options, kind="opaque")
    sheet.sudden = True
    return sheet


def leave(state: SeatState) -> tuple[Sheet, tuple[str, ...]]:
    """Return the question whether to go, what becomes of the match, and the possible answers."""
    away = state.scene.link is not None
    watching = not state.session.mine
    question = "leave-question" if not away else "leave-watching" if watching else "leave-away"
    answers = ("go", "stay") if away else ("save", "go", "stay")
    options = _leaving(state, answers)
    title = _say(state, "leave-title")
    return Sheet(title, Prose(_say(state, question)), options, foot=_back(state)), answers


def broken(state: SeatState, why: str) -> tuple[Sheet, tuple[str, ...]]:
    """Return why nothing more happens at a table, and how to go."""
    answers = ("go",) if state.scene.link is not None else ("save", "go")
    options = _leaving(state, answers)
    return Firm(_say(state, "broken-title"), Prose(why), options), answers


def _leaving(state: SeatState, answers: Sequence[str]) -> list[str]:
    """Return ways to leave in words; without saving, if the match could be saved."""
    said = {"go": "unsaved"} if "save" in answers else {}
    return [_say(state, f"leave-{said.get(answer, answer)}") for answer in answers]


def _read(state: SeatState, title: str, body: RenderableType) -> Sheet:
    """Return a sheet that is only read."""
    return Sheet(title, body, foot=_say(state, "foot-read"))


def _back(state: SeatState) -> str:
    return _say(state, "foot-back")


def _rulebook(state: SeatState) -> "Sequence[Chapter]":
    from tischrunde.games.rulebook import rulebook_chapters  # noqa: PLC0415 - the table is shown before

    words = state.words
    return rulebook_chapters(words.game, words.edition, state.language)


def _say(state: SeatState, message: str, **args: str | int) -> str:
    return texts.say("app", message, state.language, **args)
