"""Examples of every command: shown by its help, and run by the tests."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from tischrunde import texts


@cache
def known_examples() -> dict[str, list[tuple[str, str]]]:
    """Return captions and command lines by command, those of the whole program under ''."""
    source = files(__package__).joinpath("examples.toml").read_text("utf-8")
    return {
        command: [(caption, line) for caption, line in listed]
        for command, listed in tomllib.loads(source).items()
    }


def examples(command: str, lang: str) -> Iterator[str]:
    """Yield the examples of a command, each with its caption."""
    yield texts.say("examples", "title", lang)
    for caption, line in known_examples()[command]:
        yield f"  {line}"
        yield f"      {texts.say('examples', caption, lang)}"
