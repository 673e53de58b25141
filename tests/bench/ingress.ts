import { join } from "node:path";
import { CONNECTIONS, drift, inTurn, judge, median, share } from "./measure.ts";
import { peersFolder, type Server, startServer } from "./peerServers.ts";

const TO_PLAIN = 0.5;

/** Compares what the ingress carries with a plain reverse proxy before the same app. */
export async function compareProxies(strict: boolean): Promise<void> {
  const folder = peersFolder();
  const servers: Server[] = [];
  const start = async (args: string[], env: Record<string, string>, cwd?: string) => {
    const server = await startServer(args, { NODE_ENV: "production", ...env }, cwd);
    servers.push(server);
    return server.origin;
  };
  try {
    const app = await start([join(folder, "app.mjs")], {}, folder);
    const plain = await start([join(folder, "proxy.mjs")], { TARGET: app }, folder);
    const own = await start([join(import.meta.dirname, "proxied.ts")], { TARGET: app });
    const next = () => ({ method: "GET" as const, path: "/", headers: { host: "app.apps.localhost" } });
    const rates = await inTurn([
      { name: "the app itself", origin: app, next },
      { name: "http-proxy-3", origin: plain, next },
      { name: "the ingress", origin: own, next },
    ]);
    console.log(`\nA page of a kilobyte, ${CONNECTIONS} connections, requests per second:`);
    for (const [name, all] of rates)
      console.log(`  ${name.padEnd(16)} ${Math.round(median(all)).toString().padStart(8)}`);
    const [ingress, proxy] = [rates.get("the ingress") ?? [], rates.get("http-proxy-3") ?? []];
    judge(
      [
        {
          name: "the ingress beside http-proxy-3",
          value: share(ingress, proxy),
          target: TO_PLAIN,
          drifted: drift(ingress, proxy),
        },
      ],
      strict,
    );
  } finally {
    for (const { stop } of servers) await stop();
  }
}
