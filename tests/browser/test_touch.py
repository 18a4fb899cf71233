"""Fingers: a tap eight px beside the middle of a target goes to it, or rivals are shown larger."""

from __future__ import annotations

import os
import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from archipel import games
from archipel.cli.loopback import Person
from tests.browser.conftest import PATIENCE, NewPage, Server
from tests.browser.hands import click_once, look, play_now, play_on, until

WHOLE = bool(os.environ.get("ARCHIPEL_WHOLE"))
"""Whole games and every target (`make touch`), not only the first decisions of each."""
DECISIONS = 10_000 if WHOLE else 4
MOST = 10_000 if WHOLE else 8  # targets of one decision
BESIDE = 8  # px
USUAL = '{"pace":"none","motion":"less","sound":false}'

TARGETS = """
() => {
  const found = [];
  const grounds = '.stage-box, .mat-box';
  const all = [...document.querySelectorAll('.stage-box [data-next], .mat-box [data-next]')];
  all.forEach((el, n) => {
    const r = el.getBoundingClientRect(), g = el.closest(grounds).getBoundingClientRect();
    const x = r.left + r.width / 2, y = r.top + r.height / 2;
    if (!r.width || x < g.left || x > g.right || y < g.top || y > g.bottom) return;
    const upon = (px, py) => document.elementFromPoint(px, py)?.closest('[data-next]') === el;
    const large = Math.min(r.width, r.height) >= 44;
    for (const [fx, fy] of [[.5, .5], [.5, .25], [.25, .5], [.75, .5], [.5, .75], [.2, .2]]) {
      const px = r.left + r.width * fx, py = r.top + r.height * fy;
      if (!upon(px, py)) continue;
      // of a large thing whose middle is covered: where there is so much of it around
      const around = [[BESIDE, 0], [-BESIDE, 0], [0, BESIDE], [0, -BESIDE]];
      const covered = fx !== 0.5 || fy !== 0.5;
      if (large && covered && !around.every(([dx, dy]) => upon(px + dx, py + dy))) continue;
      found.push({ n, x: px, y: py, id: el.dataset.id, width: r.width, height: r.height });
      return;
    }
  });
  return found;
}
""".replace("BESIDE", str(BESIDE))
WATCH = """
() => {
  window.tapped = [];
  window.unwatch?.();
  const stop = (e) => {
    const el = e.currentTarget;
    if (e.target.closest('[data-next], [data-open], [data-picked]') !== el) return;
    window.tapped.push(el.dataset.id);
    e.stopImmediatePropagation();
    e.preventDefault();
  };
  const all = [...document.querySelectorAll('[data-id]')];
  for (const el of all) el.addEventListener('click', stop);
  for (const el of all) el.addEventListener('click', stop, true);
  window.unwatch = () => {
    for (const el of all) el.removeEventListener('click', stop);
    for (const el of all) el.removeEventListener('click', stop, true);
    delete window.unwatch;
  };
}
"""
NEAR = "() => document.querySelector('.stage .fit')?.dataset.scale"
STILL = """
() => new Promise(done => {
  const near = () => {
    const m = [...document.querySelectorAll('.stage > svg > .near')].at(-1)?.getScreenCTM();
    const next = document.querySelector('[data-next]')?.getBoundingClientRect();
    return m && `${m.a} ${m.e} ${m.f} ${next?.left} ${next?.top}`;
  };
  let before = near(), same = 0;
  const end = performance.now() + 5000;
  const again = () => {
    const now = near();
    const glides = document.getAnimations().some((a) => a.transitionProperty === 'transform');
    same = now === before && !glides ? same + 1 : 0;
    before = now;
    if (same >= 6 || performance.now() > end) done(true);
    else setTimeout(again, 50);
  };
  again();
})
"""


