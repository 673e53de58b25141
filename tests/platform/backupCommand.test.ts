import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { isRecord } from "#gateway/platform/json.ts";
import { production, run } from "#tests/support/command.ts";
import { startGateway } from "#tests/support/gatewayProcess.ts";
import { startMailServer } from "#tests/support/mailServer.ts";
import { newStores } from "#tests/support/stores.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "berth-"));
});
afterAll(() => rm(folder, { recursive: true }));

const askAt =
  (origin: string) =>
  async (query: string, variables: object = {}, token?: string): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: unknown; errors?: { message: string }[] };
    if (errors || !isRecord(data)) throw new Error(errors?.[0]?.message ?? answer.statusText);
    return data;
  };

describe.each(newStores)("npm run backup and npm run restore on $kind", ({ kind, make }) => {
  it("keep the accounts of an installation that began empty: the administrator and whoever was invited sign in again", async () => {
    const [here, there] = [await make(folder), await make(folder)];
    onTestFinished(async () => void (await Promise.all([here.drop(), there.drop()])));
    const server = await startMailServer();
    onTestFinished(() => server.close());
    const env = { ...production, DATABASE_URL: here.url, SMTP_URL: server.url };
    const first = await run("gateway/admin.ts", env, ["harbour@example.org"]);
    const tokenIn = (text: string | undefined) => /reset-password#(\S+)/.exec(text ?? "")?.[1];
    const gateway = await startGateway(env);
    onTestFinished(() => gateway.stop());
    const ask = askAt(gateway.origin);
    const finish =
      "mutation ($token: String!, $password: String!) { passwordResetFinish(token: $token, password: $password) }";
    await ask(finish, { token: tokenIn(first.out), password: "Slipway 12" });
    const { login } = (await ask(
      'mutation { login(email: "harbour@example.org", password: "Slipway 12") { accessToken } }',
    )) as { login: { accessToken: string } };
    await ask(
      'mutation { accountInvite(input: { email: "member@example.org", fullName: "Member", role: SUPPORT }, password: "Slipway 12") { id } }',
      {},
      login.accessToken,
    );
    const { text } = await server.mailTo("member@example.org");
    await ask(finish, { token: tokenIn(text), password: "Slipway 13" });
    const file = join(folder, `${kind}.gz`);
    const made = await run("gateway/backup.ts", env, [file]);
    expect([made.code, made.err]).toEqual([0, ""]);
    await gateway.stop();

    const restored = await run("gateway/restore.ts", { ...production, DATABASE_URL: there.url }, [file]);
    expect([restored.code, restored.err]).toEqual([0, ""]);
    const again = await startGateway({ ...production, DATABASE_URL: there.url });
    onTestFinished(() => again.stop());
    const signIn =
      "mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { userData { username } } }";
    for (const [name, password] of [
      ["harbour", "Slipway 12"],
      ["member", "Slipway 13"],
    ])
      expect(await askAt(again.origin)(signIn, { email: `${name}@example.org`, password })).toEqual({
        login: { userData: { username: name } },
      });
  });

  it("take what was answered before the backup, and of what is written meanwhile the beginning, without a gap", async () => {
    const [here, there] = [await make(folder), await make(folder)];
    onTestFinished(async () => void (await Promise.all([here.drop(), there.drop()])));
    const env = { DATABASE_URL: here.url, RATE_LIMIT: "off" };
    const gateway = await startGateway(env);
    onTestFinished(() => gateway.stop());
    const ask = askAt(gateway.origin);
    let written = 0;
    let isOver = false;
    const write = async () => {
      for (; !isOver || written < 3; written += 1)
        await ask(
          `mutation { productCreate(input: { productName: "Buoy ${written}", productBrand: "Ropewalk", category: OFFICE, sku: ${80_000 + written}, price: { amountMinor: 900 } }) { id } }`,
        );
    };
    const writing = write();
    while (written < 3) await ask("{ products(itemsPerPage: 1) { total } }");
    const before = written;
    const file = join(folder, `${kind}-written.gz`);
    const made = await run("gateway/backup.ts", env, [file]);
    isOver = true;
    await writing;
    await gateway.stop();
    expect([made.code, made.err]).toEqual([0, ""]);

    const restored = await run("gateway/restore.ts", { DATABASE_URL: there.url }, [file]);
    expect([restored.code, restored.err]).toEqual([0, ""]);
    const again = await startGateway({ DATABASE_URL: there.url });
    onTestFinished(() => again.stop());
    const { products } = await askAt(again.origin)(
      '{ products(itemsPerPage: 100, filter: { q: "Buoy" }, sort: { field: SKU, order: ASC }) { total items { sku } } }',
    );
    const { total, items } = products as { total: number; items: { sku: number }[] };
    expect(total).toBeGreaterThanOrEqual(before);
    expect(items.map(({ sku }) => sku)).toEqual(
      Array.from({ length: Math.min(total, 100) }, (_, at) => 80_000 + at),
    );
  });
});

describe("npm run backup and npm run restore say in one sentence", () => {
  const at = (name: string) => join(folder, name);
  const store = () => ({ DATABASE_URL: `file:${at("sentences.db")}` });
  beforeAll(async () => {
    await run("gateway/reset.ts", store());
    await run("gateway/backup.ts", store(), [at("whole.gz")]);
    const whole = await readFile(at("whole.gz"));
    await writeFile(at("half.gz"), whole.subarray(0, whole.length / 2));
    await writeFile(at("other.gz"), "nothing of ours");
  }, 60_000);

  it.each([
    ["backup", [], "Name the file to write: npm run backup -- berth.backup.gz"],
    ["backup", ["whole.gz"], "whole.gz is there already: name another file. It was not touched."],
    ["restore", [], "Name the backup to read: npm run restore -- berth.backup.gz"],
    ["restore", ["missing.gz"], "Name the backup to read: npm run restore -- berth.backup.gz"],
    [
      "restore",
      ["whole.gz"],
      "This store is not empty: a backup is restored into a new one. Nothing was changed.",
    ],
  ])("why %s %j does nothing", async (name, args, sentence) => {
    const { code, out, err } = await run(`gateway/${name}.ts`, { ...store(), INIT_CWD: folder }, args);
    expect([code, out, err.trim()]).toEqual([1, "", sentence]);
  });

  it.each(["half.gz", "other.gz"])(
    "that %s is damaged, and the whole one is restored after it",
    async (name) => {
      const env = { DATABASE_URL: `file:${at(`after-${name}.db`)}`, INIT_CWD: folder };
      const { code, out, err } = await run("gateway/restore.ts", env, [name]);
      expect([code, out, err.trim()]).toEqual([
        1,
        "",
        "This backup is damaged or not whole: nothing was restored.",
      ]);
      expect((await run("gateway/restore.ts", env, ["whole.gz"])).code).toBe(0);
    },
  );

  it("that there is no store to back up, and makes none", async () => {
    const env = { DATABASE_URL: `file:${at("none.db")}` };
    const { code, err } = await run("gateway/backup.ts", env, [at("none.gz")]);
    expect([code, err]).toEqual([1, expect.stringContaining("There is no store at file:")]);
    await expect(readFile(at("none.db"))).rejects.toThrow("ENOENT");
  });
});
