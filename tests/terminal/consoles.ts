import { once } from "node:events";
import { expect, vi } from "vitest";
import { WebSocket } from "ws";

/** A console with a terminal of a gateway. */
export function consoleAt(
  port: number,
  query: Record<string, string | number>,
  headers: Record<string, string> = {},
) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const socket = new WebSocket(`ws://127.0.0.1:${port}/terminal?${search}`, { headers });
  const said: { type: string; session?: string; place?: number; exitCode?: number | null }[] = [];
  let seen = Buffer.alloc(0);
  socket.on("message", (data: Buffer, isBinary) => {
    if (isBinary) seen = Buffer.concat([seen, data]);
    else said.push(JSON.parse(data.toString()));
  });
  const closed = once(socket, "close").then(([code, reason]) => `${code} ${reason}`);
  const until = async (check: () => void) => await vi.waitFor(check, { timeout: 10_000, interval: 10 });
  return {
    socket,
    said,
    closed,
    seen: () => seen,
    sees: async (text: string | RegExp) => await until(() => expect(seen.toString()).toMatch(text)),
    ready: async () => {
      await until(() => expect(said[0]?.type).toBe("ready"));
      return { session: said[0]?.session ?? "", place: said[0]?.place ?? -1 };
    },
    type: (text: string) => socket.send(Buffer.from(text)),
    tell: (message: object) => socket.send(JSON.stringify(message)),
  };
}
