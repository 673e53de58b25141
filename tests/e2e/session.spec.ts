import { expect, liveUpdates, signInBehind, test } from "./console.ts";
import { say } from "./texts.ts";

const list = "/apps/ecommerce/product/list";

test.use({ ownGateway: { SAMPLE_ACCESS: "session" } });

test("an expired session leads to the sign-in page and back to the same place", async ({
  page,
  context,
  openAs,
}) => {
  let isOver = false;
  await page.route("**/graphql", async (route) => {
    // The search is the first to meet the end of the session, whatever else the console asks for meanwhile.
    if (!isOver && route.request().postData()?.includes('"tern"')) {
      isOver = true;
      await context.clearCookies({ name: "x-token" });
    }
    await route.continue();
  });
  await openAs("client", `${list}?status=published`);
  await expect(page.locator("main tbody tr a")).toHaveCount(10);
  await page.getByRole("searchbox").fill("tern");
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel(say("en", "accounts:name"), { exact: true }).fill("client");
  await page.getByLabel(say("en", "accounts:password"), { exact: true }).fill("client");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(
    (url) =>
      url.pathname === list &&
      url.searchParams.get("status") === "published" &&
      url.searchParams.get("q") === "tern",
  );
  await expect(page.locator("main tbody tr a")).toHaveText(["Tern wireless headset"]);
});

test("signing out ends the session everywhere", async ({ page, context, openAs }) => {
  await openAs("client", list);
  const other = await context.newPage();
  await other.goto(list);
  await expect(other.locator("main tbody tr a")).toHaveCount(10);
  await page.getByRole("button", { name: say("en", "shell:user.menu", { name: "林知夏" }) }).click();
  await page.getByRole("menuitem", { name: say("en", "shell:user.signOut") }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});

test("what was asked before the same person signed in again, and is answered after it, ends no session", async ({
  page,
  context,
  gateway,
  openAs,
}) => {
  const answered = Promise.withResolvers<string>();
  let isFirst = true;
  await page.route("**/graphql", async (route) => {
    const request = route.request();
    if (!isFirst || !request.postData()?.includes('"tern"')) return route.continue();
    isFirst = false;
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    await signInBehind(page, gateway.origin, "client");
    const late = await fetch(request.url(), {
      method: "POST",
      headers: { ...request.headers(), origin: gateway.origin, cookie },
      body: request.postData() ?? "",
    });
    const body = await late.text();
    await route.fulfill({ status: late.status, headers: Object.fromEntries(late.headers), body });
    answered.resolve(body);
  });
  const live = liveUpdates(page);
  await openAs("client", list);
  await live;
  await expect(page.locator("main tbody tr a")).toHaveCount(10);
  await page.getByRole("searchbox").fill("tern");
  expect(await answered.promise).toContain("UNAUTHENTICATED");
  // The end of the former session's socket lets the console ask again.
  await expect(page.locator("main tbody tr a")).toHaveText(["Tern wireless headset", "Lantern speaker"]);
  await page.reload();
  await expect(page.locator("main tbody tr a")).toHaveText(["Tern wireless headset", "Lantern speaker"]);
});

test("a session that ends before the live updates begin leads to the sign-in page once, not again after it", async ({
  page,
  context,
  openAs,
}) => {
  let sockets = 0;
  let welcomes = 0;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => (welcomes += Number(payload.includes("connection_ack")))),
  );
  await page.routeWebSocket(/graphql/, async (socket) => {
    sockets += 1;
    if (sockets === 1) await context.clearCookies({ name: "x-token" });
    socket.connectToServer();
  });
  // The socket alone is to notice the end: what needs the session waits until then.
  const noticed = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    const asked = route.request().postData() ?? "";
    if (asked.includes('"SavedViews"')) return await route.fulfill({ json: { data: { views: [] } } });
    if (sockets > 0 && /"(NotificationCounts|ProductListSummary|PreferencePair|MailNumbers)"/.test(asked))
      await noticed.promise;
    await route.continue();
  });
  await openAs("client", list);
  await expect(page).toHaveURL(/\/login\?/);
  noticed.resolve();
  await page.getByLabel(say("en", "accounts:name"), { exact: true }).fill("client");
  await page.getByLabel(say("en", "accounts:password"), { exact: true }).fill("client");
  await page.keyboard.press("Enter");
  await expect(page.locator("main tbody tr a")).toHaveCount(10);
  await expect.poll(() => welcomes).toBe(2);
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  expect(welcomes).toBe(2);
});
