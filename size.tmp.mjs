import { chromium } from "playwright";
const base="http://127.0.0.1:4201";
const browser=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
async function load(path){
  const context=await browser.newContext({viewport:{width:1440,height:900},serviceWorkers:"block"});
  await context.request.post(base+"/graphql",{headers:{origin:base},data:{query:'mutation { ordinaryUserLogin(username: "client", password: "client") { accessToken } }'}});
  await context.addInitScript(()=>localStorage.setItem("berth.locale","en"));
  const page=await context.newPage(); const cdp=await context.newCDPSession(page); await cdp.send("Network.enable");
  const urls=new Map(), sizes=new Map();
  cdp.on("Network.responseReceived",e=>urls.set(e.requestId,e.response.url));
  cdp.on("Network.loadingFinished",e=>{const u=urls.get(e.requestId); if(u&&/\.(js|css|json)(\?|$)/.test(u)) sizes.set(u.replace(base,""),e.encodedDataLength);});
  await page.goto(base+path); await page.waitForLoadState("networkidle"); await page.waitForTimeout(1200);
  await context.close(); return sizes;
}
const shell=await load("/charts/chartjs");
for (const p of process.argv[2].split(",")) { const s=await load("/components/"+p); const more=[...s].filter(([u])=>!shell.has(u)).sort((a,b)=>b[1]-a[1]); console.log(p,(more.reduce((n,[,b])=>n+b,0)/1000).toFixed(1),"kB",more.slice(0,6).map(([u,b])=>u.split("/").pop()+":"+(b/1000).toFixed(1)).join(" ")); }
await browser.close();
