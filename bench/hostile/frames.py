"""Frames no friend would send: noise, broken and odd JSON, and valid frames at the wrong place."""

import json
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from tests.server.raw_socket import CONT, PING, TEXT, framed
from tischrunde.protocol.frames import ACTIONS, MAX_BYTES

BINARY: Final = 2
_ODD: Final = (
    "\\ud800", "\\udc00\\ud800", "\\u0000", "\u202e", "\ufeff", "e\u0301" * 20, "🃏" * 30,
    "\\uD83C\\uDCCF", "%s%n", "' OR 1=1 --", "../../key", "${jndi:x}", "\\u0085", "a" * 3000,
)  # fmt: skip
_NUMBERS: Final = (
    "-1", "0", "1e400", "-0", "NaN", "Infinity", "9" * 400, "1.5", "1e2", "null", "true", "[]",
    "{}", '"1"', "18446744073709551616", "-9223372036854775809", "00", "0x10", "1_000",
)  # fmt: skip
_WORDS: Final = (
    "",
    "x",
    "play",
    "sub",
    "Hello",
    "hello ",
    "snap",
    "ev",
    "__proto__",
    "constructor",
)


@dataclass
class Arms:
    """What an attacker knows and may aim at."""

    dice: Random
    token: str = ""
    tables: Sequence[str] = ("0" * 16,)
    own: str = ""
    tokens: Sequence[str] = ("", "x", "0" * 32, "ä" * 20, "Bearer x")
    moves: Sequence[str] = ("draw", "roll")
    _numbers: int = field(default=0)

    def batch(self, size: int) -> bytes:
        """Return frames, some of them twice; the last may be one that ends the socket."""
        frames = [self._frame() for _ in range(size)]
        if self.dice.random() < 0.02:  # noqa: PLR2004
            frames.append(self._ending())
        return b"".join(frames)

    def _frame(self) -> bytes:
        made = self.dice.choice(_KINDS)(self)
        return made * self.dice.choice((1, 1, 1, 3))

    def _valid(self) -> dict[str, Any]:
        dice = self.dice
        table = dice.choice((self.own, dice.choice(self.tables), dice.choice(self.tables), "x"))
        self._numbers += 1
        key = dice.choice(("same", f"h{self._numbers}", "bot 4 plays", "", "x" * 65))
        base = dice.choice((0, 1, 10**9, 10**30, -1))
        return dice.choice(
            (
                {"t": "hello", "token": dice.choice(self.tokens)},
                {"t": "sub", "table": table, "since": dice.choice((0, 1, 5, 10**18)), "code": "x"},
                {"t": "sub", "table": table},
                {"t": "unsub", "table": table},
                {"t": "play", "k": key, "table": table, "base": base, "move": self._move()},
                {"t": "do", "k": key, "table": table, "do": dice.choice((*ACTIONS, "x"))},
                {"t": "ping"},
            )
        )

    def _move(self) -> str:
        return self.dice.choice((*self.dice.choices(self.moves, k=4), "", "card 99", "stand", "\0"))

    def valid(self) -> bytes:
        """Return a frame that can be read."""
        return framed(json.dumps(self._valid()).encode()[: MAX_BYTES + 50])

    def played(self) -> bytes:
        """Return a move, or something else, at the own table, whoever's turn it is."""
        self._numbers += 1
        frame = {"t": "play", "k": f"p{self._numbers}", "table": self.own, "base": 10**9}
        frame["move"] = self._move()
        return framed(json.dumps(frame).encode())

    def mutated(self) -> bytes:
        """Return a valid frame in which some bytes are different, or missing."""
        said = bytearray(json.dumps(self._valid()).encode())
        for _ in range(self.dice.randrange(1, 4)):
            said[self.dice.randrange(len(said))] = self.dice.randrange(32, 127)
        cut = self.dice.choice((None, self.dice.randrange(len(said))))
        return framed(bytes(said[:cut]))

    def odd(self) -> bytes:
        """Return a frame with a value of the wrong type, or a strange one."""
        dice = self.dice
        odd = dice.choice((f'"{dice.choice(_ODD)}"', dice.choice(_NUMBERS)))
        frame = json.dumps(
            {name: "@" if name != "t" else value for name, value in self._valid().items()}
        )
        said = frame.replace('"@"', odd, 1) if dice.random() < 0.7 else f'{{"t":{odd}}}'  # noqa: PLR2004
        return framed(said.encode()[:MAX_BYTES])

    def deep(self) -> bytes:
        """Return a frame that is nested deeply."""
        depth = self.dice.choice((50, 900, 1900))
        opened, closed = self.dice.choice((("[", "]"), ('{"a":', "}")))
        inside = (opened * depth)[: MAX_BYTES - depth - 40]
        return framed((f'{{"t":"ping","x":{inside}1' + closed * depth + "}").encode()[:MAX_BYTES])

    def noise(self) -> bytes:
        """Return bytes by chance."""
        return framed(self.dice.randbytes(self.dice.randrange(200)), BINARY)

    def tagged(self) -> bytes:
        """Return a frame of a kind nobody knows."""
        return framed(json.dumps({"t": self.dice.choice(_WORDS), "table": self.own}).encode())

    def pieces(self) -> bytes:
        """Return a frame in pieces, with a ping in between."""
        said = json.dumps(self._valid()).encode()[:MAX_BYTES]
        half = len(said) // 2
        ping = framed(self.dice.randbytes(8), PING)
        return framed(said[:half], TEXT, fin=False) + ping + framed(said[half:], CONT)

    def _ending(self) -> bytes:
        return self.dice.choice(
            (
                framed(b"\xff\xfe"),
                framed(b"x" * (MAX_BYTES + 1)),
                framed(b"x", 3),
                framed(b"x" * 125, PING, fin=False),
                framed(b"x", CONT),
                framed(b"", fin=False) + framed(b"", CONT, fin=False) * 100,
                framed(struct.pack("!H", self.dice.choice((0, 999, 1000, 5000))), 8),
                b"\x81\x05hello",
                b"\x81\xff" + b"\xff" * 12,
                self.dice.randbytes(50),
            )
        )


_KINDS: Final[Sequence[Callable[[Arms], bytes]]] = (
    Arms.valid,
    Arms.valid,
    Arms.played,
    Arms.mutated,
    Arms.odd,
    Arms.deep,
    Arms.noise,
    Arms.tagged,
    Arms.pieces,
)
