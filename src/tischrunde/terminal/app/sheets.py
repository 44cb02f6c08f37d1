"""What is written on the sheets: reasons, advice, scores, help."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tischrunde import texts
from tischrunde.core.refusal import Refusal
from tischrunde.terminal.advice import because, headline
from tischrunde.terminal.app.sheet import Firm, Sheet
from tischrunde.terminal.app.sitting import Sitting
from tischrunde.terminal.drawing import palette
from tischrunde.terminal.drawing.hand import spread
from tischrunde.terminal.drawing.layout import Prose
from tischrunde.terminal.drawing.table import draw_score, status
from tischrunde.terminal.drawing.words import AnyCard
from tischrunde.texts.telling import in_words
from tischrunde.uno.view import ShownHand

if TYPE_CHECKING:
    from tischrunde.bots.hints import Hint
    from tischrunde.games.rulebook import Chapter, Rule

FEW: Final = 2
"""The score of more parties needs a wide sheet."""

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


def ask(sitting: Sitting, moves: Sequence[object]) -> Sheet:
    """Return the question which of several moves it shall be."""
    options = [sitting.say(move) for move in moves]
    return Sheet(_say(sitting, "which"), Prose(_asked(sitting)), options, foot=_back(sitting))


def _asked(sitting: Sitting) -> str:
    """Return what is to be decided: something about the chosen card, or what the table asks."""
    if sitting.card is not None and not sitting.asked:
        return _say(sitting, "lay-choosing", card=sitting.words.card(sitting.card))
    return "" if sitting.view is None else status(sitting.words, sitting.view)


def why(sitting: Sitting, refusals: Sequence[Refusal]) -> Sheet:
    """Return why a card cannot be laid, or something else not done, with the clause behind it."""
    card = sitting.card
    if card is None:
        title = _say(sitting, "why-title-bare")
    else:
        title = _say(sitting, "why-title", card=sitting.words.card(card))
    if not refusals:
        body: RenderableType = Prose(_say(sitting, "why-not-now"))
    else:
        body = Group(*(_reason(sitting, refusal) for refusal in refusals))
    return _read(sitting, title, body)


def _reason(sitting: Sitting, refusal: Refusal) -> RenderableType:
    words = sitting.words
    reason = texts.explain(
        words.game, refusal, words.edition, sitting.language, company=sitting.company
    )
    says, ruling = _clause(sitting, refusal.clause)
    return Group(
        Prose(reason, style=palette.LOUD),
        *(Padding(Prose(line), (0, 0, 0, 2)) for line in (says, ruling) if line),
        Text(f"[{refusal.clause}]", style=palette.SHEET_QUIET),
    )


def _clause(sitting: Sitting, clause: str) -> tuple[str | None, str | None]:
    for chapter in _rulebook(sitting):
        for rule in chapter.rules:
            if rule.clause == clause:
                return rule.says, rule.ruling
    return None, None


def advice(sitting: Sitting, hints: "Sequence[Hint]") -> Sheet:
    """Return what an expert would do, and why."""
    best, edition = hints[0], sitting.words.edition
    said = headline(best, edition, sitting.language, sitting.company)
    lines: list[RenderableType] = [Prose(said, style=palette.LOUD)]
    for reason in best.reasons:
        sign = "·" if not reason.value else "+" if reason.value > 0 else "−"
        why = Prose(f"{sign} {because(reason, edition, sitting.language)}")
        lines.append(Padding(why, (0, 0, 0, 2)))
    if best.deals:
        figures = texts.say("hints", "figures", sitting.language, deals=str(best.deals))
        lines += [Text(), Prose(figures, style=palette.SHEET_QUIET)]
    options = [_say(sitting, "hint-take"), _say(sitting, "hint-leave")]
    return Sheet(_say(sitting, "hint-title"), Group(*lines), options, foot=_back(sitting))


def score(
    sitting: Sitting, options: Sequence[str] = (), *, title: str = "", told: Sequence[str] = ()
) -> Sheet:
    """Return the score sheets of the round finished last, and how the match stands."""
    view = sitting.view
    title = title or _say(sitting, "score-title")
    foot = _back(sitting) if options else _say(sitting, "foot-read")
    if view is None or not view.sheets:
        return Sheet(title, Prose(_say(sitting, "no-score")), options, foot=foot)
    names, game = sitting.scene.names, sitting.scene.game
    body = draw_score(game, view, names, sitting.language, headed=False)
    if told:
        body = Group(body, Text(), *map(Prose, told))
    kind = "wide" if len(view.totals) > FEW else ""
    return Sheet(title, body, options, kind=kind, foot=foot)


def end(sitting: Sitting, told: Sequence[str]) -> tuple[Sheet, tuple[str, ...]]:
    """Return how the match ended, what is told of it, and what may come after it."""
    view = sitting.view
    title = "" if view is None else status(sitting.words, view)
    answers = ("again", "save", "quit") if sitting.place.mine else ("save", "quit")
    options = [_say(sitting, f"end-{answer}") for answer in answers]
    return score(sitting, options, title=title, told=told), answers


def shown(sitting: Sitting, hand: ShownHand) -> Sheet:
    """Return a hand that was shown to the looker alone."""
    title = sitting.words.say("uno-shown", name=sitting.words.names[hand.seat])
    return _read(sitting, title, spread(sitting.words, hand.hand))


def misgiving(sitting: Sitting, card: AnyCard) -> Sheet:
    """Return the question before something that is hardly meant: a safety thrown away."""
    name = sitting.words.card(card)
    title, question, keep, throw = (
        texts.say("table-rallye", f"rallye-throw-{message}", sitting.language, card=name)
        for message in ("title", "question", "keep", "yes")
    )
    return Sheet(title, Prose(question), [keep, throw], foot=_back(sitting))


def log(sitting: Sitting, told: Sequence[str]) -> Sheet:
    """Return all that has happened."""
    lines = told or [_say(sitting, "log-empty")]
    return _read(sitting, _say(sitting, "log-title"), Group(*map(Prose, reversed(lines))))


def words(sitting: Sitting) -> Sheet:
    """Return the table in sentences."""
    view = sitting.view
    lines = [] if view is None else in_words(view, sitting.company, sitting.language)
    return _read(sitting, _say(sitting, "words-title"), Group(*map(Prose, lines)))


def rules(sitting: Sitting) -> Sheet:
    """Return the rules of the edition, in our own words."""
    words = sitting.words
    title = words.of_game(f"edition-{words.edition}")
    return _read(sitting, title, Group(*_chapters(sitting)))


def _chapters(sitting: Sitting) -> Iterator[RenderableType]:
    for number, chapter in enumerate(_rulebook(sitting), 1):
        yield Prose(f"{number}  {chapter.title}", style=palette.LOUD)
        for rule in chapter.rules:
            yield from _rule(rule)
        yield Text()


def _rule(rule: "Rule") -> Iterator[RenderableType]:
    for line in (rule.says, rule.ruling):
        if line:
            yield Padding(Prose(line), (0, 0, 0, 2))


def keys(sitting: Sitting) -> Sheet:
    """Return what every key does."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    for key, message in KEYS:
        grid.add_row(Text(key, style=palette.LOUD), Prose(_say(sitting, message)))
    body = Group(Prose(_say(sitting, "help-how")), Text(), grid)
    return _read(sitting, _say(sitting, "help-title"), body)


