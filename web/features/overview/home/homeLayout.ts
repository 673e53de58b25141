import { isRecord } from "#web/lib/isRecord.ts";

export type Span = 3 | 4 | 5 | 6 | 7 | 8 | 12;

/** A card's name and how many of twelve columns it takes at least. */
export interface CardSize {
  id: string;
  span: Span;
}

/** How a person wants to see the cards. */
export interface HomeLayout {
  /** All cards, by their names. */
  order: readonly string[];
  hidden: readonly string[];
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** The kept layout: what is not known any more is left out, and a new card comes behind the one that it is declared behind. */
export function readLayout(declared: readonly CardSize[], kept: unknown): HomeLayout {
  const ids = declared.map(({ id }) => id);
  const { order, hidden } = isRecord(kept) ? kept : {};
  const all = [...new Set(texts(order).filter((id) => ids.includes(id)))];
  ids.forEach((id, index) => {
    if (all.includes(id)) return;
    const before = ids[index - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  });
  return { order: all, hidden: ids.filter((id) => texts(hidden).includes(id)) };
}

const widths: readonly Span[] = [12, 8, 7, 6, 5, 4, 3];

/** The cards that are shown with the columns that each takes: one that ends a row fills it. */
export function placeCards(declared: readonly CardSize[], { order, hidden }: HomeLayout): CardSize[] {
  const placed: CardSize[] = [];
  let free = 12;
  const fill = () => {
    const last = placed.at(-1);
    if (last) last.span = widths.find((width) => width <= last.span + free) ?? last.span;
    free = 12;
  };
  for (const id of order) {
    const card = declared.find((one) => one.id === id);
    if (!card || hidden.includes(id)) continue;
    if (card.span > free) fill();
    placed.push({ id, span: card.span });
    free -= card.span;
  }
  fill();
  return placed;
}
