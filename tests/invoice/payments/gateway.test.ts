import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { debt, way } from "#gateway/domains/invoice/invoices/machine.ts";
import { SampleInvoiceStatus } from "#gateway/domains/invoice/invoices/repository.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const usd = (amountMinor: number) => ({ amountMinor, currency: "USD" });
const STATE =
  "id number invoiceStatus balance { amountMinor } payments { day amount { amountMinor } means } events { action } steps { action reason }";
const STEP = `mutation ($ids: [ID!]!, $action: SampleInvoiceAction!) { done: sampleInvoiceStep(ids: $ids, action: $action) { undoToken items { ${STATE} } } }`;
const receive = (field: string) =>
  `mutation ($id: ID!, $input: SampleInvoiceReceiptInput!) { done: ${field}(id: $id, input: $input) { undoToken items { ${STATE} } } }`;
const [PAY, CREDIT] = [receive("sampleInvoicePay"), receive("sampleInvoiceCredit")];

interface Row {
  id: string;
  number: number | null;
  invoiceStatus: string;
  balance: { amountMinor: number };
  payments: { day: string; amount: { amountMinor: number }; means: string }[];
  events: { action: string }[];
  steps: { action: string; reason: string | null }[];
}

interface Done {
  done: { undoToken: string | null; items: Row[] };
}

