import type { Locator, Page } from "playwright/test";
import { expect, field, test } from "./console.ts";
import { measure } from "./measure.ts";
import { settle } from "./pageChecks.ts";
import { say } from "./texts.ts";

const form = "/apps/ecommerce/product/add";
const list = "/apps/ecommerce/product/list";
const ui = (key: string) => say("en", `ui:${key}`);

// What is chosen for the shell stays with the account.
test.use({ ownGateway: {} });

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

/** The names of what can be pressed or typed into below an element. */
const covered = (over: Locator): Promise<string[]> =>
  over.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...document.querySelectorAll("main :is(a, button, input, select, textarea), main [data-dock]")]
      .filter((one) => !element.contains(one) && !one.closest("[aria-hidden]"))
      .filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        return width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((one) => one.getAttribute("aria-label") ?? one.textContent);
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`at ${width} px the way to the top covers nothing that can be pressed, the bar that saves included`, async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width, height });
    await openAs("client", form);
    await field(page, "productName").fill("Quay lamp");
    await expect(page.getByText(ui("form.unsaved"))).toBeVisible();
    const top = page.getByRole("button", { name: say("en", "shell:layout.top") });
    for (const y of [260, 430, 600, 100_000]) {
      const seen = async () => {
        await scrollTo(page, y);
        return await top.isVisible();
      };
      await expect.poll(seen).toBe(true);
      await expect.poll(() => covered(top)).toEqual([]);
    }
  });

test("a field that is refused is seen with its label, not below the bar", async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await openAs("client", form);
  const name = field(page, "productName");
  await field(page, "productBrand").fill("Northquay");
  const { y: at = 0 } = (await name.boundingBox()) ?? {};
  await scrollTo(page, at - 20);
  await page.keyboard.press("Enter");
  await expect(name).toBeFocused();
  await expect.poll(async () => (await name.boundingBox())?.y).toBeGreaterThanOrEqual(48 + 24);
});

for (const [locale, width] of [
  ["en", 1440],
  ["ar", 1440],
  ["en", 390],
] as const)
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ setting: { locale, theme: "light" }, viewport: { width, height: 844 } });

    test("a message covers no action of the page, and is closed by keyboard", async ({ page, openAs }) => {
      await openAs("client", list);
      const menu = say(locale, "ui:table.rowMenu", { name: "\u0000" }).split("\u0000")[0] ?? "";
      await page.getByRole("button", { name: menu }).first().click();
      await page.getByRole("menuitem", { name: say(locale, "ui:commands.delete") }).click();
      const message = page
        .getByRole("complementary", { name: say(locale, "ui:toasts") })
        .getByRole("listitem");
      await expect(message).toHaveCount(1);
      await settle(page);
      const actions = page.getByRole("link", { name: say(locale, "screens:ecommerce.productCreate") });
      const below = async () => {
        const [box, action] = [await message.boundingBox(), await actions.last().boundingBox()];
        return box && action && box.y >= action.y + action.height;
      };
      await expect.poll(below).toBe(true);
      await message.focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: say(locale, "ui:closeToast") })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(message).toHaveCount(0);
    });
  });

const visit = (page: Page, hash: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1, key: "hash", usr: null }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, hash);

test("under horizontal menus a place is led to below them", async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await openAs("client", `${form}?layout=horizontal`);
  await expect.poll(async () => (await measure(page)).nav?.height).toBe(44);
  const place = page.locator("main h2").nth(1);
  await place.evaluate((heading) => (heading.id = "place"));
  await visit(page, "#place");
  await expect.poll(async () => Math.round((await place.boundingBox())?.y ?? 0)).toBe(48 + 44 + 12);
});

test("a place that comes late is led to, and followed until the person moves", async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await openAs("client", form);
  await expect(field(page, "sku")).toBeVisible();
  await visit(page, "#late");
  const put = (id: string, height: number) =>
    page.locator("main form").evaluate(
      (element, [name, block]) => {
        const piece = Object.assign(document.createElement("p"), { id: name });
        piece.style.height = `${block}px`;
        element.prepend(piece);
      },
      [id, height] as const,
    );
  const y = async () => Math.round((await page.locator("#late").boundingBox())?.y ?? 0);
  await put("late", 700);
  await expect.poll(y).toBe(60);
  await put("above", 300);
  await expect.poll(y).toBe(60);
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 100);
  await expect.poll(y).toBe(-40);
  await put("more", 50);
  await expect.poll(y).not.toBe(60);
});
