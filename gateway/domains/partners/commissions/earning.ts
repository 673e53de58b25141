import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { newId } from "#gateway/platform/ids.ts";
import { micros, shareOf, toFen } from "#gateway/platform/micros.ts";
import { currentPrices, type Prices } from "#gateway/domains/catalogue/prices/rules.ts";
import { accountNamed } from "#gateway/domains/accounts/users/rules.ts";
import { post, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import * as agents from "#gateway/domains/partners/agents/repository.ts";
import { levelOf, tell } from "#gateway/domains/partners/agents/rules.ts";
import { buyer, inviterOf } from "#gateway/domains/partners/inviteCodes/rules.ts";
import { commissions, openTo } from "./machine.ts";
import { collectOwed } from "./taking.ts";
import * as kept from "./repository.ts";
import type { CommissionCauseText, Earned } from "./repository.ts";

const BPS = 10_000n;
const earning: readonly string[] = ["NEW", "RENEW", "UPGRADE"];

/** What a commission is of some cash, whole fen. */
export const commissionOf = (cash: bigint, rateBps: number): bigint =>
  toFen(shareOf(cash, BigInt(rateBps), BPS));

/** An address as whoever earns by it sees it. */
export function maskedAddress(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${name.slice(0, 2)}***@${host.split(".")[0] ?? ""}`;
}

/** An order that was completed. */
export interface PaidOrder {
  orderNo: string;
  userId: string;
  kind: string;
  /** The cash that was really paid. */
  cash: bigint;
}

function monthsAfter(from: string, months: number): number {
  const date = new Date(from);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}

/** Who earns by an order: an active agent who has paid for something too. */
async function earner({ home: { db } }: Within, userId: string | undefined) {
  if (userId === undefined) return undefined;
  const agent = await agents.byUser(db, userId);
  if (agent.status !== "active") return undefined;
  return ((await buyer(db, userId))?.cashOrders ?? 0) > 0 ? agent : undefined;
}

async function customerOf({ home }: Within, userId: string): Promise<string> {
  return maskedAddress((await accountNamed(home, userId))?.email ?? "");
}

/** Notes what an order brings those who invited whoever ordered; within the order's transaction. */
export async function earn(within: Within, { orderNo, userId, kind, cash }: PaidOrder): Promise<void> {
  if (cash === 0n || !earning.includes(kind)) return;
  const { home, businessClock } = within;
  const relation = await inviterOf(home.db, userId);
  if (relation?.state !== "bound") return;
  const prices = await currentPrices(home.db);
  if (monthsAfter(relation.boundAt, Number(prices("AGENT_MONTHS"))) <= businessClock.now()) return;
  const above = await inviterOf(home.db, relation.inviterId);
  const tiers = [relation.inviterId, above?.state === "bound" ? above.inviterId : undefined];
  const customer = await customerOf(within, userId);
  for (const [index, inviterId] of tiers.entries()) {
    const agent = await earner(within, inviterId);
    if (!agent) continue;
    const { rateBps, secondTierBps } = levelOf(prices, agent.level);
    const rate = Number(index === 0 ? rateBps : secondTierBps);
    const amount = commissionOf(cash, rate);
    if (amount === 0n) continue;
    const order = { orderNo, inviteeId: userId, kind, customer, base: cash };
    await note(within, prices, {
      ...order,
      beneficiaryId: agent.userId,
      tier: index + 1,
      rateBps: rate,
      amount,
    });
  }
}

type Noted = Pick<
  Earned,
  "orderNo" | "inviteeId" | "kind" | "customer" | "base" | "beneficiaryId" | "tier" | "rateBps" | "amount"
>;

async function note(within: Within, prices: Prices, noted: Noted): Promise<void> {
  const days = Number(prices("AGENT_CONFIRM_DAYS"));
  await kept.insert(within.home.db, [
    {
      ...noted,
      id: newId("com", within.businessClock),
      refunded: 0n,
      cut: 0n,
      netted: 0n,
      left: 0n,
      held: 0n,
      settled: 0n,
      status: "pending",
      cause: null,
      note: null,
      settledBy: null,
      createdAt: timestamp(within.businessClock),
      availableAt: timestamp(within.businessClock, days * DAY),
      confirmedAt: null,
      closedAt: null,
    },
  ]);
  tell(within, noted.beneficiaryId);
}

/** Brings a commission into the account, and takes of it at once what is owed; within a transaction that holds the account. */
export async function confirm(within: Within, row: Earned): Promise<void> {
  const { beneficiaryId: userId, id } = row;
  const credited = row.amount - row.cut;
  const confirmed = await kept.change(within.home.db, row, {
    status: "confirmed",
    confirmedAt: timestamp(within.businessClock),
    left: credited,
  });
  if (!confirmed) return;
  await post(within, {
    type: "commission",
    ref: { type: "commission", id },
    actorId: null,
    key: `commission ${id}`,
    entries: [
      { account: { platform: "COMMISSION_COST" }, delta: -credited },
      { account: { userId, kind: "COMMISSION" }, delta: credited },
    ],
  });
  await collectOwed(within, userId, { ref: id, key: `netted ${id}` });
  tell(within, userId);
}

/** Why a commission is cut. */
export interface Cut {
  cause: CommissionCauseText;
  note: string | null;
  /** What of the base went back by now; all of it for fraud. */
  refunded: bigint;
  key: string;
}

/** Takes a commission back, wholly or for a part of its base; within a transaction that holds the beneficiary's accounts. */
export async function cutDown(within: Within, row: Earned, cut: Cut): Promise<void> {
  const { db } = within.home;
  const { beneficiaryId: userId, id } = row;
  const refunded = cut.refunded > row.base ? row.base : cut.refunded;
  const isWhole = refunded === row.base;
  const total = isWhole ? row.amount : row.amount - commissionOf(row.base - refunded, row.rateBps);
  const more = total - row.cut;
  const step = row.status === "pending" ? "VOID" : "CLAW_BACK";
  if (!openTo(row, "system").includes(step)) return;
  const changed = await kept.change(db, row, {
    refunded,
    cut: total,
    cause: cut.cause,
    note: cut.note,
    ...(total === row.amount && {
      status: commissions.steps[step].to,
      closedAt: timestamp(within.businessClock),
    }),
  });
  if (!changed) return;
  if (row.status !== "pending" && more > 0n) {
    const owed = micros((await agents.byUser(db, userId)).owed);
    await agents.keepOwed(db, userId, owed + more);
    await collectOwed(within, userId, { ref: id, key: cut.key, first: id });
  }
  tell(within, userId);
}

/** Whose accounts an order's commissions are in: whoever takes them back holds them first. */
export const beneficiariesOf = async (
  { home: { db } }: Pick<Within, "home">,
  orderNo: string,
): Promise<string[]> => (await kept.ofOrder(db, orderNo)).map(({ beneficiaryId }) => beneficiaryId);

/** Takes back what an order brought, for the cash that went back; within the order's transaction, which holds the accounts. */
export async function takeBack(within: Within, orderNo: string, refunded: bigint): Promise<void> {
  if (refunded === 0n) return;
  for (const row of await kept.ofOrder(within.home.db, orderNo))
    await cutDown(within, row, {
      cause: refunded >= row.base ? "refund" : "partRefund",
      note: null,
      refunded,
      key: `commission ${row.id} refund ${refunded}`,
    });
}
