import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkGraphQLChanges } from "#tests/support/changeChecks.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { checkGraphQLList } from "#tests/support/listChecks.ts";

interface Invoice {
  id: string;
  client: { name: string };
  total: { amountMinor: number };
  balance: { amountMinor: number };
  issuedDate: string;
  invoiceStatus: string;
}

describe.each(storeKinds)("invoices on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const cells = "client { name } total { amountMinor } balance { amountMinor } issuedDate invoiceStatus";
  checkGraphQLList<Invoice>({
    gateway: () => gateway,
    field: "sampleInvoices",
    type: "SampleInvoice",
    cells,
    count: 36,
    order: "newest",
    sorts: {
      CLIENT: ({ client }) => client.name.toLowerCase(),
      TOTAL: ({ total }) => total.amountMinor,
      ID: ({ id }) => Number(id),
      DATE: ({ issuedDate }) => issuedDate,
      BALANCE: ({ balance }) => balance.amountMinor,
    },
  });

  const total = { amountMinor: 150_000, currency: "USD" };
  checkGraphQLChanges({
    gateway: () => gateway,
    field: "sampleInvoice",
    type: "SampleInvoice",
    topic: "invoice_invoices",
    count: 36,
    inputs: [
      { clientId: "3", service: "Harbour signage", total, issuedDate: "2026-11-20", dueDate: "2026-12-04" },
      { clientId: "4", service: "Harbour map", total, issuedDate: "2026-11-20", dueDate: "2026-12-04" },
    ],
    change: { service: "Harbour signs", invoiceStatus: "SENT", dueDate: "2026-12-11" },
    wrong: [
      [{ clientId: "999" }, "clientId", "INVALID"],
      [{ service: "  " }, "service", "REQUIRED"],
      [{ service: "x".repeat(121) }, "service", "TOO_LONG"],
      [{ service: "a\0b" }, "service", "INVALID"],
      [{ total: { amountMinor: -1, currency: "USD" } }, "total.amountMinor", "OUT_OF_RANGE"],
      [{ total: { amountMinor: 1, currency: "EUR" } }, "total.currency", "INVALID"],
      [{ dueDate: "2026-11-19" }, "dueDate", "INVALID"],
    ],
  });

  const list = async (filter: object) => {
    const { page, ids } = await ask<{ page: { total: number; items: Invoice[] }; ids: string[] }>(
      `query ($filter: SampleInvoiceFilter) { page: sampleInvoices(itemsPerPage: 100, filter: $filter) { total items { id ${cells} } } ids: sampleInvoiceIds(filter: $filter) }`,
      { filter },
    );
    expect(ids).toEqual(page.items.map(({ id }) => id).toSorted((a, b) => Number(b) - Number(a)));
    expect(page.total).toBe(page.items.length);
    return page.items;
  };

  it("filters by text, status, client and days, together", async () => {
    const all = await list({});
    expect(await list({ q: "hARRIET pen" })).toEqual(
      all.filter(({ client }) => client.name === "Harriet Penrose"),
    );
    expect((await list({ q: "5001" })).map(({ id }) => id)).toEqual(["5001"]);
    for (const q of ["INV-5012", "inv-5012", " inv5012 "])
      expect((await list({ q })).map(({ id }) => id)).toEqual(["5012"]);
    expect(await list({ q: "INV-" })).toEqual(all);
    expect(await list({ q: "inv" })).toEqual([]);
    const filter = { status: ["SENT", "PAST_DUE"], issuedFrom: "2026-11-03", issuedTo: "2026-11-15" };
    const expected = all.filter(
      ({ invoiceStatus, issuedDate }) =>
        filter.status.includes(invoiceStatus) &&
        issuedDate >= filter.issuedFrom &&
        issuedDate <= filter.issuedTo,
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(await list(filter)).toEqual(expected);
    expect(
      (await list({ clientId: ["1", "2"] })).every(({ client }) =>
        ["Harriet Penrose", "Jannik Overbeck"].includes(client.name),
      ),
    ).toBe(true);
  });

  it("counts and sums", async () => {
    const all = await list({});
    const sum = (rows: Invoice[], of: "total" | "balance") => ({
      amountMinor: rows.reduce((amount, row) => amount + row[of].amountMinor, 0),
    });
    const { summary } = await ask<{ summary: { byStatus: { count: number }[] } }>(
      "{ summary: sampleInvoiceSummary { total clients paid { amountMinor } unpaid { amountMinor } byStatus { value count } } }",
    );
    expect(summary).toMatchObject({
      total: 36,
      clients: 20,
      paid: sum(
        all.filter(({ invoiceStatus }) => invoiceStatus === "PAID"),
        "total",
      ),
      unpaid: sum(
        all.filter(({ balance }) => balance.amountMinor > 0),
        "balance",
      ),
    });
    expect(summary.byStatus.reduce((count, one) => count + one.count, 0)).toBe(36);
  });

  it("owes the total where no balance is given, takes a new client along, and keeps dates that somebody set", async () => {
    const CREATE =
      "mutation ($input: SampleInvoiceCreateInput!) { row: sampleInvoiceCreate(input: $input) { id balance { amountMinor currency } client { name } paymentDetails { totalDue { amountMinor } } } }";
    const {
      row: { id, ...row },
    } = await ask<{ row: { id: string } }>(CREATE, {
      input: { clientId: "3", service: "Signs", total, issuedDate: "2026-08-01", dueDate: "2026-08-15" },
    });
    expect(row).toEqual({
      balance: total,
      client: { name: "Haruka Shimizu" },
      paymentDetails: { totalDue: { amountMinor: 1_211_055 } },
    });
    await gateway.graphql(
      "mutation ($id: ID!) { sampleInvoiceUpdate(id: $id, input: { clientId: 4 }) { id } }",
      { id },
    );
    expect((await list({ q: "chidi", issuedTo: "2026-08-31" })).map((one) => one.id)).toEqual([id]);
    await gateway.graphql("mutation ($id: ID!) { sampleInvoiceDelete(id: $id) { ids } }", { id });
  });
});
