"""What choices and the log say without the picture: amounts, costs, names."""

from __future__ import annotations

import re

import pytest

from archipel.cli.show import log, option_sentence, question
from archipel.games.edora import GAME
from archipel.kernel.core import SPECTATOR, Rng
from archipel.kernel.match import Match
from archipel.text import LANGUAGES, Speaker
from tests.edora.build import doing, without_herbs
from tests.edora.table import act, brew, opened, place, play_any, put_all, table, turn
from tests.marks import rule

FRENCH = Speaker("fr", GAME.id, ["Ana", "Ben", "Cy", "Dan"])


def said(m: Match, choice: str, speaker: Speaker = FRENCH) -> str:
    """An option as the person who decides reads it, with ordinary spaces."""
    number = m.game.vocabulary.parse(choice)
    assert number in m.position.options
    return option_sentence(m, number, speaker).replace("\u00a0", " ")


@rule("ED-23", "ED-26")
def test_a_walk_says_its_food() -> None:
    m = turn(table())
    assert said(m, "go h01") == "Aller en D1, gratuitement"
    m = turn(table(pawns={0: "h00"}))
    assert said(m, "go v01") == "Aller en C2 pour 1 ration"
    assert said(m, "go h20") == "Aller en B5 pour 5 rations"


@rule("ED-62")
def test_an_emergency_turn_says_what_it_gives_and_that_no_die_is_placed() -> None:
    m = turn(table())
    assert said(m, "emergency") == (
        "Tour d’urgence : 6 rations et 1 dé de votre stock, sans placer de dé"
    )
    m = turn(table(stock={0: ""}))
    assert said(m, "emergency") == (
        "Tour d’urgence : 6 rations et 2 points de prestige (votre stock est vide), "
        "sans placer de dé"
    )


@rule("ED-30", "ED-62")
def test_a_forced_emergency_turn_is_announced_with_its_reason() -> None:
    m = turn(table(pawns={0: "h00"}, food={0: 1}, reserve={0: "3"}, stock={0: "2 5"}))
    asked = question(m, FRENCH).replace("\u00a0", " ")
    assert asked.startswith("Tour d’urgence, faute de nourriture : quel dé")
    act(m, 0, "take stock_5")
    told = "\n".join(log(m, 1, FRENCH))
    assert "Ana n’a pas assez de nourriture pour un tour normal et doit faire" in told
    m = turn(table(pawns={0: "h00"}, reserve={0: ""}, stock={0: "2 5"}))
    assert "faute de dé en réserve" in question(m, FRENCH)
    m = turn(table(pawns={0: "h00"}, stock={0: "2 5"}))
    act(m, 0, "emergency")
    assert question(m, FRENCH).replace("\u00a0", " ") == "Quel dé prenez-vous dans votre stock ?"


@rule("ED-32")
def test_a_square_says_its_action() -> None:
    m = turn(table(reserve={0: "2"}))
    act(m, 0, "go h01")
    assert said(m, "square h01_1") == "Placer le dé en D1b : Menhir"
    assert said(m, "square h01_3") == "Placer le dé en D1d : Stèle"


@rule("ED-41", "ED-52", "ED-58")
def test_food_or_dice_say_how_much() -> None:
    m = doing(table(), "food_or_dice")
    assert said(m, "food") == "Prendre 12 rations"
    assert said(m, "dice") == "Prendre 3 dés de votre stock"
    m = doing(table(active={0: "herb_food herb_prestige"}, stock={0: "4"}), "food_or_dice")
    assert said(m, "food") == "Prendre 18 rations et 5 points de prestige"
    assert said(m, "dice") == (
        "Prendre 1 dé de votre stock et, pour ce qui manque, 4 points de prestige"
    )
    m = doing(table(stock={0: ""}), "food_or_dice")
    assert said(m, "dice") == "Votre stock est vide : gagner 6 points de prestige"


@rule("ED-44")
def test_a_place_of_the_oracle_says_its_tablet_and_its_bonuses() -> None:
    m = doing(table(), "tablet")
    assert said(m, "tablet oracle_0_inner") == (
        "Prendre la tablette « 4 menhirs » (nord, place intérieure) ; bonus : serpe et prestige"
    )
    assert said(m, "pass") == "Y renoncer"


