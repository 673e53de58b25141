/** The accounts that every person has. */
export const userKinds = ["CASH", "GIFT", "FROZEN", "COMMISSION"] as const;
export type UserKind = (typeof userKinds)[number];

/** The platform's own accounts; what came in by a channel and waits to be settled stands in the one of that channel. */
export type PlatformAccount = `CLEARING:${string}` | "REVENUE" | "GIFT_COST" | "COMMISSION_COST" | "ROUNDING";

/** An account, as whoever posts names it. */
export type AccountRef = { userId: string; kind: UserKind } | { platform: PlatformAccount };

/**
 * Every account of the platform is kept in so many parts with a running balance each: what concerns one person always goes
 * through the same part, so that people who pay at the same time wait for nobody but themselves.
 */
const PARTS = 16;

/** The part of the platform's accounts that belongs to a person. */
export function partOf(userId: string | undefined): number {
  let hash = 0;
  for (const letter of userId ?? "") hash = (hash * 31 + letter.charCodeAt(0)) % 65_521;
  return hash % PARTS;
}

/** An account as the store knows it. */
export interface AccountKey {
  id: string;
  userId: string | null;
  kind: string;
}

/** @param part which of the parts, for an account of the platform. */
export const keyOf = (ref: AccountRef, part: number): AccountKey =>
  "platform" in ref
    ? { id: `${ref.platform}/${String(part).padStart(2, "0")}`, userId: null, kind: ref.platform }
    : { id: `${ref.userId}/${ref.kind}`, userId: ref.userId, kind: ref.kind };

/** All accounts of a person. */
export const keysOf = (userId: string): AccountKey[] => userKinds.map((kind) => keyOf({ userId, kind }, 0));

/** Whose accounts these are, in one order. */
export const userIdsOf = (accounts: readonly AccountRef[]): string[] =>
  [...new Set(accounts.flatMap((one) => ("userId" in one ? [one.userId] : [])))].toSorted();
