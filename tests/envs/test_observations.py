"""What an agent observes is what its seat may know, no more, no less; masks are what is legal."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.envs.row_reader import read, said
from tests.envs.tables import HOUSE_RULES, tables
from tests.rallye.test_conformance import hidden_mixed as rallye_mixed
from tests.uno.test_conformance import hidden_mixed as uno_mixed
from tischrunde.core.observation import Field, shares, size
from tischrunde.envs import TableEnv, env
from tischrunde.envs.games import learnable
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.rallye.moves import EVERY_MOVE as RALLYE_MOVES
from tischrunde.uno.moves import EVERY_MOVE as UNO_MOVES
from tischrunde.uno.moves import Draw, Keep, Play

MIXED: dict[str, Any] = {"rallye": rallye_mixed, "uno": uno_mixed}
EVERY_MOVE: dict[str, tuple[Any, ...]] = {"rallye": RALLYE_MOVES, "uno": UNO_MOVES}
TABLES = tables(every_count=True)
OFTEN = 6
"""One in how many positions all seats are asked at."""


def play_all(table: TableEnv, seed: int) -> Random:
    """Reset a table and return what chooses for it."""
    table.reset(seed=seed)
    return Random(seed)


def choose(table: TableEnv, random: Random) -> None:
    """Choose at random, seldom to draw, so that rounds end."""
    moves = {a: table.move_of(table.agent_selection, a) for a in table.legal_actions()}
    lively = [action for action, move in moves.items() if not isinstance(move, Draw | Keep)]
    table.step(random.choice(lively if lively and random.random() < 0.97 else list(moves)))


@pytest.mark.parametrize(("game", "rule_set", "players"), TABLES)
def test_a_row_says_what_the_view_says(game: str, rule_set: str, players: int) -> None:
    table = env(game, edition=rule_set, players=players, match=True)
    fields = learnable(game).fields
    random = play_all(table, players)
    while not table.terminations[table.agent_selection] and table.episode.match.number < 3:
        for seat in range(players):
            if random.randrange(OFTEN):
                continue
            row = table.observe(f"seat_{seat}")["observation"]
            assert len(row) == size(fields)
            assert read(fields, row) == said(game, table.episode.match.view(seat))
        choose(table, random)


@pytest.mark.parametrize("game", ["rallye", "uno"])
def test_the_rounds_above_come_to_every_field(game: str) -> None:
    """But for totals, which a first round has not, and what is too rare: see below."""
    fields = learnable(game).fields
    silent = {field.name for field in fields}
    for rule_set in (*GAMES[game].editions, *HOUSE_RULES[game][:1]):
        for seed in range(24):
            table = env(game, edition=rule_set, players=2 + seed % 2 * 4)
            random = play_all(table, seed)
            while table.legal_actions():
                silent -= spoken(fields, table.observe("seat_0")["observation"])
                choose(table, random)
            silent -= spoken(fields, table.observe("seat_0")["observation"])
    assert silent <= {"totals", "fresh", "passes"}


def spoken(fields: Sequence[Field], row: Sequence[int]) -> set[str]:
    """Return the fields of which something is said."""
    return {name for name, numbers in read(fields, row).items() if any(numbers)}


@pytest.mark.parametrize(
    ("position", "field", "place"),
    [
        ("fx-schmid 2; turn: 1; fresh: driving-ace; 1: driving-ace 25; 2: 50", "fresh", 1),
        (
            "uno-carabiner 3; turn: 1; passes: 2; discards: red-1; 1: red-2; 2: red-3; 3: red-4",
            "passes",
            0,
        ),
    ],
)
def test_what_is_rare(position: str, field: str, place: int) -> None:
    game = game_of(position)
    assert game is not None
    learnt = learnable(game.id)
    round_ = game.read_round(position)
    rules = round_.position.rules
    turns = learnt.turns(learnt.numbering(rules), round_.position, [0] * rules.parties)
    turns.look(0)
    assert read(learnt.fields, turns.rows[0])[field][place]
    turns.look(1)
    assert any(read(learnt.fields, turns.rows[1])[field]) == (field == "passes")


@pytest.mark.parametrize(("game", "rule_set", "players"), TABLES)
def test_masks_are_the_legal_moves(game: str, rule_set: str, players: int) -> None:
    table = env(game, edition=rule_set, players=players)
    random = play_all(table, players)
    while not table.terminations[agent := table.agent_selection]:
        seat = table.possible_agents.index(agent)
        match = table.episode.match
        legal = {table.action_of(agent, move) for move in match.legal(seat)}
        if seat not in match.waiting:
            assert legal
            legal.add(table.action_of(agent, None))
        assert set(table.observe(agent)["action_mask"].nonzero()[0]) == legal
        assert set(table.legal_actions()) == legal
        for other in set(table.possible_agents) - {agent}:
            assert not table.observe(other)["action_mask"].any()
        choose(table, random)


@pytest.mark.parametrize(("game", "rule_set", "players"), TABLES)
def test_hidden_cards_leave_no_trace(game: str, rule_set: str, players: int) -> None:
    table = env(game, edition=rule_set, players=players)
    episode = table.episode
    random = play_all(table, players)
    totals = shares(episode.match.totals, episode.match.target)
    while not table.terminations[table.agent_selection]:
        for seat in range(players):
            if random.randrange(OFTEN):
                continue
            mixed = MIXED[game](episode.match.round, seat, random)
            twin = episode.learnable.turns(episode.numbering, mixed.position, totals)
            twin.look(seat)
            assert bytes(table.observe(f"seat_{seat}")["observation"]) == twin.rows[seat]
        choose(table, random)


@pytest.mark.parametrize("rule_set", ["uno-carabiner", "uno-carabiner,wild"])
def test_everybody_gets_a_chance_out_of_turn(rule_set: str) -> None:
    """Whoever could act out of turn after a move is asked once, but for the mover."""
    table = env("uno", edition=rule_set, players=4)
    seen: Counter[str] = Counter()
    for seed in range(10):
        random = play_all(table, seed)
        expected: list[int] = []
        mover = None
        while not table.terminations[agent := table.agent_selection]:
            seat = table.possible_agents.index(agent)
            match = table.episode.match
            if seat in match.waiting:
                assert not expected
            else:
                expected = expected or _could(match, mover)
                assert seat == expected.pop(0)
            action = random.choice(table.legal_actions())
            move = table.move_of(agent, action)
            if seat not in match.waiting:
                seen[type(move).__name__] += 1
            if move is not None:
                mover, expected = seat, []
            table.step(action)
    assert seen["Catch"]
    assert seen["NoneType"]
    if "wild" in rule_set:
        assert seen[Play.__name__]


def _could(match: Any, mover: int | None) -> list[int]:
    position = match.round.position
    start = position.seat if mover is None else mover
    order = [(start + position.direction * steps) % 4 for steps in range(1, 4)]
    return [seat for seat in order if seat not in match.waiting and match.legal(seat)]


@pytest.mark.parametrize(("game", "rule_set", "players"), TABLES)
def test_actions_are_numbered_without_gaps(game: str, rule_set: str, players: int) -> None:
    table = env(game, edition=rule_set, players=players)
    count = sum(learnable(game).groups.values())
    for agent in table.possible_agents:
        assert table.action_space(agent).n == count
        moves = [table.move_of(agent, action) for action in range(count)]
        assert len(set(moves)) == count
        assert set(moves) <= {*EVERY_MOVE[game], None}
        assert [table.action_of(agent, move) for move in moves] == list(range(count))


def test_a_seat_is_asked_about_others_as_seen_from_itself() -> None:
    """The same action swaps hands with the left neighbour, whoever chooses it."""
    table = env("uno", edition="uno-carabiner,wild", players=3)
    by_seat = [
        {str(table.move_of(agent, action)) for agent in table.possible_agents}
        for action in range(table.action_space("seat_0").n)
    ]
    assert {"Swap(seat=1)", "Swap(seat=2)", "Swap(seat=0)"} in by_seat
