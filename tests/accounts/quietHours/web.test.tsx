import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

test("the channels of a kind are switched one by one, and quiet hours are set and ended", async () => {
  screens = await openScreensAt("/user/profile/notifications", { fragile: "OwnNotificationWishes" });
  const box = async (name: string) => await screen.findByRole("switch", { name });
  const isOn = async (name: string) => (await box(name)).matches(":checked");
  expect(await isOn("Security of the account: By mail")).toBe(true);
  expect(await isOn("System: At once")).toBe(true);
  await screens.berth.user.click(await box("System: Listed"));
  await waitFor(async () => expect(await isOn("System: At once")).toBe(false));
  await screens.berth.user.click(await box("Security of the account: By mail"));
  expect(await isOn("Security of the account: By mail")).toBe(true);
  screen.getByText("You have none.");
  await screens.press("Set quiet hours");
  const drawer = within(await screen.findByRole("dialog"));
  await screens.berth.user.selectOptions(await drawer.findByLabelText(/^Time zone/), "Asia/Shanghai");
  await screens.berth.user.click(await drawer.findByRole("button", { name: "Save" }));
  await screen.findByText("From 22:00 to 07:00 (Asia/Shanghai).");
  await screens.press("End them");
  await screen.findByText("You have none.");
});
