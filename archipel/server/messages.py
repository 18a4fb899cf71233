"""Everything that goes over the wire, as types: the one truth of the protocol.

The browser's TypeScript types are made from these structs, and every message that comes in is
checked against them before anything else happens. docs/protocol.md tells the story around them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Value = str | int

Name = Annotated[str, Meta(min_length=1, max_length=96)]  # 24 of it are kept, see names.py
Colour = Annotated[str, Meta(pattern="^[a-z]{3,12}$")]  # a name of the palette, not a CSS value
GameId = Annotated[str, Meta(pattern="^[a-z_]{1,32}$")]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{10,24}$")]
PlayId = Annotated[str, Meta(pattern="^[ -~]{1,40}$")]  # made by the client, to tell a repeat
Seal = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]  # SHA-256 of a seed; empty: no seed
Seed = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 random bytes, drawn by a browser
Absence = Annotated[int, Meta(ge=0, le=31 * 86_400)]
ChoiceLine = Annotated[str, Meta(min_length=1, max_length=120)]


class Struct(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message or a part of one."""


# ---------------------------------------------------------------- people and tables (HTTP)


class Guest(Struct, frozen=True):
    """A person as others may know them."""

    id: str
    name: str
    colour: str


class Me(Struct, frozen=True):
    """Who am I? None before a name was given."""

    guest: Guest | None
    member: bool = False  # has an account
    accounts: bool = True  # can there be accounts on this server?


class Introduce(Struct, frozen=True):
    """POST /api/me: take a name and a colour, or change them."""

    name: Name
    colour: Colour


class OptionInfo(Struct, frozen=True):
    """A table option of a game; the first value is the default."""

    id: str
    values: list[str]
    seats: list[int]
    rules: list[str]
    main: bool  # one of the few that change how the game feels; all others are house rules


class SourceInfo(Struct, frozen=True):
    """Where points come from; its name is the text ``score-<id>``."""

    id: str
    at_end: bool  # counted in the final scoring only; all others stand on the score track
    hidden: bool  # others may not know all of it before the end


class ChapterCard(Struct, frozen=True):
    """A chapter of a game's course; its title is the text ``lesson-<id>``."""

    id: str
    minutes: int


class GameCard(Struct, frozen=True):
    """A game on the shelf. Its other texts, components and rules are fetched beside it."""

    id: str
    title: str
    titles: dict[str, str]  # by language
    promises: dict[str, str]  # one line that makes a stranger want to play, by language
    version: int
    seat_counts: list[int]
    minutes: list[int]
    options: list[OptionInfo]
    sources: list[SourceInfo]  # in the order of the rulebook
    verbs: dict[str, list[str]]  # {"play_card": ["face", "seat"]}: operands of each verb, by name
    files: dict[str, str]  # {"text/fr": "/api/games/<id>/text/fr?v=1a2b"}: kept for ever by name
    lessons: list[ChapterCard] = []  # the course, chapter by chapter; [] if there is none yet


class Shelf(Struct, frozen=True):
    games: list[GameCard]
    bots: list[str]  # the levels of computer players, weakest first
    names: dict[str, dict[str, str]] = {}  # what they are called, by level and language
    usual: str = ""  # the level for somebody who has not chosen one


SeatKind = Literal["open", "guest", "bot"]


