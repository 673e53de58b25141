import { type Client, createClient } from "graphql-ws";
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
 * Waits until the gateway serves what a client subscribed to, and has sent what happened before: a socket is served in
 * order, so the answer to a query behind it is the sign, also where it is a refusal.
 */
export async function served(client: Client): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    await new Promise<void>((resolve, reject) => {
      const error = (thrown: unknown) => (Array.isArray(thrown) ? resolve() : reject(thrown));
      client.subscribe({ query: "{ __typename }" }, { next: () => {}, error, complete: resolve });
    });
  }
}

/**
 * Subscribes, and waits until the gateway serves it.
 * @param read the event behind the data.
 */
export async function listen<Event>(
  gateway: TestGateway,
  query: string,
  read: (data: never) => Event,
  { token, sandbox }: { token?: string | undefined; sandbox?: string } = {},
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
  client.subscribe(
    { query },
    { next: ({ data }) => void heard.push(read(data as never)), error: () => {}, complete: () => {} },
  );
  await served(client);
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
