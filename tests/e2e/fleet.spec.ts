import { expect, test } from "./console.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";

const path = "/apps/logistics/fleet";

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
