import { timestamp } from "#gateway/platform/clock.ts";
import { micros } from "#gateway/platform/micros.ts";
import { balancesOf, post, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import * as agents from "#gateway/domains/partners/agents/repository.ts";
import * as kept from "./repository.ts";
import type { Earned, CommissionSettlementText } from "./repository.ts";

/** A part of a commission. */
export interface Piece {
  id: string;
  /** In millionths of one CNY, as a text. */
  amount: string;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

const isOver = ({ left, held }: Pick<Earned, "left" | "held">) => left === 0n && held === 0n;

/** What changes where nothing of a confirmed commission is left. */
export const settledBy = (
  row: Earned,
  after: Pick<Earned, "left" | "held">,
  by: CommissionSettlementText,
  { businessClock }: Pick<Within, "businessClock">,
): Partial<Earned> =>
  row.status === "confirmed" && isOver(after)
    ? { status: "settled", settledBy: by, closedAt: timestamp(businessClock) }
    : {};

/**
 * Takes an amount of what is left of somebody's commissions, the oldest first, unless one is to be the first; within a
 * transaction that holds the accounts. What the account holds and what is left of the commissions is the same.
 */
export async function takeLeft(
  within: Within,
  beneficiaryId: string,
  amount: bigint,
  { by, isHeld = false, first }: { by: CommissionSettlementText; isHeld?: boolean; first?: string },
): Promise<Piece[]> {
  const { db } = within.home;
  const rows = await kept.withLeft(db, beneficiaryId);
  const ordered = rows.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  const pieces: Piece[] = [];
  let wanted = amount;
  for (const row of ordered) {
    if (wanted === 0n) break;
    const taken = least(row.left, wanted);
    wanted -= taken;
    const after = { left: row.left - taken, held: row.held + (isHeld ? taken : 0n) };
    await kept.change(db, row, {
      ...after,
      ...(by === "converted" && { settled: row.settled + taken }),
      ...(by === "netted" && row.id !== first && { netted: row.netted + taken }),
      ...settledBy(row, after, by, within),
    });
    pieces.push({ id: row.id, amount: taken.toString() });
  }
  if (wanted > 0n) throw new RangeError("Less is left of the commissions than the account holds.");
  return pieces;
}

/** Takes what an agent owes of what is in the account of commissions now, and never of anything else. */
export async function collectOwed(
  within: Within,
  userId: string,
  { ref, key, first }: { ref: string; key: string; first?: string },
): Promise<bigint> {
  const owed = micros((await agents.byUser(within.home.db, userId)).owed);
  const { COMMISSION } = await balancesOf(within.home.db, userId);
  const taken = least(owed, COMMISSION);
  if (taken === 0n) return 0n;
  await post(within, {
    type: "commissionClawback",
    ref: { type: "commission", id: ref },
    actorId: null,
    key,
    entries: [
      { account: { userId, kind: "COMMISSION" }, delta: -taken },
      { account: { platform: "COMMISSION_COST" }, delta: taken },
    ],
  });
  await takeLeft(within, userId, taken, { by: "netted", ...(first !== undefined && { first }) });
  await agents.keepOwed(within.home.db, userId, owed - taken);
  return taken;
}

/** Ends what a withdrawal held of commissions: it is paid, or it is back in the account. */
export async function endHeld(within: Within, pieces: readonly Piece[], isPaid: boolean): Promise<void> {
  const { db } = within.home;
  const rows = new Map(
    (
      await kept.byIds(
        db,
        pieces.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  for (const { id, amount } of pieces) {
    const row = rows.get(id);
    if (!row) throw new RangeError(`There is no commission ${id}.`);
    const after = { left: row.left + (isPaid ? 0n : BigInt(amount)), held: row.held - BigInt(amount) };
    await kept.change(db, row, {
      ...after,
      ...(isPaid && { settled: row.settled + BigInt(amount) }),
      ...settledBy(row, after, "withdrawn", within),
    });
  }
}
