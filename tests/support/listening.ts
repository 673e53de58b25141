import { createClient } from "graphql-ws";
import { expect, vi } from "vitest";
import { WebSocket } from "ws";
import type { TestGateway } from "./gateway.ts";

/** Somebody who listens on a socket of their own. */
export interface Listener<Event> {
  /** What was heard so far. */
  heard: Event[];
  /** Waits until so many events were heard. */
  until(count: number): Promise<Event[]>;
  leave(): Promise<void>;
}

const addresses = new WeakMap<TestGateway, Promise<string>>();

/** The address of the gateway's sockets; it listens from the first time on. */
function socketsOf(gateway: TestGateway): Promise<string> {
  const known =
    addresses.get(gateway) ??
    gateway.app
      .listen({ port: 0, host: "127.0.0.1" })
      .then((origin) => `${origin.replace("http", "ws")}/graphql`);
  addresses.set(gateway, known);
  return known;
}

/**
 * Call it before subscribing: waits until the gateway listens for so many subscriptions more. What happens from then on is
 * heard; the answers of a socket are no proof of it.
 */
export function listeners({ live }: Pick<TestGateway, "live">): (count?: number) => Promise<void> {
  const before = live.begun;
  return async (count = 1) =>
    await vi.waitFor(() => expect(live.begun - before).toBeGreaterThanOrEqual(count), {
      timeout: 10_000,
      interval: 10,
    });
}

/**
 * Subscribes, and waits until the gateway listens.
 * @param read the event behind the data.
 * @param onBus false where nothing on the live bus is listened to, as for the vehicles that a guest sees move: the test waits
 *   for their timer then.
 */
export async function listen<Event>(
  gateway: TestGateway,
  query: string,
  read: (data: never) => Event,
  { token, sandbox, onBus = true }: { token?: string | undefined; sandbox?: string; onBus?: boolean } = {},
): Promise<Listener<Event>> {
  const client = createClient({
    url: await socketsOf(gateway),
    retryAttempts: 0,
    lazy: false,
    connectionParams: { sandbox },
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, {
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        });
      }
    },
  });
  const heard: Event[] = [];
  const listening = listeners(gateway);
  client.subscribe(
    { query },
    { next: ({ data }) => void heard.push(read(data as never)), error: () => {}, complete: () => {} },
  );
  if (onBus) await listening();
  return {
    heard,
    until: async (count) => {
      await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(count), {
        timeout: 10_000,
        interval: 10,
      });
      return heard;
    },
    leave: async () => await client.dispose(),
  };
}

/** Waits until so much waits to be done by the gateway's timers. */
export async function untilWaiting({ timers }: TestGateway, count: number): Promise<void> {
  await vi.waitFor(() => expect(timers.waiting).toBe(count), { timeout: 10_000, interval: 10 });
}
