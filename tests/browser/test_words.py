"""The board in words: all that is drawn is told, and a game can be played from it by ear alone."""

from __future__ import annotations

import itertools
import json
import os
import random
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from archipel import games
from archipel.games.components import read
from archipel.text import Speaker
from tests.browser.conftest import ARTEFACTS, NewPage, Server
from tests.browser.ears import RAW, Ears
from tests.browser.hands import hurry, play_now, play_on
from tests.browser.test_pages import axe

WHOLE = bool(os.environ.get("ARCHIPEL_WHOLE"))
"""Every title to its end (`make ears`), not only the first decisions of each."""


@pytest.mark.parametrize("game", games.names())
def test_a_game_is_played_from_the_accessibility_tree_alone(
    server: Server, new_page: NewPage, game: str
) -> None:
    page = new_page()
    page.goto(server.address)
    title = Speaker("en", game).say("title")
    page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name=title, exact=True)
    ).get_by_role("button", name="Play now").click()
    page.get_by_role("heading", name=title, exact=True).wait_for()
    ears = Ears(page, random.Random(game))
    ears.open()
    made = ears.play(100_000 if WHOLE else 12)
    said = ears.words.aria_snapshot()
    assert not RAW.search(re.sub(r"https?:\S+", "", said)), RAW.search(said)
    if WHOLE:
        expect(page.get_by_role("button", name="Again")).to_be_visible()
        print(f"{game}: {made} choices by ear")


@pytest.mark.parametrize("game", games.names())
def test_the_words_hold_all_that_the_picture_holds(
    server: Server, new_page: NewPage, game: str
) -> None:
    page = new_page()
    play_now(page, server.address, game)
    hurry(page, decisions=10)
    views: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: listen(socket, views))
    page.reload()
    page.wait_for_selector('main.table[data-turn="mine"] [data-next], main.table [data-chip]')
    ears = Ears(page, random.Random(game))
    ears.open()
    page.wait_for_timeout(300)
    lines = ears.words.inner_text().splitlines()
    names = [player.strip() for player in page.locator(".players .name").all_inner_texts()]
    speaker = Speaker("en", game, names)
    missing = [fact for fact in FACTS[game](views[-1], speaker) if not told(lines, *fact)]
    assert not missing, missing[:5]


