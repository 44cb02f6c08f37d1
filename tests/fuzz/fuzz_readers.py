"""Fuzzes one reader with atheris, from the corpus kept beside this file.

``python -m tests.fuzz.fuzz_readers uno-position -max_total_time=60``; without a target it lists
them. What libFuzzer finds new goes into the first folder named, or else into one of its own; a
folder given with ``-set_cover_merge=1 -use_counters=0`` receives what is worth keeping of it all.
"""

import ast
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
CORPUS: Final = HERE / "corpus"
DICTIONARY: Final = HERE / "words.dict"
LARGEST: Final = 8192

WORD_BY_WORD: Final = 3
"""How often in four a text is changed word by word, else as libFuzzer likes."""


def dictionary() -> list[str]:
    """Return the words that help."""
    lines = DICTIONARY.read_text("utf-8").splitlines()
    quoted = (line for line in lines if line.startswith('"'))
    return [ast.literal_eval(f"b{line}").decode() for line in quoted]


def fuzz(name: str, arguments: list[str]) -> None:
    """Fuzz a target until it fails or the time is up."""
    atheris: Any = import_module("atheris")
    with atheris.instrument_imports(include=["tischrunde"]):
        target = import_module("tests.fuzz.targets").TARGETS[name]
    change = import_module("tests.fuzz.mutator").Mutator(dictionary(), seals=name == "verify")

    def mutate(data: bytes, largest: int, seed: int) -> bytes:
        if seed % 4 < WORD_BY_WORD:
            changed: bytes = change(data, largest, seed)
        else:
            changed = atheris.Mutate(data, largest)
        return changed

    folders = [argument for argument in arguments if not argument.startswith("-")]
    options = [argument for argument in arguments if argument.startswith("-")]
    command = [
        startable(name),
        *(folders or [tempfile.mkdtemp(prefix=f"{name}-")]),
        *([str(CORPUS / name)] if (CORPUS / name).is_dir() else []),
        f"-dict={DICTIONARY}",
        f"-max_len={LARGEST}",
        *options,
    ]
    atheris.Setup(command, target, custom_mutator=mutate)
    atheris.Fuzz()


def startable(name: str) -> str:
    """Return a program that fuzzes the target: to merge folders libFuzzer starts itself again."""
    program = Path(tempfile.mkdtemp(prefix="fuzz-")) / name
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m tests.fuzz.fuzz_readers {name} "$@"\n')
    program.chmod(0o700)
    return str(program)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        targets = import_module("tests.fuzz.targets").TARGETS
        sys.exit(f"one of: {' '.join(targets)}")
    fuzz(sys.argv[1], sys.argv[2:])