class SeatWish(Struct, frozen=True):
    """A seat of a new table: mine, open to others, or a computer player."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""


class Timing(Struct, frozen=True):
    """How the time of people counts at a table; fixed when it is opened."""

    kind: Literal["live", "turns"]  # one time for the whole game, or so much for each turn
    time: Annotated[int, Meta(ge=1, le=31 * 86_400)]  # seconds
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0  # live: that each turn brings, in seconds
    hours: bool = True  # turns: only the hours count in which a person wants to play
    weekends: bool = True  # turns: nor do the weekends of those who do not want to play then
    vacation: bool = True  # turns: nor does vacation
    up: Literal["computer", "end"] = "computer"  # when it is up: who plays on, or the game ends
    level: Annotated[str, Meta(max_length=32)] = ""  # of that computer player; empty: the usual


Minute = Annotated[int, Meta(ge=0, le=1439)]  # of the day
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class MyTime(Struct, frozen=True):
    """GET /api/time: when my time counts at tables that are played turn by turn."""

    known: bool  # have I ever said so?
    zone: str
    begins: int  # minutes after midnight
    ends: int  # the same as ``begins``: all day
    weekends: bool  # do I play at weekends?
    holds: float  # when these hours begin to hold; 0: they do
    away_from: float  # my vacation, now or next; 0: none
    away_until: float
    days: int  # of vacation a year
    days_left: int  # this year


class SetHours(Struct, frozen=True):
    """POST /api/time/hours."""

    zone: Annotated[str, Meta(max_length=64)]
    begins: Minute = 0
    ends: Minute = 0
    weekends: bool = True


class TakeVacation(Struct, frozen=True):
    """POST /api/time/vacation: from one day to another, both included."""

    first: Day
    last: Day


class OpenTable(Struct, frozen=True):
    """POST /api/tables."""

    game: GameId
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    public: bool = False
    shuffle: bool = True  # draw the order of seats by lot when the game starts
    hints: bool | None = None  # may people ask for hints? None: if one person plays alone
    absent: Absence | None = None  # see Table; None: ten minutes, or never where it is turn by turn
    by_itself: bool = False  # begin as soon as the last person sits down
    clock: Timing | None = None  # None: nobody's time counts
    seal: Seal = ""  # of the seed my browser will mix into chance


class EditTable(Struct, frozen=True):
    """POST /api/tables/{id}/seat: the opener changes an empty or computer seat before the start."""

    seat: int
    kind: Literal["open", "bot"]
    bot: str = ""


class ProposeLevel(Struct, frozen=True):
    """POST /api/tables/{id}/level: another level for a computer seat of a game that is played.

    The same level again: I agree. The level it has: it stays. When all people who play agree, it
    holds from the seat's next turn on.
    """

    seat: int
    bot: str


class TakeOver(Struct, frozen=True):
    """POST /api/tables/{id}/take-over: let the computer play for somebody who is away."""

    seat: int
    bot: str = ""  # empty: the usual level


class JoinTable(Struct, frozen=True):
    """POST /api/tables/{id}/join: take an open seat; None: the first one."""

    seat: int | None = None
    seal: Seal = ""


class PlayAgain(Struct, frozen=True):
    """POST /api/tables/{id}/again: the same once more."""

    seal: Seal = ""


class Player(Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str
    colour: str
    bot: str = ""  # the level of the computer player; of a guest: who plays for them now
    wish: str = ""  # another level that was proposed
    agreed: list[int] = []  # the seats of those who want it
    guest: str = ""  # the public id of the guest
    online: bool = False
    seal: str = ""  # while the game is sealing: what was shown of this person's seed
    opened: bool = False  # and whether the seed has been revealed


class Table(Struct, frozen=True):
    """A table as anybody may see it."""

    id: str
    game: str
    options: dict[str, str]
    players: list[Player]
    state: Literal["open", "sealing", "playing", "over"]
    public: bool
    opener: str  # public guest id
    created: float
    updated: float  # time of the last move
    ply: int
    turn: int | None  # the seat that decides now
    mine: int | None  # the seat of whoever asks
    again: str = ""  # the id of the table that follows this one
    ranks: list[int] = []  # when it is over; empty if it ended because its rules had changed
    scores: list[int] = []
    commitment: str = ""  # while the game is sealing: the deed's SHA-256, shown before any seed
    hints: bool = False  # people may ask for hints
    absent: int = 0  # seconds after which the computer may play for who is away; 0: never
    away: bool = False  # it may do so now, for who decides
    by_itself: bool = False  # it begins as soon as the last person sits down
    clock: Timing | None = None
    due: float | None = None  # when the time of who decides is up; None: nobody's runs
    ended: str = ""  # why it is over before its end: "time", "host", "rules"


class Tables(Struct, frozen=True):
    """A page of a list of tables."""

    tables: list[Table]
    more: str = ""  # what ``?after=`` is for the next page; empty: this is the last


class Problem(Struct, frozen=True):
    """Every refusal, over HTTP and over the socket: a word to translate (``no-<word>``) and why."""

    word: str
    message: str
    rule: str = ""


class Story(Struct, frozen=True):
    """GET /api/tables/{id}/story, when it is over: points by source, moment by moment."""

    plies: list[int]
    seats: list[int]  # who chose
    scores: list[list[dict[str, int]]]  # [moment][seat] -> points by source


class ReviewTurn(Struct, frozen=True):
    """What one seat did in a row, and what it could have done."""

    ply: int  # the moment its first choice was made at
    end: int  # the moment after its last choice and what chance answered
    seat: int
    chances: list[float]  # of winning, of every seat, at the moment ``end``
    points: list[float]  # expected at the end of the game, of every seat, at that moment
    choices: list[str]
    plies: list[int]  # the moment of each of them
    better: list[str] = []  # a better line, from ``better_ply`` on; empty: none was found
    better_ply: int = 0
    brings: float = 0.0  # what that line would have brought: chances of winning
    brings_points: float = 0.0  # and points
    lost: float = 0.0  # chances of winning that all choices of the turn lost
    spread: float = 0.0  # what choices by lot would have lost
    luck: list[float] = []  # what chance gave or took: the chances of winning of every seat


class ReviewOf(Struct, frozen=True):
    """How one seat played, in all."""

    accuracy: int | None  # 100: always the best choice found; 0: no better than by lot
    lost: float  # chances of winning given away
    luck: float  # chances of winning that chance gave


Depth = Literal["quick", "deep"]


class Review(Struct, frozen=True):
    """GET /api/tables/{id}/review: a finished game, looked at turn by turn."""

    table: str
    depth: Depth
    state: Literal["none", "waiting", "done", "failed"]
    done: int = 0  # turns
    total: int = 0
    start: list[float] = []  # chances of winning before the first choice
    turns: list[ReviewTurn] = []
    seats: list[ReviewOf] = []  # when it is done
    turning: list[int] = []  # the turns that decided most, as numbers of ``turns``


class WantReview(Struct, frozen=True):
    """POST /api/tables/{id}/review: have it made."""

    depth: Depth = "quick"


class Learn(Struct, frozen=True):
    """POST /api/lessons/{game}/{chapter}, or /api/diagrams/{game}/{diagram}: what I have chosen so
    far; the last may be any choice."""

    choices: Annotated[list[ChoiceLine], Meta(max_length=60)] = []


# ---------------------------------------------------------------- client -> server (socket)


GraceWish = Literal["off", "short", "confirm"]
"""After my turn others wait: not at all, for a moment, or until I have confirmed its end."""


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    """First message on a socket: I know everything up to this ply (0: nothing)."""

    since: Annotated[int, Meta(ge=0)] = 0
    pass_for_me: bool = True  # when I have one answer only, give it for me
    grace: GraceWish = "off"  # how long the end of my turn can be taken back before others act


class Play(Struct, frozen=True, tag_field="t", tag="play"):
    """My choice, made looking at this ply. A repeated id is answered as the first time."""

    ply: Annotated[int, Meta(ge=0)]
    choice: ChoiceLine
    id: PlayId


class TakeBack(Struct, frozen=True, tag_field="t", tag="take_back"):
    """Undo my last choice, or as many of them: all, or none if that may not be."""

    ply: Annotated[int, Meta(ge=0)]
    id: PlayId
    count: Annotated[int, Meta(ge=1)] = 1


class EndTurn(Struct, frozen=True, tag_field="t", tag="end_turn"):
    """I shall not take back the turn that has just ended: let the others act."""

    ply: Annotated[int, Meta(ge=0)]


class Say(Struct, frozen=True, tag_field="t", tag="say"):
    """Speak at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]
    id: PlayId


