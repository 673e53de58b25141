import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { guardPage, policy } from "#gateway/platform/request/security.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";

/** What the document says of itself. */
export interface ApiInfo {
  title: string;
  version: string;
  description: string;
}

/** Writes the OpenAPI 3.1 document of the routes. */
export async function openApi(routes: readonly RestRoute[], info: ApiInfo) {
  const { createDocument } = await import("zod-openapi");
  const paths: Record<string, Record<string, ReturnType<RestRoute["operation"]>>> = {};
  for (const { method, path, operation } of routes) (paths[path] ??= {})[method.toLowerCase()] = operation();
  return createDocument({
    openapi: "3.1.1",
    info: { ...info, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: "/api" }],
    security: [],
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The `accessToken` of a login." },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: "x-token",
          description: "Set by a login; changes then need a same-origin Origin.",
        },
      },
    },
    paths,
  });
}

/** The page of a document, an application of its own. */
async function docsPage(made: object, info: ApiInfo): Promise<FastifyInstance> {
  const document = Object.assign({ openapi: "3.1.1", info, paths: {} }, made);
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import("@fastify/swagger"),
    import("@fastify/swagger-ui"),
  ]);
  const page = fastify();
  page.setNotFoundHandler(({ url }, reply) =>
    reply.status(404).send({
      message: `There is nothing at ${url.slice(0, 200)}.`,
      code: "NOT_FOUND",
      requestId: reply.raw.getHeader("x-request-id"),
    }),
  );
  await page.register(swagger, { mode: "static", specification: { document } });
  await page.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: policy({ "style-src": "'self' 'unsafe-inline'" }),
    theme: { title: info.title },
    uiConfig: {
      layout: "BaseLayout",
      deepLinking: true,
      displayRequestDuration: true,
      tryItOutEnabled: true,
    },
  });
  await page.ready();
  return page;
}

/**
 * Serves the OpenAPI document at `/api/openapi.json` and its page, without asking any other host, at `/api/docs`; both are
 * made for the first who asks.
 */
export function serveDocs(app: FastifyInstance, routes: readonly RestRoute[], info: ApiInfo): void {
  let document: ReturnType<typeof openApi> | undefined;
  let page: Promise<FastifyInstance> | undefined;
  const read = () => (document ??= openApi(routes, info));
  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { routing } = await (page ??= read().then((made) => docsPage(made, info)));
    reply.hijack();
    for (const [name, value] of Object.entries(guardPage(reply).getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    routing(request.raw, reply.raw);
  };
  app.get("/api/openapi.json", read);
  app.get("/api/docs", show);
  app.get("/api/docs/*", show);
  app.addHook("onClose", async () => await (await page)?.close());
}
