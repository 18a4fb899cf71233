"""Numbers and the words they count, in every text of every language: "1 point", "2 points".

A text that puts a number before a word must choose the word's form by that number:
``{ $count -> [one] { $count } card *[other] { $count } cards }``. The failure names the file, the
message and the words to look at.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from archipel import games
from archipel.kernel.core import CHANCE, SPECTATOR, Rng
from archipel.kernel.match import Match
from archipel.text import LANGUAGES, ROOT

CLIENT = Path(__file__).parents[2] / "web" / "src" / "text"

SHELL = {"count", "points", "plies", "games", "decisions", "drawn", "mixed", "people"}
"""What the shells count; what a game counts is found by playing it."""

TERMINAL = {"count", "points"}
"""What the drawings in a terminal count besides."""

NAMES = {"round", "number", "value", "space", "level", "was"}
"""Numbers that count nothing but say which: round 2, a die of 5."""

NO_NOUN = {
    "en": "of to and or at if in on for from with more as by each left this nor short still were",
    "fr": "sur à de du des et ou en si au pour par dans avec ce que qui ni aux",
    "de": "von bis und oder an auf in im aus mit zu wenn für je mehr vor bei noch legen diese "
    "erfüllt",
}
"""Words that stay as they are whatever the number before them: no nouns, or without a plural."""

UNCOUNTED = {
    "en": "food mistletoe prestige",
    "fr": "bonus choix fois gui prestige",
    "de": "Amulettplättchen Fervor Proviant Prestige Spieler Würfel",
}
"""Nouns whose plural looks like the singular."""

UNITS = {"h", "s", "PV", "VP", "SP", "Std", "px", "kB"}
"""Signs of units have no plural."""


def fixed(lang: str) -> set[str]:
    return {*UNITS, *NO_NOUN[lang].split(), *UNCOUNTED[lang].split()}


def rooms() -> list[str]:
    """Where texts stand: the shells, and each game."""
    return ["archipel", "web", *games.names()]


def file_of(room: str, lang: str) -> Path:
    if room == "web":
        return CLIENT / f"{lang}.ftl"
    folder = ROOT if room == "archipel" else games.FOLDER / room
    return folder / "text" / f"{lang}.ftl"


@functools.cache
def numbers_of(room: str) -> frozenset[str]:
    """The values that are numbers, by their names: in what a game asks, notes and tells."""
    if room in ("archipel", "web"):
        return frozenset(SHELL)
    game = games.load(room)
    found = set(TERMINAL)
    for seed in range(3):
        rng = Rng(seed)
        match = Match(game, game.seat_counts[seed % len(game.seat_counts)])
        while not match.over:
            step = match.position.agenda[-1]
            values = [step.details(match.position)]
            values += [step.notes(match.position, choice) for choice in match.position.options]
            found |= {key for one in values for key, value in one.items() if type(value) is int}
            options = match.position.options
            chance = match.seat == CHANCE
            choice = match.position.roll(rng) if chance else options[rng.below(len(options))]
            match.play(match.seat, choice)
        for seat in (SPECTATOR, 0):
            for _, _, told in match.told(seat):
                found |= {key for key, value in told.items() if type(value) is int}
    return frozenset(found - NAMES)


@functools.cache
def messages(room: str, lang: str) -> list[tuple[str, ast.Pattern]]:
    text = file_of(room, lang).read_text(encoding="utf-8")
    return [
        (entry.id.name, entry.value)
        for entry in parse(text).body
        if isinstance(entry, ast.Message) and entry.value is not None
    ]


def named(expression: object) -> str:
    """The variable an expression shows, as it is or by NUMBER()."""
    if isinstance(expression, ast.FunctionReference) and expression.arguments.positional:
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def faults(
    pattern: ast.Pattern, numbers: frozenset[str], lang: str, chosen: frozenset[str] = frozenset()
) -> Iterator[str]:
    """Where a number stands before a word that was not chosen by it."""
    elements = pattern.elements
    for at, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        if isinstance(element.expression, ast.SelectExpression):
            yield from variants(element.expression, numbers, lang, chosen)
            continue
        name = named(element.expression)
        after = elements[at + 1] if at + 1 < len(elements) else None
        if name in numbers - chosen and isinstance(after, ast.TextElement):
            word = re.match(r"[ \u00a0]([^\W\d_]+)", after.value)
            if word and word[1] not in fixed(lang):
                yield f"{{ ${name} }} {word[1]}"


def variants(
    select: ast.SelectExpression, numbers: frozenset[str], lang: str, chosen: frozenset[str]
) -> Iterator[str]:
    name = named(select.selector)
    keys = {key_of(variant) for variant in select.variants}
    for variant in select.variants:
        key = key_of(variant)
        exact = key not in ("zero", "one", "two", "few", "many", "other")
        if name in numbers and (exact or {"one", "1"} & keys):
            yield from faults(variant.value, numbers, lang, chosen | {name})
        else:
            yield from faults(variant.value, numbers, lang, chosen)
        if lang == "fr" and key == "one" and name in numbers and "0" not in keys:
            yield from says_one(variant.value, name)


def says_one(pattern: ast.Pattern, name: str) -> Iterator[str]:
    """In French 0 is [one] as well: it must not read as "one"."""
    shown = {named(e.expression) for e in pattern.elements if isinstance(e, ast.Placeable)}
    text = "".join(e.value for e in pattern.elements if isinstance(e, ast.TextElement))
    if name not in shown and (one := re.search(r"\b(1|[Uu]ne?)\b[ \u00a0]\w+", text)):
        yield f"[one] {one[0]}: in French 0 is [one] too; write [1], or {{ ${name} }}"


def variables(node: object) -> Iterator[str]:
    """The names of all variables in a pattern."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        yield from variables(list(vars(node).values()))
    elif isinstance(node, list):
        for part in node:
            yield from variables(part)


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", rooms())
def test_words_agree_with_the_numbers_before_them(room: str, lang: str) -> None:
    file = "/".join(file_of(room, lang).parts[-4:])
    found = [
        f"{file}: {id}: {fault}"
        for id, pattern in messages(room, lang)
        for fault in faults(pattern, numbers_of(room), lang)
    ]
    assert not found, "\n".join(["a number before a word without a choice by it:", *found])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", rooms())
def test_every_text_can_be_said_with_none_one_two_and_five(room: str, lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    for place in dict.fromkeys(("archipel", room)):
        text = file_of(place, lang).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    everything = [pattern for place in ("archipel", room) for _, pattern in messages(place, lang)]
    wanted = set(variables(everything))  # a message may be said within another
    for id, _ in messages(room, lang):
        message = bundle.get_message(id).value
        assert message is not None
        for n in (0, 1, 2, 5):
            values = dict.fromkeys(numbers_of(room), n)
            _, errors = bundle.format_pattern(message, {name: name for name in wanted} | values)
            assert not errors, (id, n, errors)
