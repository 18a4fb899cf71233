"""Phase B, men and women: BB-401 to BB-410 and BB-614."""

from __future__ import annotations

from typing import Final

from archipel.games.bora_bora import events
from archipel.games.bora_bora.components import (
    AMOUNT,
    BUILD_KIND,
    BUILDINGS,
    DOUBLED,
    GENDER_IDS,
    GOD_CARD_KIND,
    GREEN,
    KIND_IDS,
    KINDS,
    LAND_PATH,
    LAST_STEP,
    MAN,
    MATERIAL_KIND,
    MOST,
    MOVE_HUT_KIND,
    NONE,
    OFFERING_KIND,
    POINTS_KIND,
    RECRUIT_MAN,
    RECRUIT_WOMAN,
    SHELL_KIND,
    SLOTS,
    STATUS_KIND,
    WATER_PATH,
    WOMAN,
)
from archipel.games.bora_bora.position import (
    FROM_PERSONS,
    PHASE_B,
    BoraBora,
    Paragraph,
    changed,
)
from archipel.games.bora_bora.position_gods import guarded, payable
from archipel.games.bora_bora.steps_actions import (
    CHOOSE_BUILDING,
    EXPAND_BY,
    RECRUIT_A,
    move_hut,
)
from archipel.games.bora_bora.steps_goods import (
    LAY_MATERIAL,
    TAKE_GOD_CARD,
    add_ways,
    any_card,
    get_offerings,
    get_shells,
    get_status,
    pay,
)
from archipel.games.bora_bora.vocabulary import (
    ANY_MATERIAL,
    END_TURN,
    FINISH,
    MOVE_HUT,
    MOVE_OR_STOP,
    PAY_GREEN,
    TAKE_MATERIAL,
    USE,
    USE_DOUBLED,
    USE_EXTRA,
    USE_ONLY,
)
from archipel.kernel.core import NOTHING, Verb
from archipel.kernel.seats import one_each

IN_FULL: Final[list[int]] = [
    MATERIAL_KIND,
    POINTS_KIND,
    GOD_CARD_KIND,
    OFFERING_KIND,
    STATUS_KIND,
    SHELL_KIND,
]
"""BB-408: kinds whose amount is not a limit but what is taken."""


def possible(p: BoraBora, seat: int, kind: int, amount: int) -> bool:
    """BB-408: can persons of a kind do something with this amount?"""
    if kind <= WATER_PATH:
        return p.least_path(seat, kind) <= amount
    if kind == RECRUIT_WOMAN:
        return p.has_room(seat) and p.least_slot(WOMAN) <= amount
    if kind == RECRUIT_MAN:
        return p.has_room(seat) and p.least_slot(MAN) <= amount
    if kind == BUILD_KIND:
        return p.least_building(seat) <= amount
    if kind == MOVE_HUT_KIND:
        return p.can_move_hut(seat)
    if kind == GOD_CARD_KIND:
        return any_card(p)
    if kind == STATUS_KIND:
        return p.step[seat] < LAST_STEP
    return True


def gains(p: BoraBora, seat: int, kind: int, amount: int, doubled: int) -> bool:
    """BB-614: does doubling change anything?"""
    if doubled <= amount:
        return False
    if kind <= WATER_PATH:
        return p.reach(seat, kind, doubled) != p.reach(seat, kind, amount)
    if kind in (RECRUIT_WOMAN, RECRUIT_MAN):
        first = SLOTS if kind == RECRUIT_WOMAN else 0
        return any(p.row[slot] != NONE for slot in range(first + amount, first + doubled))
    if kind == BUILD_KIND:
        first = seat * BUILDINGS
        return any(p.sites[at] == NONE for at in range(first + amount, first + doubled))
    if kind == MOVE_HUT_KIND:
        return p.singles[seat] > amount
    if kind == STATUS_KIND:
        return p.step[seat] + amount < LAST_STEP
    return True


def fewer_counts(p: BoraBora, seat: int, kind: int, amount: int) -> bool:
    """BB-402: is this, from fewer persons than there are, something they could not do all together?

    Where the amount is a limit only, less will do anyway.
    """
    if kind == STATUS_KIND:
        return p.step[seat] + amount < LAST_STEP
    return kind in IN_FULL


class PersonsTurn(Paragraph):
    """BB-401: a player's whole turn of phase B begins."""

    rule = "BB-401"

    def run(self, p: BoraBora, choice: int) -> None:
        p.phase = PHASE_B
        p.used = [0, 0]
        p.green_used = False
        p.fresh = []
        p.then(PERSONS_END)
        p.then(USE_PERSONS[self.seat])


class PersonsEnd(Paragraph):
    """BB-410: the turn is over; new persons are no longer fresh."""

    rule = "BB-410"

    def run(self, p: BoraBora, choice: int) -> None:
        p.used = [0, 0]
        p.green_used = False
        p.fresh = []


