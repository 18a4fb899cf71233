/**
 * The question bar keeps its height while others play, and when I am asked anew until I do something:
 * what stands around it would else move by itself, twice in every turn. Only a question that needs
 * more room makes it higher. Where it lies over the board it keeps for good the room that two lines
 * need, once it has needed it: the board would else be laid out anew for every second question.
 */
import { is } from '../layout';

const MOST = 0.26; // of the window's height: a sentence and a line of choices
const LINES = 132; // px: a sentence of two lines and a line of choices

export function hold(bar: HTMLElement, mine: () => boolean): () => void {
  let kept = 0;
  let needed = 0; // by my last question
  let least = 0; // where it lies over the board
  let was = false; // was it my turn?
  let acted = true; // since I was asked
  const look = (): void => {
    const now = mine();
    bar.style.minHeight = '';
    if (is('low')) return;
    const high = bar.offsetHeight;
    if (now) needed = high;
    else if (was) [kept, acted] = [needed, false]; // I have just done something: it may become lower
    was = now;
    if (is('roomy')) {
      if (now && high <= LINES) least = Math.max(least, high);
      bar.style.minHeight = `${least}px`;
    } else if (now && acted) {
      kept = high;
    } else {
      // a plan or a recap is opened and closed by hand: what was below it may come back
      const panel = bar.querySelector('[data-plan], [data-recap]') !== null;
      kept = Math.min(panel ? kept : Math.max(kept, high), innerHeight * MOST);
      bar.style.minHeight = `${kept}px`;
    }
  };
  const changed = new MutationObserver(look);
  changed.observe(bar, { childList: true, subtree: true, characterData: true });
  const act = (): void => {
    if (mine()) acted = true;
  };
  for (const kind of HANDS) addEventListener(kind, act, true);
  look();
  return () => {
    changed.disconnect();
    for (const kind of HANDS) removeEventListener(kind, act, true);
  };
}

const HANDS = ['pointerdown', 'keydown'] as const;
