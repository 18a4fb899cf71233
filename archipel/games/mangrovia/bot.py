"""What computer players need: dealing the unseen things anew, and judging a position."""

from __future__ import annotations

from typing import Final

from archipel.games.mangrovia.components import (
    AMULET_SPACE,
    AMULETS,
    BUILDING_STAGES,
    COST,
    CURRENCY,
    DISHES,
    DISTANCES,
    DOUBLE_SPACES,
    FERVOUR,
    FIRST_KIND,
    HUTS,
    JOKER_TILE,
    KINDS,
    LANDSCAPES,
    LAST_KIND,
    NONE,
    OFFERING,
    OFFERING_TILE,
    OFFERING_VALUES,
    OFFERINGS,
    OWNERS,
    PATHS,
    PATHS_OF,
    PRINTED,
    PRIZES,
    SITE_OF,
    SPACES,
    STAGE_ACTIONS,
    STAGES,
    STAR,
    STAR_INDEX,
    TILES,
    TOP_LEVEL,
    TOTEM_INDEX,
    TOTEM_PRIZES,
)
from archipel.games.mangrovia.position import SURE, Mangrovia
from archipel.games.mangrovia.position_paying import can_complete, spend
from archipel.games.mangrovia.scoring import (
    HUT_COUNTS,
    STATUE_COUNTS,
    amulet_points,
    breakdown,
    star_total,
    statue_owner,
)
from archipel.games.weights import weights_of
from archipel.kernel.core import Rng

TRIES: Final = 60
"""How often a hand is dealt that could not have led to the question its owner is asked."""


def redeal(p: Mangrovia, seat: int, rng: Rng) -> Mangrovia:
    """A table this seat cannot tell from the true one: cards and amulets it has not seen move.

    Unseen are the decks, the bag, and what the others hold beyond what everybody saw them take.
    Whoever is asked about a hut is dealt a hand with which he can be asked: what he has announced
    he can pay. What is laid ready for it is unseen too: in the world dealt, nothing is yet. If no
    such hand is found, he keeps his own.
    """
    for _ in range(TRIES):
        q = dealt_anew(p, seat, NONE, rng)
        if p.seat < 0 or p.seat == seat or could_be_asked(q):
            return q
    return dealt_anew(p, seat, p.seat, rng)


def could_be_asked(q: Mangrovia) -> bool:
    """Has the seat that decides an answer, and can it pay for the hut it is building?"""
    return bool(q.options) and (q.builder == NONE or can_complete(q))


def dealt_anew(p: Mangrovia, seat: int, spared: int, rng: Rng) -> Mangrovia:
    """The unseen things dealt once; the hand of one more seat can be spared."""
    q = p.clone()
    row = (seat if seat >= 0 else p.seats) * SURE
    for stock in range(2):
        deal_cards(p, q, seat, spared, row, stock, rng)
    if p.agenda:  # when the game is over all amulets lie open
        deal_amulets(p, q, seat, spared, row, rng)
    if p.builder not in (NONE, seat, spared) and p.keeps_secrets(p.builder):
        q.played = []
        q.paid = []
    q.refresh()
    return q


def deal_cards(
    p: Mangrovia, q: Mangrovia, seat: int, spared: int, row: int, stock: int, rng: Rng
) -> None:
    """What the seat is sure of stays in the deck; the rest of it and the hidden cards mix."""
    unseen: list[int] = []
    hidden = [0] * p.seats
    for kind in range(FIRST_KIND[stock], LAST_KIND[stock]):
        count = p.deck[kind] - p.sure[row + kind]
        for other in range(p.seats):
            if other != seat and other != spared:
                mine = p.hidden(other, kind)
                hidden[other] += mine
                count += mine
                q.hold[other * KINDS + kind] -= mine
        q.deck[kind] = p.sure[row + kind]
        for _ in range(count):
            unseen.append(kind)
    for other in range(p.seats):
        for _ in range(hidden[other]):
            q.hold[other * KINDS + rng.take(unseen)] += 1
    for kind in unseen:
        q.deck[kind] += 1


