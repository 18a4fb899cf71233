"""Everybody takes back whatever can be taken back, in all games: what is offered is done."""

from __future__ import annotations

from typing import Any

from archipel import games
from archipel.cli.loopback import Person
from tests.server.attack.people import Listener, Lost, at_table, hear_the_same, play_one
from tests.server.attack.scene import RAISED, Scene, attack

TABLES = 4
"""Games played side by side."""


@attack(limits=RAISED, share=3)
async def take_backs(scene: Scene) -> None:
    """Random play where each seat takes back when it may, and now and then when it may not."""
    people = await scene.people(8)
    waiting: list[str] = []

    async def one_table() -> None:
        while scene.goes_on():
            if not waiting:
                waiting.extend(scene.luck.sample(games.names(), len(games.names())))
            await one_game(scene, people, waiting.pop())

    await scene.all(one_table() for _ in range(TABLES))


async def one_game(scene: Scene, people: list[Person], game: str) -> None:
    """A game to its end, or until a line dies."""
    count = scene.luck.choice(games.load(game).seat_counts)
    seated = scene.luck.sample(people, count)
    table = await scene.open_table(seated, game)
    listeners = await at_table(scene, table, seated)
    back = Back(scene, game, listeners)
    try:
        while scene.goes_on() and await back.play():
            while scene.luck.random() < 0.6 and await back.take_back():
                pass
    except Lost:
        return  # counted: the other tables go on
    finally:
        for listener in listeners:
            listener.close()


class Back:
    """A table where choices are made and taken back, and what it looked like before each."""

    def __init__(self, scene: Scene, game: str, listeners: list[Listener]) -> None:
        self.scene = scene
        self.game = game
        self.listeners = listeners
        self.ply = listeners[0].ply
        self.before: list[list[Any]] = []  # before each choice nothing but choices came after

    def known(self) -> list[Any]:
        """All that everybody knows of how things stand."""
        fields = ("view", "ask", "options")
        return [[listener.frame[field] for field in fields] for listener in self.listeners]

    async def play(self) -> bool:
        """One choice; False when the game is over."""
        if self.listeners[0].ply != self.ply:  # the server answered for somebody
            self.before.clear()
        ply, known = self.listeners[0].ply, self.known()
        goes_on = await play_one(self.listeners)
        self.ply = self.listeners[0].ply
        if self.ply == ply + 1:
            self.before.append(known)
        elif self.ply > ply:  # chance has acted
            self.before.clear()
        return goes_on

    async def take_back(self) -> bool:
        """Somebody tries, allowed or not; True if anything was taken back or refused."""
        who = self.scene.luck.choice(self.listeners)
        frame, undo = who.frame, who.frame["undo"]
        if not undo["allowed"] and self.scene.luck.random() < 0.8:
            return True
        answer = await who.ask("take_back", ply=frame["ply"])
        told = f"{self.game} ply {frame['ply']}, undo {undo}, answered {answer}"
        if answer["t"] == "saved":
            await self.taken_back(answer["ply"], undo["allowed"], told)
        elif answer["word"] == "stale" or (answer["word"] == "over" and frame["ask"]):
            await who.at(frame["ply"] + 1)  # somebody was answered for meanwhile
        elif undo["allowed"]:
            self.scene.fault("table", f"the frame says yes, the server no: {told}")
        elif answer["word"] != undo["word"]:
            self.scene.fault("table", f"another reason than the frame gives: {told}")
        await hear_the_same(self.listeners)
        return bool(answer["t"] == "saved")

    async def taken_back(self, ply: int, allowed: bool, told: str) -> None:
        """Everybody is where they were before the choice."""
        if not allowed:
            self.scene.fault("table", f"taken back although the frame says no: {told}")
        for listener in self.listeners:
            await listener.at(ply)
        await hear_the_same(self.listeners)
        if self.before and ply == self.ply + 1 == self.listeners[0].ply:
            if self.known() != self.before.pop():
                self.scene.fault("table", f"it is not as it was before: {told}")
        else:
            self.before.clear()
        self.ply = self.listeners[0].ply
