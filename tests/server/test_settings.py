"""The table of settings in the docs is what the code says.

    python -m tests.server.test_settings

writes it anew, after a change of ``archipel/server/settings.py``.
"""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from archipel.server import settings
from archipel.server.refusals import CannotStart
from archipel.server.settings import DEFAULTS, Settings

PAGE = Path(__file__).parent.parent.parent / "docs" / "settings.md"
OTHERS = {
    "proxies": "10.0.0.0/8",
    "log_level": "error",
    "accounts": "invitation",
    "smtp_tls": "none",
    "hosts": "marlin-4821",
    "notice_hosts": "ntfy.lan",
}
"""Other values than those of the code, where not anything will do."""
FIELD = re.compile(r"    (\w+): .* = .*?  # (.*)")
GROUP = re.compile(r"    # (.*)")

HEAD = """# What a host can set

Each of these is read from the environment, in capital letters with `ARCHIPEL_` before it:
`ARCHIPEL_TALK_RATE=2` lets guests talk twice as fast. Nothing needs to be set. The command
`archipel serve --help` tells which can be said on the command line as well. A value that makes no
sense ends the start with one sentence.

This page is made from `archipel/server/settings.py` by `python -m tests.server.test_settings`.
"""


def told() -> list[tuple[str, str, str]]:
    """(group, field, what it is) of every setting, in the order of the code."""
    group, found = "", []
    for row in inspect.getsource(Settings).splitlines():
        if match := GROUP.fullmatch(row):
            group = match[1]
        elif match := FIELD.fullmatch(row):
            found.append((group, match[1], match[2]))
    return found


def shown(value: object) -> str:
    """A value as somebody would write it into the environment."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float):
        return f"{value:g}"
    return str(value) if value not in (None, []) else ""


def page() -> str:
    rows, last = [HEAD], ""
    for group, field, text in told():
        if group != last:
            title = group[0].upper() + group[1:]
            rows.append(f"\n## {title}\n\n| setting | if not said | what it is |\n|---|---|---|\n")
            last = group
        value = shown(getattr(DEFAULTS, field))
        rows.append(f"| `{field}` | {f'`{value}`' if value else ''} | {text} |\n")
    return "".join(rows)


def test_the_page_tells_what_the_code_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_setting_is_explained() -> None:
    assert [field for _, field, _ in told()] == list(Settings.__struct_fields__)


@pytest.mark.parametrize("field", Settings.__struct_fields__)
def test_every_setting_can_be_set(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    value = getattr(DEFAULTS, field)
    if isinstance(value, bool):
        said = str(not value).lower()
    elif isinstance(value, int | float):
        said = "7"
    else:
        said = OTHERS.get(field, "elsewhere")
        said = "10.0.0.0/8" if field in settings.NETWORKS else said
    monkeypatch.setenv(f"ARCHIPEL_{field.upper()}", said)
    assert getattr(settings.read(), field) != value
    if isinstance(value, int | float) and not isinstance(value, bool):
        monkeypatch.setenv(f"ARCHIPEL_{field.upper()}", "-1")
        with pytest.raises(CannotStart):
            settings.read()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
