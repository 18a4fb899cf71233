/** Keyboard shortcuts of the table; never while somebody is writing or a dialog is open. */
export interface Keys {
  escape(): boolean;
  enter(): boolean;
  chip(n: number): boolean;
  [key: string]: (n: number) => unknown;
}

export function keys(actions: Keys): (e: KeyboardEvent) => void {
  return (e) => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
    const target = e.target as HTMLElement;
    if (document.querySelector('dialog[open]')) return;
    if (e.key === 'Escape') {
      if (target.matches('input:not([type=range])')) target.blur();
      else if (actions.escape()) e.preventDefault();
      return;
    }
    if (target.matches('input:not([type=range]), textarea')) return;
    if (e.key === 'Enter') {
      if (!target.matches('button, a, [role=button], summary') && actions.enter())
        e.preventDefault();
      return;
    }
    if (/^[1-9]$/.test(e.key)) {
      if (actions.chip(Number(e.key))) e.preventDefault();
      return;
    }
    const key = e.key.toLowerCase();
    const action = (e.shiftKey && actions[`shift ${key}`]) || actions[key];
    if (!action || e.key.length > 1) return;
    e.preventDefault();
    action(0);
  };
}
