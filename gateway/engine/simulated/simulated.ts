import { EngineError, type Engine, type LogRange } from "#gateway/engine/engine.ts";
import { untilEnded } from "#gateway/engine/dockerApi/failures.ts";
import type { Timers } from "#gateway/platform/background.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { listensOn } from "./behaviour.ts";
import { usageOf } from "./figures.ts";
import { held } from "./files.ts";
import { happenings, notThere } from "./happenings.ts";
import { knownImage, knownImages } from "./images.ts";
import { writtenLines } from "./writtenLines.ts";
import { createPages, pageOf } from "./pages.ts";
import { known, noPod, planFor, rowOf, runningSpan, shownPod, type Known } from "./pods.ts";
import * as rows from "./repository.ts";
import * as volumes from "./volumeRepository.ts";
import { runSimulated, shellState } from "./session.ts";
import { openSimulatedTerminal } from "./terminal.ts";

/** What the simulated engine is made of. */
export interface SimulatedOptions {
  store: Store;
  gatewayId: () => Promise<string>;
  clock: Clock;
  timers: Timers;
  /** Whether it answers; an engine that is lost can be asked for so. */
  isThere?: () => boolean;
}

/** How long rows of removed pods are kept, in milliseconds. */
const REMEMBERED = 3_600_000;

/**
 * Runs nothing, and shows what would run: pods are rows of the gateway's own store, and all that is told of them (phases,
 * lines, usage, events) is worked out of those and the clock, so that several processes over one store tell the same. What can
 * be asked of it to fail is told at `behaviourOf`.
 */
