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
      await expect(page.getByText(word("states.waiting")).last()).toBeVisible();
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
});
