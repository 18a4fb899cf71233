"""A player's hands: clicks what glows, whatever the game."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE

LOOK = """
() => {
  const main = document.querySelector('main.table');
  if (!main) return null;
  const ply = Number(main.dataset.ply ?? -1), turn = main.dataset.turn;
  if (turn !== 'mine') return { ply, turn, path: '', confirm: false, mute: [], spots: [] };
  const spots = [];
  const add = (el, kind) => {
    const r = el.getBoundingClientRect();
    for (const [fx, fy] of [[.5, .5], [.5, .25], [.25, .5], [.75, .5], [.5, .75],
                            [.2, .2], [.8, .8], [.5, .1], [.5, .9]]) {
      const x = r.left + r.width * fx, y = r.top + r.height * fy;
      if (x < 1 || y < 1 || x > innerWidth - 1 || y > innerHeight - 1) continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit) continue;
      if (el === hit || el.contains(hit)) {
        const inner = hit.closest('[data-id], button');
        if (kind === 'thing' && inner !== el && el.contains(inner)) continue;
        const what = el.dataset.id ?? el.dataset.choice ?? el.textContent.trim();
        spots.push({ x, y, kind, what });
        return;
      }
    }
  };
  for (const el of document.querySelectorAll('[data-confirm]')) add(el, 'confirm');
  for (const el of document.querySelectorAll('.popover [data-choice]')) add(el, 'popover');
  for (const el of document.querySelectorAll('.which [data-which]')) add(el, 'popover');
  for (const el of document.querySelectorAll('[data-chip]')) add(el, 'chip');
  for (const el of document.querySelectorAll('[data-next]')) add(el, 'thing');
  const drawn = document.querySelector('.auto') ? [] : document.querySelectorAll('[data-next]');
  const mute = [...drawn]
    .filter(el => !el.getAttribute('aria-description') && !el.dataset.id.startsWith('seat_'))
    .map(el => el.dataset.id);
  return {
    mute,
    ply,
    turn,
    path: [...document.querySelectorAll('.tag')].map(t => t.textContent.trim()).join('|'),
    confirm: !!document.querySelector('[data-confirm]'),
    spots,
  };
}
"""

CHANGE = """
([mark, milliseconds]) => new Promise(done => {
  const now = () => {
    const main = document.querySelector('main.table');
    const open = document.querySelectorAll('.tag, .popover, .which, [data-confirm]').length;
    return `${main?.dataset.ply} ${main?.dataset.turn} ${open}`;
  };
  const first = mark ?? now(), end = performance.now() + milliseconds;
  const look = () => {
    if (now() !== first || performance.now() > end) done(first);
    else setTimeout(look, 5);
  };
  look();
})
"""


class Stuck(AssertionError):
    """Nothing more can be clicked though it is our turn."""


def look(page: Page) -> dict:  # type: ignore[type-arg]
    seen: dict = page.evaluate(LOOK) or {
        "turn": "none",
        "spots": [],
        "ply": -1,
        "path": "",
        "mute": [],
    }  # type: ignore[type-arg]
    return seen


def until(page: Page, script: str, value: object = None, seconds: float = PATIENCE) -> None:
    """Waits until a script says true; Playwright's own way needs eval, forbidden here."""
    end = time.monotonic() + seconds
    while not page.evaluate(script, value):
        assert time.monotonic() < end, f"not true after {seconds} s: {script}"
        page.wait_for_timeout(50)


def play_now(page: Page, address: str, game: str) -> None:
    """From the home page to the table, one click."""
    page.goto(address)
    page.locator(f'[data-game="{game}"] .btn.primary').click()
    page.wait_for_selector("main.table[data-ply]")


HURRY = """
([table, most]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  let n = 0;
  window.hurried = false;
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', since: 0 }));
  socket.onclose = () => { window.hurried = true; };
  socket.onmessage = (e) => {
    const m = JSON.parse(e.data);
    // stale: the table has answered for us meanwhile, and the frame after that is on its way
    if (m.t === 'refused' && m.word !== 'stale') throw new Error(`${m.word}: ${m.message}`);
    if (m.t !== 'frame') return;
    if (m.ask === null || (n === most && m.options.length)) socket.close();
    else if (m.options.length) {
      const choice = m.options[(n * 7 + 3) % m.options.length];
      socket.send(JSON.stringify({ t: 'play', ply: m.ply, choice, id: `hurried ${n++}` }));
    }
  };
}
"""


def hurry(*pages: Page, decisions: int = 10_000, watched: bool = False) -> None:
    """Plays on over a bare socket of each page, for a test that is not about clicking.

    To draw every move takes long: unless that is watched, the pages leave the table meanwhile.
    """
    tables = {page: page.url.rpartition("/")[2] for page in pages}
    for page in pages if not watched else ():
        page.goto(page.url.replace(f"/table/{tables[page]}", "/credits"))
    for page, table in tables.items():
        page.evaluate(HURRY, [table, decisions])
    for page, table in tables.items():
        until(page, "() => window.hurried", seconds=2 * PATIENCE)
        if not watched:
            page.goto(page.url.replace("/credits", f"/table/{table}"))
        page.wait_for_selector('main.table:is([data-turn="over"], [data-turn="mine"])')


def click_once(page: Page, seen: dict, rng: random.Random, touch: bool) -> None:  # type: ignore[type-arg]
    """One click on something offered."""
    for kind in ("confirm", "popover"):
        first = [s for s in seen["spots"] if s["kind"] == kind]
        if first:
            break
    else:
        first = seen["spots"]
    spot = rng.choice(first)
    if touch:
        page.touchscreen.tap(spot["x"], spot["y"])
    else:
        page.mouse.click(spot["x"], spot["y"])


def play_on(
    pages: list[Page],
    rng: random.Random,
    decisions: int = 10_000,
    seconds: float = 400,
    touch: bool = False,
) -> int:
    """Clicks for everybody until it is over or enough was decided; how many clicks it took."""
    end = time.monotonic() + seconds
    clicks = 0
    idle = time.monotonic()
    start = shown = [look(page)["ply"] for page in pages]
    while time.monotonic() < end:
        states = [look(page) for page in pages]
        mute = {id for state in states for id in state["mute"]}
        assert not mute, f"these can be clicked and nothing says what they do: {sorted(mute)}"
        if all(state["turn"] == "over" for state in states):
            return clicks
        made = sum(s["ply"] - first for s, first in zip(states, start, strict=True))
        if made >= decisions and any(state["turn"] == "mine" for state in states):
            return clicks  # nothing is under way: the game waits for one of us
        moved = False
        for page, state in zip(pages, states, strict=True):
            if state["turn"] == "mine" and state["spots"]:
                before = page.evaluate(CHANGE, [None, 0])
                click_once(page, state, rng, touch)
                clicks += 1
                moved = True
                page.evaluate(CHANGE, [before, 100])
        plies = [state["ply"] for state in states]
        if moved or plies != shown:  # at the usual pace the others may play for a while
            idle, shown = time.monotonic(), plies
        else:
            if time.monotonic() - idle > PATIENCE:
                raise Stuck(f"nobody can go on: {states}")
            pages[0].evaluate(CHANGE, [None, 50])
    raise Stuck(f"not over after {seconds} s and {clicks} clicks: {[look(p) for p in pages]}")
