import { expect, signInBehind, test } from "./console.ts";
import { expectSubscribed } from "./gateway.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";

// Views stay with the account.
test.use({ ownGateway: {} });

test("the link of a view that is gone says so, and the address forgets it", async ({ page, openAs }) => {
  await openAs("client", `${list}?saved=view_gone`);
  await expect(page.getByText(say("en", "table:view.gone"))).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === "");
  await expect(page.locator("main tbody tr").first().getByRole("link")).toBeVisible();
  await page.getByRole("button", { name: say("en", "table:view.goneDismiss") }).click();
  await expect(page.getByText(say("en", "table:view.gone"))).toHaveCount(0);
});

test("the link of a shared view shows no row before the view is known", async ({ page, openAs, gateway }) => {
  await openAs("admin", list);
  const made = await page.request.post(`${gateway.origin}/graphql`, {
    headers: { origin: gateway.origin, "content-type": "application/json" },
    data: {
      query: `mutation { viewCreate(input: { list: "ecommerce.products", name: "Games", shared: true, filters: [{ name: "category", values: ["games"] }] }) { id } }`,
    },
  });
  const { id } = (await made.json()).data.viewCreate;
  await signInBehind(page, gateway.origin, "client");
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route("**/graphql", async (route) => {
    if ((route.request().postData() ?? "").includes("SharedView")) await released;
    await route.continue();
  });
  const answered = page.waitForResponse((answer) =>
    (answer.request().postData() ?? "").includes("ProductListSummary"),
  );
  await page.goto(`${list}?saved=${id}`);
  await answered;
  const rows = page.locator("main tbody tr").getByRole("link");
  await expect(rows).toHaveCount(0);
  release(undefined);
  await expect(page).toHaveURL((url) => url.searchParams.get("category") === "games");
  await expect(rows.first()).toBeVisible();
});

test("saved views show how many rows they have, asked for at once and kept fresh", async ({
  page,
  openAs,
  gateway,
}) => {
  await openAs("client", list);
  for (const category of ["games", "shoes"])
    await page.request.post(`${gateway.origin}/graphql`, {
      headers: { origin: gateway.origin, "content-type": "application/json" },
      data: {
        query: `mutation { viewCreate(input: { list: "ecommerce.products", name: "${category}", filters: [{ name: "category", values: ["${category}"] }] }) { id } }`,
      },
    });
  let asked = 0;
  page.on("request", (request) => {
    if ((request.postData() ?? "").includes("ProductListCounts")) asked += 1;
  });
  await page.reload();
  await expect(page.getByRole("link", { name: "games 7" })).toBeVisible();
  await expect(page.getByRole("link", { name: "shoes 7" })).toBeVisible();
  expect(asked).toBe(1);
  await expectSubscribed(gateway, "ProductListChanges");
  await gateway.ask("mutation { productDelete(id: 41) { ids } }");
  await expect(page.getByRole("link", { name: "games 6" })).toBeVisible();
});

for (const { screen, kept, path, filter, counted } of [
  { screen: "users", kept: "users.users", path: "/apps/user/list", filter: ["role", "editor"], counted: 10 },
  {
    screen: "permissions",
    kept: "users.permissions",
    path: "/apps/permissions",
    filter: ["assignedTo", "support"],
    counted: 3,
  },
  {
    screen: "sales",
    kept: "dashboards.sales",
    path: "/dashboards/crm",
    filter: ["category", "shoes"],
    counted: 3,
  },
])
  test(`a saved view of ${screen} shows how many rows it has, and holds them`, async ({
    page,
    openAs,
    gateway,
  }) => {
    await openAs("admin", path);
    await page.request.post(`${gateway.origin}/graphql`, {
      headers: { origin: gateway.origin, "content-type": "application/json" },
      data: {
        query: `mutation { viewCreate(input: { list: "${kept}", name: "Mine", filters: [{ name: "${filter[0]}", values: ["${filter[1]}"] }] }) { id } }`,
      },
    });
    await page.reload();
    const view = page.getByRole("link", { name: `Mine ${counted}` });
    await view.click();
    await expect(page).toHaveURL((url) => url.searchParams.get(filter[0] ?? "") === filter[1]);
    await expect(page.locator("main tbody tr").getByRole("link")).toHaveCount(counted);
  });
