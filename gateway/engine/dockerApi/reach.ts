import { existsSync } from "node:fs";
import { Readable } from "node:stream";
import type Dockerode from "dockerode";
import type { Timers } from "#gateway/platform/background.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import { ask } from "./failures.ts";

/** What an engine behind the Docker API is made of. */
export interface DockerOptions {
  /** Where the engine listens, as `unix:///PATH` or `tcp://HOST:PORT`. */
  dockerHost: string;
  /** The id of this installation, which labels what is its own. */
  gatewayId: () => Promise<string>;
  clock: Clock;
  timers: Timers;
  /** What the volume driver is given for new volumes; by default nothing but the size, where the driver can keep it. */
  volumeOptions?: Record<string, string>;
  /**
   * Whether a bridge is one of this machine's, so that what is behind it is reached at its own address; by default what the
   * machine says. It is none where the engine runs in a virtual machine or in a network of its own, or the gateway does.
   */
  isNear?: (bridge: string) => boolean;
}

/** The engine as it is spoken to. */
export interface Reach extends Pick<DockerOptions, "clock" | "timers" | "volumeOptions"> {
  isNear: NonNullable<DockerOptions["isNear"]>;
  docker: Dockerode;
  gateway: string;
  /** The name of the machine. */
  node: string;
  /** Its id in a swarm; empty where it is in none. */
  nodeId: string;
}

/** Whether the machine has an interface, whether or not it is up. */
const hasInterface = (name: string): boolean => existsSync(`/sys/class/net/${name}`);

function addressOf(dockerHost: string): Dockerode.DockerOptions {
  const { protocol, pathname, hostname, port } = new URL(dockerHost);
  return protocol === "unix:"
    ? { socketPath: decodeURIComponent(pathname) }
    : { protocol: "http", host: hostname, port: Number(port || 2375) };
}

/** Speaks to the engine from the first time on that somebody asks; the client is loaded then. */
export function reacher({ dockerHost, gatewayId, ...rest }: DockerOptions): () => Promise<Reach> {
  let made: Promise<Reach> | undefined;
  const make = async (): Promise<Reach> => {
    const { default: Client } = await import("dockerode");
    const docker = new Client(addressOf(dockerHost));
    const [gateway, about] = await Promise.all([
      gatewayId(),
      ask(async (): Promise<{ Name?: string; Swarm?: { NodeID?: string } }> => await docker.info()),
    ]);
    return {
      isNear: hasInterface,
      ...rest,
      docker,
      gateway,
      node: about.Name ?? "",
      nodeId: about.Swarm?.NodeID ?? "",
    };
  };
  return async () => {
    made ??= make();
    try {
      return await made;
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
}

/** Opens an answer that comes in parts, which dockerode gives as a whole where it does not go on. */
export const openStream = async (
  { docker }: Pick<Reach, "docker">,
  path: string,
  query: Record<string, string | number | boolean>,
  signal?: AbortSignal,
): Promise<Readable> =>
  await new Promise((resolve, reject) => {
    docker.modem.dial(
      {
        path: `${path}?`,
        method: "GET",
        options: query,
        isStream: true,
        statusCodes: { 200: true, 400: "bad parameter", 404: "not found", 500: "server error" },
        abortSignal: signal,
      },
      (error: unknown, stream) =>
        stream instanceof Readable ? resolve(stream) : reject(error ?? new Error("No stream came.")),
    );
  });

/** Reads an answer of which dockerode leaves the query away. */
export const readJson = async (
  { docker }: Pick<Reach, "docker">,
  path: string,
  query: Record<string, string>,
): Promise<unknown> =>
  await new Promise((resolve, reject) => {
    docker.modem.dial(
      {
        path: `${path}?`,
        method: "GET",
        options: query,
        statusCodes: { 200: true, 500: "server error" },
      },
      (error: unknown, found) => (error ? reject(error) : resolve(found)),
    );
  });

/** Waits, no longer than the signal lets it. */
export const wait = async (timers: Timers, ms: number, signal?: AbortSignal): Promise<void> =>
  await new Promise((resolve) => {
    const end = () => {
      takeBack();
      resolve();
    };
    const takeBack = timers.after(ms, () => {
      signal?.removeEventListener("abort", end);
      resolve();
      return Promise.resolve();
    });
    if (signal?.aborted) end();
    else signal?.addEventListener("abort", end, { once: true });
  });
