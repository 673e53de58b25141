import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens | undefined;
afterEach(async () => {
  await screens?.close();
  screens = undefined;
});
const open = async (at: string, fragile: string) => {
  const opened = await openScreensAt(at, { fragile });
  screens = opened;
  const signed = await opened.ask<{ signed: { accessToken: string } }>(
    'mutation { signed: ordinaryUserLogin(username: "client", password: "client") { accessToken } }',
  );
  const times = async (id: string, what: string) => {
    const { acts } = await opened.ask<{ acts: { items: { what: string }[] } }>(
      `{ acts: appActs(appId: "${id}", first: 100) { items { what } } }`,
      {},
      signed.signed.accessToken,
    );
    return acts.items.filter((one) => one.what === what).length;
  };
  return { ...opened, opened, times };
};
const agree = async (user: Screens["berth"]["user"], name: string) =>
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));
const menuOf = (name: string) => screen.findByRole("button", { name: `What to do with ${name}` });

test("a stop that the gateway did not hear of is said, leaves the row as it is, and can be taken again where the focus is", async () => {
  const { berth, press, opened } = await open("/product/las/list?q=tide", "HostedApp");
  const menu = await menuOf("tide-api");
  await berth.user.click(menu);
  opened.away = true;
  await press("Stop", "menuitem");
  await agree(berth.user, "Stop");
  expect(await screen.findByText(/^The gateway did not answer/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(menu));
  expect(within(screen.getByRole("article", { name: "tide-api" })).getByText("Running")).toBeTruthy();
  opened.away = false;
  await berth.user.keyboard("{Enter}");
  await press("Stop", "menuitem");
  await agree(berth.user, "Stop");
  expect(await screen.findByText("Stopping: tide-api")).toBeTruthy();
});

test("a stop whose answer was lost is looked after, and told as what it is", async () => {
  const { berth, press, holdBack } = await open("/product/las/list?q=tide", "none");
  await berth.user.click(await menuOf("tide-api"));
  await press("Stop", "menuitem");
  const lose = holdBack("HostedAppStop");
  await agree(berth.user, "Stop");
  lose("lost");
  expect(await screen.findByText("Stopping: tide-api")).toBeTruthy();
  expect(screen.queryByText(/^The gateway did not answer/)).toBeNull();
  const tile = within(screen.getByRole("article", { name: "tide-api" }));
  await waitFor(() => expect(tile.queryByText("Running")).toBeNull());
});

const choose = async (press: Screens["press"], names: readonly string[]) => {
  for (const name of names) await press(name, "checkbox");
};

test("of several, those that no answer came for are named and stay chosen, and the others are not done again", async () => {
  const { berth, press, opened, times } = await open("/product/las/list?look=table&q=demo", "app_blog");
  await choose(press, ["Select demo-mall", "Select demo-web"]);
  const before = await times("app_demo", "RESTART");
  await press("Restart");
  const question = within(await screen.findByRole("alertdialog"));
  opened.away = true;
  await berth.user.click(question.getByRole("button", { name: "Restart" }));
  expect(await screen.findByText("Restarting: demo-mall")).toBeTruthy();
  expect(
    await screen.findByText(/^Restart: not done for demo-web\. The gateway did not answer/),
  ).toBeTruthy();
  expect(await screen.findByText("1 selected")).toBeTruthy();
  const again = screen.getByRole("button", { name: "Restart" });
  await waitFor(() => expect(document.activeElement).toBe(again));
  opened.away = false;
  await berth.user.click(again);
  await agree(berth.user, "Restart");
  expect(await screen.findByText("Restarting: demo-web")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("toolbar", { name: "Selected rows" })).toBeNull());
  expect(await times("app_demo", "RESTART")).toBe(before + 1);
});

test("what was done to the chosen while its answer was lost is not done again when it is sent again", async () => {
  const { press, opened, holdBack, times } = await open(
    "/product/las/list?look=table&q=winter",
    "HostedAppBrief",
  );
  await choose(press, ["Select winter-sale"]);
  const lose = holdBack("HostedAppStart");
  await press("Start");
  await waitFor(async () => expect(await times("app_winter", "START")).toBe(1));
  opened.away = true;
  lose("lost");
  expect(await screen.findByText(/^Start: not done for winter-sale\./)).toBeTruthy();
  opened.away = false;
  await press("Start");
  expect(await screen.findByText(/^None of the chosen apps can take this step now/)).toBeTruthy();
  expect(await times("app_winter", "START")).toBe(1);
});

test("a restart is done once where neither its answer came nor what became of it could be seen", async () => {
  const { berth, press, opened, holdBack, times } = await open("/product/las/list?q=tide", "HostedAppBrief");
  const before = await times("app_tide", "RESTART");
  const restart = async () => {
    await berth.user.click(await menuOf("tide-api"));
    await press("Restart", "menuitem");
    await agree(berth.user, "Restart");
  };
  const lose = holdBack("HostedAppRestart");
  opened.away = true;
  await restart();
  lose("lost");
  expect(await screen.findByText(/^The gateway did not answer/)).toBeTruthy();
  opened.away = false;
  await restart();
  expect(await screen.findByText("Restarting: tide-api")).toBeTruthy();
  expect(await times("app_tide", "RESTART")).toBe(before + 1);
});

test("an app that was deleted while its answer was lost keeps the written name, and goes to the bin once", async () => {
  const { berth, press, holdBack, times } = await open("/product/las/list?q=tide", "none");
  await berth.user.click(await menuOf("tide-api"));
  await press("Delete", "menuitem");
  const drawer = within(await screen.findByRole("dialog", { name: "Delete tide-api" }));
  const lose = holdBack("HostedAppDelete");
  await berth.user.type(drawer.getByRole("textbox"), "tide-api{Enter}");
  lose("lost");
  expect(await drawer.findByText(/^The gateway did not answer/)).toBeTruthy();
  expect(drawer.getByRole("textbox")).toHaveProperty("value", "tide-api");
  await berth.user.click(drawer.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Going to the bin: tide-api")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await times("app_tide", "DELETE")).toBe(1);
});
