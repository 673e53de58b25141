import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ESTree, parseSync, type Plugin, type Rolldown } from "vite";
import type { Area } from "../web/lib/navigation/area.ts";
import { readAreas } from "./areaData.ts";
import { firstQueryOf } from "./firstQueries.ts";

/** The code of a screen, the texts that it asks for beside its area's and its place, as its route declares them. */
interface Declared {
  module: string;
  texts: string[];
  /** How the shell lays it out; nothing where it has no shell around it. */
  outline: string;
}

const features = join(import.meta.dirname, "../web/features");

/**
 * Writes which files the screen of each route needs, beside those that every page needs, how the shell around it is laid
 * out and what it asks first, so that the gateway can name them in the document: `routes.json`.
 */
export function routeFiles(): Plugin {
  return {
    name: "route-files",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const first = closure(
          bundle,
          chunks.filter(({ isEntry }) => isEntry),
        );
        const chunksOf = (module: string) =>
          chunks.filter((chunk) => chunk.facadeModuleId === module || chunk.moduleIds.includes(module));
        const declared = (await readAreas()).flatMap((area) => {
          const file = join(features, area.name, "routes.tsx");
          return [...declaredIn(area, file)].map(([path, route]) => ({ area, file, path, ...route }));
        });
        const routes = await Promise.all(
          declared.map(async ({ area, file, path, module, texts, outline }) => {
            const needed = closure(bundle, [...chunksOf(file), ...chunksOf(module)]);
            const late = [...needed].filter((chunk) => !first.has(chunk));
            return {
              path,
              scripts: late.map(({ fileName }) => fileName),
              styles: late.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
              texts: [area.name, ...texts],
              outline,
              query: await firstQueryOf(module),
            };
          }),
        );
        this.emitFile({ type: "asset", fileName: "routes.json", source: JSON.stringify(routes) });
      },
    },
  };
}

/** The chunks with all that they import at once. */
function closure(bundle: Rolldown.OutputBundle, chunks: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== "chunk" || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(bundle[name]);
  };
  chunks.forEach(add);
  return found;
}

/** What the routes of an area declare, by their paths: as far as they are written out one by one, in the order they have. */
function declaredIn(area: Area, file: string): Map<string, Declared> {
  const code = readFileSync(file, "utf8");
  const { body } = parseSync(file, code).program;
  const text = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const declarations = body
    .flatMap((node) => {
      const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
      return declaration?.type === "VariableDeclaration" ? declaration.declarations : [];
    })
    .filter(({ init }) => init);
  const named = new Map(declarations.map(({ id, init }) => [text(id), init ? text(init) : ""]));
  const routes = declarations.flatMap(({ init }) => routesOf(init ?? undefined))[0] ?? [];
  const spread = routes.findIndex((route) => route?.type === "SpreadElement");
  const found = new Map<string, Declared>();
  for (const [index, route] of (spread < 0 ? routes : routes.slice(0, spread)).entries()) {
    const { path, layout = "default", content = "boxed" } = area.routes[index] ?? {};
    if (!route || path === undefined) continue;
    const own = text(route);
    const name = /\bload(?:: (\w+))?,?\s/.exec(own);
    const load = /\bload: lazyScreen\((.*)\)/s.exec(own)?.[1] ?? (name && named.get(name[1] ?? "load")) ?? "";
    const module = /import\("([^"]+)"\)/.exec(load)?.[1];
    const texts = [...load.matchAll(/"(\w+)"/g)].flatMap(([, namespace]) => namespace ?? []);
    if (module)
      found.set(path, {
        module: join(dirname(file), module),
        texts,
        outline: layout === "default" ? content : "",
      });
  }
  return found;
}

function routesOf(node: ESTree.Expression | undefined): ESTree.ArrayExpressionElement[][] {
  if (node?.type !== "ObjectExpression") return [];
  return node.properties.flatMap((property) =>
    property.type === "Property" &&
    property.key.type === "Identifier" &&
    property.key.name === "routes" &&
    property.value.type === "ArrayExpression"
      ? [property.value.elements]
      : [],
  );
}
