/* Made by `make types` from archipel/server/messages.py. Do not edit. */

export type SeatId = 'seat_0' | 'seat_1' | 'seat_2' | 'seat_3' | 'seat_4' | 'seat_5';

/**
 * What one seat (or a spectator) may know. Each game adds its fields, one by one.
 *
 * Never built from a Position as a whole: what is not named here is not shown.
 */
export interface View {
  seats: number;
  viewer: number | null; // the seat that looks; null: a spectator
  // points by seat and source, as everybody at the table knows them
  scores: Record<string, number>[];
  veiled?: string[][]; // by seat: sources of which only that seat knows all; [] if none
  // what the viewer alone knows of its own points, besides `scores`
  secret?: Record<string, number>;
  over: boolean;
}

/** A person as others may know them. */
export interface Guest {
  id: string;
  name: string;
  colour: string;
}

/** Who am I? null before a name was given. */
export interface Me {
  guest: Guest | null;
}

/** POST /api/me: take a name and a colour, or change them. */
export interface Introduce {
  name: string;
  colour: string;
}

/** A table option of a game; the first value is the default. */
export interface OptionInfo {
  id: string;
  values: string[];
  seats: number[];
  rules: string[];
  main: boolean; // one of the few that change how the game feels; all others are house rules
}

/** Where points come from; its name is the text ``score-<id>``. */
export interface SourceInfo {
  id: string;
  at_end: boolean; // counted in the final scoring only; all others stand on the score track
  hidden: boolean; // others may not know all of it before the end
}

/** A game on the shelf. Its other texts, components and rules are fetched beside it. */
export interface GameCard {
  id: string;
  title: string;
  titles: Record<string, string>; // by language
  promises: Record<string, string>; // one line that makes a stranger want to play, by language
  version: number;
  seat_counts: number[];
  minutes: number[];
  options: OptionInfo[];
  sources: SourceInfo[]; // in the order of the rulebook
  // {"play_card": ["face", "seat"]}: operands of each verb, by name
  verbs: Record<string, string[]>;
  // {"text/fr": "/api/games/<id>/text/fr?v=1a2b"}: kept for ever by name
  files: Record<string, string>;
}

export interface Shelf {
  games: GameCard[];
  bots: string[]; // the levels of computer players, weakest first
  names?: Record<string, Record<string, string>>; // what they are called, by level and language
  usual?: string; // the level for somebody who has not chosen one
}

export type SeatKind = 'open' | 'guest' | 'bot';

/** A seat of a new table: mine, open to others, or a computer player. */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  bot?: string;
}

/** POST /api/tables. */
export interface OpenTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  public?: boolean;
  shuffle?: boolean; // draw the order of seats by lot when the game starts
  hints?: boolean | null; // may people ask for hints? null: if one person plays alone
  absent?: number; // seconds after which the computer may play for who is away; 0: never
  by_itself?: boolean; // begin as soon as the last person sits down
  seal?: string; // of the seed my browser will mix into chance
}

/** POST /api/tables/{id}/seat: the opener changes an empty or computer seat before the start. */
export interface EditTable {
  seat: number;
  kind: 'bot' | 'open';
  bot?: string;
}

/**
 * POST /api/tables/{id}/level: another level for a computer seat of a game that is played.
 *
 * The same level again: I agree. The level it has: it stays. When all people who play agree, it
 * holds from the seat's next turn on.
 */
export interface ProposeLevel {
  seat: number;
  bot: string;
}

/** POST /api/tables/{id}/take-over: let the computer play for somebody who is away. */
export interface TakeOver {
  seat: number;
  bot?: string; // empty: the usual level
}

/** POST /api/tables/{id}/join: take an open seat; null: the first one. */
export interface JoinTable {
  seat?: number | null;
  seal?: string;
}

/** POST /api/tables/{id}/again: the same once more. */
export interface PlayAgain {
  seal?: string;
}

/** Who sits on a seat. */
export interface Player {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: string;
  bot?: string; // the level of the computer player; of a guest: who plays for them now
  wish?: string; // another level that was proposed
  agreed?: number[]; // the seats of those who want it
  guest?: string; // the public id of the guest
  online?: boolean;
  seal?: string; // while the game is sealing: what was shown of this person's seed
  opened?: boolean; // and whether the seed has been revealed
}

