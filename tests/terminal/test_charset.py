"""A terminal without Unicode is written signs that stand for ours."""

import io
from pathlib import Path

from tischrunde import texts
from tischrunde.terminal.charset import spell_out, spelled


def test_no_sign_of_the_texts_becomes_a_question_mark() -> None:
    for file in Path(texts.__file__).parent.glob("*/*.ftl"):
        signs = {sign for sign in file.read_text("utf-8") if sign != "?"}
        assert "?" not in "".join(map(spelled, signs)), file


def test_only_what_a_stream_cannot_carry_is_spelled_out() -> None:
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, encoding="latin-1")
    spell_out(stream)
    stream.write("„Grün“ → heißt ✓")
    stream.flush()
    assert written.getvalue().decode("latin-1") == '"Grün" > heißt +'
