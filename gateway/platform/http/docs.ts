import { createRequire } from "node:module";
import { dirname } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { policy } from "./security.ts";
import type { RestRoute } from "../rest.ts";

const pagePolicy = policy({ "style-src": "'self' 'unsafe-inline'" });

/** Writes the OpenAPI 3.1 document of the routes. */
export async function openApi(routes: readonly RestRoute[], info: { title: string; version: string; description: string }) {
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
        cookie: { type: "apiKey", in: "cookie", name: "x-token", description: "Set by a login; changes then need a same-origin Origin." },
      },
    },
    paths,
  });
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Berth REST API</title>
    <link rel="icon" href="/mark.svg">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="root"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({
  url: "/api/openapi.json", dom_id: "#root", deepLinking: true, displayRequestDuration: true, tryItOutEnabled: true, validatorUrl: null,
});
`;

/** Serves the OpenAPI document at `/api/openapi.json` and its page, without asking any other host, at `/api/docs`. */
export async function serveDocs(app: FastifyInstance, document: () => Promise<object>): Promise<void> {
  let made: Promise<object> | undefined;
  app.get("/api/openapi.json", async () => await (made ??= document()));
  app.get("/api/docs", async (_request, reply) =>
    reply.header("content-security-policy", pagePolicy).type("text/html; charset=utf-8").send(page));
  app.get("/api/docs/start.js", async (_request, reply) => reply.type("text/javascript; charset=utf-8").send(start));
  await app.register(fastifyStatic, {
    root: dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json")),
    prefix: "/api/docs/", decorateReply: false, index: false, maxAge: "1h",
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
  });
}
