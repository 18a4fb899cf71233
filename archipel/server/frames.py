"""What one seat may know, as messages: pure functions of a ledger and a seat.

Everything about a game that leaves the server is made here, so that one law can test it: dealing
anew what a seat cannot know leaves every byte of its messages equal.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import msgspec

from archipel.games import View
from archipel.kernel.core import SPECTATOR, Event, Game, Position, Rng, on_track
from archipel.kernel.match import Match, Refused, kebab
from archipel.server.ledger import Ledger, text_of
from archipel.server.messages import Act, Advice, Ask, Frame, Gains, Past, Rise, Story, Told, Undo
from archipel.server.patch import difference
from archipel.server.thinking import Thought

WORLDS = 8
"""Redealt positions in which a choice that reveals something is tried out."""

_encoder = msgspec.json.Encoder()


NOTHING_KNOWN = -1
"""The ply before the set-up, which is told at ply 0."""


class Shown(NamedTuple):
    """A view that somebody has been shown, to tell the next one as a change of it."""

    ply: int
    view: View


def shown(ledger: Ledger, seat: int | None) -> Shown:
    """What a seat (None: a spectator) may see now."""
    return Shown(ledger.ply, ledger.match.view(viewer(seat)))


def frame(
    ledger: Ledger,
    seat: int | None,
    since: int = NOTHING_KNOWN,
    now: Shown | None = None,
    base: Shown | None = None,
) -> Frame:
    """The table as a seat (None: a spectator) knows it now, and what happened after ``since``.

    ``now`` is what it may see, if that was made already; with a ``base`` the frame tells only
    what changed since then.
    """
    match = ledger.match
    over = match.over
    mine = seat is not None and match.seat == seat
    view = (now or shown(ledger, seat)).view
    return Frame(
        ply=ledger.ply,
        base=None if base is None else base.ply,
        view=_raw(view if base is None else difference(base.view, view)),
        ask=None if over else _ask(match, mine),
        options=_lines(match) if mine else [],
        notes=_notes(match) if mine else {},
        events=_told(match.told_at, seat, since + 1),
        acts=_acts(ledger, since + 1),
        undo=_undo(ledger, seat),
        since=ledger.began,
        commitment=ledger.commitment,
        secret=ledger.secret.hex() if over else "",
        deed=ledger.deed if over else "",
        ranks=match.ranks() if over else [],
    )


def advised(found: list[Thought]) -> list[Advice]:
    """What a search thinks of the best choices, as a hint tells it."""
    top = found[0].points if found else 0.0
    return [Advice(choice=c, share=s, points=round(p - top, 1), reasons=r) for c, s, p, r in found]


def past(ledger: Ledger, seat: int | None, ply: int) -> Past:
    """A past moment as a seat (None: a spectator) knew it, and what happened just then."""
    match = ledger.match
    view = _raw(match.game.view(match.moment(ply), viewer(seat)))
    events = [Told(ply=ply, word=w, values=v) for w, v in _heard(match.told_at[ply], seat)]
    return Past(ply=ply, seat=seat, view=view, events=events)


def gains(ledger: Ledger, seat: int, most: int, grace: bool = False) -> Gains:
    """The points each option puts on its seat's score track at once, as far as the seat can know.

    What only the final scoring counts is no gain: its worth lies in the future. Tried out in a
    redealt position and read from the seat's own view, so that nothing hidden can shine through;
    None where the seat would learn something by it, so that it cannot know the points either,
    and for all after so many: of those it is only told whether they can be taken back. With
    ``grace`` the end of a turn can be taken back as well.

    Beside it, for each source of points: the most that one of these choices adds to it.
    """
    match = ledger.match
    if match.seat != seat:
        raise Refused("not-your-turn", "only the seat that decides can weigh its options")
    game = match.game
    world, *others = (
        game.redeal(match.position, seat, Rng(ledger.ply * WORLDS + n)) for n in range(WORLDS)
    )
    now = _points(game, world, seat)
    points: list[int | None] = []
    lasting: list[bool] = []
    rises: dict[str, Rise] = {}
    for n, choice in enumerate(match.position.options):
        p = world.clone()
        p.play(choice)
        ended = p.seat != seat and (p.seat < 0 or not grace)
        lasting.append(ended or p.revealed != world.revealed)
        if n >= most:
            points.append(None)
            continue
        then = _points(game, p, seat)
        gain = on_track(game.sources, then) - on_track(game.sources, now)
        if p.revealed != world.revealed and (gain == 0 or _learns(game, p, others, seat, choice)):
            points.append(None)
        else:
            points.append(gain)
            _rise(rises, text_of(game.vocabulary, choice), now, then)
    return Gains(ply=ledger.ply, points=points, lasting=lasting, rises=rises)


def story(ledger: Ledger) -> Story:
    """The points of a finished game over time."""
    told = ledger.story()
    return Story(
        plies=[ply for ply, _, _ in told],
        seats=[seat for _, seat, _ in told],
        scores=[points for _, _, points in told],
    )


def viewer(seat: int | None) -> int:
    """Who looks, in the kernel's words."""
    return SPECTATOR if seat is None else seat


