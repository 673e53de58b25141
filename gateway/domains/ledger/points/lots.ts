/** Points of a lot. */
export interface Piece {
  lotId: string;
  points: number;
}

interface Lot {
  id: string;
  remaining: number;
  expiresAt: string;
}

/** From which lots so many points are taken, those that expire first at first; as many as there are where they do not suffice. */
export function take(lots: readonly Lot[], points: number): Piece[] {
  let left = points;
  const pieces: Piece[] = [];
  for (const { id, remaining } of lots.toSorted(byExpiry)) {
    const taken = Math.min(left, remaining);
    if (taken > 0) pieces.push({ lotId: id, points: taken });
    left -= taken;
  }
  return pieces;
}

const byExpiry = (one: Lot, other: Lot): number => {
  if (one.expiresAt !== other.expiresAt) return one.expiresAt < other.expiresAt ? -1 : 1;
  return one.id < other.id ? -1 : 1;
};

export const sumOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { points }) => sum + points, 0);