class UsePersons(Paragraph):
    """BB-401 to BB-410, BB-614, BB-618: one kind of man, one of woman, and what Green allows."""

    rule = "BB-401"

    def ask(self, p: BoraBora) -> list[int]:
        found = self.uses(p, not p.green_used and payable(p, self.seat, GREEN))
        if found or self.discreet(p):
            found.append(END_TURN.first)
        return found

    def discreet(self, p: BoraBora) -> bool:
        if p.green_used or not guarded(p, self.seat):
            return False
        return self.uses(p, True) != self.uses(p, False)

    def uses(self, p: BoraBora, green: bool) -> list[int]:
        """Each kind of person that can act, with or without a Green God."""
        seat = self.seat
        found: list[int] = []
        for gender in range(2):
            used = p.used[gender]
            if p.persons[seat * 2 + gender] == 0 or (used and not green):
                continue
            base = (seat * 2 + gender) * KINDS
            for kind in range(KINDS):
                if p.kinds[base + kind] == 0 or used >> kind & 1:
                    continue
                count = p.acting(seat, gender, kind)
                if count == 0:
                    continue
                amount = AMOUNT[kind][count]
                at = gender * KINDS + kind
                if possible(p, seat, kind, amount):
                    if used:
                        found.append(USE_EXTRA.first + at)
                    else:
                        found.append(USE.first + at)
                        if green and gains(p, seat, kind, amount, DOUBLED[kind][count]):
                            found.append(USE_DOUBLED.first + at)
                    for fewer in range(1, count):
                        if fewer_counts(p, seat, kind, AMOUNT[kind][fewer]):
                            found.append(USE_ONLY.of(gender, kind, fewer - 1))
                elif green and not used and possible(p, seat, kind, DOUBLED[kind][count]):
                    found.append(USE_DOUBLED.first + at)
        return found

    def run(self, p: BoraBora, choice: int) -> None:
        if choice == NOTHING or choice == END_TURN.first:
            return
        seat = self.seat
        p.doer = seat
        p.then(self)
        p.then(END_ACTION)
        if USE_ONLY.covers(choice):
            p.gender = USE_ONLY.one(choice)
            p.kind = USE_ONLY.two(choice)
            p.team = USE_ONLY.three(choice) + 1
            p.then(USE_TEAM[seat])
        else:
            at = (choice - use_verb(choice).first) % (2 * KINDS)
            p.gender = at // KINDS
            p.kind = at % KINDS
            p.team = p.acting(seat, p.gender, p.kind)
            send(p, seat, choice)

    def notes(self, p: BoraBora, choice: int) -> dict[str, str | int]:
        if choice == END_TURN.first:
            return {}
        if USE_ONLY.covers(choice):
            kind = USE_ONLY.two(choice)
            count = USE_ONLY.three(choice) + 1
            return {"count": count, "amount": AMOUNT[kind][count]}
        verb = use_verb(choice)
        return strength(p, self.seat, verb, verb.one(choice), verb.two(choice), 0)


def use_verb(choice: int) -> Verb:
    """How persons are used: as they are, doubled, or as one kind more."""
    if USE_DOUBLED.covers(choice):
        return USE_DOUBLED
    if USE_EXTRA.covers(choice):
        return USE_EXTRA
    return USE


def strength(
    p: BoraBora, seat: int, verb: Verb, gender: int, kind: int, count: int
) -> dict[str, str | int]:
    """How many persons would act, and what they would do together; all of them if 0."""
    count = count or p.acting(seat, gender, kind)
    amount = DOUBLED[kind][count] if verb is USE_DOUBLED else AMOUNT[kind][count]
    return {"count": count, "amount": amount}


def send(p: BoraBora, seat: int, choice: int) -> None:
    """BB-402, BB-614: the persons chosen act, with a Green God if the choice says so."""
    verb = use_verb(choice)
    p.power = (DOUBLED if verb is USE_DOUBLED else AMOUNT)[p.kind][p.team]
    p.used = changed(p.used, p.gender, p.used[p.gender] | 1 << p.kind)
    p.then(PERSONS_ACT[seat])
    if verb is not USE:
        p.green_used = True
        p.then(PAY_FOR_GREEN[seat])


class UseTeam(Paragraph):
    """BB-402, BB-614: not all persons of a kind act; a Green God may double those who do.

    What all of them can do without a Green God is not offered with one.
    """

    rule = "BB-402"

    def ask(self, p: BoraBora) -> list[int]:
        at = p.gender * KINDS + p.kind
        if p.used[p.gender]:
            return [USE_EXTRA.first + at]
        found = [USE.first + at]
        if self.doubling(p) and payable(p, self.seat, GREEN):
            found.append(USE_DOUBLED.first + at)
        return found

    def doubling(self, p: BoraBora) -> bool:
        kind = p.kind
        amount = AMOUNT[kind][p.acting(self.seat, p.gender, kind)]
        doubled = DOUBLED[kind][p.team]
        return not p.green_used and gains(p, self.seat, kind, amount, doubled)

    def discreet(self, p: BoraBora) -> bool:
        return not p.used[p.gender] and guarded(p, self.seat) and self.doubling(p)

    def run(self, p: BoraBora, choice: int) -> None:
        send(p, self.seat, choice)

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"gender": GENDER_IDS[p.gender], "kind": KIND_IDS[p.kind], "count": p.team}

    def notes(self, p: BoraBora, choice: int) -> dict[str, str | int]:
        return strength(p, self.seat, use_verb(choice), p.gender, p.kind, p.team)


