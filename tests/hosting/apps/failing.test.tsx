import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens | undefined;
afterEach(async () => {
  await screens?.close();
  screens = undefined;
});
const open = async (fragile: string) => {
  screens = await openScreensAt("/product/las/apps/app_demo", { fragile });
  const signed = await screens.ask<{ signed: { accessToken: string } }>(
    'mutation { signed: ordinaryUserLogin(username: "client", password: "client") { accessToken } }',
  );
  return { open: screens, token: signed.signed.accessToken };
};
const buttonIn = async (role: string, name: string) =>
  await within(await screen.findByRole(role)).findByRole("button", { name });
const restart = () => screen.getByRole("button", { name: "Restart" });

test("a restart that the gateway did not hear of is said, and can be pressed again where the focus is", async () => {
  const { open: screens } = await open("HostedAppRestart");
  await screens.press("Restart");
  screens.away = true;
  await screens.berth.user.click(await buttonIn("alertdialog", "Restart"));
  expect(await screen.findByText(/^The gateway did not answer/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(restart()));
  screens.away = false;
  await screens.berth.user.keyboard("{Enter}");
  await screens.berth.user.click(await buttonIn("alertdialog", "Restart"));
  expect(await screen.findByText("Restarting: demo-mall")).toBeTruthy();
});

test("a restart that is slow is not taken a second time, and does not lose the keyboard's place", async () => {
  const { open: screens } = await open("HostedAppRestart");
  await screens.press("Restart");
  const answer = screens.holdBack("HostedAppRestart");
  await screens.berth.user.click(await buttonIn("alertdialog", "Restart"));
  await waitFor(() => expect(restart().getAttribute("aria-disabled")).toBe("true"));
  await waitFor(() => expect(document.activeElement).toBe(restart()));
  await screens.berth.user.keyboard("{Enter}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  answer();
  expect(await screen.findByText("Restarting: demo-mall")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

test("a deployment whose answer was lost keeps what was typed, and is made once however often it is sent", async () => {
  const { open: screens, token } = await open("HostedAppDeploy");
  await screens.press("Update");
  const comment = await within(await screen.findByRole("dialog")).findByLabelText(/^Comment/);
  await screens.berth.user.type(comment, "Spring sale");
  const lose = screens.holdBack("HostedAppDeploy");
  await screens.berth.user.click(await buttonIn("dialog", "Update"));
  lose("lost");
  expect(await screen.findByText(/^The gateway did not answer/)).toBeTruthy();
  expect(comment).toHaveProperty("value", "Spring sale");
  await screens.berth.user.click(await buttonIn("dialog", "Update"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const { revisions } = await screens.ask<{ revisions: { comment: string }[] }>(
    '{ revisions: appRevisions(appId: "app_demo") { comment } }',
    {},
    token,
  );
  expect(revisions.map((one) => one.comment).filter((one) => one === "Spring sale")).toHaveLength(1);
});
