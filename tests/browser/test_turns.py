"""Turns one can follow: captions, pace, the last round once more, the log, the end of a turn."""

from __future__ import annotations

import itertools
import json
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, NewPage, Server, fresh_server
from tests.browser.hands import click_once, look, play_now, play_on, until

QUIET = {"motion": "less", "sound": False, "confirm": "never"}


def wishes(**chosen: str) -> str:
    return json.dumps({**QUIET, "pace": "none", "grace": "off", **chosen})


@pytest.fixture
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server whose moments of grace do not end by themselves: no clock decides a test."""
    monkeypatch.setenv("ARCHIPEL_GRACE_SECONDS", "600")
    monkeypatch.setenv("ARCHIPEL_CONFIRM_SECONDS", "600")
    made = fresh_server(tmp_path)
    yield made
    made.kill()


def click_until(page: Page, done: str, rng: random.Random) -> None:
    """Plays on until a script says true."""
    end = time.monotonic() + 4 * PATIENCE
    while time.monotonic() < end:
        if page.evaluate(done):
            return
        seen = look(page)
        if seen["turn"] == "mine" and seen["spots"]:
            click_once(page, seen, rng, touch=False)
        page.wait_for_timeout(40)
    raise AssertionError(f"never true: {done}")


GRACE = "() => !!document.querySelector('[data-end-turn]')"
MINE = "() => document.querySelector('main').dataset.turn === 'mine'"
PLY = "() => Number(document.querySelector('main').dataset.ply)"


def test_the_end_of_a_turn_can_be_taken_back_while_the_computer_waits(
    patient: Server, new_page: NewPage
) -> None:
    page = new_page(settings=wishes(grace="short"))
    play_now(page, patient.address, "costa_ruana")
    click_until(page, GRACE, random.Random(1))
    expect(page.locator(".undo .line")).to_be_visible()
    expect(page.locator(".undo .counting .num")).to_have_text(re.compile(r"Undo \(\d+\s+s\)"))
    ply = page.evaluate(PLY)
    page.wait_for_timeout(800)
    assert page.evaluate(PLY) == ply, "the computer did not wait"
    page.keyboard.press("u")
    until(page, MINE)
    assert page.evaluate(PLY) == ply + 1
    expect(page.locator(".undo .line")).to_have_count(0)
    click_until(page, GRACE, random.Random(2))
    ply = page.evaluate(PLY)
    page.keyboard.press("Enter")
    until(page, f"() => ({PLY})() > {ply}")
    expect(page.locator("[data-end-turn]")).to_have_count(0)


def test_the_undo_button_does_not_move_when_the_moment_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, new_page: NewPage
) -> None:
    monkeypatch.setenv("ARCHIPEL_GRACE_SECONDS", "9")  # as many digits as the usual moment has
    server = fresh_server(tmp_path)
    page = new_page(settings=wishes(grace="short"))
    play_now(page, server.address, "costa_ruana")
    until(page, MINE)
    before = page.locator("button.undo").bounding_box()
    click_until(page, GRACE, random.Random(1))
    after = page.locator("button.undo").bounding_box()
    assert before is not None
    assert after is not None
    server.kill()
    assert (before["x"], before["width"]) == (after["x"], after["width"])


def test_who_wants_to_confirm_is_asked_whether_the_turn_ends(
    patient: Server, new_page: NewPage
) -> None:
    page = new_page(settings=wishes(grace="confirm"))
    play_now(page, patient.address, "costa_ruana")
    click_until(page, GRACE, random.Random(1))
    expect(page.locator(".ask")).to_have_text("Do you end your turn, or take it back?")
    ply = page.evaluate(PLY)
    page.locator("[data-end-turn]").click()
    until(page, f"() => ({PLY})() > {ply}")


STEPS = """
() => {
  window.steps = [];
  const main = document.querySelector('main');
  new MutationObserver(() => window.steps.push(Number(main.dataset.ply)))
    .observe(main, { attributes: true, attributeFilter: ['data-ply'] });
}
"""


def test_step_by_step_the_next_move_waits_for_the_reader(server: Server, new_page: NewPage) -> None:
    page = new_page(settings=wishes(pace="step"))
    play_now(page, server.address, "edora")
    waits = "() => !!document.querySelector('[data-next-step]')"
    click_until(page, waits, random.Random(3))
    ply = page.evaluate(PLY)
    page.wait_for_timeout(500)
    assert page.evaluate(PLY) == ply, "a step was shown that nobody asked for"
    page.keyboard.press("Enter")
    until(page, f"() => ({PLY})() > {ply}")
    while not page.evaluate(MINE):  # step by step it becomes our turn again
        if page.evaluate(waits):
            page.locator("[data-next-step]").click()
        page.wait_for_timeout(30)


@pytest.mark.parametrize("game", ["bora_bora", "edora"])
def test_no_update_shows_more_than_one_turn(server: Server, new_page: NewPage, game: str) -> None:
    page = new_page(settings=wishes())
    joined: set[int] = set()  # frames that tell several turns: of what the page has missed
    page.on("websocket", lambda line: line.on("framereceived", lambda m: note(m, joined)))
    play_now(page, server.address, game)
    until(page, MINE)
    page.evaluate(STEPS)
    rng = random.Random(game)
    click_until(page, "() => window.steps.length > 15", rng)
    until(page, MINE)
    turns = page.evaluate(TURNS)
    steps: list[int] = page.evaluate("() => window.steps")
    # between two steps at most one turn begins
    for was, now in itertools.pairwise(steps):
        began = [first for first in turns if was < first <= now]
        assert len(began) <= 1 or now in joined, f"from {was} to {now}: turns begin at {began}"


def note(message: str | bytes, joined: set[int]) -> None:
    """Notes a frame that holds acts of several seats."""
    told = json.loads(message)
    if told["t"] == "frame" and len({act["seat"] for act in told["acts"]} - {-1}) > 1:
        joined.add(told["ply"])


TURNS = """
() => [...document.querySelectorAll('.log section')].map(s => Number(s.dataset.ply))
"""


def test_the_caption_of_a_turn_names_its_seat_once(server: Server, new_page: NewPage) -> None:
    page = new_page(settings=wishes(pace="step"))
    play_now(page, server.address, "edora")
    done = "() => document.querySelector('.told')?.textContent.includes(', ')"
    rng = random.Random(4)
    end = time.monotonic() + 4 * PATIENCE
    while time.monotonic() < end:
        if page.evaluate(done):
            break
        seen = look(page)
        if seen["turn"] == "mine" and seen["spots"]:
            click_once(page, seen, rng, touch=False)
        elif page.locator("[data-next-step]").count():
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    said = page.locator(".told").inner_text()
    name = page.locator(".told b").first.inner_text()
    assert said.startswith(name)
    assert said.count(name) == 1, said
    expect(page.locator(".where b")).to_have_text(re.compile("Set-up|Round"))


def test_the_log_goes_by_turns_and_folds(server: Server, new_page: NewPage) -> None:
    page = new_page(settings=wishes())
    play_now(page, server.address, "edora")
    click_until(
        page, "() => document.querySelectorAll('.log section').length > 5", random.Random(5)
    )
    until(page, MINE)
    sections = page.locator(".log section")
    lines = sections.last.locator("p")
    if not lines.count():
        sections = page.locator(".log section:has(p)")
        lines = sections.last.locator("p")
    assert lines.count()
    sections.last.locator(".fold").click()
    expect(lines).to_have_count(0)
    page.locator(".log .all").click()
    expect(page.locator(".log section p")).to_have_count(0)
    expect(page.locator(".log .caption").first).not_to_be_empty()
    page.locator(".log .all").click()
    assert page.locator(".log section p").count() > 5


def test_one_key_shows_the_last_round_once_more(server: Server, new_page: NewPage) -> None:
    page = new_page(settings=wishes(pace="step"))
    play_now(page, server.address, "edora")
    rng = random.Random(6)
    end = time.monotonic() + 4 * PATIENCE
    while time.monotonic() < end:
        seen = look(page)
        if page.evaluate(MINE) and page.locator(".log section").count() > 6:
            break
        if seen["turn"] == "mine" and seen["spots"]:
            click_once(page, seen, rng, touch=False)
        elif page.locator("[data-next-step]").count():
            page.keyboard.press("Enter")
        page.wait_for_timeout(40)
    page.keyboard.press("p")
    expect(page.locator(".ask")).to_have_text("The last round once more")
    captions: set[str] = set()
    for _ in range(100):
        if not page.locator(".stage-box.past").count():
            break
        captions.add(page.locator(".where").inner_text())
        page.keyboard.press("Enter")
        page.wait_for_timeout(80)
    until(page, MINE)
    assert len(captions) >= 3, captions


def test_the_last_round_is_shown_once_more_by_touch(server: Server, new_page: NewPage) -> None:
    page = new_page(size=(390, 844), touch=True, settings=wishes(pace="step"))
    play_now(page, server.address, "edora")
    rng = random.Random(8)
    end = time.monotonic() + 4 * PATIENCE
    while time.monotonic() < end:
        seen = look(page)
        if page.evaluate(MINE) and page.locator(".log section").count() > 6:
            break
        if seen["turn"] == "mine" and seen["spots"]:
            click_once(page, seen, rng, touch=True)
        elif page.locator("[data-next-step]").count():
            page.locator("[data-next-step]").tap()
        page.wait_for_timeout(40)
    page.locator('.top [aria-label="History"]').tap()
    page.locator("[data-replay]").tap()
    expect(page.locator(".ask")).to_have_text("The last round once more")
    expect(page.locator(".history")).to_have_count(0)
    for _ in range(100):
        if not page.locator(".stage-box.past").count():
            break
        page.get_by_role("button", name=re.compile("^Next")).tap()
        page.wait_for_timeout(80)
    until(page, MINE)


def test_no_bubble_opens_under_a_resting_pointer(server: Server, new_page: NewPage) -> None:
    page = new_page(settings=wishes())
    play_now(page, server.address, "dokmus")
    until(page, MINE)
    page.wait_for_timeout(300)
    spot = next(one for one in look(page)["spots"] if one["kind"] == "thing")
    page.mouse.move(5, 300)
    page.mouse.move(spot["x"], spot["y"], steps=4)
    expect(page.locator(".tip")).to_be_visible()
    page.mouse.move(5, 300)
    expect(page.locator(".tip")).to_have_count(0)
    # the page comes to the pointer
    page.evaluate("() => { document.querySelector('.stage-box').style.visibility = 'hidden' }")
    until(page, f"() => !document.elementFromPoint({spot['x']}, {spot['y']})?.dataset.id")
    page.wait_for_timeout(100)  # and the pointer has been told
    page.mouse.move(spot["x"], spot["y"], steps=4)
    page.evaluate("() => { document.querySelector('.stage-box').style.visibility = '' }")
    page.wait_for_timeout(800)
    expect(page.locator(".tip")).to_have_count(0)
    page.mouse.move(5, 300)
    page.mouse.move(spot["x"], spot["y"], steps=4)  # a hand does it
    expect(page.locator(".tip")).to_be_visible()


def test_a_bubble_opens_again_for_a_hand_after_the_board_moved_below_the_pointer(
    server: Server, new_page: NewPage
) -> None:
    """What lies under the pointer now is told at the least move of the hand."""
    page = new_page(settings=wishes())
    play_now(page, server.address, "dokmus")
    until(page, MINE)
    page.wait_for_timeout(300)
    spot = next(one for one in look(page)["spots"] if one["kind"] == "thing")
    page.mouse.move(5, 300)
    page.mouse.move(spot["x"], spot["y"], steps=4)
    expect(page.locator(".tip")).to_be_visible()
    under = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-id]')?.dataset.id ?? ''"
    at = [spot["x"], spot["y"]]
    before = page.evaluate(under, at)
    page.locator(".stage > svg").focus()
    for _ in range(8):  # the board comes nearer until something else lies under the resting pointer
        page.keyboard.press("+")
        page.wait_for_timeout(800)
        if page.evaluate(under, at) not in (before, ""):
            break
    assert page.evaluate(under, at) not in (before, "")
    expect(page.locator(".tip")).to_have_count(0)
    page.mouse.move(spot["x"] + 2, spot["y"] + 1)
    expect(page.locator(".tip")).to_be_visible()


HEIGHTS = """
() => {
  window.heights = [];
  const bar = document.querySelector('main > .question');
  const turn = () => document.querySelector('main').dataset.turn;
  new ResizeObserver(() => window.heights.push([turn(), bar.offsetHeight])).observe(bar);
}
"""


def test_the_question_bar_becomes_no_lower_while_others_play(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(size=(390, 844), touch=True, settings=wishes())
    play_now(page, server.address, "edora")
    until(page, MINE)
    page.evaluate(HEIGHTS)
    play_on([page], random.Random(7), decisions=25, touch=True)
    heights: list[tuple[str, int]] = page.evaluate("() => window.heights")
    assert heights
    for (whose, was), (turn, now) in itertools.pairwise(heights):
        if (whose, turn) == ("other", "other"):  # a tap of mine may make it lower
            assert now >= min(was, int(0.26 * 844)), heights
