"""The expert's move and the chances away from a table: in a case, anywhere in a record, in a view.

Both are computed from the view of one seat, with a fixed seed, as hints at a table are.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from tischrunde import texts
from tischrunde.core.case import read_case
from tischrunde.core.game import Seat
from tischrunde.core.house import HouseRulesRefused
from tischrunde.core.match_view import MatchView
from tischrunde.core.notation import Unreadable
from tischrunde.core.record_reader import read_record, read_terms
from tischrunde.core.refusal import IllegalMove
from tischrunde.engine.bot_answers import advise, rules_of
from tischrunde.engine.bot_request import BotRequest
from tischrunde.engine.hints import LEVEL, SEED, hint_in_words
from tischrunde.games.cases import reached
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.games.decoder import NotUnderstood, Reading
from tischrunde.games.replay import frames
from tischrunde.texts.narration import company_at

Plain: TypeAlias = dict[str, Any]


class _Asked(NamedTuple):
    """A seat's view of a match, with what is played."""

    game: str
    rules: Any
    view: MatchView[Any]
    names: list[str]

    @property
    def seat(self) -> Seat:
        return int(self.view.round.seat)


def case_hint(text: str, language: str) -> Plain | None:
    """Return what the expert would do in a case, and who is to; None if nobody can do anything."""
    asked = _of_case(text, language)
    return None if asked is None else _hint(asked, 0, language)


def case_odds(text: str, language: str) -> Plain | None:
    """Return the chances of who asks, counted from what that seat sees; None if there are none."""
    asked = _of_case(text, language, any_seat=False)
    return None if asked is None else _odds(asked, language)


def record_hint(text: str, at: int, seat: Seat | None, language: str) -> Plain | None:
    """Return what the expert would do after a number of moves of a record, and who is to.

    It is asked for a seat if the match waits for it, else for the first one it waits for; at the
    end of the match there is None.
    """
    record = read_record(text)
    match = next((each.match for each in frames(record) if each.number == at), None)
    if match is None or match.over or not match.waiting:
        return None
    asked = seat if seat is not None and seat in match.waiting else min(match.waiting)
    names = list(record.names)
    return _hint(_Asked(record.game, match.rules, match.view(asked), names), at, language)


def view_hint(terms: str, match: Mapping[str, Any], language: str) -> Plain | None:
    """Return what the expert would do in a match as its server shows it whole to who is to move.

    There is None if nothing can be done, or if the server has said what nobody here understands.
    """
    asked = _of_view(terms, match)
    return None if asked is None else _hint(asked, 0, language)


def view_odds(terms: str, match: Mapping[str, Any], language: str) -> Plain | None:
    """Return the chances of a seat, counted from a match as its server shows it whole."""
    asked = _of_view(terms, match)
    return None if asked is None else _odds(asked, language)


def _of_view(terms: str, match: Mapping[str, Any]) -> _Asked | None:
    try:
        agreed = read_terms(terms)
        names = list(agreed.names)
        rules = rules_of(agreed.game, agreed.rules, agreed.revision, len(names))
        view = Reading(GAMES[agreed.game]).view(match)
    except (Unreadable, HouseRulesRefused, NotUnderstood, KeyError):
        return None
    return None if view.round.seat is None else _Asked(agreed.game, rules, view, names)


def _of_case(text: str, language: str, *, any_seat: bool = True) -> _Asked | None:
    """Return the situation of a case, once all before the question is played, as one seat sees it.

    It is who asks; if they are not waited for, any seat may do it.
    """
    game = game_of(text)
    if game is None:
        return None
    try:
        case = read_case(text)
        round_, _ = reached(game, case)
    except (Unreadable, IllegalMove, HouseRulesRefused):
        return None
    rules = round_.position.rules
    seat = case.seat
    if seat >= rules.players:
        return None
    if any_seat and seat not in round_.waiting:
        seat = min(round_.waiting, default=seat)
    view: MatchView[Any] = MatchView(
        number=1,
        target=rules.edition.target,
        totals=(0,) * rules.parties,
        sheets=(),
        winners=frozenset(),
        round=round_.view(seat),
    )
    names = [texts.seat_words(each, language) for each in range(rules.players)]
    return _Asked(game.id, rules, view, names)


def _hint(asked: _Asked, version: int, language: str) -> Plain | None:
    edition = asked.rules.edition
    request = BotRequest(
        game=asked.game,
        rules=GAMES[asked.game].house.write(edition),
        revision=edition.revision,
        players=asked.rules.players,
        level=LEVEL,
        seed=SEED,
        view=asked.view,
        legal=asked.view.round.legal,
        out_of_turn=False,
    )
    advice = advise(request)
    if advice is None:
        return None
    company = company_at(asked.game, asked.view, asked.names)
    hint = hint_in_words(company, version, advice, language)
    return {"seat": asked.seat, "name": asked.names[asked.seat], "hint": hint}


def _odds(asked: _Asked, language: str) -> Plain:
    # Its fractions take longer to import than a table needs to be dealt.
    from tischrunde.engine.odds import odds_in_words  # noqa: PLC0415

    company = company_at(asked.game, asked.view, asked.names)
    return odds_in_words(company, asked.rules, asked.view.round, language)
