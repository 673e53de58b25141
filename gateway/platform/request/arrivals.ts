import type { Socket } from "node:net";
import { performance } from "node:perf_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * A turn of the event loop: the reading of what lay ready when the loop looked for it. A number that grows from turn to turn.
 * Whatever is found out within a turn was so after every request that begins in it was sent.
 */
export type Turn = number;

interface Connection {
  /** Requests that are not answered yet. */
  open: number;
  /** The turn in which the last one was answered. */
  answered: Turn;
  /** The turn in which the last one came; undefined where the client may have sent it later than that. */
  turn: Turn | undefined;
}

const connections = new WeakMap<Socket, Connection>();

const turnNow = (): Turn => {
  const { loopCount, events } = performance.nodeTiming.uvMetricsInfo;
  return loopCount + events;
};

/** Notes in which turn each request comes. */
export function noteArrivals(app: FastifyInstance): void {
  app.server.prependListener("request", ({ socket }) => {
    const now = turnNow();
    const known = connections.get(socket);
    if (!known) {
      connections.set(socket, { open: 1, answered: -1, turn: now });
      return;
    }
    // A request that did not wait for the answer before it is read together with what was sent earlier.
    known.turn = known.open > 0 || known.answered === now ? undefined : now;
    known.open += 1;
  });
  app.addHook("onResponse", ({ raw }, _reply, done) => {
    const known = connections.get(raw.socket);
    if (known) {
      known.answered = turnNow();
      // What is left of a body that nobody waited for comes together with the next request.
      known.open = raw.complete ? known.open - 1 : Infinity;
    }
    done();
  });
}

/**
 * The turn in which a request came, for as long as that turn lasts; undefined later, where the request may have been sent
 * later, and for one that came through no socket.
 */
export function turnOf({ raw }: FastifyRequest): Turn | undefined {
  const turn = connections.get(raw.socket)?.turn;
  // What a request asks for may come long after its head.
  return turn === turnNow() ? turn : undefined;
}
