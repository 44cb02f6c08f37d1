"""An honest record is always found true, a changed one never."""

import os
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records import NAMES, counted, played, played_long, resealed
from tests.strategies import recordings
from tischrunde import texts
from tischrunde.core.fairness import commitment
from tischrunde.core.record import (
    Committed,
    Record,
    RecordedMove,
    RecordedRound,
    Result,
    Seed,
    write_record,
)
from tischrunde.core.record_reader import parted
from tischrunde.games.catalogue import GAMES
from tischrunde.games.replay import Untrue, dealt, frames, game_of_record
from tischrunde.games.verify import Verdict, verify_record

TAMPERED = int(os.environ.get("TAMPERED", "200"))
"""Random changes for each property; `just long` asks for many more."""

Tamper: TypeAlias = Callable[[Record], Record]

RALLYE: Final = played_long("fx-schmid,target=2000", 2)
UNO: Final = played_long("uno-carabiner,target=200", 3)
FINISHED: Final = {
    "rallye": RALLYE,
    "uno": UNO,
    "rallye in teams": played_long("schmidt,target=1500", 4),
}
OPEN: Final = {
    "rallye, open": played("auto-rallye", 3, moves=70, clock="sometimes"),
    "uno, open": played("uno-carabiner,wild", 10, moves=80, clock="never"),
}
SEEDED: Final = {
    "rallye from a seed": played_long("winning-moves,target=1200", 6, promised=False),
    "uno from a seed": played_long("uno-carabiner,stacking=twos,target=100", 2, promised=False),
}
SAMPLES: Final = {**FINISHED, **OPEN, **SEEDED}

both_games = pytest.mark.parametrize("record", [RALLYE, UNO], ids=["rallye", "uno"])
every_sample = pytest.mark.parametrize("record", SAMPLES.values(), ids=SAMPLES)


def told(record: Record, promise: str | None = None) -> Verdict:
    """Return what is said of a record, sealed anew by whoever wrote it."""
    return verify_record(write_record(record).encode(), promise)


def ids(verdict: Verdict) -> list[str]:
    """Return all that was looked at; only the last of it may be wrong."""
    assert all(check.right for check in verdict.checks[:-1])
    assert verdict.verified == verdict.checks[-1].right
    return [check.id for check in verdict.checks]


def refused(record: Record, promise: str | None = None) -> str:
    """Return why a record is not true."""
    verdict = told(record, promise)
    assert not verdict.verified
    return ids(verdict)[-1]


# ── honest records ────────────────────────────────────────────────────────────────────────────

RECORDINGS: Final = {game.id: recordings(game) for game in GAMES.values()}


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=TAMPERED)
@given(data=st.data())
def test_an_honest_record_is_true(game: str, data: st.DataObject) -> None:
    record = data.draw(RECORDINGS[game]).record
    verdict = told(record)
    assert ids(verdict) == [
        "sealed",
        "open-seed" if isinstance(record.chance, Seed) else "committed-unseen",
        *("decks-right", "moves-right", "result-right" if record.result else "result-open"),
    ]
    assert verdict.record == record


@every_sample
def test_every_move_and_every_round_is_counted(record: Record) -> None:
    *_, decks, moves, _ = told(record).checks
    seats = 0 if isinstance(record.chance, Seed) else 1
    assert (decks.args["rounds"], decks.args["seats"]) == (len(record.rounds), seats)
    assert moves.args["moves"] == counted(record)


def test_the_samples_are_what_they_should_be() -> None:
    for record in (*FINISHED.values(), *SEEDED.values()):
        assert record.result
        assert len(record.rounds) > 1
    for record in OPEN.values():
        assert record.result is None
        assert counted(record) > 50


# ── a promise somebody wrote down ─────────────────────────────────────────────────────────────


@both_games
def test_a_promise_that_was_kept_is_looked_at_first(record: Record) -> None:
    assert isinstance(record.chance, Committed)
    for promise in (record.chance.commitment.hex(), record.chance.commitment.hex().upper()):
        assert ids(told(record, promise))[:3] == ["sealed", "promised", "committed"]


@both_games
@pytest.mark.parametrize("promise", ["", "00", "ab" * 32, "what they said"])
def test_another_promise_is_refused(record: Record, promise: str) -> None:
    assert refused(record, promise) == "other-commitment"


def test_a_seed_keeps_no_promise() -> None:
    for record in SEEDED.values():
        assert refused(record, "ab" * 32) == "other-commitment"


