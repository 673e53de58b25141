import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** A gateway that runs in its own process on a loopback port. */
export interface GatewayProcess {
  /** Its origin, without a slash at the end. */
  origin: string;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
  /** Takes it away in the middle of whatever it does, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Ports below those that the system gives to connections, of which a browser opens many: none of these takes one meanwhile. */
const PORTS = [20_000, 32_000] as const;

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const port = randomInt(...PORTS);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return await freePort();
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Starts a gateway and waits until it says that it is ready.
 * @param env Variables beside the defaults: a free port, a store in memory, and no log.
 * @param main What is started: the sources, or a bundle of them.
 * @param hear Is told what it says.
 */
export async function startGateway(
  env: Record<string, string> = {},
  main = "gateway/main.ts",
  hear: (text: string) => void = () => {},
): Promise<GatewayProcess> {
  const port = env["PORT"] ?? String(await freePort());
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_OPTIONS: "",
      NODE_ENV: "development",
      DATABASE_URL: ":memory:",
      LOG_LEVEL: "silent",
      APPS_PORT: "0",
      DNS_PORT: "0",
      ...env,
      PORT: port,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => {
      said += text.toString();
      hear(text.toString());
    });
  const ended = once(child, "exit");
  const closed = once(child, "close");
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  const [stop, kill] = [end("SIGTERM"), end("SIGKILL")];
  const ready = Promise.withResolvers<void>();
  child.stdout.on("data", () => said.includes("Berth is ready.") && ready.resolve());
  await Promise.race([ready.promise, ended]);
  if (child.exitCode === null && child.signalCode === null)
    return { origin: `http://127.0.0.1:${port}`, stop, kill };
  // What it said last may come after its end.
  await closed;
  throw new Error(`The gateway did not start:\n${said}`);
}
