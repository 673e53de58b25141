import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { CoreV1Api, KubeConfig, NetworkingV1Api } from "@kubernetes/client-node";
import { EngineError } from "#gateway/engine/engine.ts";
import type { Timers } from "#gateway/platform/background.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Registry } from "#gateway/platform/registry/registry.ts";
import { readKubeconfig } from "./kubeconfig.ts";

/** What an engine on the Kubernetes API is made of. */
export interface KubernetesOptions {
  /** The file that says how the cluster is reached; by default what the cluster or the user's home gives. */
  kubeconfig: string | undefined;
  /** Where everything is made; it has to be there. */
  namespace: string;
  /** How the gateway reaches pods: at their own addresses, or at a port of their nodes. */
  reachedBy: "pods" | "nodes";
  /** Ranges that the gateway's own connections come from, which the policies of the pods' networks let in. */
  gatewayRanges: readonly string[];
  /** Who tells what is in an image, where it is kept there: no call of Kubernetes does. */
  registry?: Pick<Registry, "host" | "artifact"> | undefined;
  /** The id of this installation, which labels what is its own. */
  gatewayId: () => Promise<string>;
  clock: Clock;
  timers: Timers;
}

/** The API server as it is spoken to. */
export interface Reach extends Pick<
  KubernetesOptions,
  "clock" | "timers" | "namespace" | "reachedBy" | "gatewayRanges" | "registry"
> {
  kube: KubeConfig;
  core: CoreV1Api;
  networking: NetworkingV1Api;
  gateway: string;
  /** What is learnt of the API server on the way. */
  learnt: { splitsLogs?: boolean };
}

/** Speaks to the API server from the first time on that somebody asks; the client is loaded then. */
export function reacher({ kubeconfig, gatewayId, ...rest }: KubernetesOptions): () => Promise<Reach> {
  let made: Promise<Reach> | undefined;
  const make = async (): Promise<Reach> => {
    const kube = await readKubeconfig(kubeconfig).catch((error: unknown) => {
      throw new EngineError("ENGINE_UNREACHABLE", String(error), { cause: error });
    });
    const { CoreV1Api, NetworkingV1Api } = await import("@kubernetes/client-node");
    const [core, networking] = [kube.makeApiClient(CoreV1Api), kube.makeApiClient(NetworkingV1Api)];
    return { ...rest, kube, core, networking, gateway: await gatewayId(), learnt: {} };
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

/** Opens an answer that comes in parts, which the client of the API would give as a whole. */
export async function openStream(
  { kube }: Pick<Reach, "kube">,
  path: string,
  query: Record<string, string | number | boolean>,
  signal?: AbortSignal,
): Promise<Readable> {
  const [{ HttpMethod, RequestContext }, { fetch }] = await Promise.all([
    import("@kubernetes/client-node"),
    import("undici"),
  ]);
  const url = new URL(`${kube.getCurrentCluster()?.server ?? ""}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const asked = new RequestContext(url.toString(), HttpMethod.GET);
  await kube.applySecurityAuthentication(asked);
  const dispatcher = asked.getDispatcher();
  const answer = await fetch(url, {
    headers: asked.getHeaders(),
    ...(dispatcher && { dispatcher }),
    ...(signal && { signal }),
  });
  const stream = answer.body ? Readable.fromWeb(answer.body) : Readable.from([]);
  if (answer.status !== 200)
    throw Object.assign(new Error(`The API server answered ${answer.status}.`), {
      code: answer.status,
      body: await text(stream),
    });
  return stream;
}

/** Reads an answer of a part of the API that the client has no types of. */
export const readJson = async (
  reach: Pick<Reach, "kube">,
  path: string,
  query: Record<string, string>,
): Promise<unknown> => JSON.parse(await text(await openStream(reach, path, query)));

/** The lines of a stream of text, without their ends. */
export async function* linesIn(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of stream) {
    const lines = (rest + decoder.decode(part, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
