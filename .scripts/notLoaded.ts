import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "../locales");

interface ShellTexts {
  notLoaded: { title: string; text: string; retry: string };
}

/**
 * Writes into the document, as templates, what is said in each language where the console's code does not come: by then no text can be
 * asked for. `boot.js` shows the one of the person's language.
 */
export const notLoaded = (): Plugin => ({
  name: "not-loaded",
  apply: "build",
  transformIndexHtml: () =>
    globSync("*/shell.json", { cwd: folder })
      .sort()
      .map((file) => {
        const { notLoaded: texts }: ShellTexts = JSON.parse(readFileSync(join(folder, file), "utf8"));
        return {
          tag: "template",
          attrs: { "data-locale": file.slice(0, 2) },
          children: [
            {
              tag: "main",
              attrs: { class: "not-loaded" },
              children: [
                { tag: "h1", children: texts.title },
                { tag: "p", attrs: { role: "alert" }, children: texts.text },
                { tag: "a", attrs: { href: "" }, children: texts.retry },
              ],
            },
          ],
          injectTo: "body",
        };
      }),
});
