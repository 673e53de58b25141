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
  batch: hostingLogsFollowed(appId: $appId, filter: $filter, after: $after) {
    lines { text pod cursor } cursor skipped skippedSince skippedUntil } }`;

/** Somebody who follows the lines of an app over a socket. */
export interface Following {
  batches: Heard[];
  texts: () => string[];
  /** What became of it: a code where it failed or the socket was closed, or that it ended. */
  end: () => string | undefined;
  /** Takes nothing more from the socket, until it does again. */
  pause: () => void;
  resume: () => void;
  stop: () => Promise<void>;
}

/** Follows the lines of an app; the gateway must listen. */
export function followLines(gateway: TestGateway, token: string | null, variables: object): Following {
  const address = gateway.app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const batches: Heard[] = [];
  const sockets = new Set<WebSocket>();
  let end: string | undefined;
  let isOver = false;
  const codeOf = (failure: unknown) => /"code":"?(\w+)/.exec(JSON.stringify(failure))?.[1] ?? "FAILED";
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
  client.subscribe<{ batch: Heard }>(
    { query: QUERY, variables: { ...variables } },
    {
      next: ({ data, errors }) => {
        if (errors) end ??= codeOf(errors);
        if (data && !isOver) batches.push(data.batch);
      },
      error: (failure) => void (end ??= codeOf(failure)),
      complete: () => void (end ??= "ended"),
    },
  );
  return {
    batches,
    texts: () => batches.flatMap(({ lines }) => lines.map(({ text }) => text)),
    end: () => end,
    pause: () => sockets.forEach((socket) => socket.pause()),
    resume: () => sockets.forEach((socket) => socket.resume()),
    stop: async () => {
      isOver = true;
      await client.dispose();
    },
  };
}