class See(Struct, frozen=True, tag_field="t", tag="see"):
    """Show me a past moment as I knew it; when the game is over, as any seat knew it."""

    ply: Annotated[int, Meta(ge=0)]
    seat: int | None = None


class Weigh(Struct, frozen=True, tag_field="t", tag="weigh"):
    """What does each of my options bring at once?"""

    ply: Annotated[int, Meta(ge=0)]


class AskHint(Struct, frozen=True, tag_field="t", tag="hint"):
    """What would a good player do here? Only where the table allows it."""

    ply: Annotated[int, Meta(ge=0)]


class Reveal(Struct, frozen=True, tag_field="t", tag="reveal"):
    """While the game is sealing: the seed whose seal I gave when I sat down."""

    seed: Seed


class NextSeal(Struct, frozen=True, tag_field="t", tag="next_seal"):
    """When the game is over: the seal of my seed for the game that follows, if there is one."""

    seal: Seal


class Look(Struct, frozen=True, tag_field="t", tag="look"):
    """The page is seen, or not any more: who does not see it may want a notice of their turn.

    It is said again now and then while somebody does something there, and only then: after a
    while without it they are away.
    """

    seen: bool


class Link(Struct, frozen=True):
    """One choice of a plan."""

    choice: ChoiceLine
    anyway: bool = False  # also if the choice before it showed something that was hidden


