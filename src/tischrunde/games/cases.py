"""Who is right: cases answered by the rules themselves, beside the other editions and house rules.

An answer is the judge's own: what it does not refuse is allowed, by a grant. No rule stands here.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from tischrunde.core.card_game import CardGame
from tischrunde.core.case import Case, write_moves
from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.layout import Layout, LayoutGame, Unlayable
from tischrunde.core.notation import Unreadable
from tischrunde.core.packages import packages
from tischrunde.core.refusal import IllegalMove, Refusal
from tischrunde.core.round import Round
from tischrunde.games.catalogue import GAMES

_AGREED = "house/agreed"


@dataclass(frozen=True, slots=True)
class Answer:
    """What the rules say of a case: a refusal, or the grant by which the move is allowed."""

    rules: str
    refusal: Refusal | None
    grant: str
    clause: str
    happened: tuple[Any, ...]
    """The events of the moves before the one in question."""
    players: int
    parties: int

    @property
    def allowed(self) -> bool:
        """Whether the move may be played."""
        return self.refusal is None

    @property
    def ruled(self) -> tuple[bool, str]:
        """What sets an answer apart from another: whether it is allowed, and why."""
        return self.allowed, self.grant if self.refusal is None else self.refusal.reason


def laid_out(game: str) -> LayoutGame:
    """Return how cases of a game are laid out, imported now."""
    found: LayoutGame = import_module(f"{packages(game).rules}.layout").LAYOUT
    return found


def answer(game: CardGame, case: Case) -> Answer:
    """Return what the rules say; a move before the one in question that is refused raises."""
    round_, happened = reached(game, case)
    move = game.read_move(case.move)
    seat = _seat(round_, case.seat, case)
    rules = round_.position.rules
    refusal = round_.refusal(seat, move)
    grant = "" if refusal else laid_out(game.id).grant(round_.position, seat, move)
    return Answer(
        rules=rules.revised,
        refusal=refusal,
        grant=grant,
        clause=refusal.clause if refusal else granting(game, rules.edition, grant),
        happened=happened,
        players=rules.players,
        parties=rules.parties,
    )


def layout_of(game: CardGame, case: Case) -> Layout:
    """Return how a case is laid out, with the moves before the question still to be played."""
    round_ = game.read_round(case.position)
    seat = _seat(round_, case.seat, case)
    layout = laid_out(game.id).layout(round_.position, seat, game.read_move(case.move))
    if not case.before:
        return layout
    picks = {place: words for place, words in layout.picks.items() if place != "held"}
    return replace(layout, picks={**picks, "before": write_moves(case.before)})


def reached(game: CardGame, case: Case) -> tuple[Round[Any, Any, Any, Any], tuple[Any, ...]]:
    """Return the round a question is about, and what happened before it in that round.

    A move that is refused raises.
    """
    round_ = game.read_round(case.position)
    happened = [
        event
        for seat, text in case.before
        for event in round_.play(_seat(round_, seat, case), game.read_move(text))
    ]
    return round_, tuple(happened)


def _seat(round_: Round[Any, Any, Any, Any], seat: int, case: Case) -> int:
    if not 0 <= seat < round_.position.rules.players:
        raise Unreadable("no-such-seat", str(seat + 1), case.position, 0)
    return seat


# ── questions people ask ──────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Question:
    """A case people ask about: how it is laid out, and what each edition is known to say.

    ``expected`` has by edition "allowed" or "forbidden", or "never" where it does not come to it,
    with the clause. A page shows at once what is ``ready``.
    """

    id: str
    ready: bool
    layout: Layout
    """By the rules of the first edition."""

    expected: Mapping[str, tuple[str, str]]
    see: tuple[str, ...]
    """Clauses of any edition that say more of it than the one an answer rests on."""

    sources: tuple[str, ...]


def games_with_cases() -> list[str]:
    """Return the games that people ask questions about."""
    return [game for game in GAMES if _cases_of(game).is_file()]


@cache
def ready_cases(game: str) -> tuple[Question, ...]:
    """Return the questions people ask about a game, in the order of their file."""
    source = _cases_of(game).read_text("utf-8")
    return tuple(map(_question, tomllib.loads(source)["case"]))


def _cases_of(game: str) -> Traversable:
    """Return the file of the questions about a game."""
    return files(packages(game).rules).joinpath("cases.toml")


def _question(entry: Mapping[str, Any]) -> Question:
    expected = {edition: said.partition(" ") for edition, said in entry["expected"].items()}
    return Question(
        id=entry["id"],
        ready=entry.get("ready", False),
        layout=Layout(next(iter(expected)), entry["template"], entry["picks"]),
        expected={edition: (said, clause) for edition, (said, _, clause) in expected.items()},
        see=tuple(entry.get("see", ())),
        sources=tuple(entry["sources"]),
    )


# ── the clause of a grant ─────────────────────────────────────────────────────────────────────


@cache
def grants(game: str) -> Mapping[str, Mapping[str, Any]]:
    """Return the clauses of the grants of a game, by name and edition."""
    source = files(packages(game).rules).joinpath("grants.toml").read_text("utf-8")
    return tomllib.loads(source)


def granting(game: CardGame, edition: Any, grant: str) -> str:  # noqa: ANN401 - each game has its own
    """Return the clause a grant rests on: of a house rule that decides it, else of the book."""
    entry = grants(game.id)[grant]
    printed = game.house.printed(edition.id, edition.revision)
    rules = game.house.rules
    for field in entry.get("fields", ()):
        if getattr(edition, field) != getattr(printed, field):
            return rules[field].clause
    if edition.id in entry:
        return f"{edition.id}/{entry[edition.id]}"
    return rules[entry["fields"][0]].clause if "fields" in entry else _AGREED


# ── beside it, other rules ────────────────────────────────────────────────────────────────────


def compared(game: CardGame, layout: Layout) -> tuple[tuple[str, Answer | None], ...]:
    """Return the answers of all printed editions to a layout; None where it cannot lie so."""
    return tuple((edition, answered(game, layout, edition)) for edition in game.editions)


def answered(game: CardGame, layout: Layout, rules: str) -> Answer | None:
    """Return the answer to a layout by other rules, or None if they do not let it come to that."""
    try:
        return answer(game, laid_out(game.id).case(replace(layout, rules=rules)))
    except (Unlayable, Unreadable, IllegalMove, HouseRulesRefused):
        return None


def by_house_rules(game: CardGame, layout: Layout) -> Iterator[tuple[str, Answer]]:
    """Yield the rule sets of the same box that decide otherwise: with one house rule changed.

    Numbers are changed by one either way. Where no single change does, a preset may.
    """
    own = answered(game, layout, layout.rules)
    edition = game.house.read_revised(layout.rules)
    for changes in (_single_changes(game, edition), iter(game.house.presets.values())):
        found = list(_otherwise(game, layout, edition, changes, own))
        yield from found
        if found:
            return


def _otherwise(
    game: CardGame,
    layout: Layout,
    edition: Any,  # noqa: ANN401 - each game has its own
    changes: Iterator[Mapping[str, Any]],
    own: Answer | None,
) -> Iterator[tuple[str, Answer]]:
    for change in changes:
        try:
            rules = game.house.write_revised(game.house.agreed(edition, change))
        except HouseRulesRefused:
            continue
        found = answered(game, layout, rules)
        if found is not None and (own is None or found.allowed != own.allowed):
            yield rules, found


def _single_changes(game: CardGame, edition: Any) -> Iterator[Mapping[str, Any]]:  # noqa: ANN401 - as above
    for field, rule in game.house.rules.items():
        value = getattr(edition, field)
        if isinstance(value, bool):
            yield {field: not value}
        elif isinstance(value, Enum):
            yield from ({field: other} for other in type(value) if other is not value)
        elif rule.refusals:
            yield from ({field: number} for number in (value - 1, value + 1))
