import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

async function start(at: string) {
  screens = await openScreensAt(at, { fragile: "InvoiceEdit" });
  await screen.findByRole("heading", { level: 2, name: "Lines" });
}

const total = () => screen.getByRole("status", { name: "Live total" }).textContent;
const field = (line: number, name: string) =>
  within(screen.getByRole("group", { name: `Line ${line}` })).getByRole("textbox", { name });
const titles = () =>
  screen
    .getAllByRole("textbox", { name: "Service" })
    .flatMap((box) => (box instanceof HTMLInputElement && box.name.startsWith("lines") ? [box.value] : []));
const fill = async (box: HTMLElement, text: string) => {
  await screens.berth.user.clear(box);
  await screens.berth.user.type(box, text);
};

test("the total follows what is written, with the discount, and is what the gateway says", async () => {
  await start("/apps/invoice/edit/4996");
  expect(total()).toBe("$1,030.00");
  await screens.press("Add a line");
  await fill(field(4, "Service"), "Extra day");
  await fill(field(4, "Unit price"), "100");
  await waitFor(() => expect(total()).toBe("$1,150.00"));
  await screens.berth.user.selectOptions(screen.getByRole("combobox", { name: "Discount" }), "AMOUNT");
  await fill(await screen.findByRole("textbox", { name: "How much" }), "50");
  const shown = total();
  await screens.press("Save");
  await waitFor(() => expect(screens.berth.place()).toBe("/apps/invoice/list"));
  const { row } = await screens.ask<{ row: { total: { amountMinor: number } } }>(
    "{ row: sampleInvoice(id: 4996) { total { amountMinor } } }",
  );
  expect(shown).toBe(
    new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(
      row.total.amountMinor / 100,
    ),
  );
});

test("lines are moved by Alt and the arrow keys, and removed", async () => {
  await start("/apps/invoice/edit/4990");
  const before = titles();
  const [handle] = screen.getAllByRole("button", { name: /^Move line 1/ });
  handle?.focus();
  await screens.berth.user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(titles()).toEqual([before[1], before[0], before[2]]);
  await screens.press("Remove line 3");
  expect(titles()).toEqual([before[1], before[0]]);
});

test("nothing is saved without lines, with too many pieces, or with a discount above the sum", async () => {
  await start("/apps/invoice/edit/4990");
  await fill(field(1, "Quantity"), "1000000000");
  await screens.berth.user.selectOptions(screen.getByRole("combobox", { name: "Discount" }), "PERCENT");
  await fill(await screen.findByRole("textbox", { name: "How much" }), "100.01");
  await screens.press("Save");
  expect(await screen.findByText("At most 100,000.")).toBeTruthy();
  await fill(field(1, "Quantity"), "1");
  await screens.press("Save");
  expect(
    await screen.findByText("The discount is above the sum of the lines. Enter at most that."),
  ).toBeTruthy();
  for (const place of [3, 2, 1]) await screens.press(`Remove line ${place}`);
  await screens.press("Save");
  expect(await screen.findByText("Please fill this in.")).toBeTruthy();
  expect(screens.berth.sent("InvoiceUpdate")).toBe(0);
});

test("a new invoice is written for a client that is added on the way", async () => {
  await start("/apps/invoice/add");
  await screens.press("New client");
  const drawer = within(await screen.findByRole("dialog"));
  for (const [name, text] of [
    ["Company", "Tidewater Glass"],
    ["Contact person", "Ida Holm"],
    ["E-mail", "ida@tidewater.example"],
    ["Street and town", "Kaj 3, Aarhus"],
  ] as const)
    await screens.berth.user.type(await drawer.findByRole("textbox", { name }), text);
  await screens.berth.user.type(await drawer.findByRole("combobox", { name: "Country" }), "Denm");
  await screens.berth.user.click(await screen.findByRole("option", { name: "Denmark" }));
  await screens.berth.user.click(drawer.getByRole("button", { name: "Add client" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await screens.berth.user.type(
    screen.getAllByRole("textbox", { name: "Service" })[0] ?? document.body,
    "Glass",
  );
  await fill(field(1, "Service"), "Panes");
  await fill(field(1, "Unit price"), "10");
  await screens.press("Save draft");
  await waitFor(() => expect(screens.berth.place()).toBe("/apps/invoice/list"));
  await screen.findByText("Ida Holm");
});

test("a draft that somebody else changed is merged", async () => {
  await start("/apps/invoice/edit/4990");
  await screens.ask('mutation { sampleInvoiceUpdate(id: "4990", input: { reference: "PO-9" }) { id } }');
  await screens.berth.user.type(screen.getByRole("textbox", { name: "Note for the client" }), "Thanks");
  await screens.press("Save");
  await waitFor(() => expect(screens.berth.place()).toBe("/apps/invoice/list"));
  expect(await screens.ask("{ row: sampleInvoice(id: 4990) { reference note } }")).toEqual({
    row: { reference: "PO-9", note: "Thanks" },
  });
});

test("an invoice that was sent is not edited but shown", async () => {
  screens = await openScreensAt("/apps/invoice/edit/5019", { fragile: "InvoiceEdit" });
  expect(await screen.findByRole("heading", { name: "This invoice was sent" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show the invoice" }).getAttribute("href")).toBe(
    "/apps/invoice/preview/5019",
  );
});
