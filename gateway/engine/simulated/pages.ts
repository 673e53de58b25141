import { createServer, type Server } from "node:http";
import type { Workload } from "#gateway/engine/engine.ts";
import type { Timers } from "#gateway/platform/background.ts";
import { listensOn } from "./behaviour.ts";

/** How long a server that nobody asks stays, in milliseconds. */
const IDLE = 60_000;

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** How a pod answers a request now; null where it takes no connection. */
export type Answering = (path: string) => Promise<{ status: number; text: string } | null>;

/** What a pod serves on a port; null where nothing listens there. */
export function pageOf(
  pod: string,
  workload: Workload,
  isNeverWell: boolean,
  port: number,
  path: string,
): { status: number; text: string } | null {
  if (!listensOn(workload).includes(port)) return null;
  if (isNeverWell) return { status: 503, text: "This app was told to be unwell.\n" };
  if (path.includes("not-there")) return { status: 404, text: "There is no such page.\n" };
  const greeting = `hello from ${workload.image.replace(":", " ")}`;
  const rows = { app: workload.name, revision: workload.revision, pod, path };
  return {
    status: 200,
    text: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(workload.name)}</title>
<style>body{font:16px/1.5 system-ui;margin:4rem auto;max-width:40rem;padding:0 1rem}dt{color:#666}</style>
<h1>${escapeHtml(greeting.replace("berth/hello", "berth"))}</h1>
<dl>
${Object.entries(rows)
  .map(([name, value]) => `<dt>${name}<dd>${escapeHtml(String(value))}`)
  .join("\n")}
</dl>
`,
  };
}

/** Loopback servers of pods, each begun when its address is asked for and closed when nobody asks it for a while. */
export function createPages(timers: Timers) {
  const open = new Map<string, { server: Server; touch: () => void; port: Promise<number> }>();
  let isClosed = false;

  const begin = (key: string, answering: Answering) => {
    let takeBack = () => {};
    const stop = () => {
      takeBack();
      open.delete(key);
      server.close();
      server.closeAllConnections();
      return Promise.resolve();
    };
    const touch = () => {
      takeBack();
      takeBack = timers.after(IDLE, stop);
    };
    const server = createServer((request, response) => {
      touch();
      void answering(request.url ?? "/").then(
        (found) => {
          if (!found) request.socket.destroy();
          else
            response
              .writeHead(found.status, {
                "content-type": found.text.startsWith("<") ? "text/html" : "text/plain",
              })
              .end(found.text);
        },
        () => void request.socket.destroy(),
      );
    });
    const listening = Promise.withResolvers<number>();
    server.once("error", listening.reject).listen(0, "127.0.0.1", () => {
      const at = server.address();
      listening.resolve(typeof at === "object" && at ? at.port : 0);
    });
    server.unref();
    const one = { server, touch, port: listening.promise, stop };
    open.set(key, one);
    return one;
  };

  return {
    /** Where a port of a pod answers. */
    at: async (pod: string, port: number, answering: Answering) => {
      if (isClosed) return null;
      const key = `${pod}:${port}`;
      const one = open.get(key) ?? begin(key, answering);
      one.touch();
      return { host: "127.0.0.1", port: await one.port };
    },
    close: () => {
      isClosed = true;
      for (const { server } of open.values()) {
        server.close();
        server.closeAllConnections();
      }
      open.clear();
    },
  };
}
