import { chromium } from "playwright";
import AxeBuilder from "@axe-core/playwright";
const [,, list, looks="cn-light-1440,ar-dark-390", axe="1"] = process.argv;
const base="http://127.0.0.1:4201";
const browser=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
for (const look of looks.split(",")) {
  const [locale,theme,width]=look.split("-");
  const context=await browser.newContext({viewport:{width:+width,height:900},reducedMotion:"reduce"});
  await context.request.post(base+"/graphql",{headers:{origin:base},data:{query:'mutation { ordinaryUserLogin(username: "client", password: "client") { accessToken } }'}});
  await context.addInitScript(([l,t])=>{localStorage.setItem("berth.locale",l);localStorage.setItem("berth.theme",t);},[locale,theme]);
  const page=await context.newPage();
  let at="";
  page.on("console",m=>{ if(["error","warning"].includes(m.type())) console.log(at,look,m.type(),m.text().slice(0,500));});
  page.on("pageerror",e=>console.log(at,look,"PAGEERROR",e.message));
  for (const name of list.split(",")) {
    at=name;
    await page.goto(base+"/components/"+name); await page.waitForLoadState("networkidle"); await page.waitForTimeout(500);
    const wide=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
    if (wide>0) console.log(name,look,"WIDE",wide);
    const miss=await page.evaluate(()=>[...document.querySelectorAll("main *")].filter(e=>e.children.length===0&&/^[a-zA-Z-]+(\.[A-Za-z]+)+$/.test((e.textContent||"").trim())&&!/berth|example/.test(e.textContent)).map(e=>e.textContent).slice(0,8));
    if (miss.length) console.log(name,look,"MISSING?",miss);
    await page.screenshot({path:`/tmp/gs/${name}-${look}.png`,fullPage:true});
    if (axe==="1") { const r=await new AxeBuilder({page}).exclude("[data-tabster-dummy]").analyze(); for (const v of r.violations) console.log(name,look,"AXE",v.id,v.nodes.length,v.nodes.slice(0,2).map(n=>n.html.slice(0,160)+" | "+(n.any[0]?.message??n.failureSummary??"").slice(0,140)).join("\n     ")); }
  }
  await context.close();
}
await browser.close();
