import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

const rows = () => [...document.querySelectorAll<HTMLElement>("li[data-index] > a")];
const rowWith = (text: string) => rows().find((row) => row.textContent?.includes(text));

let screens: Screens;
afterEach(() => screens.close());

test("a mail is snoozed until a time that somebody picks, and not until one that is over", async () => {
  screens = await openScreensAt("/apps/email", { fragile: "MailChange" });
  await waitFor(() => expect(rows().length).toBeGreaterThan(3));
  const id = new URL(rowWith("Les photos du toit")?.getAttribute("href") ?? "", "http://x").searchParams.get(
    "open",
  );
  await screens.berth.user.keyboard("b");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Pick a day and a time…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Snooze until" }));
  const day = await dialog.findByRole("textbox", { name: "Day" });
  await screens.berth.user.clear(day);
  await screens.berth.user.type(day, "01/02/2020");
  await screens.berth.user.click(dialog.getByRole("button", { name: "Snooze" }));
  expect(await dialog.findByText("This is over already.")).toBeTruthy();
  const later = new Date(Date.now() + 40 * 86_400_000);
  await screens.berth.user.clear(day);
  await screens.berth.user.type(day, later.toLocaleDateString("en-GB"));
  await screens.berth.user.click(dialog.getByRole("button", { name: "Snooze" }));
  await waitFor(() => expect(rowWith("Les photos du toit")).toBeUndefined());
  await screen.findByText("1 mail snoozed");
  const { mail } = await screens.ask<{ mail: { snoozedUntil: string } }>(
    `{ mail(id: ${id}) { snoozedUntil } }`,
  );
  expect(new Date(mail.snoozedUntil).toDateString()).toBe(later.toDateString());
});
