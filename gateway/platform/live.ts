import { setMaxListeners } from "node:events";
import { createPubSub, filter, map, Repeater, type PubSubEventTarget } from "graphql-yoga";

/** A row that changed: what the live bus carries. Whoever listens reads the row again, with the listener's own rights. */
export interface RowChange {
  kind: "CREATED" | "UPDATED" | "DELETED";
  id: string;
}

/** The live bus: every mutation says on the topic of its table which rows changed. */
export interface Live {
  /** Says that rows changed; call it after the transaction. */
  publish(topic: string, ...changes: readonly RowChange[]): void;
  /**
   * The changes from now on, until the iterator is closed. A change waits until it is read, at most one for each row: what
   * happened to a row since is told with it. From 50,000 waiting rows on the oldest are left out.
   */
  subscribe(topic: string): AsyncIterable<RowChange>;
  close(): Promise<void>;
}

/** The same events in another form, one by one as they come; whoever stops listening ends the source at once. */
export const mapEach = <T, U>(events: AsyncIterable<T>, form: (event: T) => U): AsyncIterable<U> =>
  map(form)(events);

/** The same events in another form that takes time to make; those that make null are left out. */
export const mapSome = <T, U extends object>(
  events: AsyncIterable<T>,
  form: (event: T) => Promise<U | null>,
): AsyncIterable<U> => filter((made: U | null): made is U => made !== null)(map(form)(events));

/** The events of several sources, as they come; whoever stops listening ends all of them. */
export const merged = <T>(...sources: AsyncIterable<T>[]): AsyncIterable<T> =>
  new Repeater<T>(async (push, stop) => {
    const open = sources.map((source) => source[Symbol.asyncIterator]());
    void stop.then(() => Promise.all(open.map(async (one) => await one.return?.())));
    await Promise.all(
      open.map(async (one) => {
        for (let next = await one.next(); !next.done; next = await one.next()) await push(next.value);
      }),
    );
    stop();
  });

/**
 * The changes on several topics that may become others: they are asked for again with each change on the topic `signal`, which
 * is heard from the beginning. Whoever stops listening ends all of them.
 */
export const following = (
  live: Pick<Live, "subscribe">,
  signal: string,
  topicsOf: () => Promise<readonly string[]>,
): AsyncIterable<RowChange> =>
  new Repeater<RowChange>(async (push, stop) => {
    const open = new Map<string, AsyncIterator<RowChange>>();
    const signals = live.subscribe(signal)[Symbol.asyncIterator]();
    let isStopped = false;
    const pump = async (source: AsyncIterator<RowChange>) => {
      for (let next = await source.next(); !next.done; next = await source.next()) await push(next.value);
    };
    const look = async () => {
      const wanted = new Set(await topicsOf());
      for (const [topic, source] of open)
        if (isStopped || !wanted.has(topic)) {
          open.delete(topic);
          void source.return?.();
        }
      for (const topic of wanted)
        if (!isStopped && !open.has(topic)) {
          const source = live.subscribe(topic)[Symbol.asyncIterator]();
          open.set(topic, source);
          pump(source).catch(stop);
        }
    };
    void stop.then(async () => {
      isStopped = true;
      await Promise.all([signals, ...open.values()].map(async (one) => await one.return?.()));
    });
    const first = signals.next();
    await look();
    for (let next = await first; !next.done; next = await signals.next()) await look();
    stop();
  });

/**
 * The same events; something goes on for as long as somebody listens to them.
 * @param begin starts it with the first one asked for, and answers how it is ended.
 */
export const during = <T>(events: AsyncIterable<T>, begin: () => () => void): AsyncIterable<T> =>
  new Repeater<T>(async (push, stop) => {
    const source = events[Symbol.asyncIterator]();
    const end = begin();
    void stop.then(async () => {
      end();
      await source.return?.();
    });
    for (let next = await source.next(); !next.done; next = await source.next()) await push(next.value);
    stop();
  });

/** The same bus; what is published on it is told once a change is kept. */
export const toldAfterwards = (live: Live, afterwards: (work: () => void) => void): Live => ({
  ...live,
  publish: (topic, ...changes) => afterwards(() => live.publish(topic, ...changes)),
});

/** How many rows' changes wait for one reader. */
const MAX_WAITING = 50_000;

type Changes = Record<string, [RowChange]>;

/**
 * The changes that an event target tells of a topic, for a reader that may be slow. The subscriptions of `createPubSub` end
 * the process when 1,024 events wait.
 */
const changesOf = (eventTarget: PubSubEventTarget<Changes>, topic: string): Repeater<RowChange> =>
  new Repeater(async (push, stop) => {
    const waiting = new Map<string, RowChange>();
    let isStopped = false;
    let wake = () => {};
    const hear = ({ detail }: { detail: RowChange | null }) => {
      if (!detail) return;
      const { id, kind } = detail;
      const isStillNew = kind === "UPDATED" && waiting.get(id)?.kind === "CREATED";
      waiting.set(id, isStillNew ? { id, kind: "CREATED" } : detail);
      const [oldest] = waiting.keys();
      if (waiting.size > MAX_WAITING && oldest !== undefined) waiting.delete(oldest);
      wake();
    };
    eventTarget.addEventListener(topic, hear);
    void stop.then(() => {
      eventTarget.removeEventListener(topic, hear);
      isStopped = true;
      wake();
    });
    while (!isStopped) {
      const [next] = waiting.values();
      if (next) {
        waiting.delete(next.id);
        await push(next);
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  });

function over(eventTarget: PubSubEventTarget<Changes>, close: () => Promise<void>): Live {
  const bus = createPubSub<Changes>({ eventTarget });
  return {
    publish: (topic, ...changes) => {
      for (const change of changes) bus.publish(topic, change);
    },
    subscribe: (topic) => changesOf(eventTarget, topic),
    close,
  };
}

/** Opens a bus within this process. */
export function openLocalLive(): Live {
  const eventTarget = new EventTarget();
  setMaxListeners(0, eventTarget);
  return over(eventTarget, () => Promise.resolve());
}

/**
 * Opens the bus: within this process, or through Redis so that several processes hear each other.
 * @param redisUrl `redis://HOST:PORT`, or undefined for this process alone.
 */
export async function openLive(redisUrl?: string): Promise<Live> {
  if (!redisUrl) return openLocalLive();
  const [{ createRedisEventTarget }, { Redis }] = await Promise.all([
    import("@graphql-yoga/redis-event-target"),
    import("ioredis"),
  ]);
  const publishClient = new Redis(redisUrl);
  const subscribeClient = new Redis(redisUrl);
  for (const client of [publishClient, subscribeClient]) client.on("error", () => {});
  const eventTarget = createRedisEventTarget({ publishClient, subscribeClient });
  return over(eventTarget, async () => {
    await Promise.all([publishClient.quit(), subscribeClient.quit()]);
  });
}
