"""CR-H1 to CR-H10: who sees what; and dealing the unseen cards anew."""

import msgspec
import pytest

from archipel.games.costa_ruana import GAME
from archipel.games.costa_ruana.bot import redeal
from archipel.games.costa_ruana.components import DECKS
from archipel.kernel.core import CHANCE, SPECTATOR, Rng, facts
from archipel.kernel.match import Match, Refused
from tests.costa_ruana.table import (
    COUNTS,
    EVERY_OPTION,
    act,
    at,
    before_flip,
    begin_round,
    collect,
    lay,
    play_any,
    play_on,
    table,
    told,
)
from tests.marks import rule

HANDS = {
    0: "day_move night_place_1 day_treasure",
    1: "low_tide_move night_place_2 high_tide_treasure",
    2: "night_move day_place_3 low_tide_treasure",
}


def face_down_before_seat_2(options: dict[str, str] | None = None) -> Match:
    """Seat 0 has played night_place_1 face down in front of seat 2."""
    m = begin_round(table(3, hands=HANDS, options=options))
    act(m, 0, "play_card day_move seat_1")
    act(m, 1, "play_card low_tide_move seat_1")
    act(m, 2, "play_card night_move seat_1")
    act(m, 0, "play_card night_place_1 seat_2")
    return m


def face_seen(m: Match, seat: int, slot: str) -> str | None:
    face: str | None = next(card.face for card in m.view(seat).cards if card.slot == slot)
    return face


@rule("CR-H1")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    m = begin_round(table(3, hands=HANDS))
    assert sorted(m.view(1).hand) == sorted(HANDS[1].split())
    assert m.view(1).hands == [3, 3, 3]
    assert m.view(SPECTATOR).hand == []
    for seat in (1, 2, SPECTATOR):
        assert b"day_treasure" not in msgspec.json.encode(m.view(seat))


@rule("CR-H2", "CR-18", "EC-32", "RU-09")
def test_a_face_down_card_is_known_to_who_played_it_alone() -> None:
    m = face_down_before_seat_2()
    assert face_seen(m, 0, "down_0") == "night_place_1"
    for seat in (1, 2, SPECTATOR):
        assert face_seen(m, seat, "down_0") is None
        card = next(card for card in m.view(seat).cards if card.slot == "down_0")
        assert (card.played_by, card.front, card.face_up) == ("seat_0", "seat_2", False)


@rule("CR-H2", "RU-09")
def test_with_the_option_it_is_also_known_to_whom_it_lies_in_front_of() -> None:
    m = face_down_before_seat_2({"target_may_peek_at_face_down_card": "true"})
    assert face_seen(m, 2, "down_0") == "night_place_1"
    assert face_seen(m, 1, "down_0") is None
    assert face_seen(m, SPECTATOR, "down_0") is None
    heard = {seat: [word for _, word, _ in m.told(seat)][-1] for seat in (0, 1, 2)}
    assert heard == {0: "laid-face-down", 1: "laid-face-down-veiled", 2: "laid-face-down"}


@rule("CR-H3")
def test_only_the_size_of_the_draw_pile_is_known() -> None:
    m = play_on(Match(GAME, 4), until="place-initial")
    view = m.view(0)
    assert view.draw_pile == 28
    known = msgspec.to_builtins(view)
    assert not any(isinstance(value, list) and len(value) == 28 for value in known.values())


@rule("CR-H4")
def test_what_lies_open_is_seen_by_everybody() -> None:
    m = table(3, {"island_1": "a2 b1 t3"}, shaman=1, sides="night low_tide")
    lay(m, "up_0", "day_move", 2, copiers="b")
    before_flip(m)
    for seat in (0, 1, 2, SPECTATOR):
        view = m.view(seat)
        island = view.islands[0]
        assert (island.treasures, island.inhabitants, island.taker) == (3, [2, 1, 0], "seat_0")
        assert [condition.side for condition in view.conditions] == ["night", "low_tide"]
        assert [condition.reverse for condition in view.conditions] == ["day", "high_tide"]
        assert (view.shaman, view.acting, view.reserve) == ("seat_1", "seat_1", [8, 8, 10])
        card = view.cards[0]
        assert (card.face, card.front, card.copiers) == ("day_move", "seat_2", ["seat_1"])