def test_another_secret_with_its_own_commitment_breaks_the_promise() -> None:
    assert isinstance(RALLYE.chance, Committed)
    forged = played("fx-schmid,target=2000", 2, number=99)
    assert told(forged).verified
    assert refused(forged, RALLYE.chance.commitment.hex()) == "other-commitment"


def test_entropy_that_was_sent_is_looked_for() -> None:
    assert isinstance(RALLYE.chance, Committed)
    added = RALLYE.chance.entropy[0]
    verdict = verify_record(write_record(RALLYE).encode(), None, added)
    assert verdict.verified
    assert verdict.checks[1].id == "added"
    assert verdict.checks[1].args == {"name": RALLYE.names[0]}
    for other in ("", f"{added} ", added[:-1], RALLYE.names[0]):
        verdict = verify_record(write_record(RALLYE).encode(), None, other)
        assert not verdict.verified
        assert verdict.checks[-1].id == "entropy-missing"
    seeded = SEEDED["uno from a seed"]
    assert not verify_record(write_record(seeded).encode(), None, added).verified


def test_what_is_not_in_the_record_is_all_told() -> None:
    verdict = verify_record(write_record(RALLYE).encode(), "ab" * 32, "not mine")
    wrong = [check.id for check in verdict.checks if not check.right]
    assert wrong == ["other-commitment", "entropy-missing"]


# ── the file itself ───────────────────────────────────────────────────────────────────────────

PARTS: Final = {
    "moves": rb"(?m)^\d+\. (.*)$",
    "clock": rb"@([\d.]+)",
    "names": rb"(?m)^seat \d+: (.*)$",
    "chance": rb"(?m)^(?:seed|commitment|entropy \d+|secret): (.*)$",
    "scores": rb"(?m)^score: (.*)$",
    "result": rb"(?m)^result: (.*)$",
    "seal": rb"(?m)^seal: (.*)$",
    "line ends": rb"(\n)",
    "anything": rb"(?s)(.+)",
}
FILES: Final = {name: write_record(record).encode() for name, record in SAMPLES.items()}
every_file = pytest.mark.parametrize("file", FILES.values(), ids=FILES)


def places(file: bytes, part: str) -> list[int]:
    """Return where a part of a record stands, byte by byte."""
    return [place for found in re.finditer(PARTS[part], file) for place in range(*found.span(1))]


PLACES: Final = {
    (name, part): found
    for name, file in FILES.items()
    for part in PARTS
    if (found := places(file, part))
}


@st.composite
def changes(draw: st.DrawFn, names: tuple[str, ...]) -> tuple[str, bytes]:
    """Return a sample with one byte put in, left out or, mostly, replaced by another."""
    name = draw(st.sampled_from(names))
    part = draw(st.sampled_from([part for part in PARTS if (name, part) in PLACES]))
    file, places = FILES[name], PLACES[name, part]
    place = places[draw(st.integers(0, len(places) - 1))]
    other = bytes([(file[place] + draw(st.integers(1, 255))) % 256])
    put_in, left_out = draw(st.sampled_from([(other, 1), (other, 1), (other, 0), (b"", 1)]))
    return name, file[:place] + put_in + file[place + left_out :]


@settings(max_examples=TAMPERED)
@given(changes(tuple(SAMPLES)))
def test_a_changed_byte_never_goes_unnoticed(change: tuple[str, bytes]) -> None:
    _, changed = change
    assert not verify_record(changed).verified


@settings(max_examples=TAMPERED)
@given(changes(tuple(FINISHED)))
def test_a_changed_byte_sealed_anew_changes_no_outcome(change: tuple[str, bytes]) -> None:
    """A new seal hides a change of the clock, or of a move that made no difference."""
    name, changed = change
    sealed = resealed(changed.decode(errors="replace")).encode()
    verdict = verify_record(sealed)
    assert verdict.record is None or (
        without_moves(verdict.record) == without_moves(SAMPLES[name]) or not verdict.verified
    )


def without_moves(record: Record) -> Record:
    return replace(record, rounds=tuple(replace(round_, moves=()) for round_ in record.rounds))


@every_file
def test_the_end_of_the_file_cannot_be_cut_off_or_added_to(file: bytes) -> None:
    for changed in (file[:-1], file + b"\n", file + b" ", file[:-2], b"\n" + file, file * 2):
        assert not verify_record(changed).verified


