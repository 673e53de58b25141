import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { freePort, startGateway } from "#tests/support/gatewayProcess.ts";
import { expect, signInBehind, test } from "./console.ts";
import { say } from "./texts.ts";

const path = "/apps/chat";
const word = (key: string, values?: Record<string, string | number>) => say("en", `chat:${key}`, values);
const messages = (page: Page) => page.locator("[data-message]");
const send = async (page: Page, name: string, text: string) => {
  await page.getByRole("textbox", { name: word("composer.label", { name }) }).fill(text);
  await page.keyboard.press("Enter");
};

test.describe("with the gateway away", () => {
  // No sandbox: the gateway is one that comes and goes. The browser itself tells of calls that nobody answers.
  test.use({ ownGateway: {}, expected: ["Failed to load resource", "WebSocket connection to"] });

  test("ten messages, one with its answer lost and a reload among them, arrive once and in order when it is back", async ({
    page,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), "chat-"));
    const environment = {
      PORT: String(await freePort()),
      DATABASE_URL: `file:${join(folder, "berth.db")}`,
      RATE_LIMIT: "off",
    };
    let gateway = await startGateway(environment);
    const name = "Camille Roche";
    const lines = Array.from({ length: 10 }, (_, at) => `Line ${at + 1} of ten`);
    try {
      await signInBehind(page, gateway.origin, "client");
      await page.goto(`${gateway.origin}${path}?open=7`);
      await expect(messages(page)).toHaveCount(2);
      // The answer to the second message is lost on its way.
      let sends = 0;
      const lost = Promise.withResolvers<void>();
      await page.route("**/graphql", async (route) => {
        if (!route.request().postData()?.includes('"ChatSend"') || (sends += 1) !== 2)
          return await route.continue();
        await route.fetch();
        await route.abort("connectionreset");
        lost.resolve();
      });
      for (const line of lines.slice(0, 3)) await send(page, name, line);
      await lost.promise;
      await gateway.kill();
      for (const line of lines.slice(3)) await send(page, name, line);
      await expect(page.getByText(word("deeds.send.waiting")).last()).toBeVisible();
      for (const line of lines) await expect(page.getByText(line, { exact: true }).first()).toBeVisible();

      gateway = await startGateway(environment);
      await page.reload();
      await expect(page.locator("[data-pending]")).toHaveCount(0, { timeout: 30_000 });
      await expect(messages(page)).toHaveCount(12);
      const shown = async () =>
        (await messages(page).allInnerTexts())
          .map((text) => /Line \d+ of ten/.exec(text)?.[0] ?? "")
          .slice(2);
      expect(await shown()).toEqual(lines);
      const kept = await page.request.get(`${gateway.origin}/api/apps/chat/chats/7`);
      const { chat }: { chat: { messages: { message: string }[] } } = await kept.json();
      expect(chat.messages.slice(2).map((one) => one.message)).toEqual(lines);
    } finally {
      await gateway.stop();
      rmSync(folder, { recursive: true });
    }
  });

  test("an edit and a taking back whose answers were lost, with the gateway killed right after, are done once when it is back", async ({
    page,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), "chat-"));
    const environment = {
      PORT: String(await freePort()),
      DATABASE_URL: `file:${join(folder, "berth.db")}`,
      RATE_LIMIT: "off",
    };
    let gateway = await startGateway(environment);
    const name = "Camille Roche";
    const kept = async () => {
      const query =
        "query { chat(userId: 7) { messages { items { message editedAt unsentAt attachments { id } } } } }";
      const answer = await page.request.post(`${gateway.origin}/graphql`, {
        headers: { origin: gateway.origin },
        data: { query },
      });
      const { data }: { data: { chat: { messages: { items: object[] } } } } = await answer.json();
      return data.chat.messages.items;
    };
    const last = page.locator("[data-message]").last();
    try {
      await signInBehind(page, gateway.origin, "client");
      await page.goto(`${gateway.origin}${path}?open=7`);
      await expect(messages(page)).toHaveCount(2);
      for (const step of ["ChatEdit", "ChatUnsend"]) {
        const done = Promise.withResolvers<object[]>();
        await page.route("**/graphql", async (route) => {
          if (!route.request().postData()?.includes(`"${step}"`)) return await route.continue();
          await route.fetch();
          const items = await kept();
          await gateway.kill();
          await route.abort("connectionreset");
          done.resolve(items);
        });
        if (step === "ChatEdit") {
          await page.getByRole("textbox", { name: word("composer.label", { name }) }).press("ArrowUp");
          await page.keyboard.type(" Vraiment.");
          await page.keyboard.press("Enter");
        } else {
          await last.hover();
          await last.getByRole("button", { name: word("actions.more") }).click();
          await page.getByRole("menuitem", { name: word("actions.unsend") }).click();
          await page
            .getByRole("alertdialog")
            .getByRole("button", { name: word("actions.unsend") })
            .click();
        }
        const before = await done.promise;
        await expect(last).toContainText(step === "ChatEdit" ? "Vraiment." : word("unsent"));
        await expect(last).toContainText(word(`deeds.${step === "ChatEdit" ? "edit" : "unsend"}.waiting`));
        await page.unroute("**/graphql");
        const waits = await page.evaluate(() => localStorage.getItem("berth.usr_client.chat.outbox"));
        expect(JSON.parse(waits ?? "[]")).toHaveLength(1);

        // Nothing answers: the browser shows its own page, and the one of the console comes anew when the gateway is back.
        await page.reload().catch(() => undefined);
        gateway = await startGateway(environment);
        await page.goto(`${gateway.origin}${path}?open=7`);
        await expect(messages(page)).toHaveCount(2);
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem("berth.usr_client.chat.outbox")))
          .toBeNull();
        await expect(last).toContainText(step === "ChatEdit" ? "Vraiment." : word("unsent"));
        expect(await kept()).toEqual(before);
      }
    } finally {
      await gateway.stop();
      rmSync(folder, { recursive: true });
    }
  });
});
