"""A table of the rally game in words, for whoever does not see it."""

from collections.abc import Iterator

from tischrunde.rallye.cards import Card
from tischrunde.rallye.view import DisplayView, LaidSafety, RoundView
from tischrunde.texts import card_name, say, term
from tischrunde.texts.company import Company
from tischrunde.texts.people import who, whom


def in_words(view: RoundView, company: Company, language: str) -> list[str]:
    """Return whose turn it is, every display from the own one on, the piles, the own hand."""
    displays = sorted(view.displays, key=lambda shown: not company.is_own(shown.party))
    return [
        *_turn(view, company, language),
        *(" ".join(_display(shown, view, company, language)) for shown in displays),
        _piles(view, company, language),
        *([] if company.seat is None else [_hand(view, company, language)]),
    ]


def _turn(view: RoundView, company: Company, language: str) -> Iterator[str]:
    if view.attack is not None:
        yield _say("window", language, **whom(view.attack.party, company, language))
    elif view.phase != "over":
        yield _say("turn", language, **who(view.on_turn, company))


def _display(shown: DisplayView, view: RoundView, company: Company, language: str) -> Iterator[str]:
    party = whom(shown.party, company, language)
    yield _say("km", language, **party, km=shown.km, goal=view.goal)
    if shown.battle is None:
        yield _say("battle-bare", language)
    else:
        yield _say("battle", language, card=_card(shown.battle, company, language))
    if shown.speed is not None:
        yield _say("speed", language, card=_card(shown.speed, company, language))
    if shown.safeties:
        cards = ", ".join(_safety(laid, company, language) for laid in shown.safeties)
        yield _say("safeties", language, cards=cards)
    for seat in shown.members:
        if seat != company.seat:
            count = view.hand_sizes[seat]
            yield _say("holds", language, name=company.names[seat], count=count)


def _safety(laid: LaidSafety, company: Company, language: str) -> str:
    card = _card(laid.card, company, language)
    coup = term("rallye", "coup-fourre", company.edition, language)
    return _say("crosswise", language, card=card, term=coup) if laid.crosswise else card


def _piles(view: RoundView, company: Company, language: str) -> str:
    stock = _say("stock", language, count=view.stock)
    if view.discard is None:
        return f"{stock} {_say('discard-bare', language)}"
    return f"{stock} {_say('discard', language, card=_card(view.discard, company, language))}"


def _hand(view: RoundView, company: Company, language: str) -> str:
    cards = ", ".join(_card(held, company, language) for held in view.hand)
    return _say("hand", language, count=len(view.hand), cards=cards)


def _card(card: Card, company: Company, language: str) -> str:
    return card_name("rallye", card.slug, company.edition, language)


def _say(message: str, language: str, **args: str | int) -> str:
    return say("table-rallye", f"rallye-words-{message}", language, **args)