@rule("CR-H4")
def test_a_piece_being_moved_is_seen_by_everybody() -> None:
    m = table(2, {"island_1": "a1 b1", "island_2": "a1"})
    lay(m, "up_0", "low_tide_move", 0)
    before_flip(m)
    act(m, 0, "flip tide", "pick_inhabitant island_1 brown")
    for seat in (0, 1, SPECTATOR):
        view = m.view(seat)
        assert (view.picked_from, view.picked_tribe) == ("island_1", "brown")
        assert (view.acting, view.resolving, view.phase) == ("seat_0", "up_0", "resolve")


@rule("CR-25", "CR-H2")
def test_a_condition_card_tells_which_known_cards_would_leave_if_it_were_turned() -> None:
    m = table(2, sides="day high_tide")
    lay(m, "up_0", "day_move", 0)
    lay(m, "up_1", "low_tide_move", 0)
    lay(m, "down_0", "night_place_1", 1)
    lay(m, "down_1", "high_tide_treasure", 1)
    before_flip(m)
    drops = {
        seat: {condition.id: condition.drops for condition in m.view(seat).conditions}
        for seat in (0, 1, SPECTATOR)
    }
    assert drops[0] == {"time": ["up_0", "up_1"], "tide": ["down_0"]}
    assert drops[1] == {"time": ["up_0", "up_1"], "tide": ["down_1"]}
    assert drops[SPECTATOR] == {"time": ["up_0", "up_1"], "tide": []}
    act(m, 0, "flip time")
    assert told(m, "discarded") == [
        ("discarded", "seat_0", "day_move"),
        ("discarded", "seat_0", "low_tide_move"),
    ]
    assert all(not condition.drops for condition in m.view(0).conditions)


@rule("CR-H5")
def test_discarded_cards_were_seen_by_everybody() -> None:
    m = play_on(Match(GAME, 3), until="take-office")
    for seat in (0, 1, 2, SPECTATOR):
        assert sum(m.view(seat).discards.values()) == 6


@rule("CR-H6", "CR-51")
def test_treasures_of_the_round_are_public_until_they_are_hidden() -> None:
    m = collect(table(3, {"island_1": "b1"}, round=5))
    assert m.view(SPECTATOR).won == [0, 1, 0]
    m = collect(table(3, {"island_1": "b1"}, round=2))
    assert m.view(SPECTATOR).won == [0, 0, 0]
    assert told(m, "collected") == [("collected", "seat_1", "island_1", "4")]


@rule("CR-H7", "CR-51", "RU-10")
def test_huts_are_hidden_from_the_others() -> None:
    m = before_flip(table(3))
    at(m).hut = [3, 1, 4]
    assert m.view(0).huts == [3, None, None]
    assert m.view(0).scores == [{"treasures": 0, "reserve": 10}] * 3
    assert m.view(0).veiled == [["treasures"]] * 3
    assert [m.view(seat).secret for seat in range(3)] == [{"treasures": n} for n in (6, 2, 8)]
    assert m.view(SPECTATOR).secret == {}
    assert m.view(SPECTATOR).huts == [None, None, None]
    assert redeal(at(m), 0, Rng(1)).hut == [3, 1, 4]


@rule("CR-H7", "RU-10")
def test_with_the_option_huts_are_open() -> None:
    m = before_flip(table(3, options={"show_hut_totals": "true"}))
    at(m).hut = [3, 1, 4]
    for seat in (0, SPECTATOR):
        assert m.view(seat).huts == [3, 1, 4]
        assert m.view(seat).scores[2] == {"treasures": 8, "reserve": 10}


@rule("CR-H8")
@pytest.mark.parametrize("seats", COUNTS)
def test_unseen_cards_are_the_deck_without_what_was_seen(seats: int) -> None:
    m = Match(GAME, seats)
    rng = Rng(seats)
    seen_elsewhere = set()
    while not m.over:
        play_any(m, rng)
        q = redeal(at(m), 0, rng)
        total = q.discards[:]
        for choice, count in zip(q.deck, q.copies):
            total[GAME.vocabulary.verb_of(choice).one(choice)] += count
        for face in q.hand + q.face:
            if face >= 0:
                total[face] += 1
        assert total == DECKS[seats]
        seen_elsewhere.add(tuple(q.hand[5:10]))
    assert len(seen_elsewhere) > 20  # the hand of seat 1 is not the true one each time


