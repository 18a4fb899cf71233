"""Chance that nobody can choose or foresee and everybody can check.

Each person's browser draws a *seed* and shows its SHA-256, the *seal*, when it sits down. When the
game begins the server draws up the *deed*: a text with the game, its options, who sits where, all
seals and the server's own secret. The SHA-256 of the deed, the *commitment*, is shown before
anybody opens a seal. The seeds that are then revealed are written below the deed, and the key of
chance is made of all of it: so the server was bound before it knew a seed, and nobody could choose
a seed after seeing another. The order of seats and the k-th choice of chance come from
HMAC-SHA256(key, "order") and HMAC-SHA256(key, k). When the game is over everything is told, and
``verify`` draws it all again.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from archipel.kernel.core import CHANCE, Game, Rng
from archipel.kernel.match import Match
from archipel.kernel.record import data_name, read

FORMAT = "archipel deed 1"
NO_SEAL = "-"
HEX = "[0-9a-f]{64}"


class Sat(NamedTuple):
    """Who sat on a seat before the order was drawn."""

    kind: str  # guest or bot
    id: str  # the public id of the guest, or the name of the computer player
    seal: str = ""  # SHA-256 of the guest's seed; empty: they have none

    def line(self) -> str:
        return f"sat {self.kind} {self.id} {self.seal or NO_SEAL}"


def draw_up(
    game: str,
    version: int,
    options: dict[str, str],
    shuffle: bool,
    sat: Sequence[Sat],
    secret: bytes,
    data: str = "",
) -> str:
    """The deed of a game that begins: the same facts give the same text, to the byte.

    ``data`` names the printed values where they are not the shipped ones.
    """
    lines = [
        FORMAT,
        f"game {game} {version} {data}".rstrip(),
        *(f"option {id} {options[id]}" for id in sorted(options)),
        _shuffle_line(shuffle),
        *(one.line() for one in sat),
        f"secret {secret.hex()}",
    ]
    words = re.compile(r"[!-~]+( [!-~]+){1,3}")
    if not all(words.fullmatch(line) for line in lines):
        raise ValueError(f"a deed is made of plain words: {lines}")
    return "\n".join(lines) + "\n"


def _shuffle_line(shuffle: bool) -> str:
    return f"shuffle {'yes' if shuffle else 'no'}"


def seal_of(seed: str) -> str:
    """What is shown of a seed (64 hexadecimal digits) before it is revealed."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def seeds_of(deed: str) -> dict[int, str]:
    """The seeds written below a deed, by the seat their owner had before the order was drawn."""
    _, *lines = deed.split("\nseed ")
    found = [line.split() for line in lines]
    return {int(n): seed for n, seed in found}


def with_seed(deed: str, n: int, seed: str) -> str:
    """The deed with one more seed. They stand in order of seats: when they came must not matter."""
    seeds = seeds_of(deed) | {n: seed}
    return _body(deed) + "".join(f"seed {n} {seeds[n]}\n" for n in sorted(seeds))


def _body(deed: str) -> str:
    """The deed as it was committed to, without the seeds below it."""
    return deed.partition("\nseed ")[0].rstrip("\n") + "\n"


def commitment(secret: bytes, deed: str = "") -> str:
    """What is shown from the start, in hexadecimal.

    Without a deed (a game begun before there were any) it is the secret alone that is bound.
    """
    return hashlib.sha256(_body(deed).encode() if deed else secret).hexdigest()


def key(secret: bytes, deed: str = "") -> bytes:
    """What all chance of a game comes from: the deed and the seeds below it, under the secret.

    Not their plain hash: without any seed that would be the commitment, which everybody knows.
    """
    return hmac_sha256(secret, deed.encode()) if deed else secret


def rng(key: bytes, purpose: int | str) -> Rng:
    """The generator of the k-th choice of chance, k from 0, or of the ``order`` of seats."""
    return Rng(int.from_bytes(hmac_sha256(key, str(purpose).encode()), "big"))


def order(key: bytes, seats: int) -> list[int]:
    """Who comes to sit where, by lot: seat k goes to whoever sat on seat ``order[k]``."""
    drawn = list(range(seats))
    rng(key, "order").shuffle(drawn)
    return drawn


