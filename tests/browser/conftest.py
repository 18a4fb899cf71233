"""A real server, a real Chromium. Nothing is replaced: what these tests click, a player clicks."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from archipel.cli.loopback import free_port

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts"
CLIENT = ROOT / "archipel" / "server" / "web" / "index.html"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BRISK = '{"pace":"none","motion":"less","sound":false,"confirm":"never","grace":"off"}'
PATIENCE = 60.0
"""Seconds until a test gives up: more than a machine with much else to do may take."""
expect.set_options(timeout=1000 * PATIENCE)
KNOWS_THE_GAME = {"companion": False}  # nobody explains the questions, unless a test asks for it

NewPage = Callable[..., Page]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "offline: the console may complain of a lost server")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: begun last, one of them would keep a single core busy at the end."""
    items.sort(key=lambda item: "test_whole_games" not in item.nodeid)


class Server:
    """``archipel serve`` in its own process; it can be killed and started again on its data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "archipel", "serve"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        log = (self.data.parent / "server.log").open("ab")
        env = {**os.environ, "ARCHIPEL_BOT_PAUSE": "0"}  # people need a pause to follow, we do not
        env |= {"ARCHIPEL_ADDRESS_RATE": "1e9", "ARCHIPEL_ADDRESS_BURST": "1e9"}  # all from here
        env |= {"ARCHIPEL_RATE": "1e9", "ARCHIPEL_BURST": "1e9"}  # we play without a pause
        env |= {"ARCHIPEL_REVIEW_SECONDS": "2", "ARCHIPEL_HINT_BURST": "1e9"}  # all by one person
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=env, stdout=log, stderr=log, start_new_session=True
        )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/api/shelf", timeout=PATIENCE):
                    return
            except (urllib.error.URLError, OSError):
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        pytest.fail(f"the server did not start:\n{(self.data.parent / 'server.log').read_text()}")

    def kill(self) -> None:
        """No goodbye: as a power cut would."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


def fresh_server(folder: Path) -> Server:
    if not CLIENT.is_file():
        pytest.fail("the browser client is not built: run `make client`")
    server = Server(folder / "data")
    server.start()
    return server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it alone."""
    made = fresh_server(tmp_path_factory.mktemp("server"))
    yield made
    made.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    made = fresh_server(tmp_path)
    yield made
    made.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if path is None:
        pytest.fail(
            "the browser tests need Debian's chromium (apt-get install chromium); "
            "CHROMIUM=/path names another one"
        )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


def _complaint(page: Page, message: ConsoleMessage) -> list[str]:
    """What the console objects to. That nobody knows an address is no fault of the page."""
    lost = message.location.get("url") == page.url and "404" in message.text
    return [message.text] if message.type == "error" and not lost else []


@pytest.fixture
def new_page(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Makes pages, each of another guest; any error on the console of one fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(
        size: tuple[int, int] = (1440, 900),
        theme: str = "light",
        locale: str = "en-GB",
        touch: bool = False,
        settings: str = BRISK,
        dots: float = 1,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,  # type: ignore[arg-type]
            locale=locale,
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=dots,
        )
        context.set_default_timeout(1000 * PATIENCE)
        kept = json.dumps({**KNOWS_THE_GAME, **json.loads(settings)})
        context.add_init_script(
            f"localStorage.getItem('archipel') || localStorage.setItem('archipel', '{kept}')"
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.extend(_complaint(page, message)))
        return page

    yield make
    for context in contexts:
        context.close()
    if request.node.get_closest_marker("offline") is None:
        assert not errors, f"errors on the console: {errors}"
