"""What goes over the wire is what the library would send, without its detours."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from archipel.server.wire import header


@pytest.mark.parametrize("length", [0, 1, 125, 126, 1700, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    text = b"x" * length
    assert header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
