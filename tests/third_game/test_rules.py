"""A round of Zwanzig by hand, and the laws every game keeps."""

from functools import partial
from random import Random

import pytest

from tests.conformance import Laws
from tests.third_game.bots.bot_game import BOT_GAME
from tests.third_game.rules.cards import Card
from tests.third_game.rules.edition import HOUSE, TIN, Edition
from tests.third_game.rules.events import Laid, Passed
from tests.third_game.rules.game import ZWANZIG
from tests.third_game.rules.moves import EVERY_MOVE, Draw, Lay, Move, Pass, encode
from tests.third_game.rules.notation import read_move, read_position, write_move, write_position
from tests.third_game.rules.position import Rules
from tests.third_game.rules.round import Match, Round
from tischrunde.bots.bot import Bot, Budget
from tischrunde.bots.policy_bot import PolicyBot
from tischrunde.bots.search_bot import SearchBot
from tischrunde.core.chance import Chance
from tischrunde.core.dice import Dice
from tischrunde.core.events import Drew, RoundEnded
from tischrunde.core.game import Seat
from tischrunde.core.notation import Unreadable

ROUNDS = 40


def at(position: str) -> Round:
    return Round(read_position(f"zwanzig-tin {position}"))


def reason(game: Round, seat: Seat, move: Move) -> str | None:
    refusal = game.refusal(seat, move)
    return None if refusal is None else refusal.reason


def test_the_deal() -> None:
    for players, stock in ((2, 11), (3, 7), (4, 3)):
        game = Round.dealt(Rules(TIN, players), Chance(b"", "deal"), dealer=1)
        assert game.view(None).hand_sizes == (4,) * players
        assert game.view(None).stock == stock
        assert game.waiting == {2 % players}


def test_a_card_at_most_five_away_is_laid() -> None:
    game = at("2; 1: four five fifteen sixteen; discards: ten; turn: 1")
    assert game.legal(0) == (Lay(Card.FIVE), Lay(Card.FIFTEEN))
    assert reason(game, 0, Lay(Card.FOUR)) == "too-far"
    assert reason(game, 0, Lay(Card.SIXTEEN)) == "too-far"
    assert reason(game, 0, Lay(Card.ONE)) == "card-not-held"
    assert reason(game, 0, Draw()) == reason(game, 0, Pass()) == "card-fits"
    assert reason(game, 1, Draw()) == "not-your-turn"
    assert game.play(0, Lay(Card.FIVE)) == (Laid(0, Card.FIVE),)
    assert game.view(None).top is Card.FIVE
    assert game.waiting == {1}


def test_whoever_has_none_draws_and_passes_once_the_stock_is_empty() -> None:
    game = at("2; 1: one; 2: two; stock: three; discards: ten; turn: 1")
    assert reason(game, 0, Pass()) == "stock-not-empty"
    assert game.play(0, Draw()) == (Drew(0, 1),)
    assert game.view(0).hand == (Card.ONE, Card.THREE)
    assert reason(game, 1, Draw()) == "nothing-to-draw"
    assert game.play(1, Pass()) == (Passed(1),)
    seen = game.play(0, Pass())
    assert seen[0] == Passed(0)
    assert isinstance(seen[1], RoundEnded)
    assert seen[1].winner is None
    assert [sheet.total for sheet in seen[1].sheets] == [0, 0]
    assert reason(game, 0, Pass()) == "round-over"


def test_whoever_goes_out_scores_what_the_others_have_left() -> None:
    game = at("3; 1: nine; 2: one two; 3: three; stock:; discards: ten; turn: 1")
    game.play(0, Lay(Card.NINE))
    assert game.winners == {0}
    assert [sheet.total for sheet in game.sheets[0]] == [3, 0, 0]


def test_a_match_ends_with_three_points() -> None:
    match = Match(TIN, 4, b"match")
    while not match.over:
        (seat,) = match.waiting
        match.play(seat, match.legal(seat)[0])
    (winner,) = match.winners
    assert match.totals[winner] >= 3
    assert all(total < 3 for party, total in enumerate(match.totals) if party != winner)


