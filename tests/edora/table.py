"""Tables to test on: a position is set up by hand, then played with choices as text.

Seats on the board are a, b, c, d: ``dice={"h01_0": "a4"}`` is a die of value 4 of seat 0. Without
other wishes the board is the reference board: tiles 1 to 9 row by row, unturned, the frame in
fixed order; herbs lie in the order of components.json, ``herb_food`` first; the oracle shows the
first twelve tablets and the stones in fixed order; all players have 15 food, the dice 1 2 3 4 at
hand, and their pawns on the bushes north, east, south and west.
"""

from __future__ import annotations

from collections.abc import Mapping

from archipel.games.edora import GAME
from archipel.games.edora.board import Board
from archipel.games.edora.components import (
    ACTION_IDS,
    BEIGE_IDS,
    BUSH_IDS,
    DOLMEN_IDS,
    FRAME_IDS,
    FRAME_SLOT_IDS,
    GEM_IDS,
    HEARTH_IDS,
    HERB_IDS,
    HERBS,
    MENHIR_IDS,
    MENHIRS,
    NONE,
    ORACLE_IDS,
    PIPS,
    PLACE_IDS,
    PLACES,
    POTION_IDS,
    RIM_SANCTUARY,
    SANCTUARIES,
    SANCTUARY_IDS,
    SOURCE_IDS,
    SOURCES,
    SQUARE_IDS,
    STELE_IDS,
    STONE_BONUS_IDS,
    STONES,
    TABLET_IDS,
    TABLETS,
    TAKES_CORNER,
    TILE_IDS,
)
from archipel.games.edora.position import CLEARING_BY_TILE, LIMITED_MISTLETOE, Edora
from archipel.games.edora.steps import ACT, AFTER_MOVE, END_TURN, GAME_END, TAKE_TURN
from archipel.games.edora.steps_brew import BREW_POTION
from archipel.games.edora.vocabulary import SQUARE
from archipel.kernel.core import Rng
from archipel.kernel.match import Match
from tests.acting import act as act
from tests.acting import let as let
from tests.acting import let_chance as let_chance
from tests.acting import play_any as play_any
from tests.acting import play_on as play_on
from tests.acting import position
from tests.acting import told as told
from tests.acting import worlds as worlds

LETTERS = "abcd"
COUNTS = (2, 3, 4)
RING = "red orange yellow green blue violet red orange yellow green blue violet"
"""The dolmens from rim_0 on: of each colour one at either end of the board."""
TURNS = ("stepped-out", "walked", "leapt", "emergency", "forced-emergency")
"""The events one of which begins each turn."""
STOCK = "1 2 3 4 5 6 4 5 6"
EVERY_OPTION = {
    "tablet_deal": "choose_1_of_3",
    "herb_layout": "free",
    "stock_dice": "shared",
    "clearing_scope": "tile",
    "turn_die_target": "any",
    "stele_potion_herb": "off",
    "amulet_potion_place": "any_free",
    "leftover_dice": "reserve",
    "mistletoe_supply": "limited",
    "frame_order": "fixed",
}


def at(m: Match) -> Edora:
    """The position of a match."""
    return position(m, Edora)


def reference_frame() -> list[int]:
    """Corners and straights in the order of components.json, on slots that take them."""
    corners, straights = iter(range(4)), iter(range(4, 8))
    return [next(corners if corner else straights) for corner in TAKES_CORNER]


