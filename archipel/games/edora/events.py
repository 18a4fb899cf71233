"""What the log of Edora can tell: one function per kind of event, from numbers to ids."""

from __future__ import annotations

from archipel.games.edora.components import (
    ACTION_IDS,
    BEIGE,
    BEIGE_IDS,
    BONUS_IDS,
    BUSH_IDS,
    CAUSE_IDS,
    DOLMEN_IDS,
    FOOD,
    GEM_IDS,
    HEARTH_IDS,
    HERB_IDS,
    MENHIR_IDS,
    MISTLETOE,
    MULTIPLIERS,
    ORACLE_IDS,
    PAIR_AT,
    PIPS,
    PLACE_IDS,
    POTION_IDS,
    SANCTUARY_IDS,
    SEAT_IDS,
    SQUARE_IDS,
    STELE_IDS,
    TABLET_IDS,
)
from archipel.kernel.core import Event

# The set-up


def forest_laid() -> Event:
    return Event("forest-laid", {})


def oracle_laid() -> Event:
    return Event("oracle-laid", {})


def dolmens_laid() -> Event:
    return Event("dolmens-laid", {})


def values(counts: list[int]) -> str:
    """Dice by their counts: "1 3 3 6"."""
    return " ".join(str(pips + 1) for pips in range(PIPS) for _ in range(counts[pips]))


def reserve_rolled(seat: int, counts: list[int], total: int) -> Event:
    return Event("reserve-rolled", {"seat": SEAT_IDS[seat], "dice": values(counts), "total": total})


def stock_rolled(seat: int, counts: list[int]) -> Event:
    return Event("stock-rolled", {"seat": SEAT_IDS[seat], "dice": values(counts)})


def stock_copied(seat: int) -> Event:
    return Event("stock-copied", {"seat": SEAT_IDS[seat]})


def first_player(seat: int, total: int, lot: bool) -> Event:
    return Event("first-player", {"seat": SEAT_IDS[seat], "total": total, "lot": 1 if lot else 0})


def given_tablet(seat: int, kind: int) -> Event:
    return Event("given-tablet", {"seat": SEAT_IDS[seat], "tablet": TABLET_IDS[kind]})


def drew_tablet(seat: int, kind: int) -> Event:
    return Event("drew-tablet", {"seat": SEAT_IDS[seat]}, {"tablet": TABLET_IDS[kind]}, [seat])


def kept_tablet(seat: int, kind: int) -> Event:
    return Event("kept-tablet", {"seat": SEAT_IDS[seat], "tablet": TABLET_IDS[kind]})


def tablets_returned(count: int) -> Event:
    return Event("tablets-returned", {"count": count})


def herbs_dealt(seat: int) -> Event:
    return Event("herbs-dealt", {"seat": SEAT_IDS[seat]})


def herbs_copied(seat: int) -> Event:
    return Event("herbs-copied", {"seat": SEAT_IDS[seat]})


def laid_herb(seat: int, slot: int, herb: int) -> Event:
    values: dict[str, str | int] = {"seat": SEAT_IDS[seat], **herb_slot(slot)}
    return Event("laid-herb", values, {"herb": HERB_IDS[herb]}, [seat])


