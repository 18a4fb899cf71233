"""Every sentence in three languages, and the table in a terminal."""

import pytest

from archipel.cli.show import option_sentence
from archipel.games.bora_bora import GAME, events
from archipel.games.bora_bora.components import (
    CEREMONY_IDS,
    DATA,
    GOAL_IDS,
    PAIR_IDS,
    STATUS_IDS,
)
from archipel.games.bora_bora.position import PHASE_IDS
from archipel.kernel.core import SPECTATOR
from archipel.kernel.match import Match
from archipel.text import LANGUAGES, Speaker
from tests.bora_bora.table import (
    buy_jewels,
    do_action,
    give_tasks,
    persons_turn,
    place_dice,
    play_on,
    score_temple,
    table,
    take_tasks,
    told,
)
from tests.marks import rule
from tests.reading import drawn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_can_be_said(lang: str) -> None:
    speaker = Speaker(lang, GAME.id, ["Ana", "Ben"])
    rare = [
        events.no_card(0),
        events.reshuffled(1),
        events.reshuffled(7),
        events.kept_material(0, 2),
        events.climbed(1, 0, 27),
        events.priest_returned(1),
        events.god_tile_gone(),
        events.god_tile_won(0),
        events.god_tile_tie(0),
        events.tattooed(0, 3),
        events.collected(0, 40),
        events.goal_reached(0, 5, 6),
        events.fulfilled(0, 3, 4),
        events.god_played(1, 0, 5),
        events.god_played(1, 0, 2),
        events.persons_used(0, 1, 7, 3, 12),
    ]
    said = [speaker.say(f"log-{event.word}", **event.values) for event in rare]
    assert all(said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_view_names_has_a_name(lang: str) -> None:
    speaker = Speaker(lang, GAME.id)
    for group in ("regions", "fish_tiles", "man_tiles", "woman_tiles", "task_tiles"):
        for item in DATA[group]["items"]:
            assert speaker.has(f"name-{item['id']}"), item["id"]
    for group in ("jewelry_tiles", "god_cards", "action_tiles", "person_kinds", "buildings"):
        for item in DATA[group]["items"]:
            assert speaker.has(f"name-{item['id']}"), item["id"]
    for id in [*PHASE_IDS, *GOAL_IDS, "god_tile", "tile_fishing"]:
        assert speaker.has(f"name-{id}"), id
    assert all(speaker.name(id) for id in [*STATUS_IDS, *CEREMONY_IDS, *PAIR_IDS])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_names_the_regions_and_the_phase(lang: str) -> None:
    speaker = Speaker(lang, GAME.id)
    m = Match(GAME, 3)
    for until in ("start-hut", "place-die", "use-persons", "give-task", ""):
        view = play_on(m, seed=3, until=until).view(0)
        text = drawn(GAME, view, speaker)
        assert speaker.name("center_forest") in text
        assert speaker.name(view.phase) in text


def test_the_table_shows_the_own_hand_alone() -> None:
    speaker = Speaker("en", GAME.id)
    m = place_dice(table(2, hands={0: "yellow"}, huts={1: "center_plain"}), (0, "3 3"))
    plain = place_dice(table(2, huts={1: "center_plain"}), (0, "3 3"))
    card = speaker.name("god_yellow")
    for seat, more in ((0, 1), (1, 0), (SPECTATOR, 0)):
        bare = drawn(GAME, plain.view(seat), speaker).count(card)
        assert drawn(GAME, m.view(seat), speaker).count(card) == bare + more


def options(m: Match, lang: str) -> dict[str, str]:
    """What each option says to whoever decides."""
    speaker = Speaker(lang, GAME.id, ["Ana", "Ben", "Cleo", "Don"])
    return {m.game.vocabulary.text(c): option_sentence(m, c, speaker) for c in m.position.options}


@rule("BB-321")
def test_whoever_is_taken_is_named_with_what_he_brings() -> None:
    m = do_action(table(men="man_shell_3 - man_build_1"), "man", 3)
    assert options(m, "fr")["recruit man_slot_3"] == (
        "Prendre\u00a0: Bâtisseur, 1 symbole Statut (Hommes, case 3)"
    )
    assert options(m, "en")["recruit man_slot_1"] == (
        "Take: Shell diver (man), 3 status signs (Men, slot 1)"
    )
    assert options(m, "de")["recruit man_slot_3"] == (
        "Nehmen: Baumeister, 1 Statuszeichen (Männer, Platz 3)"
    )


@rule("BB-402", "BB-404")
def test_persons_say_how_many_they_are_and_how_strong() -> None:
    names = "man_status_1 man_status_2 woman_land_path_1"
    m = table(persons={0: names}, huts={0: "center_mountain"}, god_tiles={0: 1})
    track = "cases sur la piste Statut"
    path = "une voie terrestre de"
    assert options(persons_turn(m), "fr") == {
        "use man status": f"2 hommes agissent ensemble\u00a0: 2 {track}",
        "use_doubled man status": f"2 hommes, doublés par un Dieu Vert\u00a0: 4 {track}",
        "use_only man status team_1": "1 homme seulement\u00a0: 1 case sur la piste Statut",
        "use woman land_path": f"1 femme agit\u00a0: {path} 2 au plus",
        "use_doubled woman land_path": f"1 femme, doublée par un Dieu Vert\u00a0: {path} 4 au plus",
        "end_turn": "Finir le tour",
    }


@rule("BB-334", "BB-331", "BB-332", "BB-333")
@pytest.mark.parametrize(
    ("lang", "lost"),
    [
        ("fr", ["Terminer\u00a0: 3 points de dé perdus", "Terminer\u00a0: 1 point de dé perdu"]),
        ("en", ["Finish: 3 points are lost", "Finish: 1 point is lost"]),
        ("de", ["Fertig: 3 Würfelpunkte verfallen", "Fertig: 1 Würfelpunkt verfällt"]),
    ],
)
def test_to_finish_says_what_is_lost(lang: str, lost: list[str]) -> None:
    found = []
    for value in (3, 1):
        m = do_action(table(persons={0: "man_build_2"}), "helper", value)
        found.append(options(m, lang)["finish"])
    assert found == lost


@rule("BB-301", "BB-521", "BB-341", "BB-531", "BB-535")
def test_other_choices_say_what_they_are_about() -> None:
    m = do_action(table(huts={0: "center_mountain"}), "land", 6)
    assert "don\u00a0: sable" in options(m, "fr")["expand center_beach"]
    m = do_action(table(temple="- - - - b -"), "temple", 3)
    assert options(m, "en")["priest temple_2"] == "Priest on temple slot 2 (pushes a priest of Ben)"
    assert options(m, "en")["priest temple_3"] == "Priest on temple slot 3"
    m = buy_jewels(table(shells={0: 1}, column="jewel_necklace_1 jewel_anklet_1"))
    assert options(m, "en")["jewel jewel_anklet_1"] == "Buy Anklet (1 shell, 1 VP at the end)"
    m = give_tasks(table(shells={0: 3}, tasks={0: "shells_4 men_4"}))
    assert options(m, "en")["abandon shells_4"] == "Abandon: Have 4 shells (1 short)"
    m = take_tasks(table(shells={0: 3}, task_row="shells_4 men_4"))
    assert options(m, "de")["task shells_4"] == "Nehmen: 4 Muscheln haben (es fehlt 1)"


@rule("BB-512")
def test_a_tie_in_the_temple_is_told_as_one() -> None:
    assert told(score_temple(table(temple="a b - - - -")), "god-tile-won", "god-tile-tie") == [
        ("god-tile-tie", "seat_0")
    ]
    assert told(score_temple(table(temple="b a a - - -")), "god-tile-won", "god-tile-tie") == [
        ("god-tile-won", "seat_0")
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_tells_a_printed_value(lang: str) -> None:
    """An owner of the box may correct them."""
    speaker = Speaker(lang, GAME.id)
    for group in ("fish_tiles", "man_tiles", "woman_tiles", "jewelry_tiles"):
        for item in DATA[group]["items"]:
            assert not any(letter.isdigit() for letter in speaker.name(item["id"])), item["id"]
