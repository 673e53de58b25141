import { act, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { followLink } from "#web/app/shell/standing.ts";
import { listTable, openScreensAt, type Screens } from "#tests/support/screens.ts";

const products = "/apps/ecommerce/product/list";

let screens: Screens;
afterEach(() => screens.close());

async function start() {
  screens = await openScreensAt(products, { fragile: "ProductList" });
  await listTable("Products").shown();
}

/** A router at the orders that follows no link: `settle` says that it is on its way nowhere any more. */
function standingRouter() {
  const { pathname, search, hash } = new URL("/apps/ecommerce/order/list", window.location.href);
  const navigation = { state: "idle" };
  const followers = new Set<() => void>();
  return {
    state: { location: { pathname, search, hash }, navigation, blockers: new Map() },
    subscribe: (changed: () => void) => {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    settle: () => {
      navigation.state = "idle";
      for (const changed of followers) changed();
    },
  };
}

test("a list that was shown with the press gives way again where the router does not arrive", async () => {
  await start();
  await screens.berth.go("/apps/ecommerce/order/list");
  expect(await screen.findByRole("table", { name: "Orders" })).toBeTruthy();
  const following = followLink(standingRouter(), products, () => Promise.resolve());
  expect(screen.getByRole("table", { name: "Products" })).toBeTruthy();
  await following;
  expect(screen.getByRole("table", { name: "Orders" })).toBeTruthy();
  expect(screen.queryByRole("table", { name: "Products" })).toBeNull();
});

test("a list that was shown with the press stays while the way there begins anew", async () => {
  await start();
  await screens.berth.go("/apps/ecommerce/order/list");
  expect(await screen.findByRole("table", { name: "Orders" })).toBeTruthy();
  const router = standingRouter();
  const begun = Promise.withResolvers<void>();
  const following = followLink(router, products, () => {
    router.state.navigation.state = "loading";
    begun.resolve();
    return Promise.resolve();
  });
  await begun.promise;
  await act(async () => {});
  expect(screen.getByRole("table", { name: "Products" })).toBeTruthy();
  router.settle();
  await following;
  expect(screen.getByRole("table", { name: "Orders" })).toBeTruthy();
});
