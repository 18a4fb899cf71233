"""Measures every table on every kind of screen: `make screens` writes docs/screens.md.

What is measured, in a real Chromium with fingers where such a screen has fingers:

- *targets*: the drawn size of what can be chosen now (its shorter side, in px)
- *text*: the smallest writing on the board and on the mat that is in sight, in px as it is rendered
- *board*: the stage's share of the window and of its height, and how much the drawing fills of the
  stage's shorter side
- *idle*: CPU of all of Chromium's processes while it is my turn and nobody moves, and the part of
  the page's main thread in it
- *shift*: all that moved by itself since the page was opened; Cumulative Layout Shift is the worst
  five seconds of it
- *bytes*: fetched when a table is opened for the first time and again
- *move*: work of the main thread for one of my choices, with the answers of two computer players;
  where that time goes is told by Chromium's trace of one more choice
- *slow*: seconds until the first choice can be made, if only in words, and until the board is
  drawn, on a phone with an empty cache and a slow line
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from archipel import games
from archipel.cli.loopback import Person
from tests.browser.conftest import ARTEFACTS, FLAGS, ROOT, Server, fresh_server
from tests.browser.hands import click_once, look, until

FOLDER = ROOT / "docs" / "screens"
SCREENS: dict[str, tuple[int, int, float, bool]] = {
    "1440x900": (1440, 900, 1, False),
    "1366x768": (1366, 768, 1, False),
    "1024x768": (1024, 768, 1, False),
    "820x1180": (820, 1180, 2, True),
    "390x844": (390, 844, 3, True),
    "360x740": (360, 740, 3, True),
    "844x390": (844, 390, 3, True),
    "200 %": (720, 450, 2, False),
}
"""By name: width, height, pixels of the device for one of the page, and whether fingers are used.
A page of 1440x900 at 200 % is one of 720x450."""

SETTINGS = (
    '{"pace":"none","motion":"full","sound":false,"confirm":"never","grace":"off",'
    '"companion":false}'
)
SHIFTS = """
window.shifted = 0;
window.shifts = [];
window.burst = 0;
let burst = { since: 0, last: 0, sum: 0 };
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    window.shifted += entry.value;
    const { startTime: at } = entry;
    if (at - burst.last > 1000 || at - burst.since > 5000) burst = { since: at, last: at, sum: 0 };
    burst.last = at;
    burst.sum += entry.value;
    window.burst = Math.max(window.burst, burst.sum);
    const moved = entry.sources.map(({ node, previousRect: a, currentRect: b }) => {
      const el = node?.nodeType === 1 ? node : node?.parentElement;
      const box = (r) => `${r.x},${r.y} ${r.width}x${r.height}`;
      return `${el?.localName}.${el?.getAttribute('class')} ${box(a)} -> ${box(b)}`;
    });
    window.shifts.push(`${entry.value.toFixed(4)} ${moved.join('; ')}`);
  }
}).observe({ type: 'layout-shift', buffered: true });
"""
AT_REST = """
() => !document.getAnimations().some(
  (a) => a.playState === 'running' && a.effect.getTiming().iterations !== Infinity)
