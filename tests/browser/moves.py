"""Measures what one move costs the page: the same game, the same decisions, in one or more builds.

A game with two computer players is played once, and what its socket hears is kept. Then each build
of the client is given the same messages and makes the same choices, several times and in turn, so
that a busy machine is busy for all of them. Only the time of the main thread's own processor is
counted, from the click until everything stands still again.

    python -m tests.browser.moves --client before=FOLDER now=archipel/server/web

`--played FOLDER` keeps the games, for another run with the same ones.
"""

from __future__ import annotations

import argparse
import json
import mimetypes
import os
import random
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, Route, sync_playwright

from archipel import games
from tests.browser.conftest import FLAGS, Server, fresh_server
from tests.browser.hands import look
from tests.browser.screens import Meter, opened, seated

BUILT = Path("archipel/server/web")
MINE = 'main.table[data-turn="mine"]'
STATE = """
() => {
  const main = document.querySelector('main.table');
  const open = document.querySelectorAll('.tag, .popover, .which, [data-confirm]').length;
  return [Number(main?.dataset.ply ?? -1), main?.dataset.turn ?? '', open];
}
"""
WAIT = """
([wanted, before]) => new Promise((done) => {
  const state = STATE;
  const end = performance.now() + 20000;
  const look = () => {
    const now = JSON.stringify(state());
    if (wanted ? now === wanted : now !== before) return done(null);
    if (performance.now() > end) return done(now);
    setTimeout(look, 40);
  };
  look();
})
""".replace("STATE", STATE.strip())
"""Until the table stands so, or no longer as before: asked in the page, which costs little."""
REST = """
() => new Promise((done) => {
  const end = performance.now() + 5000;
  // what moves for ever is never at rest
  const moves = (a) => a.playState === 'running' && a.effect.getTiming().iterations !== Infinity;
  const look = () => {
    const rests = !document.getAnimations().some(moves);
    if (rests || performance.now() > end) done();
    else setTimeout(look, 50);
  };
  setTimeout(look, 450);
})
"""

LISTEN = """
const Real = window.WebSocket;
window.heard = [];
window.WebSocket = class extends Real {
  constructor(address) {
    super(address);
    this.addEventListener('message', (e) => window.heard.push(e.data));
  }
};
"""
SPEAK = """
const parts = PARTS;
window.played = 0;
class Told {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSING = 2;
  static CLOSED = 3;
  readyState = 0;
  constructor() {
    window.goOn = () => this.tell(parts[++window.played] ?? []);
    setTimeout(() => { this.readyState = 1; this.onopen?.(new Event('open')); });
  }
  send(text) {
    const said = JSON.parse(text);
    if (said.t === 'hello' && window.played === 0) this.tell(parts[0]);
    if (said.t === 'play') this.tell(parts[++window.played] ?? [], said.id);
  }
  tell(messages, id) {
    messages.forEach((data, n) => {
      const saved = data.includes('"t":"saved"');
      const told = saved ? JSON.stringify({ ...JSON.parse(data), id }) : data;
      setTimeout(() => this.onmessage?.({ data: told }), 10 * (n + 1));
    });
  }
  close() {}
}
window.WebSocket = Told;
"""


class Click(msgspec.Struct):
    """One click on something offered, by its name; how the table stood after it."""

    kind: str
    what: str
    after: list[Any]


class Played(msgspec.Struct):
    """A game as it was played: its table, what the socket said, the clicks of each choice."""

    table: str
    answer: str  # what the server says of the table
    told: list[list[str]]
    clicks: list[list[Click]]


def wait_for(page: Page, wanted: list[Any] | None, before: list[Any] | None = None) -> None:
    told = [
        None if one is None else json.dumps(one, separators=(",", ":")) for one in (wanted, before)
    ]
    now = page.evaluate(WAIT, told)
    assert now is None, f"{now} is not {wanted}"


def at_rest(page: Page) -> None:
    page.evaluate(REST)