/** A table as anybody may see it. */
export interface Table {
  id: string;
  game: string;
  options: Record<string, string>;
  players: Player[];
  state: 'open' | 'over' | 'playing' | 'sealing';
  public: boolean;
  opener: string; // public guest id
  created: number;
  updated: number; // time of the last move
  ply: number;
  turn: number | null; // the seat that decides now
  mine: number | null; // the seat of whoever asks
  again?: string; // the id of the table that follows this one
  ranks?: number[]; // when it is over; empty if it ended because its rules had changed
  scores?: number[];
  commitment?: string; // while the game is sealing: the deed's SHA-256, shown before any seed
  hints?: boolean; // people may ask for hints
  absent?: number; // seconds after which the computer may play for who is away; 0: never
  by_itself?: boolean; // it begins as soon as the last person sits down
}

/** A page of a list of tables. */
export interface Tables {
  tables: Table[];
  more?: string; // what ``?after=`` is for the next page; empty: this is the last
}

/** Every refusal, over HTTP and over the socket: a word to translate (``no-<word>``) and why. */
export interface Problem {
  word: string;
  message: string;
  rule?: string;
}

/** GET /api/tables/{id}/story, when it is over: points by source, moment by moment. */
export interface Story {
  plies: number[];
  seats: number[]; // who chose
  scores: Record<string, number>[][]; // [moment][seat] -> points by source
}

/** What one seat did in a row, and what it could have done. */
export interface ReviewTurn {
  ply: number; // the moment its first choice was made at
  end: number; // the moment after its last choice and what chance answered
  seat: number;
  chances: number[]; // of winning, of every seat, at the moment ``end``
  points: number[]; // expected at the end of the game, of every seat, at that moment
  choices: string[];
  plies: number[]; // the moment of each of them
  better?: string[]; // a better line, from ``better_ply`` on; empty: none was found
  better_ply?: number;
  brings?: number; // what that line would have brought: chances of winning
  brings_points?: number; // and points
  lost?: number; // chances of winning that all choices of the turn lost
  spread?: number; // what choices by lot would have lost
  luck?: number[]; // what chance gave or took: the chances of winning of every seat
}

/** How one seat played, in all. */
export interface ReviewOf {
  accuracy: number | null; // 100: always the best choice found; 0: no better than by lot
  lost: number; // chances of winning given away
  luck: number; // chances of winning that chance gave
}

export type Depth = 'quick' | 'deep';

/** GET /api/tables/{id}/review: a finished game, looked at turn by turn. */
export interface Review {
  table: string;
  depth: Depth;
  state: 'done' | 'failed' | 'none' | 'waiting';
  done?: number; // turns
  total?: number;
  start?: number[]; // chances of winning before the first choice
  turns?: ReviewTurn[];
  seats?: ReviewOf[]; // when it is done
  turning?: number[]; // the turns that decided most, as numbers of ``turns``
}

/** POST /api/tables/{id}/review: have it made. */
export interface WantReview {
  depth?: Depth;
}

export type GraceWish = 'off' | 'short' | 'confirm';

/** First message on a socket: I know everything up to this ply (0: nothing). */
export interface Hello {
  t: 'hello';
  since?: number;
  pass_for_me?: boolean; // when I have one answer only, give it for me
  grace?: GraceWish; // how long the end of my turn can be taken back before others act
}

/** My choice, made looking at this ply. A repeated id is answered as the first time. */
export interface Play {
  t: 'play';
  ply: number;
  choice: string;
  id: string;
}

/** Undo my last choice, or as many of them: all, or none if that may not be. */
export interface TakeBack {
  t: 'take_back';
  ply: number;
  id: string;
  count?: number;
}

/** I shall not take back the turn that has just ended: let the others act. */
export interface EndTurn {
  t: 'end_turn';
  ply: number;
}

/** Speak at the table. */
export interface Say {
  t: 'say';
  text: string;
  id: string;
}

/** Show me a past moment as I knew it; when the game is over, as any seat knew it. */
export interface See {
  t: 'see';
  ply: number;
  seat?: number | null;
}

/** What does each of my options bring at once? */
export interface Weigh {
  t: 'weigh';
  ply: number;
}

/** What would a good player do here? Only where the table allows it. */
export interface AskHint {
  t: 'hint';
  ply: number;
}

/** While the game is sealing: the seed whose seal I gave when I sat down. */
export interface Reveal {
  t: 'reveal';
  seed: string;
}

