"""The law of secrets, for everything that leaves the server.

What a seat cannot know is dealt anew: every byte of what it is told must stay the same. Frames,
history, options, questions, refusals; for every game, number of players, seat, and a spectator.
"""

from __future__ import annotations

import msgspec
import pytest

from archipel.kernel.core import CHANCE, Game, Rng
from archipel.kernel.match import Refused
from archipel.server import frames
from archipel.server.connection import refusal
from archipel.server.house import shelf
from archipel.server.ledger import Ledger
from archipel.server.patch import applied

GAMES = [(game, seats) for _, game in sorted(shelf().items()) for seats in game.seat_counts]
SECRET = bytes(range(32))
SOME = 6  # options that are weighed: what is told of one is told of all in the same way


def told(ledger: Ledger, seat: int | None) -> bytes:
    """All a seat can get out of the server now."""
    parts: list[object] = [frames.frame(ledger, seat), frames.frame(ledger, seat, ledger.ply)]
    parts += [frames.past(ledger, seat, ply) for ply in (0, ledger.ply // 2, ledger.ply)]
    for try_seat in range(ledger.match.seats) if seat is None else [seat]:
        for choice in ("nonsense", ledger.match.game.vocabulary.text(0)):
            if try_seat == ledger.match.seat and choice != "nonsense":
                continue  # it may be an option, and then it would be played
            try:
                ledger.match.play(try_seat, choice)
            except Refused as refused:
                parts.append(refusal(refused))
        if (why := ledger.why_not_take_back(try_seat)) is not None:
            parts.append(refusal(why))
    return msgspec.json.encode(parts)


def opened(game: Game, seats: int) -> Ledger:
    ledger = Ledger(game, seats, game.table(seats, {}), SECRET, 0.0)
    ledger.settle(0.0)
    return ledger


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda x: getattr(x, "id", str(x)))
def test_what_is_hidden_changes_no_byte(game: Game, seats: int) -> None:
    luck = Rng(seats)
    ledger = opened(game, seats)
    while not ledger.match.over:
        match = ledger.match
        if luck.below(4) == 0:
            true = match.position
            for seat in [*range(seats), None]:
                before = told(ledger, seat)
                weighed = frames.gains(ledger, seat, SOME) if seat == match.seat else None
                for _ in range(2):
                    match.position = game.redeal(true, frames.viewer(seat), luck)
                    assert told(ledger, seat) == before
                    if seat == match.seat:
                        assert frames.gains(ledger, seat, SOME) == weighed
                        same_after_own_choice(ledger, seat, true, luck)
                match.position = true
        options = match.position.options
        ledger.play(match.seat, options[luck.below(len(options))], "", 0.0)


def same_after_own_choice(ledger: Ledger, seat: int, true: object, luck: Rng) -> None:
    """What the seat's own choice tells it at once is the same in both worlds, unless it reveals."""
    match = ledger.match
    choice = match.position.options[luck.below(len(match.position.options))]
    heard = []
    for world in (match.position, true):
        p = world.clone()  # type: ignore[attr-defined]
        p.listening = True
        start = p.revealed
        p.play(choice)
        if p.revealed != start:
            return
        heard.append([event.told(seat) for event in p.events])
    assert heard[0] == heard[1]


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda x: getattr(x, "id", str(x)))
def test_weighing_and_history_change_nothing(game: Game, seats: int) -> None:
    luck = Rng(seats)
    ledger = opened(game, seats)
    seen: list[bytes] = [msgspec.json.encode(frames.frame(ledger, 0).view)]
    plies = [ledger.ply]
    for _ in range(60):
        if ledger.match.over:
            break
        seat = ledger.match.seat
        before = told(ledger, seat)
        gains = frames.gains(ledger, seat, 200)
        assert len(gains.points) == len(ledger.match.position.options)
        assert told(ledger, seat) == before
        options = ledger.match.position.options
        if ledger.why_not_take_back(seat) is None and luck.below(3) == 0:
            ledger.take_back(seat, "", 0.0)
        else:
            ledger.play(seat, options[luck.below(len(options))], "", 0.0)
        seen.append(msgspec.json.encode(frames.frame(ledger, 0).view))
        plies.append(ledger.ply)
    for ply, view in zip(plies, seen):
        assert msgspec.json.encode(frames.past(ledger, 0, ply).view) == view


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda x: getattr(x, "id", str(x)))
def test_rows_lead_to_the_same_ledger(game: Game, seats: int) -> None:
    """What is stored is enough: take-backs, ids, events and all."""
    luck = Rng(seats)
    ledger = opened(game, seats)
    stood = [row.ply for row in ledger.rows]  # where the choices that stand were made
    n = 0
    while not ledger.match.over:
        n += 1
        seat = ledger.match.seat
        last = ledger.match.choices[-1][0] if stood else CHANCE
        if last != CHANCE and ledger.why_not_take_back(last) is None and luck.below(4) == 0:
            expected = ledger.match.at(stood.pop())
            ledger.take_back(last, f"t{n}", 1.0)
            assert ledger.match.lines() == expected.lines()
            assert ledger.match.choices == expected.choices
        else:
            options = ledger.match.position.options
            rows = ledger.play(seat, options[luck.below(len(options))], f"p{n}", 1.0)
            stood += [row.ply for row in rows]
    again = Ledger(game, seats, ledger.match.options, SECRET, 0.0)
    for row in ledger.rows:
        again.follow(row)
    assert again.saved == ledger.saved
    assert again.ply == ledger.ply
    for seat in [*range(seats), None]:
        first, second = (msgspec.json.encode(frames.frame(x, seat)) for x in (ledger, again))
        assert first == second


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=lambda x: getattr(x, "id", str(x)))
def test_what_changed_makes_the_new_view_of_the_old_one(game: Game, seats: int) -> None:
    luck = Rng(seats)
    ledger = opened(game, seats)
    known: dict[int | None, tuple[frames.Shown, object]] = {}
    whole = changes = 0
    while not ledger.match.over:
        for seat in [*range(seats), None]:
            now = frames.shown(ledger, seat)
            full = msgspec.json.decode(msgspec.json.encode(now.view))
            if seat in known and luck.below(3):
                base, seen = known[seat]
                told = frames.frame(ledger, seat, base.ply, now, base)
                assert told.base == base.ply
                assert applied(seen, msgspec.json.decode(told.view)) == full
                whole += len(frames.frame(ledger, seat, base.ply).view)
                changes += len(told.view)
            known[seat] = now, full
        options = ledger.match.position.options
        ledger.play(ledger.match.seat, options[luck.below(len(options))], "", 0.0)
    assert changes < whole / 3
