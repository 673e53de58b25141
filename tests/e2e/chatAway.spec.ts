import type { Page } from "playwright/test";
import { expect, signInBehind, test } from "./console.ts";
import { type MortalGateway, startMortalGateway } from "./mortalGateway.ts";
import { say } from "./texts.ts";

const path = "/apps/chat?open=7";
const name = "Camille Roche";
const word = (key: string, values?: Record<string, string | number>) => say("en", `chat:${key}`, values);
const messages = (page: Page) => page.locator("[data-message]");
const send = async (page: Page, text: string) => {
  await page.getByRole("textbox", { name: word("composer.label", { name }) }).fill(text);
  await page.keyboard.press("Enter");
};
const unsend = async (page: Page, one = messages(page).last()) => {
  await one.hover();
  await one.getByRole("button", { name: word("actions.more") }).click();
  await page.getByRole("menuitem", { name: word("actions.unsend") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: word("actions.unsend") })
    .click();
};

// No sandbox: the gateway is one that comes and goes. The browser itself tells of calls that nobody answers.
test.use({ ownGateway: {}, expected: ["Failed to load resource", "WebSocket connection to"] });

let gateway: MortalGateway;
test.beforeEach(async ({ page }) => {
  gateway = await startMortalGateway();
  await signInBehind(page, gateway.origin, "client");
});
test.afterEach(() => gateway.end());

/** Asks the gateway past the console, as the person who is signed in. */
const ask = async <Data>(page: Page, query: string, variables: object = {}): Promise<Data> => {
  const answer = await page.request.post(`${gateway.origin}/graphql`, {
    headers: { origin: gateway.origin },
    data: { query, variables },
  });
  const { data, ...rest } = await answer.json();
  expect(rest).not.toHaveProperty("errors");
  return data;
};
const kept = async (page: Page) =>
  (
    await ask<{ chat: { messages: { items: object[] } } }>(
      page,
      "{ chat(userId: 7) { messages { items { message editedAt unsentAt attachments { id } } } } }",
    )
  ).chat.messages.items;
const waiting = (page: Page) => page.evaluate(() => localStorage.getItem("berth.usr_client.chat.outbox"));

/** Lets the gateway die over the next operation of a name: after it did it, or before; answers when it is dead. */
async function dieOver(page: Page, operation: string, isDone: boolean): Promise<() => Promise<object[]>> {
  const dead = Promise.withResolvers<object[]>();
  let isDying = false;
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes(`"${operation}"`)) return await route.continue();
    // What the console sends again by itself is lost too.
    if (isDying) return await route.abort("connectionreset");
    isDying = true;
    if (isDone) await route.fetch();
    const items = await kept(page);
    await gateway.kill();
    await route.abort("connectionreset");
    dead.resolve(items);
  });
  return async () => {
    const items = await dead.promise;
    await page.unroute("**/graphql");
    return items;
  };
}

/** Brings the gateway and the page back, and waits until nothing waits to be sent. */
async function comeBack(page: Page) {
  // Nothing answers: the browser shows its own page, and the one of the console comes anew when the gateway is back.
  await page.reload().catch(() => undefined);
  await gateway.start();
  await page.goto(gateway.origin + path);
  await expect.poll(() => waiting(page)).toBeNull();
}

test("ten messages, one with its answer lost and a reload among them, arrive once and in order when it is back", async ({
  page,
}) => {
  const lines = Array.from({ length: 10 }, (_, at) => `Line ${at + 1} of ten`);
  await page.goto(gateway.origin + path);
  await expect(messages(page)).toHaveCount(2);
  // The answer to the second message is lost on its way, however often it is sent.
  let sends = 0;
  const lost = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes('"ChatSend"') || (sends += 1) < 2)
      return await route.continue();
    await route.fetch().catch(() => undefined);
    await route.abort("connectionreset");
    lost.resolve();
  });
  for (const line of lines.slice(0, 3)) await send(page, line);
  await lost.promise;
  await gateway.kill();
  await page.unroute("**/graphql");
  for (const line of lines.slice(3)) await send(page, line);
  await expect(page.getByText(word("deeds.send.waiting")).last()).toBeVisible();
  for (const line of lines) await expect(page.getByText(line, { exact: true }).first()).toBeVisible();

  await gateway.start();
  await page.reload();
  await expect(page.locator("[data-pending]")).toHaveCount(0, { timeout: 30_000 });
  await expect(messages(page)).toHaveCount(12);
  const shown = async () =>
    (await messages(page).allInnerTexts()).map((text) => /Line \d+ of ten/.exec(text)?.[0] ?? "").slice(2);
  expect(await shown()).toEqual(lines);
  const answer = await page.request.get(`${gateway.origin}/api/apps/chat/chats/7`);
  const { chat }: { chat: { messages: { message: string }[] } } = await answer.json();
  expect(chat.messages.slice(2).map((one) => one.message)).toEqual(lines);
});

test("an edit and a taking back whose answers were lost, with the gateway killed right after, are done once when it is back", async ({
  page,
}) => {
  const last = messages(page).last();
  await page.goto(gateway.origin + path);
  await expect(messages(page)).toHaveCount(2);
  for (const step of ["ChatEdit", "ChatUnsend"]) {
    const died = await dieOver(page, step, true);
    if (step === "ChatEdit") {
      await page.getByRole("textbox", { name: word("composer.label", { name }) }).press("ArrowUp");
      await page.keyboard.type(" Vraiment.");
      await page.keyboard.press("Enter");
    } else await unsend(page);
    const before = await died();
    await expect(last).toContainText(step === "ChatEdit" ? "Vraiment." : word("unsent"));
    await expect(last).toContainText(word(`deeds.${step === "ChatEdit" ? "edit" : "unsend"}.waiting`));
    expect(JSON.parse((await waiting(page)) ?? "[]")).toHaveLength(1);
    await comeBack(page);
    await expect(messages(page)).toHaveCount(2);
    await expect(last).toContainText(step === "ChatEdit" ? "Vraiment." : word("unsent"));
    expect(await kept(page)).toEqual(before);
  }
});

test("a message that is taken back while the gateway dies leaves the file that another one shares, and the last one takes it along", async ({
  page,
}) => {
  const upload = await page.request.post(`${gateway.origin}/api/files`, {
    headers: {
      origin: gateway.origin,
      "content-type": "text/plain",
      "x-requested-with": "XMLHttpRequest",
      "x-file-visibility": "link",
    },
    data: "Cargo of the day",
  });
  const { id }: { id: string } = await upload.json();
  const file = async () => (await page.request.get(`${gateway.origin}/api/files/${id}`)).status();
  const share = `mutation ($id: ID!) { chatMessageSend(userId: 7, message: "", attachmentIds: [$id]) { message { id } } }`;
  for (let times = 0; times < 2; times += 1) await ask(page, share, { id });
  await page.goto(gateway.origin + path);
  await expect(messages(page)).toHaveCount(4);
  const shared = messages(page).locator(`a[href*="${id}"]`);
  await expect(shared).toHaveCount(2);

  const first = await dieOver(page, "ChatUnsend", true);
  await unsend(page);
  await first();
  await comeBack(page);
  await expect(messages(page).last()).toContainText(word("unsent"));
  await expect(shared).toHaveCount(1);
  expect(await file()).toBe(200);

  const second = await dieOver(page, "ChatUnsend", false);
  await unsend(page, messages(page).nth(2));
  await second();
  await comeBack(page);
  await expect(messages(page).nth(2)).toContainText(word("unsent"));
  await expect(shared).toHaveCount(0);
  expect(await file()).toBe(404);
});
