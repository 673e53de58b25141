import { isRecord } from "#web/lib/isRecord.ts";
import type { Hints } from "#web/ui/editor/paneMarks.ts";

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The part of a schema that is for the value at a path. */
function schemaAt(schema: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => {
    const properties = isRecord(at) ? at["properties"] : undefined;
    return isRecord(properties) ? properties[name] : undefined;
  }, schema);
}

/** The names above a line of YAML, by how far the lines are set in. */
function above(lines: readonly string[], indent: number): string[] {
  const path: string[] = [];
  let least = indent;
  for (const line of lines.toReversed()) {
    const name = /^\s*([\w.-]+):/.exec(line)?.[1];
    if (name !== undefined && indentOf(line) < least) {
      path.unshift(name);
      least = indentOf(line);
    }
  }
  return path;
}

/** The names of the same map, in lines that go away from a place in it. */
function beside(lines: readonly string[], indent: number): string[] {
  const end = lines.findIndex((line) => line.trim() !== "" && indentOf(line) < indent);
  return lines
    .slice(0, end === -1 ? lines.length : end)
    .filter((line) => indentOf(line) === indent)
    .flatMap((line) => /^\s*([\w.-]+):/.exec(line)?.[1] ?? []);
}

const titleOf = (schema: unknown): string =>
  isRecord(schema) && typeof schema["title"] === "string" ? schema["title"] : "";

/** What a schema lets be written at a place of a YAML text: names, and the values of those that are one of a few. */
export function hintsAt(schema: unknown, text: string, at: number): Hints | null {
  const lines = text.slice(0, at).split("\n");
  const line = lines.pop() ?? "";
  const path = above(lines, indentOf(line));
  const [, name, begun] = /^\s*([\w.-]+):\s+(\S*)$/.exec(line) ?? [];
  if (name !== undefined && begun !== undefined) {
    const wanted = schemaAt(schema, [...path, name]);
    const values =
      isRecord(wanted) && Array.isArray(wanted["enum"])
        ? wanted["enum"].map(String)
        : isRecord(wanted) && wanted["type"] === "boolean"
          ? ["true", "false"]
          : [];
    return { from: at - begun.length, options: values.map((label) => ({ label })) };
  }
  const word = /^\s*([\w.-]*)$/.exec(line)?.[1];
  const wanted = schemaAt(schema, path);
  const properties = isRecord(wanted) && isRecord(wanted["properties"]) ? wanted["properties"] : undefined;
  if (word === undefined || !properties) return null;
  const there = [
    ...beside(lines.toReversed(), indentOf(line)),
    ...beside(text.slice(at).split("\n").slice(1), indentOf(line)),
  ];
  return {
    from: at - word.length,
    options: Object.entries(properties)
      .filter(([key]) => !there.includes(key))
      .map(([key, of]) => ({ label: key, detail: titleOf(of), insert: `${key}: ` })),
  };
}
