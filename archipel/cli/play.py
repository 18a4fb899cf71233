"""A person against bots, in the terminal: the same questions and choices as in the browser."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

from rich.markdown import Markdown
from rich.text import Text

from archipel import games
from archipel.bots import make as make_bot
from archipel.bots.peek import Bot, Peek
from archipel.cli import show
from archipel.cli.arguments import (
    Options,
    bot_names,
    branch,
    check_seat,
    find_game,
    seed_or_new,
    table_options,
    write_text,
)
from archipel.cli.terminal import Here, Mistake, Terminal
from archipel.kernel.core import CHANCE, Rng, Unreadable
from archipel.kernel.match import Match, Refused
from archipel.kernel.record import write as write_record
from archipel.text import Speaker

PAGE = 40
"""How many choices are shown at once."""

UNANSWERED = ("cli-unreadable", "cli-not-now")
"""Mistakes that were meant as the answer to a question."""


class Left(Exception):
    """The person has left the table: quit, or the input has ended."""


def read_line(here: Terminal) -> str:
    """One line from the person; Left when there are no more."""
    here.out.file.flush()
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (arrow keys and history in input())
        try:
            return input("> ").strip()
        except EOFError as error:
            raise Left from error
    line = sys.stdin.readline()
    if not line:
        raise Left
    return line.strip()


class Sitting:
    """One person's seat at one match, from the first question to the final table."""

    def __init__(self, here: Terminal, match: Match, seat: int, rivals: list[str], seed: int):
        self.here = here
        self.match = match
        self.seat = seat
        self.bots: dict[int, Bot] = {}
        players = []
        others = iter(rivals)
        for i in range(match.seats):
            if i == seat:
                players.append(here.speaker.say("cli-player-you", number=i + 1))
            else:
                name = next(others)
                self.bots[i] = make_bot(name)
                players.append(here.speaker.say("cli-player-bot", number=i + 1, bot=name))
        self.speaker = Speaker(here.lang, match.game.id, players)
        self.chance = Rng(branch(seed, "chance"))
        self.thoughts = {i: Rng(branch(seed, "bot", i)) for i in self.bots}
        self.heard = 0  # plies whose events have been told
        self.shown: list[int] = []  # the numbers of the options in the current list
        self.page = 0
        self.hinted = False  # how to answer is said once

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        while True:
            self.others_act()
            self.tell_news()
            if self.match.over:
                break
            self.show_table()
            self.decide()
        self.here.show(self.match.game.draw(self.match.view(self.seat), self.speaker))
        self.here.say("cli-over")
        self.here.show(show.final_table(self.match, self.speaker))

    def others_act(self) -> None:
        """Let chance and the bots act until the person is asked, or the game is over."""
        match = self.match
        while not match.over and match.seat != self.seat:
            if match.seat == CHANCE:
                match.settle(self.chance)
            else:
                rng = self.thoughts[match.seat]
                peek = Peek(match.game, match.position, match.seat, rng)
                match.play(match.seat, self.bots[match.seat].choose(peek, rng))

    def tell_news(self) -> None:
        """Tell what has happened since the last time."""
        for line in show.log(self.match, self.seat, self.speaker, since=self.heard):
            self.here.write(f"· {line}")
        self.heard = self.match.ply + 1

    def show_table(self) -> None:
        """The board, the question and the first choices."""
        self.here.show(self.match.game.draw(self.match.view(self.seat), self.speaker))
        self.here.write("")
        self.list_choices(list(range(len(self.match.position.options))))

    def list_choices(self, shown: list[int]) -> None:
        """The question again, and these choices by their numbers, page by page."""
        rule = f" ({self.match.rule})" if self.match.rule else ""
        self.here.write(show.question(self.match, self.speaker) + rule)
        self.shown = shown
        self.page = 0
        self.list_page()

    def list_page(self) -> None:
        """One page of the list; Enter brings the next."""
        options = self.match.position.options
        first = self.page * PAGE
        for i in self.shown[first : first + PAGE]:
            text = self.match.game.vocabulary.text(options[i])
            sentence = show.option_sentence(self.match, options[i], self.speaker)
            self.here.show(Text.assemble(f"{i + 1:>4}  {sentence}  ", (f"[{text}]", "dim")))
        rest = len(self.shown) - first - PAGE
        if rest > 0:
            self.here.say("cli-more", count=rest)
        elif not self.hinted:
            self.here.say("cli-prompt")
            self.hinted = True

    def decide(self) -> None:
        """Read lines until one of them is a choice, or takes one back."""
        while True:
            line = read_line(self.here)
            try:
                if self.obey(line):
                    return
            except Mistake as mistake:
                # A script that goes wrong must not go on: its next lines answer other questions.
                if not sys.stdin.isatty() and mistake.id in UNANSWERED:
                    raise
                self.here.complain(mistake, self.speaker)

    def obey(self, line: str) -> bool:
        """Do what a line says; True when the match has moved."""
        options = self.match.position.options
        texts = self.match.lines()
        if not line:
            more = (self.page + 1) * PAGE < len(self.shown)
            self.page = self.page + 1 if more else 0
            self.list_page()
            return False
        if " ".join(line.split()) in texts:
            return self.choose(options[texts.index(" ".join(line.split()))])
        if line.isdecimal():
            if not 1 <= int(line) <= len(options):
                raise Mistake("cli-unreadable", line=line, count=len(options))
            return self.choose(options[int(line) - 1])
        word, _, rest = line.partition(" ")
        match word.casefold():
            case "undo":
                return self.undo()
            case "log":
                for row in show.log(self.match, self.seat, self.speaker):
                    self.here.write(f"· {row}")
            case "help" | "?":
                self.help(rest.strip())
            case "score":
                self.here.show(show.standing(self.match, self.seat, self.speaker))
            case "board":
                self.show_table()
            case "save":
                self.save(rest.strip())
            case "quit" | "exit":
                raise Left
            case _:
                self.narrow(line, texts)
        return False

    def choose(self, choice: int) -> bool:
        """Make a choice of the person."""
        self.match.play(self.seat, choice)
        return True

    def undo(self) -> bool:
        """Take the last choice back, if the rules of taking back allow it."""
        try:
            self.match.take_back(self.seat)
        except Refused as refused:
            raise Mistake(f"no-{refused.word}") from refused
        self.here.say("cli-undone")
        self.heard = self.match.ply + 1
        return True

    def help(self, id: str) -> None:
        """A rule by its id; without one, the rule of the question and the commands."""
        paragraphs = show.rules_by_id(show.rules_text(self.match.game, self.here.lang))
        wanted = [id] if id else show.rule_ids(self.match.rule)
        found = [paragraphs[show.canonical(r)] for r in wanted if show.canonical(r) in paragraphs]
        if id and not found:
            raise Mistake("cli-no-rule", title=self.match.game.title, rule=id)
        for paragraph in found:
            self.here.show(Markdown(paragraph))
        if not id:
            self.here.say("cli-commands")

    def save(self, file: str) -> None:
        """Write the record of the match so far."""
        if not file:
            raise Mistake("cli-save-where")
        write_text(Path(file).expanduser(), write_record(self.match))
        self.here.say("cli-saved", file=file)

    def narrow(self, line: str, texts: list[str]) -> None:
        """Show only the choices that begin with the line, or whose sentence holds it."""
        options = self.match.position.options
        wanted = line.casefold()
        kept = [i for i, text in enumerate(texts) if text.startswith(wanted)]
        if not kept:
            sentences = [show.option_sentence(self.match, c, self.speaker) for c in options]
            kept = [i for i, sentence in enumerate(sentences) if wanted in sentence.casefold()]
        if not kept:
            try:
                self.match.game.vocabulary.parse(line)
            except Unreadable as error:
                raise Mistake("cli-unreadable", line=line, count=len(options)) from error
            raise Mistake("cli-not-now", line=line)
        self.list_choices(kept)