"""
SIZES = """
() => {
  const stage = document.querySelector('.stage-box');
  const mat = document.querySelector('.mat-box > .mat, main > .mat');
  const inSight = (r, box) => r.width > 0 && r.height > 0 && r.right > Math.max(0, box.left) &&
    r.left < Math.min(innerWidth, box.right) && r.bottom > Math.max(0, box.top) &&
    r.top < Math.min(innerHeight, box.bottom);
  const shown = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const writing = (root) => {
    const found = [];
    if (!root) return found;
    const box = root.getBoundingClientRect();
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const el = node.parentElement, words = node.textContent.trim();
      if (!words || el.closest('.visually-hidden, .words, title, defs')) continue;
      if (!shown(el)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const r = (el instanceof SVGElement ? el : range).getBoundingClientRect();
      if (!inSight(r, box)) continue;
      let size = parseFloat(getComputedStyle(el).fontSize);
      if (el instanceof SVGGraphicsElement) {
        const m = el.getScreenCTM();
        size *= Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
      }
      found.push([Math.round(size * 10) / 10, words.slice(0, 24)]);
    }
    return found.sort((a, b) => a[0] - b[0]);
  };
  const side = (el) => {
    const r = el.getBoundingClientRect();
    return [Math.round(Math.min(r.width, r.height)), el.dataset.id ?? el.textContent.trim()];
  };
  const chosen = [...document.querySelectorAll('[data-next], [data-chip], .popover [data-choice]')]
    .filter(el => el.getBoundingClientRect().width > 0).map(side);
  const s = stage.getBoundingClientRect();
  const drawn = stage.querySelector('svg[role=group] .fit')?.getBoundingClientRect();
  const fills = drawn
    ? Math.max(Math.min(1, drawn.width / s.width), Math.min(1, drawn.height / s.height)) : 0;
  const over = 'main > .question, main > .mat, .mat-box > *, main > .aside .players';
  const covers = [...document.querySelectorAll(over)].map(el => el.getBoundingClientRect());
  let free = s.height;
  for (const c of covers) {
    const overlap = Math.min(s.bottom, c.bottom) - Math.max(s.top, c.top);
    const across = Math.min(s.right, c.right) - Math.max(s.left, c.left);
    if (overlap > 0 && across > s.width * 0.5) free -= overlap;
  }
  return {
    targets: chosen.sort((a, b) => a[0] - b[0]),
    board: writing(stage), mat: writing(mat),
    share: s.width * s.height / innerWidth / innerHeight, high: s.height / innerHeight,
    free: free / innerHeight, fills,
  };
}
"""


class Meter:
    """One page and what Chromium tells of it."""

    def __init__(self, browser: Browser, page: Page) -> None:
        self.window = page
        self.all: CDPSession = browser.new_browser_cdp_session()
        self.page: CDPSession = page.context.new_cdp_session(page)
        self.page.send("Performance.enable", {"timeDomain": "threadTicks"})  # whatever else runs
        self.page.send("Network.enable")
        self.bytes = 0
        self.page.on("Network.loadingFinished", self._count)

    def _count(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def thread(self) -> float:
        """Seconds of work on the main thread so far."""
        for metric in self.page.send("Performance.getMetrics")["metrics"]:
            if metric["name"] == "TaskDuration":
                return float(metric["value"])
        raise AssertionError("Chromium tells no TaskDuration")

    def parts(self, decide: Callable[[], object]) -> dict[str, float]:
        """Milliseconds of the main thread while something is decided, by part, from a trace."""
        events: list[dict[str, Any]] = []
        done: list[object] = []
        self.page.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
        self.page.on("Tracing.tracingComplete", lambda told: done.append(told))
        self.page.send("Tracing.start", {"categories": "devtools.timeline,blink.user_timing"})
        decide()
        self.page.send("Tracing.end")
        end = time.monotonic() + 20
        while not done and time.monotonic() < end:
            self.window.wait_for_timeout(50)
        return by_part(events)

    def cpu(self) -> float:
        """Seconds of CPU in all processes so far."""
        told = self.all.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(float(one["cpuTime"]) for one in told)


PARTS = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "TimerFire": "script",
    "EventDispatch": "script",
    "FireAnimationFrame": "script",
    "RunMicrotasks": "script",
    "MinorGC": "script",
    "MajorGC": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
    "HitTest": "layout",
}
"""What Chromium's trace calls the work of the main thread, and what we call it."""


def by_part(events: list[dict[str, Any]]) -> dict[str, float]:
    """Milliseconds by part, from a trace; what runs inside another is not counted twice."""
    main = {
        (e["pid"], e["tid"])
        for e in events
        if e["name"] == "Commit" or e["name"] == "UpdateLayoutTree"
    }
    sums = dict.fromkeys(["script", "style", "layout", "paint"], 0.0)
    open_until: list[tuple[float, str]] = []  # what surrounds the event looked at
    known = [e for e in events if e["name"] in PARTS and e.get("ph") == "X"]
    for event in sorted(known, key=lambda e: (e["pid"], e["tid"], e["ts"], -e.get("dur", 0))):
        if (event["pid"], event["tid"]) not in main:
            continue
        start, length = event["ts"], event.get("dur", 0)
        work = event.get("tdur", length) / 1000
        while open_until and open_until[-1][0] <= start:
            open_until.pop()
        part = PARTS[event["name"]]
        sums[part] += work
        if open_until:
            sums[open_until[-1][1]] -= work
        open_until.append((start + length, part))
    return sums


SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""Slow 3G: 400 kbit/s and 400 ms for every way there and back."""


SLOW_ON = "390x844"
"""The screen on which the slow line is measured."""
FIRST = """
window.first = {};
new MutationObserver((_, watch) => {
  const there = (what) => document.querySelector(`main.table[data-turn="mine"] ${what}`);
  const note = (name) => {
    if (name in window.first) return;
    window.first[name] = 0; // until it is painted
    requestAnimationFrame(() => setTimeout(() => (window.first[name] = performance.now())));
  };
  if (there(':is([data-next], [data-chip])')) note('choice');
  if (there('.stage .fit [data-id]')) note('board');
  if ('board' in window.first && 'choice' in window.first) watch.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def on_a_slow_line(browser: Browser, server: Server, game: str) -> tuple[float, float]:
    """Seconds on a phone that was never here: until the first choice can be made, if only in words,
    and until the board is drawn."""
    page = opened(browser, server, SLOW_ON)
    page.add_init_script(FIRST)
    table = seated(page, server, game)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    page.goto(f"{server.address}/table/{table}", wait_until="commit")
    until(page, "() => !!(window.first.choice && window.first.board)", seconds=60)
    first = page.evaluate("window.first")
    page.context.close()
    return first["choice"] / 1000, first["board"] / 1000


def opened(browser: Browser, server: Server, screen: str) -> Page:
    """A page of its own on such a screen."""
    width, height, dots, touch = SCREENS[screen]
    context: BrowserContext = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=dots,
        locale="en-GB",
        has_touch=touch,
        is_mobile=touch,
    )
    context.set_default_timeout(20_000)
    context.add_init_script(f"localStorage.setItem('archipel', '{SETTINGS}')")
    context.add_init_script(SHIFTS)
    return context.new_page()


def seated(page: Page, server: Server, game: str) -> str:
    """A table with two computer players; the page has the seat."""
    person = Person(server.port, "Ann")
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    wish = {"game": game, "seats": [{"kind": "me"}, *bots], "shuffle": False}
    table: str = person.post("/api/tables", wish)["id"]
    cookies = person.cookies.items()
    page.context.add_cookies([{"name": k, "value": v, "url": server.address} for k, v in cookies])
    return table


def measured(
    browser: Browser, server: Server, game: str, screen: str, seconds: float, decisions: int
) -> dict[str, Any]:
    touch = SCREENS[screen][3]
    page = opened(browser, server, screen)
    table = seated(page, server, game)
    meter = Meter(browser, page)
    meter.page.send("Network.clearBrowserCache")
    mine = 'main.table[data-turn="mine"]'
    loads = []
    for _ in range(2):
        meter.bytes = 0
        page.goto(f"{server.address}/table/{table}")
        page.wait_for_selector(mine)
        page.wait_for_timeout(700)
        loads.append(meter.bytes)
    seen: list[dict[str, Any]] = []
    moves: list[float] = []
    rng = random.Random(game)
    idle = main = 0.0
    for n in range(decisions):
        page.wait_for_selector(mine)
        page.wait_for_timeout(700)
        until(page, AT_REST)  # a busy machine needs longer until the board has arrived
        seen.append(page.evaluate(SIZES))
        if n == decisions // 2:
            page.screenshot(path=str(ARTEFACTS / f"screen-{game}-{screen.replace(' %', '')}.png"))
            page.wait_for_timeout(5000)  # what was just shown may glow for a while
            before = time.monotonic(), meter.cpu(), meter.thread()
            page.wait_for_timeout(seconds * 1000)
            after = time.monotonic(), meter.cpu(), meter.thread()
            idle, main = ((after[i] - before[i]) / (after[0] - before[0]) for i in (1, 2))
        work = meter.thread()
        if not decide(page, rng, touch):
            break
        moves.append((meter.thread() - work) * 1000)
    shift = page.evaluate("window.shifted")
    for one in page.evaluate("window.shifts"):
        print(f"  moved by itself: {one}", file=sys.stderr)
    parts = meter.parts(lambda: decide(page, rng, touch))
    page.context.close()
    targets = [size for one in seen for size, _ in one["targets"]]
    board = [text for one in seen for text in one["board"]]
    mat = [text for one in seen for text in one["mat"]]
    smallest = min((tuple(text) for text in board), default=(0, ""))
    return {
        "target_least": min(targets, default=0),
        "target_median": statistics.median(targets) if targets else 0,
        "target_under_44": share(targets, 44),
        "text_least": smallest[0],
        "text_which": smallest[1],
        "text_under_9": share([size for size, _ in board], 9),
        "mat_text_least": min((text[0] for text in mat), default=0),
        "board_share": statistics.mean(one["share"] for one in seen),
        "board_height": min(one["high"] for one in seen),
        "board_free": min(one["free"] for one in seen),
        "board_fills": statistics.mean(one["fills"] for one in seen),
        "idle_cpu": idle,
        "idle_main": main,
        "shift": shift,
        "bytes_first": loads[0],
        "bytes_again": loads[1],
        "move_ms": statistics.median(moves) if moves else 0,
        "move_parts": parts,
    }


def share(sizes: list[float], limit: float) -> float:
    return sum(size < limit for size in sizes) / len(sizes) if sizes else 0.0


def decide(page: Page, rng: random.Random, touch: bool) -> bool:
    """Clicks until the choice is made and it is our turn again; False if the game is over."""
    ply = page.evaluate("document.querySelector('main.table').dataset.ply")
    end = time.monotonic() + 30
    while time.monotonic() < end:
        state = look(page)
        if state["turn"] == "over":
            return False
        if str(state["ply"]) != ply and state["turn"] == "mine":
            page.wait_for_timeout(400)  # what is still in the air
            return True
        if str(state["ply"]) == ply and state["spots"]:
            click_once(page, state, rng, touch)
        page.wait_for_timeout(60)
    raise AssertionError(f"no choice could be made: {look(page)}")


COLUMNS = {
    "targets (least / median / under 44 px)": lambda m: (
        f"{m['target_least']} / {m['target_median']:.0f} / {m['target_under_44']:.0%}"
    ),
    "text on board (least / under 9 px)": lambda m: (
        f"{m['text_least']:.1f} / {m['text_under_9']:.0%}"
    ),
    "on mat": lambda m: f"{m['mat_text_least']:.1f}",
    "board (window / height / free height)": lambda m: (
        f"{m['board_share']:.0%} / {m['board_height']:.0%} / {m['board_free']:.0%}"
    ),
    "idle CPU (page)": lambda m: f"{m['idle_cpu']:.1%} ({m['idle_main']:.1%})",
    "shift": lambda m: f"{m['shift']:.3f}",
    "kB first / again": lambda m: f"{m['bytes_first'] / 1000:.0f} / {m['bytes_again'] / 1000:.0f}",
    "ms per move": lambda m: f"{m['move_ms']:.0f}",
    "slow line (choice / board)": lambda m: (
        f"{m['slow_choice']:.1f} / {m['slow_board']:.1f} s" if "slow_choice" in m else ""
    ),
}


def written(found: dict[str, dict[str, dict[str, Any]]], before: dict[str, Any] | None) -> str:
    """A table for each game; in each field the figures before, where known, then those now."""
    lines = []
    for game, screens in found.items():
        lines += [f"### {game}", "", f"| screen | {' | '.join(COLUMNS)} |"]
        lines += ["|---" * (len(COLUMNS) + 1) + "|"]
        for screen, now in screens.items():
            old = (before or {}).get(game, {}).get(screen)
            fields = [
                f"{c(old)} → {c(now)}" if old and c(old) else c(now) for c in COLUMNS.values()
            ]
            lines.append(f"| {screen} | {' | '.join(fields)} |")
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=games.names())
    parser.add_argument("--screens", nargs="*", default=list(SCREENS))
    parser.add_argument(
        "--seconds", type=float, default=4, help="how long to look at an idle table"
    )
    parser.add_argument(
        "--decisions", type=int, default=6, help="how many of my choices to look at"
    )
    parser.add_argument("--out", type=Path, help="a JSON file for the figures")
    parser.add_argument("--before", type=Path, help="figures to compare with")
    parser.add_argument("--page", type=Path, help="a Markdown file for the tables")
    asked = parser.parse_args()
    ARTEFACTS.mkdir(exist_ok=True)
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    found: dict[str, dict[str, dict[str, Any]]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = fresh_server(Path(folder))
        try:
            for game in asked.games:
                for screen in asked.screens:
                    # a browser of its own: its processes are counted whole
                    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                    one = measured(browser, server, game, screen, asked.seconds, asked.decisions)
                    if screen == SLOW_ON:
                        lines = [on_a_slow_line(browser, server, game) for _ in range(3)]
                        one["slow_choice"], one["slow_board"] = map(statistics.median, zip(*lines))
                    browser.close()
                    found.setdefault(game, {})[screen] = one
                    fields = " | ".join(column(one) for column in COLUMNS.values())
                    print(f"{game} {screen}: {fields} [{one['text_which']}]", file=sys.stderr)
                    if asked.out:
                        asked.out.write_text(json.dumps(found, indent=1) + "\n")
        finally:
            server.kill()
    before = json.loads(asked.before.read_text()) if asked.before else None
    if asked.page:
        head = (FOLDER / "head.md").read_text()
        asked.page.write_text(f"{head}\n{written(found, before)}")
    else:
        print(written(found, before))


if __name__ == "__main__":
    main()
