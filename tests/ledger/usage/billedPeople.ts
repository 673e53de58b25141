import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import { asking, createTestGateway } from "#tests/support/gateway.ts";
import type { Deed, PricesFrom } from "./ownBills.ts";
import { quietMeters } from "./quietMeters.ts";

/** Somebody who runs things and pays for them, and what they did. */
export interface Billed {
  userId: string;
  token: string;
  deeds: Deed[];
}

/** What a person's bills came to, as the gateway tells it. */
export interface ToldBills {
  lines: Map<string, bigint>;
  hours: Map<number, { gift: bigint; cash: bigint; unpaid: bigint }>;
  cash: bigint;
  gift: bigint;
  unpaid: bigint;
  isStopped: boolean;
  endings: string[];
}

/** A gateway with people who run nothing yet, at a moment two days before a month ends. */
export async function billedPeople(count: number) {
  const gateway = await createTestGateway();
  await gateway.app.ready();
  await quietMeters(gateway.store);
  await gateway.leading.pass(MINUTE / 2);
  const admin = await gateway.signIn("admin");
  const ask = asking(() => gateway);
  let keys = 0;
  const keyed = async <T>(query: string, variables: object, token = admin): Promise<T> =>
    (await ask<{ one: T }>(query, { ...variables, key: `k${(keys += 1)}` }, token)).one;

  const client = await gateway.store.db
    .selectFrom("accounts_users")
    .selectAll()
    .where("id", "=", "usr_client")
    .executeTakeFirstOrThrow();
  const people: Billed[] = [];
  for (let n = 0; n < count; n += 1) {
    const name = `billed${n}`;
    const names = { username: name, usernameKey: name, usernameLook: name };
    const email = `${name}@example.org`;
    const row = { ...client, ...names, id: `usr_${name}`, email, emailKey: email };
    await gateway.store.db.insertInto("accounts_users").values(row).execute();
    const { accessToken } = await keyed<{ accessToken: string }>(
      `mutation ($username: String!) { one: ordinaryUserLogin(username: $username, password: "client") { accessToken } }`,
      { username: name },
      "",
    );
    people.push({ userId: row.id, token: accessToken, deeds: [] });
  }

  /** Lets the business time pass until a moment, with what falls due on the way. */
  const passTo = async (moment: number) => {
    const to = new Date(moment).toISOString();
    await ask("mutation ($to: DateTime!) { clockAdvance(to: $to) { now } }", { to }, admin);
    await gateway.leading.pass(MINUTE / 2);
  };
  const begin = Date.parse("2026-11-28T22:00:00Z");
  await passTo(begin);
  const lists: PricesFrom[] = [];
  const readPrices = async (from: number) => {
    const prices = await keyed<{ id: string; value: string; version: number }[]>(
      "{ one: prices { id value version } }",
      {},
    );
    lists.push({ from, prices: new Map(prices.map(({ id, value }) => [id, BigInt(value)])) });
    return prices;
  };
  let listed = await readPrices(0);

  /** Sets a price of what is metered. */
  const setPrice = async (at: number, id: string, value: number) => {
    const expectedVersion = listed.find((one) => one.id === id)?.version;
    await keyed(
      "mutation ($id: ID!, $value: Micros!, $expectedVersion: Int!) { one: priceSet(id: $id, value: $value, expectedVersion: $expectedVersion) { id } }",
      { id, value: String(value), expectedVersion },
    );
    listed = await readPrices(at);
  };

  const meters = async (token: string) =>
    await keyed<{
      stage: string;
      unpaid: string;
      meters: { id: string; name: string; ending: string | null }[];
    }>("{ one: spending { stage unpaid meters { id name ending } } }", {}, token);

  /** Does something, at its moment, as people do it. */
  async function act({ userId, token }: Billed, deed: Deed): Promise<void> {
    if (deed.what === "start") {
      const { name, spec } = deed;
      await keyed(
        "mutation ($input: MeterInput!, $key: String!) { one: meterStart(input: $input, idempotencyKey: $key) { id } }",
        { input: { userId, name, spec } },
      );
    }
    if (deed.what === "stop") {
      const found = (await meters(token)).meters.find(
        ({ name, ending }) => name === deed.name && ending === null,
      );
      if (found) await keyed("mutation ($id: ID!) { one: meterStop(id: $id) { id } }", { id: found.id });
    }
    if (deed.what === "cash") {
      const { id } = await keyed<{ id: string }>(
        "mutation ($amount: Micros!, $key: String!) { one: rechargeCreate(amount: $amount, channel: ALIPAY, idempotencyKey: $key) { id } }",
        { amount: String(deed.amount) },
        token,
      );
      await keyed(
        "mutation ($id: ID!, $key: String!) { one: rechargeSimulate(id: $id, outcome: PAID, idempotencyKey: $key) { id } }",
        { id },
        token,
      );
    }
    if (deed.what === "gift") {
      const expiresAt = new Date(deed.at + 300 * DAY).toISOString();
      const input = { title: "Gift", amount: String(deed.amount), count: 1, expiresAt };
      const { codes } = await keyed<{ codes: string[] }>(
        "mutation ($input: GiftCodeBatchInput!) { one: giftCodeBatchCreate(input: $input) { codes } }",
        { input },
      );
      await keyed(
        "mutation ($code: String!, $key: String!) { one: giftCodeRedeem(code: $code, idempotencyKey: $key) { problem } }",
        { code: codes[0] },
        token,
      );
    }
    if (deed.what === "budget") {
      const { amount, isHardStop } = deed;
      await keyed(
        "mutation ($input: BudgetInput) { one: budgetSet(input: $input) { stage } }",
        { input: amount === null ? null : { amount: String(amount), isHardStop } },
        token,
      );
    }
  }

  /** What the gateway tells a person. */
  async function toldBills({ token }: Billed): Promise<ToldBills> {
    const told = {
      lines: new Map<string, bigint>(),
      hours: new Map<number, { gift: bigint; cash: bigint; unpaid: bigint }>(),
    };
    for (let before: string | null = null, hasMore = true; hasMore;) {
      const page: { items: Record<string, string>[]; hasMore: boolean } = await keyed(
        "query ($before: ID) { one: usageRecords(first: 100, before: $before) { hasMore items { id name hour priceId amount gift cash unpaid } } }",
        { before },
        token,
      );
      for (const line of page.items) {
        const of = (key: string) => BigInt(line[key] ?? "0");
        const hour = Date.parse(line["hour"] ?? "");
        const key = `${line["name"]} ${hour} ${line["priceId"]}`;
        told.lines.set(key, (told.lines.get(key) ?? 0n) + of("amount"));
        const sums = told.hours.get(hour) ?? { gift: 0n, cash: 0n, unpaid: 0n };
        told.hours.set(hour, {
          gift: sums.gift + of("gift"),
          cash: sums.cash + of("cash"),
          unpaid: sums.unpaid + of("unpaid"),
        });
      }
      ({ hasMore } = page);
      before = page.items.at(-1)?.["id"] ?? null;
    }
    const { stage, unpaid, meters: own } = await meters(token);
    const { balances } = await keyed<{ balances: { cash: string; gift: string } }>(
      "{ one: wallet { balances { cash gift } } }",
      {},
      token,
    );
    return {
      ...told,
      cash: BigInt(balances.cash),
      gift: BigInt(balances.gift),
      unpaid: BigInt(unpaid),
      isStopped: stage === "SUSPENDED" || stage === "FINAL",
      endings: own.flatMap(({ ending }) => ending ?? []),
    };
  }
  return { gateway, people, begin, lists, passTo, setPrice, act, toldBills };
}
