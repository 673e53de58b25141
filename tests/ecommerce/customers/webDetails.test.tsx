import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { listTable, openScreensAt, type Screens, type ScreensOptions } from "../../support/screens.ts";

const path = "/apps/ecommerce/customer/details/";
const orders = listTable("Orders");

let screens: Screens;
afterEach(() => screens.close());

const open = async (at: string, options: Omit<ScreensOptions, "fragile"> = {}) => {
  screens = await openScreensAt(path + at, { fragile: "CustomerDetail", ...options });
};
const start = async (at: string) => {
  await open(at);
  await screen.findByRole("tablist", { name: "About the customer" });
};
const textbox = (name: string) => screen.findByRole("textbox", { name: new RegExp(`^${name}`) });
const fill = async (name: string, value: string) => {
  await screens.berth.user.clear(await textbox(name));
  await screens.berth.user.type(await textbox(name), value);
};
const account = async (id: number, fields: string) =>
  await screens.ask(`{ customer(id: ${id}) { account { ${fields} } } }`);
const choose = async (menu: string, entry: string) => {
  await screens.press(menu);
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: entry }));
};

describe("a customer", () => {
  test("is shown with what the orders come to, by the number too", async () => {
    await start("921922");
    expect(screen.getByRole("heading", { level: 1, name: "Emma Lindqvist" })).toBeTruthy();
    expect(screen.getAllByText("¥1,469.00").length).toBeGreaterThan(0);
    expect(screen.getByText("¥489.67")).toBeTruthy();
    await orders.shown();
    expect(orders.names()).toEqual(["#5427", "#5194", "#5024"]);
    expect(within(orders.rowOf("#5427")).getByRole("link").getAttribute("href")).toMatch(/^\/apps\/ecommerce\/order\/details\/\d+$/);
  });

  test("that is not there says so, and leads to all customers", async () => {
    await open("999999");
    expect(await screen.findByRole("heading", { level: 1, name: "This customer does not exist" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "All customers" }).getAttribute("href")).toBe("/apps/ecommerce/customer/list");
  });

  test("that cannot be fetched can be asked for again", async () => {
    await open("69", { away: true });
    const again = await screen.findByRole("button", { name: "Try again" });
    screens.away = false;
    await screens.berth.user.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: "Emma Lindqvist" })).toBeTruthy();
  });

  test("is changed, and what somebody else changed meanwhile stays", async () => {
    await start("69");
    await screens.press("Edit");
    await fill("Name", "Emma Lind");
    await screens.ask('mutation { customerUpdate(id: 69, input: { contact: "+46 555 000 1111" }) { id } }');
    await screens.press("Save");
    expect(await screen.findByText("“Emma Lind” saved")).toBeTruthy();
    expect(await screens.ask("{ customer(id: 69) { customer contact } }")).toEqual({ customer: { customer: "Emma Lind", contact: "+46 555 000 1111" } });
  });

  test("is deleted, and brought back from the list", async () => {
    await start("100");
    await choose("More", "Delete customer");
    await waitFor(() => expect(screens.berth.place()).toBe("/apps/ecommerce/customer/list"));
    expect(await screen.findByText("“Hugo Navarro” deleted")).toBeTruthy();
    await screens.press("Undo");
    await waitFor(() => expect(screen.getByRole("link", { name: "Hugo Navarro" })).toBeTruthy());
  });

  test("is walked through by the arrow keys, each part under an address of its own", async () => {
    await start("36");
    screen.getByRole("tab", { name: "Overview" }).focus();
    await screens.berth.user.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await waitFor(() => expect(screens.search().toString()).toBe("tab=billing"));
    expect(await screen.findByRole("heading", { name: "Addresses" })).toBeTruthy();
    expect(screen.getByRole("tab", { name: "Billing and addresses", selected: true })).toBeTruthy();
  });
});

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
    expect(list().map((entry) => within(entry).queryByText("Default") !== null)).toEqual([false, false, true]);
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
      customer: { account: { addresses: [{ line1: "Orchardway 100", isDefault: false }, { line1: "Lanternway 150", isDefault: true }] } },
    });
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
    await waitFor(async () => expect(await account(36, "notifications { kind app }")).toMatchObject({ customer: { account: { notifications: expect.arrayContaining([{ kind: "OFFERS", app: true }]) } } }));
    await screens.press("Everything by E-mail", "checkbox");
    await waitFor(async () => expect(JSON.stringify(await account(36, "notifications { email }"))).not.toContain("true"));
  });
});

describe("security", () => {
  test("takes a password that meets every rule and is given twice alike", async () => {
    await start("36?tab=security");
    const [first, second] = [await screen.findByLabelText(/^New password/), screen.getByLabelText(/^Repeat it/)];
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
    await screens.berth.user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Turn off" }));
    expect(await screen.findByText("Off: the password alone is enough.")).toBeTruthy();
    expect(await account(36, "twoStepPhone")).toEqual({ customer: { account: { twoStepPhone: null } } });
  });

  test("signs the customer out of a device", async () => {
    await start("36?tab=security");
    await screens.berth.user.click(await screen.findByRole("button", { name: /^Sign out of/ }));
    expect(await screen.findByText("The customer has not signed in yet.")).toBeTruthy();
  });
});
