"""Tables to test on: a position is set up by hand, then played with choices as text.

Short notes: a hand is ``"3 4 s5 sand"`` (two offerings, a start card, a landscape card), amulets
are ``"2 6"``, and seats on the board are a, b, c, d, e, or n for neutral; ``"aa"`` is a double hut.
"""

from __future__ import annotations

from archipel.games.mangrovia import GAME
from archipel.games.mangrovia.components import (
    AMULETS,
    CARD_IDS,
    KINDS,
    LANDSCAPE_IDS,
    NONE,
    OFFERINGS,
    OPEN_OFFERINGS,
    PRINTED,
    SITE_IDS,
    SPACE_IDS,
    STAR_INDEX,
    TILE_IDS,
    TILES,
)
from archipel.games.mangrovia.position import Mangrovia
from archipel.games.mangrovia.steps import AT_STAGE, GAME_END, PREPARE, ROUND, SAIL
from archipel.kernel.match import Match
from tests.acting import act as act
from tests.acting import answer_forced, position, settle
from tests.acting import let as let
from tests.acting import let_chance as let_chance
from tests.acting import play_any as play_any
from tests.acting import play_on as play_on
from tests.acting import told as told
from tests.acting import worlds as worlds

LETTERS = "abcden"
COUNTS = (2, 3, 4, 5)
EVERY_OPTION = {
    "bonus_tiles": "mixed",
    "first_player": "first_seat",
    "first_dish_ban": "all_player_counts",
    "refill_timing": "when_needed",
    "neutral_hut_counts_in_stone_star_total": "false",
    "joker_tile": "birds_only",
    "amulet_tile_scores": "false",
    "house_rule_value_1_amulet": "true",
}


def at(m: Match) -> Mangrovia:
    """The position of a match."""
    return position(m, Mangrovia)


def table(
    seats: int = 4,
    *,
    huts: dict[str, str] | None = None,
    hands: dict[int, str] | None = None,
    amulets: dict[int, str] | None = None,
    birds: str = "mangrove water",
    stock: dict[int, int] | None = None,
    level: dict[int, int] | None = None,
    tiles: dict[int, str] | None = None,
    display: str = "",
    first: int = 0,
    **options: str,
) -> Match:
    """A table with nothing to do yet; cards, amulets and tiles come from where they lie."""
    m = Match(GAME, seats, options)
    p = at(m)
    p.agenda = []
    p.first = first
    p.round = 1
    p.birds = birds_of(birds)
    for space, owner in (huts or {}).items():
        put(m, space, owner)
    for seat, cards in (hands or {}).items():
        give(m, seat, cards)
    for seat, values in (amulets or {}).items():
        give_amulets(m, seat, values)
    for seat, count in (stock or {}).items():
        p.stock[seat] = count
    for seat, count in (level or {}).items():
        p.level[seat] = count
    for seat, names in (tiles or {}).items():
        for name in names.split():
            p.tile_box[TILE_IDS.index(name)] -= 1
            p.tiles[seat * TILES + TILE_IDS.index(name)] += 1
    lay_open(m, display)
    settle(m)
    return m


def birds_of(landscapes: str) -> int:
    return sum(1 << LANDSCAPE_IDS.index(landscape) for landscape in landscapes.split())


def put(m: Match, space: str, owner: str) -> None:
    """A hut, or a double hut, that was built earlier; its printed points are scored."""
    p = at(m)
    number = SPACE_IDS.index(space)
    seat = LETTERS.index(owner[0])
    value = p.put(seat, number, len(owner) == 2)
    if owner[0] != "n":
        p.stock[seat] -= len(owner)
        p.printed[seat] += PRINTED[number] * len(owner)
        p.piled[seat] += value


def kind_of(word: str) -> int:
    return CARD_IDS.index(f"offering_{word}" if word.isdigit() else f"card_{word}")


def out_of_deck(m: Match, kind: int) -> None:
    p = at(m)
    p.deck[kind] -= 1
    p.left[0 if kind < OFFERINGS else 1] -= 1


def give(m: Match, seat: int, cards: str) -> None:
    """Cards into a hand: hidden ones, and start cards written s3."""
    p = at(m)
    for word in cards.split():
        if word[0] == "s" and word[1:].isdigit():
            kind = kind_of(word[1:])
            p.starts[seat * OFFERINGS + kind] += 1
            p.box -= 1
        else:
            kind = kind_of(word)
            out_of_deck(m, kind)
        p.hold[seat * KINDS + kind] += 1


