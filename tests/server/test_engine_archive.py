"""The archive for browsers is the whole engine, and nothing else."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path, PurePosixPath
from typing import Any, Final
from zipfile import ZipFile

import pytest

from tischrunde.games.catalogue import GAMES
from tischrunde.games.lessons import courses
from tischrunde.server.engine_archive import engine_archive

PROGRAM_TIMEOUT_S: Final = 120.0
MOVES: Final = 4
"""Minimum number of rows that bots and clocks add in the program below."""
TARGETS: Final = {"rallye": 300, "uno": 40}
LANGUAGES: Final = ("de", "en", "fr")
ROOT: Final = Path(__file__).parents[2]
HEAVY: Final = frozenset({"decimal", "pickle", "statistics"})
LEFT_OUT: Final = ("server", "terminal", "cli", "client", "protocol", "arena", "envs", "web")
"""Packages of ours that no engine needs, and the built pages."""

PLAYER: Final = """
import json, sys
assert not any("site-packages" in path for path in sys.path), sys.path
sys.path.insert(0, sys.argv[1])
from tischrunde.engine.calls import call

def ok(name, **given):
    answer = json.loads(call(json.dumps({"call": name, "with": given})))
    return answer["ok"]

wanted = json.loads(sys.argv[2])
secret, now = "5a" * 32, 1_000
rows = ok("open", wanted=wanted, secret=secret, at=now, date="2026-11-18")
table = ok("load", secret=secret, rows=rows)
by_bots, hints = 0, {}
while (view := ok("show", table=table, seat=0)["view"])["state"] == "playing":
    round_, key = view["match"]["round"], f"k{len(rows)}"
    if (view["clock"] or {"kind": ""})["kind"] == "pause":
        said = {"t": "do", "k": key, "do": "resume"}
    elif 0 in round_["waiting"] and round_["legal"]:
        if not hints and len(round_["legal"]) > 1:
            languages = json.loads(sys.argv[3])
            hints = {each: ok("hint", table=table, seat=0, language=each) for each in languages}
        move = round_["legal"][len(rows) % len(round_["legal"])]
        said = {"t": "play", "k": key, "base": rows[-1]["version"], "move": move}
    else:
        said = None
    if said is not None:
        row = ok("judge", table=table, seat=0, said=said, now=now).get("row")
    else:
        now = max(now, ok("due", table=table, now=now))
        row = ok("proceed", table=table, now=now)
        by_bots += row is not None
    now += 1
    if row is not None:
        rows.append(row)
        ok("apply", table=table, row=row)
record = ok("record", table=table)
verdict = ok("verify", text=record, language="fr")
used = {
    name: module.__file__
    for name, module in sys.modules.items()
    if name.split(".")[0] in ("tischrunde", "fluent", "typing_extensions")
    and getattr(module, "__file__", None)
}
imported = sorted({name.split(".")[0] for name in sys.modules})
told = {"by_bots": by_bots, "hints": hints, "verdict": verdict, "used": used, "imported": imported}
print(json.dumps(told))
"""
"""Plays a match alone with what is in a folder, and tells of it."""

JUDGE: Final = """
import json, sys
sys.path.insert(0, sys.argv[1])
from tischrunde.engine.calls import call

def ok(name, **given):
    return json.loads(call(json.dumps({"call": name, "with": given})))["ok"]

game, edition, languages = sys.argv[2], sys.argv[3], json.loads(sys.argv[4])
told = {}
for language in languages:
    verdicts = []
    for question in ok("case-questions", game=game, language=language):
        laid = {"template": question["template"], "picks": question["picks"]}
        judged = ok("case-laid", game=game, rules=edition, language=language, **laid)
        if judged["answer"] is not None:
            verdicts.append(judged["answer"]["verdict"])
            if language == languages[0] or len(verdicts) == 1:
                ok("case-odds", text=judged["case"], language=language)
    if language == languages[0]:
        ok("case-hint", text=judged["case"], language=language)
    told[language] = [verdicts, len(ok("search-entries", rules=edition, language=language))]
