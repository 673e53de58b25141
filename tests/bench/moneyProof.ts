import { micros } from "#gateway/platform/micros.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { Done, MoneyKind, Tally } from "./moneyCalls.ts";
import { movementsOf, people, proveEntries, readRows, type Rows, type Say, sum } from "./moneyRows.ts";

function proveOrders(rows: Rows, say: Say): void {
  const movements = movementsOf(rows);
  for (const order of rows.orders) {
    const { orderNo, status, payable, couponId } = order;
    const [paid, back] = [movements("orderPayment", orderNo), movements("orderRefund", orderNo)];
    const took = { gift: -micros(order.paidGift), cash: -micros(order.paidCash) };
    const gave = { gift: micros(order.refundedGift), cash: micros(order.refundedCash) };
    const isPaid = order.paidAt !== null;
    const isOne = (some: typeof paid, { gift, cash }: typeof took) =>
      some.length === (gift === 0n && cash === 0n ? 0 : 1) &&
      some.every((one) => one.gift === gift && one.cash === cash);
    if (!isOne(paid, took) || !isOne(back, gave)) say(`${orderNo} is ${status}, and the ledger says else`);
    if (isPaid && -took.gift - took.cash !== micros(payable)) say(`${orderNo} was not paid in full`);
    if (!isPaid && paid.length > 0) say(`${orderNo} is ${status} and took money`);
    const coupon = rows.coupons.find(({ id }) => id === couponId);
    const wanted = { PENDING_PAYMENT: "locked", CANCELLED: undefined, EXPIRED: undefined };
    const state = status in wanted ? wanted[status as keyof typeof wanted] : "used";
    if (couponId !== null && state !== undefined && coupon?.state !== state)
      say(`${orderNo} is ${status}, and its coupon ${coupon?.state}`);
    if (state === undefined && coupon?.orderId === orderNo)
      say(`${orderNo} is ${status} and keeps its coupon`);
    const points = rows.pointsEntries.filter(({ ref }) => ref === `order:${orderNo}`);
    const earned = points.filter(({ reason }) => reason === "spend");
    const due = isPaid ? Number(-took.cash / 1_000_000n) : 0;
    if (earned.length > 1 || earned.reduce((total, { delta }) => total + delta, 0) !== due)
      say(`${orderNo} brought other points than ${due}`);
  }
  for (const { id, state, orderId } of rows.coupons) {
    const holder = rows.orders.find(({ orderNo }) => orderNo === orderId);
    if (state === "locked" && holder?.status !== "PENDING_PAYMENT") say(`${id} is held by no open order`);
    if (state === "used" && (holder?.paidAt ?? null) === null) say(`${id} is used by no paid order`);
  }
}

function provePoints({ points, lots, pointsEntries, redemptions }: Rows, say: Say): void {
  for (const { userId, balance } of points) {
    const own = pointsEntries.filter((one) => one.userId === userId);
    const running = own.reduce((total, { delta }) => total + delta, 0);
    // Two gateways order by their own clocks: each entry goes on where another ended, from nothing to the balance.
    const open = new Map<number, number>();
    const turn = (at: number, by: number) => open.set(at, (open.get(at) ?? 0) + by);
    for (const { delta, balanceAfter } of own) {
      turn(balanceAfter - delta, 1);
      turn(balanceAfter, -1);
    }
    turn(0, -1);
    turn(balance, 1);
    if ([...open.values()].some((count) => count !== 0) || own.some((one) => one.balanceAfter < 0))
      say(`${userId}'s points do not go on from each other`);
    const left = lots
      .filter((one) => one.userId === userId)
      .reduce((total, { remaining }) => total + remaining, 0);
    if (running !== balance || left !== balance)
      say(`${userId} has ${balance} points, ${running} by the entries and ${left} by the lots`);
  }
  for (const { id, state, points: cost } of redemptions) {
    const spent = pointsEntries
      .filter(({ ref }) => ref === id)
      .reduce((total, { delta }) => total + delta, 0);
    if (spent !== (state === "fulfilled" ? -cost : 0)) say(`${id} is ${state} for ${spent} points`);
  }
}