_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 (RFC 2104) for keys of up to 64 bytes.

    The library's own lets go of the interpreter for these few bytes and then has to wait for its
    turn: under load that takes ten times as long.
    """
    key = key.ljust(64, b"\0")
    inner = hashlib.sha256(key.translate(_INNER) + message).digest()
    return hashlib.sha256(key.translate(_OUTER) + inner).digest()


# ---------------------------------------------------------------- the record of a finished game


def sealed(record: str, secret: bytes, deed: str = "") -> str:
    """A record with all that ``verify`` needs, as comments above it."""
    head = [f"commitment {commitment(secret, deed)}", f"secret {secret.hex()}"]
    if not deed:
        return _comments(head) + record
    told = re.findall(r"^(?:shuffle|sat|seed) .*$", deed, re.MULTILINE)
    seats = sum(line.startswith("sat ") for line in told)
    drawn = order(key(secret, deed), seats) if "shuffle yes" in told else range(seats)
    head += [*told, " ".join(["seats", *map(str, drawn)]), "digest "]
    text = _comments(head) + record
    return text.replace("# digest ", f"# digest {_digest(text)}", 1)


def _comments(lines: Sequence[str]) -> str:
    return "".join(f"# {line}\n" for line in lines)


def _digest(text: str) -> str:
    """SHA-256 of a record whose line ``# digest`` is still empty.

    It finds slips of the pen, such as another choice of a player that was possible too. Who forges
    with care writes a new one; against that help the commitment and the deed.
    """
    bare = re.sub(r"^# digest .*$", "# digest ", text, flags=re.MULTILINE)
    return hashlib.sha256(bare.encode()).hexdigest()


class Tampered(ValueError):
    """A record that is not what its commitment promised; ``word`` names the sentence for it."""

    def __init__(self, word: str, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.word = word
        self.values = values


class Unverifiable(ValueError):
    """A record that does not say enough to be checked."""


class Verdict(NamedTuple):
    """What was found out about a fair game."""

    match: Match
    drawn: int  # choices of chance that were drawn again
    commitment: str
    bound: bool  # were seats and options inside the commitment? Not before there were deeds
    people: int = 0
    mixed: int = 0  # how many people's seeds chance was made of
    missing: tuple[str, ...] = ()  # the public ids of the others


def verify(text: str, find: Callable[[str], Game]) -> Verdict:
    """Check a sealed record.

    Tampered says what does not fit; Unverifiable what is missing; BadRecord that the record itself
    breaks the rules.
    """
    secret = bytes.fromhex(_comment(text, "secret", HEX))
    told = _comment(text, "commitment", HEX)
    match = read(text, find)
    if not match.over:
        raise Unverifiable("the record stops before the end of the game")
    if not re.search(r"^# (?:shuffle|sat|seed|seats|digest)\b", text, re.MULTILINE):
        _must_be_bound(told, commitment(secret))
        return Verdict(match, _draw_again(match, secret), told, bound=False)
    sat = _sat(text)
    game = match.game
    shuffle = _comment(text, "shuffle", "yes|no") == "yes"
    data = data_name(game.data)
    deed = draw_up(game.id, game.version, match.options, shuffle, sat, secret, data)
    _must_be_bound(told, commitment(secret, deed))
    for n, seed in _seeds(text, sat):
        deed = with_seed(deed, n, seed)
    _check_order(text, len(sat), match.seats, key(secret, deed) if shuffle else None)
    drawn = _draw_again(match, key(secret, deed))
    if _comment(text, "digest", HEX) != _digest(text):
        raise Tampered("digest", "the text was changed after the server wrote it")
    seeds = seeds_of(deed)
    missing = tuple(s.id for n, s in enumerate(sat) if s.kind == "guest" and n not in seeds)
    people = sum(s.kind == "guest" for s in sat)
    return Verdict(match, drawn, told, True, people, len(seeds), missing)


def _must_be_bound(told: str, due: str) -> None:
    if told != due:
        message = "game, options, seats and secret are not those that were committed to"
        raise Tampered("commitment", message)


def _sat(text: str) -> list[Sat]:
    found = re.findall(r"^# sat (.*)$", text, re.MULTILINE)
    sat = [re.fullmatch(rf"(guest|bot) ([!-~]+) ({HEX}|{NO_SEAL})", line) for line in found]
    if not sat or None in sat:
        raise Unverifiable("a line should read '# sat <guest or bot> <id> <seal or ->'")
    return [Sat(s[1], s[2], s[3].replace(NO_SEAL, "")) for s in sat if s is not None]


def _seeds(text: str, sat: list[Sat]) -> list[tuple[int, str]]:
    """The seeds that were revealed; each must fit the seal of the seat it is of."""
    found = re.findall(r"^# seed (.*)$", text, re.MULTILINE)
    lines = [re.fullmatch(rf"(0|[1-9]\d{{0,2}}) ({HEX})", line) for line in found]
    if None in lines:
        raise Unverifiable("a line should read '# seed <seat> <64 hexadecimal digits>'")
    seeds = [(int(line[1]), line[2]) for line in lines if line is not None]
    for n, seed in seeds:
        if n >= len(sat) or sat[n].seal != seal_of(seed):
            raise Tampered("seal", f"seed {n} does not fit its seal", seat=n)
    if len({n for n, _ in seeds}) != len(seeds):
        raise Tampered("seal", "a seed is told twice", seat=seeds[-1][0])
    return seeds


def _check_order(text: str, sat: int, seats: int, key: bytes | None) -> None:
    told = _comment(text, "seats", r"\d{1,3}(?: \d{1,3})*")
    due = list(range(sat)) if key is None else order(key, sat)
    if sat != seats or told != " ".join(map(str, due)):
        raise Tampered("order", f"the order of seats should be {due}, the record has {told}")


def _draw_again(match: Match, key: bytes) -> int:
    """Draw every choice of chance once more: how many there were."""
    again = Match(match.game, match.seats, match.options)
    drawn = 0
    for ply, (seat, choice) in enumerate(match.choices):
        if seat == CHANCE:
            due = again.position.roll(rng(key, drawn))
            if due != choice:
                name = match.game.vocabulary.text
                raise Tampered(
                    "chance",
                    f"choice {ply + 1}: '{name(due)}' was due, not '{name(choice)}'",
                    number=ply + 1,
                    due=name(due),
                    told=name(choice),
                )
            drawn += 1
        again.play(seat, choice)
    return drawn


def _comment(text: str, word: str, pattern: str) -> str:
    found = re.findall(rf"^# {word} (.*)$", text, re.MULTILINE)
    if len(found) != 1 or not re.fullmatch(pattern, found[0]):
        raise Unverifiable(f"the record should have one line '# {word} …', and a readable one")
    return str(found[0])
