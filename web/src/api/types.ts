/* Made by `npm run types` from archipel/server/messages.py. Do not edit. */

export interface Archipel {
  Guest?: Guest;
  Me?: Me;
  Introduce?: Introduce;
  OptionInfo?: OptionInfo;
  GameCard?: GameCard;
  Shelf?: Shelf;
  SeatWish?: SeatWish;
  OpenTable?: OpenTable;
  EditTable?: EditTable;
  JoinTable?: JoinTable;
  PlayAgain?: PlayAgain;
  Player?: Player;
  Table?: Table;
  Tables?: Tables;
  Problem?: Problem;
  Story?: Story;
  Hello?: Hello;
  Play?: Play;
  TakeBack?: TakeBack;
  Say?: Say;
  See?: See;
  Weigh?: Weigh;
  Reveal?: Reveal;
  NextSeal?: NextSeal;
  Told?: Told;
  Ask?: Ask;
  Undo?: Undo;
  Frame?: Frame;
  Past?: Past;
  Gains?: Gains;
  Saved?: Saved;
  Refusal?: Refusal;
  ChatLine?: ChatLine;
  Chat?: Chat;
  Around?: Around;
  Presence?: Presence;
  Lobby?: Lobby;
  BoraBoraView?: BoraBoraView;
  CostaRuanaView?: CostaRuanaView;
  DokmusView?: DokmusView;
  EdoraView?: EdoraView;
  MangroviaView?: MangroviaView;
}
/**
 * A person as others may know them.
 */
export interface Guest {
  id: string;
  name: string;
  colour: string;
}
/**
 * Who am I? None before a name was given.
 */
export interface Me {
  guest: Guest | null;
}
/**
 * POST /api/me: take a name and a colour, or change them.
 */
export interface Introduce {
  name: string;
  colour: string;
}
/**
 * A table option of a game; the first value is the default.
 */
export interface OptionInfo {
  id: string;
  values: string[];
  seats: number[];
  rules: string[];
}
/**
 * A game on the shelf. Its texts, components and rules are fetched beside it.
 */
export interface GameCard {
  id: string;
  title: string;
  titles: {
    [k: string]: string;
  };
  promises: {
    [k: string]: string;
  };
  version: number;
  seat_counts: number[];
  minutes: number[];
  options: OptionInfo[];
  verbs: {
    [k: string]: string[];
  };
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "Shelf".
 */
export interface Shelf {
  games: GameCard[];
  bots: string[];
}
/**
 * A seat of a new table: mine, open to others, or a computer player.
 */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  bot?: string;
}
/**
 * POST /api/tables.
 */
export interface OpenTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
  options?: {
    [k: string]: string;
  };
  public?: boolean;
  shuffle?: boolean;
  seal?: string;
}
/**
 * POST /api/tables/{id}/seat: the opener changes an empty or computer seat before the start.
 */
export interface EditTable {
  seat: number;
  kind: 'bot' | 'open';
  bot?: string;
}
/**
 * POST /api/tables/{id}/join: take an open seat; None: the first one.
 */
export interface JoinTable {
  seat?: number | null;
  seal?: string;
}
/**
 * POST /api/tables/{id}/again: the same once more.
 */
export interface PlayAgain {
  seal?: string;
}
/**
 * Who sits on a seat.
 */
export interface Player {
  seat: number;
  kind: 'bot' | 'guest' | 'open';
  name: string;
  colour: string;
  bot?: string;
  guest?: string;
  online?: boolean;
  seal?: string;
  opened?: boolean;
}
/**
 * A table as anybody may see it.
 */
export interface Table {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  players: Player[];
  state: 'open' | 'over' | 'playing' | 'sealing';
  public: boolean;
  opener: string;
  created: number;
  updated: number;
  ply: number;
  turn: number | null;
  mine: number | null;
  again?: string;
  ranks?: number[];
  scores?: number[];
  commitment?: string;
}
/**
 * A page of a list of tables.
 */