/** When the game is over: the seal of my seed for the game that follows, if there is one. */
export interface NextSeal {
  t: 'next_seal';
  seal: string;
}

export type FromClient =
  Hello | Play | TakeBack | EndTurn | Say | See | Weigh | AskHint | Reveal | NextSeal;

/** One thing that happened: the sentence is ``log-<word>``. */
export interface Told {
  ply: number;
  word: string;
  values: Record<string, string | number>;
}

/**
 * Who acted at a ply, and what it brought: a turn is what one seat did in a row.
 *
 * What chance answers belongs to the turn that asked it. An act and the take-back that undoes it
 * cancel each other out, their points too.
 */
export interface Act {
  ply: number;
  seat: number; // -1: chance
  undoes?: number; // the ply of the act that this one takes back
  points?: number[]; // of each seat, put on the score track before everybody's eyes
}

/**
 * The waiting decision: the sentence is ``ask-<word>``. Details only for who decides.
 *
 * Word and rule are empty for the others when the question itself would tell them something.
 */
export interface Ask {
  seat: number;
  word: string;
  rule: string;
  details: Record<string, string | number>;
}

/** May I take back my last choice, and how many at most? If not, ``word`` tells why. */
export interface Undo {
  allowed: boolean;
  word?: string;
  count?: number; // of the choices I made since another seat chose or something was revealed
}

/** The table as one seat may know it, after a choice was saved. */
export interface Frame {
  t: 'frame';
  ply: number;
  view: unknown; // the game's View; with a base: what changed in it (see patch.py)
  ask: Ask | null; // null: the game is over
  options: string[]; // only for the seat that decides
  events: Told[]; // since the frame before, or since Hello
  acts: Act[]; // of the same plies
  undo: Undo;
  since: number; // when this decision began, seconds since 1970
  commitment: string; // SHA-256 of the deed the chance of this table comes from
  base?: number | null; // the ply of the frame before on this socket that ``view`` changes
  secret?: string; // told when the game is over
  deed?: string; // and so is the deed, with the seeds below it
  ranks?: number[]; // when the game is over
  // {"take men_3": {"person": "man_7"}}: see Step.notes
  notes?: Record<string, Record<string, string | number>>;
}

/** The turn that led to this ply may still be taken back; until then nobody else may act. */
export interface Grace {
  t: 'grace';
  ply: number;
  seat: number; // whose turn it was
  left: number; // seconds; 0: it is over
}

/** The answer to See. */
export interface Past {
  t: 'past';
  ply: number;
  seat: number | null;
  view: unknown;
  events: Told[];
}

/**
 * The answer to Weigh: points each option puts on the score track at once.
 *
 * What only the final scoring counts is no gain. null where secrets decide.
 */
export interface Gains {
  t: 'gains';
  ply: number;
  points: (number | null)[];
  lasting?: boolean[]; // of each option: it cannot be taken back, or nobody can say
}

/** One of the best choices, and why. */
export interface Advice {
  choice: string;
  share: number; // the chance of winning, from 0 to 1
  points: number; // more or fewer to expect than with the first of them, which has 0
  reasons?: Record<string, number>;
}

/** The answer to AskHint: the best choices, the best first. */
export interface Hint {
  t: 'hint';
  ply: number;
  choices: Advice[];
}

/** A play, take-back or chat line is on disk. Sent only after the commit. */
export interface Saved {
  t: 'saved';
  id: string;
  ply: number;
}

/** A message was refused; nothing has changed. */
export interface Refusal {
  t: 'refused';
  word: string;
  message: string;
  rule?: string;
  id?: string;
}

export interface ChatLine {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** New lines spoken at the table (all of them after Hello). */
export interface Chat {
  t: 'chat';
  lines: ChatLine[];
}

/** Who sits here and who is online; sent after Hello, and when seats, names or state change. */
export interface Around {
  t: 'table';
  table: Table;
  watching: number; // spectators
}

/** Who is connected now, when somebody has come or gone; at most once a second. */
export interface Presence {
  t: 'presence';
  online: number[]; // seats
  watching: number; // spectators
}

export type FromServer =
  Frame | Grace | Past | Gains | Hint | Saved | Refusal | Chat | Around | Presence;

/** The first page of the public tables, sent over the lobby's socket whenever they change. */
export interface Lobby {
  t: 'lobby';
  tables: Table[];
  more?: string; // what ``/api/tables?after=`` is for the next page
}
