import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "./run.mjs";

/**
 * Lets `npm run new` write two entities into a copy of the project, one in a new area and one beside it, and checks the
 * copy's types, the tests it wrote, and that the search finds their rows.
 * @param run runs a command and answers its exit code under `code`.
 * @param report where the tests' JSON report goes.
 */
export async function trySkeleton(run, report) {
  const copy = mkdtempSync(join(tmpdir(), "berth-new-"));
  try {
    const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
    });
    for (const file of files.split("\0").filter((file) => file && existsSync(join(root, file)))) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
    const git = (...args) => execFileSync("git", args, { cwd: copy, stdio: "ignore" });
    git("init");
    git("add", "--all");
    for (const name of ["demo/things", "demo/salesRows"]) {
      const { code } = await run(process.execPath, [".scripts/new.mjs", name], { cwd: copy, quiet: true });
      if (code !== 0) return { code };
    }
    const types = await run("tsc", ["-p", "."], { cwd: copy });
    if (types.code !== 0) return types;
    git("add", "--all");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return await run(
      "vitest",
      [
        "run",
        "--config",
        "tests/vitest.config.ts",
        "tests/demo",
        "tests/architecture",
        "tests/shell/search",
        ...reporters,
      ],
      { cwd: copy },
    );
  } finally {
    rmSync(copy, { recursive: true });
  }
}
