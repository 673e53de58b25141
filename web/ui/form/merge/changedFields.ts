/** The fields of `after` whose values are others than before. */
export function changedFields<TFields extends object>(before: TFields, after: TFields): Partial<TFields> {
  const changed: Partial<TFields> = { ...after };
  for (const name in changed) if (same(before[name], changed[name])) delete changed[name];
  return changed;
}

/** Whether two values of a form say the same: texts, numbers, lists and plain objects of them. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    mine.size === theirs.size &&
    [...mine].every(([name, value]) => theirs.has(name) && same(value, theirs.get(name)))
  );
}
