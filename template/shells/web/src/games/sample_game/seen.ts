/* Made by `make types` from archipel/games/sample_game/seen.py. Do not edit. */
import type { SeatId, View as GameView } from '../../api/messages';

export type { SeatId };

export type ShellId = 'cowrie' | 'cone' | 'scallop' | 'whelk';

export interface Player {
  seat: SeatId;
  shown: ShellId[]; // open in front of the player
  face_down: number; // how many lie face down
  hidden: ShellId[] | null; // which they are; null: the viewer may not know it
}

export interface View extends GameView {
  round: number;
  rounds: number;
  bag: number; // how many shells are left in it
  beach: ShellId[];
  players: Player[];
  digging: SeatId | null; // who looks at a shell from the bag
  held: ShellId | null; // which one; null: there is none, or the viewer may not know it
}

/** The words choices begin with. */
export type Verb = 'take' | 'dig' | 'keep' | 'lay' | 'draw';