def choose_game(here: Terminal) -> tuple[str, int]:
    """Ask which game, and for how many."""
    names = games.names()
    here.say("cli-which-game")
    for i, name in enumerate(names):
        speaker = Speaker(here.lang, name)
        here.write(f"{i + 1:>4}  {speaker.say('title')}: {speaker.say('promise')}")
    line = read_line(here)
    if line.isdecimal() and 1 <= int(line) <= len(names):
        line = names[int(line) - 1]
    game = find_game(line)
    counts = game.seat_counts
    here.say("cli-how-many", counts=", ".join(str(n) for n in counts), usual=counts[0])
    line = read_line(here) or str(counts[0])
    if not line.isdecimal():
        raise Mistake("cli-no-number", line=line)
    return game.id, int(line)


def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    seat: int = 0,
    bots: str = "greedy",
    seed: int | None = None,
    option: Options = None,
    record: Path | None = None,
    here: Here,
) -> int:
    """Play against bots in the terminal.

    Answer with the number of a choice or with its text, such as `place f3`; some other text shows
    the choices that match it. `undo`, `log`, `help`, `score`, `board`, `save FILE` and `quit` work
    at any time. Input may come from a pipe.

    Parameters
    ----------
    game
        The id of the game: see `archipel games`. Without it you are asked.
    seats
        How many play. The fewest the game allows, if not said.
    seat
        Your seat, from 0.
    bots
        The other players in their order, separated by commas; repeated as needed.
    seed
        The same seed and the same choices give the same game.
    option
        A table option, id=value; may be given several times.
    record
        Where to write the record of the game, finished or not.
    """
    try:
        if game is None:
            game, asked = choose_game(here)
            seats = seats or asked
        found = find_game(game)
        seats = found.seat_counts[0] if seats is None else seats
        chosen = table_options(found, seats, option)
        check_seat(seat, seats)
        names = bot_names(bots)
        rivals = [names[i % len(names)] for i in range(seats - 1)]
        seed = seed_or_new(seed)
        sitting = Sitting(here, Match(found, seats, chosen), seat, rivals, seed)
        here.say("cli-welcome", title=found.title, count=seats, seed=str(seed))
        try:
            sitting.play()
        finally:
            if record is not None:
                sitting.save(str(record))
    except Left:
        here.say("cli-bye")
    return 0
