"""A match in plain words through real pipes: what is said is read, and answered line by line."""

import os
import subprocess
import sys
from collections.abc import Callable
from types import TracebackType
from typing import Self

PROMPTS = ("Deine Wahl?", "Your choice?", "Votre choix\N{NNBSP}?")
BACK = ("0. Zurück", "0. Back", "0. Retour")
OVER = ("Die Partie ist zu Ende.", "The match is over.", "La partie est terminée.")

Answer = Callable[[list[str]], str | None]
"""What is typed after some lines; None types nothing more at all."""


class Played:
    """A program that plays; ``transcript`` is all it said, and what was typed behind a mark."""

    def __init__(self, *arguments: str) -> None:
        self.transcript: list[str] = []
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-m", "tischrunde", "play", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "LC_ALL": "C.UTF-8", "LINES": "30"},
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            pipe.close()
        self._process.wait(60)

    def heard(self, *asks: str) -> list[str]:
        """Return what is said up to a line that asks for an answer, or to the end."""
        assert self._process.stdout is not None
        lines: list[str] = []
        while line := self._process.stdout.readline():
            lines.append(line.rstrip("\n"))
            if lines[-1].startswith(asks or (*PROMPTS, *BACK)):
                break
        self.transcript += lines
        return lines

    def type(self, line: str) -> None:
        """Type a line."""
        assert self._process.stdin is not None
        self.transcript.append(f"> {line}")
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def answered(self, answer: Answer) -> list[str]:
        """Answer whatever is asked, until there is nothing more to say; return all that was."""
        while lines := self.heard():
            if not lines[-1].startswith((*PROMPTS, *BACK)):
                break
            typed = answer(lines)
            if typed is None:
                return self.ended()
            self.type(typed)
        assert self.code == 0
        return self.transcript

    def ended(self) -> list[str]:
        """Type nothing more, and return all that was said."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self.heard("\0")
        assert self.code == 0
        return self.transcript

    def complaint(self) -> str:
        """Return what is complained about by a program that ends with it."""
        assert self._process.stdin is not None
        assert self._process.stderr is not None
        self._process.stdin.close()
        complaint = self._process.stderr.read()
        assert self._process.wait(60) == 2
        return complaint

    @property
    def code(self) -> int:
        """The exit code; what is complained about fails."""
        assert self._process.stderr is not None
        complaint = self._process.stderr.read()
        assert not complaint
        return self._process.wait(60)


def first(lines: list[str]) -> str:
    """Call "Uno" where one may, else choose the first of everything; leave after the match."""
    if any(line.startswith(("u: ", "u\N{NO-BREAK SPACE}: ")) for line in lines):
        return "u"
    return "2" if any(line in OVER for line in lines[-4:]) else "1"
