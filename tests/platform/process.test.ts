import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { freePort } from "../support/gatewayProcess.ts";

let child: ReturnType<typeof spawn> | undefined;
afterEach(() => {
  child?.kill("SIGKILL");
});

/** Starts the gateway as production runs it, and keeps what it writes. */
async function startProduction(): Promise<{ origin: string; said: () => string; end: () => Promise<number> }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = spawn(process.execPath, ["gateway/main.ts"], {
    env: { ...process.env, NODE_ENV: "production", PUBLIC_URL: origin, PORT: String(port), DATABASE_URL: ":memory:", SAMPLE_ACCOUNTS: "1", LOG_LEVEL: "trace" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child = started;
  let text = "";
  for (const stream of [started.stdout, started.stderr]) stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(started, "exit");
  while (!(await fetch(`${origin}/readyz`).then(({ ok }) => ok, () => false))) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    origin,
    said: () => text,
    end: async () => {
      started.kill("SIGTERM");
      const [code] = (await ended) as [number];
      return code;
    },
  };
}

it("writes a log line for each request, and no password, token or cookie in any", async () => {
  const { origin, said, end } = await startProduction();
  const login = await fetch(`${origin}/api/auth/login`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email: "support@demo.com", password: "support" }),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const cookie = `x-token=${encodeURIComponent(JSON.stringify(accessToken))}`;
  await fetch(`${origin}/graphql?query={viewer{user{id}}}&secret=hush`, { headers: { authorization: `Bearer ${accessToken}`, cookie } });
  await fetch(`${origin}/api/auth/login`, { method: "POST", headers: { "content-type": "application/json" }, body: '{"password":"hunter2' });
  expect(await end()).toBe(0);
  expect(said()).toContain('"path":"/api/auth/login"');
  expect(said()).toContain('"path":"/graphql"');
  for (const secret of [accessToken, "hunter2", "hush", '"support"', "argon2id"]) expect(said()).not.toContain(secret);
});

it("ends on SIGTERM with exit code 0 after the request under way is answered", async () => {
  const { origin, end } = await startProduction();
  const slow = fetch(`${origin}/api/auth/login`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email: "admin@demo.com", password: "admin" }),
  });
  await new Promise((resolve) => setTimeout(resolve, 15));
  const [answer, code] = await Promise.all([slow, end()]);
  expect([answer.status, code]).toEqual([200, 0]);
});
