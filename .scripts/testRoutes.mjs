// npm run test:routes: every documented route as guest, client and administrator, each in a fresh document and judged by axe.
import { ensureChromium } from "./chromium.mjs";
import { prepare, run } from "./prepare.mjs";

await prepare();
await ensureChromium();
const { code } = await run("playwright", ["test", "--config", "tests/playwright.config.ts", "--reporter=line", "routes.spec.ts"], {
  env: { BERTH_ROUTES: "all" },
});
process.exit(code);