export interface Tables {
  tables: Table[];
  more?: string;
}
/**
 * Every refusal, over HTTP and over the socket: a word to translate (``no-<word>``) and why.
 */
export interface Problem {
  word: string;
  message: string;
  rule?: string;
}
/**
 * GET /api/tables/{id}/story, when it is over: points by source, moment by moment.
 */
export interface Story {
  plies: number[];
  seats: number[];
  scores: {
    [k: string]: number;
  }[][];
}
/**
 * First message on a socket: I know everything up to this ply (0: nothing).
 */
export interface Hello {
  t: 'hello';
  since?: number;
  pass_for_me?: boolean;
}
/**
 * My choice, made looking at this ply. A repeated id is answered as the first time.
 */
export interface Play {
  t: 'play';
  ply: number;
  choice: string;
  id: string;
}
/**
 * Undo my last choice, if it may be undone.
 */
export interface TakeBack {
  t: 'take_back';
  ply: number;
  id: string;
}
/**
 * Speak at the table.
 */
export interface Say {
  t: 'say';
  text: string;
  id: string;
}
/**
 * Show me a past moment as I knew it; when the game is over, as any seat knew it.
 */
export interface See {
  t: 'see';
  ply: number;
  seat?: number | null;
}
/**
 * What does each of my options bring at once?
 */
export interface Weigh {
  t: 'weigh';
  ply: number;
}
/**
 * While the game is sealing: the seed whose seal I gave when I sat down.
 */
export interface Reveal {
  t: 'reveal';
  seed: string;
}
/**
 * When the game is over: the seal of my seed for the game that follows, if there is one.
 */
export interface NextSeal {
  t: 'next_seal';
  seal: string;
}
/**
 * One thing that happened: the sentence is ``log-<word>``.
 */
export interface Told {
  ply: number;
  word: string;
  values: {
    [k: string]: string | number;
  };
}
/**
 * The waiting decision: the sentence is ``ask-<word>``. Details only for who decides.
 *
 *     Word and rule are empty for the others when the question itself would tell them something.
 */
export interface Ask {
  seat: number;
  word: string;
  rule: string;
  details: {
    [k: string]: string | number;
  };
}
/**
 * May I take back my last choice? If not, ``word`` tells why.
 */
export interface Undo {
  allowed: boolean;
  word?: string;
}
/**
 * The table as one seat may know it, after a choice was saved.
 */
export interface Frame {
  t: 'frame';
  ply: number;
  view: unknown;
  ask: Ask | null;
  options: string[];
  events: Told[];
  undo: Undo;
  since: number;
  commitment: string;
  base?: number | null;
  secret?: string;
  deed?: string;
  ranks?: number[];
}
/**
 * The answer to See.
 */
export interface Past {
  t: 'past';
  ply: number;
  seat: number | null;
  view: unknown;
  events: Told[];
}
/**
 * The answer to Weigh: points each option brings at once; None where secrets decide.
 */
export interface Gains {
  t: 'gains';
  ply: number;
  points: (number | null)[];
}
/**
 * A play, take-back or chat line is on disk. Sent only after the commit.
 */
export interface Saved {
  t: 'saved';
  id: string;
  ply: number;
}
/**
 * A message was refused; nothing has changed.
 */
export interface Refusal {
  t: 'refused';
  word: string;
  message: string;
  rule?: string;
  id?: string;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}
/**
 * New lines spoken at the table (all of them after Hello).
 */
export interface Chat {
  t: 'chat';
  lines: ChatLine[];
}
/**
 * Who sits here and who is online; sent after Hello, and when seats, names or state change.
 */
export interface Around {
  t: 'table';
  table: Table;
  watching: number;
}
/**
 * Who is connected now, when somebody has come or gone; at most once a second.
 */
