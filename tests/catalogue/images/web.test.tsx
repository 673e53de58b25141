import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

const path = "/store/mirror/list";

let screens: Screens;
afterEach(() => screens.close());

const names = () =>
  within(screen.getByRole("list", { name: "Image store" }))
    .getAllByRole("article")
    .map((tile) => tile.getAttribute("aria-label"));
const tileOf = (name: string) => within(screen.getByRole("article", { name }));
async function open(search = "", options: Partial<ScreensOptions> = {}) {
  screens = await openScreensAt(path + search, { fragile: "ImageStore", ...options });
}
async function start(search = "") {
  await open(search);
  await screen.findByRole("list", { name: "Image store" });
}

test("shows the images as cards, most pulled first, and leads from each to a deployment", async () => {
  await start();
  expect(names().slice(0, 2)).toEqual(["Alpine Linux", "nginx"]);
  expect(tileOf("nginx").getByRole("link", { name: "Deploy" }).getAttribute("href")).toBe(
    "/product/las/buy?image=nginx%3A1.29-alpine",
  );
  expect(await screen.findByText(/Sample data/)).toBeTruthy();
});

test("searches, and filters by category, all of it in the address", async () => {
  await start("?q=cache&category=cache");
  expect(names()).toEqual(["Redis", "Memcached", "Tidecache"]);
  await screens.press("Clear");
  await waitFor(() => expect(names()).toHaveLength(10));
});

test("is a table where one wants it, sorted by a press on a head", async () => {
  await start();
  await screens.press("Table");
  expect(await screen.findByRole("table", { name: "Image store" })).toBeTruthy();
  expect(screens.search().get("look")).toBe("table");
  await screens.berth.user.click(await screen.findByRole("button", { name: /^Image/ }));
  await waitFor(() => expect(screens.search().get("sort")).toBe("name"));
  expect(screens.search().get("look")).toBe("table");
});

test("a star counts at once, and stands in the view of the starred", async () => {
  await start("?q=redis");
  await screens.berth.user.click(tileOf("Redis").getByRole("button", { name: /^Star Redis/ }));
  await waitFor(() =>
    expect(
      tileOf("Redis").getByRole("button", { name: "Star Redis: 14201 stars" }).getAttribute("aria-pressed"),
    ).toBe("true"),
  );
  await screens.berth.user.click(await screen.findByRole("link", { name: /^Starred 1/ }));
  await waitFor(() => expect(names()).toEqual(["Redis"]));
});

test("what nothing matches says so, and is cleared", async () => {
  await open("?q=nothing-of-the-kind");
  await screens.berth.user.click(
    (await screen.findAllByRole("button", { name: /Clear/ }))[0] ?? expect.fail("nothing to clear"),
  );
  await waitFor(() => expect(names()).toHaveLength(10));
});

test("an unreachable gateway is told, and a retry brings the images", async () => {
  await open("", { away: true });
  expect(await screen.findByRole("heading", { name: "The images cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(names()).toHaveLength(10));
});