def test_another_reach_may_be_agreed() -> None:
    game = Round(read_position("zwanzig-tin,reach=2 2; 1: eight seven; discards: ten; turn: 1"))
    assert game.legal(0) == (Lay(Card.EIGHT),)
    refused = game.refusal(0, Lay(Card.SEVEN))
    assert refused is not None
    assert refused.clause == "house/reach"
    assert refused.args == {"card": "seven", "top": "ten", "reach": 2}


@pytest.mark.parametrize("players", TIN.player_counts)
@pytest.mark.parametrize("edition", [TIN, HOUSE.read("zwanzig-tin,reach=2")])
def test_every_law_holds(edition: Edition, players: int) -> None:
    laws(edition, players).hold_for(range(ROUNDS))


@pytest.mark.parametrize("move", EVERY_MOVE)
def test_moves_are_read_as_they_are_written(move: Move) -> None:
    assert read_move(write_move(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "zwanzig-tin 2; 1: nine nine",
        "zwanzig-tin 2; discards:",
        "zwanzig-tin 2; passes: 3",
        "zwanzig-tin 5",
        "zwanzig-tin 2; joker: 1",
    ],
)
def test_what_cannot_be_is_not_read(text: str) -> None:
    with pytest.raises(Unreadable):
        read_position(text)


def test_a_bot_goes_out_or_keeps_its_cards_together() -> None:
    policy = BOT_GAME.policies["strong"](None)
    last = at("2; 1: nine; 2: one two; stock: three; discards: ten; turn: 1")
    assert policy.move(last.position, 0, Dice(1)) == Card.NINE
    near = at("2; 1: five fourteen fifteen; 2: one two; stock: three; discards: ten; turn: 1")
    assert policy.move(near.position, 0, Dice(1)) in (Card.FOURTEEN, Card.FIFTEEN)


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_bots_play_a_match_from_what_they_see(level: str) -> None:
    rules = Rules(TIN, 2)
    bots = [player(level, rules, seed) for seed in range(2)]
    match = Match(TIN, 2, b"bots")
    while not match.over:
        (seat,) = match.waiting
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    assert max(match.totals) >= 3


def test_random_rounds_are_counted() -> None:
    tally = ZWANZIG.simulate(TIN, 3, 100, 1, lambda _: None)
    assert tally.rounds == 100
    assert set(tally.endings) == {"out", "stuck"}


def player(level: str, rules: Rules, seed: int) -> Bot:
    policy = BOT_GAME.policies[level](rules)
    if level in BOT_GAME.budgets:
        return SearchBot(BOT_GAME, rules, policy, seed, Budget(rollouts=60, seconds=10.0))
    return PolicyBot(BOT_GAME, rules, policy, seed)


def laws(edition: Edition, players: int) -> Laws[Round, Move]:
    return Laws(
        seats=players,
        dealt=partial(dealt, Rules(edition, players)),
        universe=EVERY_MOVE,
        written=lambda game: write_position(game.position),
        cards=cards,
        hidden_mixed=hidden_mixed,
        quickly=lambda game, seat, move: game.position.apply(seat, encode(move)),
        also=is_read_as_written,
        every_round=True,
    )


def dealt(rules: Rules, seed: int) -> Round:
    return Round.dealt(rules, Chance(b"laws", str(seed)), dealer=seed % rules.players)


def cards(game: Round) -> list[int]:
    held = [card for hand in game.position.hands for card in hand.held]
    return [*game.position.stock, *game.position.discards, *held]


def is_read_as_written(game: Round) -> None:
    written = write_position(game.position)
    assert write_position(read_position(written)) == written


def hidden_mixed(game: Round, seat: Seat | None, random: Random) -> Round:
    """Shuffle the stock and all hands but the seat's own among each other."""
    mixed = game.position.copy()
    others = [hand for other, hand in enumerate(mixed.hands) if other != seat]
    hidden = [*mixed.stock, *(card for hand in others for card in hand.held)]
    random.shuffle(hidden)
    for hand in others:
        hand.held = [hidden.pop() for _ in hand.held]
    mixed.stock = hidden
    return Round(mixed)
