import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtinImporters, builtinResolvers, type Documentation, ERROR_CODES, parse } from "react-docgen";
import type { Plugin } from "vite";

/** A prop of a piece of the kit, as its type declares it. */
interface Prop {
  name: string;
  type: string;
  required: boolean;
  text: string;
  /** What it is when it is not given, as written in the code. */
  fallback?: string;
}

/** A piece of the kit: its name, what its docstring says, its props. */
interface Piece {
  name: string;
  text: string;
  props: Prop[];
}

const moduleName = "virtual:kit-props";
const kit = join(import.meta.dirname, "../web/ui");

/** Gives the props of the kit's pieces, read from their types, by the module that exports them: `#web/ui/page/Card.tsx`. */
export function kitProps(): Plugin {
  return {
    name: "kit-props",
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : null),
    load: (id) => (id === `\0${moduleName}` ? `export const kitProps = ${JSON.stringify(readKit())};` : null),
  };
}

function readKit(): Record<string, Piece[]> {
  const files = globSync("**/*.tsx", { cwd: kit }).map((name) => name.replaceAll("\\", "/"));
  return Object.fromEntries(files.sort().map((file) => [`#web/ui/${file}`, piecesIn(join(kit, file))]));
}

function piecesIn(file: string): Piece[] {
  return documentationOf(file).map(({ displayName = "", description = "", props = {} }) => ({
    name: displayName,
    text: description,
    props: Object.entries(props).map(([name, { tsType, required = false, description, defaultValue }]) => ({
      name,
      type: (tsType && "raw" in tsType && tsType.raw) || tsType?.name || "unknown",
      required,
      text: description ?? "",
      ...(typeof defaultValue?.value === "string" && { fallback: defaultValue.value }),
    })),
  }));
}

/** Of a file without a component there is nothing to say. */
function documentationOf(file: string): Documentation[] {
  try {
    return parse(readFileSync(file, "utf8"), {
      filename: file,
      importer: builtinImporters.fsImporter,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}
