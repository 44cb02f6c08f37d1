"""Golden files: playthroughs and perft for each edition and player count, pictures, records, words.

``python -m tests.golden.make`` rewrites them; the diff is the review.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from tests.golden import manuals, telling
from tests.golden.picture import replay_picture, why_picture
from tests.golden.records import RECORDS, sample
from tests.golden.screen import screen_picture
from tischrunde.core.chance import Chance
from tischrunde.core.edition import Edition
from tischrunde.core.notation import PARTIES
from tischrunde.core.position import Position
from tischrunde.core.round import Round
from tischrunde.core.sheet import Sheet
from tischrunde.games.catalogue import GAMES
from tischrunde.rallye import moves as rallye_moves
from tischrunde.rallye import notation as rallye_notation
from tischrunde.rallye.round import Round as RallyeRound
from tischrunde.rallye.rules import Rules as RallyeRules
from tischrunde.rallye.view import RoundView as RallyeView
from tischrunde.uno import moves as uno_moves
from tischrunde.uno import notation as uno_notation
from tischrunde.uno.round import Round as UnoRound
from tischrunde.uno.rules import Rules as UnoRules
from tischrunde.uno.view import RoundView as UnoView

HERE = Path(__file__).parent
PICTURES = HERE.parents[1] / "docs" / "pictures"
DEPTH = 4
MID_ROUND = 16

AnyRound = Round[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Golden:
    """A game as its golden files need it: ``dull`` moves are left out where others are legal."""

    rule_sets: dict[str, tuple[int, ...]]
    dealt: Callable[[Any, int, Chance], AnyRound]
    dull: tuple[type, ...]
    write_move: Callable[[Any], str]
    write_position: Callable[[Any], str]
    summary: Callable[[Any], str]


def rallye_summary(view: RallyeView) -> str:
    displays = "  ".join(
        f"{PARTIES[shown.party]} {shown.km:>4} km {_top(shown.battle)} {_top(shown.speed)}"
        for shown in view.displays
    )
    return f"{displays} stock {view.stock:>2}"


def uno_summary(view: UnoView) -> str:
    colour = "-" if view.colour is None else view.colour.slug
    hands = " ".join(f"{size:>2}" for size in view.hand_sizes)
    return f"{_top(view.top)} {colour:<6} {view.phase:<8} hands {hands}  stock {view.stock:>2}"


def _top(card: Any) -> str:
    return f"{'-' if card is None else card.slug:<14}"


GOLDEN = {
    "rallye": Golden(
        rule_sets={
            **{edition.id: edition.player_counts for edition in GAMES["rallye"].editions.values()},
            "auto-rallye,extension": (2, 3, 6),
            "winning-moves,attack-before-opening,chain-draws-two": (2, 3),
        },
        dealt=lambda edition, players, stream: RallyeRound.dealt(
            RallyeRules(edition, players), stream, dealer=0
        ),
        dull=(rallye_moves.Discard, rallye_moves.LetStand),
        write_move=rallye_notation.write_move,
        write_position=rallye_notation.write_position,
        summary=rallye_summary,
    ),
    "uno": Golden(
        rule_sets={
            "uno-carabiner": tuple(range(2, 11)),
            "uno-carabiner,everybody-keeps-points": (3,),
            "uno-carabiner,family": (2,),
            "uno-carabiner,wild": (4,),
            "uno-carabiner,teams": (4,),
        },
        dealt=lambda edition, players, stream: UnoRound.dealt(
            UnoRules(edition, players), stream, dealer=0
        ),
        dull=(uno_moves.Draw, uno_moves.Keep),
        write_move=uno_notation.write_move,
        write_position=uno_notation.write_position,
        summary=uno_summary,
    ),
}


def tables() -> Iterator[tuple[str, Golden, Edition, int]]:
    """Yield every rule set with its numbers of players."""
    for game, golden in GOLDEN.items():
        for rule_set, counts in golden.rule_sets.items():
            edition = GAMES[game].house.read(rule_set)
            for players in counts:
                yield f"{rule_set.replace(',', '-')}-{players}", golden, edition, players


def files() -> dict[Path, Callable[[], str]]:
    """Return how every golden file is made."""
    makers: dict[Path, Callable[[], str]] = {
        HERE / "playthroughs" / f"{name}.txt": partial(playthrough, name, golden, edition, players)
        for name, golden, edition, players in tables()
    }
    makers[HERE / "perft.txt"] = perft_table
    makers[telling.PATH] = telling.text
    makers |= manuals.makers()
    makers[PICTURES / "terminal.svg"] = screen_picture
    makers[PICTURES / "why.svg"] = why_picture
    makers[PICTURES / "replay.svg"] = lambda: replay_picture(sample("rallye"))
    makers |= {RECORDS / f"{game}.tisch": partial(sample, game) for game in GAMES}
    return makers


def lively(game: AnyRound, golden: Golden, random: Random) -> tuple[int, str]:
    """Play a move that does something, where there is one; return the seat and the move."""
    seat = min(game.waiting)
    moves = game.legal(seat)
    move = random.choice([move for move in moves if not isinstance(move, golden.dull)] or moves)
    game.play(seat, move)
    return seat, golden.write_move(move)


def playthrough(name: str, golden: Golden, edition: Edition, players: int) -> str:
    """Return a whole round: the deal, each move with the position after it, the score."""
    random = Random(name)
    game = golden.dealt(edition, players, Chance(b"golden", name))
    lines = [golden.write_position(game.position), ""]
    while not game.over:
        seat, move = lively(game, golden, random)
        lines.append(f"{seat + 1:>2} {move:<22} {golden.summary(game.view(None))}")
    lines += ["", golden.write_position(game.position), ""]
    (sheets,) = game.sheets
    lines += [f"{PARTIES[party]} {_score(sheet)}" for party, sheet in enumerate(sheets)]
    return "\n".join(lines) + "\n"


def _score(sheet: Sheet) -> str:
    lines = "  ".join(f"{line.id} {line.points}" for line in sheet.lines)
    return f"{sheet.total:>5}  {lines}".rstrip()


def perft_table() -> str:
    """Return how many lines of play there are to each depth, from the deal and from mid-round."""
    rows = [f"{'':<42}" + "".join(f"{f'depth {depth}':>10}" for depth in range(1, DEPTH + 1))]
    for name, golden, edition, players in tables():
        game = golden.dealt(edition, players, Chance(b"golden", name))
        rows.append(_row(f"{name} deal", game.position))
        random = Random(name)
        for _ in range(MID_ROUND):
            lively(game, golden, random)
        rows.append(_row(f"{name} mid", game.position))
    return "\n".join(rows) + "\n"


def _row(name: str, position: Position) -> str:
    counts = (perft(position, depth) for depth in range(1, DEPTH + 1))
    return f"{name:<42}" + "".join(f"{count:>10}" for count in counts)


def perft(position: Position, depth: int) -> int:
    """Count the lines of play of a length, each ending where the round ends at the latest."""
    seat = position.actor()
    codes = position.codes(seat)
    if depth == 1 or not codes:
        return len(codes)
    count = 0
    for code in codes:
        after = position.copy()
        after.apply(seat, code)
        count += perft(after, depth - 1)
    return count


if __name__ == "__main__":
    for path, make in files().items():
        path.write_text(make(), "utf-8")
