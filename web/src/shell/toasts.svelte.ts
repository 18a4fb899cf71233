/** Short messages at the edge of the page. */
export const toasts = $state<{ list: { key: number; text: string }[] }>({ list: [] });
let key = 0;
export function toast(text: string): void {
  const made = { key: key++, text };
  toasts.list = [...toasts.list.slice(-2), made];
  setTimeout(() => (toasts.list = toasts.list.filter((t) => t.key !== made.key)), 4200);
}
