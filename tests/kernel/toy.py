"""A game small enough to see through: take one or two stones; a coin may hide one more.

Written in plain Python, so the compiled kernel is tested with an interpreted game as well.
"""

from __future__ import annotations

from archipel.kernel.core import (
    CHANCE,
    NOTHING,
    Domain,
    Event,
    Game,
    Option,
    Position,
    Rng,
    Source,
    Step,
    Vocabulary,
    seats_domain,
)

VOCABULARY = Vocabulary()
TAKE = VOCABULARY.verb("take", count=Domain("count", ["one", "two"]))
GIVE = VOCABULARY.verb("give", count=Domain("count", ["one", "two"]), to=seats_domain(3))
PEEK = VOCABULARY.verb("peek")
TOSS = VOCABULARY.verb("toss", side=Domain("side", ["heads", "tails"]))


class Stones(Position):
    stones: int
    taken: list[int]
    coin: int  # known to the seat that peeked only
    peeked: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.stones = 0
        self.taken = []
        self.coin = 0
        self.peeked = []

    def clone(self) -> Stones:
        other = Stones()
        self.clone_into(other)
        other.stones = self.stones
        other.taken = self.taken[:]
        other.coin = self.coin
        other.peeked = self.peeked[:]
        return other


class Toss(Step[Stones]):
    """TY-1: a coin falls under the cup, tails twice as often as heads."""

    rule = "TY-1"

    def ask(self, p: Stones) -> list[int]:
        return [TOSS.of(0), TOSS.of(1)]

    def weights(self, p: Stones) -> list[int]:
        return [1, 2]

    def run(self, p: Stones, choice: int) -> None:
        p.coin = TOSS.one(choice)


class Turn(Step[Stones]):
    """TY-2: take one or two stones; or look under the cup once and go on."""

    rule = "TY-2"

    def ask(self, p: Stones) -> list[int]:
        takes = [TAKE.of(i) for i in range(min(2, p.stones))]
        if takes and self.seat not in p.peeked:
            takes.append(PEEK.of())
        return takes

    def run(self, p: Stones, choice: int) -> None:
        if choice == NOTHING:
            return
        if choice == PEEK.of():
            p.peeked.append(self.seat)
            p.revealed += 1
            p.then(self)
            if p.listening:
                coin = VOCABULARY.verbs[3].domains[0].names[p.coin]
                who: dict[str, str | int] = {"seat": f"seat_{self.seat}"}
                p.tell(Event("peeked", who, {"coin": coin}, [self.seat]))
            return
        n = TAKE.one(choice) + 1
        p.stones -= n
        p.taken[self.seat] += n
        if p.listening:
            p.tell(Event("took", {"seat": f"seat_{self.seat}", "count": n}))
        p.then(Turn((self.seat + 1) % p.seats))


def open_table(seats: int, options: dict[str, str]) -> Stones:
    p = Stones()
    p.seats = seats
    p.stones = 9 if options["heap"] == "small" else 15
    p.taken = [0] * seats
    p.then(Turn(0))
    p.then(Toss(CHANCE))
    return p


def redeal(p: Stones, seat: int, rng: Rng) -> Stones:
    q = p.clone()
    if seat not in p.peeked:
        q.coin = rng.below(2)
    q.refresh()
    return q


TOY = Game(
    id="toy",
    title="Toy",
    version=3,
    prefix="TY",
    seat_counts=[2, 3],
    minutes=[1, 2],
    vocabulary=VOCABULARY,
    options=[Option("heap", ["small", "large"], [2, 3], ["TY-2"])],
    sources=[Source("stones")],
    open=open_table,
    view=lambda p, seat: {"stones": p.stones, "coin": p.coin if seat in p.peeked else None},
    redeal=redeal,
    breakdown=lambda p: [{"stones": n} for n in p.taken],
    ranks=lambda p: [1 + sum(n > mine for n in p.taken) for mine in p.taken],
    pieces=lambda p: {"stones": p.stones + sum(p.taken)},
    value=lambda p, seat: float(p.taken[seat]),
    draw=lambda view, speaker: str(view),
)


def find(name: str) -> Game:
    if name != "toy":
        raise LookupError(f"there is no game '{name}'; there are: toy")
    return TOY
