import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (at = "/product/las/panel/DomainManagement", away = false) => {
  screens = await openScreensAt(at, { fragile: "HostedBindings", away });
  if (!away) await screen.findByText("tidemark.berth.dev");
};
const dialog = async () => within(await screen.findByRole("dialog"));
const type = async (name: RegExp, text: string) =>
  await screens.berth.user.type(await (await dialog()).findByLabelText(name), text);
const choose = async (name: RegExp, value: string) =>
  await screens.berth.user.selectOptions(await (await dialog()).findByLabelText(name), value);
const bind = async (host: string) => {
  await screens.press("Bind a name");
  await choose(/^App/, "Demo mall");
  await type(/^Host name/, host);
  await choose(/^Port/, "80");
  await screens.berth.user.click(await (await dialog()).findByRole("button", { name: "Bind" }));
};

test("a name is bound, tells the record that it waits for, and is let go after a question", async () => {
  await open();
  await bind("www.harbour.dev");
  await screen.findByText("www.harbour.dev CNAME demo-mall.apps.localhost");
  await screen.findByText("Record to be set");
  await screens.press("More for www.harbour.dev");
  await screens.press("Let it go", "menuitem");
  await screens.berth.user.click(
    await within(await screen.findByRole("alertdialog")).findByRole("button", { name: "Let it go" }),
  );
  await waitFor(() =>
    expect(screen.queryByText("www.harbour.dev CNAME demo-mall.apps.localhost")).toBeNull(),
  );
});

test("a name that cannot be is refused where it is typed", async () => {
  await open();
  await bind("https://harbour.dev");
  await waitFor(async () =>
    expect((await (await dialog()).findByLabelText(/^Host name/)).getAttribute("aria-invalid")).toBe("true"),
  );
});

test("an app's own tab binds names to it alone", async () => {
  await open("/product/las/apps/app_demo?tab=domains");
  await screens.press("Bind a name");
  expect((await dialog()).queryByLabelText(/^App/)).toBeNull();
});

test("names that cannot be shown say so", async () => {
  await open(undefined, true);
  await screen.findByText("The names cannot be shown right now");
});

test("a name that was bound while its answer was lost is bound once when it is sent again", async () => {
  await open();
  const lose = screens.holdBack("HostedBindingCreate");
  await bind("www.harbour.dev");
  lose("lost");
  await (await dialog()).findByText(/The gateway did not answer/);
  await screens.berth.user.click(await (await dialog()).findByRole("button", { name: "Bind" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findAllByText("www.harbour.dev CNAME demo-mall.apps.localhost")).toHaveLength(1);
});
