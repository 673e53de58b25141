import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { csvCalls } from "#tests/support/csvCalls.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { checkGraphQLList } from "#tests/support/listChecks.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface Sale {
  id: string;
  date: string;
  product: { name: string };
  buyer: { name: string };
  payment: { status: string; receivedPaymentStatus: string; total: { amountMinor: number } };
}
const cells =
  "date product { name } buyer { name } payment { status receivedPaymentStatus total { amountMinor } }";
const text = (constant: string) =>
  constant
    .split("_")
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(" ");

describe.each(storeKinds)("sales on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const { exported } = csvCalls("/api/pages/datatable", () => gateway);

  checkGraphQLList<Sale>({
    gateway: () => gateway,
    field: "sampleSales",
    type: "SampleSale",
    cells,
    count: 20,
    order: "oldest",
    sorts: {
      PRODUCT: ({ product }) => product.name.toLowerCase(),
      BUYER: ({ buyer }) => buyer.name.toLowerCase(),
      DATE: ({ date }) => date,
      PAID: ({ payment }) => text(payment.receivedPaymentStatus),
      STATUS: ({ payment }) => text(payment.status),
      TOTAL: ({ payment }) => payment.total.amountMinor,
    },
  });

  const list = async (filter: object) =>
    (
      await ask<{ page: { total: number; items: Sale[] } }>(
        `query ($filter: SampleSaleFilter) { page: sampleSales(itemsPerPage: 100, filter: $filter) { total items { id ${cells} } } }`,
        { filter },
      )
    ).page.items;

  it("finds by text and by days that go with the clock, the ends included", async () => {
    const all = await list({});
    expect((await list({ q: "daniel NILS" })).map(({ buyer }) => buyer.name)).toEqual(["Daniel Nilsson"]);
    const [third, seventh] = [all[2]?.date ?? "", all[6]?.date ?? ""];
    expect(await list({ dateFrom: seventh, dateTo: third })).toEqual(all.slice(2, 7));
    expect(await list({ days: 7 })).toEqual(all.slice(0, 3));
  });

  it("counts what each filter matches", async () => {
    const filters = [{ status: ["CANCELLED"] }, { days: 7 }, {}];
    const { counts } = await ask<{ counts: number[] }>(
      "query ($filters: [SampleSaleFilter!]!) { counts: sampleSaleCounts(filters: $filters) }",
      { filters },
    );
    expect(counts).toEqual(await Promise.all(filters.map(async (filter) => (await list(filter)).length)));
  });

  it.each([0, 367])("refuses a period of %i days", async (days) => {
    const { errors } = await gateway.graphql(`{ sampleSales(filter: { days: ${days} }) { total } }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { days: {} } });
  });

  it("exports what the list shows for the same filter, in its order", async () => {
    const filter = { status: ["COMPLETED"], days: 30 };
    const lines = (await exported("?columns=date,buyer,status&status=COMPLETED&days=30&sort=DATE&order=ASC"))
      .trimEnd()
      .split("\r\n")
      .slice(1);
    const shown = (await list(filter)).toReversed();
    expect(shown.length).toBeGreaterThan(1);
    expect(lines).toEqual(shown.map(({ date, buyer }) => `${date},${buyer.name},COMPLETED`));
  });
});
