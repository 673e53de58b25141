import type { Page } from "playwright/test";
import { expect, test } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll, operationsSent } from "./pageChecks.ts";

const path = "/apps/logistics/fleet";

/** The names of the operations that the page asks from now on. */
function operationsOf(page: Page): string[] {
  const asked = operationsSent(page);
  return asked;
}

test("without WebGL the map is drawn all the same: dragged, zoomed by the wheel, and used to open a vehicle", async ({
  page,
  openAs,
}) => {
  await openAs("client", path);
  const map = page.getByRole("application");
  await expect(page.locator("[data-ground=drawn]")).toBeVisible();
  const clusters = page.locator("[data-cluster]");
  await expect(clusters.first()).toBeVisible();
  const before = await clusters.count();
  await map.hover();
  await page.mouse.wheel(0, -900);
  await expect.poll(() => clusters.count()).toBeLessThan(before);
  await page.getByRole("button", { name: "Show the whole map" }).click();
  await expect(clusters).toHaveCount(before);
  const mark = page.locator("[data-vehicle]").first();
  const box = await map.boundingBox();
  if (!box) throw new Error("The map has no place.");
  const place = await mark.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await mark.boundingBox())?.x).toBeLessThan((place?.x ?? 0) - 40);
  const id = await mark.getAttribute("data-vehicle");
  await mark.click();
  await expect(page).toHaveURL(new RegExp(`open=${id}`));
});

test("vehicles move on the map once they are let, and stand again when they are not", async ({
  page,
  openAs,
}) => {
  await openAs("client", `${path}?open=2`);
  const mark = page.locator("[data-vehicle='2']");
  await expect(mark).toContainText("542428 · 0 km/h");
  await page.getByRole("switch", { name: "Vehicles move" }).check();
  await expect(mark).toContainText(/542428 · [1-9]\d* km\/h/);
  await page.getByRole("switch", { name: "Vehicles move" }).uncheck();
});

test("a vehicle moved in one window moves on the map of the other without a list request, and its undo takes it back", async ({
  page,
  openAs,
  gateway,
  anotherBrowser,
}) => {
  const other = await anotherBrowser("admin");
  await other.goto(`${path}?open=1`);
  const mark = other.locator("[data-vehicle='1']");
  await expect(other.locator("[data-line=behind]")).toBeAttached();
  await expect(mark).toBeVisible();
  await expectSubscribed(gateway, "FleetChanges");
  const height = async () => Math.round((await mark.boundingBox())?.y ?? NaN);
  const before = await height();
  const asked = operationsOf(other);
  await openAs("admin", `${path}?open=1`);
  await page.getByRole("button", { name: "More for 814432" }).press("Enter");
  await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
  const latitude = page.getByRole("textbox", { name: "Latitude" });
  await latitude.fill("54.62502");
  await latitude.press("Control+s");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(height).toBeLessThan(before - 20);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(height).toBe(before);
  expect(asked.filter((operation) => operation === "FleetVehicles")).toEqual([]);
});

test("a vehicle added in one window shows in the other's list without a list request", async ({
  page,
  openAs,
  gateway,
  anotherBrowser,
}) => {
  const other = await anotherBrowser("admin");
  await other.goto(path);
  await expect(other.getByRole("link", { name: /^814432/ })).toBeVisible();
  await expectSubscribed(gateway, "FleetChanges");
  const asked = operationsOf(other);
  await openAs("admin", `${path}?add=1&from=2`);
  const number = page.getByRole("textbox", { name: "Number" });
  await number.fill("17");
  await number.press("Control+s");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(other.getByRole("link", { name: /^17/ })).toBeVisible();
  expect(asked.filter((operation) => operation === "FleetVehicles")).toEqual([]);
});

test("a vehicle changed in one window shows in the other's overview without a list request", async ({
  page,
  openAs,
  gateway,
  anotherBrowser,
}) => {
  const overview = "/apps/logistics/dashboard";
  const other = await anotherBrowser("admin");
  await other.goto(overview);
  await expect(other.getByRole("row", { name: /134238/ })).toBeVisible();
  await expectSubscribed(gateway, "VehicleListChanges");
  const asked = operationsOf(other);
  await openAs("admin", overview);
  await page.getByRole("button", { name: "More for 134238" }).press("Enter");
  await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
  const town = page.getByRole("textbox", { name: "From", exact: true });
  await town.fill("Delft");
  await town.press("Control+s");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(other.getByRole("row", { name: /134238/ })).toContainText("Delft");
  expect(asked.filter((operation) => operation === "VehicleList")).toEqual([]);
});

test("the fleet is accessible and as wide as a phone, and worked by keys alone", async ({ page, openAs }) => {
  await openAs("client", path);
  const row = page.getByRole("link", { name: /^814432/ });
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "The drive" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("list", { name: "The drive" })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(page);
  await page.getByRole("link", { name: "Add vehicle" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Number" })).toBeFocused();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the ground of the map lies under its names in Arabic as in English", async ({ page, openAs }) => {
  const ground = page.locator("[data-ground=drawn] svg");
  const name = page.getByText("Old Town", { exact: true });
  const distance = async () => {
    await expect(name).toBeVisible();
    const [from, to] = [await ground.boundingBox(), await name.boundingBox()];
    return from && to ? Math.round(to.x + to.width / 2 - from.x) : NaN;
  };
  await openAs("client", path);
  const english = await distance();
  await page.evaluate(() => localStorage.setItem("berth.locale", "ar"));
  await page.reload();
  await expect(page.locator("html[dir=rtl]")).toBeAttached();
  await expect.poll(distance).toBeCloseTo(english, -1);
});
