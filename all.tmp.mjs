import { chromium } from "playwright";
import AxeBuilder from "@axe-core/playwright";
const base="http://127.0.0.1:4202";
const pages=(process.argv[2]??"").split(",");
const looks=(process.argv[3]??"cn:light:1440,ar:dark:390").split(",");
const axe=process.argv[4]!=="noaxe";
const browser=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
for (const look of looks){ const [locale,theme,width]=look.split(":");
const context=await browser.newContext({viewport:{width:+width,height:900},reducedMotion:"reduce"});
await context.request.post(base+"/graphql",{headers:{origin:base},data:{query:'mutation { ordinaryUserLogin(username: "client", password: "client") { accessToken } }'}});
await context.addInitScript(([l,t])=>{localStorage.setItem("berth.locale",l);localStorage.setItem("berth.theme",t);},[locale,theme]);
for (const p of pages){ const page=await context.newPage();
page.on("console",m=>{ if(["error","warning"].includes(m.type())) console.log(p,look,m.type(),m.text().slice(0,500));});
page.on("pageerror",e=>console.log(p,look,"PAGEERROR",e.message));
await page.goto(base+p); await page.waitForLoadState("networkidle").catch(()=>{}); await page.waitForTimeout(900);
const wide=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
if(wide>0) console.log(p,look,"WIDE",wide);
if(axe){ const r=await new AxeBuilder({page}).options({resultTypes:["violations"]}).withTags(["wcag2a","wcag2aa","wcag21a","wcag21aa","wcag22aa","best-practice"]).exclude("[data-tabster-dummy]").exclude("iframe[sandbox]").analyze(); for(const v of r.violations) console.log(p,look,"AXE",v.id,v.nodes.length,v.nodes.slice(0,3).map(n=>n.target.join(" ")+" :: "+n.html.slice(0,160)).join("\n      ")); }
await page.screenshot({path:`/tmp/s/${p.slice(1).replace("/","_")}_${locale}.png`,fullPage:true});
await page.close(); }
await context.close(); }
await browser.close();
