import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { listTable, openScreensAt, type Screens } from "#tests/support/screens.ts";

const list = "/apps/invoice/list";
const { rows, rowOf } = listTable("All invoices");

let screens: Screens;
afterEach(() => screens.close());

const main = () => within(screen.getByRole("main"));

async function start(at = list) {
  screens = await openScreensAt(at, { fragile: "Invoice" });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
}

async function open(at: string) {
  screens = await openScreensAt(at, { fragile: "InvoicePreview" });
  await screen.findByRole("heading", { level: 1 });
}

describe("the list of invoices", () => {
  test.each([
    ["Unpaid", 25, "due=yes"],
    ["Past due", 7, "status=past_due"],
    ["Paid", 8, "status=paid"],
    ["Drafts", 2, "status=draft"],
  ])("the figure %s leads to as many rows as it counts", async (name, count, query) => {
    await start();
    // The view of the same name bears no figure until it comes.
    const [figure] = main().getAllByRole("link", { name });
    await screens.berth.user.click(figure ?? expect.fail(`no figure ${name}`));
    await waitFor(() => expect(screens.search().toString()).toBe(query));
    await screen.findByText(count > 10 ? `1–10 of ${count}` : `1–${count} of ${count}`);
  });

  test("sends the chosen drafts, says how many were none, and the figures follow", async () => {
    await start(`${list}?size=50`);
    await screens.berth.user.click(screen.getByRole("checkbox", { name: "Select all rows of this page" }));
    await screen.findByRole("toolbar");
    await screens.press("Send to the client");
    expect(
      await screen.findByText(
        "2 invoices sent · 34 invoices left out: only drafts that charge something are sent.",
      ),
    ).toBeTruthy();
    await waitFor(() => expect(rowOf("INV-5023")).toBeTruthy());
    await waitFor(() => expect(screen.getByRole("link", { name: /^Drafts \d|^Drafts0/ })).toBeTruthy());
  });

  test("finds by days, client and number", async () => {
    await start(`${list}?days=2026-11-01..2026-11-03`);
    await waitFor(() => expect(rows()).toHaveLength(3));
    await screens.berth.user.type(screen.getByRole("searchbox"), "4988");
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});

describe("an invoice", () => {
  test("is shown as paper with its lines, taxes, payments and what is due", async () => {
    await open("/apps/invoice/preview/5017");
    const paper = within(main().getByRole("article", { name: "Invoice INV-5017 as it is printed" }));
    expect(paper.getByText("Hosting and backups")).toBeTruthy();
    expect(paper.getByText("Tax 20% on $1,100.00")).toBeTruthy();
    expect(paper.getByText("$1,530.99")).toBeTruthy();
    expect(main().getByText("$765.99 received")).toBeTruthy();
  });

  test("takes a part of what is due, refuses more, and takes it back", async () => {
    await open("/apps/invoice/preview/5019");
    await screens.press("Record a payment");
    const amount = await screen.findByRole("textbox", { name: "Amount" });
    await screens.berth.user.clear(amount);
    await screens.berth.user.type(amount, "4835.01");
    await screens.press("Record");
    expect(await screen.findByText("At most $4,835.00.")).toBeTruthy();
    await screens.berth.user.clear(amount);
    await screens.berth.user.type(amount, "835");
    await screens.press("Record");
    await screen.findByText("$835.00 recorded");
    await waitFor(() => expect(main().getAllByText("$4,000.00").length).toBeGreaterThan(0));
    expect(main().getByText("Partly paid")).toBeTruthy();
    await screens.press("Undo");
    await screen.findByText("Undone");
    expect(await screens.ask("{ row: sampleInvoice(id: 5019) { invoiceStatus payments { day } } }")).toEqual({
      row: { invoiceStatus: "SENT", payments: [] },
    });
  });

  test("a draft is sent and has its number", async () => {
    await open("/apps/invoice/preview/4990");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Draft for Lagos Loom Works");
    await screens.press("Send to the client");
    await waitFor(() =>
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Invoice INV-5023"),
    );
    expect(main().queryByRole("link", { name: "Edit" })).toBeNull();
  });

  test("is printed as it stands", async () => {
    await open("/apps/invoice/preview/5017");
    const printed: string[] = [];
    vi.stubGlobal("print", () =>
      printed.push(document.querySelector<HTMLElement>("[data-print]")?.textContent ?? ""),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    await screens.press("Print or save as PDF");
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toMatch(/INV-5017.*Pão & Pedra.*Hosting and backups.*Balance due\$765\.00/s);
  });

  test.each(["/apps/invoice/preview/99999", "/apps/invoice/edit/99999"])(
    "%s says that it does not exist",
    async (at) => {
      await open(at);
      expect(screen.getByRole("heading", { level: 1, name: "This invoice does not exist" })).toBeTruthy();
    },
  );
});