def board_of(
    seats: int, tiles: str = "", frame: str = "", phase: int = 0, by_tile: bool = False
) -> Board:
    """A board; tiles are written "tile_1 tile_2r90 …", frame pieces by their ids."""
    lies = []
    for word in (tiles or " ".join(TILE_IDS)).split():
        id, _, turned = word.partition("r") if "r" in word[6:] else (word, "", "0")
        lies.append(TILE_IDS.index(id) * 4 + int(turned) // 90)
    pieces = [FRAME_IDS.index(id) for id in frame.split()] or reference_frame()
    assert len(pieces) == len(FRAME_SLOT_IDS)
    return Board(seats, lies, pieces, phase, by_tile)


def table(
    seats: int = 4,
    *,
    tiles: str = "",
    frame: str = "",
    phase: int = 0,
    ring: str = RING,
    dice: Mapping[str, str] | None = None,
    pawns: Mapping[int, str] | None = None,
    food: Mapping[int, int] | None = None,
    mistletoe: Mapping[int, int] | None = None,
    reserve: Mapping[int, str] | None = None,
    stock: Mapping[int, str] | None = None,
    knowledge: Mapping[int, int] | None = None,
    sickle: Mapping[int, int] | None = None,
    active: Mapping[int, str] | None = None,
    inactive: Mapping[int, str] | None = None,
    amulet: Mapping[int, str] | None = None,
    stones: Mapping[int, Mapping[str, str]] | None = None,
    tablets: Mapping[int, str] | None = None,
    brewed: Mapping[int, str] | None = None,
    links: Mapping[str, int] | None = None,
    fires: Mapping[str, int] | None = None,
    display: str = "",
    first: int = 0,
    round: int = 1,
    **options: str,
) -> Match:
    """A table with nothing to do yet.

    ``knowledge`` moves markers in the order given, each onto the top of its stack. ``amulet`` is
    "amulet_1_left=gem_food …", ``stones`` says where menhirs and steles stand. ``links`` gives the
    dolmens of a colour (and beige ones, by id) to a seat, ``fires`` hearths to who lit them.
    """
    m = Match(GAME, seats, options)
    p = at(m)
    p.agenda = []
    p.board = board_of(seats, tiles, frame, phase, p.rules & CLEARING_BY_TILE != 0)
    p.tiles = p.board.tiles
    p.frame = p.board.frame
    p.first = first
    p.round = round
    p.unrolled = 0
    p.standing = [(seat - first) % seats for seat in range(seats)]
    set_ring(m, ring)
    lay_oracle(m, display)
    for seat in range(seats):
        p.herb_at[seat * HERBS : (seat + 1) * HERBS] = list(range(HERBS))
        p.loose[seat] = 0
        p.pawn[seat] = SANCTUARIES + seat
        set_dice(m, seat, "1 2 3 4", STOCK)
    for square, die in (dice or {}).items():
        put(m, square, die)
    for seat, place in (pawns or {}).items():
        move(m, seat, place)
    for seat, count in (food or {}).items():
        p.food[seat] = count
    for seat, count in (mistletoe or {}).items():
        give_mistletoe(m, seat, count)
    for seat, values in (reserve or {}).items():
        set_dice(m, seat, values, None)
    for seat, values in (stock or {}).items():
        set_dice(m, seat, None, values)
    for seat, space in (knowledge or {}).items():
        know(m, seat, space)
    for seat, space in (sickle or {}).items():
        p.sickle[seat] = space
    for seat, herbs in (active or {}).items():
        for herb in herbs.split():
            p.active[seat] |= 1 << take_herb(m, seat, herb)
    for seat, herbs in (inactive or {}).items():
        for herb in herbs.split():
            p.spent[seat] |= 1 << take_herb(m, seat, herb)
    for seat, gems in (amulet or {}).items():
        for word in gems.split():
            wear(m, seat, *word.split("="))
    for seat, places in (stones or {}).items():
        for stone, sanctuary in places.items():
            stand(m, seat, stone, sanctuary)
    for seat, kinds in (tablets or {}).items():
        for kind in kinds.split():
            give_tablet(m, seat, kind)
    for seat, potions in (brewed or {}).items():
        for potion in potions.split():
            p.potions &= ~(1 << POTION_IDS.index(potion))
            p.brewed[seat] |= 1 << POTION_IDS.index(potion)
    for dolmen, seat in (links or {}).items():
        if dolmen in BEIGE_IDS:
            p.beige[BEIGE_IDS.index(dolmen)] = seat
        else:
            p.linked[DOLMEN_IDS.index(dolmen)] = seat
    for hearth, seat in (fires or {}).items():
        p.fires[HEARTH_IDS.index(hearth)] = seat
    p.settle()
    return m


# Parts of the set-up


def set_ring(m: Match, colours: str) -> None:
    """The twelve dolmens from rim_0 on, by colour."""
    p = at(m)
    p.ring = [DOLMEN_IDS.index(f"dolmen_{colour}") for colour in colours.split()]
    p.ends = [0] * len(DOLMEN_IDS)
    for place, colour in enumerate(p.ring):
        p.ends[colour] |= 1 << RIM_SANCTUARY[place]


def lay_oracle(m: Match, display: str) -> None:
    """Tablets from oracle_0_inner on, "-" for an open place; the rest is the pile."""
    p = at(m)
    shown = display.split() or TABLET_IDS[: len(ORACLE_IDS)]
    p.pile = [2] * TABLETS
    p.display = [NONE] * len(ORACLE_IDS)
    for place, kind in enumerate(shown):
        if kind != "-":
            p.display[place] = TABLET_IDS.index(kind)
            p.pile[TABLET_IDS.index(kind)] -= 1
    p.stones = list(range(len(STONE_BONUS_IDS)))


def set_dice(m: Match, seat: int, reserve: str | None, stock: str | None) -> None:
    """The dice at hand and in stock: "1 1 6"; None leaves them."""
    p = at(m)
    first = seat * PIPS
    for values, dice, count in ((reserve, p.reserve, p.at_hand), (stock, p.stock, p.in_stock)):
        if values is not None:
            dice[first : first + PIPS] = [0] * PIPS
            for value in values.split():
                dice[first + int(value) - 1] += 1
            count[seat] = len(values.split())


def put(m: Match, square: str, die: str) -> None:
    """A die that was placed earlier: "a4"; one die less is in stock."""
    p = at(m)
    number = SQUARE_IDS.index(square)
    seat = LETTERS.index(die[0])
    assert p.dice[number] == 0
    assert number % 4 < p.seats
    assert not p.mine[seat] >> number // 4 & 1, "one die for each player at a sanctuary"
    p.dice[number] = seat * 8 + int(die[1])
    p.mine[seat] |= 1 << number // 4
    for pips in range(seat * PIPS, (seat + 1) * PIPS):
        if p.stock[pips]:
            p.stock[pips] -= 1
            p.in_stock[seat] -= 1
            break


def put_all(m: Match, seat: int, sanctuaries: str, value: int = 1) -> None:
    """Dice of one seat at these sanctuaries, on their first free squares."""
    for sanctuary in sanctuaries.split():
        first = SANCTUARY_IDS.index(sanctuary) * 4
        free = next(k for k in range(first, first + 4) if at(m).dice[k] == 0)
        put(m, SQUARE_IDS[free], f"{LETTERS[seat]}{value}")


def move(m: Match, seat: int, place: str) -> None:
    """A pawn to a sanctuary or a bush."""
    places = SANCTUARY_IDS + BUSH_IDS
    at(m).pawn[seat] = places.index(place)


def give_mistletoe(m: Match, seat: int, count: int) -> None:
    p = at(m)
    if p.rules & LIMITED_MISTLETOE:
        p.supply -= count - p.mistletoe[seat]
    p.mistletoe[seat] = count


def know(m: Match, seat: int, space: int) -> None:
    """The knowledge marker to a space, onto the top of the stack there."""
    p = at(m)
    p.knowledge[seat] = space
    others = sorted(
        (other for other in range(p.seats) if other != seat), key=lambda other: p.standing[other]
    )
    lower = [other for other in others if p.knowledge[other] <= space]
    for rank, each in enumerate([*lower, seat, *others[len(lower) :]]):
        p.standing[each] = rank


def take_herb(m: Match, seat: int, herb: str) -> int:
    """A herb off the large board."""
    p = at(m)
    number = HERB_IDS.index(herb)
    p.herb_at[p.herb_at.index(number, seat * HERBS)] = NONE
    return number


def lay_herbs(m: Match, seat: int, herbs: str) -> None:
    """The large board anew, from slot_0_above on; "-" is an empty slot."""
    for slot, herb in enumerate(herbs.split()):
        number = NONE if herb == "-" else HERB_IDS.index(herb)
        at(m).herb_at[seat * HERBS + slot] = number


def wear(m: Match, seat: int, place: str, gem: str) -> None:
    p = at(m)
    number = GEM_IDS.index(gem)
    p.amulet[seat * PLACES + PLACE_IDS.index(place)] = number
    p.worn[seat] |= 1 << number
    p.gems[number] -= 1


def stand(m: Match, seat: int, stone: str, sanctuary: str) -> None:
    """A menhir or stele that was erected earlier."""
    p = at(m)
    place = SANCTUARY_IDS.index(sanctuary)
    if stone in MENHIR_IDS:
        number = MENHIR_IDS.index(stone)
        p.menhirs[seat] |= 1 << number
    else:
        number = STELE_IDS.index(stone)
        p.steles[seat] |= 1 << number
        number += MENHIRS
    p.stands[seat * STONES + number] = place


def give_tablet(m: Match, seat: int, kind: str) -> None:
    """A tablet, from the pile if one lies there, else from nowhere."""
    p = at(m)
    number = TABLET_IDS.index(kind)
    p.pile[number] = max(0, p.pile[number] - 1)
    p.tablets[seat * TABLETS + number] += 1


def pile_of(m: Match, kinds: str) -> None:
    """The pile holds these tablets only."""
    p = at(m)
    p.pile = [0] * TABLETS
    for kind in kinds.split():
        p.pile[TABLET_IDS.index(kind)] += 1


# What happens


def turn(m: Match, seat: int = 0) -> Match:
    """The turn of a seat begins; the others follow."""
    at(m).agenda = [TAKE_TURN[seat]]
    at(m).settle()
    return m


def place(m: Match, square: str, value: int, seat: int = 0, action: str = "") -> Match:
    """The seat has walked there and puts a die from nowhere: competition, then the action.

    The food is not paid; fire, dolmens, herbs and the next turn follow. ``action`` counts instead
    of the one printed there: a menhir can be passed.
    """
    p = at(m)
    number = SQUARE_IDS.index(square)
    assert p.dice[number] == 0
    p.pawn[seat] = number // 4
    p.held = value
    p.agenda = AFTER_MOVE[seat][:4]
    AFTER_MOVE[seat][4].run(p, SQUARE.of(number))
    if action:
        p.agenda[-1] = ACT[seat][ACTION_IDS.index(action)]
    p.settle()
    return m


def brew(m: Match, seat: int = 0, brews: int = 1) -> Match:
    """The seat, at its sanctuary, may brew so many potions; then its turn ends."""
    at(m).agenda = [END_TURN[seat], *AFTER_MOVE[seat][1:4], BREW_POTION[seat][brews]]
    at(m).settle()
    return m


def end(m: Match) -> Match:
    """The final scoring, of the table as it stands."""
    at(m).agenda = [GAME_END]
    at(m).settle()
    return m


def opened(seats: int, seed: int = 1, **options: str) -> Match:
    """A new match; chance has acted as far as it could before somebody decides."""
    m = Match(GAME, seats, options)
    m.settle(Rng(seed))
    return m


# What can be seen


def offered(m: Match, verb: str) -> list[str]:
    """The operands a verb is offered with, each as one text."""
    return [" ".join(line.split()[1:]) for line in m.lines() if line.split()[0] == verb]


def points(m: Match, source: str) -> list[int]:
    """Points by source, seat by seat."""
    return [mine[source] for mine in GAME.breakdown(at(m))]


def gained(m: Match, seat: int = 0) -> dict[str, int]:
    """What a seat has gained during play: only the sources with points."""
    p = at(m)
    mine = p.points[seat * SOURCES : (seat + 1) * SOURCES]
    return {SOURCE_IDS[source]: count for source, count in enumerate(mine) if count}


def dice_of(m: Match, seat: int = 0) -> str:
    """The dice at hand: "1 3 3"."""
    return values(at(m).reserve, seat)


def stock_of(m: Match, seat: int = 0) -> str:
    return values(at(m).stock, seat)


def values(dice: list[int], seat: int) -> str:
    first = seat * PIPS
    return " ".join(str(pips + 1) for pips in range(PIPS) for _ in range(dice[first + pips]))


def active(m: Match, seat: int = 0) -> set[str]:
    """The active herbs of a seat."""
    return {id for n, id in enumerate(HERB_IDS) if at(m).active[seat] >> n & 1}


def inactive(m: Match, seat: int = 0) -> set[str]:
    return {id for n, id in enumerate(HERB_IDS) if at(m).spent[seat] >> n & 1}


def amulet_of(m: Match, seat: int = 0) -> dict[str, str]:
    """The gems of a seat by place."""
    mine = at(m).amulet[seat * PLACES : (seat + 1) * PLACES]
    return {PLACE_IDS[n]: GEM_IDS[gem] for n, gem in enumerate(mine) if gem != NONE}