OUT_OF_REACH = """
() => {
  const found = (TARGETS)(), reached = new Set(found.map(({ id }) => id));
  const all = [...document.querySelectorAll('.stage-box [data-next], .mat-box [data-next]')];
  return all.map((el, n) => [n, el.dataset.id]).filter(([, id]) => !reached.has(id));
}
""".replace("TARGETS", TARGETS)
BRING = """
(n) => {
  const all = [...document.querySelectorAll('.stage-box [data-next], .mat-box [data-next]')];
  const el = all[n];
  if (el?.closest('.mat')) el.scrollIntoView({ block: 'nearest', inline: 'center' });
  else el?.focus({ preventScroll: true });  // the board moves as under a finger that drags it
}
"""


def out_of_reach(page: Page) -> list[str]:
    """What is asked and can neither be seen nor brought into sight by scrolling or dragging."""
    lost = []
    for n, id in page.evaluate(OUT_OF_REACH):
        for _ in range(5):  # on a busy machine the board may still be on its way
            page.evaluate(BRING, n)
            page.evaluate(STILL)
            if id not in [there for _, there in page.evaluate(OUT_OF_REACH)]:
                break
        else:
            lost.append(id)
    return lost


def taps(page: Page, spot: dict[str, Any], dx: float, dy: float) -> list[str]:
    """What a tap beside the middle of a target leads to; it is not played."""
    page.evaluate("window.tapped = []")
    before = page.evaluate(NEAR)
    page.touchscreen.tap(spot["x"] + dx, spot["y"] + dy)
    tapped: list[str] = page.evaluate("window.tapped")
    shown = page.evaluate(NEAR) != before or page.locator("[data-which]").count() > 0
    # a machine that stalls makes it a long press
    if not tapped and not shown and page.locator(".tip").count():
        page.evaluate("document.activeElement?.blur()")
        page.touchscreen.tap(spot["x"] + dx, spot["y"] + dy)
        tapped = page.evaluate("window.tapped")
    return tapped


def shown_larger(page: Page, spot: dict[str, Any]) -> str | None:
    """After a tap that could mean several: taps the target where it is shown larger."""
    page.evaluate(STILL)
    named = page.locator(f'[data-which="{spot["id"]}"]')
    if named.count():
        box = named.first.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, f"{spot['id']} is offered too small"
        page.evaluate("window.tapped = []")
        named.first.tap()
    else:
        there = [one for one in page.evaluate(TARGETS) if one["n"] == spot["n"]]
        if not there:
            return None
        taps(page, there[0], 0, 0)
        if page.locator("[data-which]").count():
            return shown_larger(page, spot)
    tapped = page.evaluate("window.tapped")
    return tapped[0] if tapped else None


def probe(page: Page, rng: random.Random, count: dict[str, int]) -> list[str]:
    """Taps beside every target of this decision; the ones that went astray."""
    astray = []
    page.evaluate(STILL)
    targets: list[dict[str, Any]] = page.evaluate(TARGETS)
    rng.shuffle(targets)
    page.evaluate(WATCH)
    for first in targets[:MOST]:
        now = [one for one in page.evaluate(TARGETS) if one["n"] == first["n"]]
        if not now:
            continue
        spot = now[0]
        dx, dy = rng.choice([(BESIDE, 0), (-BESIDE, 0), (0, BESIDE), (0, -BESIDE)])
        count["taps"] += 1
        tapped = taps(page, spot, dx, dy)
        if not tapped:
            count["larger"] += 1
            tapped = [shown_larger(page, spot) or "nothing"]
            if page.locator(".which").count():
                page.locator(".which .none").tap()
            fit = page.locator(".stage .reset")
            if fit.count():
                fit.tap()
                page.evaluate(STILL)
        if tapped != [spot["id"]]:
            astray.append(f"{spot['id']} {spot['width']:.0f}x{spot['height']:.0f} -> {tapped}")
    page.evaluate("window.unwatch?.()")
    return astray


