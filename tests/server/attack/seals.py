"""The seals of a game that begins, opened rightly, wrongly, late, twice and never."""

from __future__ import annotations

from contextlib import suppress

from archipel import games
from archipel.cli.loopback import Person
from archipel.server.chance import seal_of
from tests.server.attack.people import Listener, Lost
from tests.server.attack.scene import RAISED, Scene, attack


@attack(limits=RAISED)
async def odd_seals(scene: Scene) -> None:
    """Whatever people do with their seeds, the game begins, once, with those who sit there."""
    people = await scene.people(8)

    async def one_table() -> None:
        while scene.goes_on():
            with suppress(Lost):  # counted: the next table
                await _begin(scene, scene.luck.sample(people, scene.luck.randint(2, 4)))

    await scene.all(one_table() for _ in range(3))


async def _begin(scene: Scene, people: list[Person]) -> None:
    luck = scene.luck
    seeds = {str(person.guest["id"]): luck.randbytes(32).hex() for person in people}
    seal = {
        guest: luck.choice([seal_of(seed)] * 3 + ["", "0" * 64]) for guest, seed in seeds.items()
    }
    game = luck.choice(
        [name for name in games.names() if len(people) in games.load(name).seat_counts]
    )
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    wish = {"game": game, "seats": seats, "seal": seal[people[0].guest["id"]]}
    table = (await scene.json("POST", "/api/tables", wish, people[0]))["id"]
    for person in people[1:]:
        body = {"seal": seal[person.guest["id"]]}
        await scene.json("POST", f"/api/tables/{table}/join", body, person)
    early = luck.random() < 0.5
    listeners: list[Listener] = []
    if not early:
        await scene.json("POST", f"/api/tables/{table}/start", None, people[0])
    for person in people:
        listeners.append(await Listener(scene, table, person).arrive())
    if early:
        await scene.json("POST", f"/api/tables/{table}/start", None, people[0])
    try:
        await scene.all(_open(scene, one, seeds[one.guest]) for one in listeners)
        for listener in listeners:
            await listener.at(0)
        guests = sorted(player["guest"] for player in listeners[0].around["table"]["players"])
        if guests != sorted(seeds):
            scene.fault("table", f"other people sit at {table} than began: {guests}")
        seen = {(one.ply, one.frame["commitment"]) for one in listeners}
        if len(seen) != 1:
            scene.fault("table", f"it did not begin once: {seen}")
    finally:
        for listener in listeners:
            listener.close()


async def _open(scene: Scene, listener: Listener, seed: str) -> None:
    """One of the things a browser, or somebody who is none, may do."""
    for _ in range(scene.luck.randint(0, 4)):
        told = scene.luck.choice([seed, seed, seed, "0" * 64, seed[::-1], seed[:-1], "é"])
        listener.say({"t": "reveal", "seed": told})
        await listener.see_whether_alive()
    if scene.luck.random() < 0.2:  # the line is lost in the middle of it
        listener.close()
        await listener.arrive()
