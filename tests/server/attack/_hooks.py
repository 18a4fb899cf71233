"""What schemathesis is told beside the document: tables that exist, and to count the answers.

Loaded by schemathesis itself (SCHEMATHESIS_HOOKS), in a process of its own; see documented.py.
"""

from __future__ import annotations

import atexit
import json
import os
from collections import Counter
from itertools import cycle
from pathlib import Path
from typing import Any

import schemathesis
from schemathesis import GenerationMode
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation.meta import TestPhase

_tables = cycle(json.loads(os.environ["ATTACK_TABLES"]))
_answers: Counter[str] = Counter()


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: dict[str, Any]) -> None:
    """An id that may be anything becomes that of a table: or all we hear is 404.

    Not where requests build on one another: there the id is that of the table just opened.
    """
    path = case.path_parameters or {}
    if "id" not in path or case.meta is None or case.meta.phase.name == TestPhase.STATEFUL:
        return
    made = case.meta.components.get(ParameterLocation.PATH)
    if made is not None and made.mode == GenerationMode.POSITIVE:
        case.path_parameters = {**path, "id": next(_tables)}


@schemathesis.hook
def after_call(context: Any, case: Any, response: Any) -> None:
    _answers[str(response.status_code)] += 1


@atexit.register
def _write() -> None:
    Path(os.environ["ATTACK_ANSWERS"]).write_text(json.dumps(_answers))