@pytest.mark.parametrize("game", games.names())
def test_no_tap_goes_astray_on_a_small_phone(server: Server, new_page: NewPage, game: str) -> None:
    person = Person(server.port, "Ann")
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    wish = {"game": game, "seats": [{"kind": "me"}, *bots], "shuffle": False}
    table = person.post("/api/tables", wish)["id"]
    page = new_page(size=(360, 740), touch=True)
    cookies = person.cookies.items()
    page.context.add_cookies([{"name": k, "value": v, "url": server.address} for k, v in cookies])
    page.goto(f"{server.address}/table/{table}")
    rng = random.Random(game)
    count = {"taps": 0, "larger": 0}
    for n in range(10_000):
        if n >= DECISIONS and count["taps"] > 5:  # some decisions have few targets
            break
        until(page, "document.querySelector('main.table')?.dataset.turn !== 'other'")
        if page.locator('main.table[data-turn="over"]').count():
            break
        page.wait_for_timeout(150)  # the board begins to move to what is asked
        page.evaluate(STILL)
        assert not (lost := out_of_reach(page)), lost
        assert not (astray := probe(page, rng, count)), astray
        decide(page, rng)
    print(f"{game}: {count['taps']} taps, {count['larger']} of them by the magnifier")
    assert count["taps"] > 5


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "lying"])
@pytest.mark.parametrize("game", games.names())
def test_a_game_by_touch(
    server: Server, new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    """Whole games with `make touch`; here some choices of each.
    What cannot be taken back is asked for once more, as everybody has it who changes no setting."""
    page = new_page(size=size, touch=True, settings=USUAL)
    play_now(page, server.address, game)
    rng = random.Random(f"touch {game}")
    play_on([page], rng, decisions=10_000 if WHOLE else 8, seconds=900, touch=True)
    if WHOLE:
        expect(page.locator(".final")).to_be_visible()


def test_a_tap_on_what_cannot_be_chosen_asks_what_it_is(server: Server, new_page: NewPage) -> None:
    page = new_page(size=(390, 844), touch=True)
    play_now(page, server.address, "costa_ruana")
    page.wait_for_selector('main.table[data-turn="mine"]')
    page.evaluate(STILL)
    pile = page.locator('.stage-box [data-id="draw_pile"]').bounding_box()
    assert pile is not None
    middle = pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2
    page.touchscreen.tap(*middle)
    expect(page.locator(".tip")).to_contain_text(re.compile(r"\d"))
    page.touchscreen.tap(*middle)
    expect(page.locator(".tip")).to_be_visible()
    page.touchscreen.tap(10, page.viewport_size["height"] - 10)  # type: ignore[index]
    expect(page.locator(".tip")).to_have_count(0)


def test_after_a_pinch_the_board_moves_to_what_is_asked(server: Server, new_page: NewPage) -> None:
    page = new_page(size=(390, 844), touch=True)
    play_now(page, server.address, "costa_ruana")
    until(page, "document.querySelector('main.table')?.dataset.turn === 'mine'")
    page.evaluate(STILL)
    before = float(page.evaluate(NEAR))
    box = page.locator(".stage > svg").bounding_box()
    assert box is not None
    corner = box["x"] + 60, box["y"] + box["height"] - 60
    hand = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": corner[0] + side * apart, "y": corner[1], "id": side} for side in (0, 1)]
        touch = {"type": kind, "touchPoints": points if apart else []}
        hand.send("Input.dispatchTouchEvent", touch)

    fingers("touchStart", 40)
    for apart in range(50, 301, 25):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    page.evaluate(STILL)
    assert float(page.evaluate(NEAR)) > 2 * before, "the board did not come nearer"
    ply = look(page)["ply"]
    page.locator('[aria-label="All choices as a list"]').tap()
    page.locator("[data-chip]").first.tap()
    until(page, f"Number(document.querySelector('main.table').dataset.ply) > {ply}")
    until(page, "document.querySelector('main.table')?.dataset.turn === 'mine'")
    page.wait_for_timeout(150)
    page.evaluate(STILL)
    assert not page.evaluate(OUT_OF_REACH)


def decide(page: Page, rng: random.Random) -> None:
    """Clicks until a choice is made and it is our turn again, or all is over."""
    ply = look(page)["ply"]
    end = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < end:
        state = look(page)
        if state["ply"] != ply and state["turn"] != "other":
            return
        if state["ply"] == ply and state["spots"]:
            click_once(page, state, rng, touch=False)
        page.wait_for_timeout(30)
    raise AssertionError(f"no choice could be made: {look(page)}")
