"""Several before one screen: nobody hears of cards that are not for them."""

import asyncio
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.terminal.plain.at_home import HANDED_ON, LET_GO, before_the_deal, spoken_at
from tischrunde import texts
from tischrunde.games.catalogue import GAMES
from tischrunde.terminal.sessions.local import LocalSession

NAMES = ("Ida", "Ben", "Cem")
ENOUGH = 4000
REFUSED = texts.say("plain", "refused-rule", "de")
"""Said after refusals, which may name cards that nobody has seen."""
TABLES = [("rallye", "fx-schmid,target=1000"), ("uno", "uno-carabiner,target=100")]


class Company:
    """Three who hand on one screen and choose at random; what they hear is held against hands."""

    def __init__(self, game: str, rules: str) -> None:
        self.session = LocalSession(before_the_deal(game, rules, NAMES, (), b"screen"), 0)
        self.hands_told = 0
        edition = GAMES[game].house.read(rules)
        self._names = {
            texts.card_name(game, card.slug, edition.id, "de"): card for card in edition.deck
        }
        self._before: int | None = None
        self._lain_open: set[Any] = set()
        self._heard = 0
        self._dice = random.Random(7)

    def typed(self, said: list[str]) -> str | None:
        """Check what was said since the last answer, and answer."""
        self._check(said[self._heard :])
        self._heard = len(said)
        if said[-1].startswith(HANDED_ON):
            name = said[-1].removeprefix(HANDED_ON[0]).partition(" ")[0]
            self._before = NAMES.index(name)
            return ""
        if said[-1].startswith(LET_GO):
            return ""
        if len(said) > ENOUGH or "Die Partie ist zu Ende." in said[-5:]:
            return None
        return "1" if said[-1].startswith("0. ") else str(self._dice.randint(1, 9))

    def _check(self, said: list[str]) -> None:
        """Lists name cards of the own hand alone, other sentences only what has lain open too."""
        views = self.session.scene.views
        self._lain_open |= {card for card, count in views[0].round.accounted.items() if count}
        own = set() if self._before is None else self._seen(views[self._before].round)
        refused = next((at for at, line in enumerate(said) if line == REFUSED), -1)
        for at, line in enumerate(said):
            named = set(self._cards(line))
            if re.match(r"\d+\. |Neu auf", line):
                assert named <= own, line
                self.hands_told += len(named)
            elif at > refused:
                assert named <= own | self._lain_open, line

    @staticmethod
    def _seen(view: Any) -> set[Any]:
        """Return the cards of a hand, and of one that was shown to its player alone."""
        shown = getattr(view, "shown", None)
        return {*view.hand, *(() if shown is None else shown.hand)}

    def _cards(self, line: str) -> Iterator[Any]:
        """Yield the cards a line names, the longest names first: one is part of another."""
        for name in sorted(self._names, key=len, reverse=True):
            if re.search(rf"\b{re.escape(name)}\b", line):
                line = line.replace(name, "")
                yield self._names[name]


@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_nobody_hears_of_a_hidden_hand_or_sees_the_former_one(game: str, rules: str) -> None:
    company = Company(game, rules)
    said = asyncio.run(spoken_at(company.session, company.typed))
    assert company.hands_told > 300
    handed_on = [at for at, line in enumerate(said) if line.startswith(HANDED_ON)]
    assert {said[at].split()[2] for at in handed_on} == {*NAMES}
    for at in handed_on[1:]:
        assert not any(said[at - 24 : at])
