"""The browser's types are those of the server: written from the same structs, and never stale."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Literal, get_args

import msgspec
import pytest

from archipel import games
from archipel.server import contract, messages

ROOT = contract.ROOT
GemId = Literal["ruby", "opal"]
PlaceId = Literal["left", "right"]


class Gem(msgspec.Struct, frozen=True, kw_only=True):
    """A stone, cut and polished."""

    id: GemId
    place: PlaceId | None  # None: not laid yet
    worth: int = 1


class Crown(games.View, frozen=True, kw_only=True):
    gems: list[Gem | None]
    left: dict[GemId, int]
    notes: dict[str, list[str]]
    owner: games.SeatId | PlaceId | None


def written(struct: type[msgspec.Struct]) -> str:
    named = {"GemId": GemId, "PlaceId": PlaceId, "SeatId": games.SeatId}
    return contract.interface(struct, {frozenset(get_args(k)): name for name, k in named.items()})


def test_the_browser_has_the_types_of_today() -> None:
    stale = [path for path, text in contract.files().items() if contract.read(ROOT / path) != text]
    assert not stale, "`make types` writes them anew"


def test_every_game_that_is_drawn_has_a_file_beside_its_drawing() -> None:
    drawn = {path.parent.name for path in (ROOT / contract.WEB / "games").glob("*/Board.svelte")}
    made = {path.parent.name for path in contract.files() if path.name == "seen.ts"}
    assert drawn <= made


def test_no_view_is_written_by_hand() -> None:
    made = contract.files()
    for path in (ROOT / contract.WEB).rglob("*.ts"):
        if path.relative_to(ROOT) not in made:
            assert "extends GameView" not in path.read_text(encoding="utf-8"), path
            assert path.name != "view.ts"


def test_literals_keep_their_names_and_comments_go_along() -> None:
    assert written(Gem) == (
        "\n/** A stone, cut and polished. */\n"
        "export interface Gem {\n"
        "  id: GemId;\n"
        "  place: PlaceId | null; // null: not laid yet\n"
        "  worth?: number;\n"
        "}\n"
    )


def test_a_dictionary_by_ids_knows_its_keys() -> None:
    text = written(Crown)
    assert "export interface Crown extends GameView {\n" in text
    assert "  left: Partial<Record<GemId, number>>;\n" in text
    assert "  notes: Record<string, string[]>;\n" in text
    assert "  gems: (Gem | null)[];\n" in text
    assert "  owner: SeatId | PlaceId | null;\n" in text
    assert "seats" not in text  # what all views have is said once, in messages.ts


def test_the_unions_of_the_socket_are_those_of_the_server() -> None:
    text = " ".join(contract.protocol().split())  # a long line may be broken
    for name in ("FromClient", "FromServer"):
        kinds = " | ".join(kind.__name__ for kind in get_args(getattr(messages, name)))
        assert f"export type {name} = {kinds};" in text
    assert "t: 'take_back';" in text


def test_a_view_tells_the_verbs_of_its_game() -> None:
    words = [verb.word for verb in games.load("dokmus").vocabulary.verbs]
    text = contract.view_of("dokmus").split("export type Verb =")[1]
    assert [word.strip(" ';\n") for word in text.split("|")] == words


def test_two_names_for_the_same_words_are_refused() -> None:
    module = ModuleType("twice")
    module.__dict__.update(One=Literal["a"], Two=Literal["a"])
    with pytest.raises(TypeError, match="One and Two"):
        contract.named(module)


def test_a_stale_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for path, text in contract.files().items():
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.setattr(contract, "ROOT", tmp_path)
    assert contract.main(["--check"]) == 0
    stale = tmp_path / contract.MESSAGES
    stale.write_text(stale.read_text(encoding="utf-8").replace("ply", "plie"), encoding="utf-8")
    assert contract.main(["--check"]) == 1
    told = capsys.readouterr().out
    assert str(contract.MESSAGES) in told
    assert "make types" in told
    assert "seen.ts" not in told
    assert contract.main([]) == 0
    assert contract.main(["--check"]) == 0
