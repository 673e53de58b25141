import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { noteOf, openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

const path = "/apps/ecommerce/settings";

let screens: Screens;
afterEach(() => screens.close());

const open = async (section = "", options: Omit<ScreensOptions, "fragile"> = {}) => {
  screens = await openScreensAt(path + (section && `?section=${section}`), {
    fragile: "ShopSettings",
    ...options,
  });
};
const textbox = (name: string) => screen.findByRole("textbox", { name: new RegExp(`^${name}`) });
const fill = async (name: string, value: string) => {
  const field = await textbox(name);
  await screens.berth.user.clear(field);
  if (value !== "") await screens.berth.user.type(field, value);
};
const read = (fields: string) => screens.ask(`{ shopSettings { ${fields} } }`);
const store = `name: "Quay Two", contactEmail: "desk@quayside.example", senderEmail: "orders@quayside.example", legalName: "Quayside Goods Trading Ltd.",
  phone: "+86 555 010 2400", address: "8 Lantern Wharf", city: "Ningbo", postalCode: "315000", countryCode: "CN", timeZone: "Asia/Shanghai", orderPrefix: "#"`;
const renameElsewhere = () => screens.ask(`mutation { shopStoreUpdate(input: { ${store} }) { version } }`);

test("a shop's details are saved, and the form stays with nothing left to save", async () => {
  await open();
  await fill("Shop name", "Harbour Lane");
  expect(screen.getByText("Unsaved changes")).toBeTruthy();
  await screens.press("Save");
  expect(await screen.findByText("“Store details” saved")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Unsaved changes")).toBeNull());
  expect(await read("store { name city }")).toEqual({
    shopSettings: { store: { name: "Harbour Lane", city: "Ningbo" } },
  });
  await fill("Shop name", "Harbour Lane Two");
  await screens.press("Save");
  await waitFor(async () =>
    expect(await read("store { name }")).toEqual({ shopSettings: { store: { name: "Harbour Lane Two" } } }),
  );
});

test("what is wrong is said at its field, and nothing is saved", async () => {
  await open();
  await fill("Contact e-mail", "desk");
  await screens.press("Save");
  await waitFor(async () =>
    expect(noteOf(await textbox("Contact e-mail"))).toBe("Write it as name@example.com."),
  );
  expect(await read("version")).toEqual({ shopSettings: { version: 1 } });
});

test("what somebody else saved meanwhile in another field stays", async () => {
  await open();
  await fill("City", "Wenzhou");
  await renameElsewhere();
  await screens.press("Save");
  expect(await screen.findByText("“Store details” saved")).toBeTruthy();
  expect(await read("store { name city }")).toEqual({
    shopSettings: { store: { name: "Quay Two", city: "Wenzhou" } },
  });
});

test("what both changed is asked about", async () => {
  await open();
  await fill("Shop name", "Lantern Lane");
  await renameElsewhere();
  await screens.press("Save");
  const merge = within(await screen.findByRole("dialog"));
  expect(merge.getByText("Lantern Lane")).toBeTruthy();
  await screens.berth.user.click(merge.getByRole("radio", { name: /^Theirs/ }));
  await screens.berth.user.click(merge.getByRole("button", { name: "Merge and save" }));
  expect(await screen.findByText("“Store details” saved")).toBeTruthy();
  expect(await read("store { name }")).toEqual({ shopSettings: { store: { name: "Quay Two" } } });
});

test("another section is opened only after a question while something is unsaved", async () => {
  await open();
  await fill("Shop name", "Mine");
  await screens.press("Payments", "tab");
  const question = await screen.findByRole("alertdialog");
  await screens.berth.user.click(within(question).getByRole("button", { name: "Leave" }));
  await screen.findByRole("switch", { name: "Cards" });
  expect(screens.search().get("section")).toBe("payments");
});

test("ways to pay are switched off and added", async () => {
  await open("payments");
  await screens.berth.user.click(await screen.findByRole("switch", { name: "Cards" }));
  await screens.press("Add method");
  const name = screen.getAllByRole("textbox", { name: /^Name/ })[1] ?? expect.fail("no second method");
  await screens.berth.user.type(name, "Bank transfer");
  await screens.press("Save");
  await waitFor(() => expect(noteOf(name)).toBe("This is in use already. Choose another."));
  await screens.berth.user.type(name, " abroad");
  await screens.press("Save");
  expect(await screen.findByText("“Payments” saved")).toBeTruthy();
  expect(await read("payments { card manual { name } }")).toEqual({
    shopSettings: {
      payments: { card: false, manual: [{ name: "Bank transfer" }, { name: "Bank transfer abroad" }] },
    },
  });
});

test("what the checkout asks is chosen", async () => {
  await open("checkout");
  const company = await screen.findByRole("radiogroup", { name: "Company name" });
  await screens.berth.user.click(within(company).getByRole("radio", { name: "Required" }));
  await screens.press("Save");
  await waitFor(async () =>
    expect(await read("checkout { contact company }")).toEqual({
      shopSettings: { checkout: { contact: "EMAIL", company: "REQUIRED" } },
    }),
  );
});

test("a rate is taken out of a zone, and another gets a condition", async () => {
  await open("shipping");
  const rates = async () =>
    within((await screen.findAllByRole("group", { name: "Rates" }))[0] ?? expect.fail("no rates"));
  await screens.berth.user.click((await rates()).getByRole("button", { name: "Remove row 2" }));
  await screens.berth.user.selectOptions(
    (await rates()).getAllByRole("combobox", { name: "Offered for" })[1] ?? expect.fail("no rate"),
    "Orders from",
  );
  await screens.press("Save");
  const totals = (await rates()).getAllByRole("textbox", { name: /^Order total/ });
  await waitFor(() => expect(noteOf(totals[1] ?? expect.fail("no total"))).toBe("Please fill this in."));
  await screens.berth.user.type(totals[1] ?? expect.fail("no total"), "50");
  await screens.press("Save");
  await waitFor(async () =>
    expect(await read("shipping { zones { rates { name threshold { amountMinor } } } }")).toMatchObject({
      shopSettings: {
        shipping: {
          zones: [
            { rates: [{ name: "Standard" }, { name: "Express", threshold: { amountMinor: 5_000 } }] },
            { rates: [{ name: "Air mail" }] },
          ],
        },
      },
    }),
  );
});

test("another location becomes the default", async () => {
  await open("locations");
  await screens.berth.user.click(
    (await screen.findAllByRole("radio", { name: "Default location" }))[1] ?? expect.fail("no second place"),
  );
  await screens.press("Save");
  await waitFor(async () =>
    expect(await read("locations { places { isDefault } }")).toEqual({
      shopSettings: { locations: { places: [{ isDefault: false }, { isDefault: true }] } },
    }),
  );
});

test("an event is told in another place too", async () => {
  await open("notifications");
  const cell = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });
  await screens.berth.user.click(await cell("New customer: App"));
  await screens.press("Save");
  expect(await screen.findByText("“Notifications” saved")).toBeTruthy();
  expect((await cell("New customer: App")).checked).toBe(true);
  expect(await read("notifications { event app }")).toMatchObject({
    shopSettings: {
      notifications: [{ event: "CUSTOMER_SIGNED_UP", app: true }, ...Array.from({ length: 9 }, () => ({}))],
    },
  });
});

test("settings that cannot be fetched can be asked for again", async () => {
  await open("", { away: true });
  const again = await screen.findByRole("button", { name: "Try again" });
  screens.away = false;
  await screens.berth.user.click(again);
  expect(await textbox("Shop name")).toBeTruthy();
});
