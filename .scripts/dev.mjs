// npm run dev: the console with hot reload, and the gateway started anew after every change to its sources.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { prepare } from "./prepare.mjs";
import { root, run } from "./run.mjs";

await prepare({ console: false });

let gateway;
const serve = () => {
  gateway = spawn(process.execPath, ["gateway/main.ts"], { cwd: root, stdio: "inherit" });
};
const restart = () => {
  if (gateway.exitCode !== null || gateway.signalCode !== null) return serve();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => gateway.kill(signal));
  gateway.once("exit", serve);
  gateway.kill("SIGTERM");
};

/** Calls `action` once things are quiet for 150 ms after a change below one of `folders` that `matters`. */
function onChange(folders, matters, action) {
  let timer;
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !matters(file)) return;
      clearTimeout(timer);
      timer = setTimeout(action, 150);
    });
  }
}

serve();
onChange(
  ["schema", "web"],
  (file) => file.endsWith(".graphql"),
  () => run("graphql-codegen", ["--config", "codegen.ts"]),
);
onChange(["gateway", "schema", "fixtures"], (file) => !file.startsWith("generated"), restart);

const { code } = await run("vite", ["--config", "web/vite.config.ts"]);
gateway.removeAllListeners("exit");
gateway.kill("SIGTERM");
process.exit(code);