def herb_slot(slot: int) -> dict[str, str | int]:
    """Where a herb lies on the large board: above or below which space of the sickle."""
    return {"space": PAIR_AT[slot // 2], "above": 1 - slot % 2}


def herbs_revealed() -> Event:
    return Event("herbs-revealed", {})


def started(seat: int, bush: int) -> Event:
    return Event("started", {"seat": SEAT_IDS[seat], "bush": BUSH_IDS[bush]})


# The turn


def round_began(number: int) -> Event:
    return Event("round-began", {"round": number})


def stepped_out(seat: int, sanctuary: int) -> Event:
    return Event("stepped-out", {"seat": SEAT_IDS[seat], "sanctuary": SANCTUARY_IDS[sanctuary]})


def walked(seat: int, sanctuary: int, food: int) -> Event:
    return Event(
        "walked",
        {"seat": SEAT_IDS[seat], "sanctuary": SANCTUARY_IDS[sanctuary], "food": food},
    )


def leapt(seat: int, sanctuary: int, food: int) -> Event:
    return Event(
        "leapt", {"seat": SEAT_IDS[seat], "sanctuary": SANCTUARY_IDS[sanctuary], "food": food}
    )


def emergency(seat: int) -> Event:
    return Event("emergency", {"seat": SEAT_IDS[seat]})


def forced_emergency(seat: int, dice: int) -> Event:
    """No normal turn is possible: without dice at hand for want of one, else for want of food."""
    return Event("forced-emergency", {"seat": SEAT_IDS[seat], "dice": dice})


def shifted_die(seat: int, value: int, became: int) -> Event:
    """The die herb changed a die before it is placed."""
    return Event("shifted-die", {"seat": SEAT_IDS[seat], "value": value, "became": became})


def placed_die(seat: int, value: int, square: int, action: int) -> Event:
    return Event(
        "placed-die",
        {
            "seat": SEAT_IDS[seat],
            "value": value,
            "sanctuary": SANCTUARY_IDS[square // 4],
            "square": SQUARE_IDS[square],
            "action": ACTION_IDS[action],
        },
    )


def last_die(seat: int) -> Event:
    return Event("last-die", {"seat": SEAT_IDS[seat]})


def competition(seat: int, sanctuary: int, points: int) -> Event:
    return Event(
        "competition",
        {"seat": SEAT_IDS[seat], "sanctuary": SANCTUARY_IDS[sanctuary], "points": points},
    )


def passed(seat: int, action: int) -> Event:
    return Event("passed", {"seat": SEAT_IDS[seat], "action": ACTION_IDS[action]})


def nothing_possible(seat: int, action: int) -> Event:
    return Event("nothing-possible", {"seat": SEAT_IDS[seat], "action": ACTION_IDS[action]})


# Gains


def prestige(seat: int, points: int, cause: int) -> Event:
    return Event("prestige", {"seat": SEAT_IDS[seat], "points": points, "cause": CAUSE_IDS[cause]})


def food(seat: int, count: int, cause: int) -> Event:
    return Event("food", taken(seat, FOOD, count, cause))


def mistletoe(seat: int, count: int, cause: int) -> Event:
    return Event("mistletoe", taken(seat, MISTLETOE, count, cause))


def taken(seat: int, bonus: int, count: int, cause: int) -> dict[str, str | int]:
    """So much of a good, as the texts say it: see bonus-amount there."""
    return {
        "seat": SEAT_IDS[seat],
        "bonus": BONUS_IDS[bonus],
        "count": count,
        "cause": CAUSE_IDS[cause],
    }


def knowledge(seat: int, steps: int, space: int, cause: int) -> Event:
    """The rulebook counts the spaces from the first one on, which is the start."""
    return Event(
        "knowledge",
        {
            "seat": SEAT_IDS[seat],
            "steps": steps,
            "space": space + 1,
            "multiplier": MULTIPLIERS[space],
            "cause": CAUSE_IDS[cause],
        },
    )


def knowledge_end(seat: int, steps: int, points: int) -> Event:
    return Event("knowledge-end", {"seat": SEAT_IDS[seat], "steps": steps, "points": points})


def sickle(seat: int, steps: int, space: int, cause: int) -> Event:
    return Event(
        "sickle",
        {"seat": SEAT_IDS[seat], "steps": steps, "space": space, "cause": CAUSE_IDS[cause]},
    )


def sickle_end(seat: int, steps: int, points: int) -> Event:
    return Event("sickle-end", {"seat": SEAT_IDS[seat], "steps": steps, "points": points})


def took_die(seat: int, value: int) -> Event:
    return Event("took-die", {"seat": SEAT_IDS[seat], "value": value})


def no_die(seat: int, count: int, points: int) -> Event:
    return Event("no-die", {"seat": SEAT_IDS[seat], "count": count, "points": points})


def repeated(seat: int, bonus: int, count: int, cause: int) -> Event:
    return Event("repeated", taken(seat, bonus, count, cause))


# Actions


def took_tablet(seat: int, kind: int, place: int) -> Event:
    return Event(
        "took-tablet",
        {"seat": SEAT_IDS[seat], "tablet": TABLET_IDS[kind], "place": ORACLE_IDS[place]},
    )


def oracle_again(seat: int) -> Event:
    return Event("oracle-again", {"seat": SEAT_IDS[seat]})


def refilled(kind: int, place: int) -> Event:
    return Event("refilled", {"tablet": TABLET_IDS[kind], "place": ORACLE_IDS[place]})


def wore_gem(seat: int, gem: int, place: int, times: int) -> Event:
    return Event(
        "wore-gem",
        {
            "seat": SEAT_IDS[seat],
            "gem": GEM_IDS[gem],
            "place": PLACE_IDS[place],
            "times": times,
        },
    )


def raised_menhir(seat: int, menhir: int, sanctuary: int) -> Event:
    return Event(
        "raised-menhir",
        {
            "seat": SEAT_IDS[seat],
            "menhir": MENHIR_IDS[menhir],
            "sanctuary": SANCTUARY_IDS[sanctuary],
        },
    )


def raised_stele(seat: int, stele: int, sanctuary: int, value: int) -> Event:
    return Event(
        "raised-stele",
        {
            "seat": SEAT_IDS[seat],
            "stele": STELE_IDS[stele],
            "sanctuary": SANCTUARY_IDS[sanctuary],
            "value": value,
        },
    )


def brewed(seat: int, potion: int, cost: int) -> Event:
    return Event("brewed", {"seat": SEAT_IDS[seat], "potion": POTION_IDS[potion], "cost": cost})


def no_effect(seat: int) -> Event:
    return Event("no-effect", {"seat": SEAT_IDS[seat]})


def turned_die(seat: int, owner: int, square: int, was: int, value: int) -> Event:
    return Event(
        "turned-die",
        {
            "seat": SEAT_IDS[seat],
            "owner": SEAT_IDS[owner],
            "sanctuary": SANCTUARY_IDS[square // 4],
            "was": was,
            "value": value,
        },
    )


# Fire, dolmens, herbs


def fire_lit(seat: int, hearth: int, bonuses: int) -> Event:
    return Event(
        "fire-lit", {"seat": SEAT_IDS[seat], "hearth": HEARTH_IDS[hearth], "bonuses": bonuses}
    )


def linked(seat: int, colour: int, dice: int, points: int) -> Event:
    return Event(
        "linked",
        {"seat": SEAT_IDS[seat], "dolmen": DOLMEN_IDS[colour], "dice": dice, "points": points},
    )


def beige_dolmen(seat: int, number: int) -> Event:
    return Event(
        "beige-dolmen",
        {"seat": SEAT_IDS[seat], "dolmen": BEIGE_IDS[number], "points": BEIGE[number]},
    )


def herb_active(seat: int, herb: int) -> Event:
    return Event("herb-active", {"seat": SEAT_IDS[seat], "herb": HERB_IDS[herb]})


def herb_spent(seat: int, herb: int) -> Event:
    return Event("herb-spent", {"seat": SEAT_IDS[seat], "herb": HERB_IDS[herb]})


# The end


def leftovers_scored(seat: int, points: int) -> Event:
    return Event("leftovers-scored", {"seat": SEAT_IDS[seat], "points": points})


def sickle_scored(seat: int, points: int) -> Event:
    return Event("sickle-scored", {"seat": SEAT_IDS[seat], "points": points})


def tablets_scored(seat: int, done: int, owned: int, points: int) -> Event:
    return Event(
        "tablets-scored",
        {"seat": SEAT_IDS[seat], "done": done, "owned": owned, "points": points},
    )


def amulet_scored(seat: int, points: int) -> Event:
    return Event("amulet-scored", {"seat": SEAT_IDS[seat], "points": points})


def sanctuaries_scored(seat: int, items: int, multiplier: int, points: int) -> Event:
    return Event(
        "sanctuaries-scored",
        {"seat": SEAT_IDS[seat], "items": items, "multiplier": multiplier, "points": points},
    )


def scored(seat: int, points: int) -> Event:
    return Event("scored", {"seat": SEAT_IDS[seat], "points": points})


def winner(seat: int, tie: bool) -> Event:
    return Event("winner", {"seat": SEAT_IDS[seat], "tie": 1 if tie else 0})
