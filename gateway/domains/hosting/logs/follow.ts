import { setImmediate } from "node:timers/promises";
import { Repeater } from "graphql-yoga";
import { EngineError, type Pod } from "#gateway/engine/engine.ts";
import { merged } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { topicOf } from "#gateway/domains/hosting/apps/rules.ts";
import { podsTopic } from "#gateway/domains/hosting/pods/rules.ts";
import { type Batch, createBuffer, type LineBuffer } from "./buffer.ts";
import { lineOf, type Wanted } from "./lines.ts";
import { momentOf, type Progress } from "./place.ts";
import { seesStill } from "./watching.ts";

/** How long lines are gathered, how long a reader that takes nothing is waited for, and how old a line may be by then. */
const GATHER = 100;
const PATIENCE = 1_000;
const OLD = 30_000;
/** How often it is looked whether the viewer still sees the app, and which pods there are. */
const LOOK = 5_000;
const TURN = 500;

/** What of a pod says that it may write again after its log ended. */
const lifeOf = ({ phase, restarts, startedAt }: Pod): string => `${phase} ${restarts} ${startedAt}`;

type Context = Pick<RequestContext, "engine" | "clock" | "background">;

/** Follows the pods of an app, each from where it was read last; `look` takes up those that came since. */
function followPods(
  { engine, clock, background }: Context,
  { appId, wanted, progress }: { appId: string; wanted: Wanted; progress: Progress },
  buffer: LineBuffer,
  signal: AbortSignal,
) {
  /** The pods that are read, or were to their end. */
  const known = new Map<string, string>();
  const last = new Map(progress.pods);

  async function makeRoom(at: string): Promise<void> {
    if (momentOf(at) > clock.now() - OLD)
      await Promise.race([
        buffer.taken(),
        new Promise<void>((resolve) =>
          background.after(PATIENCE, () => {
            resolve();
            return Promise.resolve();
          }),
        ),
      ]);
    if (buffer.isFull() && !signal.aborted) buffer.skip();
  }

  async function read(pod: string): Promise<void> {
    const after = last.get(pod);
    const begin = after === undefined ? { since: new Date(progress.since).toISOString() } : { after };
    let count = 0;
    for await (const written of engine.logs(pod, { ...begin, isFollowed: true }, signal)) {
      if (signal.aborted) return;
      const line = lineOf(written);
      last.set(pod, written.cursor);
      buffer.add(pod, written.cursor, wanted.isIn(line) ? line : null);
      count += 1;
      if (count % TURN === 0) await setImmediate();
      if (buffer.isFull()) await makeRoom(line.place.key);
    }
  }

  return async (): Promise<void> => {
    let pods: readonly Pod[];
    try {
      pods = await engine.pods(appId, signal);
    } catch (error) {
      // It is looked again; meanwhile what was followed has ended by itself.
      if (signal.aborted || error instanceof EngineError) return;
      throw error;
    }
    for (const pod of pods) {
      const life = lifeOf(pod);
      if (!wanted.isPod(pod.name) || known.get(pod.name) === life || known.get(pod.name) === "read") continue;
      known.set(pod.name, "read");
      void read(pod.name).then(
        () => known.set(pod.name, life),
        () => known.delete(pod.name),
      );
    }
  };
}

/** The lines of an app's pods as they come, in batches, for as long as the viewer sees the app. */
export function follow(
  context: RequestContext,
  app: Pick<AppRow, "id" | "ownerId">,
  what: { wanted: Wanted; progress: Progress },
): AsyncIterable<{ hostingLogsFollowed: Batch }> {
  const { background, homeLive } = context;
  return new Repeater(async (push, stop) => {
    const ending = new AbortController();
    const { signal } = ending;
    const buffer = createBuffer(what.progress);
    const lookAtPods = followPods(context, { appId: app.id, ...what }, buffer, signal);
    const look = async (): Promise<void> => {
      if (signal.aborted) return;
      if (!(await seesStill(context, app.id))) return stop();
      await lookAtPods();
      buffer.tellPlace();
    };
    const changes = merged(homeLive.subscribe(podsTopic(app.id)), homeLive.subscribe(topicOf(app.ownerId)));
    const heard = changes[Symbol.asyncIterator]();
    const endLooks = background.every({ first: LOOK, every: LOOK }, look);
    void stop.then(async () => {
      ending.abort();
      endLooks();
      buffer.end();
      await heard.return?.();
    });
    const hear = async (): Promise<void> => {
      for (let next = await heard.next(); !next.done; next = await heard.next())
        if (next.value.id === app.id) await look();
    };
    void hear().catch(() => stop());
    await look();
    // The first one tells that lines are followed, and from where.
    while (!signal.aborted) {
      await push({ hostingLogsFollowed: buffer.take() });
      if (!signal.aborted) await buffer.some();
      if (!signal.aborted && !buffer.isPlenty())
        await new Promise<void>((resolve) => {
          background.after(GATHER, () => Promise.resolve(resolve()));
        });
    }
  });
}
