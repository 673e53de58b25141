import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** How a gateway is made beside its variables. */
export interface HostOptions {
  /**
   * Whether its clock begins with a full hour, and its rows are made anew by that clock: what is billed by the hour, and the
   * sample order that expires in less than one, stay as they are while a test runs. Only of a store in memory.
   */
  isHourNew?: boolean;
}

/** What is done in the process: a gateway made with so many variables, or the end of the one at an origin. */
export type HostTask = { open: Record<string, string>; options: HostOptions } | { close: string };

/** What is sent to the process. */
export interface HostRequest {
  id: number;
  task: HostTask;
}

/** What comes back: a gateway's origin, nothing, or what went wrong. */
export interface HostReply {
  id: number;
  origin?: string;
  error?: string;
}

/** A gateway on a loopback port. */
export interface HostedGateway {
  /** Its origin, without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

/** A process of Node in which gateways run side by side: most of a gateway's start is its code, which is loaded once. */
export interface GatewayHost {
  /**
   * Starts a gateway.
   * @param env variables beside the defaults: any free port, the sample rows in memory, and no log.
   * @throws what its start threw.
   */
  open: (env?: Record<string, string>, options?: HostOptions) => Promise<HostedGateway>;
  /** Ends the process and all gateways in it. */
  stop: () => Promise<void>;
}

/**
 * Starts the process.
 * @param title what the system's list of processes calls it.
 */
export function startGatewayHost(title: string): GatewayHost {
  const child = fork(join(import.meta.dirname, "gatewayHost.ts"), {
    env: { ...process.env, NODE_OPTIONS: "" },
    execArgv: [`--title=${title}`],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const waiting = new Map<number, PromiseWithResolvers<HostReply>>();
  let lastId = 0;
  child.on("message", (reply: HostReply) => {
    const { resolve, reject } = waiting.get(reply.id) ?? {};
    waiting.delete(reply.id);
    if (reply.error === undefined) resolve?.(reply);
    else reject?.(new Error(reply.error));
  });
  child.on("exit", () => waiting.forEach(({ reject }) => reject(new Error("The gateways' process ended."))));
  const ask = async (task: HostTask): Promise<HostReply> => {
    const reply = Promise.withResolvers<HostReply>();
    lastId += 1;
    waiting.set(lastId, reply);
    child.send({ id: lastId, task } satisfies HostRequest);
    return await reply.promise;
  };
  return {
    open: async (env = {}, options = {}) => {
      const { origin } = await ask({ open: env, options });
      if (origin === undefined) throw new Error("The gateway has no origin.");
      return { origin, close: async () => void (await ask({ close: origin })) };
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
