import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#gateway/platform/errors.ts";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import { hasReadableCookies } from "#gateway/platform/request/cookies.ts";
import { policy } from "#gateway/platform/request/security.ts";
import { readRouteFiles, type RouteFiles, routeFinder } from "./routeFiles.ts";
import { writtenLogin } from "./writtenLogin.ts";
import { writtenPages } from "./writtenPages.ts";

const NONCE = "__CSP_NONCE__";
const DEV_TOOLS = "__DEV_TOOLS__";
const OUTLINE = "__OUTLINE__";
const TEXTS = /(<meta name="berth-texts" content="[^"]*)"/;
const SHEET = /(<link rel="stylesheet"[^>]* href=")\/assets\/styles-[^"]*"/;
/** A document of its own within the console, in which a terminal writes styles as text; it asks nobody for anything. */
const FRAME = "terminal.html";
const framed = {
  "cache-control": "no-cache",
  "content-security-policy": policy({
    "default-src": "'none'",
    "worker-src": "'none'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'none'",
    "connect-src": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'self'",
  }),
  "x-frame-options": "SAMEORIGIN",
};
/** The windows in which the console's lists are a phone's (web/ui/table/kindPieces.ts). */
const PHONE = "(max-width: 639.98px)";
const YEAR = 365 * 24 * 60 * 60;

/** Paths below which nothing but what is there exists; all other unknown paths are routes of the console. */
const isResource = (path: string): boolean =>
  /^\/(api|graphql|assets|media)(\/|$)/.test(path) || /^\/[^/]+\.[a-z0-9]+$/i.test(path);

/** The path of the file that an address asks for; null where it can be none, and for what only the gateway reads. */
function fileAt(url: string): string | null {
  const [path = ""] = url.split("?", 1);
  if (
    !/\.[a-z0-9]+$/i.test(path) ||
    /\.(?:br|gz)$|^\/(?:front\/|(?:index\.html|operations\.json|routes\.json)$)/i.test(path)
  )
    return null;
  try {
    const file = decodeURIComponent(path);
    return /^(?:\/[^./\\\0][^/\\\0]*)+$/.test(file) ? file.slice(1) : null;
  } catch {
    return null;
  }
}

/**
 * Serves the built console: its files with their precompressed forms, and its document for every route of the console.
 * The document carries a fresh nonce for styles in each answer, names what the screen of its route needs, and shows the outline
 * of the shell around it to who is signed in. Pages that the build wrote out whole have documents of their own. Unknown
 * addresses of data and files answer 404.
 * @param dist the build's folder.
 * @param devTools whether the console shows its developer tools.
 * @param originOf the origin under which a request reaches the gateway.
 */
export async function serveConsole(
  app: FastifyInstance,
  dist: URL,
  devTools: boolean,
  originOf: (request: FastifyRequest) => string,
): Promise<void> {
  const indexFile = new URL("index.html", dist);
  const marked = (text: string) => text.replace(DEV_TOOLS, devTools ? "on" : "off");
  const index = existsSync(indexFile) ? marked(readFileSync(indexFile, "utf8")) : null;
  const common = index?.replace(OUTLINE, "").split(NONCE);
  const finder = onFirstUse(() => {
    const routes = readRouteFiles(new URL("routes.json", dist)).map((route) => {
      const document = () => withFiles(index ?? "", route);
      return {
        path: route.path,
        forGuest: onFirstUse(() => document().replace(OUTLINE, "").split(NONCE)),
        forViewer: onFirstUse(() =>
          withQueries(document(), route).replace(OUTLINE, route.outline).split(NONCE),
        ),
      };
    });
    return routeFinder(routes);
  });

  const answerWritten = writtenPages(dist, originOf);
  const loginFor = writtenLogin(dist, (text) => marked(text).split(NONCE));

  const answerDocument = (request: FastifyRequest, reply: FastifyReply, path: string) =>
    answerWritten(request, reply, path) ?? answerIndex(request, reply, path);

  const answerIndex = (request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply => {
    const route = finder()(path);
    // A guest is led on to the sign-in page, which has no shell.
    const parts =
      loginFor(request, path) ??
      (hasReadableCookies(request) ? route?.forViewer() : route?.forGuest()) ??
      common;
    if (!parts) throw new AppError("UNAVAILABLE", "The console is not built yet: run npm run build.");
    const nonce = randomBytes(16).toString("base64url");
    return reply
      .type("text/html; charset=utf-8")
      .headers({
        "cache-control": "no-cache",
        "content-security-policy": policy({ "style-src": `'self' 'nonce-${nonce}'` }),
      })
      .send(parts.join(nonce));
  };

  if (index) {
    await app.register(fastifyStatic, {
      root: fileURLToPath(dist),
      index: false,
      preCompressed: true,
      serve: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes("/assets/") || path.includes("\\assets\\");
        reply.header(
          "cache-control",
          isHashed ? `public, max-age=${YEAR}, immutable` : "public, max-age=3600",
        );
        if (path.endsWith(FRAME)) reply.headers(framed);
        if (path.endsWith(".svg"))
          reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'");
      },
    });
    app.get("/*", ({ url }, reply) => {
      const file = fileAt(url);
      return file === null ? reply.callNotFound() : reply.sendFile(file);
    });
  }

  app.get("/", (request, reply) => answerDocument(request, reply, "/"));
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if ((request.method === "GET" || request.method === "HEAD") && !isResource(path))
      return answerDocument(request, reply, path);
    throw new AppError("NOT_FOUND", `There is nothing at ${path.slice(0, 200)}.`);
  });
}

/** The document with the files of a route: the browser asks for them beside the first script, and not after it. */
function withFiles(index: string, { scripts, phone, sheet, styles, texts }: RouteFiles): string {
  const links = [
    ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}" nonce="${NONCE}">`),
    ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}" nonce="${NONCE}">`),
    ...phone.map(
      (name) => `<link rel="modulepreload" media="${PHONE}" crossorigin href="/${name}" nonce="${NONCE}">`,
    ),
  ];
  return index
    .replace(SHEET, (whole, start) => (sheet === "" ? whole : `${start}/${sheet}"`))
    .replace(TEXTS, (_, start) => `${start} ${texts.join(" ")}"`)
    .replace("</head>", () => `${links.join("")}</head>`);
}

/** The document with what the screen asks first, and what it needs for many rows, so that both are asked for beside the scripts. */
function withQueries(document: string, { queries, many }: RouteFiles): string {
  const metas = queries.map((body) => {
    const content = body.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
    return `<meta name="berth-query" content="${content}">`;
  });
  if (many.length > 0)
    metas.push(`<meta name="berth-many" content="${many.map((name) => `/${name}`).join(" ")}">`);
  return document.replace(TEXTS, (found) => metas.join("") + found);
}