function proveOthers(rows: Rows, say: Say): void {
  const movements = movementsOf(rows);
  for (const { id, status, amount, bonus } of rows.recharges) {
    const came = movements("recharge", id);
    const isPaid = status === "paid" || status === "refunded";
    if (came.length !== (isPaid ? 1 : 0)) say(`recharge ${id} is ${status} with ${came.length} payments`);
    if (isPaid && (came[0]?.gift !== micros(bonus) || micros(amount) === 0n))
      say(`recharge ${id} is not right`);
    if (movements("rechargeRefund", id).length !== (status === "refunded" ? 1 : 0))
      say(`recharge ${id} is ${status}, and its refund not`);
  }
  for (const { id, status } of rows.transfers) {
    const count = (type: string) => movements(type, id).length;
    const isSent = status === "completed" || status === "reversed";
    if (count("transfer") !== (isSent ? 1 : 0)) say(`${id} is ${status}, sent ${count("transfer")} times`);
    if (count("reversal") !== (status === "reversed" ? 1 : 0))
      say(`${id} is ${status}, and its reversal not`);
    if (count("transferRelease") !== (status === "cancelled" ? 1 : 0))
      say(`${id} is ${status}, and not let go`);
  }
  const hours = rows.usage.map(({ meterId, hour, priceId }) => `${meterId} ${hour} ${priceId}`);
  if (new Set(hours).size !== hours.length) say("an hour was billed twice");
  const usageIds = new Set(rows.transactions.filter(({ type }) => type === "usage").map(({ id }) => id));
  for (const userId of people) {
    const own = rows.usage.filter((one) => one.userId === userId);
    const taken = (kind: string) =>
      -sum(
        rows.entries
          .filter((one) => one.accountId === `${userId}/${kind}` && usageIds.has(one.transactionId))
          .map(({ delta }) => delta),
      );
    const [gift, cash] = [sum(own.map((one) => one.gift)), sum(own.map((one) => one.cash))];
    if (taken("GIFT") !== gift || taken("CASH") !== cash)
      say(`${userId}'s bills do not agree with the ledger`);
    const unpaid = sum(own.map(({ amount }) => amount)) - gift - cash;
    const owed = sum(rows.debts.filter((one) => one.userId === userId).map((one) => one.unpaid));
    if (unpaid !== owed) say(`${userId} owes ${owed}, and the bills say ${unpaid}`);
  }
}

/** What was answered as done is there, and nothing is there that was not: all insisted until they were answered. */
function proveJournal(rows: Rows, { done, noticed }: Tally, say: Say): void {
  const of = (kind: MoneyKind) => done.filter((one) => one.kind === kind);
  const answered = ({ answer }: Done) => JSON.parse(answer) as Record<string, string | null>;
  const begun = of("payment").flatMap(({ answer }) => {
    const { payment, orderNo } = JSON.parse(answer) as { payment: { no: string } | null; orderNo: string };
    return payment ? [{ no: payment.no, orderNo }] : [];
  });
  const same = (what: string, told: readonly string[], found: readonly string[]) => {
    const [asked, there] = [new Set(told), new Set(found)];
    for (const one of asked) if (!there.has(one)) say(`${what} ${one} was answered as done and is missing`);
    for (const one of there) if (!asked.has(one)) say(`${what} ${one} is there, and nobody was told`);
  };
  const idsOf = (kind: MoneyKind, key: "id" | "no" | "orderNo") =>
    of(kind).map((one) => answered(one)[key] ?? "");
  same(
    "order",
    idsOf("order", "orderNo"),
    rows.orders.map(({ orderNo }) => orderNo),
  );
  same(
    "recharge",
    [...idsOf("recharge", "no"), ...begun.map(({ no }) => no)],
    rows.recharges.map(({ no }) => no),
  );
  same(
    "transfer",
    idsOf("transfer", "id"),
    rows.transfers.map(({ id }) => id),
  );
  same(
    "redemption",
    idsOf("good", "id"),
    rows.redemptions.map(({ id }) => id),
  );
  same(
    "coupon",
    idsOf("coupon", "id"),
    rows.coupons.filter((one) => one.isClaimed).map(({ id }) => id),
  );
  const paid = rows.orders.filter(({ paidAt, payable }) => paidAt !== null && micros(payable) > 0n);
  same(
    "payment of",
    of("payment")
      .map(answered)
      .flatMap(({ status, orderNo }) => (status === "PENDING_PAYMENT" ? [] : (orderNo ?? ""))),
    paid.filter(({ paidChannel }) => paidChannel === null).map(({ orderNo }) => orderNo),
  );
  for (const { orderNo, paidChannel } of paid)
    if (paidChannel !== null && !begun.some((one) => one.orderNo === orderNo && noticed.includes(one.no)))
      say(`${orderNo} was paid by a channel that never said so`);
  const off = rows.orders.filter(({ status }) => status === "CANCELLED");
  same(
    "cancellation of",
    idsOf("cancellation", "orderNo"),
    off.map(({ orderNo }) => orderNo),
  );
  const came = rows.recharges.filter(({ paidAt }) => paidAt !== null);
  same(
    "payment of recharge",
    noticed,
    came.map(({ no }) => no),
  );
  const right = of("giftCode").filter((one) => answered(one)["problem"] === null);
  const used = rows.transactions.filter(
    (one) => one.type === "giftCode" && people.includes(one.actorId ?? ""),
  );
  if (right.length !== used.length)
    say(`${right.length} gift codes were redeemed, and ${used.length} paid out`);
}

/** Looks whether everything in a store agrees, and with what its clients were told; answers what does not. */
export async function proveMoney(store: Store, tally: Tally) {
  const wrong: string[] = [];
  const rows = await readRows(store);
  const say: Say = (what) => void wrong.push(what);
  proveEntries(rows, say);
  proveOrders(rows, say);
  provePoints(rows, say);
  proveOthers(rows, say);
  proveJournal(rows, tally, say);
  return { wrong, transactions: rows.transactions.length, bills: rows.usage.length };
}
