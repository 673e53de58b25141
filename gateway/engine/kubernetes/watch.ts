import type { V1Pod } from "@kubernetes/client-node";
import { wait } from "#gateway/engine/dockerApi/reach.ts";
import { isRecord } from "#gateway/platform/json.ts";
import { ask, failure, statusOf } from "./failures.ts";
import { linesIn, openStream, type Reach } from "./reach.ts";

/** How long until a watch is opened anew that ended at once, in milliseconds. */
const PAUSE = 500;

/** How long the API server is asked to keep a watch open, in seconds. */
const LASTS = 300;

/** What became of a pod: it came where there is nothing before, and went where there is nothing now. */
export interface Change {
  before: V1Pod | undefined;
  now: V1Pod | undefined;
}

/** Which pods. */
export interface Selector {
  labelSelector?: string;
  fieldSelector?: string;
}

/** All pods at one moment, and the version that goes on from there. */
export interface Snapshot {
  pods: readonly V1Pod[];
  version: string;
}

/** The pods at this moment. */
export async function snapshotOf(
  { core, namespace }: Reach,
  selector: Selector,
  signal?: AbortSignal,
): Promise<Snapshot> {
  const { items, metadata } = await ask(
    async () => await core.listNamespacedPod({ namespace, ...selector }),
    {
      signal,
    },
  );
  return { pods: items, version: metadata?.resourceVersion ?? "" };
}

interface Told {
  type: string;
  object: V1Pod & { code?: number };
}

const isTold = (value: unknown): value is Told => isRecord(value) && isRecord(value["object"]);

/** A watch cannot go on from a version that the API server has forgotten. */
class Forgotten extends Error {}

/** What one watch tells until it ends, however that is. */
async function* told(
  reach: Reach,
  selector: Selector,
  version: string,
  signal: AbortSignal,
): AsyncGenerator<Told> {
  const path = `/api/v1/namespaces/${encodeURIComponent(reach.namespace)}/pods`;
  const query = {
    watch: true,
    resourceVersion: version,
    allowWatchBookmarks: true,
    timeoutSeconds: LASTS,
    ...selector,
  };
  const stream = await ask(
    async () => {
      try {
        return await openStream(reach, path, query, signal);
      } catch (error) {
        if (statusOf(error) === 410) return undefined;
        throw error;
      }
    },
    { signal },
  );
  if (!stream) throw new Forgotten();
  try {
    for await (const line of linesIn(stream)) {
      const one: unknown = line.trim() === "" ? undefined : JSON.parse(line);
      if (!isTold(one)) continue;
      if (one.type !== "ERROR") yield one;
      else if (one.object.code === 410) throw new Forgotten();
      else return;
    }
  } catch (error) {
    // What was cut is opened anew, and says then whether the engine is away.
    if (error instanceof Forgotten) throw error;
  } finally {
    stream.destroy();
  }
}

/**
 * What becomes of pods from a moment on, none of it left out: a watch that ends is opened anew where it ended, and where the
 * API server has forgotten that place everything is listed again and compared.
 * @throws {EngineError} `ENGINE_UNREACHABLE` where it cannot be opened anew.
 */
export async function* changes(
  reach: Reach,
  selector: Selector,
  first: Snapshot,
  signal: AbortSignal,
): AsyncGenerator<Change> {
  const idOf = ({ metadata }: V1Pod) => metadata?.uid ?? "";
  let known = new Map(first.pods.map((pod) => [idOf(pod), pod]));
  let { version } = first;
  while (!signal.aborted) {
    let isSilent = true;
    try {
      for await (const { type, object } of told(reach, selector, version, signal)) {
        version = object.metadata?.resourceVersion ?? version;
        if (type === "BOOKMARK") continue;
        isSilent = false;
        const id = idOf(object);
        const before = known.get(id);
        if (type === "DELETED") {
          known.delete(id);
          // What it was at its end may have been told by nothing else.
          if (before) yield { before, now: object };
          yield { before: object, now: undefined };
        } else {
          known.set(id, object);
          yield { before, now: object };
        }
      }
      if (isSilent) await wait(reach.timers, PAUSE, signal);
    } catch (error) {
      if (!(error instanceof Forgotten)) throw failure(error, "ENGINE_UNREACHABLE");
      const next = await snapshotOf(reach, selector, signal);
      const fresh = new Map(next.pods.map((pod) => [idOf(pod), pod]));
      for (const [id, before] of known) if (!fresh.has(id)) yield { before, now: undefined };
      for (const [id, now] of fresh) yield { before: known.get(id), now };
      known = fresh;
      version = next.version;
    }
  }
}

/**
 * Waits until the pods are as they should be.
 * @param check answers what is waited for, or undefined while it is not so.
 */
export async function untilPods<T>(
  reach: Reach,
  selector: Selector,
  check: (pods: readonly V1Pod[]) => T | undefined,
  signal?: AbortSignal,
): Promise<T | undefined> {
  const over = new AbortController();
  const end = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  try {
    const first = await snapshotOf(reach, selector, end);
    const pods = new Map(first.pods.map((pod) => [pod.metadata?.uid ?? "", pod]));
    const found = check([...pods.values()]);
    if (found !== undefined) return found;
    for await (const { before, now } of changes(reach, selector, first, end)) {
      if (now) pods.set(now.metadata?.uid ?? "", now);
      else pods.delete(before?.metadata?.uid ?? "");
      const found = check([...pods.values()]);
      if (found !== undefined) return found;
    }
    return undefined;
  } finally {
    over.abort();
  }
}