class PayForGreen(Paragraph):
    """BB-614: a Green God is paid, to double a kind or to use a further one."""

    rule = "BB-614"

    def ask(self, p: BoraBora) -> list[int]:
        found: list[int] = []
        add_ways(p, self.seat, GREEN, PAY_GREEN, found)
        return found

    def discreet(self, p: BoraBora) -> bool:
        return guarded(p, self.seat)

    def run(self, p: BoraBora, choice: int) -> None:
        pay(p, self.seat, GREEN, choice - PAY_GREEN.first)

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"gender": GENDER_IDS[p.gender], "kind": KIND_IDS[p.kind]}


class PersonsAct(Paragraph):
    """BB-402 to BB-405, BB-407: what persons of a kind do together."""

    rule = "BB-404"

    def run(self, p: BoraBora, choice: int) -> None:
        seat = self.seat
        kind = p.kind
        amount = p.power
        if p.listening:
            p.tell(events.persons_used(seat, p.gender, kind, p.team, amount))
        if kind <= WATER_PATH:
            p.then(EXPAND_BY[kind - LAND_PATH][seat])
        elif kind == RECRUIT_WOMAN:
            p.then(RECRUIT_A[WOMAN][seat])
        elif kind == RECRUIT_MAN:
            p.then(RECRUIT_A[MAN][seat])
        elif kind == BUILD_KIND:
            p.then(CHOOSE_BUILDING[seat])
        elif kind == MATERIAL_KIND:
            p.then(CHOOSE_MATERIAL[seat])
        elif kind == MOVE_HUT_KIND:
            p.power -= 1
            p.then(MOVE_HUTS[seat])
            move_hut(p, seat)
        elif kind == POINTS_KIND:
            p.score(seat, FROM_PERSONS, amount)
            if p.listening:
                p.tell(events.person_points(seat, amount))
        elif kind == GOD_CARD_KIND:
            for _ in range(amount):
                p.then(TAKE_GOD_CARD[seat])
        elif kind == OFFERING_KIND:
            get_offerings(p, seat, amount)
        elif kind == STATUS_KIND:
            get_status(p, seat, amount)
        elif kind == SHELL_KIND:
            get_shells(p, seat, amount)


class ChooseMaterial(Paragraph):
    """BB-404, BB-408: materials of choice, one by one and in full."""

    rule = "BB-404"

    def ask(self, p: BoraBora) -> list[int]:
        return ANY_MATERIAL

    def run(self, p: BoraBora, choice: int) -> None:
        p.power -= 1
        if p.power:
            p.then(self)
        p.then(LAY_MATERIAL[self.seat][choice - TAKE_MATERIAL.first])

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"count": p.power}


class MoveHuts(Paragraph):
    """BB-408, BB-010: after the first hut further ones may be moved, one by one."""

    rule = "BB-408"

    def ask(self, p: BoraBora) -> list[int]:
        return MOVE_OR_STOP if p.power and p.can_move_hut(self.seat) else []

    def run(self, p: BoraBora, choice: int) -> None:
        if choice == NOTHING or choice == FINISH.first:
            return
        assert choice == MOVE_HUT.first
        p.power -= 1
        p.then(self)
        move_hut(p, self.seat)

    def details(self, p: BoraBora) -> dict[str, str | int]:
        return {"count": p.power}


class EndAction(Paragraph):
    """BB-210: an action is complete before anything else happens."""

    rule = "BB-210"

    def run(self, p: BoraBora, choice: int) -> None:
        p.doer = NONE
        p.tile = NONE
        p.face = 0
        p.power = 0
        p.whitenable = False
        p.occupied = False
        p.blue_paid = False
        p.white_due = False
        p.region = NONE
        p.spot_12 = False
        p.kind = NONE
        p.team = 0


# Steps are immutable: each is made once.

PERSONS_TURN: Final[list[Paragraph]] = one_each(PersonsTurn, MOST)
PERSONS_END: Final = PersonsEnd()
USE_PERSONS: Final[list[Paragraph]] = one_each(UsePersons, MOST)
USE_TEAM: Final[list[Paragraph]] = one_each(UseTeam, MOST)
PAY_FOR_GREEN: Final[list[Paragraph]] = one_each(PayForGreen, MOST)
PERSONS_ACT: Final[list[Paragraph]] = one_each(PersonsAct, MOST)
CHOOSE_MATERIAL: Final[list[Paragraph]] = one_each(ChooseMaterial, MOST)
MOVE_HUTS: Final[list[Paragraph]] = one_each(MoveHuts, MOST)
END_ACTION: Final = EndAction()