def deal_amulets(p: Mangrovia, q: Mangrovia, seat: int, spared: int, row: int, rng: Rng) -> None:
    """The same for the bag, the amulets before the others and those one of them is drawing."""
    unseen: list[int] = []
    hidden = [0] * p.seats
    drawing = p.drawer != NONE and p.drawer != seat and p.drawer != spared
    for at in range(AMULETS):
        count = p.bag[at] - p.sure[row + KINDS + at]
        q.bag[at] = p.sure[row + KINDS + at]
        for other in range(p.seats):
            if other != seat and other != spared:
                mine = p.amulets[other * AMULETS + at]
                if at == 0:
                    mine -= p.ones[other]
                hidden[other] += mine
                count += mine
                q.amulets[other * AMULETS + at] -= mine
        if drawing:
            shown = 1 if at == 0 and p.one_shown else 0
            count += p.drawn[at] - shown
            q.drawn[at] = shown
        for _ in range(count):
            unseen.append(at)
    for other in range(p.seats):
        for _ in range(hidden[other]):
            q.amulets[other * AMULETS + rng.take(unseen)] += 1
    if drawing:
        for _ in range(sum(p.drawn) - sum(q.drawn)):
            q.drawn[rng.take(unseen)] += 1
    for at in unseen:
        q.bag[at] += 1


# How good a position is. All numbers are in points.

FEATURES: Final = [
    "fervour",
    "amulets",
    "paths",
    "totem",
    "star",
    "offerings",
    "landscapes",
    "tiles",
    "level",
    "cards_to_come",
    "amulets_to_come",
    "huts_to_come",
    "birds",
    "talisman",
]
"""What a seat's worth consists of, in points:

- fervour: what is printed on the spaces of its huts, and the tiles below them;
- amulets: those it has, and unused amulet tiles;
- paths: prizes of the statues: the place on each path now, and the share of its huts;
- totem: the prizes of the Totem, likewise;
- star: its huts around the Stone Star, times the huts there at the end, as far as one can guess;
- offerings, landscapes, tiles: what it has in hand to build with;
- level: amulets it can hope for in the rounds to come;
- cards_to_come, amulets_to_come, huts_to_come, birds: what its dishes promise in this round;
- talisman: being first in the next round.
"""
WEIGHTS: Final[list[float]] = weights_of("mangrovia", FEATURES)

PACE: Final[list[float]] = [1.0, 1.0, 1.35, 1.35, 0.85, 0.8]
"""Huts a player builds in a round, by number of players."""
COLLECT_GAIN: Final[list[float]] = [1.0, 4.0, 4.8, 9.0, 13.2, 17.8]
"""What collecting amulets brings on average, by level."""
LEVEL_WORTH: Final[list[float]] = [0.0, 3.1, 6.0, 9.1, 12.7, 16.8]
"""What a level is worth for each dish of each round to come; low levels lead to high ones."""
OFFERING_WORTH: Final = 0.36
"""Each point of an offering card that can still be used."""
CARD_WORTH: Final = 0.15
"""Each offering card: many are easier to pay with exactly than few."""
LANDSCAPE_WORTH: Final = 1.5
"""The first landscape cards; later ones are worth less."""
SHOWN_WORTH: Final = 0.35
"""A landscape in hand that a bird shows."""
HAND_PER_HUT: Final = 3.2
"""A hand is never worth more than so much for each hut that can still be built."""
LONG: Final = 12
"""Rounds after which waiting for a better hut is no longer worth it."""
OPEN_CARD: Final = 1.9
HIDDEN_CARD: Final = 1.6
HUT: Final = 6.0
"""A hut somewhere, once it can be paid."""
BIRDS_WORTH: Final = 1.2
TALISMAN: Final = 0.6
DAWDLING: Final = 0.001
"""Each thing laid out for a hut: whoever likes what is proposed pays at once."""


