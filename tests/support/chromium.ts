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

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

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

/** The Chromium to test with: `CHROMIUM_PATH`, else the system's, else Playwright's own; undefined where there is none that runs. */
export function chromiumPath(): string | undefined {
  if (process.env["CHROMIUM_PATH"]) return process.env["CHROMIUM_PATH"];
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find((path) => existsSync(path) && answers(path));
}
