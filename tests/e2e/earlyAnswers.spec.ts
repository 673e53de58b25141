import type { Page, Route } from "playwright/test";
import { expect, signInBehind, test } from "./console.ts";
import { holdCode } from "./holdCode.ts";
import { operationsSent } from "./pageChecks.ts";

const list = "/apps/ecommerce/product/list";
const rows = (page: Page) => page.locator("main tbody tr a");

test.describe("what a list asks first", () => {
  // In a sandbox the list asks for itself.
  test.use({ ownGateway: {} });

  for (const [search, page, size, shown] of [
    ["", 1, 10, 10],
    ["?size=5", 1, 5, 5],
    ["?size=20&page=3", 3, 20, 10],
  ] as const)
    test(`is asked before the console's code is there, and not once more: ${search || "the first page"}`, async ({
      page: screen,
      gateway,
    }) => {
      await signInBehind(screen, gateway.origin, "client");
      const { asked, letCome } = await holdCode(screen, "");
      const sent = operationsSent(screen);
      const early = screen.waitForRequest((request) => /"ProductList"/.test(request.postData() ?? ""));
      await screen.goto(list + search, { waitUntil: "commit" });
      await asked;
      expect((await early).postDataJSON().variables).toMatchObject({ page, itemsPerPage: size });
      const ofList = () => sent.filter((name) => name.startsWith("ProductList"));
      await expect.poll(ofList).toEqual(["ProductList", "ProductListSummary"]);
      letCome();
      await expect(rows(screen)).toHaveCount(shown);
      expect(ofList()).toHaveLength(2);
    });

  test("is left to the list where its address says more", async ({ page, openAs }) => {
    const sent = operationsSent(page);
    await openAs("client", `${list}?sort=price&size=5`);
    await expect(rows(page)).toHaveCount(5);
    expect(sent.filter((name) => name === "ProductList")).toHaveLength(1);
  });

  for (const [size, isAsked] of [
    [100, true],
    [50, false],
  ] as const)
    test(`of ${size} rows ${isAsked ? "has" : "does without"} the script that draws those in sight, beside all others`, async ({
      page,
      openAs,
    }) => {
      await openAs("client", `${list}?size=${size}`);
      await expect(rows(page)).toHaveCount(50);
      const added = await page.evaluate(() => {
        const meta = document.querySelector<HTMLMetaElement>("meta[name=berth-many]");
        const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload][media^='(min']");
        return { named: meta?.content, asked: [...links].map((link) => link.getAttribute("href")).join(" ") };
      });
      expect(added.named).toMatch(/^\/assets\/\S+\.js/);
      expect(added.asked).toBe(isAsked ? added.named : "");
    });

  test.describe("and goes wrong", () => {
    test.use({ expected: ["Failed to load resource"] });

    for (const [how, fail] of [
      ["without an answer", (route: Route) => route.abort()],
      ["with a refusal", (route: Route) => route.fulfill({ status: 500, body: "" })],
    ] as const)
      test(`${how}, is asked again as always`, async ({ page, openAs }) => {
        let asked = 0;
        await page.route("**/graphql", (route) => {
          const isList = route.request().postData()?.includes('"ProductList"');
          return isList && asked++ === 0 ? fail(route) : route.continue();
        });
        await openAs("client", list);
        await expect(rows(page)).toHaveCount(10);
        expect(asked).toBe(2);
      });
  });
});