@rule("ED-47", "ED-48", "ED-49", "ED-57")
def test_gems_menhirs_and_steles_say_how_much_they_give() -> None:
    m = doing(table(active={0: "herb_amulet herb_prestige"}), "amulet_1_x2")
    assert said(m, "gem gem_food") == "Ajouter la gemme Nourriture : 9 rations"
    assert said(m, "gem gem_prestige") == "Ajouter la gemme Prestige : 15 points de prestige"
    m = doing(table(stones={0: {"menhir_die": "h22", "menhir_food": "h22"}}), "menhir")
    assert said(m, "menhir menhir_mistletoe") == (
        "Ériger le menhir Gui : 2 rameaux de gui, et les bonus de vos 2 autres menhirs érigés"
    )
    m = doing(table(), "stele", 2)
    assert said(m, "stele stele_sickle") == "Ériger la stèle Serpe : 1 case de serpe"
    assert said(m, "stele stele_food") == "Ériger la stèle Nourriture : 6 rations"
    m = doing(table(), "stele", 1)
    assert said(m, "stele stele_sickle").endswith("elle ne rapporte rien avec ce dé")


@rule("ED-35", "ED-58")
@pytest.mark.parametrize(("herbs", "points"), [("herb_fire", 3), ("herb_fire herb_prestige", 5)])
def test_a_bonus_once_more_says_what_is_really_gained(herbs: str, points: int) -> None:
    m = without_herbs(table(active={0: herbs}))
    put_all(m, 0, "v01 h10 h11")
    place(m, "v11_0", 1, action="menhir")
    act(m, 0, "pass")
    assert m.ask() == "fire-again"
    assert said(m, "repeat prestige") == f"Encore une fois : {points} points de prestige"
    act(m, 0, "repeat prestige")
    told = [line.replace("\u00a0", " ") for line in log(m, SPECTATOR, FRENCH)]
    assert f"Ana reçoit encore une fois un bonus (feu) : {points} points de prestige." in told


@rule("ED-46", "ED-60")
def test_potions_say_their_cost_and_dice_what_they_show() -> None:
    m = brew(table(pawns={0: "h30"}, mistletoe={0: 2}, dice={"h00_0": "a4", "h01_0": "a2"}))
    assert said(m, "brew potion_menhir") == "Préparer la potion « menhir » pour 1 rameau de gui"
    assert said(m, "brew potion_sickle") == "Préparer la potion « serpe 3 » pour 2 rameaux de gui"
    assert said(m, "pass") == "Ne pas préparer de potion"
    act(m, 0, "brew potion_die_to_six")
    assert said(m, "turn h00_0") == "Tourner sur 6 le 4 en B1a (Ana)"


@rule("ED-42")
def test_the_knowledge_track_counts_its_first_space_as_one() -> None:
    """Three steps from the start lead to the fourth space, as in the examples of the rulebook."""
    m = doing(table(), "knowledge_3")
    event = next(event for event in m.position.events if event.word == "knowledge")
    assert FRENCH.say("log-knowledge", **event.values) == (
        "Ana avance de 3 cases sur la piste de Savoir, jusqu’à la case 4, ×1 (action)."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_told_of_a_stock_that_is_not_theirs(lang: str) -> None:
    speaker = Speaker(lang, GAME.id)
    for thing in ("stone_die", "gem_die", "menhir_die", "stele_die"):
        assert not re.search(r"\bvotre\b|\byour\b|\bdeine[ms]?\b", speaker.say(f"help-{thing}"))


@rule("ED-33", "R37")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_person_reads_differs_wherever_the_choices_differ(seats: int) -> None:
    """In random games no two options of a question read alike, and each can be said."""
    m = opened(seats, seats)
    rng = Rng(seats)
    while not m.over:
        if m.seat >= 0:
            said_now = [option_sentence(m, choice, FRENCH) for choice in m.position.options]
            assert len(set(said_now)) == len(said_now), said_now
        play_any(m, rng)
