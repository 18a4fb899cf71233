"""Messages over the sockets: right, wrong and mutilated; each is answered, none kills the line."""

from __future__ import annotations

import random
from typing import Any

from archipel import games
from archipel.cli.loopback import Person
from tests.server.attack.mutate import dumps, is_text, odd_message
from tests.server.attack.people import BINARY, TEXT, Listener, Lost
from tests.server.attack.scene import RAISED, Scene, attack

BOTH = 8
"""People who do it side by side."""

NOT_TEXT = 1007
"""How a line is closed on which a text comes that is none."""


@attack(limits=RAISED, share=3)
async def odd_messages(scene: Scene) -> None:
    """Valid messages with one thing wrong: types, depth, bits, length, writing."""
    people = await scene.people(BOTH)
    await scene.all(_someone(scene, people, n) for n in range(BOTH))


async def _someone(scene: Scene, people: list[Person], n: int) -> None:
    """One after the other, each from a line that is proved alive after it."""
    one, other = people[n], people[(n + 1) % BOTH]
    game = scene.luck.choice(games.names())
    table = await scene.open_table([one, other], game)
    while scene.goes_on():
        listener = Listener(scene, table, scene.luck.choice([one, other, None]))
        await listener.open()
        if scene.luck.random() < 0.7:  # the others have not said hello
            listener.say({"t": "hello"})
            await listener.at(0)
        try:
            for _ in range(scene.luck.randint(1, 60)):
                await _one(scene, listener)
        except Lost:
            pass  # counted, unless it was right
        listener.close()


async def _one(scene: Scene, listener: Listener) -> None:
    message = likely(scene, listener)
    data = odd_message(scene.luck, message) if scene.luck.random() < 0.9 else dumps(message)
    binary = scene.luck.random() < 0.2
    if not binary and not is_text(data):  # RFC 6455: such a line must be closed
        listener.allowed = (NOT_TEXT,)
    listener.send(data, BINARY if binary else TEXT)
    await listener.see_whether_alive()


def likely(scene: Scene, listener: Listener) -> dict[str, Any]:
    """A message somebody in this place might really send."""
    return scene.luck.choice(all_likely(scene.luck, listener.frame))


def all_likely(luck: random.Random, frame: dict[str, Any]) -> list[dict[str, Any]]:
    """One or two of each kind there is."""
    ply = frame.get("ply", 0)
    id = f"x{luck.randrange(50)}"  # some of them again and again
    choice = luck.choice(frame.get("options") or ["place a1", "pass", "take_back"])
    grace = luck.choice(["off", "short", "confirm"])
    return [
        {"t": "hello", "since": luck.choice([0, ply, ply + 5, 10**9]), "grace": grace},
        {"t": "play", "ply": ply, "choice": choice, "id": id},
        {"t": "play", "ply": ply, "choice": choice, "id": f"y{luck.random()}"},
        {"t": "take_back", "ply": ply, "id": f"y{luck.random()}", "count": luck.choice([1, 2])},
        {"t": "end_turn", "ply": ply},
        {"t": "say", "text": luck.choice(["hello", "é", "\u202e", "x" * 400]), "id": id},
        {"t": "see", "ply": luck.choice([0, ply, ply // 2]), "seat": luck.choice([None, 0, 9])},
        {"t": "weigh", "ply": ply},
        {"t": "hint", "ply": ply},
        {"t": "plan", "links": [{"choice": choice}] * luck.randrange(14), "id": id},
        {"t": "ahead", "links": luck.choice([[], [{"choice": choice}], [{"x": 1}]])},
        {"t": "reveal", "seed": luck.choice(["0" * 64, "é", ""])},
        {"t": "next_seal", "seal": luck.choice(["0" * 64, "", "x"])},
        {"t": "look", "seen": luck.choice([True, False])},
    ]
