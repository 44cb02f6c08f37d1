"""The test vectors of the shuffle hold in Python and in the JavaScript verifier for others."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.builds.vectors import PATH, RALLYE_CARDS, UNO_CARDS, text
from tests.golden.records import RECORDS
from tests.needs import program
from tischrunde.core.fairness import commitment, match_seed
from tischrunde.core.record import Committed
from tischrunde.core.record_reader import read_record
from tischrunde.core.shuffle import Stream, shuffled

VECTORS: dict[str, Any] = json.loads(PATH.read_text("utf-8"))
KINDS = ("streams", "numbers", "decks", "matches")
VERIFIER = PATH.parent / "verify.mjs"
RUNNER = Path(__file__).parent / "builds" / "vectors.mjs"


def deck(cards: str, seed: bytes, purpose: str) -> str:
    names = cards.split()
    order = shuffled(bytes(range(len(names))), Stream(seed, purpose))
    return " ".join(names[at] for at in order)


def test_the_file_is_as_it_is_made() -> None:
    assert PATH.read_text("utf-8") == text()


@pytest.mark.parametrize("vector", VECTORS["streams"])
def test_words_of_a_stream(vector: dict[str, Any]) -> None:
    stream = Stream(bytes.fromhex(vector["seed"]), vector["purpose"])
    assert [stream.below(2**32) for _ in vector["words"]] == vector["words"]


@pytest.mark.parametrize("vector", VECTORS["numbers"])
def test_numbers_below_a_bound(vector: dict[str, Any]) -> None:
    stream = Stream(bytes.fromhex(vector["seed"]), vector["purpose"])
    assert [stream.below(bound) for bound in vector["bounds"]] == vector["numbers"]


def test_some_words_are_rejected() -> None:
    (vector,) = (vector for vector in VECTORS["numbers"] if vector["purpose"] == "rejections")
    stream = Stream(bytes.fromhex(vector["seed"]), vector["purpose"])
    words = [stream.below(2**32) for _ in vector["numbers"]]
    assert words != vector["numbers"]


@pytest.mark.parametrize("vector", VECTORS["decks"])
def test_decks(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    assert deck(vector["cards"], seed, vector["purpose"]) == vector["deck"]


@pytest.mark.parametrize("cards", [RALLYE_CARDS, UNO_CARDS])
def test_whole_decks_are_among_them(cards: list[str]) -> None:
    whole = [vector for vector in VECTORS["decks"] if vector["cards"] == " ".join(cards)]
    assert whole
    assert all(sorted(vector["deck"].split()) == sorted(cards) for vector in whole)


@pytest.mark.parametrize("vector", VECTORS["matches"])
def test_matches(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    seed = match_seed(secret, vector["terms"])
    assert commitment(secret).hex() == vector["commitment"]
    assert seed.hex() == vector["seed"]
    assert vector["record"].startswith(vector["terms"])
    decks = [
        deck(vector["cards"], seed, f"round {number}")
        for number, _ in enumerate(vector["decks"], 1)
    ]
    assert decks == vector["decks"]


def node(*arguments: str | Path) -> str:
    done = subprocess.run(  # noqa: S603 - our own script
        [program("node"), *arguments], check=False, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_verifier_for_others_agrees() -> None:
    assert node(RUNNER) == f"{sum(len(VECTORS[kind]) for kind in KINDS)} vectors agree\n"


@pytest.mark.parametrize(
    ("path", "cards"),
    [(RECORDS / "rallye.tisch", RALLYE_CARDS), (RECORDS / "uno.tisch", UNO_CARDS)],
    ids=["rallye", "uno"],
)
def test_the_verifier_for_others_deals_a_whole_record(path: Path, cards: list[str]) -> None:
    record = read_record(path.read_text("utf-8"))
    assert isinstance(record.chance, Committed)
    assert record.seed
    script = f"""
        import {{ readFile }} from "node:fs/promises";
        import {{ verify }} from {json.dumps(VERIFIER.as_uri())};
        const record = await readFile({json.dumps(str(path))}, "utf8");
        const shown = "{record.chance.commitment.hex()}";
        const found = await verify(record, shown, {json.dumps(cards)});
        console.log(JSON.stringify(found));
    """
    found = json.loads(node("--input-type=module", "--eval", script))
    assert found["seed"] == record.seed.hex()
    decks = [
        deck(" ".join(cards), record.seed, f"round {number}").split()
        for number, _ in enumerate(record.rounds, 1)
    ]
    assert found["decks"] == decks