print(json.dumps(told))
"""
"""Answers all questions with what is in a folder. Odds are the same numbers in every language,
and that hints have their words in each is shown by a match."""


LEARNER: Final = """
import json, sys
sys.path.insert(0, sys.argv[1])
from tischrunde.engine.calls import call

def ok(name, **given):
    return json.loads(call(json.dumps({"call": name, "with": given})))["ok"]

def learned(where, known):
    played = []
    shown = ok("lesson-open", played=played, **where)
    coach = shown["coach"]
    while coach["step"] < coach["steps"]:
        legal = shown["snap"]["view"]["match"]["round"]["legal"]
        for move in known[len(played):][:1] or legal:
            answer = ok("lesson-play", played=played, move=move, key="k", **where)
            if answer["kind"] == "on":
                break
        played.append(move)
        if not known:
            shown = ok("lesson-open", played=played, **where)
        coach = answer["coach"]
    return played, coach["words"]

ways, told = {}, {}
for language in json.loads(sys.argv[2]):
    told[language] = []
    for box in ok("lesson-list", language=language):
        for lesson in box["lessons"]:
            lesson, rules = lesson["id"], box["rules"]
            where = {"lesson": lesson, "rules": rules, "language": language, "now": 0}
            ways[lesson, rules], words = learned(where, ways.get((lesson, rules), []))
            told[language].append(words)
print(json.dumps(told))
"""
"""Plays all lessons with what is in a folder, first by trying every move."""


def names() -> list[str]:
    with ZipFile(io.BytesIO(engine_archive().content)) as archive:
        return archive.namelist()


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("engine")
    with ZipFile(io.BytesIO(engine_archive().content)) as archive:
        archive.extractall(folder)
    return folder


def alone(folder: Path, game: str) -> dict[str, Any]:
    """Play a match in a program that has the standard library and this folder, nothing else."""
    edition = next(iter(GAMES[game].editions))
    wanted = {
        "game": game,
        "rules": f"{edition},target={TARGETS[game]}",
        "pace": "relaxed",
        "hints": False,
        "seats": [{"name": "Ida", "shape": "circle"}, {"bot": "easy"}],
    }
    given = [str(folder), json.dumps(wanted), json.dumps(LANGUAGES)]
    command = [sys.executable, "-I", "-S", "-c", PLAYER, *given]
    done = subprocess.run(  # noqa: S603 - our own program
        command, capture_output=True, text=True, timeout=PROGRAM_TIMEOUT_S, check=False
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


@pytest.fixture(scope="module", params=TARGETS)
def told(unpacked: Path, request: pytest.FixtureRequest) -> dict[str, Any]:
    """What a program tells that has played a match alone."""
    return alone(unpacked, request.param)


def test_alone_it_plays_a_match_gives_hints_and_verifies_the_record(
    unpacked: Path, told: dict[str, Any]
) -> None:
    assert told["by_bots"] >= MOVES
    assert {*told["hints"]} == {*LANGUAGES}
    assert len({hint["words"] for hint in told["hints"].values()}) == len(LANGUAGES)
    assert told["verdict"]["verified"], told["verdict"]
    assert told["used"]
    assert all(Path(file).is_relative_to(unpacked) for file in told["used"].values())


def test_it_does_without_what_takes_long_to_import_or_is_not_in_browsers(
    told: dict[str, Any],
) -> None:
    assert {*told["imported"]} & (HEAVY | left_out_of_python()) == set()


def left_out_of_python() -> set[str]:
    """Return what the library for browsers lacks, as the client's build has it."""
    source = (ROOT / "web/scripts/standardLibrary.ts").read_text("utf-8")
    found = re.search(r"const LEFT_OUT = \[(.*?)\n\]", source, re.DOTALL)
    assert found
    names = {*re.findall(r"'(\w+)'", found[1])}
    assert names
    return names