Links = Annotated[list[Link], Meta(max_length=12)]


class SetPlan(Struct, frozen=True, tag_field="t", tag="plan"):
    """When my turn comes, play these as far as they are possible; no links: I have no plan."""

    links: Links
    id: PlayId


class LookAhead(Struct, frozen=True, tag_field="t", tag="ahead"):
    """What could I be asked when my turn comes, and after these choices of a plan?"""

    links: Links = []


FromClient = (
    Hello
    | Play
    | TakeBack
    | EndTurn
    | Say
    | See
    | Weigh
    | AskHint
    | Reveal
    | NextSeal
    | SetPlan
    | LookAhead
    | Look
)


# ---------------------------------------------------------------- server -> client (socket)


class Told(Struct, frozen=True):
    """One thing that happened: the sentence is ``log-<word>``."""

    ply: int
    word: str
    values: dict[str, Value]


class Act(Struct, frozen=True, omit_defaults=True):
    """Who acted at a ply, and what it brought: a turn is what one seat did in a row.

    What chance answers belongs to the turn that asked it. An act and the take-back that undoes it
    cancel each other out, their points too.
    """

    ply: int
    seat: int  # -1: chance
    undoes: int = 0  # the ply of the act that this one takes back
    points: list[int] = []  # of each seat, put on the score track before everybody's eyes


class Ask(Struct, frozen=True):
    """The waiting decision: the sentence is ``ask-<word>``. Details only for who decides.

    Word and rule are empty for the others when the question itself would tell them something.
    """

    seat: int
    word: str
    rule: str
    details: dict[str, Value]


class Undo(Struct, frozen=True):
    """May I take back my last choice, and how many at most? If not, ``word`` tells why."""

    allowed: bool
    word: str = ""
    count: int = 0  # of the choices I made since another seat chose or something was revealed


class Frame(Struct, frozen=True, tag_field="t", tag="frame"):
    """The table as one seat may know it, after a choice was saved."""

    ply: int
    view: msgspec.Raw  # the game's View; with a base: what changed in it (see patch.py)
    ask: Ask | None  # None: the game is over
    options: list[str]  # only for the seat that decides
    events: list[Told]  # since the frame before, or since Hello
    acts: list[Act]  # of the same plies
    undo: Undo
    since: float  # when this decision began, seconds since 1970
    commitment: str  # SHA-256 of the deed the chance of this table comes from
    base: int | None = None  # the ply of the frame before on this socket that ``view`` changes
    secret: str = ""  # told when the game is over
    deed: str = ""  # and so is the deed, with the seeds below it
    ranks: list[int] = []  # when the game is over
    notes: dict[str, dict[str, Value]] = {}  # {"take men_3": {"person": "man_7"}}: see Step.notes


class Grace(Struct, frozen=True, tag_field="t", tag="grace"):
    """The turn that led to this ply may still be taken back; until then nobody else may act."""

    ply: int
    seat: int  # whose turn it was
    left: float  # seconds; 0: it is over


class SeatClock(Struct, frozen=True):
    """The time of one seat."""

    left: float  # seconds; of a turn where time counts turn by turn
    off: Literal["", "hours", "weekend", "vacation"] = ""  # why it does not count just now
    until: float = 0.0  # and until when, seconds since 1970


