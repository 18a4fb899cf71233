"""A player who cannot see: knows roles and names from the accessibility tree, and nothing else."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Locator, Page

from tests.browser.conftest import PATIENCE

RAW = re.compile(r"\b[a-z]+_[a-z0-9_]+\b|\b(own|has|held|count|gap)-\w+|undefined|NaN")
"""What no text for people contains: ids of the engine."""


class Ears:
    """Plays a table by ear: reads what is said, presses what is offered by its name."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page = page
        self.rng = rng
        self.heard: list[str] = []

    @property
    def words(self) -> Locator:
        return self.page.get_by_role("region", name="The board in words")

    @property
    def choices(self) -> Locator:
        return self.words.get_by_role("group", name="What you can do").get_by_role("button")

    def open(self) -> None:
        """The board in words, by its button."""
        self.page.get_by_role("button", name="The board in words", exact=True).click()
        self.words.wait_for()

    def over(self) -> bool:
        return (
            self.page.get_by_role("heading", name=re.compile(r"^(Final scoring|.* wins?)")).count()
            > 0
        )

    def decide(self) -> str | None:
        """Presses one of the choices offered; what it was called. None: nothing is offered now."""
        sure = self.page.get_by_role("button", name="Do it", exact=True)
        if sure.count():
            sure.click()
            return "Do it"
        offered = self.choices.all()
        if not offered:
            return None
        tree = self.words.get_by_role("group", name="What you can do").aria_snapshot()
        names = re.findall(r'button "((?:[^"\\]|\\.)*)"', tree)
        if not names:
            return None
        name = re.sub(r"\\(.)", r"\1", self.rng.choice(names).replace("''", "'"))
        assert not RAW.search(name), f"this is no name for people: {name}"
        button = self.words.get_by_role("button", name=name, exact=True).first
        try:
            button.click(timeout=2_000)
        except Exception:  # the question has changed meanwhile: it is asked anew
            if self.words.get_by_role("button", name=name, exact=True).count():
                raise
            return None
        self.heard.append(name)
        return name

    def play(self, decisions: int = 100_000, seconds: float = 900) -> int:
        """Plays until it is over or enough was decided; how many choices it took."""
        end = time.monotonic() + seconds
        made, idle = 0, time.monotonic()
        while made < decisions and not self.over():
            assert time.monotonic() < end, f"not over after {seconds} s and {made} choices"
            if self.decide():
                made += 1
                idle = time.monotonic()
            else:
                assert time.monotonic() - idle < PATIENCE, f"nothing is offered: {self.page.url}"
                self.page.wait_for_timeout(20)
        return made
