import { DAY, timestamp, type Clock } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { mark } from "./checkInRepository.ts";
import { sumOf, take, type Piece } from "./lots.ts";
import * as points from "./repository.ts";
import type { PointsEntryRow, PointsReasonText } from "./repository.ts";

/** How long points can be used, in milliseconds. */
export const LIFE = 365 * DAY;
/** How long points that come back can be used at least. */
const AFTER_RETURN = 7 * DAY;
const AT_ONCE = 200;

/** What moving points needs: where it is one transaction with other things, `home` is within it, and `homeLive` waits for its end. */
export type Within = Pick<RequestContext, "home" | "homeLive"> & { businessClock: Clock };

/** Points that come or go: what there is of a reason and a reference happens once. */
export interface Movement {
  userId: string;
  points: number;
  reason: PointsReasonText;
  ref: string;
}

/** Each person's changes have a topic of their own. */
export const topicOf = (userId: string): string => `ledger_points:${userId}`;

type Entry = Pick<PointsEntryRow, "userId" | "delta" | "reason" | "ref"> &
  Partial<Pick<PointsEntryRow, "lotExpiresAt" | "pieces" | "at">>;

async function write(
  { home: { db }, businessClock }: Within,
  entry: Entry,
  owed: number,
): Promise<PointsEntryRow> {
  const { balance } = await points.ofUser(db, entry.userId);
  const balanceAfter = balance + entry.delta;
  const row = {
    lotExpiresAt: null,
    pieces: [],
    at: timestamp(businessClock),
    ...entry,
    id: newId("pts", businessClock),
    balanceAfter,
  };
  await points.keep(db, { userId: entry.userId, balance: balanceAfter, owed });
  await points.insertEntry(db, row);
  return row;
}

async function takeFrom({ home: { db } }: Within, userId: string, wanted: number): Promise<Piece[]> {
  const lots = await points.lots(db, userId);
  const pieces = take(lots, wanted);
  for (const { lotId, points: taken } of pieces)
    await points.setRemaining(db, lotId, (lots.find(({ id }) => id === lotId)?.remaining ?? 0) - taken);
  return pieces;
}

/** Lets the points go that were not used in time. */
async function expire(within: Within, userId: string): Promise<void> {
  const { db } = within.home;
  const now = timestamp(within.businessClock);
  for (const { id, remaining, expiresAt } of await points.lots(db, userId)) {
    if (expiresAt > now) return;
    await points.setRemaining(db, id, 0);
    const pieces = [{ lotId: id, points: remaining }];
    const { owed } = await points.ofUser(db, userId);
    await write(
      within,
      { userId, delta: -remaining, reason: "expire", ref: id, pieces, at: expiresAt },
      owed,
    );
  }
}

/** Moves points in one transaction, unless that happened before; answers its entry. */
async function moveOnce(
  within: Within,
  movement: Movement,
  move: (inside: Within) => Promise<PointsEntryRow | null>,
): Promise<PointsEntryRow | null> {
  const { userId } = movement;
  return await inHome(within, async (inside) => {
    await points.hold(inside.home, userId);
    const before = await points.entryOf(inside.home.db, movement);
    if (before) return before;
    await expire(inside, userId);
    const entry = await move(inside);
    within.homeLive.publish(topicOf(userId), { kind: "UPDATED", id: userId });
    return entry;
  });
}

/** Gives points; what was owed is taken from them at once. */
export async function earn(within: Within, movement: Movement): Promise<PointsEntryRow | null> {
  return await moveOnce(within, movement, async (inside) => {
    const { userId, points: given, reason, ref } = movement;
    const { db } = inside.home;
    const id = newId("lot", inside.businessClock);
    const expiresAt = timestamp(inside.businessClock, LIFE);
    const { owed } = await points.ofUser(db, userId);
    await points.insertLot(db, { id, userId, points: given, remaining: given, expiresAt });
    const entry = await write(inside, { userId, delta: given, reason, ref, lotExpiresAt: expiresAt }, owed);
    if (owed === 0) return entry;
    const pieces = await takeFrom(inside, userId, Math.min(owed, given));
    const made = {
      userId,
      delta: -sumOf(pieces),
      reason: "refund" as const,
      ref: `owed:${entry.id}`,
      pieces,
    };
    await write(inside, made, owed - sumOf(pieces));
    return entry;
  });
}

/**
 * Takes points for something.
 * @throws {AppError} INSUFFICIENT_POINTS
 */
export async function spend(within: Within, movement: Movement): Promise<PointsEntryRow | null> {
  return await moveOnce(within, movement, async (inside) => {
    const { userId, points: wanted, reason, ref } = movement;
    const { balance, owed } = await points.ofUser(inside.home.db, userId);
    if (balance < wanted)
      throw new AppError(
        "INSUFFICIENT_POINTS",
        `This takes ${wanted} points and you have ${balance}: come back with ${wanted - balance} more.`,
      );
    const pieces = await takeFrom(inside, userId, wanted);
    return await write(inside, { userId, delta: -wanted, reason, ref, pieces }, owed);
  });
}

/** Takes points back, those that are there now and the others from the next ones that come. */
export async function takeBack(within: Within, movement: Movement): Promise<PointsEntryRow | null> {
  return await moveOnce(within, movement, async (inside) => {
    const { userId, points: wanted, reason, ref } = movement;
    const { owed } = await points.ofUser(inside.home.db, userId);
    const pieces = await takeFrom(inside, userId, wanted);
    const taken = sumOf(pieces);
    return await write(inside, { userId, delta: -taken, reason, ref, pieces }, owed + wanted - taken);
  });
}

/** Gives points back that went for something which did not come about: to where they were, and for a week at least. */
export async function giveBack(
  within: Within,
  spent: Omit<Movement, "points">,
): Promise<PointsEntryRow | null> {
  const movement = { ...spent, points: 0, reason: "refund" as const };
  return await moveOnce(within, movement, async (inside) => {
    const { db } = inside.home;
    const entry = await points.entryOf(db, spent);
    if (!entry) return null;
    const { userId } = spent;
    const lots = await points.lotsByIds(
      db,
      entry.pieces.map(({ lotId }) => lotId),
    );
    const soon = timestamp(inside.businessClock, AFTER_RETURN);
    for (const { lotId, points: back } of entry.pieces) {
      const lot = lots.find(({ id }) => id === lotId);
      if (lot && lot.expiresAt > soon) await points.setRemaining(db, lotId, lot.remaining + back);
      else {
        const id = newId("lot", inside.businessClock);
        await points.insertLot(db, { id, userId, points: back, remaining: back, expiresAt: soon });
      }
    }
    const { owed } = await points.ofUser(db, userId);
    return await write(inside, { userId, delta: -entry.delta, reason: "refund", ref: spent.ref }, owed);
  });
}

/** Counts that somebody did a part of a task, or all of it: once for each reference. */
export async function markTask(
  within: Within,
  { userId, task, ref }: { userId: string; task: string; ref: string },
): Promise<void> {
  await mark(within.home.db, { userId, task, ref });
  within.homeLive.publish(topicOf(userId), { kind: "UPDATED", id: userId });
}

/** Lets points expire; `homeLive` waits for the end of the transaction. */
export async function expireDue(within: Within, until: string): Promise<void> {
  for (const userId of await points.withExpired(within.home.db, until, AT_ONCE)) {
    await points.hold(within.home, userId);
    await expire(within, userId);
    within.homeLive.publish(topicOf(userId), { kind: "UPDATED", id: userId });
  }
}
