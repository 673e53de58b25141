import { same } from "./changedFields.ts";

/** Two people's changes to one thing, brought together. */
export interface MergedVersions<TValues extends object> {
  /** The values with both sides' changes; where both changed the same field, mine stand until a choice is made. */
  values: TValues;
  /** The fields that both changed to different values. */
  clashes: (keyof TValues & string)[];
  /** The fields that only they changed. */
  fromTheirs: (keyof TValues & string)[];
  /** The fields that only I changed. */
  fromMine: (keyof TValues & string)[];
}

/**
 * Merges field by field: `base` is what both began with, `mine` what stands in the form, `theirs` what is saved now. Only the
 * fields of `mine` count. Values are compared by content, not by identity.
 */
export function mergeVersions<TValues extends object>(
  base: TValues,
  mine: TValues,
  theirs: TValues,
): MergedVersions<TValues> {
  const merged: MergedVersions<TValues> = { values: { ...mine }, clashes: [], fromTheirs: [], fromMine: [] };
  const names = Object.keys(mine).filter((name): name is keyof TValues & string => name in theirs);
  for (const name of names) {
    const iChanged = !same(base[name], mine[name]);
    const theyChanged = !same(base[name], theirs[name]);
    if (!theyChanged && iChanged) merged.fromMine.push(name);
    if (!theyChanged || same(mine[name], theirs[name])) continue;
    if (iChanged) {
      merged.clashes.push(name);
    } else {
      merged.fromTheirs.push(name);
      merged.values[name] = theirs[name];
    }
  }
  return merged;
}
