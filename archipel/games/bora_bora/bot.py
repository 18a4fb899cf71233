"""What computer players need: dealing the unseen things anew, and judging a position."""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora.bot_worth import advantage, total_worth
from archipel.games.bora_bora.components import (
    COLOURS,
    FISH_VALUE,
    MATERIALS,
    NEED_OF,
    NEED_OP,
    NONE,
    OPEN_TASKS,
    PAIR_ENDS,
    PAIRS,
    RED,
    SYMBOLS,
)
from archipel.games.bora_bora.position import BoraBora
from archipel.games.bora_bora.position_tasks import GOD_CARDS_OF_COLOR
from archipel.games.bora_bora.scoring import total_points
from archipel.games.bora_bora.steps_actions import (
    ChooseAction,
    ChooseBuilding,
    Expand,
    Helper,
    PlacePriest,
    PlayRed,
    Recruit,
)
from archipel.games.bora_bora.steps_goods import FireFirst, FireSecond, LayMaterial, TakeGodCard
from archipel.games.bora_bora.vocabulary import (
    BUY,
    BUY_POINTS,
    CARD_OR_OFFERING,
    COLLECT,
    DRAW,
    FROM_PILE,
    HUT_FROM,
    LAY,
    NO_GOD,
    PAY_RED,
    PAY_WHITE,
    PERSON_ONTO,
    PRIEST,
    STATUS_OR_SHELL,
    TAKE_MATERIAL,
    TATTOO,
    WARE_CARD,
    WARE_OFFERING,
)
from archipel.kernel.core import CHANCE, Rng

TRIES: Final = 60
"""How often a hand is dealt that could not have led to the question its owner is asked."""


def redeal(p: BoraBora, seat: int, rng: Rng) -> BoraBora:
    """A table this seat cannot tell from the true one: god cards it has not seen move.

    Unseen are the pile and what the others hold beyond what everybody saw. Whoever is asked
    something is dealt a hand with which he has an answer; if none is found, he keeps his own.
    """
    for _ in range(TRIES):
        q = dealt_anew(p, seat, NONE, rng)
        if p.seat < 0 or p.seat == seat or q.options:
            return q
    return dealt_anew(p, seat, p.seat, rng)


def dealt_anew(p: BoraBora, seat: int, spared: int, rng: Rng) -> BoraBora:
    """The unseen cards dealt once; the hand of one more seat can be spared."""
    q = p.clone()
    row = (seat if seat >= 0 else p.seats) * COLOURS
    unseen: list[int] = []
    hidden = [0] * p.seats
    for colour in range(COLOURS):
        count = p.deck[colour] - p.sure[row + colour]
        q.deck[colour] = p.sure[row + colour]
        for other in range(p.seats):
            if other != seat and other != spared:
                at = other * COLOURS + colour
                mine = p.hand[at] - p.known[at]
                hidden[other] += mine
                count += mine
                q.hand[at] = p.known[at]
        for _ in range(count):
            unseen.append(colour)
    rng.shuffle(unseen)
    for other in range(p.seats):
        for _ in range(hidden[other]):
            q.hand[other * COLOURS + unseen.pop()] += 1
    for colour in unseen:
        q.deck[colour] += 1
    q.refresh()
    return q


# How good a position is


def value(p: BoraBora, seat: int) -> float:
    """How good a position is for a seat: its expected lead in points.

    An action that has begun is first followed to its end, as the seat would go on.
    """
    if not p.agenda:
        worth = [float(total_points(p, other)) for other in range(p.seats)]
        return advantage(worth, seat)
    return follow(p, seat)


def follow(p: BoraBora, seat: int) -> float:
    """The value once the action of this seat is over, its best choices taken."""
    if p.seat == CHANCE and p.doer == seat:
        q = p.clone()
        q.play(p.options[(p.left * 7 + p.round) % len(p.options)])
        return follow(q, seat)
    if p.seat != seat or p.doer != seat:
        return advantage([total_worth(p, other) for other in range(p.seats)], seat)
    best = -999.0
    for choice in likely(p, seat):
        q = p.clone()
        q.play(choice)
        found = follow(q, seat)
        if found > best:
            best = found
    return best


