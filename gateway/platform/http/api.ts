import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from "fastify";
import { enforce } from "#gateway/platform/auth/access.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";

const METHODS: HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Serves the routes below `/api`; other methods of a known path answer 405. Only a route that says so takes bodies other than JSON.
 * @param contextOf the context of a request, with its viewer.
 */
export function serveApi(
  app: FastifyInstance,
  routes: readonly RestRoute[],
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>,
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
          const { status, body, json, stream, headers } = await one.run(request, context);
          reply.status(status);
          if (headers) reply.headers(headers);
          if (json) return reply.type("application/json; charset=utf-8").send(json);
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