def listen(socket: WebSocket, views: list[dict[str, Any]]) -> None:
    def heard(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message.get("t") == "frame" and message.get("view"):
            views.append(message["view"])

    socket.on("framereceived", heard)


def told(lines: list[str], *words: str) -> bool:
    """Does one line say all of it, each as whole words?"""
    return any(
        all(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", line) for word in words) for line in lines
    )


def dokmus(view: dict[str, Any], speaker: Speaker) -> list[tuple[str, ...]]:
    """Every cell with its terrain and its tokens; every temple with who explored it."""
    content = read("dokmus").contents()
    terrains = {t["char"]: t["id"] for t in content["terrains"]["items"]}
    tiles = {t["id"]: t for t in content["map_tiles"]["items"]}
    whose: dict[str, list[int]] = {}
    for seat, player in enumerate(view["players"]):
        for cell in player["tokens"] + player["explored"]:
            whose.setdefault(cell, []).append(seat)
    facts = []
    for slot in view["slots"]:
        tile = tiles[slot["tile"]] if slot else None
        for r, row in enumerate(tile["sides"][slot["side"][-1].upper()]["rows"] if tile else []):
            for c, char in enumerate(row):
                cell = f"{tile['number']}{'abcdefg'[c]}{r + 1}"
                here = [speaker.name(f"seat_{seat}") for seat in whose.get(cell, [])]
                facts.append((cell, speaker.name(terrains[char]), *here))
    return facts


def costa_ruana(view: dict[str, Any], speaker: Speaker) -> list[tuple[str, ...]]:
    """Every island with its treasures and inhabitants; both conditions with their sides."""
    facts = []
    for island in view["islands"]:
        people = [
            f"{speaker.name(f'seat_{s}')} {n}" for s, n in enumerate(island["inhabitants"]) if n
        ]
        facts.append((speaker.name(island["id"]), f"Treasures {island['treasures']}", *people))
    for card in view["conditions"]:
        facts.append((speaker.name(card["id"]), speaker.name(card["side"])))
    return facts


def mangrovia(view: dict[str, Any], speaker: Speaker) -> list[tuple[str, ...]]:
    """Every price, every prize, every hut and dish, where the boat and the birds are."""
    content = read("mangrovia").contents()
    facts = []
    standing = {space["id"]: space for space in view["spaces"]}
    for space in content["spaces"]["items"]:
        price = f"{space['cost']} in {space['currency']}s"
        owner = standing[space["id"]]["owner"]
        facts.append((speaker.name(space["id"]), price, *([speaker.name(owner)] if owner else [])))
    for statue in content["statues"]["items"]:
        prizes = f"{statue['first']} for the most huts on this path, {statue['second']} for"
        facts.append((prizes,))
    for site in view["sites"]:
        dish = [f"dish of {speaker.name(site['dish'])}"] if site["dish"] else []
        facts.append((speaker.name(site["id"]), *dish))
    facts += [(speaker.name(landscape), "Birds") for landscape in view["birds"]]
    if view["boat"].startswith("stage"):
        facts.append((speaker.name(view["boat"]), "the boat is here"))
    return facts


def bora_bora(view: dict[str, Any], speaker: Speaker) -> list[tuple[str, ...]]:
    """Jewels with price and points, tasks, fish, temple, dice on the tiles, the status track."""
    content = read("bora_bora").contents()
    jewels = {tile["id"]: tile for tile in content["jewelry_tiles"]["items"]}
    fish = {tile["id"]: tile for tile in content["fish_tiles"]["items"]}
    facts = []
    for cell in view["jewels"]:
        if cell["jewel"]:
            points = f"worth {jewels[cell['jewel']]['vp']} VP"
            facts.append((speaker.name(cell["jewel"]), points, f"round {cell['round']}"))
    facts += [(speaker.name(task),) for task in view["tasks"] if task]
    for region in view["regions"]:
        huts = [speaker.name(seat) for seat in region["huts"]]
        value = f"worth {fish[region['fish_tile']]['value']} VP"
        facts.append((speaker.name(region["id"]), value, *huts))
    for slot in view["temple"]:
        facts.append(
            (speaker.name(slot["id"]), speaker.name(slot["priest"]) if slot["priest"] else "Free")
        )
    for tile in view["tiles"]:
        dice = [f"{speaker.name(die['seat'])}: {speaker.name(die['die'])}" for die in tile["dice"]]
        facts.append((speaker.name(tile["id"]), *dice))
    facts += [(speaker.name(disc["seat"]), speaker.name(disc["step"])) for disc in view["status"]]
    return facts


def edora(view: dict[str, Any], speaker: Speaker) -> list[tuple[str, ...]]:
    """The whole forest: sanctuaries with squares, dice, stones and ways; hearths; both tracks."""
    facts = []
    for place in view["sanctuaries"]:
        ways = {
            speaker.name(link["b"] if link["a"] == place["id"] else link["a"])
            for link in view["links"]
            if place["id"] in (link["a"], link["b"])
        }
        actions = {speaker.name(square["action"]) for square in place["squares"]}
        facts.append((speaker.name(place["id"]), *ways, *actions))
        for square in place["squares"]:
            die = [f"{speaker.name(square['seat'])}: {square['value']}"] if square["seat"] else []
            facts.append((speaker.name(square["id"]), *die))
        facts += [(speaker.name(place["id"]), speaker.name(s["id"])) for s in place["stones"]]
    for hearth in view["hearths"]:
        told_there = [speaker.name(hearth["fire"])] if hearth["fire"] else hearth["bonuses"]
        facts.append((speaker.name(hearth["id"]), *map(speaker.name, told_there)))
    for player in view["players"]:
        name = speaker.name(player["seat"])
        facts.append(("Knowledge", f"{name}: {player['knowledge']}"))
        facts.append(("Prestige", f"{name}: {player['prestige']}"))
    return facts


FACTS = {
    "dokmus": dokmus,
    "costa_ruana": costa_ruana,
    "mangrovia": mangrovia,
    "bora_bora": bora_bora,
    "edora": edora,
}


def test_the_words_can_be_opened_and_played_by_touch(server: Server, new_page: NewPage) -> None:
    page = new_page(size=(390, 844), touch=True)
    play_now(page, server.address, "costa_ruana")
    page.get_by_role("button", name="The board in words", exact=True).tap()
    ears = Ears(page, random.Random(1))
    for n, button in enumerate(ears.choices.all()):
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44, n
    ply = page.locator("main.table").get_attribute("data-ply")
    ears.choices.first.tap()
    expect(page.locator("main.table")).not_to_have_attribute("data-ply", str(ply))
    # it stays open for who reads, and the picture is back by one tap
    page.get_by_role("button", name="Back to the picture").tap()
    expect(ears.words).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=lambda size: f"{size[0]}")
def test_the_words_are_sound_and_look_well(
    server: Server, new_page: NewPage, size: tuple[int, int], theme: str
) -> None:
    page = new_page(size=size, theme=theme, touch=size[0] < 600)
    play_now(page, server.address, "bora_bora")
    page.wait_for_selector('main.table[data-turn="mine"]')
    Ears(page, random.Random(1)).open()
    page.wait_for_timeout(300)
    assert not axe(page)
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"words-{size[0]}-{theme}.png")


