"""Matches in plain words through real pipes."""

import re
from pathlib import Path

import pytest

from tests.terminal.plain.pipes import Played, first
from tests.terminal.plain.transcripts import HERE, ROUNDS, path, transcript
from tischrunde.games.verify import verify_record

SHORT = {"rallye": "fx-schmid,target=1000", "uno": "uno-carabiner,target=100"}
OVER = {"en": "Round 2:", "fr": "Manche 2"}


@pytest.mark.parametrize("game", ROUNDS)
def test_a_round_is_told_like_this(game: str) -> None:
    assert transcript(game) == path(game).read_text("utf-8")


def test_every_transcript_is_made() -> None:
    assert {*HERE.iterdir()} == {path(game) for game in ROUNDS}


@pytest.mark.parametrize("game", SHORT)
def test_nothing_is_drawn_in_plain_words(game: str) -> None:
    for line in path(game).read_text("utf-8").splitlines():
        assert re.fullmatch(r"[\w\s.,:;!?()„“–/>-]*", line), line


@pytest.mark.parametrize("game", SHORT)
def test_a_match_put_away_in_the_middle_is_played_to_its_end(game: str, tmp_path: Path) -> None:
    file = tmp_path / "partie.txt"
    answers = ["1", "1", "h", "q", str(file)]
    rules = ("--edition", SHORT[game], "--bots", "easy", "--name", "Ida", "--seed", "x")
    with Played(game, *rules, "--lang", "de") as played:
        for answer in answers[:-1]:
            played.heard()
            played.type(answer)
        played.heard("Dateiname,")
        played.type(answers[-1])
        begun = played.ended()
    assert any(line.startswith("Rat eines Meisters: ") for line in begun)
    assert begun[-1].endswith(f"tischrunde play --resume {file}")

    with Played("--resume", str(file), "--lang", "de") as played:
        finished = played.answered(first)
    assert "Es geht weiter in Runde 1." in finished
    assert "Die Partie ist zu Ende." in finished
    assert verify_record(file.read_bytes()).verified
    assert "result: open" not in file.read_text("utf-8")

    with Played("--resume", str(file), "--lang", "de") as played:
        assert played.complaint().startswith(f"Die Partie in „{file}“ ist schon zu Ende.")


@pytest.mark.parametrize("language", OVER)
def test_a_round_is_played_in_other_languages_too(language: str) -> None:
    def answer(lines: list[str]) -> str | None:
        return None if any(line.startswith(OVER[language]) for line in lines) else first(lines)

    arguments = ("uno", "--bots", "easy", "--name", "Ida", "--seed", "Kauz", "--lang", language)
    with Played(*arguments) as played:
        heard = played.answered(answer)
    assert any(line.startswith(OVER[language]) for line in heard)
    assert "--save" in heard[-1]


def test_everything_missing_is_asked_for() -> None:
    with Played("--seed", "x", "--lang", "de") as played:
        for ask, answer in (
            ("2. UNO", "1"),
            ("4. ", "7"),
            ("Das verstehe ich nicht.", "1"),
            ("Wie viele sitzen am Tisch?", "3"),
            ("Wie viele sitzen vor", "2"),
            ("Wie heißt Person 1?", "Ida"),
            ("Wie heißt Person 2?", "Ida"),
            ("Wie heißt Person 2?", "Ben"),
            ("5. Meister", "2"),
            ("Jetzt ist ", ""),
        ):
            assert played.heard(ask)[-1].startswith(ask)
            played.type(answer)
        heard = played.ended()
    assert "„Ida“ heißt hier schon jemand. Nimm einen anderen Namen." in heard
    assert "Du hast 0 von 700\N{NO-BREAK SPACE}km." in heard


def test_whoever_says_nothing_learns_how_to_begin() -> None:
    with Played("--lang", "en") as played:
        assert "tischrunde play uno --players 2 --bots easy --name Ida" in played.complaint()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("uno", "--bots", "genius", "--name", "A"), "There are no bots of this level: “genius”."),
        (("uno", "--players", "11", "--bots", "easy"), "This box does not allow 11 at the table."),
        (("uno", "--players", "2", "--name", "A", "--bots", "easy,easy"), "2 seats are not enough"),
        (("uno", "--edition", "fx-schmid"), "There is no edition called “fx-schmid”."),
        (("uno", "--bots", "easy", "--name", " "), "“ ” cannot be a name"),
        (
            ("--resume", "nowhere.txt"),
            "“nowhere.txt” cannot be read: it does not exist; check the name.",
        ),
    ],
)
def test_what_cannot_be_played_is_said_with_a_way_out(
    arguments: tuple[str, ...], complaint: str
) -> None:
    with Played(*arguments, "--lang", "en") as played:
        assert played.complaint().startswith(complaint)
