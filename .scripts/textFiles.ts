import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/** Writes the texts as data files under one name that changes with any of them, and lets the build read them there. */
export function textFiles(): Plugin {
  const folder = join(import.meta.dirname, "../locales");
  const files = readTextFiles(folder);
  const version = createHash("sha256").update(JSON.stringify(files)).digest("base64url").slice(0, 8);
  return {
    name: "texts",
    apply: "build",
    enforce: "pre",
    config: () => ({ define: { "import.meta.env.VITE_TEXTS": JSON.stringify(`/assets/texts-${version}`) } }),
    resolveId: (id, from) =>
      id === "#web/lib/texts/texts.ts" || (id === "./texts.ts" && from?.endsWith("/lib/texts/i18n.ts"))
        ? join(import.meta.dirname, "../web/lib/texts/builtTexts.ts")
        : null,
    // What the first texts are, for `boot.js`; the gateway adds the screen's own.
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { name: "berth-texts", content: `/assets/texts-${version} first` },
        injectTo: "head-prepend",
      },
    ],
    generateBundle() {
      for (const { name, source } of files)
        this.emitFile({
          type: "asset",
          fileName: `assets/texts-${version}/${name}`,
          source,
        });
    },
  };
}

/** The namespaces that every page needs, which come in one file: `first.json`. */
const first = ["shell", "ui", "screens", "table"];

/** All texts by their file. The titles of an area's screens, below `screens` in its own file, come with all others. */
function readTextFiles(folder: string): { name: string; source: string }[] {
  const files = globSync("*/*.json", { cwd: folder })
    .map((name) => name.replaceAll("\\", "/"))
    .sort()
    .map((name) => ({ name, texts: JSON.parse(readFileSync(join(folder, name), "utf8")) }));
  const written = files.map(({ name, texts }) => {
    const [locale = "", file = ""] = name.split("/");
    const { screens: _, ...own } = texts;
    const titles = files.flatMap(({ name: other, texts: { screens } }) =>
      screens && other.startsWith(`${locale}/`) ? [[basename(other, ".json"), screens]] : [],
    );
    const namespace = basename(file, ".json");
    return {
      locale,
      namespace,
      texts: namespace === "screens" ? { ...own, ...Object.fromEntries(titles) } : own,
    };
  });
  const isFirst = ({ namespace }: { namespace: string }) => first.includes(namespace);
  const together = Object.entries(Object.groupBy(written.filter(isFirst), ({ locale }) => locale)).map(
    ([locale, all = []]) => ({
      locale,
      namespace: "first",
      texts: Object.fromEntries(all.map(({ namespace, texts }) => [namespace, texts])),
    }),
  );
  return [...together, ...written.filter((one) => !isFirst(one))].map(({ locale, namespace, texts }) => ({
    name: `${locale}/${namespace}.json`,
    source: JSON.stringify(texts),
  }));
}
