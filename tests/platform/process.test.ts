import { spawn } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { freePort } from "#tests/support/gatewayProcess.ts";

let child: ReturnType<typeof spawn> | undefined;
afterEach(() => {
  child?.kill("SIGKILL");
});

/** Starts the gateway as production runs it, and keeps what it writes. */
async function startProduction(): Promise<{
  origin: string;
  said: () => string;
  end: () => Promise<number>;
}> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const started = spawn(process.execPath, ["gateway/main.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      SECRET_KEY: "a-key-for-tests-of-32-characters",
      PUBLIC_URL: origin,
      PORT: String(port),
      DATABASE_URL: ":memory:",
      SAMPLE_ACCOUNTS: "1",
      LOG_LEVEL: "trace",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child = started;
  let text = "";
  for (const stream of [started.stdout, started.stderr])
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(started, "exit");
  const isUp = async () => expect((await fetch(`${origin}/readyz`)).ok).toBe(true);
  await vi.waitFor(isUp, { timeout: 60_000, interval: 50 });
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
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "support@demo.com", password: "support" }),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const cookie = `x-token=${encodeURIComponent(JSON.stringify(accessToken))}`;
  await fetch(`${origin}/graphql?query={viewer{user{id}}}&secret=hush`, {
    headers: { authorization: `Bearer ${accessToken}`, cookie },
  });
  await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"password":"hunter2',
  });
  expect(await end()).toBe(0);
  expect(said()).toContain('"path":"/api/auth/login"');
  expect(said()).toContain('"path":"/graphql"');
  for (const secret of [accessToken, "hunter2", "hush", '"support"', "argon2id"])
    expect(said()).not.toContain(secret);
});

it("ends on SIGTERM with exit code 0 after the request under way is answered", async () => {
  const { origin, end } = await startProduction();
  const slow = request(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", expect: "100-continue" },
  });
  const answered = once(slow, "response");
  slow.flushHeaders();
  // The gateway has taken the request up, and waits for its body.
  await once(slow, "continue");
  const ended = end();
  const isOpen = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitFor(async () => expect(await isOpen()).toBe(false), { timeout: 10_000, interval: 10 });
  slow.end(JSON.stringify({ email: "admin@demo.com", password: "admin" }));
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  expect([answer.statusCode, await ended]).toEqual([200, 0]);
});
