import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { listTable, openScreensAt, type Screens } from "#tests/support/screens.ts";

const list = "/apps/invoice/list";
const { rowOf, shown } = listTable("All invoices");

let screens: Screens;
afterEach(() => screens.close());
const start = async (at = list) => {
  screens = await openScreensAt(at, { fragile: "InvoiceList" });
  await shown();
};

const header = "Client,Service,Issued,Due,Line,Quantity,Price (cents)";
const bring = async (...lines: string[]) => {
  await start();
  await screens.press("Import");
  const dialog = within(await screen.findByRole("dialog", { name: "Import drafts" }));
  await screens.berth.user.upload(
    await dialog.findByLabelText("Choose a file"),
    new File([[header, ...lines].join("\r\n")], "drafts.csv", { type: "text/csv" }),
  );
  return dialog;
};

test("a file of drafts is taken without asking what exists, and Ctrl Z takes it back", async () => {
  const dialog = await bring("Harriet Penrose,Harbour signs,2026-11-20,2026-12-04,Sign of oak,2,12550");
  const go = await dialog.findByRole("button", { name: "Import 1 row" });
  expect(dialog.queryByRole("radiogroup")).toBeNull();
  await screens.berth.user.click(go);
  await screen.findByText("Imported: 1 new");
  await waitFor(() => expect(screen.getByText("Harbour signs")).toBeTruthy());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(screen.queryByText("Harbour signs")).toBeNull());
});

test("a row whose client is not known says what to do", async () => {
  const dialog = await bring("Nobody Known,Harbour signs,2026-11-20,2026-12-04,,,500");
  expect(
    await dialog.findByText("Client: There is none like this. Check the spelling, or add it first."),
  ).toBeTruthy();
});

test("a number is found as people call it", async () => {
  await start(`${list}?q=INV-5012`);
  await waitFor(() => expect(rowOf("INV-5012")).toBeTruthy());
  expect(screen.getByText("1–1 of 1")).toBeTruthy();
});

test("marks the chosen invoices that were sent as downloaded, and says how many were left out and why", async () => {
  await start(`${list}?size=50`);
  await screens.berth.user.click(screen.getByRole("checkbox", { name: "Select all rows of this page" }));
  await screen.findByRole("toolbar");
  await screens.press("Mark as downloaded");
  expect(
    await screen.findByText(
      /^\d+ invoices marked as downloaded · \d+ invoices left out: only sent ones are marked as downloaded\.$/,
    ),
  ).toBeTruthy();
});

test("says why nothing was done where none of the chosen invoices can take the step", async () => {
  await start(`${list}?view=paid`);
  await screens.berth.user.click(screen.getByRole("checkbox", { name: "Select all rows of this page" }));
  await screen.findByRole("toolbar");
  await screens.press("Send to the client");
  expect(
    await screen.findByText("8 invoices left out: only drafts that charge something are sent."),
  ).toBeTruthy();
});
