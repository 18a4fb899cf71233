"""Every address of the OpenAPI document, by schemathesis: does it do what the document says?"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from pathlib import Path

from tests.server.attack.people import finished
from tests.server.attack.scene import RAISED, Scene, attack

EXCEPT = "positive_data_acceptance,ensure_resource_availability"
"""The two checks we leave out. What fits the schema may still be refused with 400: a table has as
many seats as its game wants, and a name has letters; no schema says so. And a table that was just
opened may be gone again without a DELETE: when its last person leaves."""

FAILURES = re.compile(r"^_{3,} (.+?) _{3,}\n(.*?)(?=^_{3,} |^={3,} )", re.M | re.S)


@attack(limits=RAISED, share=4)
async def documented(scene: Scene) -> None:
    """All kinds of requests that the document allows, and many that it does not; all checks on."""
    people = await scene.people(2)
    tables = [await scene.open_table(people), await finished(scene, people)]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    for person in people:
        wish = {"game": "dokmus", "seats": seats, "public": True}
        tables.append((await scene.json("POST", "/api/tables", wish, person))["id"])
    folder = scene.server.data.parent
    answers = folder / "answers.json"
    seconds = max(4, int(scene.seconds))
    scene.begin()
    report = await _schemathesis(
        scene,
        folder,
        {
            "SCHEMATHESIS_HOOKS": "tests.server.attack._hooks",
            "ATTACK_TABLES": json.dumps(tables),
            "ATTACK_ANSWERS": str(answers),
        },
        *("run", f"http://127.0.0.1:{scene.port}/schema"),
        *("--checks", "all", "--exclude-checks", EXCEPT),
        *("--max-time", str(seconds), "--seed", str(scene.luck.randrange(1 << 30))),
        *("--generation-database", "none", "--no-color", "--warnings", "off", "--no-shrink"),
        *("--header", f"Cookie: {people[0].cookie}"),
        *("--header", f"X-CSRF-Token: {people[0].cookies['csrf']}"),
    )
    _count(scene, answers, report)


async def _schemathesis(scene: Scene, folder: Path, more: dict[str, str], *words: str) -> str:
    """Run it in a process of its own; what it has to say."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "schemathesis.cli", *words),
        cwd=folder,  # it leaves files behind
        env=os.environ | more,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        out, _ = await asyncio.wait_for(process.communicate(), scene.seconds + 100)
    except TimeoutError:
        process.kill()
        await process.wait()
        scene.fault("dead", "schemathesis found no end")
        return ""
    report = out.decode(errors="replace")
    if process.returncode not in (0, 1):
        scene.fault("protocol", f"schemathesis could not run: {report[-500:]}")
    elif process.returncode and not FAILURES.search(report):
        scene.fault("protocol", f"schemathesis is not content: {report[-500:]}")
    return report


def _count(scene: Scene, answers: Path, report: str) -> None:
    found = json.loads(answers.read_text()) if answers.exists() else {}
    for status, count in found.items():
        scene.tally.sent += count
        scene.tally.heard += count
        scene.tally.answers[int(status) // 100] += count
        for _ in range(count if int(status) >= 500 else 0):
            scene.fault("5xx", f"{status}, see below")
    for address, text in FAILURES.findall(report):
        for failure in re.split(r"^- (?=ST)", text, flags=re.M)[1:]:
            scene.fault("protocol", f"{address}: {' '.join(failure.split())[:200]}")