def curtain(sitting: Sitting, name: str, stepping_in: Sequence[str]) -> Sheet:
    """Return what hides one hand from the next; who hands it on may still step in."""
    body = Prose(_say(sitting, "curtain", name=name))
    options = [_say(sitting, "curtain-open", name=name), *stepping_in]
    sheet = Firm(_say(sitting, "curtain-title"), body, options, kind="opaque")
    sheet.sudden = True
    return sheet


def leave(sitting: Sitting) -> tuple[Sheet, tuple[str, ...]]:
    """Return the question whether to go, what becomes of the match, and the possible answers."""
    away = sitting.scene.link is not None
    watching = not sitting.place.mine
    question = "leave-question" if not away else "leave-watching" if watching else "leave-away"
    answers = ("go", "stay") if away else ("save", "go", "stay")
    options = _leaving(sitting, answers)
    title = _say(sitting, "leave-title")
    return Sheet(title, Prose(_say(sitting, question)), options, foot=_back(sitting)), answers


def broken(sitting: Sitting, why: str) -> tuple[Sheet, tuple[str, ...]]:
    """Return why nothing more happens at a table, and how to go."""
    answers = ("go",) if sitting.scene.link is not None else ("save", "go")
    options = _leaving(sitting, answers)
    return Firm(_say(sitting, "broken-title"), Prose(why), options), answers


def _leaving(sitting: Sitting, answers: Sequence[str]) -> list[str]:
    """Return ways to go in words; where the match could be saved, that it is not."""
    said = {"go": "unsaved"} if "save" in answers else {}
    return [_say(sitting, f"leave-{said.get(answer, answer)}") for answer in answers]


def _read(sitting: Sitting, title: str, body: RenderableType) -> Sheet:
    """Return a sheet that is only read."""
    return Sheet(title, body, foot=_say(sitting, "foot-read"))


def _back(sitting: Sitting) -> str:
    return _say(sitting, "foot-back")


def _rulebook(sitting: Sitting) -> "Sequence[Chapter]":
    from tischrunde.games.rulebook import rulebook  # noqa: PLC0415 - the table is shown before

    words = sitting.words
    return rulebook(words.game, words.edition, sitting.language)


def _say(sitting: Sitting, message: str, **args: str | int) -> str:
    return texts.say("app", message, sitting.language, **args)
