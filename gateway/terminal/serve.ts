import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { EngineError, type Engine } from "#gateway/engine/engine.ts";
import { MINUTE } from "#gateway/platform/clock.ts";
import type { Config } from "#gateway/platform/config.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { ownOrigin } from "#gateway/platform/request/security.ts";
import type { Timers } from "#gateway/platform/background.ts";
import { createTerminalSessions, type Attached, type Holder, type TerminalSession } from "./sessions.ts";

/** Why a socket of a terminal is closed. Its reason is a code of the gateway's or the engine's. */
export const CLOSED = {
  ended: 1000,
  badRequest: 4400,
  sessionEnded: 4401,
  forbidden: 4403,
  notFound: 4404,
  taken: 4409,
  tooMany: 4429,
  engine: 4500,
} as const;

/** What the terminals ask of the rest of the gateway. */
export interface TerminalServices {
  config: Config;
  engine: Pick<Engine, "exec">;
  timers: Timers;
  /**
   * Who asks, where they may use a terminal in this pod now. It is asked before a terminal is opened or taken up again, and
   * every minute while it is shown.
   * @param isNew whether it is opened now: that is what belongs into the record.
   * @throws {AppError} where they may not; `NOT_FOUND` too where the pod is somebody else's.
   */
  admit(request: FastifyRequest, pod: string, isNew: boolean): Promise<Holder>;
}

const size = {
  columns: z.coerce.number().int().min(1).max(1_000),
  rows: z.coerce.number().int().min(1).max(1_000),
};
const asked = z.union([
  z.object({
    session: z.string().max(64),
    from: z.coerce.number().int().min(0).default(0),
    pod: z.string().max(63),
  }),
  z.object({ pod: z.string().max(63), ...size }),
]);
const told = z.discriminatedUnion("type", [
  z.object({ type: z.literal("resize"), ...size }),
  z.object({ type: z.literal("close") }),
]);

function readMessage(text: string) {
  try {
    return told.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function closing(error: unknown): [code: number, reason: string] {
  if (error instanceof EngineError)
    return [error.code === "POD_NOT_FOUND" ? CLOSED.notFound : CLOSED.engine, error.code];
  if (!(error instanceof AppError)) return [CLOSED.engine, "INTERNAL"];
  const codes: Record<string, number> = { UNAUTHENTICATED: CLOSED.sessionEnded, NOT_FOUND: CLOSED.notFound };
  return [codes[error.code] ?? CLOSED.forbidden, error.code];
}

/**
 * Mounts `/terminal`, a WebSocket. `?pod=NAME&columns=80&rows=24` opens a terminal, `?pod=NAME&session=ID&from=PLACE` takes one
 * up again that was cut off less than ten minutes ago. Both ways binary messages are the terminal's bytes. The gateway's texts
 * are JSON: `{"type":"ready","session":ID,"place":N}` before the first byte, whose place N is (it counts from the first byte
 * ever; where more was asked for than is kept, N is later), and `{"type":"ended","exitCode":N|null}`. The console's are
 * `{"type":"resize","columns":N,"rows":N}` and `{"type":"close"}`, which ends the command; a socket that closes does not.
 */
export function serveTerminals(app: FastifyInstance, services: TerminalServices) {
  const { config, engine, timers, admit } = services;
  const sessions = createTerminalSessions(timers);

  app.get(
    "/terminal",
    {
      websocket: true,
      preValidation: (request, _reply, done) => {
        const { origin } = request.headers;
        // Stricter than for all else: no other page of this machine, and none that may read answers.
        const isForeign = origin !== undefined && origin !== ownOrigin(config, request);
        done(isForeign ? new AppError("FORBIDDEN", "Only the console opens terminals.") : undefined);
      },
    },
    (socket, request) => {
      let session: TerminalSession | null = null;
      let isGone = false;
      let stopChecks = () => {};
      const early: Uint8Array[] = [];
      const shown: Attached = {
        send: (bytes) => socket.send(bytes),
        waiting: () => socket.bufferedAmount,
        ended: (exitCode) => {
          socket.send(JSON.stringify({ type: "ended", exitCode }));
          socket.close(CLOSED.ended, "ENDED");
        },
        taken: () => socket.close(CLOSED.taken, "TAKEN"),
      };
      const check = (pod: string) => {
        stopChecks = timers.after(MINUTE, async () => {
          try {
            await admit(request, pod, false);
            check(pod);
          } catch (error) {
            session?.close();
            socket.close(...closing(error));
          }
        });
      };
      const begin = async () => {
        const query = asked.safeParse(request.query).data;
        if (!query) return socket.close(CLOSED.badRequest, "BAD_REQUEST");
        const isNew = !("session" in query);
        const who = await admit(request, query.pod, isNew);
        const found =
          "session" in query
            ? sessions.takeUp(query.session, who)
            : await sessions.open(engine, query.pod, who, query);
        if (found === null) return socket.close(CLOSED.tooMany, "TOO_MANY_REQUESTS");
        if (found?.pod !== query.pod) return socket.close(CLOSED.notFound, "NOT_FOUND");
        session = found;
        // They may have signed out while it was brought up.
        if (isNew)
          await admit(request, query.pod, false).catch((error: unknown) => {
            found.close();
            throw error;
          });
        const from = "session" in query ? query.from : 0;
        const ready = (place: number) =>
          socket.send(JSON.stringify({ type: "ready", session: found.id, place }));
        found.attach(shown, from, ready);
        for (const data of early) found.write(data);
        if (isGone) found.detach(shown);
        else check(query.pod);
      };
      socket.on("message", (data: Buffer, isBinary: boolean) => {
        if (isBinary) {
          if (session) session.write(data);
          else if (early.length < 64) early.push(data);
          return;
        }
        const message = readMessage(data.toString());
        if (message?.type === "resize") session?.resize(message.columns, message.rows).catch(() => {});
        else if (message?.type === "close") session?.close();
        else socket.close(CLOSED.badRequest, "BAD_REQUEST");
      });
      socket.once("close", () => {
        isGone = true;
        stopChecks();
        session?.detach(shown);
      });
      begin().catch((error: unknown) => {
        if (!(error instanceof AppError) && !(error instanceof EngineError))
          request.log.warn({ err: error }, "a terminal could not be opened");
        socket.close(...closing(error));
      });
    },
  );
  app.addHook("preClose", () => {
    sessions.close();
    return Promise.resolve();
  });
  return { endSession: sessions.endSession, count: sessions.count };
}
