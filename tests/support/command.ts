import { spawn } from "node:child_process";
import { once } from "node:events";

/** What a gateway in production must be told, beside its store. */
export const production = {
  NODE_ENV: "production",
  LOG_LEVEL: "silent",
  PUBLIC_URL: "https://console.example.org",
  SECRET_KEY: "a-key-of-these-tests-and-of-nothing-else",
};

/** Runs a command of the gateway, by its script, and answers how it ended and what it said. */
export async function run(
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ code: unknown; out: string; err: string }> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, NODE_ENV: "development", LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { out: "", err: "" };
  child.stdout.on("data", (text: Buffer) => (said.out += text.toString()));
  child.stderr.on("data", (text: Buffer) => (said.err += text.toString()));
  const [code] = await once(child, "close");
  return { code, ...said };
}
