import type { Identified } from "#web/ui/table/parts/column.ts";
import { CardList, type CardListProps } from "./CardList.tsx";
import { SkeletonCards } from "./SkeletonCards.tsx";

/** The body of a list on a phone. */
export interface PhoneListProps<TRow extends Identified> extends Omit<CardListProps<TRow>, "rows"> {
  /** Undefined until the first rows come. */
  rows: readonly TRow[] | undefined;
  /** How many cards the skeleton has. */
  expected: number;
}

/** The rows as cards, or the shapes of cards until they come. */
export function PhoneList<TRow extends Identified>({ rows, expected, ...props }: PhoneListProps<TRow>) {
  return rows ? <CardList {...props} rows={rows} /> : <SkeletonCards count={expected} />;
}
