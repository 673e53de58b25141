import type { Identified } from "./parts/column.ts";

/** The most rows that the gateway changes at once. */
const most = 1_000;

/** What a bulk action did, in one part or several. */
export interface PartsDone {
  /** How many rows it changed. */
  count: number;
  /** By which it can be taken back. */
  tokens: string[];
  /** Whether all parts were done; a part that failed was told, and those after it were not tried. */
  done: boolean;
}

/** Does a bulk action to any number of rows, 1,000 at a time and one part after the other. */
export async function inParts(
  rows: readonly Identified[],
  tellError: (thrown: unknown) => void,
  act: (ids: string[]) => Promise<{ count: number; undoToken: string | null }>,
): Promise<PartsDone> {
  const told: PartsDone = { count: 0, tokens: [], done: true };
  const ids = rows.map(({ id }) => id);
  try {
    for (let from = 0; from < ids.length; from += most) {
      const { count, undoToken } = await act(ids.slice(from, from + most));
      told.count += count;
      if (undoToken !== null) told.tokens.push(undoToken);
    }
  } catch (thrown) {
    tellError(thrown);
    told.done = false;
  }
  return told;
}
