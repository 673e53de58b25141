import { MINUTE } from "#gateway/platform/clock.ts";
import { CNY } from "#gateway/platform/micros.ts";
import { post } from "#gateway/domains/ledger/transactions/rules.ts";
import { own, ledgerOver } from "#tests/ledger/transactions/ledger.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

/** A person's use as it is told. */
export interface Told {
  stage: string;
  unpaid: string;
  hourly: string;
  runwayHours: number | null;
  monthToDate: string;
  nextStageAt: string | null;
  meters: { id: string; name: string; ending: string | null; hourly: string }[];
}

const SPENDING = `{ spending { stage unpaid hourly runwayHours monthToDate nextStageAt
  meters { id name ending hourly } } }`;
const RECORDS = `query ($filter: UsageFilter) { usageRecords(filter: $filter, first: 100) {
  items { meterId name hour priceId seconds amount gift cash unpaid status } } }`;

/** One line of a bill as it is told. */
export interface Line {
  meterId: string;
  hour: string;
  priceId: string;
  seconds: number;
  amount: string;
  gift: string;
  cash: string;
  unpaid: string;
  status: string;
}

/** A gateway with a person whose use is metered, and short ways to ask it. */
export async function metering() {
  const gateway: TestGateway = await createTestGateway();
  const [admin, person] = [await gateway.signIn("admin"), await gateway.signIn("developer")];
  const ask = asking(() => gateway);
  let key = 0;
  const clock = async () =>
    Date.parse((await ask<{ clock: { now: string } }>("{ clock { now } }", {}, admin)).clock.now);
  /** Lets the business time pass, with what falls due on the way. */
  const pass = async (ms: number) => {
    const to = new Date((await clock()) + ms).toISOString();
    await ask("mutation ($to: DateTime!) { clockAdvance(to: $to) { now } }", { to }, admin);
    await gateway.leading.pass(MINUTE / 2);
  };
  await gateway.leading.pass(MINUTE / 2);
  return {
    gateway,
    admin,
    person,
    ask,
    pass,
    clock,
    /** Gives the person money. */
    give: async (kind: "CASH" | "GIFT", amount: bigint) => {
      const { within } = ledgerOver(gateway.store);
      await post(
        { ...within, businessClock: gateway.clock },
        {
          type: "adjustment",
          ref: null,
          actorId: null,
          entries: [
            own("usr_developer", kind, amount * CNY),
            { account: { platform: "GIFT_COST" }, delta: -amount * CNY },
          ],
        },
      );
    },
    start: async (spec: object, name = "shop") =>
      (
        await ask<{ meterStart: { id: string } }>(
          `mutation ($input: MeterInput!, $key: String!) { meterStart(input: $input, idempotencyKey: $key) { id } }`,
          { input: { userId: "usr_developer", name, spec }, key: `start-${(key += 1)}` },
          admin,
        )
      ).meterStart.id,
    stop: async (id: string) =>
      await gateway.graphql(`mutation ($id: ID!) { meterStop(id: $id) { id } }`, { id }, admin),
    spending: async () => (await ask<{ spending: Told }>(SPENDING, {}, person)).spending,
    lines: async (filter: object = {}) =>
      (await ask<{ usageRecords: { items: Line[] } }>(RECORDS, { filter }, person)).usageRecords.items,
  };
}
