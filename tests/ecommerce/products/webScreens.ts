import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { openConsole, type TestConsole } from "../../support/console.tsx";
import { startThreadGateway, type ThreadGateway } from "../../support/threadGateway.ts";

/** The path of the product list. */
export const list = "/apps/ecommerce/product/list";

/** The rows of the product table, without its head. */
export const rows = () => within(screen.getByRole("table", { name: "Products" })).getAllByRole("row").slice(1);

/** The names in the product table. */
export const names = () => rows().map((row) => within(row).getByRole("link").textContent);

/** The row of a product. */
export const rowOf = (name: string) => rows().find((row) => within(row).queryByRole("link", { name })) ?? expect.fail(`no row ${name}`);

/** What stands under a control: its help, or what is wrong with it. */
export const noteOf = (control: HTMLElement) =>
  control.getAttribute("aria-description") ?? document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent;

/** The console over fresh sample data, opened at a product screen. */
export interface ProductScreens {
  berth: TestConsole;
  /** Asks the gateway past the console, as another window would. */
  ask: (query: string, variables?: object) => Promise<unknown>;
  /** Clicks what has the name. */
  press: (name: string | RegExp, role?: string) => Promise<void>;
  /** Whether lists cannot reach the gateway. */
  away: boolean;
  close: () => Promise<void>;
}

/** How the screens are opened: what is done to the data first, and whether the gateway is away. */
export interface ProductScreensOptions {
  away?: boolean;
  before?: (ask: ProductScreens["ask"]) => Promise<unknown>;
}

/** Opens the console as the client. */
export async function openScreens(at: string, { away = false, before }: ProductScreensOptions = {}): Promise<ProductScreens> {
  const gateway = await startThreadGateway();
  const ask: ProductScreens["ask"] = async (query, variables = {}) => {
    const { body } = await gateway.inject({ method: "POST", url: "/graphql", payload: { query, variables } });
    return JSON.parse(body).data;
  };
  await before?.(ask);
  const fragile: ThreadGateway = {
    ...gateway,
    inject: async (request) => {
      if (screens.away && JSON.stringify(request.payload).includes("ProductList")) throw new TypeError("no route to the gateway");
      return await gateway.inject(request);
    },
  };
  const screens = { away };
  const berth = await openConsole({ gateway: fragile, at, as: "client" });
  return Object.assign(screens, {
    berth,
    ask,
    press: (name: string | RegExp, role = "button") => berth.user.click(screen.getByRole(role, { name })),
    close: async () => {
      await berth.close();
      await gateway.close();
    },
  });
}

/** Opens the product list and waits for its rows. */
export async function openList(search = ""): Promise<ProductScreens> {
  const screens = await openScreens(list + search);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return screens;
}
