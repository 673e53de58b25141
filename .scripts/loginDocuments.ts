import { createHash } from "node:crypto";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { build, type Plugin, runnerImport } from "vite";
import type * as Markup from "../web/app/written/loginMarkup.tsx";

const web = join(import.meta.dirname, "../web");

/**
 * Writes the sign-in page out in every language, as the console draws it, with a small script that signs in: `front/login.*`.
 * The gateway answers it to guests; the console's own scripts are named in it, and begun where they are needed.
 */
export function loginDocuments(): Plugin {
  return {
    name: "login-documents",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const { "index.html": index, "routes.json": routes } = bundle;
        if (index?.type !== "asset" || routes?.type !== "asset")
          throw new Error("The build has no document for the sign-in page.");
        const source = Buffer.from(index.source).toString();
        const scripts = scriptsOf(source, Buffer.from(routes.source).toString());
        const { pages, operations } = await drawn();
        const script = await readScript();
        const hash = createHash("sha256").update(script).digest("base64url").slice(0, 8);
        const name = `assets/login-${hash}.js`;
        this.emitFile({ type: "asset", fileName: name, source: script });
        for (const { html, title, ...own } of pages) {
          const facts = { scripts, ...own, ...operations };
          this.emitFile({
            type: "asset",
            fileName: `front/login.${own.locale}.html`,
            source: written(source, { title, html, script: `/${name}`, facts }),
          });
        }
      },
    },
  };
}

const SCRIPTS = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/** The console's scripts of the sign-in page, the first of them to be begun: the last of the document's, which leans on those before it. */
function scriptsOf(index: string, routes: string): string {
  const late: unknown = JSON.parse(routes);
  const own = Array.isArray(late) ? late.find(({ path }) => path === "/login") : undefined;
  const hrefs = (pattern: RegExp) => [...index.matchAll(pattern)].map(([, href]) => href);
  return [
    ...hrefs(SCRIPTS).reverse(),
    ...hrefs(PRELOADS),
    ...(own?.scripts ?? []).map((file: string) => `/${file}`),
  ].join(" ");
}

/** The console's document with the page in it, and the page's script in place of its own. */
function written(
  index: string,
  { title, html, script, facts }: { title: string; html: string; script: string; facts: object },
): string {
  const data = Object.entries(facts).map(([name, value]) => ` data-${kebab(name)}="${value}"`);
  return index
    .replace(SCRIPTS, "")
    .replace(PRELOADS, "")
    .replace(/\s*<link rel="preload" as="fetch"[^>]*>/g, "")
    .replace(/(<meta name="berth-texts" content="[^" ]*)[^"]*"/, '$1"')
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace("</head>", () => `  <script src="${script}"${data.join("")}></script>\n  </head>`)
    .replace(/<div id="root">.*(?=<\/body>)/s, () => `<div id="root"><div data-written>${html}</div></div>`);
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The page as the console draws it; it needs a document to draw in, for that long. */
async function drawn() {
  const { window } = new JSDOM("", { url: "https://localhost/login", pretendToBeVisual: true });
  const names = ["window", "document", "HTMLElement", "Node", "NodeFilter", "MutationObserver"] as const;
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
    PublicKeyCredential: () => {},
  });
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  try {
    const { module } = await runnerImport<typeof Markup>("./app/written/loginMarkup.tsx", {
      root: web,
      logLevel: "error",
    });
    return { pages: await module.loginMarkup(), operations: module.loginOperations };
  } finally {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
    window.close();
  }
}

async function readScript(): Promise<string> {
  const made = await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: "app/written/loginScript.ts", formats: ["iife"], name: "login" },
    },
  });
  const [output] = [made].flat();
  if (!output || !("output" in output)) throw new Error("The sign-in page's script was not built.");
  return output.output[0].code;
}
