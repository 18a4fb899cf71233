"""What the log of Bora Bora can tell: one function per kind of event, from numbers to ids."""

from __future__ import annotations

from archipel.games.bora_bora.components import (
    BUILDING_IDS,
    CEREMONY_IDS,
    DIE_IDS,
    FISH_IDS,
    FISH_VALUE,
    GENDER_IDS,
    GOAL_IDS,
    GOD_IDS,
    HALF,
    JEWEL_COST,
    JEWEL_IDS,
    JEWEL_POINTS,
    KIND_IDS,
    MATERIAL_IDS,
    PAIR_IDS,
    PERSON_IDS,
    REGION_IDS,
    SEAT_IDS,
    SLOT_IDS,
    SYMBOLS,
    TASK_IDS,
    TEMPLE_IDS,
    TILE_IDS,
    WAY_IDS,
)
from archipel.kernel.core import Event

# The set-up and the rounds


def turn_order(seat: int, number: int) -> Event:
    return Event("turn-order", {"seat": SEAT_IDS[seat], "number": number})


def fish_laid(fish: int, region: int) -> Event:
    values: dict[str, str | int] = {"fish": FISH_IDS[fish], "region": REGION_IDS[region]}
    return Event("fish-laid", {**values, "points": FISH_VALUE[fish]})


def arrived(person: int, slot: int) -> Event:
    values: dict[str, str | int] = {"person": PERSON_IDS[person], "slot": SLOT_IDS[slot]}
    return Event("arrived", {**values, **signs(person)})


def signs(person: int) -> dict[str, str | int]:
    """What stands on the left side of a person: whose sign it is, and how often."""
    return {"gender": GENDER_IDS[0 if person < HALF else 1], "symbols": SYMBOLS[person]}


def task_laid(task: int) -> Event:
    return Event("task-laid", {"task": TASK_IDS[task]})


def task_dealt(seat: int, task: int) -> Event:
    return Event("task-dealt", {"seat": SEAT_IDS[seat], "task": TASK_IDS[task]})


def jewel_laid(jewel: int, round: int) -> Event:
    values: dict[str, str | int] = {"jewel": JEWEL_IDS[jewel], "round": round}
    return Event("jewel-laid", {**values, **price(jewel)})


def price(jewel: int) -> dict[str, str | int]:
    """What a jewel costs in shells and is worth at the end."""
    return {"cost": JEWEL_COST[jewel], "points": JEWEL_POINTS[jewel]}


def round_began(round: int, first: int) -> Event:
    return Event("round-began", {"round": round, "seat": SEAT_IDS[first]})


def rolled(seat: int, faces: list[int]) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat]}
    return Event("rolled", {**values, "one": faces[0], "two": faces[1], "three": faces[2]})


def placed(seat: int, face: int, tile: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], "die": DIE_IDS[face - 1]}
    return Event("placed", {**values, "tile": TILE_IDS[tile]})


def fished(seat: int, points: int) -> Event:
    return Event("fished", {"seat": SEAT_IDS[seat], "points": points})


# Gods


def god_played(seat: int, god: int, way: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], "god": GOD_IDS[god]}
    return Event("god-played", {**values, "way": WAY_IDS[way]})


def took_card(seat: int, colour: int) -> Event:
    return Event("took-card", {"seat": SEAT_IDS[seat], "card": GOD_IDS[colour]})


def drew_card(seat: int, colour: int) -> Event:
    return Event("drew-card", {"seat": SEAT_IDS[seat]}, {"card": GOD_IDS[colour]}, [seat])


def card_opened(colour: int) -> Event:
    return Event("card-opened", {"card": GOD_IDS[colour]})


def no_card(seat: int) -> Event:
    return Event("no-card", {"seat": SEAT_IDS[seat]})


def reshuffled(count: int) -> Event:
    return Event("reshuffled", {"count": count})


# Goods


def got_offerings(seat: int, count: int) -> Event:
    return Event("got-offerings", {"seat": SEAT_IDS[seat], "count": count})


def got_shells(seat: int, count: int) -> Event:
    return Event("got-shells", {"seat": SEAT_IDS[seat], "count": count})


def laid_material(seat: int, material: int, space: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], "material": MATERIAL_IDS[material]}
    return Event("laid-material", {**values, "space": CEREMONY_IDS[space]})


def kept_material(seat: int, material: int) -> Event:
    return Event("kept-material", {"seat": SEAT_IDS[seat], "material": MATERIAL_IDS[material]})


def climbed(seat: int, count: int, step: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], "count": count}
    return Event("climbed", {**values, "step": step})


# Actions


