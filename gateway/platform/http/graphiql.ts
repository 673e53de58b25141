import type { FastifyInstance, FastifyReply } from "fastify";
import { policy } from "#gateway/platform/request/security.ts";

/** A tab of GraphiQL. */
export interface SampleOperation {
  query: string;
}

const pagePolicy = policy({
  "worker-src": "'self' blob:",
  "style-src": "'self' 'unsafe-inline'",
  "font-src": "'self' data:",
});

/** The parts of GraphiQL's page, taken apart once so that its script and style are served from this host, cached. */
async function parts(title: string, tabs: readonly SampleOperation[]) {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const html = renderGraphiQL({
    title,
    endpoint: "/graphql",
    subscriptionsProtocol: "WS",
    defaultTabs: [...tabs],
    defaultQuery: tabs[0]?.query ?? "",
    shouldPersistHeaders: false,
  });
  const between = (from: string, to: string): string => {
    const start = html.indexOf(from) + from.length;
    return html.slice(start, html.lastIndexOf(to));
  };
  return { script: between("<script>", "</script>"), style: between("<style>", "</style>") };
}

const page = (title: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <link rel="icon" href="/mark.svg">
    <link rel="stylesheet" href="/graphql/graphiql.css">
  </head>
  <body class="no-focus-outline">
    <noscript>GraphiQL needs JavaScript.</noscript>
    <div id="root"></div>
    <script src="/graphql/graphiql.js"></script>
  </body>
</html>
`;

/**
 * Serves GraphiQL without asking any other host.
 * @param tabs the operations it opens with.
 * @returns what answers a browser that opens `/graphql`.
 */
export function serveGraphiQL(
  app: FastifyInstance,
  title: string,
  tabs: readonly SampleOperation[],
): (reply: FastifyReply) => Promise<FastifyReply> {
  let made: ReturnType<typeof parts> | undefined;
  const asset =
    (name: "script" | "style", type: string) => async (_request: unknown, reply: FastifyReply) => {
      made ??= parts(title, tabs);
      return reply
        .header("cache-control", "private, max-age=3600")
        .type(type)
        .send((await made)[name]);
    };
  app.get("/graphql/graphiql.js", asset("script", "text/javascript; charset=utf-8"));
  app.get("/graphql/graphiql.css", asset("style", "text/css; charset=utf-8"));
  return async (reply) =>
    reply.header("content-security-policy", pagePolicy).type("text/html; charset=utf-8").send(page(title));
}
