import { chromium } from "playwright";
const only = process.argv[2];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const looks = [["cn","light",1440,900],["en","dark",1440,900],["ar","dark",390,844],["fr","light",390,844]];
const token = async (u) => (await (await fetch("http://127.0.0.1:4211/graphql",{method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify({query:`mutation { ordinaryUserLogin(username: "${u}", password: "${u}") { accessToken } }`})})).json()).data.ordinaryUserLogin.accessToken;
for (const [lang, theme, width, height] of looks.slice(0, only ? Number(only) : 4)) {
  for (const user of ["client","support"]) {
    const ctx = await browser.newContext({ viewport: { width, height } });
    await ctx.addInitScript(([l, th]) => { localStorage.setItem("berth.locale", l); localStorage.setItem("berth.theme", th); }, [lang, theme]);
    const page = await ctx.newPage();
    page.on("console", (m) => m.type() === "error" && console.log(lang, user, m.text().slice(0, 300)));
    page.on("pageerror", (e) => console.log("PAGEERR", e.message.slice(0, 300)));
    await page.goto("http://127.0.0.1:4211/login");
    await page.evaluate(async (u) => { await fetch("/graphql", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ query: `mutation { ordinaryUserLogin(username: "${u}", password: "${u}") { accessToken } }` }) }); }, user);
    const go = async (path, name) => { await page.goto("http://127.0.0.1:4211" + path); await page.waitForTimeout(3500); await page.screenshot({ path: `/tmp/ga-${name}-${user}-${lang}.png` }); };
    await go("/workorder/list", "list");
    await go("/workorder/details/W000008", "detail");
    if (user === "client" && lang === "cn") await go("/workorder/list?add=1", "add");
    await ctx.close();
  }
}
await browser.close();
