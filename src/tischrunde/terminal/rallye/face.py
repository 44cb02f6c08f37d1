"""The rally game as it is played in a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tischrunde import texts
from tischrunde.rallye.cards import SAFETIES, Card, Group
from tischrunde.rallye.moves import Attack, CoupFourre, Discard, Lay, LetStand, Move
from tischrunde.rallye.view import DisplayView, RoundView
from tischrunde.terminal.face import Answer, Face, Misgiving, MoveQuestion
from tischrunde.texts.company import Company


class RallyeFace(Face):
    """Cards are laid, or thrown away; an attack is answered by those it hits."""

    def menu_words(self, language: str) -> str:
        """Return the entry of the first screen."""
        return texts.say("app", "menu-rallye", language)

    def laid(self, move: Move) -> Card | None:
        """Return the card that a move lays, if it lays one."""
        return move.card if isinstance(move, Lay | Attack) else None

    def thrown(self, move: Move) -> Card | None:
        """Return the card that a move throws away, if it does."""
        return move.card if isinstance(move, Discard) else None

    def answers(self, besides: tuple[Any, ...]) -> tuple[Any, ...] | None:
        """Ask those attacked the same question, whatever they hold."""
        return (CoupFourre(), LetStand()) if LetStand() in besides else None

    def misgiving(self, move: Move, edition: str, language: str) -> Misgiving | None:
        """Return the question before a safety is thrown away."""
        if not isinstance(move, Discard) or move.card not in SAFETIES:
            return None
        card = texts.card_name("rallye", move.card.slug, edition, language)
        said = ("title", "question", "keep", "yes")
        return Misgiving(
            *(
                texts.say("table-rallye", f"rallye-throw-{each}", language, card=card)
                for each in said
            )
        )

    def essentials(self, view: RoundView, company: Company, language: str) -> Iterator[str]:
        """Yield why a seat is asked, and what matters for its answer."""

        def card(shown: Card) -> str:
            return texts.card_name("rallye", shown.slug, company.edition, language)

        own = next(display for display in view.displays if view.seat in display.members)
        if view.attack is not None and view.attack.party == own.party:
            hazard = card(view.attack.hazard)
            yield texts.say("plain", "attacked", language, card=hazard, whom=_whom(own))
            held = "held" if CoupFourre() in view.legal else "not-held"
            yield texts.say("table-rallye", f"rallye-coup-{held}", language)
            return
        if view.phase == "call":
            points, km = view.agreed.extension_points, view.agreed.extended_goal
            yield texts.say("table-rallye", "rallye-call-question", language, points=points, km=km)
            return
        if view.seat in view.waiting:
            yield texts.say("plain", "your-turn", language)
        yield texts.say("plain", "own-km", language, km=own.km, goal=view.goal, whom=_whom(own))
        if own.battle is None:
            yield texts.say("plain", "own-battle-bare", language, whom=_whom(own))
        else:
            yield texts.say("plain", "own-battle", language, card=card(own.battle), whom=_whom(own))
        if own.speed is Card.SPEED_LIMIT:
            yield texts.say("plain", "own-limit", language, whom=_whom(own))

    def narrowed(self, moves: Sequence[Any], company: Company, language: str) -> MoveQuestion:
        """Ask whom an attack hits, or which card is thrown away."""
        if isinstance(moves[0], Attack):
            answers = [texts.party_words(move.party, language, company) for move in moves]
            question = "ask-whom"
        elif isinstance(moves[0], Discard):
            slugs = [move.card.slug for move in moves]
            answers = [texts.card_name("rallye", slug, company.edition, language) for slug in slugs]
            question = "ask-discard"
        else:
            raise ValueError(f"nothing tells these apart: {moves}")  # noqa: TRY004 - no type is wrong
        pairs = zip(answers, moves, strict=True)
        return MoveQuestion(
            texts.say("plain", question, language),
            tuple(Answer(words, (move,)) for words, move in pairs),
        )

    def use_words(self, moves: Sequence[Any], company: Company, language: str) -> str:
        """Return what is done with a card, and to whom."""
        card = texts.card_name("rallye", moves[0].card.slug, company.edition, language)
        parties = [move.party for move in moves if isinstance(move, Attack)]
        if parties:
            hit = [texts.party_words(party, language, company) for party in parties]
            against = _or(hit, language)
            return texts.say("plain", "card-against", language, card=card, parties=against)
        drives = moves[0].card.group is Group.DISTANCE
        return texts.say("plain", "card-drive" if drives else "card-lay", language, card=card)


def _whom(own: DisplayView) -> str:
    return "team" if len(own.members) > 1 else "you"


def _or(names: Sequence[str], language: str) -> str:
    *some, last = names
    return texts.say("plain", "or", language, some=", ".join(some), last=last) if some else last


FACE: Final = RallyeFace()
