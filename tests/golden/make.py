"""Golden files: playthroughs and perft for each edition and number of players, and a picture.

``python -m tests.golden.make`` writes them anew; the diff is the review.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.golden.picture import picture
from tischrunde.core.sheet import Sheet
from tischrunde.core.shuffle import Stream, shuffled
from tischrunde.rallye.cards import Card
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.editions import AUTO_RALLYE, EDITIONS
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.moves import Discard, LetStand
from tischrunde.rallye.notation import write_move, write_position
from tischrunde.rallye.position import Position
from tischrunde.rallye.round import Round
from tischrunde.rallye.rules import Rules

HERE = Path(__file__).parent
PICTURES = HERE.parents[1] / "docs" / "pictures"
DEPTH = 4
MID_ROUND = 20


def tables() -> Iterator[tuple[str, Edition, int]]:
    """Yield every edition with every number of players, and auto-rallye as extended."""
    for edition in EDITIONS.values():
        for players in edition.player_counts:
            yield f"{edition.id}-{players}", edition, players
    extended = HOUSE.agreed(AUTO_RALLYE, {"extension": True})
    for players in (2, 3, 6):
        yield f"auto-rallye-extended-{players}", extended, players


def files() -> dict[Path, str]:
    """Return what every golden file should hold."""
    made = {
        HERE / "playthroughs" / f"{name}.txt": playthrough(name, edition, players)
        for name, edition, players in tables()
    }
    made[HERE / "perft.txt"] = perft_table()
    made[PICTURES / "why.svg"] = picture()
    return made


def dealt(name: str, edition: Edition, players: int) -> Round:
    rules = Rules(edition, players)
    return Round.dealt(rules, shuffled(rules.cards, Stream(b"golden", name)), dealer=0)


def lively(game: Round, random: Random) -> tuple[int, str]:
    """Play a move that does something, where there is one; return the seat and the move."""
    seat = min(game.waiting)
    moves = game.legal(seat)
    active = [move for move in moves if not isinstance(move, Discard | LetStand)]
    move = random.choice(active or moves)
    game.play(seat, move)
    return seat, write_move(move)


def playthrough(name: str, edition: Edition, players: int) -> str:
    """Return a whole round: the deal, each move with the position after it, the score."""
    random = Random(name)
    game = dealt(name, edition, players)
    lines = [write_position(game.position), ""]
    while not game.over:
        seat, move = lively(game, random)
        lines.append(f"{seat + 1} {move:<17} {_summary(game)}")
    lines += ["", write_position(game.position), ""]
    (sheets,) = game.sheets
    lines += [f"{'ABC'[party]} {_score(sheet)}" for party, sheet in enumerate(sheets)]
    return "\n".join(lines) + "\n"


def _summary(game: Round) -> str:
    view = game.view(None)
    displays = "  ".join(
        f"{'ABC'[shown.party]} {shown.km:>4} km {_top(shown.battle)} {_top(shown.speed)}"
        for shown in view.displays
    )
    return f"{displays} stock {view.stock:>2}"


def _top(card: Card | None) -> str:
    return f"{'-' if card is None else card.slug:<12}"


def _score(sheet: Sheet) -> str:
    lines = "  ".join(f"{line.id} {line.points}" for line in sheet.lines)
    return f"{sheet.total:>5}  {lines}".rstrip()


def perft_table() -> str:
    """Return how many lines of play there are to each depth, from the deal and from mid-round."""
    rows = [f"{'':<28}" + "".join(f"{f'depth {depth}':>10}" for depth in range(1, DEPTH + 1))]
    for name, edition, players in tables():
        game = dealt(name, edition, players)
        rows.append(_row(f"{name} deal", game.position))
        random = Random(name)
        for _ in range(MID_ROUND):
            lively(game, random)
        rows.append(_row(f"{name} mid", game.position))
    return "\n".join(rows) + "\n"


def _row(name: str, position: Position) -> str:
    counts = (perft(position, depth) for depth in range(1, DEPTH + 1))
    return f"{name:<28}" + "".join(f"{count:>10}" for count in counts)


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
    for path, text in files().items():
        path.write_text(text, "utf-8")