class Clocks(Struct, frozen=True, tag_field="t", tag="clocks"):
    """Whose time runs, at a table that has a clock; sent whenever it changes.

    The times are the server's, as of ``at``: a client counts down from when it has heard this.
    """

    ply: int
    at: float
    runs: int | None  # the seat whose time runs
    due: float | None  # when it is up; where time counts turn by turn that is what people look at
    seats: list[SeatClock]


class Past(Struct, frozen=True, tag_field="t", tag="past"):
    """The answer to See."""

    ply: int
    seat: int | None
    view: msgspec.Raw
    events: list[Told]


class Rise(Struct, frozen=True):
    """The most that one choice adds to a source of points, and which choices add it."""

    points: int
    choices: list[str]


class Gains(Struct, frozen=True, tag_field="t", tag="gains"):
    """The answer to Weigh: points each option puts on the score track at once.

    What only the final scoring counts is no gain. None where secrets decide.
    """

    ply: int
    points: list[int | None]
    lasting: list[bool] = []  # of each option: it cannot be taken back
    rises: dict[str, Rise] = {}  # by source, those of the final scoring too; only what is known


class Advice(Struct, frozen=True):
    """One of the best choices, and why."""

    choice: str
    share: float  # the chance of winning, from 0 to 1
    points: float  # more or fewer to expect than with the first of them, which has 0
    reasons: dict[
        str, float
    ] = {}  # {"temples": 2.5}: features of the game that it moves, in points


class Hint(Struct, frozen=True, tag_field="t", tag="hint"):
    """The answer to AskHint: the best choices, the best first."""

    ply: int
    choices: list[Advice]


class Saved(Struct, frozen=True, tag_field="t", tag="saved"):
    """A play, take-back or chat line is on disk. Sent only after the commit."""

    id: str
    ply: int


Dropped = Literal["", "impossible", "revealed", "by-hand", "taken"]
"""Why the rest of a plan was dropped: not possible, something new was shown, I chose myself."""


class Mine(Struct, frozen=True, tag_field="t", tag="mine"):
    """What only I may know of my seat; after Hello, and when my plan has changed."""

    chosen: int  # the ply after the last choice I made with my own hand; 0: none
    at: float  # when that was; if there is none, when the game began
    plan: list[Link] = []
    done: int = 0  # so many of its choices were played
    why: Dropped = ""  # the others were dropped


class Ahead(Struct, frozen=True, tag_field="t", tag="ahead"):
    """The answer to LookAhead: choices that may become possible, as far as I can know.

    The game is played on at random, many times, from what could be the true position as far as my
    seat knows; so nothing hidden is in it, and nothing is promised.
    """

    ply: int
    links: list[Link]
    options: list[str]


class Refusal(Struct, frozen=True, tag_field="t", tag="refused"):
    """A message was refused; nothing has changed."""

    word: str
    message: str
    rule: str = ""
    id: str = ""


class ChatLine(Struct, frozen=True):
    n: int
    name: str
    seat: int | None
    text: str
    at: float


class Chat(Struct, frozen=True, tag_field="t", tag="chat"):
    """New lines spoken at the table (all of them after Hello)."""

    lines: list[ChatLine]


class Around(Struct, frozen=True, tag_field="t", tag="table"):
    """Who sits here and who is online; sent after Hello, and when seats, names or state change."""

    table: Table
    watching: int  # spectators


class Presence(Struct, frozen=True, tag_field="t", tag="presence"):
    """Who is connected now, when somebody has come or gone; at most once a second."""

    online: list[int]  # seats
    watching: int  # spectators


FromServer = (
    Frame
    | Grace
    | Clocks
    | Past
    | Gains
    | Hint
    | Saved
    | Refusal
    | Chat
    | Around
    | Presence
    | Mine
    | Ahead
)


class Lobby(Struct, frozen=True, tag_field="t", tag="lobby"):
    """The first page of the public tables, sent over the lobby's socket whenever they change."""

    tables: list[Table]
    more: str = ""  # what ``/api/tables?after=`` is for the next page
