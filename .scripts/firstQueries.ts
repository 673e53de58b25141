import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type DocumentNode, getOperationAST } from "graphql";
import { runnerImport } from "vite";
import type * as ListStates from "../web/lib/list/listState.ts";

const web = join(import.meta.dirname, "../web");

type Declaration = Parameters<typeof ListStates.listVariables>[0];
type Document = DocumentNode & { __meta__?: { hash: string } };
type Documents = { page?: Document };

/**
 * What a list asks the gateway first where its address says nothing of its own, as the requests' bodies; none for a screen
 * that is no list. The screen's module says which list it starts, by which documents, and what it asks beside:
 * `preloadList(list, documents, beside)`.
 * @param file the screen's module.
 */
export async function firstQueriesOf(file: string): Promise<string[]> {
  const code = readFileSync(file, "utf8");
  const named = /\bpreloadList\(([^)]*)\)/.exec(code)?.[1];
  if (named === undefined) return [];
  const [list = "", documents = "", ...beside] = named.split(/[\s,]+/).filter((name) => name !== "");
  const read = async <TValue>(name: string) => {
    const [, from] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "(\\.[^"]+)"`).exec(code) ?? [];
    const value = from && (await imported<Partial<Record<string, TValue>>>(join(dirname(file), from)))[name];
    if (!value) throw new Error(`${file} does not say where ${name} comes from.`);
    return value;
  };
  const [declaration, { page }, states, ...others] = await Promise.all([
    read<Declaration>(list),
    read<Documents>(documents),
    imported<typeof ListStates>(join(web, "lib/list/listState.ts")),
    ...beside.map((name) => read<Document>(name)),
  ]);
  if (!page) throw new Error(`${file} names no list with a document for its pages.`);
  const variables = states.listVariables(
    declaration,
    states.parseListUrl(declaration, new URLSearchParams()),
  );
  return [bodyOf(file, page, variables), ...others.map((document) => bodyOf(file, document, {}))];
}

/** The body as the console sends it: the order of its fields too. */
function bodyOf(file: string, document: Document, variables: object): string {
  const operationName = getOperationAST(document)?.name?.value;
  if (!document.__meta__ || operationName === undefined)
    throw new Error(`${file} starts a query that has no name or no hash.`);
  const { hash: sha256Hash } = document.__meta__;
  return JSON.stringify({
    operationName,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash } },
  });
}

async function imported<TModule>(file: string): Promise<TModule> {
  return (await runnerImport<TModule>(file, { root: web, logLevel: "error" })).module;
}