def likely(p: BoraBora, seat: int) -> list[int]:
    """The choices worth looking at: all where it matters, the obvious one where it does not."""
    step = p.agenda[-1]
    options = p.options
    if isinstance(step, LayMaterial):
        return [good_space(p, seat)]
    if isinstance(step, TakeGodCard):
        return [good_card(p, seat)]
    if isinstance(step, FireFirst):
        poor = p.offerings[seat] < 2
        return CARD_OR_OFFERING[1:] if poor or len(options) == 1 else CARD_OR_OFFERING[:1]
    if isinstance(step, FireSecond):
        return STATUS_OR_SHELL[1:] if p.shells[seat] < 3 else STATUS_OR_SHELL[:1]
    if isinstance(step, PlayRed):
        return [red_or_not(p)]
    if isinstance(step, Helper):
        return [good_purchase(p, seat)]
    if isinstance(step, PlacePriest):
        found = [choice for choice in options if PRIEST.covers(choice)]
        return found[-2:]
    if isinstance(step, ChooseBuilding):
        found = [choice for choice in options if not PAY_WHITE.covers(choice)]
        return found[-1:] if found else options[:1]
    if isinstance(step, (Expand, Recruit, ChooseAction)):
        found = []
        for choice in options:
            spot = HUT_FROM.covers(choice) or PERSON_ONTO.covers(choice)
            if not spot and not PAY_WHITE.covers(choice):
                found.append(choice)
        return found if found else options[:1]
    return options[:4]


def good_space(p: BoraBora, seat: int) -> int:
    """The ceremony space with most neighbours that hold a material or still may."""
    best = p.options[0]
    most = -1
    for choice in p.options:
        bit = 1 << (choice - LAY.first)
        rank = 0
        for pair in range(PAIRS):
            both = PAIR_ENDS[pair]
            if both & bit and not both & p.covered[seat]:
                rank += 10 if both & p.filled[seat] else 1
        if rank > most:
            most = rank
            best = choice
    return best


def good_card(p: BoraBora, seat: int) -> int:
    """An open card that a task asks for, else a colour not in hand yet, else the pile."""
    for at in range(seat * OPEN_TASKS, (seat + 1) * OPEN_TASKS):
        task = p.open_tasks[at]
        if task != NONE and NEED_OP[task * 2] == GOD_CARDS_OF_COLOR:
            colour = NEED_OF[task * 2]
            if colour in p.display and p.hand[seat * COLOURS + colour] < 2:
                return DRAW.first + colour
    if DRAW.first + FROM_PILE in p.options:
        return DRAW.first + FROM_PILE
    return p.options[0]


def red_or_not(p: BoraBora) -> int:
    """A good fish is worth a Red God, a very good one any god."""
    points = FISH_VALUE[p.fish[p.region]]
    if points >= 3 and PAY_RED.first + RED in p.options:
        return PAY_RED.first + RED
    if points >= 5:
        return p.options[0]
    return NO_GOD.first


def good_purchase(p: BoraBora, seat: int) -> int:
    """People with many signs first, then materials that make a pair, offerings, cards, points."""
    best = NONE
    for choice in p.options:
        if TATTOO.covers(choice) or COLLECT.covers(choice):
            symbols = SYMBOLS[choice - TATTOO.first]
            if best == NONE or symbols > SYMBOLS[best - TATTOO.first]:
                best = choice
    if best != NONE and (SYMBOLS[best - TATTOO.first] > 1 or p.power % 2):
        return best
    if p.power >= 2:
        if p.offerings[seat] == 0:
            return BUY.first + WARE_OFFERING
        for material in range(MATERIALS):
            spaces = p.open_spaces(seat, material)
            for both in PAIR_ENDS:
                if both & spaces and both & p.filled[seat]:
                    return TAKE_MATERIAL.first + material
        if BUY.first + WARE_CARD in p.options:
            return BUY.first + WARE_CARD
    return best if best != NONE else BUY_POINTS.first + p.power - 1
