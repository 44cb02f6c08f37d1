"""Which clauses allow or forbid a move, each with a case that is laid out to show it.

``python -m tests.cases.reach`` looks for the cases, and writes them beside this file.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.cases.situations import situations
from tischrunde.core.card_game import CardGame
from tischrunde.core.case import write_case
from tischrunde.core.layout import Layout
from tischrunde.core.refusal import Refusal
from tischrunde.games.cases import (
    Answer,
    answered,
    by_house_rules,
    granting,
    grants,
    laid_out,
    ready_cases,
)
from tischrunde.games.catalogue import GAMES

FILE = Path(__file__).with_name("reached.json")
SITUATIONS = 150_000


def known(game: CardGame) -> set[str]:
    """Return every clause with the verdict and the reason for which it can be cited."""
    found = set()
    for edition in game.editions.values():
        found |= {f"{clause} forbids {reason}" for reason, clause in edition.refusals.items()}
        found |= {f"{granting(game, edition, name)} allows {name}" for name in grants(game.id)}
    for rule in game.house.rules.values():
        found |= {f"{rule.clause} forbids {reason}" for reason in rule.refusals}
    for name, entry in grants(game.id).items():
        found |= {
            f"{game.house.rules[field].clause} allows {name}" for field in entry.get("fields", ())
        }
    return found


def cited(game: CardGame, edition: Any, refusal: Refusal | None, grant: str) -> str:
    """Return the clause that is cited, with the verdict and the reason."""
    if refusal is not None:
        return f"{refusal.clause} forbids {refusal.reason}"
    return f"{granting(game, edition, grant)} allows {grant}"


RARE = (
    Layout(
        "",
        "coup",
        {"players": "4", "attack": "stop>A", "asked": "3", "act": "stand"},
    ),
    Layout("", "extension", {"act": "lay", "card": "25"}),
)
"""What hardly ever happens in rounds played at random, beside the questions people ask."""


def search(game: CardGame, number: int) -> dict[str, str]:
    """Return a case for each clause: of the questions people ask, laid out, or found by lot."""
    found: dict[str, str] = {}
    for layout, answered_by in asked(game):
        refusal, grant = answered_by.refusal, answered_by.grant
        edition = game.house.read_revised(layout.rules)
        case = write_case(laid_out(game.id).case(layout))
        found.setdefault(cited(game, edition, refusal, grant), case)
    layouts = laid_out(game.id)
    missing = known(game) - set(found)
    for round_, seat, move in situations(game, 1, number):
        if not missing:
            break
        refusal = round_.refusal(seat, move)
        grant = "" if refusal else layouts.grant(round_.position, seat, move)
        key = cited(game, round_.position.rules.edition, refusal, grant)
        if key in missing:
            missing.remove(key)
            found[key] = write_case(layouts.case(layouts.layout(round_.position, seat, move)))
    return found


def asked(game: CardGame) -> Iterator[tuple[Layout, Answer]]:
    """Yield the questions as each box, and each house rule that decides otherwise, answers them."""
    rare = RARE if game.id == "rallye" else ()
    for layout in (*rare, *(question.layout for question in ready_cases(game.id))):
        for edition in (*game.editions, *MORE_RULES[game.id]):
            own = replace(layout, rules=edition)
            answer = answered(game, own, edition)
            if answer is not None:
                yield own, answer
                for rules, other in by_house_rules(game, own):
                    yield replace(own, rules=rules), other


MORE_RULES = {"rallye": ("auto-rallye,extension",), "uno": ()}


def main() -> None:
    """Look for cases, and tell what is not found."""
    found = {game: dict(sorted(search(GAMES[game], SITUATIONS).items())) for game in GAMES}
    FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    for game in GAMES:
        print(*sorted(known(GAMES[game]) - set(found[game])), sep="\n")  # noqa: T201 - it is asked


if __name__ == "__main__":
    main()
