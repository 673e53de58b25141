import { screen } from "@testing-library/react";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

const path = "/apps/ecommerce/customer/details/";
const textbox = (name: string) => screen.findByRole("textbox", { name: new RegExp(`^${name}`) });

export const openDetails = (at: string, options: Omit<ScreensOptions, "fragile"> = {}): Promise<Screens> =>
  openScreensAt(path + at, { fragile: "CustomerDetail", ...options });

export async function openCustomer(at: string): Promise<Screens> {
  const screens = await openDetails(at);
  await screen.findByRole("tablist", { name: "About the customer" });
  return screens;
}

export function customerScreen(screens: () => Screens) {
  const fill = async (name: string, value: string) => {
    await screens().berth.user.clear(await textbox(name));
    await screens().berth.user.type(await textbox(name), value);
  };
  const choose = async (menu: string, entry: string) => {
    await screens().press(menu);
    await screens().berth.user.click(await screen.findByRole("menuitem", { name: entry }));
  };
  return { fill, choose };
}
