import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const moduleName = "virtual:icons";
const partName = /^virtual:icons\/(Regular|Filled)\/(\d+)$/;
const folder = join(import.meta.dirname, "../node_modules/@fluentui/react-icons/lib/atoms/svg");
/** How many icons are drawn by one part. */
const perPart = 200;
/** Sizes that icons come in; the first that there is of them is drawn. */
const drawnFirst = [20, 24, 16, 28, 32, 48, 12, 10];
const kinds = ["Regular", "Filled"] as const;

type Kind = (typeof kinds)[number];

/** An icon: its file, the name that its exports begin with, and its paths by kind and size. */
interface Icon {
  file: string;
  name: string;
  paths: Record<Kind, Map<number, string[]>>;
}

/**
 * Gives the names of all icons of the set with their sizes, and what fetches their drawings in parts: read from the package,
 * so that no screen loads the icons themselves.
 */
export function iconParts(): Plugin {
  let read: Icon[] | undefined;
  const icons = () => (read ??= readIcons());
  return {
    name: "icon-parts",
    resolveId: (id) => (id === moduleName || partName.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${moduleName}`) return listModule(icons());
      const [, kind, part] = partName.exec(id.slice(1)) ?? [];
      if (!id.startsWith("\0") || kind === undefined) return null;
      const from = Number(part) * perPart;
      const drawings = icons()
        .slice(from, from + perPart)
        .map((icon) => drawingOf(icon, kind === "Filled" ? "Filled" : "Regular"));
      return `export const drawings = ${JSON.stringify(drawings)};`;
    },
  };
}

function listModule(icons: readonly Icon[]): string {
  const lines = icons.map(({ file, name, paths }) =>
    [
      file,
      ...kinds.map((kind) => [...paths[kind].keys()].toSorted((a, b) => a - b).join(" ")),
      ...(name === wordsJoined(file) ? [] : [name]),
    ].join(","),
  );
  const loaders = kinds.map((kind) => {
    const parts = Array.from({ length: Math.ceil(icons.length / perPart) }, (_, part) => part);
    return `${kind}: [${parts.map((part) => `() => import("${moduleName}/${kind}/${part}")`).join(", ")}]`;
  });
  return [
    `export const list = ${JSON.stringify(lines.join("\n"))};`,
    `export const perPart = ${perPart};`,
    `export const parts = { ${loaders.join(", ")} };`,
  ].join("\n");
}

/** The size that is drawn and its paths; null where there is none of the kind. */
function drawingOf({ paths }: Icon, kind: Kind): [number, ...string[]] | null {
  const size = drawnFirst.find((one) => paths[kind].has(one));
  return size === undefined ? null : [size, ...(paths[kind].get(size) ?? [])];
}

const wordsJoined = (file: string): string =>
  file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function readIcons(): Icon[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .toSorted()
    .flatMap((name) => iconIn(name.slice(0, -".js".length), readFileSync(join(folder, name), "utf8")) ?? []);
}

/** The icon of a file; one that there is only in colours is left out. */
function iconIn(file: string, code: string): Icon | undefined {
  const paths: Icon["paths"] = { Regular: new Map(), Filled: new Map() };
  let name: string | undefined;
  for (const kind of kinds) {
    const drawn = new RegExp(
      `createFluentIcon\\('([A-Za-z0-9]+?)(\\d+)${kind}', "\\d+", (\\["[^\\]]*"\\])`,
      "g",
    );
    for (const [, begin, size, list = "[]"] of code.matchAll(drawn)) {
      name ??= begin;
      paths[kind].set(Number(size), JSON.parse(list));
    }
  }
  return name === undefined ? undefined : { file, name, paths };
}