OPEN: Final = 0
HIDDEN: Final = 1
OPEN_OR_HIDDEN: Final = 2
SOME_AMULETS: Final = 3
AMULETS_OR_HIDDEN: Final = 4
THE_BIRDS: Final = 5
A_HUT: Final = 6
HUT_OR_DOUBLE: Final = 7
AMULETS_OR_HUT: Final = 8
WORDS: Final[dict[str, int]] = {
    "draw_open": OPEN,
    "draw_hidden": HIDDEN,
    "draw_open or draw_hidden": OPEN_OR_HIDDEN,
    "collect_amulets": SOME_AMULETS,
    "collect_amulets or draw_hidden": AMULETS_OR_HIDDEN,
    "move_birds": THE_BIRDS,
    "build_hut": A_HUT,
    "build_hut or build_double_hut": HUT_OR_DOUBLE,
    "collect_amulets or build_hut": AMULETS_OR_HUT,
}
PROMISES: Final[list[list[tuple[int, int]]]] = [
    [(WORDS[word], times) for word, times in actions if word in WORDS] for actions in STAGE_ACTIONS
]
"""By stage, what its steps bring and how often, in numbers."""
OFFERING_SPACES: Final = [space for space in range(SPACES) if CURRENCY[space] == OFFERING]
DOUBLE_STAGE: Final[int] = max(
    [stage for stage in BUILDING_STAGES if (HUT_OR_DOUBLE, 1) in PROMISES[stage]], default=0
)


