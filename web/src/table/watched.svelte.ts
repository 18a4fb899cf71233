import type { View } from '../board/types';

/**
 * A view whose parts are watched one by one. A frame tells what changed and leaves the rest the same
 * objects (api/patch.ts), so a drawing has only to do what follows from the change.
 */
export function watched(now: () => View | null): View {
  const parts = new Map<PropertyKey, () => unknown>();
  // Made here and not by whoever reads first: what belongs to a part of the page stands still with it.
  $effect.root(() => {
    $effect.pre(() => {
      for (const key of Reflect.ownKeys(now() ?? {})) {
        if (parts.has(key)) continue;
        const value = $derived((now() as Record<PropertyKey, unknown> | null)?.[key]);
        parts.set(key, () => value);
      }
    });
  });
  const part = (key: PropertyKey): unknown =>
    (parts.get(key) ?? (() => (now() as Record<PropertyKey, unknown> | null)?.[key]))();
  return new Proxy({} as View, {
    get: (_, key) => part(key),
    has: (_, key) => key in (now() ?? {}),
    ownKeys: () => Reflect.ownKeys(now() ?? {}),
    getOwnPropertyDescriptor: (_, key) => {
      const value = part(key);
      return value === undefined ? undefined : { value, enumerable: true, configurable: true };
    },
  });
}