export function createSimulatedEngine(options: SimulatedOptions): Engine {
  const { store, clock, timers, gatewayId, isThere = () => true } = options;
  const pages = createPages(timers);
  const now = () => clock.now();
  const at = (ms = now()) => new Date(ms).toISOString();

  /** Does what is asked, where the engine answers. */
  async function ask<T>(signal: AbortSignal | undefined, work: (gateway: string) => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    if (!isThere()) throw notThere();
    try {
      return await work(await gatewayId());
    } catch (error) {
      throw error instanceof EngineError ? error : notThere(error);
    }
  }
  const all = async (gateway: string, only: Parameters<typeof rows.podRows>[2]): Promise<Known[]> =>
    (await rows.podRows(store.db, gateway, only)).map(known);
  const one = async (gateway: string, name: string): Promise<Known> => {
    const [found] = await all(gateway, { name });
    if (!found) throw noPod(name);
    return found;
  };
  const image = (reference: string) => {
    const found = knownImage(reference);
    if (!found) throw new EngineError("IMAGE_PULL_FAILED", `${reference}: there is no such image.`);
    return found;
  };

  async function* lines(pod: string, range: LogRange, signal?: AbortSignal) {
    const read = async () =>
      await ask(signal, async (gateway) => (await all(gateway, { name: pod, removedSince: at(0) }))[0]);
    const found = await ask(signal, async (gateway) => await one(gateway, pod));
    yield* writtenLines(options, found, read, range, signal);
  }

  async function* events(begun: number, signal?: AbortSignal) {
    yield* happenings(
      options,
      async (removedSince) => await ask(signal, async (gateway) => await all(gateway, { removedSince })),
      begun,
      signal,
    );
  }

  return {
    kind: "SIMULATED",
    ping: async (signal) => await ask(signal, () => Promise.resolve({ version: "simulated" })),
    image: async (reference, signal) => await ask(signal, () => Promise.resolve(knownImage(reference))),
    images: async (signal) => await ask(signal, () => Promise.resolve(knownImages)),
    pull: async (reference, told, signal) =>
      await ask(signal, () => {
        const { sizeBytes } = image(reference);
        for (const part of [0, 0.3, 0.7, 1])
          told?.({ doneBytes: Math.round(sizeBytes * part), totalBytes: sizeBytes });
        return Promise.resolve();
      }),
    apply: async (workload, signal) =>
      await ask(signal, async (gateway) => {
        image(workload.image);
        await volumes.addVolumes(store.db, gateway, workload.appId, workload.volumes);
        const times = { at: at(), forgetBefore: at(now() - REMEMBERED) };
        await rows.applyRevision(store, gateway, workload, times, planFor(gateway, workload, times.at));
      }),
    remove: async (appId, { revision } = {}, signal) =>
      await ask(signal, async (gateway) => {
        const found = await all(gateway, { appId });
        const gone = found.filter(({ pod }) => revision === undefined || pod.revision === revision);
        const names = gone.map(({ pod }) => pod.name);
        await rows.markRemoved(store.db, gateway, names, at());
      }),
    removePod: async (name, signal) =>
      await ask(signal, async (gateway) => {
        const { pod, workload } = await one(gateway, name);
        await rows.applyRevision(store, gateway, workload, { at: at(), forgetBefore: at(0) }, () => ({
          gone: [name],
          come: [rowOf(gateway, workload, pod.slot, pod.generation + 1, at())],
        }));
      }),
    removeVolumes: async (appId, signal) =>
      await ask(signal, async (gateway) => await volumes.deleteVolumes(store.db, gateway, appId)),
    volumes: async (appId, signal) =>
      await ask(signal, async (gateway) => {
        const found = await volumes.volumesOf(store.db, gateway, appId);
        return new Map(found.map(({ name, files }) => [name, held(files)]));
      }),
    pods: async (appId, signal) =>
      await ask(signal, async (gateway) =>
        (await all(gateway, { appId })).map((found) => shownPod(found, now())),
      ),
    address: async (name, port, signal) =>
      await ask(signal, async (gateway) => {
        const found = await one(gateway, name);
        if (!runningSpan(found, now()) || !listensOn(found.workload).includes(port)) return null;
        return await pages.at(name, port, async (path) => {
          const [still] = isThere() ? await all(gateway, { name }) : [];
          if (!still || !runningSpan(still, now())) return null;
          return pageOf(name, still.workload, still.life.wellAfterMs === null, port, path);
        });
      }),
    isWell: async (name, { path, port }, signal) =>
      await ask(signal, async (gateway) => {
        const found = await one(gateway, name);
        const { wellAfterMs } = found.life;
        const span = runningSpan(found, now());
        if (!span || wellAfterMs === null || now() < span.from + wellAfterMs) return false;
        const page = pageOf(name, found.workload, false, port, path ?? "/");
        return page !== null && (path === null || page.status < 400);
      }),
    logs: (pod, range, signal) => untilEnded(lines(pod, range, signal), signal),
    usage: async (appId, signal) =>
      await ask(signal, async (gateway) =>
        (await all(gateway, { appId })).flatMap((found) => {
          const span = runningSpan(found, now());
          return span ? [usageOf(found.pod.name, found.workload, span, now())] : [];
        }),
      ),
    exec: async (name, { columns, rows: height, command }, signal) =>
      await ask(signal, async (gateway) => {
        const found = await one(gateway, name);
        if (!runningSpan(found, now())) throw new EngineError("COMMAND_FAILED", `${name} does not run.`);
        const size = { columns, rows: height };
        const state = shellState(options, gateway, name, found.workload, size);
        const resize = (columns: number, rows: number) => void Object.assign(size, { columns, rows });
        return openSimulatedTerminal(state, resize, command, signal);
      }),
    run: async (workload, { command, timeoutSeconds }, signal) =>
      await ask(signal, async (gateway) => {
        image(workload.image);
        await volumes.addVolumes(store.db, gateway, workload.appId, workload.volumes);
        const { name } = rowOf(gateway, workload, -1, now(), at());
        const state = shellState(options, gateway, name, workload, { columns: 80, rows: 24 });
        return await runSimulated(state, command, timeoutSeconds);
      }),
    speakers: () => Promise.resolve([]),
    events: (signal) => untilEnded(events(now(), signal), signal),
    close: () => {
      pages.close();
      return Promise.resolve();
    },
  };
}
