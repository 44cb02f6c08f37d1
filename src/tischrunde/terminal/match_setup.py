"""The set-up of a match at home: what is not given is asked for, question by question."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from tischrunde import texts
from tischrunde.bots.names import LEVELS
from tischrunde.core.card_game import CardGame
from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.record import LONGEST_NAME, Record, is_fit
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.terminal.sessions.new_match import fresh
from tischrunde.terminal.unplayable import unknown, unplayable

T = TypeVar("T")


class Asker(Protocol):
    """Asks people questions, on a screen or in plain words."""

    language: str

    async def pick(self, question: str, answers: Sequence[str]) -> int:
        """Return which of several answers is chosen, counted from 0."""

    async def number(self, question: str, possible: Sequence[int]) -> int:
        """Return a number that is possible."""

    async def words(self, question: str, usual: str, unfit: Callable[[str], str | None]) -> str:
        """Return valid words, the default if nothing is typed; for others say why not."""

    async def patiently(self, work: Awaitable[T], message: str) -> T:
        """Return the result of work that takes long; meanwhile a message is shown."""


class Disagreed(Exception):  # noqa: N818 - told to people as it is
    """A wish that cannot be played, in words."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is wished for; whatever is None or empty is asked for.

    One level is for all bots; names are of the people before this screen.
    """

    game: str | None = None
    rules: str | None = None
    players: int | None = None
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seed: bytes | None = None


async def agree(wishes: Wishes, asker: Asker) -> Record:
    """Ask for all that is missing, and return the match before its first deal."""
    _check(wishes, asker)
    game = await _game(wishes, asker)
    edition = await _edition(wishes, game, asker)
    players = await _players(wishes, edition, asker)
    persons = await _persons(wishes, players, asker)
    names = await _names(wishes, persons, asker)
    levels = await _levels(wishes, players - persons, game, asker)
    names += _bot_names(len(levels), names, asker.language)
    return fresh(game, edition, names, [*[""] * persons, *levels], wishes.seed)


async def agree_players(wishes: Wishes, asker: Asker) -> tuple[CardGame, Any, tuple[str, ...]]:
    """Ask for all that is missing, and return a game, an edition and those who play it."""
    _check(wishes, asker)
    game = await _game(wishes, asker)
    edition = await _edition(wishes, game, asker)
    players = await _players(wishes, edition, asker)
    return game, edition, tuple(await _names(wishes, players, asker))


async def ask_name(asker: Asker) -> str:
    """Ask somebody who sits down alone for a name."""
    return await _name((), 1, asker)


def unfit(name: str, others: Sequence[str], language: str) -> str | None:
    """Return why a name is not possible, or None."""
    if not is_fit(name, LONGEST_NAME):
        return texts.say("agreeing", "unfit-name", language, name=name)
    taken = _is_among(name, others)
    return texts.say("agreeing", "same-name", language, name=name) if taken else None


def _is_among(name: str, names: Sequence[str]) -> bool:
    """Return whether a name is among others, whatever its case."""
    return name.casefold() in map(str.casefold, names)


def _check(wishes: Wishes, asker: Asker) -> None:
    """Refuse impossible wishes, before anything is asked for."""
    for at, name in enumerate(wishes.names):
        if (wrong := unfit(name, wishes.names[:at], asker.language)) is not None:
            raise Disagreed(wrong)
    if wishes.game is None and wishes.rules is not None and game_of(wishes.rules) is None:
        raise Disagreed(unknown(wishes.rules, asker.language))
    games = list(GAMES.values()) if wishes.game is None else [GAMES[wishes.game]]
    for level in wishes.bots:
        if level not in LEVELS:
            _check_guest(level, games, asker)
    possible = {
        count for game in games for each in game.editions.values() for count in each.player_counts
    }
    if wishes.players is not None and wishes.rules is None and wishes.players not in possible:
        raise _wrong_players(wishes.players, sorted(possible), asker)


def _wrong_players(players: int, possible: Sequence[int], asker: Asker) -> Disagreed:
    listed = ", ".join(map(str, possible))
    return Disagreed(_say("wrong-players", asker, players=players, list=listed))


async def _game(wishes: Wishes, asker: Asker) -> CardGame:
    if wishes.game is not None:
        return GAMES[wishes.game]
    if wishes.rules is not None and (found := game_of(wishes.rules)) is not None:
        return found
    games = list(GAMES.values())
    titles = [texts.say(game.id, "title", asker.language) for game in games]
    return games[await asker.pick(_say("ask-game", asker), titles)]


async def _edition(wishes: Wishes, game: CardGame, asker: Asker) -> Any:  # noqa: ANN401 - of any game
    if wishes.rules is not None:
        try:
            return game.house.read(wishes.rules)
        except HouseRulesRefused as refused:
            raise Disagreed(unplayable(game, refused, asker.language)) from None
    editions = list(game.editions.values())
    if len(editions) == 1:
        return editions[0]
    titles = [texts.say(game.id, f"edition-{each.id}", asker.language) for each in editions]
    return editions[await asker.pick(_say("ask-edition", asker), titles)]


async def _players(wishes: Wishes, edition: Any, asker: Asker) -> int:  # noqa: ANN401 - of any game
    counts = edition.player_counts
    players = wishes.players
    if players is None and wishes.names and wishes.bots:
        players = len(wishes.names) + len(wishes.bots)
    if players is None:
        return await asker.number(_say("ask-players", asker), counts)
    if players not in counts:
        raise _wrong_players(players, counts, asker)
    return players


async def _persons(wishes: Wishes, players: int, asker: Asker) -> int:
    """Return how many people share this screen; one level of bots means one person."""
    if wishes.names:
        persons = len(wishes.names)
    elif len(wishes.bots) > 1:
        persons = players - len(wishes.bots)
    elif wishes.bots:
        persons = 1
    else:
        return await asker.number(_say("ask-persons", asker), range(1, players + 1))
    if persons + max(len(wishes.bots), persons < players) > players or persons < 0:
        raise Disagreed(texts.say("agreeing", "too-many-here", asker.language, players=players))
    return persons


async def _levels(wishes: Wishes, count: int, game: CardGame, asker: Asker) -> list[str]:
    for level in wishes.bots:
        if level not in LEVELS:
            _check_guest(level, [game], asker)
    if not count:
        return []
    if len(wishes.bots) in {1, count}:
        return list(wishes.bots) * (count // len(wishes.bots))
    if wishes.bots:
        raise Disagreed(texts.say("agreeing", "levels-unlike-bots", asker.language, count=count))
    words = [texts.say("web-start", f"level-{level}", asker.language) for level in LEVELS]
    return [LEVELS[await asker.pick(_say("ask-level", asker), words)]] * count


def _check_guest(name: str, games: Sequence[CardGame], asker: Asker) -> None:
    """Refuse a bot that is neither a level nor a guest of one of the games."""
    from tischrunde.bots.levels import names  # noqa: PLC0415 - guests are rare

    known = list(dict.fromkeys(guest for game in games for guest in names(game.id)))
    if name not in known:
        wrong = texts.say(
            "agreeing", "no-such-level", asker.language, level=name, list=", ".join(known)
        )
        raise Disagreed(wrong)


async def _names(wishes: Wishes, persons: int, asker: Asker) -> list[str]:
    names = list(wishes.names)
    while len(names) < persons:
        names.append(await _name(names, persons, asker))
    return names


async def _name(others: Sequence[str], persons: int, asker: Asker) -> str:
    number = len(others) + 1
    usual = _say("usual-name", asker, number=number, count=persons)
    question = _say("ask-name", asker, count=persons, number=number, usual=usual)
    return await asker.words(question, usual, lambda name: unfit(name, others, asker.language))


def _bot_names(count: int, people: Sequence[str], language: str) -> list[str]:
    """Return names for bots, none of which is a person's."""
    numbers = range(1, count + len(people) + 1)
    names = [texts.say("agreeing", "bot-name", language, number=n, count=count) for n in numbers]
    return [name for name in names if not _is_among(name, people)][:count]


def _say(message: str, asker: Asker, **args: str | int) -> str:
    return texts.say("agreeing", message, asker.language, **args)
