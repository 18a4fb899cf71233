"""What a bot is, and all that it gets: ``Bot`` and ``Peek``."""

from __future__ import annotations

from typing import Any

from archipel.kernel.core import Game, Position, Rng

try:  # a marker for the compiler, as in the kernel
    from mypy_extensions import mypyc_attr
except ImportError:

    def mypyc_attr(**attrs: bool) -> Any:  # type: ignore[misc]
        return lambda kind: kind


class Peek:
    """What one seat may know when it has to decide.

    The true position is dealt anew before it is kept, so that not even a bot which pries into
    private fields can find what its seat may not see. The law of redealing makes this exact: the
    view and the options of a redealt position are those of the true one.
    """

    game: Game
    seat: int
    options: list[int]  # every legal choice and no other
    _world: Position  # one position the seat cannot tell from the true one

    def __init__(self, game: Game, position: Position, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.options = position.options[:]
        self._world = game.redeal(position, seat, rng)

    @property
    def seats(self) -> int:
        """How many play."""
        return self._world.seats

    @property
    def revealed(self) -> int:
        """How often chance acted or something hidden was shown: the same for all who play."""
        return self._world.revealed

    @property
    def view(self) -> Any:
        """The view of the seat, as a person would see it."""
        return self.game.view(self._world, self.seat)

    def sample(self, rng: Rng) -> Position:
        """A position that could be the true one, to search in; each call deals another."""
        position: Position = self.game.redeal(self._world, self.seat, rng)
        return position


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Something that answers with a choice; the same ``rng`` gives the same answer."""

    def choose(self, peek: Peek, rng: Rng) -> int:
        """One of ``peek.options``."""
        raise NotImplementedError
