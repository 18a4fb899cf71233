/** A list of tables that grows page by page. The first page is told anew again and again. */
import type { Table, Tables } from '../api/messages';

export class Pages {
  private first = $state.raw<Table[] | null>(null);
  private rest = $state.raw<Table[]>([]);
  /** Where the next page begins; empty: there is none. */
  more = $state('');
  busy = $state(false);

  constructor(private readonly fetchPage: (after: string) => Promise<Tables>) {}

  /** All that was fetched, each table once, as it was told last; null: nothing yet. */
  get tables(): Table[] | null {
    if (!this.first) return null;
    const shown = new Set(this.first.map((t) => t.id));
    return [...this.first, ...this.rest.filter((t) => !shown.has(t.id))];
  }

  renew(page: Tables): void {
    this.first = page.tables;
    if (!this.rest.length) this.more = page.more ?? '';
  }

  /** Fetches the next page; if that fails, the button can be pressed again. */
  async next(): Promise<void> {
    if (this.busy || !this.more) return;
    this.busy = true;
    try {
      const page = await this.fetchPage(this.more);
      const told = new Set(page.tables.map((t) => t.id));
      this.rest = [...this.rest.filter((t) => !told.has(t.id)), ...page.tables];
      this.more = page.more ?? '';
    } catch {
      // the line is lost: the list stays as it is
    } finally {
      this.busy = false;
    }
  }
}
