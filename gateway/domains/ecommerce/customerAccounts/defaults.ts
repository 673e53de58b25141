import { badInput, notFound } from "#gateway/platform/errors.ts";

interface Kept {
  id: string;
  isDefault: boolean;
}

/** The list with exactly one default: the one that is wanted, else the one there is, else the first. */
export function settled<T extends Kept>(list: readonly T[], wanted?: string): T[] {
  const chosen = wanted ?? (list.find(({ isDefault }) => isDefault) ?? list[0])?.id;
  return list.map((one) => ({ ...one, isDefault: one.id === chosen }));
}

export function without<T extends Kept>(list: readonly T[], id: string, what: string): T[] {
  const rest = list.filter((one) => one.id !== id);
  if (rest.length === list.length) throw notFound(what);
  return settled(rest);
}

export function defaulted<T extends Kept>(list: readonly T[], id: string, what: string): T[] {
  if (!list.some((one) => one.id === id)) throw notFound(what);
  return settled(list, id);
}

export function added<T extends Kept>(list: readonly T[], one: T, max: number, what: string): T[] {
  if (list.length >= max)
    throw badInput({
      input: {
        code: "TOO_LONG",
        message: `A customer may have at most ${max} ${what}: delete one first.`,
        params: { max },
      },
    });
  return settled([...list, one], one.isDefault ? one.id : undefined);
}
