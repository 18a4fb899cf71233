"""What a view of The Druids of Edora is made of. The browser's types come from here."""

from __future__ import annotations

import msgspec

from archipel.games import View as GameView


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    slot: str  # "t01", "f_nw"
    id: str  # "tile_4", "corner_2"
    rotation: str  # "r90": quarter turns clockwise; frame pieces always "r0"
    face: str | None  # "front" or "back"; None until it is known, with three players


class Square(msgspec.Struct, frozen=True, kw_only=True):
    id: str  # "h01_2"
    action: str  # "amulet_1_x3"
    seat: str | None  # whose die lies there
    value: int | None


class Stone(msgspec.Struct, frozen=True, kw_only=True):
    id: str  # "menhir_food", "stele_die"
    seat: str


class Sanctuary(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    squares: list[Square]  # empty until the board is laid
    stones: list[Stone]  # menhirs and steles, seat by seat
    leader: str | None  # whose die is the highest, ties decided


class Link(msgspec.Struct, frozen=True, kw_only=True):
    a: str  # sanctuaries
    b: str
    dark: int  # dark sectors crossed


class Clearing(msgspec.Struct, frozen=True, kw_only=True):
    sanctuaries: list[str]
    portal: bool


class Hearth(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    bonuses: list[str]  # in the order of bonus_parts
    fire: str | None  # the seat that lit it


class Rim(msgspec.Struct, frozen=True, kw_only=True):
    id: str  # "rim_3"
    dolmen: str | None  # None: not there yet, or taken


class OraclePlace(msgspec.Struct, frozen=True, kw_only=True):
    id: str  # "oracle_2_inner"
    tablet: str | None


class Tablet(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    now: int  # what it counts, as things stand
    need: int
    done: bool


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: str
    prestige: int  # on the track; the whole score once the game is over
    food: int
    mistletoe: int
    reserve: list[int]  # values of the dice at hand, rising
    stock: list[int]  # values of the dice on the overview board, rising
    placed: int  # dice on the board, of 13
    pawn: str | None  # a sanctuary or a bush
    knowledge: int  # its space
    multiplier: int
    tie_rank: int  # 1: wins every tie
    led: int  # dice and stones it would take in the final scoring
    sickle: int  # its space
    sickle_prestige: int
    herbs: dict[str, str | None]  # on the large board by slot; None: empty, or laid face down
    herbs_laid: int  # how many lie on the large board
    active: list[str]  # herbs face up on the small board
    inactive: list[str]  # herbs face down there
    amulet: dict[str, str | None]  # gems by place
    menhirs: list[str]  # not erected yet
    steles: list[str]
    tablets: list[Tablet]
    drawn: int  # tablets drawn in secret, during the set-up
    potions: list[str]  # brewed
    dolmens: list[str]  # taken: a colour stands twice
    fires: int  # hearths lit


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    seat: str
    sanctuary: str | None
    die: int | None  # chosen, paid, and not placed yet
    square: str | None  # where the die of this turn lies


class View(GameView, frozen=True, kw_only=True):
    phase: str  # setup, move, die, square, action, brew, potion, fire, herbs, game_over
    round: int  # 0 during the set-up
    last_round: bool  # somebody has placed the 13th die
    first: str | None  # the Grand Druid
    acting: str | None  # the seat that decides

    tiles: list[Piece]  # as many as lie already
    frame: list[Piece]
    laid: bool  # is the board complete?
    sanctuaries: list[Sanctuary]
    links: list[Link]
    clearings: list[Clearing]
    hearths: list[Hearth]
    rim: list[Rim]
    reach: dict[str, int]  # while somebody is to move: where to, and the food of the move

    knowledge: list[list[str]]  # on each space of the track the seats from bottom to top
    oracle: list[OraclePlace]
    oracle_stones: list[str | None]  # gap by gap
    pile: int  # tablets face down
    potions: list[str]  # on display
    gems: dict[str, int]  # left, by kind
    beige: list[str]  # dolmens nobody has yet
    mistletoe_supply: int | None  # None: unlimited

    players: list[Player]
    turn: Turn | None
    drawn: list[str]  # what the viewer has drawn to choose a tablet from
