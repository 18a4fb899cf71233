"""One listener: who it is, what it has been told, and how it is spoken to."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from archipel.kernel.match import Refused
from archipel.server import metrics
from archipel.server.frames import Shown
from archipel.server.messages import FromServer, GraceWish, Guest, Refusal
from archipel.server.refusals import reason
from archipel.server.schema import Said

_encoder = msgspec.json.Encoder()


def text_of(message: FromServer) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def refusal(refused: Refused, id: str = "") -> Refusal:
    """No, and why; ``id`` names the message that is refused."""
    metrics.refused(refused.word)
    return Refusal(word=refused.word, message=reason(refused), rule=refused.rule, id=id)


class Connection:
    """One listener: who it is, and what it has been told."""

    def __init__(self, tell: Callable[[bytes, bool], None], guest: Guest | None) -> None:
        self._tell = tell  # never waits
        self.guest = guest
        self.session = ""  # by which it was recognised
        self.deaf: frozenset[str] = frozenset()  # those whose words it is not told
        self.home = ""  # where it comes from, as limits count it
        self.seat: int | None = None
        self.ply = -1  # the last one it was told of
        self.shown: Shown | None = None  # the view it has; the next is told as a change of it
        self.pass_for_me = True
        self.looks = True  # is the page seen, as far as it says so?
        self.grace: GraceWish = "off"
        self.delay: Callable[[], float] = float  # seconds to it and back, by the last ping
        self.next_seal = ""  # for the game that follows, when this one is over

    def hears(self, lines: list[Said]) -> list[Said]:
        """What of it this one is told: not the words of who is blocked."""
        return [said for said in lines if said.guest not in self.deaf] if self.deaf else lines

    def send(self, text: bytes) -> None:
        """A message that was made already. Who plays hears it at once, who watches soon."""
        self._tell(text, self.seat is None)

    def tell(self, message: FromServer) -> None:
        self.send(text_of(message))
