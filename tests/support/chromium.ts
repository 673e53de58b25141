import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/** How Chromium is started everywhere: headless servers have no sandbox, little shared memory, and no wish for its own errands. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

/** Chromium without windows, as Debian packages it: it takes a third less of the processor. */
const shell = "chromium-headless-shell";

const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function answers(path: string): boolean {
  try {
    return /\d+\./.test(
      execFileSync(path, ["--version"], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
        timeout: 20_000,
      }),
    );
  } catch {
    return false;
  }
}

/** The paths of the commands with these names, those that are named first before the others. */
function commands(...wanted: readonly string[]): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const runs = (path: string) => existsSync(path) && answers(path);

/** Whether the Chromium that takes least of the processor is there. */
export const hasShell = (): boolean => commands(shell).some(runs);

/** The Chromium to test with: `CHROMIUM_PATH`, else the system's, else Playwright's own; undefined where there is none that runs. */
export const chromiumPath = (): string | undefined =>
  process.env["CHROMIUM_PATH"] || [...commands(...names), chromium.executablePath()].find(runs);