def give_amulets(m: Match, seat: int, values: str) -> None:
    p = at(m)
    for value in map(int, values.split()):
        p.amulets[seat * AMULETS + value - 1] += 1
        if value == 1:
            p.stack -= 1
            p.ones[seat] += 1
        else:
            p.bag[value - 1] -= 1
            p.in_bag -= 1


def lay_open(m: Match, display: str) -> None:
    """Open cards: "2 5 water"."""
    p = at(m)
    for word in display.split():
        kind = kind_of(word)
        out_of_deck(m, kind)
        place = p.open.index(NONE, 0 if kind < OFFERINGS else OPEN_OFFERINGS)
        p.open[place] = kind


def bag_of(m: Match, bag: str, aside: str = "") -> None:
    """The bag holds these amulets only, and these were spent."""
    p = at(m)
    p.bag = [0] * AMULETS
    p.aside = [0] * AMULETS
    for value in map(int, bag.split()):
        p.bag[value - 1] += 1
    for value in map(int, aside.split()):
        p.aside[value - 1] += 1
    p.in_bag = sum(p.bag)


def deck_of(m: Match, cards: str, discards: str = "", stock: int = 0) -> None:
    """One of the decks holds these cards only, and these were discarded."""
    p = at(m)
    first, last = (0, OFFERINGS) if stock == 0 else (OFFERINGS, KINDS)
    for kind in range(first, last):
        p.deck[kind] = p.discards[kind] = 0
    for word in cards.split():
        p.deck[kind_of(word)] += 1
    for word in discards.split():
        p.discards[kind_of(word)] += 1
    p.left[stock] = len(cards.split())


def arrive(m: Match, stage: int, seat: int = 0) -> Match:
    """The boat has come to a stage, and its owner is asked even if he can only pass."""
    p = at(m)
    p.stage = stage
    p.agenda.extend(AT_STAGE[stage][seat])
    p.settle()
    return m


def at_stage(m: Match, stage: int, seat: int = 0) -> Match:
    """The boat has come to a stage, and its action begins; nothing follows it."""
    arrive(m, stage, seat)
    answer_forced(m)
    return m


def place_dishes(m: Match, **dishes: int) -> None:
    for site, seat in dishes.items():
        at(m).dish[SITE_IDS.index(site)] = seat


def sail(m: Match, **dishes: int) -> Match:
    """The dishes stand, site_1_12=0 and so on; the boat sets sail."""
    place_dishes(m, **dishes)
    at(m).then(SAIL)
    settle(m)
    return m


def prepare(m: Match, **dishes: int) -> Match:
    """The boat is back; the next round is prepared."""
    place_dishes(m, **dishes)
    at(m).stage = 12
    at(m).then(PREPARE)
    settle(m)
    return m


def begin_round(m: Match) -> Match:
    """The round of the table begins: the first player is to place a dish."""
    at(m).round -= 1
    at(m).then(ROUND)
    settle(m)
    return m


def end(m: Match) -> Match:
    """The final scoring, of the table as it stands."""
    at(m).then(GAME_END)
    settle(m)
    return m


def spaces(m: Match, verb: str = "build") -> set[str]:
    """The spaces a verb is offered for."""
    return {line.split()[1] for line in m.lines() if line.split()[0] == verb}


def points(m: Match, source: str) -> list[int]:
    return [mine[source] for mine in GAME.breakdown(at(m))]


def amulets_of(m: Match, seat: int) -> str:
    """The amulets of a seat in short: "2 5 6"."""
    p = at(m)
    counts = p.amulets[seat * AMULETS : (seat + 1) * AMULETS]
    return " ".join(str(value + 1) for value in range(AMULETS) for _ in range(counts[value]))


def hand_of(m: Match, seat: int) -> str:
    """The hand of a seat in short: "3 4 sand"; start cards look like others."""
    p = at(m)
    words = [CARD_IDS[kind].split("_")[1] for kind in range(KINDS)]
    return " ".join(words[k] for k in range(KINDS) for _ in range(p.hold[seat * KINDS + k]))


def bonus(m: Match, space: str, tile: str) -> None:
    """A bonus tile lies on a space of the Stone Star."""
    p = at(m)
    p.tile_box[TILE_IDS.index(tile)] -= 1
    p.bonus[STAR_INDEX[SPACE_IDS.index(space)]] = TILE_IDS.index(tile)
