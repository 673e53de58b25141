// What is made of the sources before a command can run, and whether it is up to date. Needs nothing installed and runs on Node 20.19.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { root, run } from "./run.mjs";
import { files, fingerprint } from "./sources.mjs";

/** Where stamps, reports and compiled code are kept: inside `node_modules`, so that a new install starts afresh. */
export const cache = join(root, "node_modules", ".cache", "berth");

/** Ends the command with one sentence and exit code 1. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

let progress = process.stdout;

/** Tells the progress elsewhere than on standard output. */
export function tellProgressTo(stream) {
  progress = stream;
}

/** Runs an action and prints its title and how long it took on one line. */
export async function step(title, action) {
  progress.write(`${title} … `);
  const start = performance.now();
  const failure = await action();
  progress.write(failure ? "failed\n" : `${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  if (failure) stop(failure);
}

/** Runs a command without a word, and answers what it said where it failed. */
export const quietly = async (command, args, options) => {
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

const isGenerated = (path) => /\.generated\.tsx?$/.test(path);
const documents = () =>
  files("web")
    .map(([path]) => path)
    .filter((path) => path.endsWith(".graphql"));

/** The types and operations that are generated from the schema and the documents. */
export function generatedCode() {
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

/** The console, built for browsers. */
export function consoleBuild() {
  const inputs = ["package-lock.json", "codegen.ts", ".scripts", "schema", "locales", "fixtures", "web"];
  const wanted = (path) => !isGenerated(path) && !path.endsWith(".mjs");
  return made("console", { inputs, wanted, outputs: ["web/dist/index.html"] }, "building the console", () =>
    quietly("vite", ["build", "--config", "web/vite.config.ts"], { env: { NODE_ENV: "production" } }),
  );
}

/** The bundle of the gateway. */
export function gatewayBuild() {
  // Copies of the sample rows lie beside the bundle and go with it, so that none stays of earlier fixtures.
  const inputs = [
    "package-lock.json",
    ".scripts/gatewayBundle.mjs",
    ".scripts/nodeHttp.cjs",
    "gateway",
    "fixtures",
  ];
  const bundled = [process.execPath, [".scripts/gatewayBundle.mjs"], { env: { NODE_OPTIONS: "" } }];
  return made("gateway", { inputs, outputs: ["gateway/dist/main.mjs"] }, "building the gateway", () =>
    quietly(...bundled),
  );
}

/** Whether the store that the settings name is a SQLite file that is there already, or on a server. */
export function hasStore() {
  const url = process.env.DATABASE_URL || "file:.data/berth.db";
  if (url === ":memory:") return false;
  if (!url.startsWith("file:")) return true;
  return existsSync(url.startsWith("file:///") ? new URL(url) : url.slice("file:".length));
}

/** Today's sample rows, ready to begin with. */
export function sampleRows() {
  const copy = `gateway/dist/sample-${Math.floor(Date.now() / 86_400_000)}.db`;
  const inputs = ["package-lock.json", "fixtures", "gateway"];
  const command = [
    process.execPath,
    ["gateway/sampleCopy.ts", "gateway/dist"],
    { env: { NODE_OPTIONS: "" } },
  ];
  return made("sample", { inputs, outputs: [copy] }, "preparing the sample rows", () => quietly(...command));
}
