/* Made by `make types` from archipel/server: messages.py, lesson_messages.py, members, people, notices. Do not edit. */

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
  member?: boolean; // has an account
  accounts?: boolean; // can there be accounts on this server?
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

/** A chapter of a game's course; its title is the text ``lesson-<id>``. */
export interface ChapterCard {
  id: string;
  minutes: number;
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
  lessons?: ChapterCard[]; // the course, chapter by chapter; [] if there is none yet
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

/** How the time of people counts at a table; fixed when it is opened. */
export interface Timing {
  kind: 'live' | 'turns'; // one time for the whole game, or so much for each turn
  time: number; // seconds
  increment?: number; // live: that each turn brings, in seconds
  hours?: boolean; // turns: only the hours count in which a person wants to play
  weekends?: boolean; // turns: nor do the weekends of those who do not want to play then
  vacation?: boolean; // turns: nor does vacation
  up?: 'computer' | 'end'; // when it is up: who plays on, or the game ends
  level?: string; // of that computer player; empty: the usual
}

/** GET /api/time: when my time counts at tables that are played turn by turn. */
export interface MyTime {
  known: boolean; // have I ever said so?
  zone: string;
  begins: number; // minutes after midnight
  ends: number; // the same as ``begins``: all day
  weekends: boolean; // do I play at weekends?
  holds: number; // when these hours begin to hold; 0: they do
  away_from: number; // my vacation, now or next; 0: none
  away_until: number;
  days: number; // of vacation a year
  days_left: number; // this year
}

/** POST /api/time/hours. */
export interface SetHours {
  zone: string;
  begins?: number;
  ends?: number;
  weekends?: boolean;
}

/** POST /api/time/vacation: from one day to another, both included. */
export interface TakeVacation {
  first: string;
  last: string;
}

/** POST /api/tables. */
export interface OpenTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  public?: boolean;
  shuffle?: boolean; // draw the order of seats by lot when the game starts
  hints?: boolean | null; // may people ask for hints? null: if one person plays alone
  absent?: number | null; // see Table; null: ten minutes, or never where it is turn by turn
  by_itself?: boolean; // begin as soon as the last person sits down
  clock?: Timing | null; // null: nobody's time counts
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
  away?: boolean; // it may do so now, for who decides
  by_itself?: boolean; // it begins as soon as the last person sits down
  clock?: Timing | null;
  due?: number | null; // when the time of who decides is up; null: nobody's runs
  ended?: string; // why it is over before its end: "time", "host", "rules"
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

/**
 * POST /api/lessons/{game}/{chapter}, or /api/diagrams/{game}/{diagram}: what I have chosen so
 * far; the last may be any choice.
 */
export interface Learn {
  choices?: string[];
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

/**
 * The page is seen, or not any more: who does not see it may want a notice of their turn.
 *
 * It is said again now and then while somebody does something there, and only then: after a
 * while without it they are away.
 */
export interface Look {
  t: 'look';
  seen: boolean;
}

/** One choice of a plan. */
export interface Link {
  choice: string;
  anyway?: boolean; // also if the choice before it showed something that was hidden
}

/** When my turn comes, play these as far as they are possible; no links: I have no plan. */
export interface SetPlan {
  t: 'plan';
  links: Link[];
  id: string;
}

/** What could I be asked when my turn comes, and after these choices of a plan? */
export interface LookAhead {
  t: 'ahead';
  links?: Link[];
}

export type FromClient =
  Hello | Play | TakeBack | EndTurn | Say | See | Weigh | AskHint | Reveal | NextSeal | SetPlan |
  LookAhead | Look;

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

/** The time of one seat. */
export interface SeatClock {
  left: number; // seconds; of a turn where time counts turn by turn
  off?: '' | 'hours' | 'vacation' | 'weekend'; // why it does not count just now
  until?: number; // and until when, seconds since 1970
}

/**
 * Whose time runs, at a table that has a clock; sent whenever it changes.
 *
 * The times are the server's, as of ``at``: a client counts down from when it has heard this.
 */
export interface Clocks {
  t: 'clocks';
  ply: number;
  at: number;
  runs: number | null; // the seat whose time runs
  due: number | null; // when it is up; where time counts turn by turn that is what people look at
  seats: SeatClock[];
}

/** The answer to See. */
export interface Past {
  t: 'past';
  ply: number;
  seat: number | null;
  view: unknown;
  events: Told[];
}

/** The most that one choice adds to a source of points, and which choices add it. */
export interface Rise {
  points: number;
  choices: string[];
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
  lasting?: boolean[]; // of each option: it cannot be taken back
  rises?: Record<string, Rise>; // by source, those of the final scoring too; only what is known
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

export type Dropped = '' | 'impossible' | 'revealed' | 'by-hand' | 'taken';

/** What only I may know of my seat; after Hello, and when my plan has changed. */
export interface Mine {
  t: 'mine';
  chosen: number; // the ply after the last choice I made with my own hand; 0: none
  at: number; // when that was; if there is none, when the game began
  plan?: Link[];
  done?: number; // so many of its choices were played
  why?: Dropped; // the others were dropped
}

/**
 * The answer to LookAhead: choices that may become possible, as far as I can know.
 *
 * The game is played on at random, many times, from what could be the true position as far as my
 * seat knows; so nothing hidden is in it, and nothing is promised.
 */
export interface Ahead {
  t: 'ahead';
  ply: number;
  links: Link[];
  options: string[];
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
  Frame | Grace | Clocks | Past | Gains | Hint | Saved | Refusal | Chat | Around | Presence | Mine |
  Ahead;

/** The first page of the public tables, sent over the lobby's socket whenever they change. */
export interface Lobby {
  t: 'lobby';
  tables: Table[];
  more?: string; // what ``/api/tables?after=`` is for the next page
}

/** A diagram of the rules; its caption is the text ``diagram-<id>``. */
export interface DiagramCard {
  id: string;
  rule: string; // it stands below this one
  examples: string[]; // the worked examples of the rules that it plays
  part: 'board' | 'mat';
  within: string[]; // ids: how far the picture reaches
  playable: boolean; // it is an example that can be tried
}

/** The learner chooses. Text ids are those of the file ``lessons/<lang>``. */
export interface LessonTask {
  free: boolean; // every choice is welcome
  aims: string[]; // the choices that are right
  game?: boolean; // a real game, played to its end: hints may be asked for
}

/** One stop of a lesson: frames on the way to it, then something is said. */
export interface LessonMoment {
  frames: Frame[];
  text: string; // id of what is said; empty at the end of the chapter
  at: string[]; // ids pointed at; none: the whole table
  task?: LessonTask | null; // null: read and go on
}

/** What is said to the last choice. */
export interface LessonVerdict {
  choice: string;
  right: boolean; // it was played; else nothing has changed
  text: string; // id of the answer; empty: what is shown next, or nothing but the events
  events: Told[]; // what it did, or would have done
  follows?: Ask | null; // what would be asked then
}

/** The answer to Learn: what follows the last choice, up to the next one or the end. */
export interface Lesson {
  seats: number;
  learner: number;
  options: Record<string, string>;
  made: number; // choices that were right
  moments: LessonMoment[];
  done: boolean;
  after?: string; // the chapter it goes on from, as its script ends
  verdict?: LessonVerdict | null;
}

export type Language = 'fr' | 'en' | 'de';

export type AccountMode = 'open' | 'invitation' | 'off';

/** POST /api/sign-in/password. */
export interface SignIn {
  login: string; // the name, or the e-mail address
  password: string;
  code?: string; // of the authenticator app, or one for recovery
}

/** POST /api/sign-in/mail and /api/account/mail: mail a code to this address. */
export interface MailMe {
  email: string;
  lang?: Language;
}

/** A code was mailed, perhaps. */
export interface Begun {
  flow: string;
}

/** POST /api/sign-in/mail/code and /api/account/mail/code. */
export interface FinishMail {
  flow: string;
  code: string;
  second?: string;
  invitation?: string;
}

/** What a browser needs to make or show a passkey: JSON as the browser reads it. */
export interface AskPasskey {
  flow: string;
  options: string;
}

/** POST /api/sign-in/passkey. */
export interface ShowPasskey {
  flow: string;
  answer: string;
}

/** POST /api/account/passkey. */
export interface MadePasskey {
  flow: string;
  answer: string;
  name?: string;
  invitation?: string;
}

/** POST /api/account/passkey/drop. */
export interface DropPasskey {
  id: string;
}

/** POST /api/account/password. */
export interface SetPassword {
  password: string;
  invitation?: string;
}

/** POST /api/sign-in/device: the code that another device shows. */
export interface UseCode {
  code: string;
}

/** POST /api/account/device; with a table, the other device goes there. */
export interface OpenElsewhere {
  table?: string;
}

/** A code for another device, and a picture of the address that has it: for two minutes. */
export interface DeviceCode {
  code: string;
  seconds: number;
  picture: string;
}

/** A secret for an authenticator app. */
export interface TotpBegun {
  flow: string;
  secret: string;
  picture: string;
}

/** POST /api/account/totp: the first code of the app. */
export interface FinishTotp {
  flow: string;
  code: string;
}

/** Codes for who has lost the app: each is good once. They are told only now. */
export interface Recovery {
  codes: string[];
}

export interface KeptPasskey {
  id: string;
  name: string;
  created: number;
  used: number;
}

/** A browser where I am known. */
export interface SessionInfo {
  id: string;
  browser: string;
  created: number;
  seen: number;
  here: boolean;
}

/** POST /api/account/session/end: sign this one out; empty: all others. */
export interface EndSession {
  id?: string;
}

/** GET /api/account: my account, if I have one, and what this server offers. */
export interface Account {
  mode: AccountMode;
  mail: boolean; // it can send e-mail
  passkeys: KeptPasskey[];
  sessions: SessionInfo[];
  login?: string; // the name to sign in with; empty: I have no account
  email?: string;
  password?: boolean;
  totp?: boolean;
  recovery?: number; // codes that are left
  proved?: boolean; // I have shown a way in a short while ago: I may change them
}

/** What I wrote down at a table. Nobody else reads it. */
export interface Note {
  id: string;
  ply: number; // the moment it is about
  text: string;
  at: number;
}

/** GET /api/tables/{id}/notes: mine, in the order of their moments. */
export interface Notes {
  notes: Note[];
}

/** POST /api/tables/{id}/notes. */
export interface WriteNote {
  ply: number;
  text: string;
}

/** POST /api/tables/{id}/notes/drop. */
export interface DropNote {
  id: string;
}

export type Tie = 'none' | 'asked' | 'asks' | 'friend' | 'blocked';

export type Wish = 'friend' | 'unfriend' | 'block' | 'unblock';

/** How often somebody has finished a game, and won it. */
export interface Played {
  game: string;
  played: number;
  won: number;
}

/** GET /api/people/{id}: somebody as others may know them. */
export interface Profile {
  guest: Guest;
  since: number;
  member: boolean;
  games: Played[];
  lessons: string[]; // "game/chapter" of what they have finished
  tie: Tie;
  me: boolean;
  muted?: number; // until when they may not speak; told to hosts alone
}

/** Somebody on a list of mine. */
export interface Person {
  guest: Guest;
  tie: Tie;
}

/** GET /api/people: friends, who asks, whom I have asked, whom I have blocked. */
export interface People {
  people: Person[];
  host: boolean; // I may see the host's page
}

/** POST /api/people/{id}: ask to be friends or agree to it, end it, block, unblock. */
export interface SetTie {
  wish: Wish;
}

/** POST /api/people/lesson: I have finished a chapter. */
export interface FinishLesson {
  game: string;
  chapter: string;
}

/** POST /api/reports: tell the host about a name, or about a line of chat at a table. */
export interface Report {
  person?: string;
  table?: string;
  line?: number; // its number; -1: it is about a name
  why?: string;
}

/** A report as a host sees it. */
export interface ReportRow {
  id: string;
  by: Guest;
  about: Guest;
  table: string;
  name: string; // as it was then
  line: string;
  why: string;
  at: number;
  muted: number; // until when the person may not speak
}

/** Somebody who may not speak. */
export interface Muted {
  guest: Guest;
  until: number;
}

/** Something a host has done, as hosts read it. */
export interface ToldDeed {
  host: Guest;
  deed: string;
  about: string; // a person, a table or a report
  person: Guest | null; // whom it was about
  game: string; // of the table it was about
  details: string;
  at: number;
}

/** Something a host has done, as it is kept. */
export interface HostDeed {
  host: string;
  deed: string;
  about: string;
  details: string;
  at: number;
}

/** How the server is. */
export interface Health {
  guests: number;
  members: number;
  tables_running: number;
  tables_over: number;
  in_memory: number; // tables
  listening: number; // sockets at tables
  up: number; // since when
  version: string;
  database: string; // sqlite or postgresql
  // database, bus and what else is asked by /health/ready: ok or failed
  checks: Record<string, string>;
  mail: boolean; // is there a mail server?
  failing: number; // notices that were tried in vain and are to be tried again
}

/** GET /api/host: reports that wait, who may not speak, the last deeds, how the server is. */
export interface HostView {
  reports: ReportRow[];
  muted: Muted[];
  deeds: ToldDeed[];
  health: Health;
}

/** POST /api/host: rename, mute or sign out somebody, close a table, put a report aside. */
export interface HostAct {
  deed: 'close' | 'mute' | 'rename' | 'settle' | 'sign-out' | 'unmute';
  about: string;
  name?: string; // the new one
  hours?: number;
}

export type NoticeKind = 'turn' | 'invited' | 'over' | 'reminder' | 'digest';

export type WebhookForm = 'discord' | 'slack' | 'ntfy' | 'json';

/** POST /api/notices: what I am told of, by which ways, and when. */
export interface NoticeWishes {
  lang: Language;
  zone: string; // "Europe/Paris"
  push: NoticeKind[];
  mail: NoticeKind[];
  webhook: NoticeKind[];
  quiet_from?: number; // on my clock; the same twice: no quiet hours
  quiet_to?: number;
  remind?: number; // hours before time is up
  digest?: number; // the hour of my day
}

/** POST /api/notices/push: this browser can be told while the page is closed. */
export interface AddPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: Language;
  zone: string;
}

/** POST /api/notices/webhook: tell me at this address. */
export interface AddWebhook {
  form: WebhookForm;
  address: string;
  lang: Language;
  zone: string;
  name?: string;
}

/** POST /api/notices/drop, /api/notices/test: one of my ways; "mail" is one for the test. */
export interface NameWay {
  id: string;
}

/** A browser or a webhook that my notices go to. */
export interface Way {
  id: string;
  kind: 'push' | 'webhook';
  form: string; // of a webhook
  name: string;
  address: string; // as far as it may be shown: whoever knows all of it can use it
  created: number;
  used: number; // when something last arrived there; 0: never
  failed: number; // notices in a row that did not
  here: boolean; // it is this browser
}

/** GET /api/notices: what this server offers, and what I have chosen. */
export interface Notices {
  offered: boolean; // this server tells people
  key: string; // of this server, for push
  can_mail: boolean;
  mail: string; // my confirmed address; empty: none
  chosen: boolean; // I have chosen something
  wishes: NoticeWishes;
  ways: Way[];
}

/** What became of a trial: it has arrived, or why not. */
export interface Tested {
  word: 'failed' | 'sent';
  status?: number; // what the other side answered
}

/** Somebody asks me to a table. */
export interface Invitation {
  table: string;
  game: string;
  by: Guest;
  at: number;
}

/** GET /api/waiting: the games that wait for me. */
export interface Waiting {
  next: string; // the one after the table I named, in an order that stays; empty: there is none
  count: number;
  invitations: Invitation[];
}

/** POST /api/tables/{id}/invite: ask a friend to a table with an open seat. */
export interface Invite {
  person: string;
}