def test_a_choice_made_by_ear_leaves_the_reader_at_the_next_one(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    play_now(page, server.address, "dokmus")
    page.keyboard.press("t")
    ears = Ears(page, random.Random(2))
    expect(page.get_by_role("heading", name="The board in words")).to_be_focused()
    for _ in range(3):
        ears.choices.first.wait_for()
        ears.choices.first.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)
        inside = "() => !!document.activeElement.closest('section.words')"
        assert page.evaluate(inside), "the focus fell back to the page"


HEAR = """
() => {
  const region = document.querySelector('main.table > [role=status]');
  window.heard = [];
  new MutationObserver(() => window.heard.push(region.textContent)).observe(region, {
    childList: true, characterData: true, subtree: true,
  });
}
"""


def test_turns_are_announced_and_the_clock_is_not(server: Server, new_page: NewPage) -> None:
    page = new_page()
    play_now(page, server.address, "costa_ruana")
    page.wait_for_selector('main.table[data-turn="mine"]')
    page.evaluate(HEAR)
    play_on([page], random.Random(7), decisions=25)
    page.wait_for_selector('main.table[data-turn="mine"]')
    page.wait_for_timeout(1500)  # a clock would have ticked
    heard: list[str] = page.evaluate("window.heard")
    rivals = page.locator(".players .name").all_inner_texts()[1:]
    assert any(name in said for said in heard for name in rivals), heard
    assert not [said for said in heard if re.search(r"\d:\d\d", said)]
    questions = [said for said in heard if said.rstrip().endswith("?")]
    assert questions, "what is asked is read to the player"
    sentences = [one for said in heard for one in re.split(r"(?<=[.?!]) (?=[A-Z])", said)]
    twice = [a for a, b in itertools.pairwise(sentences) if a == b and not a.endswith("?")]
    assert not twice, "every turn is told once"
    clock = "[...document.querySelectorAll('[aria-live], [role=status], [role=alert]')]"
    assert not page.evaluate(f"{clock}.some(el => /\\d:\\d\\d/.test(el.textContent))")
