"""A whole table: the match, whom it waits for, what lies there, the hands, the score."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tischrunde.core.card_game import Card
from tischrunde.core.match_view import MatchView
from tischrunde.terminal.drawing import palette
from tischrunde.terminal.drawing.game_drawing import GameDrawing, game_drawing
from tischrunde.terminal.drawing.hand import open_hands, spread
from tischrunde.terminal.drawing.layout import Ends, Sides, Within, section
from tischrunde.terminal.drawing.sheet import outcome, score, score_tables
from tischrunde.terminal.drawing.signs import Legible
from tischrunde.terminal.drawing.words import Words, people
from tischrunde.texts.face import face


def draw(
    game: str,
    view: MatchView[Any],
    names: Sequence[str],
    hands: Sequence[tuple[Card, ...]] | None,
    lang: str,
) -> RenderableType:
    """Return a table as the seat of the view sees it, or, given all hands, with open cards.

    Names and hands are by seat; names are shown as they are.
    """
    words = _words(game, view, names, lang)
    drawer = game_drawing(game)
    shown = view.round
    side = [*drawer.beside(words, shown), *_hands(words, drawer, shown, hands)]
    parts = [*_head(words, view), Text(status(words, view), style=palette.LOUD), Text()]
    parts.append(Sides(drawer.board(words, view), side))
    if shown.phase == "over" and view.sheets:
        parts.append(score(words, view, face(game).parties(shown)))
    return Legible(Within(Group(*parts)))


def status(words: Words, view: MatchView[Any]) -> str:
    """Return whom the match waits for, and why, or who has won."""
    if view.round.phase == "over":
        return outcome(words, view, face(words.game).parties(view.round))
    return game_drawing(words.game).status(words, view.round)


def draw_score(
    game: str, view: MatchView[Any], names: Sequence[str], lang: str, *, headed: bool = True
) -> RenderableType:
    """Return the score sheets of the round finished last; a match deals the next one at once."""
    words, parties = _words(game, view, names, lang), face(game).parties(view.round)
    if headed:
        return Legible(Within(score(words, view, parties)))
    return Legible(Group(*score_tables(words, view, parties)))


def _words(game: str, view: MatchView[Any], names: Sequence[str], lang: str) -> Words:
    return Words(game, view.round.rule_set, lang, people(names))


def _head(words: Words, view: MatchView[Any]) -> list[RenderableType]:
    """Return the game, how far the match has got, and by which rules it is played."""
    round_ = words.say("round", number=view.number)
    target = words.say("target", points=view.target)
    return [
        Ends(Text(words.of_game("title"), style=palette.LOUD), Text(f"{round_} · {target}")),
        Text(words.of_game(f"edition-{words.edition}"), style=palette.QUIET),
        *(Text(rules, style=palette.QUIET) for rules in _house_rules(words)),
        Text(),
    ]


def _house_rules(words: Words) -> list[str]:
    _, *rules = words.rule_set.split(",")
    return [words.say("house-rules", rules=", ".join(rules))] if rules else []


def _hands(
    words: Words,
    drawer: GameDrawing,
    view: Any,  # noqa: ANN401 - of any game
    hands: Sequence[tuple[Card, ...]] | None,
) -> list[RenderableType]:
    """Return the hand of the seat, and those of the others where they lie open."""
    parts: list[RenderableType] = []
    if view.seat is not None:
        title = words.say("hand", name=words.names[view.seat])
        cards = drawer.hand(words, view) if view.hand else spread(words, ())
        parts.append(section(Text(title), cards))
    if hands is not None:
        others = {seat: hand for seat, hand in enumerate(hands) if seat != view.seat}
        parts.append(open_hands(words, others))
    return parts
