import { test as base, expect, type BrowserContext, type Locator, type Page } from "playwright/test";
import { type GatewayHost, type HostOptions, startGatewayHost } from "#tests/support/hostedGateway.ts";
import { type Gateway, gatewayAt } from "./gateway.ts";
import type { Locale } from "./texts.ts";

/** How the console is set before it is opened. */
export interface Setting {
  locale: Locale;
  theme: "light" | "dark";
}

type Account = "client" | "admin";

interface Options {
  setting: Setting;
  /** Parts of console messages that a test expects. */
  expected: string[];
  /**
   * Variables of a gateway that the test has to itself, for what touches accounts (preferences, sessions, views, notifications),
   * rules of trouble or the place of the shell's parts; null: the worker's gateway, in a sandbox of the test's own.
   */
  ownGateway: Record<string, string> | null;
  /** How the test's own gateway is made beside that. */
  ownOptions: HostOptions;
}

interface Fixtures {
  /** The gateway that the test works on. */
  gateway: Gateway;
  /** Fails the test on any console message and on any request beyond loopback. */
  watched: void;
  /** Signs in without the form, and opens the path. */
  openAs: (account: Account, path: string) => Promise<void>;
  /** Opens a window of another browser, where the account signs in anew. */
  anotherBrowser: (account: Account) => Promise<Page>;
}

interface WorkerFixtures {
  /** Where the worker's gateways run. */
  host: GatewayHost;
  /** Where the gateway answers that the worker's tests share; its store is in memory. */
  shared: string;
}

/** Tells what only `npm run test:deep` runs: looks, widths and sweeps, and what cheaper tests prove as well. */
export const deep = { tag: "@deep" } as const;

/** Leaves one of many alike in `npm test`, and the rest to `npm run test:deep`. */
export const tier = (isInGate: boolean): { tag?: string } => (isInGate ? {} : deep);

let sandboxes = 0;

/** Lets the console begin in a language, a theme and a sandbox, in every window of the browser. */
const begin = (context: BrowserContext, setting: Setting, sandbox: string | null): Promise<unknown> =>
  context.addInitScript(
    ({ locale, theme, name }) => {
      // A frame that belongs to no site has no storage.
      if (window.origin === "null") return;
      if (localStorage.getItem("berth.locale") === null) localStorage.setItem("berth.locale", locale);
      if (localStorage.getItem("berth.tours") === null) localStorage.setItem("berth.tours", "none");
      if (localStorage.getItem("berth.theme") === null) localStorage.setItem("berth.theme", theme);
      if (name !== null) sessionStorage.setItem("berth.sandbox", name);
    },
    { ...setting, name: sandbox },
  );

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  setting: [{ locale: "en", theme: "light" }, { option: true }],
  expected: [[], { option: true }],
  ownGateway: [null, { option: true }],
  ownOptions: [{}, { option: true }],

  host: [
    async ({ browserName }, use) => {
      const host = startGatewayHost(`tests in ${browserName}`);
      await use(host);
      await host.stop();
    },
    { scope: "worker" },
  ],
  shared: [
    async ({ host }, use) => {
      const { origin, close } = await host.open();
      await use(origin);
      await close();
    },
    { scope: "worker" },
  ],

  gateway: async ({ ownGateway, ownOptions, host, shared }, use) => {
    if (ownGateway) {
      const { origin, close } = await host.open(ownGateway, ownOptions);
      await use(gatewayAt(origin, null));
      return await close();
    }
    const sandbox = `test-${(sandboxes += 1)}`;
    await use(gatewayAt(shared, sandbox));
    const { status } = await fetch(`${shared}/api/mock/sandboxes/${sandbox}`, { method: "DELETE" });
    // One that the test did not need was never made.
    expect([204, 404]).toContain(status);
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),

  context: async ({ context, setting, gateway }, use) => {
    await begin(context, setting, gateway.sandbox);
    await use(context);
  },

  watched: [
    async ({ page, expected }, use) => {
      const seen: string[] = [];
      page.on("console", (message) => {
        // The browser says so when the test's own questions look into a screen that waits unseen.
        if (message.text().startsWith("Rendering was performed in a subtree hidden by content-visibility."))
          return;
        seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => seen.push(`error: ${error.message}`));
      page.on("request", (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && !["127.0.0.1", "localhost"].includes(hostname))
          seen.push(`foreign: ${request.url()}`);
      });
      await use();
      expect(seen.filter((line) => !expected.some((part) => line.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],

  openAs: async ({ page, gateway }, use) => {
    await use(async (account, path) => {
      await signInBehind(page, gateway.origin, account);
      await page.goto(path);
    });
    // What lay over the screen and has gone must have given it back to those who hear it.
    const given = () =>
      page.evaluate(
        () =>
          document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null ||
          !document.querySelector("#root[aria-hidden]"),
      );
    await expect.poll(given).toBe(true);
    // What it still had to keep for the person must not come after the next test has begun.
    await page.close();
  },

  anotherBrowser: async ({ browser, setting, gateway }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (account) => {
      const context = await browser.newContext({ baseURL: gateway.origin });
      opened.push(context);
      await begin(context, setting, gateway.sandbox);
      const page = await context.newPage();
      await signInBehind(page, gateway.origin, account);
      return page;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** Signs the browser in without the form. */
export async function signInBehind(page: Page, origin: string, account: string): Promise<void> {
  const query =
    "mutation SignIn($name: String!) { ordinaryUserLogin(username: $name, password: $name) { accessToken } }";
  const answer = await page.request.post(`${origin}/graphql`, {
    headers: { origin, "content-type": "application/json" },
    data: { query, variables: { name: account } },
  });
  expect(await answer.json()).toMatchObject({
    data: { ordinaryUserLogin: { accessToken: expect.any(String) } },
  });
}

/** Waits for the first word over the page's socket; call it before the page opens. */
export const liveUpdates = (page: Page): Promise<unknown> =>
  new Promise((resolve) => page.on("websocket", (socket) => socket.on("framereceived", resolve)));

/** The control of a form's field, by the name that the gateway knows it by. */
export const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);

export { expect };
