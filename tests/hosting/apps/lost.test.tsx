import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens | undefined;
afterEach(async () => {
  await screens?.close();
  screens = undefined;
});

const signIn = async (ask: Screens["ask"]) =>
  (
    await ask<{ signed: { accessToken: string } }>(
      'mutation { signed: ordinaryUserLogin(username: "client", password: "client") { accessToken } }',
    )
  ).signed.accessToken;
const pressIn = async ({ berth }: Screens, role: string, name: string) =>
  await berth.user.click(await within(await screen.findByRole(role)).findByRole("button", { name }));
const untilTold = async () => await screen.findByText(/^The gateway did not answer/);

const CREATE = `mutation ($input: AppCreateInput!) { app: appCreate(input: $input, idempotencyKey: "pack") { id } }`;
const input = {
  name: "packed",
  spec: { image: "berth/hello:1.0", cpuMilli: 100, memoryMib: 128, ports: [{ port: 8080 }] },
  billing: { kind: "MONTHLY", productId: "LAS_NANO", period: "MONTH" },
};

test("a renewal whose answer was lost is paid for once, also from a drawer that was opened anew", async () => {
  let id = "";
  let token = "";
  const open = await openScreensAt("/product/las/list", {
    fragile: "query HostedAppDetail(",
    before: async (ask) => {
      token = await signIn(ask);
      const { app } = await ask<{ app: { id: string } }>(CREATE, { input }, token);
      ({ id } = app);
      await ask(`mutation { appPay(id: "${id}", idempotencyKey: "pay") { phase } }`, {}, token);
    },
  });
  screens = open;
  const renewals = async () => {
    const { orders } = await open.ask<{ orders: { items: { kind: string }[] } }>(
      "{ orders(itemsPerPage: 100) { items { kind } } }",
      {},
      token,
    );
    return orders.items.filter(({ kind }) => kind === "RENEW").length;
  };
  const before = await renewals();
  await open.berth.go(`/product/las/apps/${id}?tab=settings`);
  for (const isAnew of [false, true]) {
    if (isAnew) await pressIn(open, "dialog", "Cancel");
    await open.press("Renew");
    const lose = open.holdBack("HostedAppRenew");
    await pressIn(open, "dialog", "Pay and renew");
    lose("lost");
    await untilTold();
  }
  await pressIn(open, "dialog", "Pay and renew");
  expect(await screen.findByText("The pack of packed goes on for longer")).toBeTruthy();
  expect(await renewals()).toBe(before + 1);
});

async function openVersions() {
  const open = await openScreensAt("/product/las/apps/app_tide?tab=deployments", { fragile: "HostedApp" });
  screens = open;
  const token = await signIn(open.ask);
  return {
    open,
    rollBacks: async () => {
      const { revisions } = await open.ask<{ revisions: { cause: string }[] }>(
        '{ revisions: appRevisions(appId: "app_tide") { cause } }',
        {},
        token,
      );
      return revisions.filter(({ cause }) => cause === "ROLLBACK").length;
    },
    roll: async () => {
      await open.press("What to do with version #1");
      await open.press("Go back to this", "menuitem");
      await pressIn(open, "alertdialog", "Go back to this");
    },
  };
}

test("a roll back whose answer was lost makes one version, and a later one another", async () => {
  const { open, rollBacks, roll } = await openVersions();
  const before = await rollBacks();
  const lose = open.holdBack("HostedAppRollback");
  await roll();
  lose("lost");
  await untilTold();
  await roll();
  expect(await screen.findByText("Version #1 is brought back")).toBeTruthy();
  expect(await rollBacks()).toBe(before + 1);
  await roll();
  await waitFor(async () => expect(await rollBacks()).toBe(before + 2));
});

test("a roll back whose answer was lost once is sent again by itself, and made once", async () => {
  const { open, rollBacks, roll } = await openVersions();
  const before = await rollBacks();
  const lose = open.holdBack("HostedAppRollback");
  await roll();
  lose("lostOnce");
  expect(await screen.findByText("Version #1 is brought back")).toBeTruthy();
  expect(await rollBacks()).toBe(before + 1);
});

test("a roll back whose answer was lost is a new one where another version was made since", async () => {
  const { open, rollBacks, roll } = await openVersions();
  const before = await rollBacks();
  const lose = open.holdBack("HostedAppRollback");
  await roll();
  lose("lost");
  await untilTold();
  await open.press("Update");
  await pressIn(open, "dialog", "Update");
  expect(await screen.findByText("tide-api is being updated")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await roll();
  await waitFor(async () => expect(await rollBacks()).toBe(before + 2));
});
