import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from "fastify";
import { enforce } from "#gateway/platform/auth/access.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { KeptAnswers } from "#gateway/platform/request/keptAnswers.ts";
import { watch } from "#gateway/platform/request/watch.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { scope } from "#gateway/platform/scope.ts";

const JSON_TYPE = "application/json; charset=utf-8";
/** The longest address whose answer is kept. */
const LONGEST = 2_000;

const isObject = (body: unknown): boolean =>
  typeof body === "object" && body !== null && !(body instanceof Uint8Array);

const METHODS: HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Serves the routes below `/api`; other methods of a known path answer 405. Only a route that says so takes bodies other than JSON.
 * @param contextOf the context of a request, with its viewer.
 * @param kept where whole answers are kept; null where none may be.
 */
export function serveApi(
  app: FastifyInstance,
  routes: readonly RestRoute[],
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>,
  kept: KeptAnswers | null,
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
        handler: async (request, reply) => {
          const context = await contextOf(request, reply);
          enforce(one.access, context);
          const key =
            kept && one.isPlain && request.url.length <= LONGEST
              ? kept.keyOf(`rest ${request.url}`, context)
              : null;
          const found = key === null ? undefined : kept?.find(key);
          if (found) return reply.type(found.type).send(found.body);
          const recording = key === null ? null : (kept?.record(context) ?? null);
          const { status, body, json, stream, headers } = recording
            ? await scope.run({ requestId: request.id, log: request.log, recording }, () =>
                one.run(request, watch(context, recording)),
              )
            : await one.run(request, context);
          if (key !== null && recording && status === 200 && !headers && (json || isObject(body))) {
            const answer = { type: JSON_TYPE, body: json ?? Buffer.from(JSON.stringify(body)) };
            kept?.keep(key, recording, answer);
            return reply.type(answer.type).send(answer.body);
          }
          reply.status(status);
          if (headers) reply.headers(headers);
          if (json) return reply.type(JSON_TYPE).send(json);
          return reply.send(stream ? Readable.from(stream, { objectMode: false }) : body);
        },
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
