import type { Page, WebSocketRoute } from "playwright/test";
import { expect, signInBehind, test } from "./console.ts";
import type { Gateway } from "./gateway.ts";
import { expectAccessible, expectNoSideScroll } from "./pageChecks.ts";
import { say } from "./texts.ts";

const word = (key: string, values?: Record<string, string | number>) =>
  say("en", `hostingPods:${key}`, values);
const shown = (page: Page) => page.locator('[role="tabpanel"]:visible iframe').contentFrame();
const rows = (page: Page) => shown(page).locator(".xterm-rows");
const input = (page: Page) => shown(page).locator(".xterm-helper-textarea");
const tabs = (page: Page) => page.getByRole("tablist", { name: word("tabs") }).getByRole("tab");

/** Runs a command, and waits for its answer and until the shell asks again: a key typed before stands in the lines of the command. */
async function run(page: Page, command: string, answer: string | RegExp): Promise<void> {
  await input(page).focus();
  await page.keyboard.type(`${command}\n`);
  await expect(rows(page)).toContainText(answer);
  await expect(rows(page)).toHaveText(/# *$/);
}

/** The names of the pods of the sample shop, once two of them run. */
async function podsOf({ origin }: Gateway, page: Page): Promise<string[]> {
  await signInBehind(page, origin, "client");
  let names: string[] = [];
  await expect
    .poll(
      async () => {
        const answer = await page.request.post("/graphql", {
          headers: { origin },
          data: { query: '{ pods(appId: "app_shop") { name phase } }' },
        });
        const { data }: { data: { pods: { name: string; phase: string }[] } } = await answer.json();
        names = data.pods.filter(({ phase }) => phase === "RUNNING").map(({ name }) => name);
        return names.length;
      },
      { timeout: 90_000 },
    )
    .toBeGreaterThanOrEqual(2);
  return names;
}

test.use({ ownGateway: {} });

test("a terminal is typed in, searched, goes on through a cut, a reload and other tabs, and ends with its code", async ({
  page,
  gateway,
}) => {
  const [first = "", second = ""] = await podsOf(gateway, page);
  const cut: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/terminal\?/, (socket) => {
    socket.connectToServer();
    cut.push(socket);
  });
  await page.goto(`/product/las/terminal/${first}`);
  await run(page, "echo it is $((1 + 1))", "it is");
  await run(page, "KEPT=harbour", "KEPT=harbour");

  await page.keyboard.press("Control+Shift+F");
  const search = page.getByRole("textbox", { name: word("search.label") });
  await search.fill("KEPT");
  await expect(page.getByText(word("search.at", { at: 1, count: 1 }))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(input(page)).toBeFocused();

  await cut.at(-1)?.close({ code: 3001 });
  await expect(page.getByText(word("states.waiting"))).toBeVisible();
  await page.getByRole("button", { name: word("now") }).click();
  await run(page, "echo still $KEPT", "still harbour");

  await page.getByRole("button", { name: word("add") }).click();
  await page.getByRole("menuitem", { name: second }).click();
  await expect(tabs(page)).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await run(page, "hostname", second);
  await tabs(page).first().click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await expect(rows(page)).toContainText("still harbour");

  await page.reload();
  await expect(tabs(page)).toHaveCount(2);
  await run(page, "echo after all $KEPT", "after all harbour");

  await page.keyboard.press("Control+Shift+X");
  await expect(tabs(page).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await input(page).focus();
  await page.keyboard.type("exit 3\n");
  await expect(page.getByText(word("states.ended", { code: 3 }))).toBeVisible();
  await page.getByRole("button", { name: word("openAgain") }).click();
  await run(page, "echo anew", "anew");
  await expectAccessible(page);
});

test("a terminal that another window takes up is taken back, and a sign-out ends it", async ({
  page,
  gateway,
  openAs,
  context,
}) => {
  const [pod = ""] = await podsOf(gateway, page);
  await openAs("client", `/product/las/terminal/${pod}`);
  await run(page, "echo here", "here");
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  const other = await context.newPage();
  await other.addInitScript((text) => {
    for (const [key, value] of Object.entries<string>(JSON.parse(text))) sessionStorage.setItem(key, value);
  }, kept);
  await other.goto(`/product/las/terminal/${pod}`);
  await expect(rows(other)).toContainText("here");
  await expect(page.getByText(word("states.taken"))).toBeVisible();
  await page.getByRole("button", { name: word("takeBack") }).click();
  await expect(other.getByText(word("states.taken"))).toBeVisible();
  await other.close();
  await run(page, "echo mine again", "mine again");
});

test("on a phone, the keys that its keyboard lacks stand below, and a screen reader hears the lines", async ({
  page,
  gateway,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [pod = ""] = await podsOf(gateway, page);
  await openAs("client", `/product/las/terminal/${pod}`);
  await run(page, "echo afloat", "afloat");
  await expectNoSideScroll(page);
  await page.getByRole("button", { name: word("menu") }).click();
  await page.getByRole("menuitem", { name: word("readerOn") }).click();
  await expect(shown(page).locator(".xterm-accessibility")).toContainText("afloat");
  await expectAccessible(page);
  await input(page).focus();
  await page.keyboard.type("half a line");
  const control = page.getByRole("button", { name: word("helper.control") });
  await control.click();
  await expect(control).toHaveAttribute("aria-pressed", "true");
  await expect(input(page)).toBeFocused();
  await page.keyboard.type("c");
  await expect(rows(page)).toContainText("^C");
  await expect(control).toHaveAttribute("aria-pressed", "false");
  await control.click();
  await page.keyboard.type("d");
  await expect(page.getByText(word("states.ended", { code: 0 }))).toBeVisible();
});

test("what is open beside a terminal closes at a press into it, which has the keyboard then", async ({
  page,
  gateway,
  openAs,
}) => {
  const [pod = ""] = await podsOf(gateway, page);
  await openAs("client", `/product/las/terminal/${pod}`);
  await run(page, "echo afloat", "afloat");
  for (const [name, role] of [
    [word("menu"), "menu"],
    [say("en", "bar:shortcuts.title"), "dialog"],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole(role)).toBeVisible();
    await shown(page).locator(".xterm-screen").click();
    await expect(page.getByRole(role)).toHaveCount(0);
    await page.keyboard.type(`echo ${role} and terminal\n`);
    await expect(rows(page)).toContainText(`${role} and terminal`);
  }
});

test("the pods of an app lead to their terminals, and are ended", async ({ page, gateway, openAs }) => {
  const [pod = ""] = await podsOf(gateway, page);
  await openAs("client", `/product/las/panel/app_shop?pod=${pod}`);
  await expect(page.getByRole("table", { name: word("panel.pods") })).toContainText(pod);
  await expect(page.getByRole("list", { name: word("panel.events") })).not.toBeEmpty();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole("link", { name: word("panel.terminalOf", { name: pod }) }).click();
  await run(page, "echo inside", "inside");
  await page.goto(`/product/las/panel/app_shop?pod=${pod}`);
  await page.getByRole("button", { name: word("panel.end.of", { name: pod }) }).click();
  await page.getByRole("button", { name: word("panel.end.action"), exact: true }).click();
  await expect(page.getByText(word("panel.end.done", { name: pod })).first()).toBeVisible();
  await expect(page.getByRole("table", { name: word("panel.pods") })).not.toContainText(pod);
});

test("a pod that there is not is said to be gone, without a socket", async ({ page, openAs }) => {
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  await openAs("client", "/product/las/terminal/nobody-r1-0");
  await expect(page.getByRole("heading", { level: 1, name: word("gone.title") })).toBeVisible();
  expect(sockets.filter((url) => url.includes("/terminal?"))).toEqual([]);
});
