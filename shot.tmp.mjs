import { chromium } from "playwright-core";
const [path, out, locale = "cn", theme = "light", width = "1440"] = process.argv.slice(2);
const base = `http://127.0.0.1:${process.env.PORT ?? "4100"}`;
const who = process.env.WHO ?? "client";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const context = await browser.newContext({ baseURL: base, viewport: { width: +width, height: +(process.env.HEIGHT ?? 900) } });
await context.addInitScript(([l, t]) => {
  if (window.origin === "null") return;
  localStorage.setItem("berth.locale", l); localStorage.setItem("berth.theme", t); localStorage.setItem("berth.tours", "none");
}, [locale, theme]);
const page = await context.newPage();
page.on("console", (m) => console.log("CONSOLE", m.type(), m.text()));
page.on("pageerror", (e) => console.log("PAGEERROR", e.message));
await page.request.post(`${base}/graphql`, { headers: { origin: base, "content-type": "application/json" }, data: { query: "mutation S($n: String!) { ordinaryUserLogin(username: $n, password: $n) { accessToken } }", variables: { n: who } } });
await page.goto(path);
await page.waitForLoadState("networkidle");
if (process.env.CLICK) for (const c of process.env.CLICK.split("|")) { await page.locator(c).first().click(); await page.waitForTimeout(700); }
await page.waitForTimeout(800);
console.log("wide", await page.evaluate(() => document.documentElement.scrollWidth), page.url());
await page.screenshot({ path: out, fullPage: process.env.FULL === "1" });
await browser.close();