def test_a_file_that_is_no_text_says_where() -> None:
    file = FILES["rallye"]
    verdict = verify_record(file[:30] + b"\xff" + file[30:])
    assert ids(verdict) == ["no-utf-8"]
    assert verdict.checks[0].args == {"byte": 30}
    assert verdict.record is None


def test_a_file_that_is_no_record_says_where() -> None:
    verdict = verify_record(b"tischrunde 1\ngame: 8\n")
    assert ids(verdict) == ["wrong-value"]
    assert verdict.checks[0].place == (2, 7)
    assert verdict.checks[0].args == {"words": "8"}


def test_without_a_seal_nothing_else_counts() -> None:
    above, _ = parted(write_record(RALLYE))
    assert ids(verify_record(above.encode())) == ["no-seal"]


def test_a_seal_of_something_else_is_broken() -> None:
    above, _ = parted(write_record(RALLYE))
    _, other = parted(write_record(UNO))
    assert ids(verify_record(f"{above}seal: {other}".encode())) == ["seal-broken"]


# ── changes sealed anew ───────────────────────────────────────────────────────────────────────


def first(record: Record, *moves: RecordedMove, **changes: object) -> Record:
    """Return a record with other moves at the start, or another first round altogether."""
    round_, *later = record.rounds
    changed: RecordedRound = replace(round_, **changes)  # type: ignore[arg-type] # named by tests
    changed = replace(changed, moves=(*moves, *changed.moves[len(moves) :]))
    return replace(record, rounds=(changed, *later))


def last(record: Record, **changes: object) -> Record:
    """Return a record with another last round."""
    *earlier, round_ = record.rounds
    changed: RecordedRound = replace(round_, **changes)  # type: ignore[arg-type] # named by tests
    return replace(record, rounds=(*earlier, changed))


def chance(record: Record, **changes: object) -> Record:
    """Return a record whose cards came from elsewhere."""
    assert isinstance(record.chance, Committed)
    changed: Committed = replace(record.chance, **changes)  # type: ignore[arg-type] # named by tests
    return replace(record, chance=changed)


ATTACKS: Final[dict[str, tuple[tuple[str, Tamper], ...]]] = {
    "other-secret": (
        ("another secret", lambda record: chance(record, secret=bytes(32))),
        ("another commitment", lambda record: chance(record, commitment=bytes(32))),
    ),
    "secret-not-revealed": (("no secret", lambda record: chance(record, secret=None)),),
    "rules-written-otherwise": (
        ("a rule twice", lambda record: replace(record, rules=f"{record.rules},printed")),
    ),
    "no-such-game": (("another game", lambda record: replace(record, game="chess")),),
    "no-such-rules": (
        ("unknown edition", lambda record: replace(record, rules="first-edition")),
        ("unknown rule", lambda record: replace(record, rules=f"{record.rules},flying")),
        ("wrong value", lambda record: replace(record, rules=f"{record.rules},target=0")),
        ("the other game", lambda r: replace(r, game="uno" if r.game == "rallye" else "rallye")),
    ),
    "no-such-revision": (("later revision", lambda record: replace(record, revision=9)),),
    "wrong-players": (
        ("one alone", lambda r: replace(r, names=r.names[:1], rounds=(), result=None)),
    ),
    "wrong-dealer": (
        ("next dealer", lambda r: first(r, dealer=(r.rounds[0].dealer + 1) % len(r.names))),
        ("nobody", lambda record: last(record, dealer=9)),
    ),
    "no-such-round": (
        ("one more", lambda r: replace(r, rounds=(*r.rounds, r.rounds[0]))),
        (
            "one more, not begun",
            lambda r: replace(r, rounds=(*r.rounds, RecordedRound(0, (), None))),
        ),
        ("before the first ended", lambda r: first(r, moves=r.rounds[0].moves[:-1], scores=None)),
    ),
    "round-was-over": (
        ("one move more", lambda r: first(r, moves=(*r.rounds[0].moves, r.rounds[1].moves[0]))),
        ("after the end", lambda r: last(r, moves=(*r.rounds[-1].moves, r.rounds[0].moves[0]))),
        ("two in one", lambda r: first(r, moves=(*r.rounds[0].moves, *r.rounds[1].moves))),
    ),
    "no-such-move": (
        ("nonsense", lambda record: first(record, RecordedMove(0, "fly"))),
        ("to no party", lambda record: first(record, RecordedMove(0, "stop>J"))),
    ),
    "illegal-move": (
        ("out of turn", lambda r: first(r, by_the_next(r))),
        ("no first move", lambda r: first(r, moves=r.rounds[0].moves[1:])),
        ("a move twice", lambda r: first(r, moves=(r.rounds[0].moves[0], *r.rounds[0].moves))),
        ("backwards", lambda r: first(r, moves=r.rounds[0].moves[::-1])),
        ("of the other round", lambda r: first(r, moves=r.rounds[1].moves)),
    ),
    "wrong-score": (
        ("a point more", lambda r: first(r, scores=(scored(r)[0] + 1, *scored(r)[1:]))),
        ("no score", lambda record: first(record, scores=None)),
        ("one party less", lambda record: first(record, scores=scored(record)[:-1])),
        ("one party more", lambda record: first(record, scores=(*scored(record), 0))),
        ("no last move", lambda record: last(record, moves=record.rounds[-1].moves[:-1])),
        ("no moves", lambda record: last(record, moves=())),
        ("no last score", lambda record: last(record, scores=None)),
    ),
    "wrong-result": (
        ("all won", lambda r: replace(r, result=replace(ended(r), winners=(0, 1)))),
        ("others won", lambda r: replace(r, result=replace(ended(r), winners=losers(r)))),
        ("more points", lambda r: replace(r, result=replace(ended(r), totals=doubled(r)))),
        ("left open", lambda record: replace(record, result=None)),
        ("no last round", lambda record: replace(record, rounds=record.rounds[:-1])),
        ("no rounds", lambda record: replace(record, rounds=())),
    ),
    "clock-runs-back": (
        ("the first too late", lambda r: first(r, replace(r.rounds[0].moves[0], at=10**11))),
        ("the last too early", lambda record: last(record, moves=early(record))),
    ),
}


