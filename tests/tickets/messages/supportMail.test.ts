import { createTransport, type SendMailOptions } from "nodemailer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HOUR } from "#gateway/platform/clock.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { freePort } from "#tests/support/gatewayProcess.ts";
import { openSampleStore } from "#tests/support/stores.ts";
import { quietMeters } from "#tests/ledger/usage/quietMeters.ts";

interface Ticket {
  id: string;
  subject: string;
  status: string;
  category: string;
  priority: string;
}

describe("a mail to the support", () => {
  let gateway: TestGateway;
  let port: number;
  let before: number;
  const ask = asking(() => gateway);
  const tickets = async () => {
    const { page } = await ask<{ page: { total: number; items: Ticket[] } }>(
      "{ page: tickets { total items { id subject status category priority } } }",
      {},
      await gateway.signIn("client"),
    );
    return page;
  };
  const written = async () => (await tickets()).total - before;
  const post = async (given: SendMailOptions): Promise<string> => {
    const transport = createTransport({ host: "127.0.0.1", port, ignoreTLS: true });
    const mail = { from: "client@demo.com", to: "support@help.harbour.example", subject: "The crane stands" };
    try {
      return (await transport.sendMail({ ...mail, ...given })).response;
    } catch (error) {
      return error instanceof Error && "response" in error ? String(error.response) : String(error);
    }
  };

  beforeEach(async () => {
    port = await freePort();
    gateway = await createTestGateway({
      store: await openSampleStore("sqlite"),
      env: { MAIL_PORT: String(port), MAIL_DOMAIN: "help.harbour.example" },
    });
    await quietMeters(gateway.store);
    await gateway.app.listen({ port: 0, host: "127.0.0.1" });
    before = (await tickets()).total;
  }, 60_000);
  afterEach(() => gateway.close());

  it("is a work order of the account that it is from, with what it says and its files, once", async () => {
    const mail = {
      messageId: "<one@demo.com>",
      to: "Support@HELP.harbour.example",
      text: "It stands since noon.\n\n<script>alert(1)</script>",
      attachments: [{ filename: "log.txt", content: "all well" }],
    };
    for (const _ of [1, 2]) expect(await post(mail)).toMatch(/^250/);
    expect(await written()).toBe(1);
    const [ticket] = (await tickets()).items;
    expect(ticket).toMatchObject({
      subject: "The crane stands",
      status: "NEW",
      category: "OTHER",
      priority: "NORMAL",
    });
    const { thread } = await ask<{ thread: { items: object[] } }>(
      "query ($id: ID!) { thread: ticketMessages(ticketId: $id) { items { author body via person { id } attachments { name } } } }",
      { id: ticket?.id },
      await gateway.signIn("support"),
    );
    expect(thread.items).toEqual([
      {
        author: "USER",
        via: "MAIL",
        person: { id: "usr_client" },
        body: "<p>It stands since noon.</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
        attachments: [{ name: "log.txt" }],
      },
    ]);
  });

  it("is called by how it begins where it says not what it is about, and by 120 characters at most", async () => {
    await post({ subject: "Hi", text: "The gate\nis shut." });
    expect((await tickets()).items[0]?.subject).toBe("The gate is shut.");
    await post({ subject: "long".repeat(60), text: "So it is." });
    expect((await tickets()).items[0]?.subject).toHaveLength(120);
  });

  it("is refused from an address that no account has, and where the account is suspended", async () => {
    const refusal = "550 No account has this address: write from the address of your account.";
    expect(await post({ from: "nobody@elsewhere.example", text: "Let me in." })).toBe(refusal);
    const envelope = { from: "client@demo.com", to: ["support@help.harbour.example"] };
    const raw = `From: usr_client\r\nTo: ${envelope.to[0]}\r\nSubject: The crane\r\n\r\nLet me in.\r\n`;
    expect(await post({ envelope, raw })).toBe(refusal);
    await gateway.store.db
      .updateTable("accounts_users")
      .set({ suspendedAt: new Date(gateway.clock.now()).toISOString() })
      .where("id", "=", "usr_developer")
      .execute();
    expect(await post({ from: "developer@demo.com", text: "Let me in." })).toMatch(/^550 .*suspended/);
    expect(await written()).toBe(0);
  });

  it("is let fall where a program wrote it", async () => {
    for (const headers of [{ "auto-submitted": "auto-replied" }, { precedence: "bulk" }])
      expect(await post({ headers, text: "I am on leave." })).toMatch(/^250/);
    expect(await written()).toBe(0);
  });

  it("is refused with six files, too long, empty, and once ten were written in an hour, and keeps none of it", async () => {
    const files = [1, 2, 3, 4, 5, 6].map((n) => ({ filename: `${n}.txt`, content: "a" }));
    expect(await post({ text: "Six.", attachments: files })).toMatch(/^550 At most 5 files/);
    expect(await post({ text: "long ".repeat(30_000) })).toMatch(/^550 .*20000/);
    expect(await post({ text: "" })).toMatch(/^550 /);
    expect(await written()).toBe(0);
    gateway.clock.move(2 * HOUR);
    for (let count = 1; count <= 10; count += 1)
      expect(await post({ text: `Number ${count}.` })).toMatch(/^250/);
    expect(await post({ text: "Number 11." })).toMatch(/^550 Too many work orders/);
    gateway.clock.move(2 * HOUR);
    expect(await post({ text: "Later." })).toMatch(/^250/);
    expect(await written()).toBe(11);
  });
});
