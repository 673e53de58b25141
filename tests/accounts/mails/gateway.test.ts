import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { quietMeters } from "#tests/ledger/usage/quietMeters.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { type MailServer, startMailServer } from "#tests/support/mailServer.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const CHANGE =
  "mutation ($from: String!, $to: String!) { passwordChange(currentPassword: $from, password: $to) { accessToken } }";
const OUTBOX = "{ outbox { kind language name address subject text html } }";
const RESET = "mutation ($email: String!) { passwordResetBegin(email: $email) }";
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

interface OutboxMail {
  kind: string;
  language: string;
  name: string;
  address: string;
  subject: string;
  text: string;
  html: string;
}

describe.each(storeKinds)("a mail to an account on %s", (kind) => {
  let server: MailServer;
  let gateway: TestGateway;
  const ask = asking(() => gateway);
  const outbox = async () => (await ask<{ outbox: OutboxMail[] }>(OUTBOX)).outbox;
  /** Has a mail written: that the password is another. */
  const change = async (to = "Tide-table 9") => {
    const token = await gateway.signIn("client");
    await ask(CHANGE, { from: "client", to }, token);
  };
  const open = async (env: Record<string, string>) => {
    gateway = await createTestGateway({ store: await openSampleStore(kind), env });
  };
  beforeEach(async () => {
    server = await startMailServer();
    await open({ SMTP_URL: server.url });
  }, 60_000);
  afterEach(async () => {
    await gateway.close();
    await server.close();
  });

  it("goes out once, from the gateway's own host, and leaves the outbox", async () => {
    await change();
    expect(await outbox()).toHaveLength(1);
    await gateway.timers.pass(0);
    await gateway.timers.pass(60 * MINUTE);
    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail?.from?.address).toBe("no-reply@localhost");
    expect(mail?.to?.map(({ address }) => address)).toEqual(["client@demo.com"]);
    expect(mail?.html).toContain("<html lang=");
    expect(await outbox()).toEqual([]);
  });

  it("is in the language that the person has chosen", async () => {
    const token = await gateway.signIn("client");
    await ask('mutation { preferenceSet(key: "language", value: "ar") }', {}, token);
    await change();
    expect(await outbox()).toMatchObject([
      { kind: "PASSWORD_CHANGED", language: "AR", subject: "تغيرت كلمة مرور Berth" },
    ]);
    await gateway.timers.pass(0);
    expect(server.mails[0]?.subject).toBe("تغيرت كلمة مرور Berth");
    expect(server.mails[0]?.html).toContain('dir="rtl"');
  });

  it("waits while the mail server cannot take it, and goes out once then", async () => {
    server.refuses = 451;
    await change();
    await gateway.timers.pass(MINUTE);
    expect([server.mails.length, (await outbox()).length]).toEqual([0, 1]);
    server.refuses = 0;
    await gateway.timers.pass(10 * MINUTE);
    expect([server.mails.length, (await outbox()).length]).toEqual([1, 0]);
  });

  it("is given up where the mail server refuses it for good, and stays in the outbox", async () => {
    server.refuses = 550;
    await change();
    await gateway.timers.pass(MINUTE);
    server.refuses = 0;
    await gateway.timers.pass(600 * MINUTE);
    expect([server.mails.length, (await outbox()).length]).toEqual([0, 1]);
  });

  it("goes out though the store failed once while it was looked for", async () => {
    const { schema } = gateway.store.db;
    await change();
    await schema.alterTable("jobs").renameTo("jobs_away").execute();
    await gateway.timers.pass(0);
    await schema.alterTable("jobs_away").renameTo("jobs").execute();
    await gateway.timers.pass(MINUTE);
    expect([server.mails.length, (await outbox()).length]).toEqual([1, 0]);
  });

  it("is kept for thirty days where it was given up, and its job with it", async () => {
    server.refuses = 550;
    await quietMeters(gateway.store);
    const count = async () => ({
      mails: (await gateway.store.db.selectFrom("accounts_mails").select("id").execute()).length,
      jobs: (
        await gateway.store.db.selectFrom("jobs").select("id").where("kind", "=", "accounts/mail").execute()
      ).length,
    });
    await change();
    await gateway.timers.pass(MINUTE);
    gateway.clock.move(31 * DAY);
    expect(await count()).toEqual({ mails: 1, jobs: 1 });
    await ask(RESET, { email: "support@demo.com" });
    await gateway.timers.pass(MINUTE);
    await gateway.leading.pass(MINUTE);
    expect(await count()).toEqual({ mails: 1, jobs: 1 });
    expect(await outbox()).toMatchObject([{ kind: "PASSWORD_RESET" }]);
  });

  it("is sent by another gateway over the same store when the first one ended before", async () => {
    await change();
    const { store } = gateway;
    await gateway.app.close();
    gateway = await createTestGateway({ store, env: { SMTP_URL: server.url } });
    expect(await outbox()).toHaveLength(1);
    await gateway.timers.pass(0);
    expect(server.mails).toHaveLength(1);
  });

  it("is sent once where two gateways look for it at the same time", async () => {
    const other = await createTestGateway({ store: gateway.store, env: { SMTP_URL: server.url } });
    await change();
    await Promise.all([gateway.timers.pass(MINUTE), other.timers.pass(MINUTE)]);
    await other.app.close();
    expect(server.mails).toHaveLength(1);
  });

  it("stays in the outbox without a mail server, sealed in the store", async () => {
    await gateway.close();
    await open({});
    await change();
    await gateway.timers.pass(60 * MINUTE);
    const [mail] = await outbox();
    expect(mail).toMatchObject({ name: "林知夏", address: "client@demo.com", language: "CN" });
    expect(mail?.html).toContain(mail?.subject);
    const rows = await gateway.store.db.selectFrom("accounts_mails").select("content").execute();
    expect(rows[0]?.content).not.toContain("Berth");
  });
});
