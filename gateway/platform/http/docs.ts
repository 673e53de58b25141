import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { policy } from "#gateway/platform/request/security.ts";
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
  const paths: Record<string, Record<string, RestRoute["operation"]>> = {};
  for (const { method, path, operation } of routes) (paths[path] ??= {})[method.toLowerCase()] = operation;
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

/** Serves the OpenAPI document at `/api/openapi.json` and its page, without asking any other host, at `/api/docs`; the document is made for the first who asks. */
export async function serveDocs(
  app: FastifyInstance,
  routes: readonly RestRoute[],
  info: ApiInfo,
): Promise<void> {
  const document = { openapi: "3.1.1", info, paths: {} };
  let made: Promise<object> | undefined;
  const fill = async () => Object.assign(document, await (made ??= openApi(routes, info)));
  app.get("/api/openapi.json", fill);
  await app.register(swagger, { mode: "static", specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: policy({ "style-src": "'self' 'unsafe-inline'" }),
    theme: { title: info.title },
    uiConfig: {
      layout: "BaseLayout",
      deepLinking: true,
      displayRequestDuration: true,
      tryItOutEnabled: true,
    },
    uiHooks: {
      preHandler: (_request, _reply, done) => void fill().then(() => done(), done),
    },
  });
}
