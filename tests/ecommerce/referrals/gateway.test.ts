import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/referrals.json" with { type: "json" };
import { checkGraphQLChanges } from "#tests/support/changeChecks.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { checkGraphQLList } from "#tests/support/listChecks.ts";

interface Referral {
  id: string;
  user: string;
  email: string;
  referredId: number;
  status: string;
  value: { amountMinor: number };
  earning: { amountMinor: number };
}
const CELLS = "user email referredId status value { amountMinor } earning { amountMinor }";
const textOf: Record<string, string> = { PAID: "Paid", UNPAID: "Unpaid", REJECTED: "Rejected" };

describe.each(storeKinds)("referrals on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const list = async (filter: object) =>
    (
      await ask<{ referrals: { total: number; items: Referral[] } }>(
        `query ($filter: ReferralFilter) { referrals(itemsPerPage: 100, filter: $filter) { total items { id ${CELLS} } } }`,
        { filter },
      )
    ).referrals;
  const money = { value: { amountMinor: 120_000 }, earning: { amountMinor: 9_600 } };

  checkGraphQLList<Referral>({
    gateway: () => gateway,
    field: "referrals",
    type: "Referral",
    cells: CELLS,
    count: 45,
    order: "oldest",
    sorts: {
      USER: (row) => row.user.toLowerCase(),
      REFERRED_ID: (row) => row.referredId,
      EARNING: (row) => row.earning.amountMinor,
      VALUE: (row) => row.value.amountMinor,
      STATUS: (row) => textOf[row.status] ?? "",
      CREATED: (row) => Number(row.id),
    },
  });
  checkGraphQLChanges({
    gateway: () => gateway,
    field: "referral",
    type: "Referral",
    topic: "ecommerce_referrals",
    count: 45,
    inputs: [
      { user: "Nobuko Ende", email: "nobuko@example.com", ...money },
      { user: "Oke Vidal", email: "oke@example.com", ...money },
    ],
    change: { status: "PAID", user: "Nobuko End" },
    wrong: [
      [{ user: "" }, "user", "REQUIRED"],
      [{ email: "nobody" }, "email", "INVALID"],
      [{ value: { amountMinor: -1 } }, "value.amountMinor", "OUT_OF_RANGE"],
      [{ earning: { amountMinor: 1, currency: "USD" } }, "earning.currency", "INVALID"],
      [{ avatar: "/media/../secret" }, "avatar", "INVALID"],
    ],
  });

  it("filters by status and finds text of name, e-mail address and number", async () => {
    const all = (await list({})).items;
    expect((await list({ status: ["UNPAID", "REJECTED"] })).items).toEqual(
      all.filter(({ status }) => status !== "PAID"),
    );
    expect((await list({ q: "PETER.sz" })).items.map(({ user }) => user)).toEqual(["Peter Szabo"]);
    expect((await list({ q: String(all[4]?.referredId) })).items).toEqual([all[4]]);
    expect(await ask('{ referralIds(filter: { q: "peter szabo" }) }')).toEqual({ referralIds: ["1"] });
  });

  it("filters by what was bought and by the reward, both ends included", async () => {
    const all = (await list({})).items;
    const [, least = 0, , most = 0] = all.map(({ value }) => value.amountMinor).toSorted((a, b) => a - b);
    expect((await list({ valueMin: least, valueMax: most })).items).toEqual(
      all.filter(({ value }) => value.amountMinor >= least && value.amountMinor <= most),
    );
    expect((await list({ earningMax: 0 })).items).toEqual(
      all.filter(({ earning }) => earning.amountMinor === 0),
    );
    expect((await list({ earningMin: 1, status: ["REJECTED"] })).total).toBe(0);
  });

  it("changes the money of a referral, and numbers a new one after the last", async () => {
    const { made } = await ask<{ made: Referral }>(
      "mutation ($input: ReferralCreateInput!) { made: referralCreate(input: $input) { id referredId status earning { amountMinor } } }",
      { input: { user: "A", email: "a@example.com", ...money } },
    );
    expect(made).toMatchObject({
      referredId: Math.max(...fixture.map(({ referredId }) => referredId)) + 1,
      status: "UNPAID",
      earning: { amountMinor: 9_600 },
    });
    const { changed } = await ask<{ changed: unknown }>(
      "mutation ($id: ID!) { changed: referralUpdate(id: $id, input: { earning: { amountMinor: 5 } }) { version value { amountMinor } earning { amountMinor } } }",
      { id: made.id },
    );
    expect(changed).toEqual({ version: 2, value: { amountMinor: 120_000 }, earning: { amountMinor: 5 } });
    await ask("mutation ($id: ID!) { referralDelete(id: $id) { ids } }", { id: made.id });
  });

  it("says what the referrals are in figures", async () => {
    const sum = (column: "valueMinor" | "earningMinor", status?: string) =>
      fixture.filter((row) => !status || row.status === status).reduce((all, row) => all + row[column], 0);
    expect(
      await ask(
        "{ referralSummary { total byStatus { value count } value { amountMinor } earning { amountMinor } paid { amountMinor } unpaid { amountMinor } } }",
      ),
    ).toEqual({
      referralSummary: {
        total: 45,
        byStatus: ["PAID", "REJECTED", "UNPAID"].map((value) => ({
          value,
          count: fixture.filter(({ status }) => status === textOf[value]).length,
        })),
        value: { amountMinor: sum("valueMinor") },
        earning: { amountMinor: sum("earningMinor") },
        paid: { amountMinor: sum("earningMinor", "Paid") },
        unpaid: { amountMinor: sum("earningMinor", "Unpaid") },
      },
    });
  });
});
