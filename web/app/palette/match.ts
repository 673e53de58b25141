import { fold } from "#web/lib/texts/highlight.ts";

/** Something that can be found: by its label first, then by its other words. */
export interface Findable {
  label: string;
  words: string;
}

/** The words somebody typed. */
export const wordsOf = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);

/** How far a word is from the front: 0 begins the text, 1 begins a word of it, 2 stands within one; undefined where it is not there. */
function distance(text: string, word: string): number | undefined {
  const at = text.indexOf(word);
  if (at <= 0) return at === 0 ? 0 : undefined;
  const starts = new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, "\\$&")}`, "u");
  return starts.test(text) ? 1 : 2;
}

/** The things that hold every word, those first whose labels begin with them; the order given decides between equals. */
export function find<Item extends Findable>(
  items: readonly Item[],
  words: readonly string[],
  most: number,
): Item[] {
  const ranked = items.flatMap((item) => {
    const [label, rest] = [fold(item.label), fold(item.words)];
    const far = words.map((word) => distance(label, word) ?? (distance(rest, word) ?? Number.NaN) + 3);
    const rank = far.reduce((sum, one) => sum + one, 0);
    return Number.isNaN(rank) ? [] : [{ item, rank }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ item }) => item);
}
