import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type DocumentNode, getOperationAST } from "graphql";
import { runnerImport } from "vite";
import type * as ListStates from "../web/lib/list/listState.ts";

const web = join(import.meta.dirname, "../web");

type Declaration = Parameters<typeof ListStates.listVariables>[0];
type Documents = { page?: DocumentNode & { __meta__?: { hash: string } } };

/**
 * What a list asks the gateway first where its address says nothing of its own, as the request's body; nothing for a screen
 * that is no list. The screen's module says which list it starts, and by which documents: `preloadList(list, documents)`.
 * @param file the screen's module.
 */
export async function firstQueryOf(file: string): Promise<string> {
  const code = readFileSync(file, "utf8");
  const [, list = "", documents = ""] = /\bpreloadList\((\w+), (\w+)/.exec(code) ?? [];
  if (!list) return "";
  const read = async <TValue>(name: string) => {
    const [, from] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "(\\.[^"]+)"`).exec(code) ?? [];
    const value = from && (await imported<Partial<Record<string, TValue>>>(join(dirname(file), from)))[name];
    if (!value) throw new Error(`${file} does not say where ${name} comes from.`);
    return value;
  };
  const [declaration, { page }, states] = await Promise.all([
    read<Declaration>(list),
    read<Documents>(documents),
    imported<typeof ListStates>(join(web, "lib/list/listState.ts")),
  ]);
  const name = page && getOperationAST(page)?.name?.value;
  if (!page?.__meta__ || name === undefined)
    throw new Error(`${file} names no list with a document for its pages.`);
  return JSON.stringify({
    operationName: name,
    variables: states.listVariables(declaration, states.parseListUrl(declaration, new URLSearchParams())),
    extensions: { persistedQuery: { version: 1, sha256Hash: page.__meta__.hash } },
  });
}

async function imported<TModule>(file: string): Promise<TModule> {
  return (await runnerImport<TModule>(file, { root: web, logLevel: "error" })).module;
}
