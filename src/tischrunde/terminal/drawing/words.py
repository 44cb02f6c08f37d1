"""The words of a table: cards by the names of their box, people by their own."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from tischrunde import texts
from tischrunde.core.card_game import Card
from tischrunde.core.game import Seat

MAX_NAME_COLUMNS: Final = 16
"""Maximum number of columns of a name; the rest of a longer one is cut off."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words for one table: its game and rule set, a language, and who sits there."""

    game: str
    rule_set: str
    language: str
    names: tuple[str, ...]

    @property
    def edition(self) -> str:
        """The edition under the house rules."""
        return self.rule_set.partition(",")[0]

    def say(self, message: str, **args: str | int) -> str:
        """Return a message of the table."""
        return texts.say("terminal", message, self.language, **args)

    def of_game(self, message: str) -> str:
        """Return a message of the game itself."""
        return texts.say(self.game, message, self.language, edition=self.edition)

    @property
    def joints(self) -> Mapping[str, str]:
        """Words too long for the face of a card: cut short, or with ``|`` where they break."""
        pairs = (pair.partition(":") for pair in self.say("joints").split())
        return {word: broken for word, _, broken in pairs}

    def card(self, card: Card) -> str:
        """Return the name of a card."""
        return texts.card_name(self.game, card.slug, self.edition, self.language)

    def term(self, name: str) -> str:
        """Return a term of the edition."""
        return texts.term(self.game, name, self.edition, self.language)

    def party(self, members: Iterable[Seat]) -> str:
        """Return the names of those who play together."""
        return " & ".join(self.names[seat] for seat in members)


def people(names: Sequence[str]) -> tuple[str, ...]:
    """Return names as a terminal may show them: nothing unprintable, nothing too long."""
    return tuple(_shown(name) for name in names)


def _shown(name: str) -> str:
    text = Text("".join(filter(str.isprintable, name)).strip())
    text.truncate(MAX_NAME_COLUMNS, overflow="ellipsis")
    return text.plain
