import { deep, expect, field, test } from "./console.ts";
import { expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

const form = "/apps/ecommerce/product/add";

// What is chosen for the shell stays with the account.
test.use({ ownGateway: {} });

test.describe("in French at 976 px", deep, () => {
  test.use({ setting: { locale: "fr", theme: "light" }, viewport: { width: 976, height: 800 } });

  test("the groups of the horizontal navigation that find no room stand in one menu more", async ({
    page,
    openAs,
  }) => {
    await openAs("client", `${form}?layout=horizontal`);
    const nav = page.getByRole("navigation", { name: say("fr", "shell:nav.label") });
    const more = nav.getByRole("button", { name: say("fr", "shell:layout.more") });
    await expect(more).toBeVisible();
    const gallery = say("fr", "shell:nav.groups.gallery");
    await expect(nav.getByRole("button", { name: gallery })).toBeHidden();
    await more.press("Enter");
    await expect(page.getByRole("menu").getByText(gallery).first()).toBeVisible();
    await expectNoSideScroll(page);
    await page.setViewportSize({ width: 1600, height: 800 });
    await expect(nav.getByRole("button", { name: gallery })).toBeVisible();
    await expect(more).toBeHidden();
  });
});

test(
  "an address with a hash leads to its place, 60 px below the edge of the window",
  deep,
  async ({ page, openAs }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await openAs("client", form);
    await expect(field(page, "sku")).toBeVisible();
    const place = page.locator("main h2").nth(1);
    await place.evaluate((heading) => {
      heading.id = "a place";
      history.pushState({ idx: 1, key: "hash", usr: null }, "", "#a%20place");
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    });
    await expect.poll(async () => Math.round((await place.boundingBox())?.y ?? 0)).toBe(60);
  },
);