class Outlook:
    """What a position promises each seat."""

    seats: int
    left: float  # rounds still to come, this one not counted
    late: float  # how far the game has gone, from 0 to 1
    total: list[int]  # huts on each path
    favoured: list[int]  # the owner of each path's statue tile, or NONE
    now: list[float]  # what its huts on a path promise a seat, by path * seats + seat
    totem_total: int
    factor: float  # the huts around the Stone Star at the end of the game, as far as one can guess
    next_factor: float  # the same with one hut more

    # The features of the seat looked at last.
    fervour: float
    amulets: float
    paths: float
    totem: float
    star: float
    offerings: float
    landscapes: float
    tiles: float
    level: float
    cards_to_come: float
    amulets_to_come: float
    huts_to_come: float
    birds: float
    talisman: float

    def __init__(self, p: Mangrovia) -> None:
        n = p.seats
        fewest = 99
        for seat in range(n):
            fewest = min(fewest, p.stock[seat])
        self.seats = n
        self.left = 0.0 if p.ending else fewest / PACE[n]
        self.late = 1.0 - fewest / HUTS[n]
        self.total = []
        self.favoured = [NONE] * PATHS
        if p.tile_kinds:
            for path in range(PATHS):
                self.favoured[path] = statue_owner(p, path)
        self.now = [0.0] * (PATHS * n)
        for path in range(PATHS):
            self.survey(p, path)
        self.totem_total = sum(p.totem)
        total = star_total(p)
        self.factor = self.star_factor(total)
        self.next_factor = self.star_factor(total + 1)

    # Paths and sectors

    def survey(self, p: Mangrovia, path: int) -> None:
        """Who has how many huts on a path, and what they promise."""
        base = path * OWNERS
        favoured = self.favoured[path]
        total = 0
        best = 0  # the two highest ranks
        second = 0
        for owner in range(OWNERS):
            huts = p.along[base + owner]
            if huts:
                total += huts
                rank = huts * HUT_COUNTS - p.nearest[base + owner]
                if owner == favoured:
                    rank += STATUE_COUNTS
                if rank > best:
                    second = best
                    best = rank
                elif rank > second:
                    second = rank
        self.total.append(total)
        if total == 0:
            return
        prizes = PRIZES[path]
        for seat in range(self.seats):
            huts = p.along[base + seat]
            if huts:
                rank = huts * HUT_COUNTS - p.nearest[base + seat]
                if seat == favoured:
                    rank += STATUE_COUNTS
                place = 0 if rank >= best else 1 if rank >= second else 2
                self.now[path * self.seats + seat] = self.prize(place, huts, total, prizes)

    def prize(self, place: int, huts: int, total: int, prizes: list[int]) -> float:
        """What so many huts promise that are in this place now: 0 is the first."""
        now = float(prizes[place]) if place < 2 else 0.0
        share = 0.8 * (prizes[0] + prizes[1]) * huts / (total + 1.5)
        weight = 0.4 + 0.6 * self.late
        return weight * now + (1.0 - weight) * share

    def place(
        self, counts: list[int], ties: list[int], base: int, seat: int, mine: int, favoured: int
    ) -> int:
        """How many other owners stand before a seat that would have this rank; 2 is enough."""
        ahead = 0
        for owner in range(OWNERS):
            huts = counts[base + owner]
            if huts and owner != seat:
                rank = huts * HUT_COUNTS - ties[base + owner]
                if owner == favoured:
                    rank += STATUE_COUNTS
                if rank > mine:
                    ahead += 1
                    if ahead == 2:
                        break
        return ahead

    def path_gain(self, p: Mangrovia, seat: int, path: int, distance: int, huts: int) -> float:
        """What more huts at this distance from its statue add to what a path promises."""
        base = path * OWNERS
        favoured = self.favoured[path]
        mine = p.along[base + seat] + huts
        rank = mine * HUT_COUNTS - min(p.nearest[base + seat], distance)
        if seat == favoured:
            rank += STATUE_COUNTS
        place = self.place(p.along, p.nearest, base, seat, rank, favoured)
        then = self.prize(place, mine, self.total[path] + huts, PRIZES[path])
        return then - self.now[path * self.seats + seat]

    def totem_prize(self, p: Mangrovia, seat: int, huts: int, lowest: int, total: int) -> float:
        place = self.place(p.totem, p.lowest, 0, seat, huts * HUT_COUNTS - lowest, NONE)
        return self.prize(place, huts, total, TOTEM_PRIZES)

    def totem_gain(self, p: Mangrovia, seat: int) -> float:
        tile = FERVOUR[p.pile]
        total = self.totem_total
        mine = p.totem[seat]
        lowest = p.lowest[seat]
        gain = tile + self.totem_prize(p, seat, mine + 1, min(lowest, tile), total + 1)
        return gain - self.totem_prize(p, seat, mine, lowest, total) if mine else gain

    def star_factor(self, total: int) -> float:
        return total + (len(STAR) - total) * 0.4 * (1.0 - self.late)

    # A seat

    def look(self, p: Mangrovia, seat: int) -> None:
        """Work out all features of a seat."""
        self.fervour = float(p.printed[seat] + p.piled[seat])
        self.amulets = float(amulet_points(p, seat))
        self.paths = 0.0
        for at in range(seat, PATHS * self.seats, self.seats):
            self.paths += self.now[at]
        self.totem = 0.0
        if p.totem[seat]:
            self.totem = self.totem_prize(p, seat, p.totem[seat], p.lowest[seat], self.totem_total)
        self.star = p.star[seat] * self.factor
        self.hand(p, seat)
        self.level = self.future_amulets(p, p.level[seat])
        self.stages(p, seat)
        self.talisman = TALISMAN if seat == p.first else 0.0

    def worth(self) -> float:
        """The features of the seat looked at, weighed and summed up."""
        w = WEIGHTS
        return (
            w[0] * self.fervour
            + w[1] * self.amulets
            + w[2] * self.paths
            + w[3] * self.totem
            + w[4] * self.star
            + w[5] * self.offerings
            + w[6] * self.landscapes
            + w[7] * self.tiles
            + w[8] * self.level
            + w[9] * self.cards_to_come
            + w[10] * self.amulets_to_come
            + w[11] * self.huts_to_come
            + w[12] * self.birds
            + w[13] * self.talisman
        )

    def listed(self) -> list[float]:
        """The features of the seat looked at, in the order of FEATURES."""
        return [
            self.fervour,
            self.amulets,
            self.paths,
            self.totem,
            self.star,
            self.offerings,
            self.landscapes,
            self.tiles,
            self.level,
            self.cards_to_come,
            self.amulets_to_come,
            self.huts_to_come,
            self.birds,
            self.talisman,
        ]

    # What a seat has in hand

    def builds_left(self, p: Mangrovia, seat: int) -> float:
        """How many huts a seat can hope to build from now on."""
        hope = self.left * PACE[p.seats] + 0.5
        for stage in BUILDING_STAGES:
            if stage >= p.stage and p.dish[SITE_OF[stage]] == seat:
                hope += 0.5
        return min(float(p.stock[seat]), hope)

    def hand(self, p: Mangrovia, seat: int) -> None:
        """Cards and tiles; together never worth more than the huts they can still pay for."""
        self.offerings = 0.0
        self.landscapes = 0.0
        self.tiles = 0.0
        builds = self.builds_left(p, seat)
        if builds <= 0.0:
            return
        at = seat * KINDS
        points = 0
        cards = 0
        for kind in range(OFFERINGS):
            count = p.hold[at + kind]
            if count:
                points += OFFERING_VALUES[kind] * count
                cards += count
        useful = min(float(points), 9.0 * builds + 4.0)
        useful = useful if useful < 24.0 else 24.0 + 0.4 * (useful - 24.0)
        offerings = OFFERING_WORTH * useful + CARD_WORTH * min(cards, 8)
        count = 0
        kinds = 0
        shown = 0
        for landscape in range(LANDSCAPES):
            held = p.hold[at + OFFERINGS + landscape]
            if held:
                count += held
                kinds += 1
                if p.birds >> landscape & 1:
                    shown += 1
        spare = min(float(count), builds + 1.0)
        landscapes = LANDSCAPE_WORTH * min(spare, 3.0) + 0.5 * max(0.0, spare - 3.0) + 0.3 * kinds
        landscapes += SHOWN_WORTH * shown
        at = seat * TILES
        tiles = 1.2 * p.tiles[at + OFFERING_TILE] + 1.5 * p.tiles[at + JOKER_TILE]
        worth = offerings + landscapes + tiles
        most = min(worth, HAND_PER_HUT * builds)
        if p.stock[seat] <= 2 and most > 0.0:
            enough = most / (0.6 * builds)
            most = min(most, 0.6 * builds * self.prospect(p, seat, enough))
        part = 1.0 if p.round <= LONG else LONG / p.round
        if worth > most:
            part *= most / worth
        self.offerings = part * offerings
        self.landscapes = part * landscapes
        self.tiles = part * tiles

    def prospect(self, p: Mangrovia, seat: int, enough: float) -> float:
        """What the best free space would bring, if the offerings for it can be found.

        More than enough is not looked for.
        """
        best = 0.0
        for space in OFFERING_SPACES:
            if p.free >> space & 1:
                best = max(best, self.gain(p, seat, space, 1))
                if best >= enough:
                    break
        return best

    def future_amulets(self, p: Mangrovia, level: int) -> float:
        """What the level promises for the rounds to come."""
        worth = LEVEL_WORTH[min(level, TOP_LEVEL, len(LEVEL_WORTH) - 1)]
        return worth * DISHES[p.seats] * self.left

    # What the dishes promise in this round

    def stages(self, p: Mangrovia, seat: int) -> None:
        useful = 1.0 if not p.ending else 0.3
        cards = 0.0
        amulets = 0.0
        huts = 0.0
        birds = 0.0
        found = -1.0  # what the best hut is worth, once somebody asks
        for stage in range(p.stage + 1, STAGES + 1):
            if p.dish[SITE_OF[stage]] != seat:
                continue
            for what, times in PROMISES[stage]:
                if what >= A_HUT and found < 0.0:
                    found = self.best_hut(p, seat)
                if what == OPEN:
                    cards += useful * OPEN_CARD * times
                elif what == HIDDEN:
                    cards += useful * HIDDEN_CARD * times
                elif what == OPEN_OR_HIDDEN:
                    cards += useful * (OPEN_CARD + HIDDEN_CARD) / 2 * times
                elif what == SOME_AMULETS:
                    amulets += self.collecting(p, seat)
                elif what == AMULETS_OR_HIDDEN:
                    some = self.collecting(p, seat)
                    if some > useful * HIDDEN_CARD:
                        amulets += some
                    else:
                        cards += useful * HIDDEN_CARD
                elif what == AMULETS_OR_HUT:
                    some = self.collecting(p, seat)
                    if some > found:
                        amulets += some
                    else:
                        huts += found
                elif what == HUT_OR_DOUBLE:
                    huts += 1.1 * found
                elif what == A_HUT:
                    huts += 1.6 * found if times > 1 and p.stock[seat] > 1 else found
                elif what == THE_BIRDS:
                    birds += useful * (BIRDS_WORTH + TALISMAN)
                if what >= A_HUT:
                    found *= 0.7
        self.cards_to_come = cards
        self.amulets_to_come = amulets
        self.huts_to_come = huts
        self.birds = birds

    def collecting(self, p: Mangrovia, seat: int) -> float:
        """What amulets are worth that a seat may collect now."""
        if not p.can_collect(seat):
            return 0.0
        return COLLECT_GAIN[min(p.row(seat), len(COLLECT_GAIN) - 1)]

    def best_hut(self, p: Mangrovia, seat: int) -> float:
        """What the best hut of a seat would bring now, or what one may hope for."""
        if p.stock[seat] == 0:
            return 0.0
        best = 0.0
        spaces = p.buildable(seat)
        if spaces:
            for space in range(SPACES):
                if spaces >> space & 1:
                    best = max(best, self.gain(p, seat, space, 1))
        if p.stage < DOUBLE_STAGE and p.dish[SITE_OF[DOUBLE_STAGE]] == seat:
            spaces = p.doubly_buildable(seat)
            if spaces:
                for space in DOUBLE_SPACES:
                    if spaces >> space & 1:
                        best = max(best, self.gain(p, seat, space, 2))
        at = seat * KINDS
        points = 0
        for kind in range(OFFERINGS):
            points += OFFERING_VALUES[kind] * p.hold[at + kind]
        hope = 0.25 * min(1.0, points / 9.0)
        if p.in_hand(seat) & p.birds:
            hope *= 2.0
        early = p.stage < BUILDING_STAGES[0] - 1
        return max(best, hope * HUT if early else 0.4 * hope * HUT)

    def gain(self, p: Mangrovia, seat: int, space: int, huts: int) -> float:
        """What a hut on this space adds to the seat's worth, its price deducted."""
        gain = float(PRINTED[space] * huts)
        distances = DISTANCES[space]
        for i, path in enumerate(PATHS_OF[space]):
            gain += self.path_gain(p, seat, path, distances[i], huts)
        if STAR_INDEX[space] != NONE:
            gain += (p.star[seat] + 1) * self.next_factor - p.star[seat] * self.factor
        if TOTEM_INDEX[space] != NONE:
            gain += self.totem_gain(p, seat)
        if AMULET_SPACE[space]:
            level = p.level[seat]
            gain += self.future_amulets(p, level + 1) - self.future_amulets(p, level)
        price = 1.0 if CURRENCY[space] != OFFERING else OFFERING_WORTH
        return gain - price * COST[space] * huts - 0.5 * LANDSCAPE_WORTH * huts


