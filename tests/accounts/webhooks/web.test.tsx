import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (away = false) => {
  screens = await openScreensAt("/user/profile/webhooks", { fragile: "OwnWebhook", away });
  if (!away) await screen.findByText("There are no webhooks yet.");
};
const field = async (name: RegExp) => await within(await screen.findByRole("dialog")).findByLabelText(name);
const type = async (name: RegExp, text: string) => {
  await screens.berth.user.clear(await field(name));
  await screens.berth.user.type(await field(name), text);
};
const pressIn = async (role: string, name: string) =>
  await screens.berth.user.click(await within(await screen.findByRole(role)).findByRole("button", { name }));
const make = async () => {
  await screens.press("New webhook");
  await type(/^Name/, "Harbour");
  await type(/^Address/, "https://hooks.example/in");
  await pressIn("dialog", "Create");
  await screen.findByText(/^whsec_[\w+/=]{44}$/);
  await pressIn("dialog", "Copy the secret");
  await pressIn("dialog", "Done");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};

test("an endpoint is made, its secret shown once, and changed", async () => {
  await open();
  await make();
  await screens.press("More for “Harbour”");
  await screens.press("Edit", "menuitem");
  await type(/^Name/, "Quay");
  await screens.berth.user.click(await field(/^Switched on/));
  await pressIn("dialog", "Save");
  await screen.findByText("Quay");
  await screen.findByText("Off");
});

test("an address that cannot be is refused where it is typed, and one that may not be by the gateway", async () => {
  await open();
  await screens.press("New webhook");
  await type(/^Name/, "Harbour");
  await type(/^Address/, "harbour");
  await pressIn("dialog", "Create");
  await waitFor(async () => expect((await field(/^Address/)).getAttribute("aria-invalid")).toBe("true"));
  await type(/^Address/, "https://10.0.0.1/");
  await waitFor(async () => expect((await field(/^Address/)).getAttribute("aria-invalid")).not.toBe("true"));
  await pressIn("dialog", "Create");
  await waitFor(async () => expect((await field(/^Address/)).getAttribute("aria-invalid")).toBe("true"));
  expect(screen.queryByText(/^whsec_[\w+/=]{44}$/)).toBeNull();
});

test("a test is sent, and looked at with what was sent", async () => {
  await open();
  await make();
  await screens.press("Deliveries of “Harbour”");
  await screen.findByText("Nothing was sent yet");
  await pressIn("dialog", "Send a test");
  await screens.berth.user.click(await screen.findByRole("button", { name: /^ping/ }));
  expect((await screen.findByRole("region", { name: "Sent" })).textContent).toContain('"type": "ping"');
});

test("a secret is renewed, and an endpoint deleted after a question", async () => {
  await open();
  await make();
  await screens.press("More for “Harbour”");
  await screens.press("Renew secret", "menuitem");
  await pressIn("dialog", "Renew secret");
  await screen.findByText(/^whsec_[\w+/=]{44}$/);
  await pressIn("dialog", "Done");
  await pressIn("alertdialog", "Close");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await screens.press("More for “Harbour”");
  await screens.press("Delete", "menuitem");
  await pressIn("alertdialog", "Delete");
  await screen.findByText("There are no webhooks yet.");
});

test("says where the endpoints cannot be loaded, and loads them then", async () => {
  await open(true);
  await screen.findByText("Your webhooks cannot be shown right now");
  screens.away = false;
  await screens.press("Try again");
  await screen.findByText("There are no webhooks yet.");
});
