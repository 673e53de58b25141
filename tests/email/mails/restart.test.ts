import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { readConfig } from "#gateway/platform/config.ts";
import { openStore } from "#gateway/platform/store/open.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import { asking, createTestGateway } from "#tests/support/gateway.ts";

const HOUR = 3_600_000;
const SEND =
  'mutation ($sendAt: DateTime) { mailSend(input: { to: [{ email: "a@example.com" }] }, sendAt: $sendAt, holdSeconds: 0) { items { id } } }';

describe("mails that wait while the gateway restarts", () => {
  it.each([
    ["in their time", 0, 2 * HOUR],
    ["at once where it is over", 3 * HOUR, 0],
  ])("go out %s, though nobody looks", async (_, away, wait) => {
    const folder = mkdtempSync(join(tmpdir(), "restart-"));
    const open = async () =>
      await createTestGateway({
        store: await openStore(`file:${join(folder, "berth.db")}`, (opened) =>
          prepareStore(opened, readConfig({ NODE_ENV: "test" })),
        ),
      });
    const before = await open();
    const sendAt = new Date(before.clock.now() + 2 * HOUR).toISOString();
    const { mailSend } = await asking(() => before)<{ mailSend: { items: { id: string }[] } }>(SEND, {
      sendAt,
    });
    await before.close();
    const after = await open();
    after.clock.move(away);
    await after.app.ready();
    await after.timers.pass(wait);
    const { rows } = await sql<{
      folder: string;
    }>`select folder from email_mails where id = ${mailSend.items[0]?.id}`.execute(after.store.db);
    expect(rows).toEqual([{ folder: "sent" }]);
    await after.close();
    rmSync(folder, { recursive: true });
  });
});
