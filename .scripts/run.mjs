import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The top of the checkout. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Where the commands of the installed packages are. */
export const bin = join(root, "node_modules", ".bin");

/**
 * Runs a command, by name from `node_modules/.bin` first, and answers its exit code and (with `quiet`) what it printed.
 * `plain` leaves `node_modules/.bin` out of the PATH; `cwd` is another folder than the project's. A signal is handed on, and ends this process after the command.
 */
export async function run(command, args, { quiet = false, plain = false, env = {}, cwd = root } = {}) {
  const { spawn } = await import("node:child_process");
  const paths = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((path) => !path.endsWith(join("node_modules", ".bin")));
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, PATH: (plain ? paths : [bin, ...paths]).join(delimiter) },
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    shell: process.platform === "win32",
  });
  let output = "";
  child.stdout?.on("data", (data) => (output += data));
  child.stderr?.on("data", (data) => (output += data));
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  let received;
  const forward = (signal) => child.kill((received = signal));
  for (const signal of signals) process.on(signal, forward);
  const [code, signal] = await new Promise((resolve) => {
    child.on("error", (error) => ((output += error.message), resolve([127, null])));
    child.on("close", (...ending) => resolve(ending));
  });
  for (const name of signals) process.off(name, forward);
  if (received) process.kill(process.pid, received);
  return { code: code ?? 1, signal, output };
}
