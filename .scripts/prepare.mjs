// What every command needs before it can run. Needs nothing installed and runs on Node 20.19; what is up to date costs milliseconds.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { root, bin, run } from "./run.mjs";
import { files, fingerprint } from "./sources.mjs";

/** Where stamps, reports and compiled code are kept: inside `node_modules`, so that a new install starts afresh. */
export const cache = join(root, "node_modules", ".cache", "berth");

const oldest = [20, 19];
const needed = 24;
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

/** Ends the command with one sentence and exit code 1. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

let progress = process.stdout;

/** Runs an action and prints its title and how long it took on one line. */
export async function step(title, action) {
  progress.write(`${title} … `);
  const start = performance.now();
  const failure = await action();
  progress.write(failure ? "failed\n" : `${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  if (failure) stop(failure);
}

/** Ends with npm: its shell hands no signal on, and a command whose shell is gone would stay behind unseen. */
function endWithParent() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), 500).unref();
}

const quietly = async (command, args, options) => {
  const { code, output } = await run(command, args, { ...options, quiet: true });
  return code === 0
    ? undefined
    : `${output.trim()}\n\`${[command, ...args].join(" ")}\` ended with exit code ${code}.`;
};

/**
 * Something that is made of sources, and whether it is there and was made of them as they look now.
 * @param name of its stamp.
 */
function made(name, { inputs, wanted = () => true, outputs }, title, action) {
  const stamp = join(cache, name);
  const print = fingerprint(inputs, wanted);
  const isFresh =
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === print &&
    outputs.every((path) => existsSync(join(root, path)));
  const make = async () => {
    await step(title, action);
    mkdirSync(cache, { recursive: true });
    writeFileSync(stamp, print);
  };
  return { isFresh, make };
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

const isGenerated = (path) => /\.generated\.tsx?$/.test(path);
const documents = () =>
  files("web")
    .map(([path]) => path)
    .filter((path) => path.endsWith(".graphql"));

function generatedCode() {
  const written = documents().map((path) => path.replace(/\.graphql$/, ".generated.ts"));
  const inputs = [
    "package-lock.json",
    "codegen.ts",
    ".scripts/apolloHooks.ts",
    ".scripts/operationManifest.ts",
    "schema",
    "web",
    "gateway/domains",
  ];
  const wanted = (path) =>
    !/^(web|gateway)\//.test(path) || path.endsWith(".graphql") || path.endsWith("/repository.ts");
  const outputs = [
    "gateway/generated/resolvers.ts",
    "web/generated/types.ts",
    "web/generated/operations.json",
    ...written,
  ];
  return made("codegen", { inputs, wanted, outputs }, "generating code", () => {
    for (const [path] of files("web"))
      if (isGenerated(path) && !written.includes(path)) rmSync(join(root, path));
    return quietly("graphql-codegen", ["--config", "codegen.ts"]);
  });
}

function consoleBuild() {
  const inputs = ["package-lock.json", "codegen.ts", ".scripts", "schema", "locales", "fixtures", "web"];
  const wanted = (path) => !isGenerated(path) && !path.endsWith(".mjs");
  return made("console", { inputs, wanted, outputs: ["web/dist/index.html"] }, "building the console", () =>
    quietly("vite", ["build", "--config", "web/vite.config.ts"], { env: { NODE_ENV: "production" } }),
  );
}

function gatewayBuild() {
  // Copies of the sample rows lie beside the bundle and go with it, so that none stays of earlier fixtures.
  const inputs = ["package-lock.json", ".scripts/gatewayBundle.mjs", "gateway", "fixtures"];
  const bundled = [process.execPath, [".scripts/gatewayBundle.mjs"], { env: { NODE_OPTIONS: "" } }];
  return made("gateway", { inputs, outputs: ["gateway/dist/main.mjs"] }, "building the gateway", () =>
    quietly(...bundled),
  );
}

/** Whether the store that the settings name is a SQLite file that is there already, or on a server. */
function hasStore() {
  const url = process.env.DATABASE_URL || "file:.data/berth.db";
  if (url === ":memory:") return false;
  if (!url.startsWith("file:")) return true;
  return existsSync(url.startsWith("file:///") ? new URL(url) : url.slice("file:".length));
}

/** Today's sample rows, ready to begin with. */
function sampleRows() {
  const copy = `gateway/dist/sample-${Math.floor(Date.now() / 86_400_000)}.db`;
  const inputs = ["package-lock.json", "fixtures", "gateway"];
  const command = [
    process.execPath,
    ["gateway/sampleCopy.ts", "gateway/dist"],
    { env: { NODE_OPTIONS: "" } },
  ];
  return made("sample", { inputs, outputs: [copy] }, "preparing the sample rows", () => quietly(...command));
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
  progress = stream;
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    stop(
      `Berth needs Node ${oldest.join(".")} or newer to set itself up; this is Node ${process.versions.node}.`,
    );
  }
  endWithParent();
  if (!installed()) await install();
  if (major < needed) {
    const newer = join(bin, process.platform === "win32" ? "node.cmd" : "node");
    if (!existsSync(newer)) {
      stop(
        `Berth runs on Node ${needed}, which npm has no build of for ${process.platform}-${process.arch}. Please install it; this is Node ${process.versions.node}.`,
      );
    }
    const { code, signal } = await run(newer, [...process.execArgv, ...process.argv.slice(1)], {
      env: { NODE_COMPILE_CACHE: join(cache, "compiled") },
    });
    if (signal) process.kill(process.pid, signal);
    process.exit(code);
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
