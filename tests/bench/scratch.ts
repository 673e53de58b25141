import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A folder outside of the project with other people's software in it; kept for the next run.
 * @param name what it is for.
 * @param packages what is installed there, with exact versions.
 * @param sources the folder of ours that is copied there.
 */
export function scratchFolder(name: string, packages: Record<string, string>, sources: string): string {
  const folder = join(tmpdir(), `berth-bench-${name}`);
  mkdirSync(folder, { recursive: true });
  const manifest = JSON.stringify(
    { name: `bench-${name}`, private: true, type: "module", dependencies: packages },
    null,
    2,
  );
  const file = join(folder, "package.json");
  if (
    !existsSync(file) ||
    readFileSync(file, "utf8") !== manifest ||
    !existsSync(join(folder, "node_modules", ".package-lock.json"))
  ) {
    writeFileSync(file, manifest);
    console.log(`Installing ${Object.keys(packages).join(", ")} into ${folder}`);
    const { status } = spawnSync(
      "npm",
      ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"],
      { cwd: folder, stdio: "inherit" },
    );
    if (status !== 0) throw new Error(`The peers could not be installed into ${folder}.`);
  }
  cpSync(sources, folder, { recursive: true });
  return folder;
}
