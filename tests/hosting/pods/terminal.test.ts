import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { MINUTE } from "#gateway/platform/clock.ts";
import { apiTokenCalls } from "#tests/accounts/apiTokens/apiTokenCalls.ts";
import { CREATE, inputOf, key, type AppAnswer } from "#tests/hosting/hostingGateway.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { consoleAt } from "#tests/terminal/consoles.ts";

let gateway: TestGateway;
let port: number;
let owner: string;
let app: AppAnswer;
let pod: string;
const ask = asking(() => gateway);
const pass = async (seconds: number) => {
  for (let left = seconds; left > 0; left -= 1) {
    gateway.clock.move(1_000);
    await gateway.leading.pass(1_000);
  }
};
const podOf = async () =>
  (
    await ask<{ pods: { name: string }[] }>(
      "query ($id: ID!) { pods(appId: $id) { name } }",
      { id: app.id },
      owner,
    )
  ).pods[0]?.name ?? "";
beforeAll(async () => {
  gateway = await createTestGateway({ env: { RATE_LIMIT: "off" } });
  port = Number(new URL(await gateway.app.listen({ port: 0, host: "127.0.0.1" })).port);
  owner = await gateway.signIn("client");
  await gateway.leading.pass(20);
  ({ app } = await ask<{ app: AppAnswer }>(CREATE, { input: inputOf(), key: key() }, owner));
  await pass(40);
  pod = await podOf();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  owner = await gateway.signIn("client");
});

const open = (token: string | null, query: object = {}) =>
  consoleAt(
    port,
    { pod, columns: 80, rows: 24, ...query },
    token === null ? {} : { authorization: `Bearer ${token}` },
  );
const record = async () =>
  (
    await ask<{ page: { items: { kind: string; detail: object; actor: { username: string } | null }[] } }>(
      "{ page: ownAudit(filter: { kinds: [TERMINAL_OPENED] }, first: 1) { items { kind detail actor { username } } } }",
      {},
      owner,
    )
  ).page.items;

describe("whom the terminal of somebody's pod lets in", () => {
  it.each([
    ["guest", "4401 UNAUTHENTICATED"],
    ["support", "4404 NOT_FOUND"],
    ["finance", "4404 NOT_FOUND"],
    ["developer", "4404 NOT_FOUND"],
    ["client", "in"],
    ["admin", "in"],
  ])("%s: %s", async (who, answer) => {
    const console = open(who === "guest" ? null : await gateway.signIn(who));
    if (answer !== "in") return expect(await console.closed).toBe(answer);
    await console.ready();
    console.type("echo here $((40 + 2))\n");
    await console.sees(/here/);
    console.socket.terminate();
  });

  it("tells nobody whether a name is somebody else's pod or none", async () => {
    const support = await gateway.signIn("support");
    expect(await open(support).closed).toBe(await open(support, { pod: "shop-r1-guessed" }).closed);
    expect(await open(owner, { pod: "a\0b" }).closed).toBe("4404 NOT_FOUND");
  });

  it("no API token, whatever its scopes", async () => {
    const { secret } = await apiTokenCalls(() => gateway).create("client");
    expect(await open(secret).closed).toBe("4403 SESSION_REQUIRED");
  });

  it.each(["https://evil.example.org", "http://127.0.0.1:1", "http://localhost:5173", "null"])(
    "no page of another origin: %s",
    async (origin) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/terminal?pod=${pod}&columns=80&rows=24`, {
        headers: { origin, authorization: `Bearer ${owner}` },
      });
      const [error] = await once(socket, "error").catch((cause: unknown) => [cause]);
      expect(String(error)).toMatch(/Unexpected server response: 403/);
    },
  );

  it("nobody into the terminal that somebody else has open, an administrator neither", async () => {
    const console = open(owner);
    const { session } = await console.ready();
    expect(await open(await gateway.signIn("admin"), { session, from: 0 }).closed).toBe("4404 NOT_FOUND");
    console.socket.terminate();
  });
});

describe("that a terminal is opened", () => {
  it("stands in the owner's security record", async () => {
    const console = open(owner);
    await console.ready();
    expect(await record()).toEqual([
      { kind: "TERMINAL_OPENED", detail: { app: app.name, pod }, actor: null },
    ]);
    console.socket.terminate();
  });

  it("by an administrator stands there with who it was", async () => {
    const console = open(await gateway.signIn("admin"));
    await console.ready();
    expect(await record()).toMatchObject([{ actor: { username: "admin" } }]);
    console.socket.terminate();
  });
});

describe("a terminal ends", () => {
  it("with the sign-in that opened it", async () => {
    const console = open(owner);
    const { session } = await console.ready();
    await ask("mutation { logout }", {}, owner);
    expect(await console.closed).toBe("1000 ENDED");
    owner = await gateway.signIn("client");
    expect(await open(owner, { session, from: 0 }).closed).toBe("4404 NOT_FOUND");
  });

  it("with the sign-in that took it up again", async () => {
    const first = open(owner);
    const { session } = await first.ready();
    first.socket.terminate();
    await first.closed;
    const other = await gateway.signIn("client");
    const second = open(other, { session, from: 0 });
    await second.ready();
    await ask("mutation { logout }", {}, other);
    expect(await second.closed).toBe("1000 ENDED");
  });

  it("where its account is suspended", async () => {
    const console = open(owner);
    await console.ready();
    const admin = await gateway.signIn("admin");
    await ask('mutation { accountSuspend(id: "usr_client") { id } }', {}, admin);
    expect(await console.closed).toBe("1000 ENDED");
    expect(await open(owner).closed).toBe("4401 UNAUTHENTICATED");
    await ask('mutation { accountRestore(id: "usr_client") { id } }', {}, admin);
  });

  it("where an administrator is one no more, a minute later at the most", async () => {
    const admin = await gateway.signIn("admin");
    const console = open(admin);
    await console.ready();
    await gateway.store.db
      .updateTable("accounts_users")
      .set({ role: "client", staff: "support" })
      .where("id", "=", "usr_admin")
      .execute();
    await gateway.timers.pass(MINUTE);
    expect(await console.closed).toMatch(/^4404 NOT_FOUND|^1000 ENDED/);
    await gateway.store.db
      .updateTable("accounts_users")
      .set({ role: "admin", staff: null })
      .where("id", "=", "usr_admin")
      .execute();
  });
});

it("an app that does not run lets nobody in, and offers no terminal", async () => {
  await ask(
    "mutation ($id: ID!, $key: String!) { appStop(id: $id, idempotencyKey: $key) { id } }",
    { id: app.id, key: key() },
    owner,
  );
  const { app: now } = await ask<{ app: AppAnswer }>(
    "query ($id: ID!) { app(id: $id) { actions { name } } }",
    { id: app.id },
    owner,
  );
  expect(now.actions.map(({ name }) => name)).not.toContain("TERMINAL");
  expect(await open(owner).closed).toMatch(/^4403 STEP_REFUSED|^4404 NOT_FOUND/);
});
