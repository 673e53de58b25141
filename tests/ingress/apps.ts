import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { connect, createServer as createSocketServer } from "node:net";
import { text } from "node:stream/consumers";
import { createIngress, type Ingress, type IngressOptions } from "#gateway/ingress/ingress.ts";
import type { Route, Target } from "#gateway/ingress/targets.ts";

/** An ingress with apps behind it, all on loopback. */
export interface Rig {
  /** What stands at which host; to be changed by the test. */
  routes: Map<string, Route>;
  port: number;
  /** At which apps something is under way. */
  use: Ingress["use"];
  /** Starts an app. */
  app(answer: RequestListener): Promise<Target & { server: Server }>;
  /** A port that nothing listens on. */
  nowhere(): Promise<Target>;
  /** A port that takes no connection and refuses none, as one of a machine that has gone. */
  silent(): Promise<Target>;
  /** Asks for something of a host. */
  ask(host: string, options?: Asked): Promise<Answer>;
  close(): Promise<void>;
}

/** How something is asked for. */
export interface Asked {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What came back. */
export interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
}

/** Where a server listens. */
async function listening(server: ReturnType<typeof createSocketServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  return typeof at === "object" && at ? at.port : 0;
}

/** Listens in a process that then stands still, and fills what the kernel takes for it, so that it answers no one more. */
async function startSilent(): Promise<{ at: number; end: () => void }> {
  const listen = `const server = require("node:net").createServer();
    server.listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => console.log(server.address().port));`;
  const still = spawn(process.execPath, ["-e", listen], { stdio: ["ignore", "pipe", "inherit"] });
  const [at]: unknown[] = await once(still.stdout, "data");
  still.kill("SIGSTOP");
  const port = Number(at);
  // The kernel takes two, and the process may have taken some before it stood still.
  const taken = Array.from({ length: 8 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  await Promise.all(taken.slice(0, 2).map((socket) => once(socket, "connect")));
  return {
    at: port,
    end: () => {
      for (const socket of taken) socket.destroy();
      still.kill("SIGKILL");
    },
  };
}

/** Begins a request and hands out its answer as it begins. */
export const begin = (port: number, host: string, asked: Asked = {}) => {
  const { method = "GET", path = "/", headers = {}, body } = asked;
  const sent = request({ port, host: "127.0.0.1", method, path, headers: { host, ...headers } });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once("response", resolve).once("error", reject);
  });
  sent.end(body);
  return { sent, answer };
};

/** Makes an ingress and what is needed around it. */
export async function rig(options: Partial<IngressOptions> = {}): Promise<Rig> {
  const routes = new Map<string, Route>();
  const ends: (() => void)[] = [];
  const servers = new Set<ReturnType<typeof createSocketServer>>();
  const ingress = createIngress({
    targets: (host) => routes.get(host) ?? { state: "UNKNOWN" },
    log: { warn: () => {} },
    ...options,
  });
  const port = await ingress.listen(0, "127.0.0.1");
  return {
    routes,
    port,
    use: ingress.use,
    app: async (answer) => {
      const server = createServer(answer);
      servers.add(server);
      const at = await listening(server);
      return { host: "127.0.0.1", port: at, name: `app-${at}`, server };
    },
    nowhere: async () => {
      const server = createSocketServer();
      const free = await listening(server);
      await new Promise((resolve) => server.close(resolve));
      return { host: "127.0.0.1", port: free, name: `nowhere-${free}` };
    },
    silent: async () => {
      const { at, end } = await startSilent();
      ends.push(end);
      return { host: "127.0.0.1", port: at, name: `silent-${at}` };
    },
    ask: async (host, asked) => {
      const answer = await begin(port, host, asked).answer;
      return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
    },
    close: async () => {
      await ingress.close(0);
      for (const end of ends) end();
      for (const server of servers) {
        if ("closeAllConnections" in server && typeof server.closeAllConnections === "function")
          server.closeAllConnections();
        server.close();
      }
    },
  };
}
