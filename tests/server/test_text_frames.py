"""A frame written by hand is what a library of WebSockets writes, whatever its length."""

import pytest
from websockets.frames import Frame, Opcode

from tischrunde.server.uvicorn.websocket_protocol import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 100_000])
def test_a_frame_of_text_is_as_the_library_writes_it(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