@rule("CR-H9")
def test_who_hears_of_which_choice() -> None:
    m = face_down_before_seat_2()
    laid = {seat: m.told(seat)[-1] for seat in (0, 1, 2, SPECTATOR)}
    assert laid[0][1:] == (
        "laid-face-down",
        {"seat": "seat_0", "front": "seat_2", "own": 0, "face": "night_place_1"},
    )
    for seat in (1, 2, SPECTATOR):
        veiled = ("laid-face-down-veiled", {"seat": "seat_0", "front": "seat_2", "own": 0})
        assert laid[seat][1:] == veiled
    act(m, 1, "play_card night_place_2 seat_1")
    act(m, 2, "play_card day_place_3 seat_2")
    act(m, 0, "pass")
    act(m, 1, "place_copier down_0")
    act(m, 2, "place_copier up_0")
    heard = [word for _, word, _ in m.told(SPECTATOR)][-2:]
    assert heard == ["copier-placed-veiled", "copier-placed"]
    act(m, 0, "flip time")
    assert ("revealed", "seat_0", "seat_2", "night_place_1", "0") in told(m, "revealed")


@rule("CR-H9")
def test_a_card_drawn_is_told_to_its_owner() -> None:
    m = Match(GAME, 2)
    act(m, CHANCE, "deal day_move")
    assert m.told(0)[-1][1:] == ("drew", {"seat": "seat_0", "face": "day_move"})
    assert m.told(1)[-1][1:] == ("drew-veiled", {"seat": "seat_0"})


@rule("CR-H10", "RU-31")
def test_after_the_game_scores_are_open_and_hands_are_not() -> None:
    m = play_on(Match(GAME, 3), seed=6)
    for seat in (0, 1, 2, SPECTATOR):
        view = m.view(seat)
        assert None not in view.scores
        assert len(view.hand) == (0 if seat == SPECTATOR else 2)


@rule("CR-H1", "CR-H2", "CR-H3", "CR-H8")
@pytest.mark.parametrize("options", [{}, EVERY_OPTION], ids=["default", "every option"])
@pytest.mark.parametrize("seats", COUNTS)
def test_a_redealt_table_looks_the_same(seats: int, options: dict[str, str]) -> None:
    m = Match(GAME, seats, options)
    rng = Rng(seats)
    while not m.over:
        for seat in (m.ply % seats, SPECTATOR):
            q = GAME.redeal(m.position, seat, rng)
            assert GAME.view(q, seat) == m.view(seat)
            if m.seat == seat:
                assert q.options == m.position.options
        play_any(m, rng)


@rule("CR-H1", "CR-H2")
def test_a_card_shown_cannot_be_taken_back_a_hidden_one_can() -> None:
    m = play_on(Match(GAME, 2), until="play-face-up")
    first = m.seat
    m.play(first, m.lines()[0])
    with pytest.raises(Refused):
        m.take_back(first)
    play_on(m, until="play-face-down")
    before = facts(m.position)
    m.play(first, m.lines()[0])
    m.take_back(first)
    assert facts(m.position) == before


@rule("CR-H2", "CR-25")
def test_the_flip_cannot_be_taken_back() -> None:
    m = play_on(Match(GAME, 2), until="flip-condition")
    shaman = m.seat
    m.play(shaman, "flip tide")
    with pytest.raises(Refused):
        m.take_back(shaman)


@rule("CR-H2", "RU-09")
def test_a_card_the_other_may_look_at_cannot_be_taken_back() -> None:
    m = Match(GAME, 2, {"target_may_peek_at_face_down_card": "true"})
    play_on(m, until="play-face-down")
    seat = m.seat
    mine = next(line for line in m.lines() if line.endswith(f"seat_{seat}"))
    other = next(line for line in m.lines() if line.endswith(f"seat_{1 - seat}"))
    m.play(seat, mine)
    m.take_back(seat)
    m.play(seat, other)
    with pytest.raises(Refused):
        m.take_back(seat)


@rule("CR-07", "CR-H1")
def test_chance_deals_from_a_pile_of_equal_cards_as_from_any_other() -> None:
    m = Match(GAME, 2)
    c = at(m)
    c.deck, c.copies = c.deck[:1], [24]  # the first question stood before
    only = m.lines()[0]
    for dealt in range(10):
        assert (m.ask(), m.seat, len(m.choices)) == ("deal-hand", CHANCE, dealt)
        m.play(CHANCE, only)
    assert m.ask() == "show-side"