describe.each(storeKinds)("the steps of invoices on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const write = async (more: object = {}) =>
    (
      await ask<{ row: Row }>(
        `mutation ($input: SampleInvoiceCreateInput!) { row: sampleInvoiceCreate(input: $input) { ${STATE} } }`,
        {
          input: {
            clientId: "3",
            service: "Signs",
            total: usd(100_00),
            issuedDate: "2026-11-20",
            dueDate: "2026-12-04",
            ...more,
          },
        },
      )
    ).row;
  const one = ({ done: { items, undoToken } }: Done) => {
    const [row] = items;
    if (!row) throw new Error("No invoice was changed.");
    return { ...row, undoToken };
  };
  const step = async (id: string, action: string) => one(await ask<Done>(STEP, { ids: [id], action }));
  const refusal = async (query: string, variables: object) =>
    (await gateway.graphql(query, variables)).errors?.[0]?.extensions;
  const read = async (id: string) =>
    (await ask<{ row: Row }>(`query ($id: ID!) { row: sampleInvoice(id: $id) { ${STATE} } }`, { id })).row;
  const undo = (token: string | null) =>
    ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });
  const sent = async () =>
    (
      await ask<{ mails: { items: { subject: string; to: { email: string }[] }[] } }>(
        "{ mails(filter: { box: SENT }) { items { subject to { email } } } }",
      )
    ).mails.items;

  it("a draft has no number; sent it has the next one, in the order of sending, and its client has mail", async () => {
    const [first, second] = [await write(), await write()];
    expect([first.number, first.invoiceStatus]).toEqual([null, "DRAFT"]);
    const [late, early] = [await step(second.id, "SEND"), await step(first.id, "SEND")];
    expect([late.number, early.number]).toEqual([5023, 5024]);
    expect(late).toMatchObject({ invoiceStatus: "SENT", undoToken: null, events: [{ action: "SEND" }] });
    expect(await sent()).toEqual(
      expect.arrayContaining([
        { subject: "Invoice INV-5023: Signs", to: [{ email: expect.stringContaining("@") }] },
      ]),
    );
    await step(first.id, "REMIND");
    expect((await sent()).map(({ subject }) => subject)).toContain("Reminder: invoice INV-5024");
  });

  it("is paid in parts, down to the last cent, and each part is taken back", async () => {
    const { id } = await write();
    await step(id, "SEND");
    const part = one(await ask<Done>(PAY, { id, input: { amount: usd(40_00), means: "CARD" } }));
    expect(part).toMatchObject({
      invoiceStatus: "PARTIAL_PAYMENT",
      balance: { amountMinor: 60_00 },
      payments: [{ day: "2026-11-21", amount: { amountMinor: 40_00 }, means: "CARD" }],
    });
    const credited = one(await ask<Done>(CREDIT, { id, input: { amount: usd(60_00), reference: "Late" } }));
    expect(credited).toMatchObject({ invoiceStatus: "PAID", balance: { amountMinor: 0 } });
    expect(credited.payments.at(-1)?.means).toBe("CREDIT_NOTE");
    expect(credited.steps).toEqual([]);
    await undo(credited.undoToken);
    expect(await read(id)).toMatchObject({
      invoiceStatus: "PARTIAL_PAYMENT",
      balance: { amountMinor: 60_00 },
    });
    expect(await step(id, "PAY")).toMatchObject({ invoiceStatus: "PAID", balance: { amountMinor: 0 } });
  });

  it("takes no more than what is due, nothing of a draft, and nothing for nothing", async () => {
    const { id } = await write();
    expect(await refusal(PAY, { id, input: { amount: usd(1) } })).toMatchObject({
      code: "STEP_REFUSED",
      reason: "STATE",
    });
    await step(id, "SEND");
    for (const query of [PAY, CREDIT]) {
      const error = await refusal(query, { id, input: { amount: usd(100_01) } });
      expect(error?.fields?.["amount.amountMinor"]).toMatchObject({
        code: "OUT_OF_RANGE",
        params: { max: 100_00 },
      });
      expect((await refusal(query, { id, input: { amount: usd(0) } }))?.code).toBe("BAD_USER_INPUT");
      expect((await refusal(query, { id: "999999", input: { amount: usd(1) } }))?.code).toBe("NOT_FOUND");
    }
    expect((await read(id)).balance.amountMinor).toBe(100_00);
    const empty = await write({ total: usd(0) });
    expect(await refusal(STEP, { ids: [empty.id], action: "SEND" })).toMatchObject({
      reason: "NOTHING_CHARGED",
    });
  });

  it("offers a step exactly where the table says, and takes no other", async () => {
    for (const stage of Object.values(SampleInvoiceStatus)) {
      if (stage === SampleInvoiceStatus.PAST_DUE) continue;
      const name = Object.entries(SampleInvoiceStatus).find(([, text]) => text === stage)?.[0];
      for (const action of ["SEND", "DOWNLOAD", "PAY", "REMIND", "CREDIT"] as const) {
        const { id, steps } = await write({ invoiceStatus: name });
        const row = {
          stage,
          totalMinor: 100_00,
          balanceMinor: stage === SampleInvoiceStatus.PAID ? 0 : 100_00,
        };
        const offered = [...way.offered(row), ...debt.offered(row)].some((open) => open.action === action);
        expect(steps.some((open) => open.action === action)).toBe(offered);
        const error = await refusal(STEP, { ids: [id], action });
        expect(error?.code, `${stage} ${action}`).toBe(offered ? undefined : "STEP_REFUSED");
      }
    }
  });

  it("passes over the invoices of many to which the step is closed", async () => {
    const ids = [(await write()).id, "5003", "999999"];
    const { done } = await ask<Done>(STEP, { ids, action: "SEND" });
    expect(done.items.map(({ id }) => id)).toEqual(ids.slice(0, 1));
  });

  it("the clock says what is past due, in lists, figures and REST alike, except of untouched sample rows", async () => {
    const { id } = await write({ invoiceStatus: "SENT" });
    const pastDue = async () => {
      const { page, summary } = await ask<{
        page: { total: number; items: { id: string }[] };
        summary: { byStatus: { value: string; count: number }[] };
      }>(
        "{ page: sampleInvoices(itemsPerPage: 100, filter: { status: [PAST_DUE] }) { total items { id } } summary: sampleInvoiceSummary { byStatus { value count } } }",
      );
      const rest = (
        await gateway.inject({ method: "GET", url: "/api/apps/invoice?status=Past%20Due&itemsPerPage=-1" })
      ).json<{ invoices: { id: number }[]; totalInvoices: number }>();
      expect(rest.totalInvoices).toBe(page.total);
      expect(rest.invoices.map((row) => String(row.id))).toEqual(page.items.map((row) => row.id));
      expect(summary.byStatus.find(({ value }) => value === "PAST_DUE")?.count).toBe(page.total);
      return page.items.map((row) => row.id);
    };
    const before = await pastDue();
    expect(before).not.toContain(id);
    gateway.clock.move(14 * DAY);
    expect(await pastDue()).toContain(id);
    const part = one(await ask<Done>(PAY, { id, input: { amount: usd(1) } }));
    expect(part.invoiceStatus).toBe("PAST_DUE");
    await step(id, "PAY");
    expect(await pastDue()).not.toContain(id);
    gateway.clock.move(-14 * DAY);
    expect(await pastDue()).toEqual(before);
  });
});
