import { expect, test, tier } from "./console.ts";
import { holdCode } from "./holdCode.ts";
import { measure } from "./measure.ts";
import { expectNoSideScroll, settle } from "./pageChecks.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";
const form = "/apps/ecommerce/product/add";

// What is chosen for the shell stays with the account.
test.use({ ownGateway: {} });

test("an own hue colours the buttons, and stands before the console's code has run", async ({
  page,
  openAs,
}) => {
  const button = page
    .locator("main .fui-Button", { hasText: say("en", "screens:ecommerce.productCreate") })
    .first();
  const color = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await openAs("client", list);
  const harbour = await color();
  await page.goto(`${list}?layout=hue-300`);
  await expect.poll(color).not.toBe(harbour);
  // A colour on its way to another is neither.
  await settle(page);
  const own = await color();
  const { asked, letCome } = await holdCode(page, "");
  await page.goto(list, { waitUntil: "commit" });
  await asked;
  const dots = () =>
    page.evaluate(() => {
      const root = document.getElementById("root");
      const { width, backgroundImage } = root ? getComputedStyle(root, "::after") : {};
      return { width, color: /rgb\([^)]*\)/.exec(backgroundImage ?? "")?.[0] };
    });
  await expect.poll(dots).toEqual({ width: "64px", color: own });
  letCome();
  await expect.poll(color).toBe(own);
});

test("below 976 px the navigation is an overlay, whatever was chosen, and the choice comes back when the window widens", async ({
  page,
  openAs,
}) => {
  await openAs("client", `${list}?layout=horizontal`);
  const navWidth = async () => (await measure(page)).nav?.height;
  await expect.poll(navWidth).toBe(44);
  await page.setViewportSize({ width: 975, height: 800 });
  await expect.poll(async () => (await measure(page)).main?.y).toBe(48);
  await page.getByRole("button", { name: say("en", "shell:nav.open") }).click();
  await expect(page.getByRole("dialog", { name: say("en", "shell:nav.label") })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 976, height: 800 });
  await expect.poll(async () => (await measure(page)).nav).toMatchObject({ y: 48, height: 44, width: 976 });
});

for (const words of [
  "default",
  "collapsed.footer-sticky",
  "horizontal",
  "horizontal.footer-sticky.navbar-static",
  "navbar-hidden",
  "horizontal.navbar-hidden.menu-hidden",
]) {
  test(
    `${words}: a list fills the window exactly and scrolls inside`,
    tier(words === "default"),
    async ({ page, openAs }) => {
      await page.setViewportSize({ width: 1280, height: 620 });
      await openAs("client", `${list}?size=50&layout=${words}`);
      await expect(page.locator("main tbody tr")).toHaveCount(50);
      await expect(page).not.toHaveURL(/layout=/);
      const heights = () =>
        page.evaluate(() => {
          const scroller = [...document.querySelectorAll("main *")].find(
            (one) => one.scrollHeight > one.clientHeight + 200 && getComputedStyle(one).overflowY === "auto",
          );
          return { page: document.documentElement.scrollHeight, isInside: scroller !== undefined };
        });
      await expect.poll(heights).toEqual({ page: 620, isInside: true });
    },
  );
}

for (const width of [360, 768, 975, 976, 1440, 2560]) {
  test(
    `no page scrolls sideways at ${width} px, in either orientation`,
    tier(width === 360),
    async ({ page, openAs }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAs("client", form);
      for (const words of ["footer-sticky", "horizontal.fluid.bordered"]) {
        await page.goto(`${form}?layout=${words}`);
        await expect(page.locator("main form")).toBeVisible();
        await expectNoSideScroll(page);
        await page.goto(list);
        await expect(page.locator("main").getByText("Bowline paper clips").first()).toBeVisible();
        await expectNoSideScroll(page);
      }
    },
  );
}
