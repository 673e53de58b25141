import { DAY, type Clock } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { giveBack, insertLot, lotsOf, take, type GiftLotRow } from "./giftRepository.ts";
import type { EntryInput, Posted } from "./movement.ts";

/** How long a gift serves, where nothing else is said. */
const GIFT_LIFE = 365 * DAY;

interface Moved extends Posted {
  clock: Clock;
  planned: readonly EntryInput[];
}

/** The lots of a transaction's own first: what is taken back is taken from what it gave. */
const ownFirst = (lots: readonly GiftLotRow[], transactionId: string | null): GiftLotRow[] =>
  lots.toSorted(
    (a, b) => Number(b.transactionId === transactionId) - Number(a.transactionId === transactionId),
  );

async function takeFirst(db: Db, lots: readonly GiftLotRow[], transactionId: string, amount: bigint) {
  const taken: { lotId: string; amount: bigint }[] = [];
  let open = amount;
  for (const { id, left } of lots) {
    if (open === 0n) break;
    const part = left < open ? left : open;
    taken.push({ lotId: id, amount: part });
    open -= part;
  }
  if (open !== 0n) throw new RangeError("The gifts do not make up the balance of gifts.");
  await take(db, transactionId, taken);
}

/** Keeps the lots of gifts equal to the balances: what expires first is taken first, and what is reversed goes back. */
export async function moveGifts(db: Db, { transaction, entries, planned, clock }: Moved): Promise<void> {
  const { id, at, reverses } = transaction;
  for (const { userId, kind, delta } of entries) {
    if (userId === null || kind !== "GIFT") continue;
    if (delta < 0n) {
      await takeFirst(db, ownFirst(await lotsOf(db, userId), reverses), id, -delta);
      continue;
    }
    const back = reverses === null ? 0n : await giveBack(db, reverses, userId, delta);
    if (back === delta) continue;
    const expiresAt =
      planned.find(
        ({ account, expiresAt: said }) =>
          said !== undefined && "userId" in account && account.userId === userId && account.kind === kind,
      )?.expiresAt ?? new Date(Date.parse(at) + GIFT_LIFE).toISOString();
    const amount = delta - back;
    await insertLot(db, {
      id: newId("lot", clock),
      userId,
      transactionId: id,
      amount,
      left: amount,
      expiresAt,
    });
  }
}
