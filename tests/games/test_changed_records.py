"""A record that was changed and sealed again is found out by what it says."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from tests.games.attacks import ATTACKS, Tamper, chance, first, last
from tests.games.sample_records import (
    FINISHED,
    OPEN,
    RALLYE,
    SAMPLES,
    SEEDED,
    both_games,
    ids,
    refused,
    verdict_on,
)
from tests.records import NAMES, played
from tischrunde import texts
from tischrunde.core.fairness import commitment
from tischrunde.core.record import Committed, Record, RecordedMove, Seed, write_record
from tischrunde.games.catalogue import GAMES
from tischrunde.games.replay import Untrue, dealt, frames, game_of_record
from tischrunde.games.verify import verify_record

# ── what cannot have been played ──────────────────────────────────────────────────────────────


@both_games
@pytest.mark.parametrize(
    ("problem", "tamper"),
    [
        pytest.param(problem, tamper, id=f"{problem}: {name}")
        for problem, attacks in ATTACKS.items()
        for name, tamper in attacks
    ],
)
def test_what_cannot_have_been_played_is_refused(
    record: Record, problem: str, tamper: Tamper
) -> None:
    assert refused(tamper(record)) == problem


def test_every_problem_and_every_check_is_shown_and_has_words() -> None:
    source = texts.fluent.source("records", "en")
    wrong = set(re.findall(r"^untrue-([a-z-]+) =", source, re.MULTILINE))
    right = set(re.findall(r"^right-([a-z-]+) =", source, re.MULTILINE))
    beside = {"no-seal", "seal-broken", "other-commitment", "entropy-missing"}
    assert wrong == {*ATTACKS, *beside}
    assert isinstance(RALLYE.chance, Committed)
    honest = (
        verdict_on(RALLYE, RALLYE.chance.commitment.hex()),
        verdict_on(RALLYE),
        verdict_on(SEEDED["uno from a seed"]),
        verdict_on(OPEN["uno, open"]),
        verify_record(write_record(RALLYE).encode(), None, RALLYE.chance.entropy[0]),
    )
    assert right == {check for verdict in honest for check in ids(verdict)}


def test_a_refused_move_says_where_and_by_which_clause() -> None:
    dealer = RALLYE.rounds[0].dealer
    verdict = verdict_on(first(RALLYE, RecordedMove(dealer, "roll")))
    check = verdict.checks[-1]
    assert (check.id, check.args) == ("illegal-move", {"move": "roll", "number": 1})
    assert check.refusal
    assert check.refusal.reason == "not-your-turn"
    line, column = check.place
    written = write_record(first(RALLYE, RecordedMove(dealer, "roll"))).splitlines()
    assert written[line - 1][column - 1 :].startswith(f"{dealer + 1}:roll ")


def test_replaying_says_the_same_as_verifying() -> None:
    for problem, attacks in ATTACKS.items():
        for _, tamper in attacks:
            if problem in {"other-secret", "clock-runs-back"}:
                continue
            with pytest.raises(Untrue) as untrue:
                list(frames(tamper(RALLYE)))
            assert untrue.value.problem == problem


@pytest.mark.parametrize("game", ["", "chess", "Rallye"])
def test_only_games_of_the_catalogue_are_known(game: str) -> None:
    with pytest.raises(Untrue) as untrue:
        game_of_record(replace(RALLYE, game=game))
    assert untrue.value.problem == "no-such-game"


# ── terms changed after the deal ──────────────────────────────────────────────────────────────

TERMS: Final[dict[str, Tamper]] = {
    "another name": lambda r: replace(r, names=(*r.names[:-1], "Mallory")),
    "a letter of a name": lambda r: replace(r, names=("igel", *r.names[1:])),
    "names swapped": lambda r: replace(r, names=(r.names[1], r.names[0], *r.names[2:])),
    "another day": lambda r: replace(r, date="2026-11-16"),
    "no day": lambda r: replace(r, date=None),
    "other entropy": lambda r: chance(r, entropy=("4 2 6 6 2", *[""] * (len(r.names) - 1))),
    "more entropy": lambda r: chance(r, entropy=("4 2 6 6 1", *["6"] * (len(r.names) - 1))),
    "no entropy": lambda r: chance(r, entropy=("",) * len(r.names)),
    "another target": lambda r: replace(r, rules=r.rules.partition(",target")[0] + ",target=1999"),
    "another promise": lambda r: chance(r, secret=bytes(32), commitment=commitment(bytes(32))),
}


@pytest.mark.parametrize("name", [*FINISHED, *OPEN])
@pytest.mark.parametrize("tamper", TERMS.values(), ids=TERMS)
def test_other_terms_deal_other_cards(name: str, tamper: Tamper) -> None:
    assert refused(tamper(SAMPLES[name])) in {"wrong-dealer", "illegal-move"}


def test_with_an_open_seed_names_and_day_are_only_sealed() -> None:
    """A seed is nobody's promise: whoever seals it again may call the players as they like."""
    for record in SEEDED.values():
        assert verdict_on(replace(record, names=NAMES[-len(record.names) :], date=None)).verified
        assert refused(replace(record, chance=Seed(b"another"))) in {"wrong-dealer", "illegal-move"}


