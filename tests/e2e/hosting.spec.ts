import { request } from "node:http";
import type { Page } from "playwright/test";
import { freePort } from "#tests/support/gatewayProcess.ts";
import { dockerHost } from "#tests/engine/dockerKit.ts";
import { rememberEngine } from "#tests/engine/leftovers.ts";
import { expect, signInBehind, test } from "./console.ts";
import { say } from "./texts.ts";

const word = (key: string, values = {}) => say("en", `hostingDeployments:${key}`, values);
const act = (action: string) => say("en", `hostingApps:actions.${action}`);
const phase = (name: string) => say("en", `hostingApps:phases.${name}`);

/** What an app answers at its name through the ingress: its status and what it says. */
const ask = (port: number, host: string): Promise<string> =>
  new Promise((resolve) => {
    const asked = request({ host: "127.0.0.1", port, headers: { host } }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (part: string) => (body += part));
      answer.on("end", () =>
        resolve(`${answer.statusCode} ${/hello from berth [\d.]+/.exec(body)?.[0] ?? ""}`),
      );
      answer.on("error", (error) => resolve(String(error)));
    });
    asked.on("error", (error) => resolve(String(error)));
    asked.end();
  });

/** Asks one time after the other until it is told to end, and answers what came, each thing once: some hundred times a second. */
function askAllTheTime(port: number, host: string) {
  const answers = new Set<string>();
  let isOver = false;
  const asking = (async () => {
    while (!isOver) answers.add(await ask(port, host));
  })();
  return async (): Promise<Set<string>> => {
    isOver = true;
    await asking;
    return answers;
  };
}

/** The name of a pod of an app. */
async function podOf(page: Page, address: string): Promise<string> {
  const [appId = ""] = address.split("?");
  const data = { query: "query ($appId: ID!) { pods(appId: $appId) { name } }", variables: { appId } };
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`${origin}/graphql`, { headers: { origin }, data });
  const { pods }: { pods: { name: string }[] } = (await answer.json()).data;
  return pods[0]?.name ?? "";
}

/** The phases of the sample apps, which come to the engine when its gateway begins. */
async function phases(page: Page, origin: string): Promise<string[]> {
  const data = { query: "{ apps(page: 1, itemsPerPage: 50) { items { phase } } }" };
  const answer = await page.request.post(`${origin}/graphql`, { headers: { origin }, data });
  const { apps }: { apps: { items: { phase: string }[] } } = (await answer.json()).data;
  return apps.items.map(({ phase }) => phase);
}

const onTheWay = ["CREATING", "STARTING", "UPDATING", "STOPPING", "DELETING"];

const engines = [
  { engine: "simulated", replicas: 1 },
  { engine: "docker", replicas: 1 },
  { engine: "swarm", replicas: 2 },
] as const;

// One after the other: each removes what came to the engine since it began.
test.describe.configure({ mode: "default" });
/** Chromium drops what it is loading when containers bring network devices; the console asks again. */
const dropped = "net::ERR_NETWORK_CHANGED";
test.use({ expected: [dropped] });

/**
 * Opens a page as a person would, again where its document was dropped. What takes the place of a dropped document, the
 * browser's own page that says so or the console that loads itself anew, may come late: in the place of this one.
 */
async function open(page: Page, address: string): Promise<void> {
  const takenBy = (other: string) => `interrupted by another navigation to "${other}"`;
  try {
    await page.goto(address);
  } catch (error) {
    const wasDropped = [dropped, takenBy("chrome-error://chromewebdata/"), takenBy(address)];
    if (!wasDropped.some((said) => String(error).includes(said))) throw error;
    await open(page, address);
  }
}

