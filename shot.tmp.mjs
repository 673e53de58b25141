import { chromium } from "playwright";
const [,, path, out, locale="cn", theme="light", width="1440", steps=""] = process.argv;
const base="http://127.0.0.1:"+(process.env.PORT??"4100");
const browser=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
const context=await browser.newContext({viewport:{width:+width,height:900},reducedMotion:"reduce"});
await context.request.post(base+"/graphql",{headers:{origin:base},data:{query:'mutation { ordinaryUserLogin(username: "client", password: "client") { accessToken } }'}});
await context.addInitScript(([l,t])=>{localStorage.setItem("berth.locale",l);localStorage.setItem("berth.theme",t);},[locale,theme]);
const page=await context.newPage();
page.on("console",m=>{ if(["error","warning"].includes(m.type())) console.log(m.type(),m.text().slice(0,600));});
page.on("pageerror",e=>console.log("PAGEERROR",e.message));
await page.goto(base+path); await page.waitForLoadState("networkidle");
for (const step of steps.split("|").filter(Boolean)) { await page.locator(step).first().click(); await page.waitForTimeout(400); }
await page.waitForTimeout(600);
console.log("wide", await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth));
await page.screenshot({path:out,fullPage:true});
await browser.close();
