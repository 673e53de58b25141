import { existsSync } from "node:fs";
import { step, stop } from "./parts.mjs";
import { run } from "./run.mjs";

const packages = ["chromium-headless-shell", "fonts-noto-cjk", "fonts-noto-core"];

async function installWithApt() {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const options = { env, quiet: true, plain: true };
  const { code, output } = await run("apt-get", ["update"], options);
  if (code !== 0) return output.trim();
  const added = await run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], options);
  return added.code === 0 ? undefined : added.output.trim();
}

async function installWithPlaywright() {
  const { code, output } = await run("playwright", ["install", "chromium"], { quiet: true });
  return code === 0 ? undefined : output.trim();
}

/**
 * The path of a Chromium that runs, installed first where there is none: by Debian's packages as root, else by Playwright.
 * Ends the command with a sentence when neither brings one.
 */
export async function ensureChromium() {
  const { chromiumPath, hasShell } = await import("../tests/support/chromium.ts");
  const found = () => (process.env.CHROMIUM_PATH ||= chromiumPath() ?? "");
  const failures = [];
  const isDebian = process.getuid?.() === 0 && process.platform === "linux" && existsSync("/usr/bin/apt-get");
  if (!process.env.CHROMIUM_PATH && isDebian && !hasShell())
    await step(
      "installing Chromium from Debian's packages",
      async () => void failures.push(await installWithApt()),
    );
  if (!found())
    await step(
      "installing Chromium by Playwright",
      async () => void failures.push(await installWithPlaywright()),
    );
  return (
    found() ||
    stop(
      `${failures.filter(Boolean).join("\n")}\nThe browser tests need Chromium. Install one, or name it in CHROMIUM_PATH.`,
    )
  );
}