def ended(record: Record) -> Result:
    assert record.result
    return record.result


def losers(record: Record) -> tuple[int, ...]:
    parties = range(len(ended(record).totals))
    return tuple(party for party in parties if party not in ended(record).winners)


def doubled(record: Record) -> tuple[int, ...]:
    return tuple(2 * total for total in ended(record).totals)


def scored(record: Record) -> tuple[int, ...]:
    scores = record.rounds[0].scores
    assert scores
    return scores


def by_the_next(record: Record) -> RecordedMove:
    move = record.rounds[0].moves[0]
    return replace(move, seat=(move.seat + 1) % len(record.names))


def early(record: Record) -> tuple[RecordedMove, ...]:
    *moves, end = record.rounds[-1].moves
    return (*moves, replace(end, at=0))


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
        told(RALLYE, RALLYE.chance.commitment.hex()),
        told(RALLYE),
        told(SEEDED["uno from a seed"]),
        told(OPEN["uno, open"]),
        verify_record(write_record(RALLYE).encode(), None, RALLYE.chance.entropy[0]),
    )
    assert right == {check for verdict in honest for check in ids(verdict)}


def test_a_refused_move_says_where_and_by_which_clause() -> None:
    dealer = RALLYE.rounds[0].dealer
    verdict = told(first(RALLYE, RecordedMove(dealer, "roll")))
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
    """A seed is nobody's promise: whoever seals anew may call the players as they like."""
    for record in SEEDED.values():
        assert told(replace(record, names=NAMES[-len(record.names) :], date=None)).verified
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
    found = Counter(ids(told(other))[-1] for other in other_moves(record))
    fitting = found.pop("result-right", 0)
    assert set(found) <= {"illegal-move", "round-was-over", "wrong-score", "wrong-result"}
    assert sum(found.values()) > 3 * fitting


def test_a_record_cut_short_is_open_and_never_finished() -> None:
    """A beginning of a match is as true as the whole; what it cannot have is a result."""
    for record in FINISHED.values():
        cut = last(record, moves=record.rounds[-1].moves[:-1], scores=None)
        assert refused(cut) == "wrong-result"
        assert ids(told(replace(cut, result=None)))[-1] == "result-open"


# ── the clock ─────────────────────────────────────────────────────────────────────────────────


@both_games
def test_moves_may_come_at_the_same_time_or_without_any(record: Record) -> None:
    moves = record.rounds[0].moves
    for times in ([5] * len(moves), [None] * len(moves), [None, 5, None, 5], [0, None, 0, 7]):
        timed = [replace(move, at=at) for move, at in zip(moves, times, strict=False)]
        changed = (*timed, *(replace(move, at=None) for move in moves[len(times) :]))
        assert told(first(record, moves=changed)).verified


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
