"""The law of discretion: what happens after a choice tells nobody more than he may know.

A view can be without a leak, and the table still talk: somebody is asked, or is not; a choice can
be taken back, or not. So two worlds are compared that an observer cannot tell apart. The same
choice is made in both, and all that the observer learns from it must be the same: the events, who
is asked next, the question if it is open, and whether the choice can be taken back. Up to the first
event that tells him something hidden: that one is told in both worlds, and in both it is final.

Every game, number of players and option; every position of a random game (in plain Python some of
them), or of as many as it takes to have seen enough; every seat and a spectator as the observer;
what is forced and what chance does included. A game that hides nothing has one world only, and
nothing to be discreet about.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from archipel import games
from archipel.kernel.core import CHANCE, NOBODY, NOTHING, SPECTATOR, Game, Position, Rng, Step
from archipel.kernel.match import kebab

from .play import STRIDE, choose, every_table, positions

ENOUGH = 100

pytestmark = pytest.mark.parametrize(
    ("name", "seats", "table"),
    [place for place in every_table() if games.load(place[0]).hides],
    ids=lambda x: "-".join(x.values()) if isinstance(x, dict) else str(x),
)


class Course(NamedTuple):
    """What an observer learns from a choice that is made before his eyes."""

    told: list[tuple[str, dict[str, str | int]]]  # the events, as he hears them
    asked: int  # who decides next
    question: str  # and what, as he hears it: nothing if it is discreet
    shown: tuple[object, ...]  # the table as he sees it then, and his options if it is he
    final: bool  # can the choice no longer be taken back?


def course(game: Game, p: Position, choice: int, observer: int) -> Course:
    """What an observer learns when this choice is made here."""
    q = p.clone()
    q.listening = True
    q.play(choice)
    told = [event.told(observer) for event in q.events]
    shown: tuple[object, ...] = (game.view(q, observer),)
    if q.seat == observer:
        shown += (q.options, q.agenda[-1].details(q))
    return Course(told, q.seat, question(q, observer), shown, q.revealed != p.revealed)


def question(p: Position, observer: int) -> str:
    """The waiting question as an observer hears it."""
    if p.seat == NOBODY or (p.seat not in (CHANCE, observer) and p.agenda[-1].discreet(p)):
        return ""
    return kebab(type(p.agenda[-1]).__name__)


def compare(true: Course, other: Course) -> str:
    """What is wrong with two courses of one choice; empty if nothing is."""
    for mine, its in zip(true.told, other.told):
        if mine != its:  # something hidden is told; whatever follows may follow from that
            return "" if true.final and other.final else f"told, and not final: {mine} {its}"
    if len(true.told) != len(other.told):
        return f"something is told in one world only: {true.told} {other.told}"
    if (true.asked, true.question) != (other.asked, other.question):
        return f"asked: {true.asked} {true.question}, {other.asked} {other.question}"
    if true.final != other.final:
        return f"taking back: {true.final} {other.final}"
    if true.shown != other.shown and not true.final:
        return f"shown, and not final: {true.shown} {other.shown}"
    return ""


def enough(game: Game, seats: int, rng: Rng, table: dict[str, str]) -> Iterator[Position]:
    """The positions of a random game, and of further ones as long as there are too few."""
    count = 0
    while count < ENOUGH:
        for p in positions(game, seats, rng, every=STRIDE, options=table):
            count += 1
            yield p


def observers(seats: int) -> list[int]:
    return [*range(seats), SPECTATOR]


def test_the_same_choice_tells_the_same_in_every_world_one_cannot_tell_apart(
    name: str, seats: int, table: dict[str, str]
) -> None:
    game = games.load(name)
    rng = Rng(seats)
    compared = 0
    for p in enough(game, seats, rng, table):
        for observer in observers(seats) if p.options else []:
            q = game.redeal(p, observer, rng)
            common = [choice for choice in p.options if choice in q.options]
            if not common:
                continue
            for choice in {common[rng.below(len(common))], common[-1]}:  # the last one: to pass
                wrong = compare(
                    course(game, p, choice, observer), course(game, q, choice, observer)
                )
                assert not wrong, f"{game.vocabulary.text(choice)}, to {observer}: {wrong}"
                compared += 1
    assert compared > ENOUGH


def consulted(p: Position, choice: int) -> Iterator[tuple[Position, Step[Position]]]:
    """Each step that has its turn after a choice, in the position it meets, up to the question.

    What ``Position.play`` does, with a look at every step on the way. The positions are frozen for
    a redeal: whoever would be asked by the step is the one to decide.
    """
    q = p.clone()
    q.agenda.pop().run(q, choice)
    while q.agenda:
        step = q.agenda[-1]
        options = step.ask(q)
        frozen = q.clone()
        frozen.seat = step.seat
        frozen.options = options
        yield frozen, step
        if len(options) > 1 or (options and step.discreet(q)):
            return
        q.agenda.pop()
        step.run(q, options[0] if options else NOTHING)


def test_whether_a_question_is_put_follows_from_what_everybody_knows(
    name: str, seats: int, table: dict[str, str]
) -> None:
    """A discreet step is discreet, and asks, in every world; any other is asked in all or in none.

    For everybody but the seat that decides.
    """
    game = games.load(name)
    rng = Rng(seats)
    looked = 0
    for before in enough(game, seats, rng, table):
        for p, step in consulted(before, choose(before, rng)) if before.options else []:
            for observer in observers(seats):
                if observer == step.seat:
                    continue
                q = game.redeal(p, observer, rng)
                looked += 1
                where = kebab(type(step).__name__)
                assert step.discreet(q) == step.discreet(p), where
                most = 1 if step.discreet(p) else 2  # so many options or more are alike
                assert min(len(q.options), most) == min(len(p.options), most), where
    assert looked > ENOUGH