@pytest.mark.parametrize(
    "edition", ["fx-schmid", "auto-rallye", "schmidt", "winning-moves", "uno-carabiner"]
)
def test_alone_it_says_who_is_right(unpacked: Path, edition: str) -> None:
    game = next(game.id for game in GAMES.values() if edition in game.editions)
    given = [str(unpacked), game, edition, json.dumps(LANGUAGES)]
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-I", "-S", "-c", JUDGE, *given],
        capture_output=True,
        text=True,
        timeout=PROGRAM_TIMEOUT_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert {*told} == {*LANGUAGES}
    for verdicts, entries in told.values():
        assert len(verdicts) > 40
        assert len(set(verdicts)) == 2
        assert entries > 100


def test_it_teaches_every_lesson_by_itself(unpacked: Path) -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-I", "-S", "-c", LEARNER, str(unpacked), json.dumps(LANGUAGES)],
        capture_output=True,
        text=True,
        timeout=PROGRAM_TIMEOUT_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        language: [
            course.coach(len(course.steps))
            for game in GAMES.values()
            for edition in game.editions.values()
            for course in courses(game, edition, language)
        ]
        for language in LANGUAGES
    }


def test_without_a_file_it_does_not_play(unpacked: Path) -> None:
    """So the program above has the engine from nowhere else."""
    file = unpacked / "tischrunde" / "table" / "clock.py"
    source = file.read_bytes()
    file.unlink()
    try:
        with pytest.raises(AssertionError, match=r"tischrunde\.table\.clock"):
            alone(unpacked, "uno")
    finally:
        file.write_bytes(source)


def test_the_same_source_gives_the_same_bytes_and_the_same_name() -> None:
    first = engine_archive()
    engine_archive.cache_clear()
    again = engine_archive()
    assert again is not first
    assert again == first


def test_another_source_gets_another_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = engine_archive()
    changed = tmp_path / "changed.py"
    changed.write_text("ANSWER = 42\n")
    monkeypatch.setattr(
        "tischrunde.server.engine_archive._files", lambda: iter([("changed.py", changed)])
    )
    engine_archive.cache_clear()
    try:
        assert engine_archive().name != before.name
    finally:
        monkeypatch.undo()
        engine_archive.cache_clear()
    assert engine_archive() == before


@pytest.mark.parametrize("package", LEFT_OUT)
def test_what_no_engine_needs_is_left_out(package: str) -> None:
    assert not [name for name in names() if name.startswith(f"tischrunde/{package}")]


def test_texts_of_other_pages_and_of_the_terminal_are_left_out() -> None:
    texts = {PurePosixPath(name).stem for name in names() if name.endswith(".ftl")}
    kinds = ("{}", "cases-{}", "house-{}", "table-{}", "pad-{}", "manual-{}", "lessons-{}")
    of_games = {kind.format(game) for game in TARGETS for kind in kinds}
    clauses = {f"clauses-{book}" for game in GAMES.values() for book in game.editions}
    spoken = {"cases", "hints", "lessons", "manual", "moves", "odds", "pads", "records", "table"}
    assert texts - {*clauses} == spoken | of_games | {"web-start", "web-table"}


def test_every_language_has_the_same_texts() -> None:
    texts = {
        language: {
            PurePosixPath(name).name
            for name in names()
            if name.startswith(f"tischrunde/texts/{language}/")
        }
        for language in LANGUAGES
    }
    assert texts["de"]
    # In English a register of clauses says what they are.
    translated = {name for name in texts["de"] if name.startswith(("clauses-", "house-"))}
    assert texts["de"] == texts["fr"]
    assert texts["en"] == texts["de"] - translated


def test_nothing_compiled_and_nothing_twice_is_in_it() -> None:
    found = names()
    assert len({*found}) == len(found)
    assert {PurePosixPath(name).suffix for name in found} == {".py", ".json", ".toml", ".ftl"}
