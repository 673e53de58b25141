import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import type { TestGateway } from "#tests/support/gateway.ts";

/** Lines of a moment as the tests ask for them. */
export interface Heard {
  lines: { text: string; pod: string; cursor: string }[];
  cursor: string;
  skipped: number;
}

const QUERY = `subscription ($appId: ID!, $filter: HostingLogFilter, $after: ID) {
  told: hostingLogsFollowed(appId: $appId, filter: $filter, after: $after) {
    lines { text pod cursor } cursor skipped skippedSince skippedUntil } }`;

/** Somebody who listens to a subscription over a socket. */
export interface Listening<Told> {
  heard: Told[];
  /** What became of it: a code where it failed or the socket was closed, or that it ended. */
  end: () => string | undefined;
  /** Takes nothing more from the socket, until it does again. */
  pause: () => void;
  resume: () => void;
  stop: () => Promise<void>;
}

const codeOf = (failure: unknown) => /"code":"?(\w+)/.exec(JSON.stringify(failure))?.[1] ?? "FAILED";

/** Listens to a subscription, whose field is called `told`; the gateway must listen too. */
export function listen<Told>(
  gateway: TestGateway,
  token: string | null,
  query: string,
  variables: object,
): Listening<Told> {
  const address = gateway.app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const heard: Told[] = [];
  const sockets = new Set<WebSocket>();
  let end: string | undefined;
  let isOver = false;
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    retryAttempts: 0,
    on: {
      closed: (event) => {
        const code = event instanceof Object && "code" in event ? String(event.code) : "";
        if (code !== "1000") end ??= code;
      },
    },
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string | string[]) {
        super(url, protocols, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
        sockets.add(this);
      }
    },
  });
  client.subscribe<{ told: Told }>(
    { query, variables: { ...variables } },
    {
      next: ({ data, errors }) => {
        if (errors) end ??= codeOf(errors);
        if (data && !isOver) heard.push(data.told);
      },
      error: (failure) => void (end ??= codeOf(failure)),
      complete: () => void (end ??= "ended"),
    },
  );
  return {
    heard,
    end: () => end,
    pause: () => sockets.forEach((socket) => socket.pause()),
    resume: () => sockets.forEach((socket) => socket.resume()),
    stop: async () => {
      isOver = true;
      await client.dispose();
    },
  };
}

/** Somebody who follows the lines of an app. */
export interface Following extends Omit<Listening<Heard>, "heard"> {
  batches: Heard[];
  texts: () => string[];
}

/** Follows the lines of an app. */
export function followLines(gateway: TestGateway, token: string | null, variables: object): Following {
  const { heard: batches, ...rest } = listen<Heard>(gateway, token, QUERY, variables);
  return { ...rest, batches, texts: () => batches.flatMap(({ lines }) => lines.map(({ text }) => text)) };
}
