/** A frame tells only what changed in the view: see archipel/server/patch.py. */

/** A list of one value is a new value; an object changes the parts it names. */
export type Patch = [unknown] | { [part: string]: Patch };

/** The new view. What did not change is the same object as before. */
export function applied(old: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const made = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
  for (const part in patch) made[part] = applied(made[part], patch[part]!);
  return made;
}
