/** What the drawing reads of components.json. A test holds it against the file. */
import type { ShellId } from './seen';

export interface Components {
  shells: { items: { id: ShellId; count: number }[] };
}
