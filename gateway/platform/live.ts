import { setMaxListeners } from "node:events";
import { createPubSub, filter, map, Repeater, type PubSub } from "graphql-yoga";

/** A row that changed: what the live bus carries. Whoever listens reads the row again, with the listener's own rights. */
export interface RowChange {
  kind: "CREATED" | "UPDATED" | "DELETED";
  id: string;
}

/** The live bus: every mutation says on the topic of its table which rows changed. */
export interface Live {
  /** Says that rows changed; call it after the transaction. */
  publish(topic: string, ...changes: readonly RowChange[]): void;
  /** The changes from now on, until the iterator is closed. */
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

type Bus = PubSub<Record<string, [RowChange]>>;

const over = (bus: Bus, close: () => Promise<void>): Live => ({
  publish: (topic, ...changes) => {
    for (const change of changes) bus.publish(topic, change);
  },
  subscribe: (topic) => bus.subscribe(topic),
  close,
});

/** Opens a bus within this process. */
export function openLocalLive(): Live {
  const eventTarget = new EventTarget();
  setMaxListeners(0, eventTarget);
  return over(createPubSub<Record<string, [RowChange]>>({ eventTarget }), () => Promise.resolve());
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
  return over(createPubSub<Record<string, [RowChange]>>({ eventTarget }), async () => {
    await Promise.all([publishClient.quit(), subscribeClient.quit()]);
  });
}
