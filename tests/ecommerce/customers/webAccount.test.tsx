import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { Screens } from "#tests/support/screens.ts";
import { customerScreen, openCustomer } from "./webCustomer.ts";

let screens: Screens;
afterEach(() => screens.close());

const start = async (at: string) => {
  screens = await openCustomer(at);
};
const { fill, choose } = customerScreen(() => screens);
const account = async (id: number, fields: string) =>
  await screens.ask(`{ customer(id: ${id}) { account { ${fields} } } }`);

describe("addresses", () => {
  const list = () => within(screen.getByRole("list", { name: "Addresses" })).getAllByRole("listitem");

  test("are added, refused where something is missing, and made the default", async () => {
    await start("36?tab=billing");
    await screen.findByRole("heading", { name: "Addresses" });
    await screens.press("Add address");
    await fill("Street and number", "Pier 7");
    const add = within(await screen.findByRole("dialog")).getByRole("button", { name: "Add address" });
    await screens.berth.user.click(add);
    expect(await screen.findByText("Please fill this in.")).toBeTruthy();
    await fill("City", "Cartagena");
    await screens.berth.user.click(screen.getByRole("switch", { name: "Default address" }));
    await screens.berth.user.click(add);
    expect(await screen.findByText("Address added")).toBeTruthy();
    await waitFor(() => expect(list()).toHaveLength(3));
    expect(list().map((entry) => within(entry).queryByText("Default") !== null)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test("are changed although somebody changed another one meanwhile", async () => {
    await start("36?tab=billing");
    await screen.findByRole("heading", { name: "Addresses" });
    await choose("What to do with Office, Lanternway 149", "Edit");
    await fill("Street and number", "Lanternway 150");
    await screens.ask('mutation { customerAddressMakeDefault(customerId: 36, id: "adr_36_2") { id } }');
    await screens.press("Save");
    expect(await screen.findByText("Address saved")).toBeTruthy();
    expect(await account(36, "addresses { line1 isDefault }")).toEqual({
      customer: {
        account: {
          addresses: [
            { line1: "Orchardway 100", isDefault: false },
            { line1: "Lanternway 150", isDefault: true },
          ],
        },
      },
    });
  });

  test("get the old values back when a change is undone, also who is the default", async () => {
    await start("36?tab=billing");
    await screen.findByRole("heading", { name: "Addresses" });
    const addresses = await account(36, "addresses { line1 isDefault }");
    expect(addresses).toMatchObject({ customer: { account: { addresses: [{ isDefault: true }, {}] } } });
    await choose("What to do with Office, Lanternway 149", "Edit");
    await fill("Street and number", "Lanternway 150");
    await screens.berth.user.click(screen.getByRole("switch", { name: "Default address" }));
    await screens.press("Save");
    expect(await screen.findByText("Address saved")).toBeTruthy();
    expect(await account(36, "addresses { line1 isDefault }")).not.toEqual(addresses);
    await screens.press("Undo");
    expect(await screen.findByText("Undone")).toBeTruthy();
    expect(await account(36, "addresses { line1 isDefault }")).toEqual(addresses);
  });

  test("are deleted and brought back", async () => {
    await start("36?tab=billing");
    await screen.findByRole("heading", { name: "Addresses" });
    await choose("What to do with Home, Orchardway 100", "Delete");
    await waitFor(() => expect(list()).toHaveLength(1));
    await screens.press("Undo");
    await waitFor(() => expect(list()).toHaveLength(2));
  });
});

describe("payment methods", () => {
  test("are kept with their last four digits, never with the whole number", async () => {
    await start("36?tab=billing");
    await screen.findByRole("heading", { name: "Payment methods" });
    await screens.press("Add card");
    await fill("Last four digits", "4111111111111111");
    const add = within(await screen.findByRole("dialog")).getByRole("button", { name: "Add card" });
    await screens.berth.user.click(add);
    expect(await screen.findByText("This is not a valid value.")).toBeTruthy();
    await fill("Last four digits", "4242");
    await screens.berth.user.click(add);
    expect(await screen.findByText("Card added")).toBeTruthy();
    expect(await screen.findByText("Visa ···· 4242")).toBeTruthy();
  });
});

describe("notifications", () => {
  test("are switched one by one and for a whole channel", async () => {
    await start("36?tab=notifications");
    await screens.berth.user.click(await screen.findByRole("checkbox", { name: "Offers: App" }));
    await waitFor(async () =>
      expect(await account(36, "notifications { kind app }")).toMatchObject({
        customer: { account: { notifications: expect.arrayContaining([{ kind: "OFFERS", app: true }]) } },
      }),
    );
    await screens.press("Everything by E-mail", "checkbox");
    await waitFor(async () =>
      expect(JSON.stringify(await account(36, "notifications { email }"))).not.toContain("true"),
    );
  });
});

describe("security", () => {
  test("takes a password that meets every rule and is given twice alike", async () => {
    await start("36?tab=security");
    const [first, second] = [
      await screen.findByLabelText(/^New password/),
      screen.getByLabelText(/^Repeat it/),
    ];
    await screens.berth.user.type(first, "quayside");
    await screens.berth.user.type(second, "quayside");
    await screens.press("Change password");
    expect(await screen.findByText("The password does not meet every rule yet.")).toBeTruthy();
    await screens.berth.user.type(first, "-42Q");
    expect(screen.getAllByRole("img", { name: "met" })).toHaveLength(4);
    await screens.press("Change password");
    expect(await screen.findByText("This is not the same as above.")).toBeTruthy();
    await screens.berth.user.type(second, "-42Q");
    await screens.press("Change password");
    expect(await screen.findByText("Password changed")).toBeTruthy();
  });

  test("turns the second step off only after a question", async () => {
    await start("36?tab=security");
    await screen.findByRole("heading", { name: "Two-step sign-in" });
    await choose("What to do with two-step sign-in", "Turn off");
    await screens.berth.user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Turn off" }),
    );
    expect(await screen.findByText("Off: the password alone is enough.")).toBeTruthy();
    expect(await account(36, "twoStepPhone")).toEqual({ customer: { account: { twoStepPhone: null } } });
  });

  test("signs the customer out of a device", async () => {
    await start("36?tab=security");
    await screens.berth.user.click(await screen.findByRole("button", { name: /^Sign out of/ }));
    expect(await screen.findByText("The customer has not signed in yet.")).toBeTruthy();
  });
});
