// What every command needs before it can run. Needs nothing installed and runs on Node 20.19; what is up to date costs milliseconds.
import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import {
  cache,
  consoleBuild,
  gatewayBuild,
  generatedCode,
  hasStore,
  quietly,
  sampleRows,
  step,
  stop,
  tellProgressTo,
} from "./parts.mjs";
import { root, bin, run } from "./run.mjs";

const oldest = [20, 19];
const needed = 24;
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** Whether this is a Node that the gateway runs on. */
export const isRightNode = major >= needed;

/** Ends with npm: its shell hands no signal on, and a command whose shell is gone would stay behind unseen. */
export function endWithParent() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), 500).unref();
}

function installed() {
  const [wanted, present] = ["package-lock.json", "node_modules/.package-lock.json"].map((path) =>
    join(root, path),
  );
  if (!existsSync(present)) return false;
  if (statSync(present).mtimeMs >= statSync(wanted).mtimeMs) return true;
  const [asked, got] = [wanted, present].map((path) => JSON.parse(readFileSync(path, "utf8")).packages);
  const same = Object.entries(asked).every(([path, { version, optional, os }]) => {
    return path === "" || optional || os || got[path]?.version === version;
  });
  if (same) utimesSync(present, new Date(), new Date());
  return same;
}

const install = () =>
  step("installing dependencies", () =>
    quietly("npm", ["ci", "--ignore-scripts", "--include=dev", "--include=optional"], { plain: true }),
  );

/** Whether the gateway can start as it is: `prepare` would find nothing to do. Makes nothing. */
export const isPrepared = () =>
  installed() &&
  [consoleBuild(), gatewayBuild(), ...(hasStore() ? [] : [sampleRows()])].every(({ isFresh }) => isFresh);

/** Goes on in another process, by this or another Node, and ends as that one ends. */
export async function goOnIn(node, args) {
  const env = { NODE_COMPILE_CACHE: join(cache, "compiled") };
  const { code, signal } = await run(node, [...process.execArgv, ...args], { env });
  if (signal) process.kill(process.pid, signal);
  process.exit(code);
}

/**
 * Installs, generates and builds what is missing or older than its sources (the console unless that is false, the gateway's
 * bundle where it is wanted), and goes on under Node 24: where the running one is older, the same command is run again by the
 * one that comes with the install. A command whose standard output is read by others has the `progress` told elsewhere.
 */
export async function prepare({
  console: wantsConsole = true,
  gateway: wantsGateway = false,
  force = false,
  progress: stream = process.stdout,
} = {}) {
  tellProgressTo(stream);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    stop(
      `Berth needs Node ${oldest.join(".")} or newer to set itself up; this is Node ${process.versions.node}.`,
    );
  }
  endWithParent();
  if (!installed()) await install();
  if (!isRightNode) {
    const newer = join(bin, process.platform === "win32" ? "node.cmd" : "node");
    if (!existsSync(newer)) {
      stop(
        `Berth runs on Node ${needed}, which npm has no build of for ${process.platform}-${process.arch}. Please install it; this is Node ${process.versions.node}.`,
      );
    }
    await goOnIn(newer, process.argv.slice(1));
  }
  const parts = [...(wantsConsole ? [consoleBuild()] : []), ...(wantsGateway ? [gatewayBuild()] : [])];
  const stale = parts.filter(({ isFresh }) => force || !isFresh);
  // Both together are made of all that the generated code is made of: where both are fresh, nothing reads it.
  if (stale.length > 0 || parts.length < 2) {
    const code = generatedCode();
    if (!code.isFresh) await code.make();
  }
  for (const one of stale) await one.make();
  // Not worth waiting for where a store is there already.
  if (!wantsGateway || (hasStore() && !force)) return;
  const sample = sampleRows();
  if (force || !sample.isFresh) await sample.make();
}
