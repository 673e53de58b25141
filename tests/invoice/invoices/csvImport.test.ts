import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { csvCalls } from "#tests/support/csvCalls.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const header = "client,service,issuedDate,dueDate,line,quantity,unitMinor,taxRate,total";
const file = (...lines: string[]) => [header, ...lines].join("\r\n");
const days = "2026-11-20,2026-12-04";
const apply = (key: string) => `apply=true&idempotencyKey=${key}`;
const cells =
  "number invoiceStatus client { name } service total { amountMinor currency } balance { amountMinor } lines { title quantity price { amountMinor } taxRate }";

describe.each(storeKinds)("importing invoices on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const { outcome, exported, refused } = csvCalls("/api/apps/invoice", () => gateway);
  const newest = async (itemsPerPage: number) =>
    (
      await ask<{ page: { total: number; items: object[] } }>(
        `{ page: sampleInvoices(itemsPerPage: ${itemsPerPage}) { total items { ${cells} } } }`,
      )
    ).page;
  const undo = async (token: string | null) =>
    await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });

  it("makes of each row a draft with one line, in the order of the file, and takes all of it back", async () => {
    const { total } = await newest(1);
    const { created, bad, undoToken } = await outcome(
      file(
        `Harriet Penrose,Harbour signs,${days},Sign of oak,3,12550,1900,`,
        `haruka shimizu,Harbour map,${days},,,,,"1,460.25"`,
      ),
      apply("invoices-add"),
    );
    expect({ created, bad }).toEqual({ created: 2, bad: [] });
    const draft = { number: null, invoiceStatus: "DRAFT" };
    expect((await newest(2)).items).toEqual([
      {
        ...draft,
        client: { name: "Haruka Shimizu" },
        service: "Harbour map",
        total: { amountMinor: 146_025, currency: "USD" },
        balance: { amountMinor: 146_025 },
        lines: [{ title: "Harbour map", quantity: 1, price: { amountMinor: 146_025 }, taxRate: 0 }],
      },
      {
        ...draft,
        client: { name: "Harriet Penrose" },
        service: "Harbour signs",
        total: { amountMinor: 44_804, currency: "USD" },
        balance: { amountMinor: 44_804 },
        lines: [{ title: "Sign of oak", quantity: 3, price: { amountMinor: 12_550 }, taxRate: 1_900 }],
      },
    ]);
    await undo(undoToken);
    expect((await newest(1)).total).toBe(total);
  });

  it("lets an imported draft be sent, with the next number", async () => {
    const { undoToken } = await outcome(
      file(`Harriet Penrose,Harbour signs,${days},,1,500,,`),
      apply("invoices-send"),
    );
    expect(undoToken).not.toBeNull();
    const { page } = await ask<{ page: { items: { id: string }[] } }>(
      "{ page: sampleInvoices(itemsPerPage: 1) { items { id } } }",
    );
    const ids = page.items.map(({ id }) => id);
    const { changed } = await ask<{ changed: { items: { number: number }[] } }>(
      "mutation ($ids: [ID!]!) { changed: sampleInvoiceStep(ids: $ids, action: SEND) { items { number } } }",
      { ids },
    );
    expect(changed.items[0]?.number).toBeGreaterThan(5_000);
    await ask("mutation ($ids: [ID!]!) { sampleInvoiceBulkDelete(ids: $ids) { ids } }", { ids });
  });

  it("refuses row by row what makes no draft", async () => {
    const { total } = await newest(1);
    expect(
      await refused(
        file(
          `Nobody Known,Signs,${days},,,500,,`,
          `Harriet Penrose,Signs,${days},,,,,`,
          `Harriet Penrose,Signs,${days},,,500,,5.00`,
          "Harriet Penrose,Signs,2026-12-04,2026-11-20,,,500,,",
          `Harriet Penrose,,${days},,0,5.5,20000,`,
          `Harriet Penrose,Signs,yesterday,2026-12-04,,100000,99999999,,`,
          `Harriet Penrose,Signs,${days},,100000,99999999,,`,
        ),
        apply("invoices-wrong"),
      ),
    ).toEqual([
      [2, ["client UNKNOWN"]],
      [3, ["unitMinor REQUIRED"]],
      [4, ["total INVALID"]],
      [5, ["dueDate WRONG_ORDER"]],
      [6, ["quantity OUT_OF_RANGE", "service REQUIRED", "taxRate OUT_OF_RANGE", "unitMinor INVALID"]],
      [7, ["issuedDate INVALID"]],
      [8, ["lines OUT_OF_RANGE"]],
    ]);
    expect((await newest(1)).total).toBe(total);
  });

  it("asks which client is meant where several have the name", async () => {
    const input = { name: "Harriet Penrose", companyEmail: "other@example.com" };
    await ask(
      "mutation ($input: SampleInvoiceClientCreateInput!) { sampleInvoiceClientCreate(input: $input) { id } }",
      {
        input: { company: "Other", address: "1 Quay", country: "Norway", ...input },
      },
    );
    expect(await refused(file(`Harriet Penrose,Signs,${days},,,500,,`))).toEqual([[2, ["email AMBIGUOUS"]]]);
    const named = `client,email,service,issuedDate,dueDate,unitMinor\nHarriet Penrose,Other@example.com,Signs,${days},500`;
    expect(await refused(named)).toEqual([]);
  });

  it("reads an export back: every row is a new draft over the same amount", async () => {
    const lines = await exported("?status=SENT");
    const sent = await ask<{ page: { total: number; items: { total: object; service: string }[] } }>(
      "{ page: sampleInvoices(itemsPerPage: 100, filter: { status: [SENT] }) { total items { service total { amountMinor currency } } } }",
    );
    const { created, bad, undoToken } = await outcome(
      lines.replace("Issued", "issuedDate"),
      apply("invoices-back"),
    );
    expect({ created, bad }).toEqual({ created: sent.page.total, bad: [] });
    const { items } = await newest(created);
    expect(items.toReversed()).toEqual(
      sent.page.items.map((one) => expect.objectContaining({ ...one, invoiceStatus: "DRAFT" })),
    );
    await undo(undoToken);
  });
});
