import { createTransport, type SendMailOptions } from "nodemailer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "#tests/support/gatewayProcess.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { type MailServer, startMailServer } from "#tests/support/mailServer.ts";
import { openSampleStore } from "#tests/support/stores.ts";
import { quietMeters } from "#tests/ledger/usage/quietMeters.ts";

const CREATE =
  'mutation ($key: String!) { ticket: ticketCreate(input: { subject: "The crane stands", category: OTHER, priority: NORMAL, body: "<p>Since noon.</p>", attachmentIds: [] }, idempotencyKey: $key) { id } }';
const SAY =
  'mutation ($id: ID!, $key: String!) { said: ticketMessageSend(ticketId: $id, input: { body: "<p>We look into it.</p>" }, idempotencyKey: $key) { id } }';
const THREAD =
  "query ($id: ID!) { thread: ticketMessages(ticketId: $id) { items { author body via person { fullName } attachments { name type } event } } ticket(id: $id) { status reopenCount mergedIntoId } }";
const HOUR = 3_600_000;

interface Said {
  author: string;
  body: string;
  via: string;
  event: string | null;
  attachments: { name: string; type: string }[];
}

describe("a mail that answers one about a ticket", () => {
  let gateway: TestGateway;
  let server: MailServer;
  let post: (mail: SendMailOptions) => Promise<string>;
  let ticket: string;
  let address: string;
  let client: string;
  let admin: string;
  let keys = 0;
  const asked = asking(() => gateway);
  const ask = async <T>(query: string, variables: Record<string, unknown>, token: string): Promise<T> =>
    await asked<T>(query, { key: `mail-test-${(keys += 1)}`, ...variables }, token);
  const thread = async (id = ticket) => {
    const read = await ask<{ thread: { items: Said[] }; ticket: { status: string; reopenCount: number } }>(
      THREAD,
      { id },
      client,
    );
    return { ...read.ticket, said: read.thread.items.filter(({ event }) => event === null) };
  };
  const bodies = async (id = ticket) => (await thread(id)).said.map(({ body }) => body);

  beforeEach(async () => {
    server = await startMailServer();
    const port = await freePort();
    gateway = await createTestGateway({
      store: await openSampleStore("sqlite"),
      env: { SMTP_URL: server.url, MAIL_PORT: String(port), MAIL_DOMAIN: "reply.harbour.example" },
    });
    await quietMeters(gateway.store);
    await gateway.app.listen({ port: 0, host: "127.0.0.1" });
    [client, admin] = [await gateway.signIn("client"), await gateway.signIn("admin")];
    await ask(
      "mutation { notificationSettingsSet(input: [{ kind: SUPPORT, shown: true, told: true, mailed: true }]) { kind } }",
      {},
      client,
    );
    ({
      ticket: { id: ticket },
    } = await ask<{ ticket: { id: string } }>(CREATE, {}, client));
    await ask(SAY, { id: ticket }, admin);
    for (let left = 20; left > 0 && server.mails.length === 0; left -= 1) await gateway.timers.pass(1_000);
    const mail = await server.mailTo("client@demo.com");
    address = mail.replyTo?.[0]?.address ?? "";
    const transport = createTransport({ host: "127.0.0.1", port, ignoreTLS: true });
    post = async (given) => {
      try {
        const { response } = await transport.sendMail({
          from: "client@demo.com",
          to: address,
          subject: "Re: The crane stands",
          ...given,
        });
        return response;
      } catch (error) {
        return error instanceof Error && "response" in error ? String(error.response) : String(error);
      }
    };
  }, 60_000);
  afterEach(async () => {
    await gateway.close();
    await server.close();
  });

  it("stands in the ticket as what its writer wrote, without what it quotes", async () => {
    const text =
      "It turns again.\n\n<b>Thanks</b> to all\n\nOn Tue, 24 Nov 2026 at 10:00, Berth <no-reply@localhost> wrote:\n> We look into it.\n";
    expect(await post({ text, attachments: [{ filename: "log.txt", content: "all well" }] })).toMatch(/^250/);
    const { said, status } = await thread();
    expect(said.at(-1)).toMatchObject({
      author: "USER",
      via: "MAIL",
      body: "<p>It turns again.</p><p>&lt;b&gt;Thanks&lt;/b&gt; to all</p>",
      attachments: [{ name: "log.txt", type: "text/plain" }],
    });
    expect(status).toBe("WAITING_STAFF");
  });

  it("is taken once, however often it is brought", async () => {
    const before = await bodies();
    for (const _ of [1, 2]) await post({ messageId: "<once@demo.com>", text: "Once." });
    expect(await bodies()).toEqual([...before, "<p>Once.</p>"]);
  });

  it("is told from another one by what it holds where its sender gave it no identifier", async () => {
    const before = await bodies();
    const raw = (text: string) =>
      `From: client@demo.com\r\nTo: ${address}\r\nSubject: Re: The crane stands\r\n\r\n${text}\r\n`;
    const envelope = { from: "client@demo.com", to: [address] };
    for (const text of ["One.", "Two.", "Two."]) await post({ envelope, raw: raw(text) });
    expect(await bodies()).toEqual([...before, "<p>One.</p>", "<p>Two.</p>"]);
  });

  it("is refused from another address than it was sent to, and where the address is guessed", async () => {
    const before = await bodies();
    expect(await post({ from: "admin@demo.com", text: "Let me in." })).toBe(
      "550 Answer from the address that the mail was sent to.",
    );
    expect(await post({ to: address.replace(/\.\w{24}@/, `.${"0".repeat(24)}@`), text: "A guess." })).toMatch(
      /^550 Answer from/,
    );
    expect(await post({ to: "ticket+1@reply.harbour.example", text: "Nobody." })).toMatch(/550 Nobody/);
    expect(await post({ to: "somebody@elsewhere.example", text: "Pass it on." })).toMatch(/550 Nobody/);
    expect(await bodies()).toEqual(before);
  });

  it("is let fall where a program wrote it, so that no two answer each other without end", async () => {
    const before = await bodies();
    for (const headers of [
      { "auto-submitted": "auto-replied" },
      { precedence: "bulk" },
      { "list-id": "<a.b>" },
    ])
      expect(await post({ headers, text: "I am on leave." })).toMatch(/^250/);
    expect(await post({ envelope: { from: "", to: [address] }, text: "It could not be delivered." })).toMatch(
      /^250/,
    );
    expect(await bodies()).toEqual(before);
  });

  it("is refused once twenty have come in an hour, and taken again an hour later", async () => {
    for (let count = 1; count <= 20; count += 1)
      expect(await post({ text: `Number ${count}.` })).toMatch(/^250/);
    expect(await post({ text: "Number 21." })).toMatch(/^550 Too many mails/);
    gateway.clock.move(2 * HOUR);
    expect(await post({ text: "Later." })).toMatch(/^250/);
  });

  it("is refused with too many files, with one of a kind that is not taken, and too long, and keeps none of it", async () => {
    const before = await bodies();
    const kept = async () =>
      (await gateway.store.db.selectFrom("accounts_files").select("id").execute()).length;
    const files = await kept();
    const file = (name: string, content: string | Buffer) => ({ filename: name, content });
    expect(
      await post({ text: "Six.", attachments: [1, 2, 3, 4, 5, 6].map((n) => file(`${n}.txt`, "a")) }),
    ).toMatch(/^550 At most 5 files/);
    expect(
      await post({
        text: "Two.",
        attachments: [file("a.txt", "a"), file("b.exe", Buffer.from("MZ\0\0\u0001", "latin1"))],
      }),
    ).toMatch(/^550 /);
    expect(await post({ text: "long ".repeat(30_000) })).toMatch(/^550 .*20000/);
    expect(await bodies()).toEqual(before);
    expect(await kept()).toBe(files);
  });

  it("goes to the ticket that its own became a part of", async () => {
    const { ticket: other } = await ask<{ ticket: { id: string } }>(CREATE, {}, client);
    await ask(
      "mutation ($id: ID!, $into: ID!, $key: String!) { ticketMerge(id: $id, intoId: $into, idempotencyKey: $key) { id } }",
      { id: ticket, into: other.id },
      admin,
    );
    expect(await post({ text: "Still here." })).toMatch(/^250/);
    expect((await bodies(other.id)).at(-1)).toBe("<p>Still here.</p>");
  });

  it("opens again what was solved", async () => {
    await ask(
      "mutation ($id: ID!, $key: String!) { ticketStep(id: $id, action: RESOLVE, idempotencyKey: $key) { id } }",
      { id: ticket },
      admin,
    );
    await post({ text: "It stands again." });
    expect(await thread()).toMatchObject({ status: "WAITING_STAFF", reopenCount: 1 });
  });
});