# ── another legal move ────────────────────────────────────────────────────────────────────────


def other_moves(record: Record) -> Iterator[Record]:
    """Yield the record with each of its moves replaced by each other legal one."""
    game = GAMES[record.game]
    match = dealt(record)
    for number, round_ in enumerate(record.rounds):
        for at, move in enumerate(round_.moves):
            for seat in range(len(record.names)):
                for legal in match.legal(seat):
                    other = replace(move, seat=seat, text=game.write_move(legal))
                    if other == move:
                        continue
                    moves = (*round_.moves[:at], other, *round_.moves[at + 1 :])
                    rounds = list(record.rounds)
                    rounds[number] = replace(round_, moves=moves)
                    yield replace(record, rounds=tuple(rounds))
            match.play(move.seat, game.read_move(move.text))


@pytest.mark.parametrize(
    "record",
    [
        played("schmidt,target=300", 2, number=1),
        played("uno-carabiner,target=60", 3, number=3),
    ],
    ids=["rallye", "uno"],
)
def test_another_legal_move_fits_only_where_it_made_no_difference(record: Record) -> None:
    """Which of two useless cards was thrown away, a colour nobody had to follow, an "Uno" nobody
    would have missed, who of several caught somebody: such a choice leaves no trace in what came
    after, and only the seal tells. All others clash with a later move, a score or the result.
    """
    found = Counter(ids(verdict_on(other))[-1] for other in other_moves(record))
    fitting = found.pop("result-right", 0)
    assert set(found) <= {"illegal-move", "round-was-over", "wrong-score", "wrong-result"}
    assert sum(found.values()) > 3 * fitting


def test_a_record_cut_short_is_open_and_never_finished() -> None:
    """A beginning of a match is as true as the whole; what it cannot have is a result."""
    for record in FINISHED.values():
        cut = last(record, moves=record.rounds[-1].moves[:-1], scores=None)
        assert refused(cut) == "wrong-result"
        assert ids(verdict_on(replace(cut, result=None)))[-1] == "result-open"


# ── the clock ─────────────────────────────────────────────────────────────────────────────────


@both_games
def test_moves_may_come_at_the_same_time_or_without_any(record: Record) -> None:
    moves = record.rounds[0].moves
    for times in ([5] * len(moves), [None] * len(moves), [None, 5, None, 5], [0, None, 0, 7]):
        timed = [replace(move, at=at) for move, at in zip(moves, times, strict=False)]
        changed = (*timed, *(replace(move, at=None) for move in moves[len(times) :]))
        assert verdict_on(first(record, moves=changed)).verified


@both_games
def test_the_clock_goes_on_from_round_to_round(record: Record) -> None:
    moves = record.rounds[1].moves
    restarted = replace(record.rounds[1], moves=(replace(moves[0], at=0), *moves[1:]))
    changed = replace(record, rounds=(record.rounds[0], restarted, *record.rounds[2:]))
    assert refused(changed) == "clock-runs-back"


@both_games
def test_a_move_without_a_time_hides_no_step_back(record: Record) -> None:
    one, two, three, *later = record.rounds[0].moves
    moves = (replace(one, at=9), replace(two, at=None), replace(three, at=8), *later)
    assert refused(first(record, moves=moves)) == "clock-runs-back"
