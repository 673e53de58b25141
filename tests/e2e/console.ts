import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { startGateway } from "../support/gatewayProcess.ts";
import type { Locale } from "./texts.ts";

/** How the console is set before it is opened. */
export interface Setting {
  locale: Locale;
  theme: "light" | "dark";
}

interface Options {
  setting: Setting;
  /** Parts of console messages that a test expects. */
  expected: string[];
}

interface Fixtures {
  /** Fails the test on any console message and on any request beyond loopback. */
  watched: void;
  /** Gives the test the sample rows, the journal and people's settings as they were before any other test of the worker. */
  untouched: void;
  /** Signs in without the form, and opens the path. */
  openAs: (account: "client" | "admin", path: string) => Promise<void>;
}

interface WorkerFixtures {
  /** Variables of the worker's gateway. */
  environment: Record<string, string>;
  /** Where the worker's gateway answers; its store is in memory. */
  origin: string;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  setting: [{ locale: "en", theme: "light" }, { option: true }],
  expected: [[], { option: true }],
  environment: [{}, { option: true, scope: "worker" }],

  origin: [
    async ({ environment }, use) => {
      const gateway = await startGateway(environment);
      await use(gateway.origin);
      await gateway.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ origin }, use) => use(origin),

  untouched: [
    async ({ origin }, use) => {
      const json = { "content-type": "application/json" };
      const keys = { layout: "layout", columns: "table.ecommerce.products", shortcuts: "shortcuts" };
      const query = `mutation { ${Object.entries(keys).map(([name, key]) => `${name}: preferenceSet(key: "${key}", value: null)`).join(" ")} }`;
      for (const name of ["client", "admin"]) {
        const signedIn = await fetch(`${origin}/api/ordinaryUser/login`, { method: "POST", headers: json, body: JSON.stringify({ username: name, password: name }) });
        const { accessToken }: { accessToken: string } = await signedIn.json();
        const headers = { authorization: `Bearer ${accessToken}` };
        const forgotten = await fetch(`${origin}/graphql`, { method: "POST", headers: { ...headers, ...json }, body: JSON.stringify({ query }) });
        expect(await forgotten.json()).toEqual({ data: { layout: null, columns: null, shortcuts: null } });
        if (name === "client") continue;
        const answers = await Promise.all([fetch(`${origin}/api/mock/reset`, { method: "POST", headers }), fetch(`${origin}/api/mock/journal`, { method: "DELETE", headers })]);
        expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
      }
      await use();
    },
    { auto: true },
  ],

  watched: [
    async ({ page, expected, setting }, use) => {
      const seen: string[] = [];
      page.on("console", (message) => {
        // The browser says so when the test's own questions look into a screen that waits unseen.
        if (message.text().startsWith("Rendering was performed in a subtree hidden by content-visibility.")) return;
        seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => seen.push(`error: ${error.message}`));
      page.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && hostname !== "127.0.0.1") seen.push(`foreign: ${request.url()}`);
      });
      await page.addInitScript(({ locale, theme }) => {
        // A frame that belongs to no site has no storage.
        if (window.origin === "null") return;
        if (localStorage.getItem("berth.locale") === null) localStorage.setItem("berth.locale", locale);
        if (localStorage.getItem("berth.theme") === null) localStorage.setItem("berth.theme", theme);
      }, setting);
      await use();
      expect(seen.filter((line) => !expected.some((part) => line.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],

  openAs: async ({ page, origin }, use) => {
    await use(async (account, path) => {
      await signInBehind(page, origin, account);
      await page.goto(path);
    });
    // What lay over the screen and has gone must have given it back to those who hear it.
    const given = () => page.evaluate(() => document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null || !document.querySelector("#root[aria-hidden]"));
    await expect.poll(given).toBe(true);
    // What it still had to keep for the person must not come after the next test has begun.
    await page.close();
  },
});

/** Signs the browser in without the form. */
export async function signInBehind(page: Page, origin: string, account: string): Promise<void> {
  const query = "mutation SignIn($name: String!) { ordinaryUserLogin(username: $name, password: $name) { accessToken } }";
  const answer = await page.request.post(`${origin}/graphql`, {
    headers: { origin, "content-type": "application/json" },
    data: { query, variables: { name: account } },
  });
  expect(await answer.json()).toMatchObject({ data: { ordinaryUserLogin: { accessToken: expect.any(String) } } });
}

/** Waits for the first word over the page's socket; call it before the page opens. */
export const liveUpdates = (page: Page): Promise<unknown> =>
  new Promise((resolve) => page.on("websocket", (socket) => socket.on("framereceived", resolve)));

/** Waits until the gateway has begun with a subscription (`ProductListChanges`): what changes from then on is told. */
export async function expectSubscribed(page: Page, origin: string, operation: string): Promise<void> {
  const begun = async (): Promise<unknown> => (await page.request.get(`${origin}/api/mock/journal?operation=${operation}`)).json();
  await expect.poll(begun).toMatchObject({ entries: [{ method: "WS", status: 200 }] });
}

/**
 * Holds back the piece of code that a text stands in; call it before the page opens.
 * @returns waits until the page asks for it; lets it come.
 */
export async function holdCode(page: Page, text: string): Promise<{ asked: Promise<void>; letCome: () => void }> {
  const asked = Promise.withResolvers<void>();
  const come = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    // The gateway may go, or the page when its test has seen all.
    const response = await route.fetch().catch(() => null);
    const code = await response?.text().catch(() => null);
    if (!response || typeof code !== "string") return route.abort();
    if (code.includes(text)) {
      asked.resolve();
      await come.promise;
    }
    await route.fulfill({ response });
  });
  return { asked: asked.promise, letCome: come.resolve };
}

/** The control of a form's field, by the name that the gateway knows it by. */
export const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);

/**
 * Waits until nothing moves on the page but what takes longer than a second, as clocks do, and no list stands dimmed because it is
 * fetched again: what fades in is judged when it stands.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations().filter((one) => one.playState === "running" && Number(one.effect?.getComputedTiming().endTime) <= 1_000);
    const isDimmed = () => document.querySelector('[aria-busy="true"] :is(tbody, li) a') !== null;
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      // What was just put there begins to move with the next frame.
      await frame();
      await frame();
    } while (moving().length > 0 || isDimmed());
  });

/** Lets what begins to move wait at its beginning, a message that leaves for example, until it is let go. */
const holdStill = (page: Page) =>
  page.evaluateHandle(() => {
    const { animate } = Element.prototype;
    const held: Animation[] = [];
    Element.prototype.animate = function begin(...move) {
      const one = animate.apply(this, move);
      one.pause();
      held.push(one);
      return one;
    };
    return () => {
      Element.prototype.animate = animate;
      for (const one of held) one.play();
    };
  });

/** Checks the page as it stands now, or a part of it that lies over the rest, against the rules of axe. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  // A page that has not begun to show its screen has nothing to be judged by.
  await page.locator("h1:visible").first().waitFor();
  await settle(page);
  // Fluent puts unseen stops around its groups, which hand the focus on at once; nobody can look into a frame that belongs to no
  // site. The other mode opens a window each time, for frames of other hosts.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(tags).exclude("[data-tabster-dummy]").exclude("iframe[sandbox]").setLegacyMode();
  const letGo = await holdStill(page);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  await letGo.evaluate((go) => go());
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual([]);
}

/** Checks that the page is no wider than the window. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

export { expect };
