"""What help bubbles say: short, whole, for people. That nothing lacks help is seen in a browser."""

from __future__ import annotations

import re

import pytest

from archipel import games
from archipel.text import LANGUAGES, Speaker

from .test_coverage import messages

SENTENCES = 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_help_is_short_and_whole(name: str, lang: str) -> None:
    speaker = Speaker(lang, name)
    values = {"points": 2, "count": 2, "most": 5, "less": 3, "room": 7, "background": "x"}
    for id in messages(lang, name):
        if id.startswith("help-"):
            said = speaker.say(id, **values)
            assert re.search(r"[.!)…]$", said), f"{id} ends in the middle: {said}"
            sentences = re.split(r"(?<=[.!?])\s+(?=\w)", said)
            assert len(sentences) <= SENTENCES, f"{id} is long: {said}"
            assert not re.search(r"[a-z]_[a-z]|`|\bR\d", said), f"{id} is not for people: {said}"
