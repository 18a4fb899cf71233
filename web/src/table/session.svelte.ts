/** One table, live: what the socket says is shown, what I choose is sent. */
import { keepSeed, myShare, seedToReveal, type Share } from '../api/seeds';
import { tableSocket } from '../api/ahead';
import { newId, TableSocket } from '../api/socket';
import type { Frame, FromServer, Table } from '../api/messages';
import { Plan } from '../returning/plan.svelte';
import { Recap } from '../returning/recap.svelte';
import { settings } from '../settings.svelte';
import { Looking } from './looking';
import { Showing } from './showing.svelte';

export class Session extends Showing {
  private readonly socket: TableSocket;
  private readonly looking = new Looking(({ ply, seat }) =>
    this.socket.ask(seat === null ? { t: 'see', ply } : { t: 'see', ply, seat }),
  );
  override readonly plan: Plan;
  override readonly recap = new Recap(this);

  constructor(id: string) {
    super(id);
    const my = (): Session => this;
    this.plan = new Plan({
      get waiting() {
        return my().waiting;
      },
      get ply() {
        return my().frame?.ply ?? null;
      },
      ask: (links) => this.socket.ask({ t: 'ahead', links }),
      keep: (links) => this.socket.post({ t: 'plan', links, id: newId() }),
    });
    this.socket = new TableSocket(tableSocket(id), {
      message: (m) => this.hear(m),
      link: (state) => {
        this.link = state;
        if (state !== 'live')
          this.respite = null; // told anew after Hello, if it still lasts
        else {
          this.looking.again();
          this.plan.look();
        }
      },
      hello: () => ({
        since: this.latest,
        pass_for_me: settings.passForMe,
        grace: settings.grace,
      }),
    });
  }

  /** Can anything be planned here? Not with one clock for the whole game, nor where I do not play. */
  override get plannable(): boolean {
    const mine = this.mine;
    return mine !== null && !this.table?.players[mine]?.bot && this.table?.clock?.kind !== 'live';
  }
  /** Do I wait for others, so that I can plan? */
  private get waiting(): boolean {
    const mine = this.mine;
    return (
      mine !== null &&
      this.ask !== null &&
      this.ask.seat !== mine &&
      this.past === null &&
      this.plannable
    );
  }

  override close(): void {
    super.close();
    this.socket.close();
  }

  play(choice: string): void {
    // one answer to one question: a double click plays once
    if (!this.frame || this.answered === this.frame.ply) return;
    this.trouble = null;
    this.sent = 'sent';
    this.answered = this.frame.ply;
    this.socket.post({ t: 'play', ply: this.frame.ply, choice, id: newId() });
    this.chose(this.frame.ply);
  }
  /** My last choice is this one: what happens from now on is news when I come back. */
  private chose(ply: number): void {
    if (this.own) this.own = { ...this.own, chosen: ply + 1, at: Date.now() / 1000 };
  }
  takeBack(count = 1): void {
    if (!this.frame?.undo.allowed || this.answered === this.frame.ply) return;
    this.trouble = null;
    this.sent = 'sent';
    this.answered = this.frame.ply;
    this.socket.post({ t: 'take_back', ply: this.frame.ply, id: newId(), count });
    this.chose(this.frame.ply);
  }
  override endTurn(): boolean {
    if (!this.myGrace) return false;
    this.socket.ask({ t: 'end_turn', ply: this.myGrace.ply });
    return true;
  }
  speak(text: string): void {
    this.socket.post({ t: 'say', text, id: newId() });
  }
  /** Looks at a past moment; null: back to now. */
  see(ply: number | null, seat: number | null = null): void {
    this.looking.see(ply === null ? null : { ply, seat });
    if (ply === null) void this.change(() => (this.past = null));
  }
  protected askHint(ply: number): void {
    this.socket.ask({ t: 'hint', ply });
  }

  private hear(m: FromServer): void {
    switch (m.t) {
      case 'table':
        this.table = m.table;
        this.watching = m.watching;
        this.unseal(m.table);
        break;
      case 'presence':
        this.watching = m.watching;
        if (this.table) this.table = withOnline(this.table, m.online);
        break;
      case 'chat': {
        const known = new Map(this.chat.map((line) => [line.n, line]));
        for (const line of m.lines) known.set(line.n, line);
        this.chat = [...known.values()].sort((a, b) => a.n - b.n);
        break;
      }
      case 'frame':
        this.receive(m);
        break;
      case 'grace':
        this.respite =
          m.left > 0
            ? { ply: m.ply, seat: m.seat, left: m.left * 1000, told: performance.now() }
            : null;
        break;
      case 'clocks':
        this.clocks = { ...m, told: performance.now() };
        break;
      case 'past':
        if (this.looking.on) void this.change(() => (this.past = m));
        this.looking.told();
        break;
      case 'gains':
        if (m.ply === this.frame?.ply) {
          this.gains = m.points;
          this.lasting = m.lasting ?? [];
          this.rises = m.rises ?? {};
        }
        break;
      case 'mine':
        this.own = m;
        this.told += 1; // after each Hello, behind its frame
        this.plan.hear(m);
        break;
      case 'ahead':
        this.plan.foresee(m);
        break;
      case 'hint':
        this.hints.hear(m.ply, m.choices);
        break;
      case 'saved':
        if (this.sent === 'sent') this.saved();
        break;
      case 'refused':
        if (!m.id && this.unanswered(m.word)) break;
        if (this.sent === 'sent') this.sent = '';
        this.answered = -1;
        this.trouble = { word: m.word, rule: m.rule ?? '' };
        break;
    }
  }

  /** Was a question of ours refused, and no choice? It is not said which one. */
  private unanswered(word: string): boolean {
    const waiting = [this.hints, this.plan, this.looking].map((one) => one.refuse(word));
    if (waiting.some(Boolean)) return true;
    // weighing is not missed; whose seed came to nothing is told at the end
    return ['too-fast', 'stale', 'not-your-turn', 'too-late', 'wrong-seed'].includes(word);
  }

  /** The game begins: this browser's share in chance is told. */
  private unseal(table: Table): void {
    const seed = seedToReveal(table);
    if (seed) this.socket.ask({ t: 'reveal', seed });
    if (table.again) keepSeed(table.again, this.nextSeed);
  }
  /** When it is over: had this browser its share in chance? */
  override share(guest: string): Share {
    return this.frame && this.over ? myShare(this.id, guest, this.frame) : 'unknown';
  }

  protected override receive(frame: Frame): void {
    const fresh = frame.ply >= this.latest;
    if (fresh && frame.ask === null && this.mine !== null && !this.table?.again)
      this.socket.ask({ t: 'next_seal', seal: this.nextSeed.seal });
    super.receive(frame);
  }
  protected override allSaved(): boolean {
    return this.socket.unsaved === 0;
  }
  protected shown(frame: Frame): void {
    this.plan.look();
    if (frame.options.length && frame.ask?.seat === this.mine)
      this.socket.ask({ t: 'weigh', ply: frame.ply });
  }
}

/** The table with other people online. */
function withOnline(table: Table, online: number[]): Table {
  const players = table.players.map((p) => ({ ...p, online: online.includes(p.seat) }));
  return { ...table, players };
}
