import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (as: string) => {
  screens = await openScreensAt("/product/freedomain", { fragile: "FreeDomains", as });
};
const dialog = async () => within(await screen.findByRole("dialog"));

test("an administrator changes the terms of a suffix", async () => {
  await open("admin");
  await screens.press("Edit the terms of berth.dev");
  const points = await (await dialog()).findByLabelText(/^Points/);
  await screens.berth.user.clear(points);
  await screens.berth.user.type(points, "70");
  await screens.berth.user.click((await dialog()).getByRole("button", { name: "Save" }));
  const table = within(await screen.findByRole("table", { name: "Terms of suffixes" }));
  expect(await table.findByText("70 points")).toBeTruthy();
});

test("an administrator holds a domain with a reason, and lets it go on", async () => {
  await open("admin");
  const row = async () => {
    const table = within(await screen.findByRole("table", { name: "All domains" }));
    return within((await table.findByText("notes.berth.dev")).closest("tr") ?? document.body);
  };
  await screens.berth.user.click(await (await row()).findByRole("button", { name: "Hold" }));
  await screens.berth.user.type(await (await dialog()).findByLabelText(/^Reason/), "It serves malware");
  await screens.berth.user.click((await dialog()).getByRole("button", { name: "Hold" }));
  await screens.berth.user.click(await (await row()).findByRole("button", { name: "Let it go on" }));
  await waitFor(async () => expect((await row()).getByRole("button", { name: "Hold" })).toBeTruthy());
});

test("the lines of a zone file that are refused are told one by one", async () => {
  await open("client");
  await screens.press("Import");
  const file = "@ 600 IN A 203.0.113.24\nwww IN WKS x\nfar 600 IN A 999.1.1.1";
  const field = await (await dialog()).findByLabelText(/^Zone file/);
  await screens.berth.user.click(field);
  await screens.berth.user.paste(file);
  await screens.berth.user.click((await dialog()).getByRole("button", { name: "Stage" }));
  const first = await (await dialog()).findByText("www IN WKS x", { selector: "code" });
  expect(first.closest("li")?.textContent).toContain("Line 2");
});
