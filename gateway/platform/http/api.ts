import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from "fastify";
import { type Doing, enforce } from "#gateway/platform/auth/access.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { turnOf, type Turn } from "#gateway/platform/request/arrivals.ts";
import { sendable } from "#gateway/platform/request/answers.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Asker, KeptAnswer, Keeping } from "#gateway/platform/request/keptAnswers.ts";
import { watch } from "#gateway/platform/request/watch.ts";
import type { RestAnswer, RestRoute } from "#gateway/platform/rest/rest.ts";
import { scope } from "#gateway/platform/scope.ts";

const JSON_TYPE = "application/json; charset=utf-8";
/** The longest address whose answer is kept. */
const LONGEST = 2_000;

const isObject = (body: unknown): boolean =>
  typeof body === "object" && body !== null && !(body instanceof Uint8Array);

const METHODS: HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;

/** Answers; a text that is there is given back to be sent, which costs less than to send it and wait for its end. */
function send(reply: FastifyReply, { status, body, json, stream, headers }: RestAnswer): unknown {
  reply.status(status);
  if (headers) reply.headers(headers);
  if (json) {
    reply.type(JSON_TYPE);
    return json;
  }
  return reply.send(stream ? Readable.from(stream, { objectMode: false }) : body);
}

const doingOf = ({ method, isSessionOnly, isWhileViewingAs }: RestRoute): Doing => ({
  isChange: method !== "GET",
  isSessionOnly,
  isWhileViewingAs,
});

const handlerOf =
  (one: RestRoute, contextOf: ContextOf) => async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await contextOf(request, reply);
    enforce(one.access, context, doingOf(one));
    return send(reply, await one.run(request, context));
  };

/** The answer as it is kept; null for one that is more than JSON. */
function keepable({ status, body, json, headers }: RestAnswer): KeptAnswer | null {
  if (status !== 200 || headers || !(json || isObject(body))) return null;
  return { type: JSON_TYPE, body: json ?? sendable(JSON.stringify(body)) };
}

/** Like `handlerOf`, with kept answers before it; who asks must be let through before one is looked for. */
function keptHandler(one: RestRoute, contextOf: ContextOf, { kept, guestOf }: Keeping) {
  const find = (request: FastifyRequest, asker: Asker, turn?: Turn) => {
    const key = request.url.length <= LONGEST ? kept.keyOf(`rest ${request.url}`, asker) : null;
    return { key, found: key === null ? undefined : kept.find(key, turn) };
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const context = await contextOf(request, reply);
    enforce(one.access, context, doingOf(one));
    const { key, found } = find(request, context);
    if (found) return send(reply, { status: 200, json: found.body });
    const recording = key === null ? null : kept.record(key, context);
    if (key === null || !recording) return send(reply, await one.run(request, context));
    const here = { requestId: request.id, log: request.log, recording };
    const made = await scope.run(here, () => one.run(request, watch(context, recording)));
    const whole = keepable(made);
    if (whole) kept.keep(key, recording, whole);
    return send(reply, whole ? { status: 200, json: whole.body } : made);
  };
  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    const guest = guestOf(request);
    if (!guest) return answer(request, reply);
    enforce(one.access, guest);
    const { found } = find(request, guest, turnOf(request));
    if (!found) return answer(request, reply);
    reply.type(found.type).send(found.body);
    return undefined;
  };
}

/**
 * Serves the routes below `/api`; other methods of a known path answer 405. Only a route that says so takes bodies other than JSON.
 * @param contextOf the context of a request, with its viewer.
 * @param keeping what keeps whole answers; null where none may be kept.
 */
export function serveApi(
  app: FastifyInstance,
  routes: readonly RestRoute[],
  contextOf: ContextOf,
  keeping: Keeping | null,
): void {
  const paths = Map.groupBy(routes, (one) => one.path);
  for (const [path, here] of paths) {
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
    for (const one of here) {
      const options: RouteOptions = {
        method: one.method,
        url,
        config: { route: one },
        ...(one.file && { bodyLimit: one.file.maxBytes }),
        handler: one.isPlain && keeping ? keptHandler(one, contextOf, keeping) : handlerOf(one, contextOf),
      };
      const { file } = one;
      if (!file) app.route(options);
      else
        void app.register((files, _options, done) => {
          if (file.type === "*") files.removeAllContentTypeParsers();
          files.addContentTypeParser(file.type, { parseAs: "buffer" }, (_request, bytes, read) =>
            read(null, bytes),
          );
          files.route(options);
          done();
        });
    }
    const known = here.map((one): HTTPMethods => one.method);
    app.route({
      method: METHODS.filter((method) => !known.includes(method)),
      url,
      handler: (_request, reply) => {
        reply.header("allow", known.join(", "));
        throw new AppError("METHOD_NOT_ALLOWED", `This address takes ${known.join(", ")} only.`);
      },
    });
  }
}
