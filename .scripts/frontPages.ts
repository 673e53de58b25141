import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minify, type Plugin, runnerImport, transformWithOxc } from "vite";
import { fontFile } from "./fontFile.ts";
import type { WrittenDocument } from "../web/front/frontDocuments.tsx";
import type { written } from "../web/front/written.ts";

const web = join(import.meta.dirname, "../web");
const landing = "/front-pages/landing-page";

type Written = typeof written;

/**
 * Writes the front pages out: a document of each in each language, their style sheet and their script, and the list by which
 * the gateway finds them. While developing, they are written when they are asked for.
 */
export function frontPages(): Plugin {
  return {
    name: "front-pages",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const font = Object.keys(bundle).find((name) => name.endsWith(".woff2"));
        if (font === undefined) throw new Error("The build has no font for the front pages.");
        const emit = (kind: string, source: string) => {
          const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
          const fileName = `assets/front-${hash}.${kind}`;
          this.emitFile({ type: "asset", fileName, source });
          return `/${fileName}`;
        };
        const written = await readWritten();
        const documents = await written.documents({
          font: `/${font}`,
          sheet: emit("css", written.sheet(`/${font}`)),
          script: emit("js", await readScript()),
        });
        for (const { name, html } of documents)
          this.emitFile({ type: "asset", fileName: `front/${name}`, source: html });
        const source = JSON.stringify(pagesOf(documents));
        this.emitFile({ type: "asset", fileName: "front/pages.json", source });
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(({ url = "/", headers }, response, next) => {
        const at = new URL(url, `http://${headers.host}`);
        void develop(at).then((found) => {
          if (found) response.setHeader("content-type", found.type).end(found.body);
          else next();
        }, next);
      });
    },
  };
}

/** What is at an address while developing: a page as it is written now, its style sheet or its script. */
async function develop({ pathname, searchParams, origin }: URL) {
  if (pathname === "/front.js") return { type: "text/javascript", body: await readScript() };
  const written = await readWritten();
  const font = `/@fs${fontFile}`;
  if (pathname === "/front.css") return { type: "text/css", body: written.sheet(font) };
  if (!written.paths.includes(pathname)) return null;
  const documents = await written.documents({ font, sheet: "/front.css", script: "/front.js" });
  const found = documents.filter(({ path }) => path === pathname);
  const wanted = found.find(({ locale }) => locale === searchParams.get("lang")) ?? found[0];
  const body = wanted?.html.replaceAll("__ORIGIN__", origin);
  return body === undefined ? null : { type: "text/html; charset=utf-8", body };
}

let read: Promise<Written> | undefined;

/** The pages as they are written now; those that a developer changes show after a restart. */
function readWritten(): Promise<Written> {
  read ??= runnerImport<{ written: Written }>("./front/written.ts", { root: web, logLevel: "error" }).then(
    ({ module }) => module.written,
  );
  return read;
}

async function readScript(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(join(web, "front/browser.ts"), "utf8"), "browser.ts");
  // A script of its own, not a module: it shall run before the first paint.
  return (await minify("browser.js", `{${code}}`)).code;
}

/** The documents of each path by their languages, the default first; a crawler reads the landing page at the root. */
export function pagesOf(documents: readonly WrittenDocument[]) {
  const paths = [...new Set(documents.map(({ path }) => path))];
  const pages = paths.map((path) => ({
    path,
    documents: Object.fromEntries(
      documents.flatMap(({ path: own, locale, name }) => (own === path ? [[locale, name]] : [])),
    ),
  }));
  return [...pages, ...pages.filter(({ path }) => path === landing).map((page) => ({ ...page, path: "/" }))];
}