for (const { engine, replicas } of engines)
  test(`an app is bought, runs on the ${engine} engine, is read and typed in, deployed anew without a failed request, rolled back, scaled, stopped, started and deleted`, async ({
    page,
    host,
    context,
  }) => {
    test.skip(engine !== "simulated" && !dockerHost, "no DOCKER_HOST names an engine");
    const removeLeftovers = await rememberEngine();
    const port = await freePort();
    const { origin, close } = await host.open({
      RATE_LIMIT: "off",
      ENGINE: engine,
      APPS_PORT: String(port),
      ...(dockerHost && { DOCKER_HOST: dockerHost }),
    });
    const name = `hello-${engine}`;
    const address = `${name}.apps.localhost`;
    const button = (label: string) =>
      page.getByRole("main").getByRole("button", { name: label, exact: true });
    const agree = async (label: string) =>
      await page.getByRole("alertdialog").getByRole("button", { name: label, exact: true }).click();
    const isIn = async (name: string) =>
      await expect(page.getByRole("main").getByText(phase(name), { exact: true }).first()).toBeVisible();
    try {
      await signInBehind(page, origin, "client");
      // While their containers come, a browser drops what it is loading, the console's own script too.
      await expect
        .poll(async () => (await phases(page, origin)).filter((name) => onTheWay.includes(name)))
        .toEqual([]);
      await open(page, `${origin}/product/las/buy?image=berth%2Fhello%3A1.0`);
      await page.getByRole("textbox", { name: /^Name/ }).fill(name);
      for (const step of ["size", "network", "review"])
        await page
          .getByRole("button", { name: `Next: ${say("en", `hostingControls:titles.${step}`)}` })
          .click();
      await page.getByRole("button", { name: "Deploy", exact: true }).click();
      await page.waitForURL(/\/product\/las\/apps\/app_/);
      await expect.poll(async () => await ask(port, address)).toBe("200 hello from berth 1.0");
      await isIn("RUNNING");

      const tab = await context.newPage();
      await open(tab, `http://${address}:${port}/`);
      await expect(tab.getByText("hello from berth 1.0")).toBeVisible();
      await tab.close();

      await page.getByRole("tab", { name: word("tabs.logs") }).click();
      await expect(
        page
          .getByRole("log")
          .getByText(/listening on/)
          .first(),
      ).toBeVisible();
      const own = page.url();
      await open(page, `${origin}/product/las/terminal/${await podOf(page, own.split("/").at(-1) ?? "")}`);
      const terminal = page.locator('[role="tabpanel"]:visible iframe').contentFrame();
      await terminal.locator(".xterm-helper-textarea").focus();
      await page.keyboard.type("id\n");
      await expect(terminal.locator(".xterm-rows")).toContainText("uid=");
      await open(page, own.split("?")[0] ?? own);

      if (replicas > 1) {
        await page.getByRole("tab", { name: word("tabs.scaling") }).click();
        await page.getByRole("slider", { name: word("scale.replicas") }).fill(String(replicas));
        await button(word("scale.save")).first().click();
        await expect(
          page.getByText(say("en", "hostingApps:pods_other", { ready: replicas, all: replicas })).first(),
        ).toBeVisible();
      }

      const enough = askAllTheTime(port, address);
      await button(word("update.action")).click();
      const drawer = page.getByRole("dialog");
      await drawer.getByRole("textbox", { name: /Image/ }).fill("berth/hello:1.1");
      await drawer.getByRole("button", { name: word("update.action"), exact: true }).click();
      await expect.poll(async () => await ask(port, address)).toBe("200 hello from berth 1.1");
      await page.getByRole("tab", { name: word("tabs.deployments") }).click();
      await page.getByRole("button", { name: "What to do with version #1" }).click();
      await page.getByRole("menuitem", { name: word("rollback.action") }).click();
      await agree(word("rollback.action"));
      await expect(page.getByText(word("rollback.done", { revision: 1 })).first()).toBeVisible();
      await expect.poll(async () => await ask(port, address)).toBe("200 hello from berth 1.0");
      expect([...(await enough())].toSorted()).toEqual([
        "200 hello from berth 1.0",
        "200 hello from berth 1.1",
      ]);

      await page.getByRole("tab", { name: word("tabs.scaling") }).click();
      await page.getByRole("slider", { name: word("scale.replicas") }).fill("3");
      await button(word("scale.save")).first().click();
      await expect(
        page.getByText(say("en", "hostingApps:pods_other", { ready: 3, all: 3 })).first(),
      ).toBeVisible();
      await button(act("STOP")).click();
      await agree(act("STOP"));
      await isIn("STOPPED");
      expect(await ask(port, address)).toMatch(/^503 /);
      await button(act("START")).click();
      await isIn("RUNNING");
      await page.getByRole("tab", { name: word("tabs.settings") }).click();
      await button(act("DELETE")).click();
      await page.getByRole("dialog").getByRole("textbox").fill(name);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: act("DELETE"), exact: true })
        .click();
      await expect.poll(async () => await ask(port, address)).toMatch(/^404 /);
    } finally {
      await page.close();
      await close();
      await removeLeftovers();
    }
  });
