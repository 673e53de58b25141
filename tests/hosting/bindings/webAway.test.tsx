import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens | undefined;
afterEach(async () => {
  await screens?.close();
  screens = undefined;
});
const HOST = "www.harbour.dev";
let token = "";
let id = "";
const open = async (fragile = "none") => {
  const opened = await openScreensAt("/product/las/panel/DomainManagement", {
    fragile,
    before: async (ask) => {
      const { signed } = await ask<{ signed: { accessToken: string } }>(
        'mutation { signed: ordinaryUserLogin(username: "client", password: "client") { accessToken } }',
      );
      token = signed.accessToken;
      const { made } = await ask<{ made: { id: string } }>(
        `mutation { made: bindingCreate(appId: "app_demo", host: "${HOST}", port: 80, idempotencyKey: "bind") { id } }`,
        {},
        token,
      );
      id = made.id;
    },
  });
  screens = opened;
  await screen.findByText(HOST);
  return opened;
};
const entry = () => {
  const found = screen.getAllByRole("listitem").find((one) => within(one).queryByText(HOST));
  return within(found ?? expect.fail("the name is not there"));
};
const more = () => entry().getByRole("button", { name: `More for ${HOST}` });
const check = async ({ berth, press }: Screens) => {
  await berth.user.click(more());
  await press("Check now", "menuitem");
};

test("a check that is slow is shown as begun, is not begun again, and what comes of it is shown by itself", async () => {
  const opened = await open();
  const answer = opened.holdBack("HostedBindingCheck");
  await check(opened);
  expect(await entry().findByText("Checking")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(more()));
  await opened.berth.user.keyboard("{Enter}");
  await screen.findByRole("menuitem", { name: "Edit" });
  expect(screen.queryByRole("menuitem", { name: "Check now" })).toBeNull();
  await opened.berth.user.keyboard("{Escape}");
  answer();
  expect(await screen.findByText("It is looked for now")).toBeTruthy();
  expect(entry().getByText("Checking")).toBeTruthy();
  await opened.ask(`mutation { bindingDelete(id: "${id}") }`, {}, token);
  await waitFor(() => expect(screen.queryByText(HOST)).toBeNull());
});

test("a check that the gateway did not hear of is said, leaves the name as it is, and can be asked for again", async () => {
  const opened = await open("HostedBindingCheck");
  opened.away = true;
  await check(opened);
  expect(await screen.findByText(/^The gateway did not answer/)).toBeTruthy();
  expect(await entry().findByText("Record to be set")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(more()));
  opened.away = false;
  await check(opened);
  expect(await screen.findByText("It is looked for now")).toBeTruthy();
});

test("a check whose answer was lost is followed all the same, and shown as what it is", async () => {
  const opened = await open();
  const lose = opened.holdBack("HostedBindingCheck");
  await check(opened);
  lose("lost");
  expect(await screen.findByText(/^The gateway did not answer/)).toBeTruthy();
  expect(await entry().findByText("Checking")).toBeTruthy();
  await waitFor(() => expect(entry().queryByText("Record to be set")).toBeNull());
  await opened.ask(`mutation { bindingDelete(id: "${id}") }`, {}, token);
  await waitFor(() => expect(screen.queryByText(HOST)).toBeNull());
});

const openWithoutApps = async () =>
  (screens = await openScreensAt("/product/las/panel/DomainManagement", {
    fragile: "HostedBindingApps",
    away: true,
  }));

test("names are shown where the apps are not, and can be bound once these come", async () => {
  const opened = await openWithoutApps();
  await screen.findByText("The apps that names can be bound to cannot be shown right now");
  expect(screen.getByText("Bound names")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Bind a name" })).toBeNull();
  opened.away = false;
  await opened.press("Try again");
  expect(await screen.findByRole("button", { name: "Bind a name" })).toBeTruthy();
  expect(screen.queryByText("The apps that names can be bound to cannot be shown right now")).toBeNull();
});

test("a name keeps its port when it is changed where the apps are not known", async () => {
  const opened = await openWithoutApps();
  await opened.press("More for tidemark.berth.dev");
  await opened.press("Edit", "menuitem");
  const path = await screen.findByRole("textbox", { name: /^Path/ });
  expect(screen.getByDisplayValue("80")).toBeTruthy();
  await opened.berth.user.clear(path);
  await opened.berth.user.type(path, "/shop");
  await opened.press("Save");
  const place = await screen.findByText("/shop", { selector: "bdi" });
  expect(place.closest("li")?.textContent).toContain("Port 80 · /shop");
});
