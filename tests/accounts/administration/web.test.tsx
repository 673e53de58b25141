import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { openScreensAt } from "#tests/support/screens.ts";
import { startThreadGateway, type ThreadGateway } from "#tests/support/threadGateway.ts";

let berth: TestConsole;
let gateway: ThreadGateway;
beforeEach(async () => {
  gateway = await startThreadGateway({});
});
afterEach(async () => {
  await berth.close();
  await gateway.close();
});

const open = async (as: string) => {
  berth = await openConsole({ at: "/access-control", as, gateway });
};
const list = async () => await screen.findByRole("list", { name: "Accounts" });
const names = async () =>
  within(await list())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const choose = async (name: string, action: string) => {
  await berth.user.click(
    await within(await list()).findByRole("button", { name: `What can be done to ${name}` }),
  );
  await berth.user.click(await screen.findByRole("menuitem", { name: action }));
};

test("clients and staff see no accounts", async () => {
  await open("support");
  await screen.findByRole("tabpanel");
  expect(screen.queryByRole("list", { name: "Accounts" })).toBeNull();
});

test("an administrator finds accounts by the beginning of a name, by rights, and is told when none fits", async () => {
  await open("admin");
  expect((await names()).join()).toContain("client · client@demo.com");
  const search = screen.getByRole("searchbox", { name: "Search accounts" });
  await berth.user.type(search, "dev");
  await waitFor(async () => expect(await names()).toHaveLength(1));
  await berth.user.clear(search);
  await berth.user.click(await screen.findByRole("button", { name: "Shown: All accounts" }));
  await berth.user.click(await screen.findByRole("menuitemradio", { name: "Suspended" }));
  expect(await screen.findByText(/^No account fits/)).toBeTruthy();
});

test("an invitation says what is wrong at its fields, and the account is first in the list then", async () => {
  await open("admin");
  await berth.user.click(await screen.findByRole("button", { name: "Invite" }));
  const drawer = await screen.findByRole("dialog", { name: "Invite somebody" });
  const field = async (name: RegExp) => await within(drawer).findByLabelText(name);
  await berth.user.type(await field(/^E-mail address/), "client@demo.com");
  await berth.user.type(await field(/^Name/), "Ada Byron");
  await berth.user.type(await field(/^Your password/), "wrong");
  const send = within(drawer).getByRole("button", { name: "Send the invitation" });
  await berth.user.click(send);
  expect(await within(drawer).findByText("This is not right. Check it and write it again.")).toBeTruthy();
  await berth.user.clear(await field(/^Your password/));
  await berth.user.type(await field(/^Your password/), "admin");
  await berth.user.click(send);
  expect(await within(drawer).findByText("This is in use already. Choose another.")).toBeTruthy();
  await berth.user.clear(await field(/^E-mail address/));
  await berth.user.type(await field(/^E-mail address/), "ada@example.org");
  await berth.user.click(send);
  expect(await screen.findByText("An invitation is on its way to ada@example.org.")).toBeTruthy();
  await waitFor(async () => expect((await names()).join()).toContain("ada@example.org"));
});

test("an account is suspended after a question, and restored", async () => {
  await open("admin");
  await choose("Tobias Lindqvist", "Suspend");
  const question = await screen.findByRole("alertdialog");
  await berth.user.click(within(question).getByRole("button", { name: "Suspend" }));
  await waitFor(async () => expect((await names()).join()).toContain("Tobias LindqvistSupportSuspended"));
  await choose("Tobias Lindqvist", "Restore");
  expect(await screen.findByText("Tobias Lindqvist can sign in again.")).toBeTruthy();
});

test("other rights are given with the own password, and the own account is left to others", async () => {
  await open("admin");
  await choose("Ines Carvalho", "Change rights");
  const drawer = await screen.findByRole("dialog", { name: "Rights of Ines Carvalho" });
  await berth.user.selectOptions(await within(drawer).findByRole("combobox", { name: /^Rights/ }), "FINANCE");
  await berth.user.type(await within(drawer).findByLabelText(/^Your password/), "admin");
  await berth.user.click(within(drawer).getByRole("button", { name: "Give these rights" }));
  await waitFor(async () => expect((await names()).join()).toContain("Ines CarvalhoFinance"));
  await berth.user.click(
    await within(await list()).findByRole("button", { name: "What can be done to Maren Okafor" }),
  );
  const blocked = await screen.findByRole("menuitem", { name: /^Suspend/ });
  expect(blocked.getAttribute("aria-disabled")).toBe("true");
});

test("a filter whose accounts cannot be loaded says so in their place, and tries again", async () => {
  const screens = await openScreensAt("/access-control", { fragile: "Accounts", as: "admin" });
  ({ berth } = screens);
  await list();
  screens.away = true;
  await screens.press("Shown: All accounts");
  await berth.user.click(await screen.findByRole("menuitemradio", { name: "Suspended" }));
  expect(await screen.findByText("The accounts could not be loaded")).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Accounts" })).toBeNull();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByText(/^No account fits/)).toBeTruthy();
});
