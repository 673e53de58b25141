import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const open = async (section: string) => {
  screens = await openScreensAt(`/apps/ecommerce/settings?section=${section}`, { fragile: "ShopSettings" });
};
const read = (fields: string) => screens.ask(`{ shopSettings { ${fields} } }`);
const savePlaces = `mutation { shopLocationsUpdate(input: { places: [
  { name: "Quay", address: "", phone: "", fulfils: true, isDefault: true }] }) { version } }`;
const saveCheckout = `mutation { shopCheckoutUpdate(input: {
  contact: PHONE, customerName: FULL, company: OPTIONAL, addressLine2: HIDDEN, shippingPhone: HIDDEN }) { version } }`;
const requireCompany = async () => {
  const rules = await screen.findByRole("radiogroup", { name: "Company name" });
  await screens.berth.user.click(within(rules).getByRole("radio", { name: "Required" }));
  await screens.press("Save");
  await screen.findByText("“Checkout” saved");
};

test("a saved section is taken back, and the form shows it", async () => {
  await open("locations");
  const chosen = async () =>
    (await screen.findAllByRole<HTMLInputElement>("radio", { name: "Default location" })).map(
      ({ checked }) => checked,
    );
  const [, second] = await screen.findAllByRole("radio", { name: "Default location" });
  await screens.berth.user.click(second ?? expect.fail("no second place"));
  await screens.press("Save");
  await screen.findByText("“Locations” saved");
  await screens.press("Undo");
  await waitFor(async () =>
    expect(await read("locations { places { isDefault } }")).toEqual({
      shopSettings: { locations: { places: [{ isDefault: true }, { isDefault: false }] } },
    }),
  );
  await waitFor(async () => expect(await chosen()).toEqual([true, false]));
  expect(screen.queryByText("Unsaved changes")).toBeNull();
});

test("a saved section is taken back although another one was saved since, which stays", async () => {
  await open("checkout");
  await requireCompany();
  await screens.ask(savePlaces);
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  await waitFor(async () =>
    expect(await read("checkout { company } locations { places { name } }")).toEqual({
      shopSettings: { checkout: { company: "HIDDEN" }, locations: { places: [{ name: "Quay" }] } },
    }),
  );
});

test("a saved section that somebody else saved since is not taken back", async () => {
  await open("checkout");
  await requireCompany();
  await screens.ask(saveCheckout);
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  expect(await screen.findByText(/^It was changed again meanwhile and cannot be undone/)).toBeTruthy();
  expect(await read("checkout { contact }")).toEqual({ shopSettings: { checkout: { contact: "PHONE" } } });
});