def start_hut(seat: int, region: int) -> Event:
    return Event("start-hut", {"seat": SEAT_IDS[seat], "region": REGION_IDS[region]})


def expanded(seat: int, region: int) -> Event:
    return Event("expanded", {"seat": SEAT_IDS[seat], "region": REGION_IDS[region]})


def red_scored(seat: int, region: int, fish: int, points: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], "region": REGION_IDS[region]}
    return Event("red-scored", {**values, "fish": FISH_IDS[fish], "points": points})


def recruited(seat: int, person: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], "person": PERSON_IDS[person]}
    return Event("recruited", {**values, **signs(person)})


def tattooed(seat: int, person: int) -> Event:
    return Event("tattooed", {"seat": SEAT_IDS[seat], "person": PERSON_IDS[person]})


def collected(seat: int, person: int) -> Event:
    return Event("collected", {"seat": SEAT_IDS[seat], "person": PERSON_IDS[person]})


def helper_points(seat: int, points: int) -> Event:
    return Event("helper-points", {"seat": SEAT_IDS[seat], "points": points})


def moved_hut(seat: int) -> Event:
    return Event("moved-hut", {"seat": SEAT_IDS[seat]})


def priest_placed(seat: int, slot: int) -> Event:
    return Event("priest-placed", {"seat": SEAT_IDS[seat], "slot": TEMPLE_IDS[slot]})


def priest_pushed(seat: int, slot: int) -> Event:
    return Event("priest-pushed", {"seat": SEAT_IDS[seat], "slot": TEMPLE_IDS[slot]})


def priest_returned(seat: int) -> Event:
    return Event("priest-returned", {"seat": SEAT_IDS[seat]})


def built(seat: int, building: int, pair: int, points: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], "building": BUILDING_IDS[building]}
    return Event("built", {**values, "pair": PAIR_IDS[pair], "points": points})


# Persons


def persons_used(seat: int, gender: int, kind: int, count: int, amount: int) -> Event:
    return Event(
        "persons-used",
        {
            "seat": SEAT_IDS[seat],
            "gender": GENDER_IDS[gender],
            "kind": KIND_IDS[kind],
            "count": count,
            "amount": amount,
        },
    )


def person_points(seat: int, points: int) -> Event:
    return Event("person-points", {"seat": SEAT_IDS[seat], "points": points})


# The end of a round


def status_scored(seat: int, points: int) -> Event:
    return Event("status-scored", {"seat": SEAT_IDS[seat], "points": points})


def temple_scored(seat: int, priests: int, points: int) -> Event:
    return Event("temple-scored", {"seat": SEAT_IDS[seat], "priests": priests, "points": points})


def god_tile_won(seat: int) -> Event:
    return Event("god-tile-won", {"seat": SEAT_IDS[seat]})


def god_tile_tie(seat: int) -> Event:
    return Event("god-tile-tie", {"seat": SEAT_IDS[seat]})


def god_tile_gone() -> Event:
    return Event("god-tile-gone", {})


def jewel_bought(seat: int, jewel: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], "jewel": JEWEL_IDS[jewel]}
    return Event("jewel-bought", {**values, **price(jewel)})


def no_jewel(seat: int) -> Event:
    return Event("no-jewel", {"seat": SEAT_IDS[seat]})


def fulfilled(seat: int, task: int, points: int) -> Event:
    return Event("fulfilled", {"seat": SEAT_IDS[seat], "task": TASK_IDS[task], "points": points})


def abandoned(seat: int, task: int) -> Event:
    return Event("abandoned", {"seat": SEAT_IDS[seat], "task": TASK_IDS[task]})


def took_task(seat: int, task: int) -> Event:
    return Event("took-task", {"seat": SEAT_IDS[seat], "task": TASK_IDS[task]})


# The end of the game


def god_tiles_scored(seat: int, points: int) -> Event:
    return Event("god-tiles-scored", {"seat": SEAT_IDS[seat], "points": points})


def fish_scored(seat: int, points: int) -> Event:
    return Event("fish-scored", {"seat": SEAT_IDS[seat], "points": points})


def jewelry_scored(seat: int, points: int) -> Event:
    return Event("jewelry-scored", {"seat": SEAT_IDS[seat], "points": points})


def goal_reached(seat: int, goal: int, points: int) -> Event:
    return Event("goal-reached", {"seat": SEAT_IDS[seat], "goal": GOAL_IDS[goal], "points": points})


def scored(seat: int, points: int) -> Event:
    return Event("scored", {"seat": SEAT_IDS[seat], "points": points})


def winner(seat: int) -> Event:
    return Event("winner", {"seat": SEAT_IDS[seat]})
