"""The numbers a host watches, for Prometheus. hosting/ has a board and alarms made from them.

They count and time; nothing in them names a person or a table. Processes that share one address
add up what they know in a folder: PROMETHEUS_MULTIPROC_DIR names it, see serving.py.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from archipel.server.refusals import STATUS

TOGETHER = "PROMETHEUS_MULTIPROC_DIR"
KIND = "text/plain; version=1.0.0; charset=utf-8"

registry = CollectorRegistry()

PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
_SLOW = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 4, 8, 16, 32)

MOVES = Counter(
    "archipel_moves", "Rows of logs on disk: choices, chance and take-backs.", registry=registry
)
COMMIT = Histogram(
    "archipel_commit_seconds",
    "From a move that is to be saved to its being on disk.",
    buckets=_FAST,
    registry=registry,
)
FANOUT = Histogram(
    "archipel_fanout_seconds",
    "From a choice to its frames on their way to those who listen here.",
    buckets=_FAST,
    registry=registry,
)
THINKING = Histogram(
    "archipel_thinking_seconds",
    "From a question to a computer player to its answer, waiting for a process included.",
    buckets=_SLOW,
    registry=registry,
)
REQUESTS = Counter(
    "archipel_requests", "Answers over HTTP by their status.", ["status"], registry=registry
)
REFUSALS = Counter(
    "archipel_refusals", "Ways we said no, by their word.", ["word"], registry=registry
)
SOCKETS = Gauge("archipel_sockets", "Open sockets.", multiprocess_mode="livesum", registry=registry)
TABLES = Gauge(
    "archipel_tables_in_memory",
    "Tables in memory.",
    multiprocess_mode="livesum",
    registry=registry,
)
QUEUE = Gauge(
    "archipel_queue_length",
    "Work that waits or is under way, by kind.",
    ["queue"],
    multiprocess_mode="livesum",
    registry=registry,
)
BUS_AWAY = Gauge(
    "archipel_bus_away",
    "Processes that should hear of others by Redis, and cannot reach it.",
    multiprocess_mode="livesum",
    registry=registry,
)
WORKERS = Gauge(
    "archipel_workers",
    "Living workers, as far as servers know.",
    multiprocess_mode="livemax",
    registry=registry,
)
# The library's own numbers of a process are those of whichever process answers.
MEMORY = Gauge(
    "archipel_memory_bytes",
    "Memory of the processes that serve.",
    multiprocess_mode="livesum",
    registry=registry,
)
FILES = Gauge(
    "archipel_files_used_ratio",
    "Open files and sockets as a part of those allowed, of the process that has most.",
    multiprocess_mode="livemax",
    registry=registry,
)
PROCESSOR = Counter(
    "archipel_processor_seconds",
    "Time that the processes that serve have spent on the processor.",
    registry=registry,
)


class Itself:
    """What a process knows of itself, where the system tells."""

    def __init__(self) -> None:
        self._counted = 0.0

    def measure(self, files: int) -> None:
        """Note it all; so many files it may have open."""
        spent = time.process_time()
        PROCESSOR.inc(spent - self._counted)
        self._counted = spent
        try:
            MEMORY.set(int(Path("/proc/self/statm").read_text().split()[1]) * PAGE)
            FILES.set(len(os.listdir("/proc/self/fd")) / files)
        except OSError:  # not on every system
            return


def refused(word: str) -> None:
    """We said no. Words that the rules of a game bring are counted as one."""
    REFUSALS.labels(word if word in STATUS else "rule").inc()


def forget(process: int | None) -> None:
    """A process has ended: its sockets and tables no longer count, its moves do."""
    if TOGETHER in os.environ and process is not None:
        mark_process_dead(process, os.environ[TOGETHER])  # type: ignore[no-untyped-call]


def text() -> bytes:
    """All numbers as Prometheus reads them."""
    if TOGETHER not in os.environ:
        return generate_latest(registry)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