export interface Presence {
  t: 'presence';
  online: number[];
  watching: number;
}
/**
 * The first page of the public tables, sent over the lobby's socket whenever they change.
 */
export interface Lobby {
  t: 'lobby';
  tables: Table[];
  more?: string;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraView".
 */
export interface BoraBoraView {
  seats: number;
  viewer: number | null;
  scores: ({
    [k: string]: number;
  } | null)[];
  over: boolean;
  round: number;
  phase: string;
  acting: string | null;
  order: string[];
  tiles: BoraBoraActionTile[];
  regions: BoraBoraRegion[];
  men: BoraBoraSlot[];
  women: BoraBoraSlot[];
  men_left: number;
  women_left: number;
  temple: BoraBoraTempleSlot[];
  god_stack: number;
  jewels: BoraBoraJewelCell[];
  tasks: (string | null)[];
  tasks_left: number;
  display: (string | null)[];
  god_pile: number;
  discard: {
    [k: string]: number;
  };
  status: BoraBoraStatusDisc[];
  building_points: number;
  priest_points: number;
  players: BoraBoraPlayer[];
  hand: string[];
  action: BoraBoraAction | null;
  used: {
    [k: string]: string[];
  };
  green_used: boolean;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraActionTile".
 */
export interface BoraBoraActionTile {
  id: string;
  dice: BoraBoraDie[];
  lowest: number | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraDie".
 */
export interface BoraBoraDie {
  die: string;
  seat: string;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraRegion".
 */
export interface BoraBoraRegion {
  id: string;
  fish_tile: string | null;
  huts: string[];
  building_space: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraSlot".
 */
export interface BoraBoraSlot {
  id: string;
  person: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraTempleSlot".
 */
export interface BoraBoraTempleSlot {
  id: string;
  priest: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraJewelCell".
 */
export interface BoraBoraJewelCell {
  round: number;
  row: number;
  jewel: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraStatusDisc".
 */
export interface BoraBoraStatusDisc {
  seat: string;
  step: string;
  points: number;
  height: number;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraPlayer".
 */
export interface BoraBoraPlayer {
  seat: string;
  turn_order: number | null;
  score: number;
  dice: string[];
  huts: number;
  spaces: BoraBoraPersonSpace[];
  free_spaces: number;
  ceremony: BoraBoraCeremonySpace[];
  pairs: string[];
  beside: {
    [k: string]: number;
  };
  unbuilt: string[];
  built: BoraBoraBuilt[];
  offerings: number;
  shells: number;
  god_tiles: number;
  priests: number;
  priests_in_temple: number;
  jewels: string[];
  tasks: (BoraBoraTask | null)[];
  tasks_done: number;
  tasks_done_with_yellow: number;
  cards: number;
  known: {
    [k: string]: number;
  };
  goals: BoraBoraGoal[];
  reach: {
    [k: string]: {
      [k: string]: number;
    };
  };
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraPersonSpace".
 */
export interface BoraBoraPersonSpace {
  id: string;
  huts: number;
  person: string | null;
  shifted: boolean;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraCeremonySpace".
 */
export interface BoraBoraCeremonySpace {
  id: string;
  material: boolean;
  building: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraBuilt".
 */
export interface BoraBoraBuilt {
  building: string;
  pair: string;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraTask".
 */
export interface BoraBoraTask {
  id: string;
  needs: BoraBoraNeed[];
  missing: number;
  sure: boolean;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraNeed".
 */
export interface BoraBoraNeed {
  op: string;
  count: number;
  have: number;
  sure: boolean;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "BoraBoraGoal".
 */
export interface BoraBoraGoal {
  id: string;
  have: number;
  need: number;
}
/**
 * What is being done: a die on its tile, or persons of one kind.
 */
export interface BoraBoraAction {
  seat: string;
  tile: string | null;
  die: string | null;
  gender: string | null;
  kind: string | null;
  value: number;
  region: string | null;
  building: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "CostaRuanaView".
 */
export interface CostaRuanaView {
  seats: number;
  viewer: number | null;
  scores: ({
    [k: string]: number;
  } | null)[];
  over: boolean;
  phase: string;
  round: number;
  shaman: string | null;
  islands: CostaRuanaIsland[];
  conditions: CostaRuanaCondition[];
  hand: string[];
  hands: number[];
  cards: CostaRuanaCard[];
  reserve: number[];
  won: number[];
  huts: (number | null)[];
  draw_pile: number;
  discards: {
    [k: string]: number;
  };
  acting: string | null;
  resolving: string | null;
  steps_left: number | null;
  picked_from: string | null;
  picked_tribe: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "CostaRuanaIsland".
 */
export interface CostaRuanaIsland {
  id: string;
  treasures: number;
  inhabitants: number[];
  taker: string;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "CostaRuanaCondition".
 */
export interface CostaRuanaCondition {
  id: string;
  side: string | null;
  reverse: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "CostaRuanaCard".
 */
export interface CostaRuanaCard {
  slot: string;
  played_by: string;
  front: string;
  face: string | null;
  face_up: boolean;
  copiers: string[];
  active: boolean | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "DokmusView".
 */
export interface DokmusView {
  seats: number;
  viewer: number | null;
  scores: ({
    [k: string]: number;
  } | null)[];
  over: boolean;
  phase: string;
  round: number;
  talisman: number | null;
  layout: string;
  slots: (DokmusTile | null)[];
  gap: number | null;
  players: DokmusPlayer[];
  guardians: string[];
  first: number | null;
  calls: DokmusCall[];
  out: string[];
  handed: string[] | null;
  guardian: string | null;
  set_aside: string[] | null;
  active: number | null;
  left: number;
  guardian_used: boolean;
  pending: string[];
  waived: boolean;
  moving: string | null;
  prices: {
    [k: string]: number;
  } | null;
}
/**
 * A tile on the table.
 */
export interface DokmusTile {
  tile: string;
  side: string;
  rotation: string;
}
/**
 * One seat, as everybody sees it.
 */
export interface DokmusPlayer {
  tokens: string[];
  last: string | null;
  hand: number;
  sacrificed: number;
  ruins: number;
  drafted: boolean;
  guardian: string | null;
  explored: string[];
  visited: string[];
  complete: string[];
}
/**
 * A number that was called in this round.
 */
export interface DokmusCall {
  guardian: string;
  seat: number | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "EdoraView".
 */
export interface EdoraView {
  seats: number;
  viewer: number | null;
  scores: ({
    [k: string]: number;
  } | null)[];
  over: boolean;
  phase: string;
  round: number;
  last_round: boolean;
  first: string | null;
  acting: string | null;
  tiles: EdoraPiece[];
  frame: EdoraPiece[];
  laid: boolean;
  sanctuaries: EdoraSanctuary[];
  links: EdoraLink[];
  clearings: EdoraClearing[];
  hearths: EdoraHearth[];
  rim: EdoraRim[];
  reach: {
    [k: string]: number;
  };
  knowledge: string[][];
  oracle: EdoraOraclePlace[];
  oracle_stones: (string | null)[];
  pile: number;
  potions: string[];
  gems: {
    [k: string]: number;
  };
  beige: string[];
  mistletoe_supply: number | null;
  players: EdoraPlayer[];
  turn: EdoraTurn | null;
  drawn: string[];
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "EdoraPiece".
 */
export interface EdoraPiece {
  slot: string;
  id: string;
  rotation: string;
  face: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "EdoraSanctuary".
 */
export interface EdoraSanctuary {
  id: string;
  squares: EdoraSquare[];
  stones: EdoraStone[];
  leader: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "EdoraSquare".
 */
export interface EdoraSquare {
  id: string;
  action: string;
  seat: string | null;
  value: number | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "EdoraStone".
 */
export interface EdoraStone {
  id: string;
  seat: string;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "EdoraLink".
 */
export interface EdoraLink {
  a: string;
  b: string;
  dark: number;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "EdoraClearing".
 */
export interface EdoraClearing {
  sanctuaries: string[];
  portal: boolean;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "EdoraHearth".
 */
export interface EdoraHearth {
  id: string;
  bonuses: string[];
  fire: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "EdoraRim".
 */
export interface EdoraRim {
  id: string;
  dolmen: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "EdoraOraclePlace".
 */
export interface EdoraOraclePlace {
  id: string;
  tablet: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "EdoraPlayer".
 */
export interface EdoraPlayer {
  seat: string;
  prestige: number;
  food: number;
  mistletoe: number;
  reserve: number[];
  stock: number[];
  placed: number;
  pawn: string | null;
  knowledge: number;
  multiplier: number;
  tie_rank: number;
  led: number;
  sickle: number;
  sickle_prestige: number;
  herbs: {
    [k: string]: string | null;
  };
  herbs_laid: number;
  active: string[];
  inactive: string[];
  amulet: {
    [k: string]: string | null;
  };
  menhirs: string[];
  steles: string[];
  tablets: EdoraTablet[];
  drawn: number;
  potions: string[];
  dolmens: string[];
  fires: number;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "EdoraTablet".
 */
export interface EdoraTablet {
  id: string;
  now: number;
  need: number;
  done: boolean;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "EdoraTurn".
 */
export interface EdoraTurn {
  seat: string;
  sanctuary: string | null;
  die: number | null;
  square: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "MangroviaView".
 */
export interface MangroviaView {
  seats: number;
  viewer: number | null;
  scores: ({
    [k: string]: number;
  } | null)[];
  over: boolean;
  phase: string;
  round: number;
  last_round: boolean;
  talisman: string | null;
  acting: string | null;
  boat: string;
  birds: string[];
  sites: MangroviaSite[];
  spaces: MangroviaSpace[];
  paths: MangroviaMajority[];
  totem: MangroviaMajority;
  star: {
    [k: string]: number;
  };
  star_factor: number;
  fervour_tiles: string[];
  open_offerings: (string | null)[];
  open_landscapes: (string | null)[];
  decks: {
    [k: string]: number;
  };
  discards: {
    [k: string]: number;
  };
  bag: number;
  stack: number;
  set_aside: {
    [k: string]: number;
  };
  players: MangroviaPlayer[];
  hand: string[];
  start_cards: string[];
  drawing: string | null;
  drawn_count: number;
  drawn: string[];
  building: MangroviaBuilding | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "MangroviaSite".
 */
export interface MangroviaSite {
  id: string;
  dish: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "MangroviaSpace".
 */
export interface MangroviaSpace {
  id: string;
  owner: string | null;
  huts: number;
  fervour_tile: string | null;
  bonus_tile: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "MangroviaMajority".
 */
export interface MangroviaMajority {
  id: string;
  huts: {
    [k: string]: number;
  };
  first: string | null;
  second: string | null;
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "MangroviaPlayer".
 */
export interface MangroviaPlayer {
  seat: string;
  huts: number;
  dishes: number;
  offerings: number;
  landscapes: number;
  known: {
    [k: string]: number;
  };
  amulets: number;
  amulet_values: string[] | null;
  level: number;
  bonus_tiles: string[];
}
/**
 * This interface was referenced by `Archipel`'s JSON-Schema
 * via the `definition` "MangroviaBuilding".
 */
export interface MangroviaBuilding {
  seat: string;
  space: string;
  huts: number;
  played: string[];
  paid: string[];
  due: number;
}

export type FromClient = Hello | Play | TakeBack | Say | See | Weigh | Reveal | NextSeal;
export type FromServer = Frame | Past | Gains | Saved | Refusal | Chat | Around | Presence;
