import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { checkRestList } from "#tests/support/listChecks.ts";

interface Invoice {
  id: number;
  issuedDate: string;
  dueDate: string;
  client: { name: string; companyEmail: string };
  service: string;
  total: number;
  balance: number;
  invoiceStatus: string;
  avatar: string;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const PATH = "/api/apps/invoice";
const get = async (query: string) =>
  (await gateway.inject({ method: "GET", url: `${PATH}?itemsPerPage=-1&${query}` })).json<{
    invoices: Invoice[];
    totalInvoices: number;
  }>();

describe("GET /api/apps/invoice", () => {
  checkRestList<Invoice>({
    gateway: () => gateway,
    path: PATH,
    rows: "invoices",
    total: "totalInvoices",
    count: 36,
    order: "newest",
    sorts: {
      client: ({ client }) => client.name.toLowerCase(),
      total: ({ total }) => total,
      id: ({ id }) => id,
      date: ({ issuedDate }) => issuedDate,
      balance: ({ balance }) => balance,
    },
    searches: {
      "Harriet Pen": ({ client }) => client.name === "Harriet Penrose",
      "@marlow-instruments.example": ({ client }) => client.name === "Harriet Penrose",
      "501": ({ id }) => String(id).includes("501"),
    },
  });

  it("is numbered from 4987, dated in the current month, with every status and negative balances", async () => {
    const { invoices, totalInvoices } = await get("");
    expect(totalInvoices).toBe(36);
    expect(invoices.map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, index) => 5022 - index));
    for (const { issuedDate, dueDate } of invoices) {
      expect(issuedDate).toMatch(/^2026-11-\d\d$/);
      expect(dueDate).toMatch(/^2026-11-\d\d$/);
      expect(dueDate >= issuedDate).toBe(true);
    }
    expect(new Set(invoices.map(({ invoiceStatus }) => invoiceStatus))).toEqual(
      new Set(["Paid", "Downloaded", "Sent", "Draft", "Partial Payment", "Past Due"]),
    );
    expect(invoices.filter(({ balance }) => balance < 0).length).toBeGreaterThan(2);
  });

  it.each(["Paid", "Downloaded", "Sent", "Draft", "Partial Payment", "Past Due"])(
    "filters by the status %s, to the letter",
    async (status) => {
      const expected = (await get("")).invoices.filter(({ invoiceStatus }) => invoiceStatus === status);
      expect(await get(`status=${status}`)).toEqual({ invoices: expected, totalInvoices: expected.length });
      expect((await get(`status=${status.toUpperCase()}`)).totalInvoices).toBe(0);
    },
  );

  it("filters by the days of issue, both included, with the status", async () => {
    const all = (await get("")).invoices;
    const range = (value: unknown) => `selectedDateRange=${encodeURIComponent(JSON.stringify(value))}`;
    const within = (start: string, end: string) =>
      all.filter(({ issuedDate }) => issuedDate >= start && issuedDate <= end);
    expect((await get(range({ start: "2026-11-05", end: "2026-11-12" }))).invoices).toEqual(
      within("2026-11-05", "2026-11-12"),
    );
    expect(
      (await get(range({ start: "2026-11-05T10:00:00.000Z", end: "2026-11-05T10:00:00.000Z" }))).invoices,
    ).toEqual(within("2026-11-05", "2026-11-05"));
    expect((await get(range({ start: "2026-11-20" }))).invoices).toEqual(within("2026-11-20", "9"));
    expect((await get(`${range({ start: "2026-11-01", end: "2026-11-12" })}&status=Sent`)).invoices).toEqual(
      within("2026-11-01", "2026-11-12").filter(({ invoiceStatus }) => invoiceStatus === "Sent"),
    );
    for (const wrong of [
      "selectedDateRange=nonsense",
      "selectedDateRange=[1]",
      range({ start: 5 }),
      range({ end: "yesterday" }),
      range(null),
    ])
      expect((await get(wrong)).totalInvoices).toBe(36);
  });

  it("keeps the sample invoices in the month the clock says", async () => {
    gateway.clock.move(30 * DAY);
    const { invoices } = await get("");
    expect(
      invoices.every(
        ({ issuedDate, dueDate }) => issuedDate.startsWith("2026-12-") && dueDate.startsWith("2026-12-"),
      ),
    ).toBe(true);
    gateway.clock.move(-30 * DAY);
    expect((await get("")).invoices.every(({ issuedDate }) => issuedDate.startsWith("2026-11-"))).toBe(true);
  });
});

it("GET /api/apps/invoice/clients answers five clients", async () => {
  const clients = (await gateway.inject({ method: "GET", url: `${PATH}/clients` })).json<object[]>();
  expect(clients).toHaveLength(5);
  expect(clients[0]).toEqual({
    address: "14 Ropewalk Lane, Bristol BS1 6QT",
    company: "Marlow Instruments",
    companyEmail: "harriet@marlow-instruments.example",
    country: "United Kingdom",
    contact: "+44 117 496 0183",
    name: "Harriet Penrose",
  });
});

describe("one invoice", () => {
  it("is read with how it is paid", async () => {
    const { invoice, paymentDetails } = (await gateway.inject({ method: "GET", url: `${PATH}/4987` })).json<{
      invoice: Invoice;
      paymentDetails: object;
    }>();
    expect(invoice).toEqual((await get("")).invoices.find(({ id }) => id === 4987));
    expect(paymentDetails).toEqual({
      totalDue: "$12,110.55",
      bankName: "Northquay Savings Bank",
      country: "United States",
      iban: "NQ95476213874685",
      swiftCode: "NQSBUS33",
    });
  });

  it("is removed with 200, and then is not there", async () => {
    const { statusCode } = await gateway.inject({ method: "DELETE", url: `${PATH}/5022` });
    expect(statusCode).toBe(200);
    expect((await get("")).totalInvoices).toBe(35);
    const again = await gateway.inject({ method: "DELETE", url: `${PATH}/5022` });
    expect([again.statusCode, again.json()]).toEqual([404, { error: "something went wrong" }]);
  });

  it.each(["1", "999999", "abc", "0", "%00", "%27", "9".repeat(400)])(
    "is not found by the id %s",
    async (id) => {
      const read = await gateway.inject({ method: "GET", url: `${PATH}/${id}` });
      expect(read.statusCode).toBe(404);
      expect(read.json()).toMatchObject({ message: "No invoice found with this id" });
      expect((await gateway.inject({ method: "DELETE", url: `${PATH}/${id}` })).statusCode).toBe(404);
    },
  );
});

it("REST and GraphQL answer the same invoices", async () => {
  const { data } =
    await gateway.graphql(`{ sampleInvoices(itemsPerPage: 100, sort: { field: TOTAL }) { total items {
    id issuedDate dueDate service invoiceStatus avatar total { amountMinor } balance { amountMinor } client { name companyEmail address company country contact } } } }`);
  const { invoices, totalInvoices } = await get("sortBy=total");
  expect(data).toEqual({
    sampleInvoices: {
      total: totalInvoices,
      items: invoices.map(({ id, total, balance, invoiceStatus, ...rest }) => ({
        ...rest,
        invoiceStatus: invoiceStatus.toUpperCase().replace(" ", "_"),
        id: String(id),
        total: { amountMinor: Math.round(total * 100) },
        balance: { amountMinor: Math.round(balance * 100) },
      })),
    },
  });
});