def recorded(browser: Browser, server: Server, game: str, screen: str, decisions: int) -> Played:
    """Plays a game and keeps it."""
    page = opened(browser, server, screen)
    page.add_init_script(LISTEN)
    table = seated(page, server, game)
    page.goto(f"{server.address}/table/{table}")
    rng = random.Random(f"moves {game}")
    told: list[list[str]] = []
    clicks: list[list[Click]] = []
    heard = 0

    def keep() -> None:
        nonlocal heard
        every = page.evaluate("window.heard")
        told.append(every[heard:])
        heard = len(every)

    page.wait_for_selector(MINE)
    at_rest(page)
    keep()
    answer = page.request.get(f"{server.address}/api/tables/{table}").text()
    for _ in range(decisions):
        made: list[Click] = []
        ply = page.evaluate(STATE)[0]
        end = time.monotonic() + 30
        while page.evaluate(STATE)[0] == ply:
            assert time.monotonic() < end, f"no choice could be made: {look(page)}"
            spots = look(page)["spots"]
            first = [s for s in spots if s["kind"] in ("confirm", "popover")] or spots
            if not first:
                page.wait_for_timeout(50)
                continue
            spot = rng.choice(first)
            before = page.evaluate(STATE)
            page.mouse.click(spot["x"], spot["y"])
            page.wait_for_timeout(300)
            if page.evaluate(STATE) != before:
                made.append(Click(spot["kind"], spot["what"], []))
        while page.evaluate(STATE)[1] == "other":
            page.wait_for_timeout(50)
        at_rest(page)
        made[-1].after = page.evaluate(STATE)
        clicks.append(made)
        keep()
        if made[-1].after[1] == "over":
            break
    page.context.close()
    return Played(table, answer, told, clicks)


def served(folder: Path, route: Route) -> None:
    """A file of a build, or its index for the page of a table."""
    path = route.request.url.split("?")[0].split("/", 3)[3]
    file = folder / (path if not path.startswith("table/") else "index.html")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    route.fulfill(status=200, content_type=kind, body=file.read_bytes())


def replayed(
    browser: Browser, server: Server, played: Played, screen: str, folder: Path
) -> list[float]:
    """Milliseconds of the main thread for each choice of a game, in this build."""
    page = opened(browser, server, screen)
    page.add_init_script(SPEAK.replace("PARTS", json.dumps(played.told)))
    for pattern in ("**/assets/**", "**/table/*", "**/textures/**"):
        page.route(pattern, lambda route: served(folder, route))
    kind = "application/json"
    page.route("**/api/tables/*", lambda r: r.fulfill(body=played.answer, content_type=kind))
    meter = Meter(browser, page)
    page.goto(f"{server.address}/table/{played.table}")
    page.wait_for_selector(MINE)
    at_rest(page)
    spent: list[float] = []
    for clicks in played.clicks:
        work = 0.0
        for n, click in enumerate(clicks):
            spots = [s for s in look(page)["spots"] if s["what"] == click.what]
            spots.sort(key=lambda s: s["kind"] != click.kind)
            page.wait_for_timeout(100)
            before = page.evaluate(STATE)
            start = meter.thread()
            if spots:
                page.mouse.click(spots[0]["x"], spots[0]["y"])
            elif n == len(clicks) - 1:
                page.evaluate("window.goOn()")  # this build asks for it in another way
            else:
                continue
            if n == len(clicks) - 1:
                wait_for(page, click.after)
            else:
                wait_for(page, None, before)
            at_rest(page)
            work += meter.thread() - start
        spent.append(work * 1000)
    page.context.close()
    return spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=games.names())
    parser.add_argument("--screen", default="1440x900")
    parser.add_argument("--decisions", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--client", nargs="*", default=[f"now={BUILT}"])
    parser.add_argument("--played", type=Path, help="a folder where the games are kept")
    asked = parser.parse_args()
    clients = {name: Path(folder) for name, folder in (c.split("=", 1) for c in asked.client)}
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = fresh_server(Path(folder))
        try:
            for game in asked.games:
                kept = asked.played and asked.played / f"{game}.json"
                if kept and kept.is_file():
                    played = msgspec.json.decode(kept.read_bytes(), type=Played)
                else:
                    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                    played = recorded(browser, server, game, asked.screen, asked.decisions)
                    browser.close()
                    if kept:
                        kept.write_bytes(msgspec.json.encode(played))
                rounds: dict[str, list[list[float]]] = {name: [] for name in clients}
                for _ in range(asked.rounds):
                    for name, build in clients.items():
                        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                        rounds[name].append(replayed(browser, server, played, asked.screen, build))
                        browser.close()
                for name, runs in rounds.items():
                    least = [min(one) for one in zip(*runs, strict=True)]
                    print(
                        f"{game} {name}: mean {statistics.mean(least):.0f} ms, "
                        f"median {statistics.median(least):.0f} ms per move; "
                        f"runs {[round(statistics.mean(run)) for run in runs]}",
                        flush=True,
                    )
        finally:
            server.kill()


if __name__ == "__main__":
    main()
