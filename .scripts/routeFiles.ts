import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ESTree, parseSync, type Plugin, type Rolldown } from "vite";
import type { Area } from "../web/lib/navigation/area.ts";
import { readAreas } from "./areaData.ts";
import { firstQueriesOf } from "./firstQueries.ts";
import { closure } from "./scriptClosure.ts";

/** The code of a screen, the texts that it asks for beside its area's and its place, as its route declares them. */
interface Declared {
  path: string;
  module: string;
  texts: string[];
  /** How the shell lays it out; nothing where it has no shell around it. */
  outline: string;
}

const web = join(import.meta.dirname, "../web");
const features = join(web, "features");
/** The style sheet that the document has by itself. */
const WHOLE = /^assets\/styles-[^/]*\.css$/;
const kindsOf = (...names: readonly string[]) => names.map((name) => join(web, `ui/table/kinds/${name}.tsx`));
/** What a list has on a phone only. */
const phonePieces = kindsOf("PhoneToolbar", "PhoneList");
/** What a list has for many rows only. */
const manyPieces = kindsOf("VirtualRows");

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
        const chunksOf = (module: string) =>
          chunks.filter((chunk) => chunk.facadeModuleId === module || chunk.moduleIds.includes(module));
        const first = closure(bundle, chunksOf(join(web, "main.tsx")));
        const lists = Object.keys(bundle).find((name) => /^assets\/lists-[^/]*\.css$/.test(name)) ?? "";
        const onPhone = closure(bundle, phonePieces.flatMap(chunksOf));
        const forMany = closure(bundle, manyPieces.flatMap(chunksOf));
        const declared = (await readAreas()).flatMap((area) => {
          const file = join(features, area.name, "routes.tsx");
          return declaredIn(area, file).map((route) => ({ area, file, ...route }));
        });
        const routes = await Promise.all(
          declared.map(async ({ area, file, path, module, texts, outline }) => {
            const needed = closure(bundle, [...chunksOf(file), ...chunksOf(module)]);
            const late = [...needed].filter((chunk) => !first.has(chunk));
            const styles = [
              ...new Set(late.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])),
            ];
            const queries = await firstQueriesOf(module);
            const isList = queries.length > 0;
            const beside = (pieces: ReturnType<typeof closure>) =>
              isList ? names([...pieces].filter((chunk) => !first.has(chunk) && !needed.has(chunk))) : [];
            return {
              path,
              scripts: names(late),
              phone: beside(onPhone),
              many: beside(forMany),
              sheet: styles.some((name) => WHOLE.test(name)) ? "" : lists,
              styles: styles.filter((name) => !WHOLE.test(name)),
              texts: [area.name, ...texts],
              outline,
              queries,
            };
          }),
        );
        this.emitFile({ type: "asset", fileName: "routes.json", source: JSON.stringify(routes) });
      },
    },
  };
}

const names = (chunks: readonly Rolldown.OutputChunk[]) => chunks.map(({ fileName }) => fileName);

/** What the routes of an area declare: as far as they are written out one by one, here or in a list that is imported, in the order they have. */
function declaredIn(area: Area, file: string): Declared[] {
  const list = read(file);
  const routes = list.declarations.flatMap(({ init }) => routesOf(init ?? undefined))[0] ?? [];
  return writtenIn(list, routes).flatMap(({ source, route }, index) => {
    const { path, layout = "default", content = "boxed" } = area.routes[index] ?? {};
    if (path === undefined) return [];
    const name = /\bload(?:: (\w+))?,?\s/.exec(route);
    const load =
      /\bload: lazyScreen\((.*)\)/s.exec(route)?.[1] ?? (name && source.named.get(name[1] ?? "load")) ?? "";
    const module = /import\("([^"]+)"\)/.exec(load)?.[1];
    if (module === undefined) return [];
    return {
      path,
      module: join(dirname(source.file), module),
      texts: [...load.matchAll(/"(\w+)"/g)].flatMap(([, namespace]) => namespace ?? []),
      outline: layout === "default" ? content : "",
    };
  });
}

/** A file, what it declares, and the files that it imports by the names it gives them. */
interface Source {
  file: string;
  text: (node: { start: number; end: number }) => string;
  declarations: ESTree.VariableDeclarator[];
  named: Map<string, string>;
  imported: Map<string, string>;
}

function read(file: string): Source {
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
  const imported = new Map(
    body.flatMap((node) =>
      node.type === "ImportDeclaration" && node.source.value.startsWith("./")
        ? node.specifiers.map(({ local }) => [local.name, join(dirname(file), node.source.value)] as const)
        : [],
    ),
  );
  return { file, text, declarations, named, imported };
}

/** The routes of a list as they are written, with those of the lists that it takes in, until one that is worked out. */
function writtenIn(
  source: Source,
  list: readonly ESTree.ArrayExpressionElement[],
): { source: Source; route: string }[] {
  const routes: { source: Source; route: string }[] = [];
  for (const element of list) {
    if (element?.type !== "SpreadElement") {
      if (element) routes.push({ source, route: source.text(element) });
      continue;
    }
    const name = source.text(element.argument);
    const file = source.imported.get(name);
    const other = file === undefined ? source : read(file);
    const init = other.declarations.find(({ id }) => other.text(id).startsWith(`${name}:`))?.init;
    if (init?.type !== "ArrayExpression") break;
    routes.push(...writtenIn(other, init.elements));
  }
  return routes;
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
