import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { credentialsOf } from "./cookies.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Config } from "#gateway/platform/config.ts";
import { BODY_LENGTH, type Journal, type KeptRequest } from "./journal.ts";
import { hasSecret, withoutSecrets, withoutSecretsInQuery } from "#gateway/platform/redaction.ts";
import { callOf, isDocumented, pathOf, type Call } from "./call.ts";
import type { Controls } from "./controls.ts";
import { sandboxNoted } from "./sandboxName.ts";
import { ownOrigin } from "./security.ts";

type Content = Pick<KeptRequest, "body" | "variables" | "isCut">;

const nothing: Content = { body: null, variables: null, isCut: false };

/** What was sent, without secrets and not too long. */
function contentOf({ operation, path, input }: Call, request: FastifyRequest): Content {
  if (operation) {
    const given = withoutSecrets(input, operation.secrets);
    const variables =
      Object.keys(operation.added).length > 0
        ? { ...operation.added, ...(typeof given === "object" && given) }
        : given;
    const isLong = JSON.stringify(variables ?? null).length > BODY_LENGTH;
    return {
      body: operation.document.slice(0, BODY_LENGTH),
      variables: isLong ? null : variables,
      isCut: isLong || operation.document.length > BODY_LENGTH,
    };
  }
  if (request.body === undefined || request.body === null) return nothing;
  // What is neither an operation nor JSON is kept only when no secret can be in it: it cannot be searched for them.
  if (
    !request.headers["content-type"]?.startsWith("application/json") ||
    (path === "/graphql" && hasSecret(JSON.stringify(request.body)))
  )
    return { ...nothing, isCut: true };
  const text = JSON.stringify(withoutSecrets(path === "/graphql" ? request.body : input));
  return { body: text.slice(0, BODY_LENGTH), variables: null, isCut: text.length > BODY_LENGTH };
}

/** The bytes of an answer, where they are known before they are sent. */
function bytesOf(payload: unknown, reply: FastifyReply): number | null {
  if (typeof payload === "string" || Buffer.isBuffer(payload)) return Buffer.byteLength(payload);
  const said = Number(reply.getHeader("content-length"));
  return payload === undefined || payload === null ? 0 : said || null;
}

/** Whether a request is worth remembering: nothing that the control page asks all the time. */
function isNoted(call: Call, controls: Controls): boolean {
  if (call.path === "/graphql" && !call.operation) return call.method === "POST";
  const reads = call.operation ? call.operation.kind !== "mutation" : call.method === "GET";
  return !(reads && controls.isControl(call));
}

/** How an operation ended that was not answered over HTTP. */
export interface Ended {
  sandbox: string | null;
  status: number;
  /** Milliseconds. */
  duration: number;
  bytes: number | null;
}

/** Remembers an operation of a socket. */
export type NoteOperation = (request: FastifyRequest, call: Call, ended: Ended) => void;

/**
 * Remembers every answered request of REST and GraphQL in the journal. Passwords, tokens and cookies never get there.
 * @returns what remembers the operations of sockets.
 */
export function keepJournal(
  app: FastifyInstance,
  config: Config,
  clock: Clock,
  journal: Journal,
  controls: Controls,
): NoteOperation {
  const bytes = new WeakMap<FastifyRequest, number | null>();

  const note: NoteOperation = (request, call, { duration, ...ended }) => {
    if (!isNoted(call, controls)) return;
    try {
      const { operation } = call;
      journal.add({
        at: clock.now(),
        requestId: request.id,
        method: call.method,
        path: operation ? call.path : withoutSecretsInQuery(request.url),
        ...contentOf(call, request),
        operation: operation && { name: operation.name, kind: operation.kind },
        ...ended,
        duration: Math.round(duration * 10) / 10,
        code: call.failure,
        isSigned: credentialsOf(request) !== null,
        origin: ownOrigin(config, request),
      });
    } catch (error) {
      // A body nested too deeply to be read again, for example.
      request.log.warn({ err: error }, "request not kept in the journal");
    }
  };

  app.addHook("onSend", (request, reply, payload, done) => {
    if (isDocumented(pathOf(request))) bytes.set(request, bytesOf(payload, reply));
    done(null, payload);
  });
  app.addHook("onResponse", (request, reply, done) => {
    if (isDocumented(pathOf(request)) && !request.ws && request.method !== "OPTIONS") {
      const ended = {
        sandbox: sandboxNoted(request),
        status: reply.statusCode,
        duration: reply.elapsedTime,
        bytes: bytes.get(request) ?? null,
      };
      note(request, callOf(request), ended);
    }
    done();
  });
  return note;
}
