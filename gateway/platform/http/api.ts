import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { enforce } from "../auth/access.ts";
import { AppError } from "../errors.ts";
import type { RequestContext } from "../request.ts";
import type { RestRoute } from "../rest.ts";

const METHODS: HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Serves the routes below `/api`; other methods of a known path answer 405.
 * @param contextOf the context of a request, with its viewer.
 */
export function serveApi(
  app: FastifyInstance, routes: readonly RestRoute[],
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>,
): void {
  const paths = Map.groupBy(routes, (one) => one.path);
  for (const [path, here] of paths) {
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
    for (const one of here) {
      app.route({
        method: one.method, url,
        handler: async (request, reply) => {
          const context = await contextOf(request, reply);
          enforce(one.access, context);
          const { status, body } = await one.run(request, context);
          return reply.status(status).send(body);
        },
      });
    }
    const known = here.map((one): HTTPMethods => one.method);
    app.route({
      method: METHODS.filter((method) => !known.includes(method)), url,
      handler: (_request, reply) => {
        reply.header("allow", known.join(", "));
        throw new AppError("METHOD_NOT_ALLOWED", `This address takes ${known.join(", ")} only.`);
      },
    });
  }
}