def _raw(view: object) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(view))


def _lines(match: Match) -> list[str]:
    vocabulary = match.game.vocabulary
    return [text_of(vocabulary, choice) for choice in match.position.options]


def _notes(match: Match) -> dict[str, dict[str, str | int]]:
    """What the sentences of the options say beyond their operands, for those that say more."""
    vocabulary = match.game.vocabulary
    said = {text_of(vocabulary, choice): match.notes(choice) for choice in match.position.options}
    return {line: notes for line, notes in said.items() if notes}


@functools.cache
def _word(step: str) -> str:
    """What ``Match.ask`` says, kept for each kind of step."""
    return kebab(step)


def _ask(match: Match, mine: bool) -> Ask:
    """The waiting decision; of a discreet one the others hear only whose it is."""
    told = mine or not match.discreet
    return Ask(
        seat=match.seat,
        word=_word(type(match.position.agenda[-1]).__name__) if told else "",
        rule=match.rule if told else "",
        details=match.details() if mine else {},
    )


def _heard(events: list[Event], seat: int | None) -> list[tuple[str, dict[str, str | int]]]:
    who = viewer(seat)
    return [event.told(who) for event in events]


def _told(log: list[list[Event]], seat: int | None, start: int) -> list[Told]:
    return [
        Told(ply=ply, word=word, values=values)
        for ply in range(start, len(log))
        for word, values in _heard(log[ply], seat)
    ]


def _acts(ledger: Ledger, start: int) -> list[Act]:
    """Who acted, from a ply on: the same for everybody."""
    return [
        Act(
            ply=ply,
            seat=ledger.match.acts[ply - 1][0],
            undoes=ledger.undone.get(ply, 0),
            points=ledger.gained.get(ply, []),
        )
        for ply in range(max(start, 1), ledger.ply + 1)
    ]


def _undo(ledger: Ledger, seat: int | None) -> Undo:
    if seat is None:
        return Undo(allowed=False, word="not-yours")
    refused = ledger.why_not_take_back(seat)
    if refused is not None:
        return Undo(allowed=False, word=refused.word)
    return Undo(allowed=True, count=ledger.may_take_back(seat))


def _learns(game: Game, p: Position, others: list[Position], seat: int, choice: int) -> bool:
    """Is what a choice reveals news to its own seat? Cards it pays with are not.

    ``p`` is where it leads in one world; in another the seat would then see something else.
    """
    seen = game.view(p, seat)
    for other in others:
        q = other.clone()
        q.play(choice)
        if game.view(q, seat) != seen:
            return True
    return False


def _points(game: Game, p: Position, seat: int) -> dict[str, int]:
    """The points of a seat by source, with what only the seat knows of them."""
    seen: View = game.view(p, seat)
    known = seen.scores[seat]
    return {one.id: known.get(one.id, 0) + seen.secret.get(one.id, 0) for one in game.sources}


def _rise(rises: dict[str, Rise], line: str, now: dict[str, int], then: dict[str, int]) -> None:
    """Notes what a choice adds to each source, if none before it adds more."""
    for source, points in then.items():
        more = points - now[source]
        best = rises.get(source)
        if more > 0 and (best is None or more > best.points):
            rises[source] = Rise(points=more, choices=[line])
        elif best is not None and more == best.points:
            best.choices.append(line)