def advantage(worth: list[float], seat: int, late: float) -> float:
    """One's own expectation against the others', the best of them above all.

    A lead counts more the nearer the end is, so that the leader ends the game.
    """
    best = -999.0
    total = 0.0
    for other in range(len(worth)):
        if other != seat:
            total += worth[other]
            best = max(best, worth[other])
    lead = worth[seat] - 0.4 * best - 0.4 * total / (len(worth) - 1)
    return lead + 0.3 * late * (worth[seat] - best)


def value(p: Mangrovia, seat: int) -> float:
    """How good a position is for a seat: its expected lead in points.

    A hut being built counts as standing, and as paid in the way that is laid ready or proposed.
    """
    if not p.agenda:
        points = breakdown(p)
        worth: list[float] = [sum(mine.values()) + 0.01 * mine["amulets"] for mine in points]
        return advantage(worth, seat, 1.0)
    q = p if p.builder == NONE else with_hut(p)
    outlook = Outlook(q)
    worth = []
    for other in range(q.seats):
        outlook.look(q, other)
        worth.append(outlook.worth())
    return advantage(worth, seat, outlook.late) - DAWDLING * (len(p.played) + len(p.paid))


def features(p: Mangrovia, seat: int) -> list[float]:
    """What the worth of a seat consists of, in the order of FEATURES."""
    q = p if p.builder == NONE else with_hut(p)
    outlook = Outlook(q)
    outlook.look(q, seat)
    return outlook.listed()


def with_hut(p: Mangrovia) -> Mangrovia:
    """The table as it will be when the hut that is being built stands."""
    q = p.clone()
    seat = p.builder
    huts = 2 if p.twin else 1
    spend(q)
    q.piled[seat] += q.put(seat, p.site, p.twin)
    q.printed[seat] += PRINTED[p.site] * huts
    q.stock[seat] -= huts
    q.ending = q.ending or q.stock[seat] == 0
    at = STAR_INDEX[p.site]
    if at != NONE and q.bonus[at] != NONE:
        q.tiles[seat * TILES + q.bonus[at]] += 1
        q.bonus[at] = NONE
    q.builder = NONE
    return q
