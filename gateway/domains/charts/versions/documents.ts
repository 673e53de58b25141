import type * as Yaml from "yaml";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";

/** What reads YAML. */
export const yaml = onFirstUse((require): typeof Yaml => require("yaml"));

/** Aliases may stand for so many nodes at most: a few lines can stand for billions. */
const MOST_ALIASES = 100;

/** A YAML text as it was read. */
export interface ReadYaml {
  /** What it holds; undefined where it breaks. */
  value: unknown;
  /** Where it breaks, and how. */
  breaks: { line: number; text: string } | null;
  /** Where its aliases stand for more than is read. */
  isBomb: boolean;
  /** The line of a value, from 1; that of what it would stand in, where there is no such value. */
  lineOf: (place: readonly string[]) => number;
}

function lineIn(document: Yaml.Document, lines: Yaml.LineCounter, place: readonly string[]): number {
  for (let length = place.length; length > 0; length -= 1) {
    const node = document.getIn(place.slice(0, length), true);
    if (yaml().isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

const broken = (line: number, text: string): ReadYaml => ({
  value: undefined,
  breaks: { line, text },
  isBomb: false,
  lineOf: () => 1,
});

/** Reads a YAML text of somebody's: what breaks it, and what would take too much, is said and not thrown. */
export function readYaml(text: string): ReadYaml {
  const { LineCounter, parseDocument } = yaml();
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [error] = document.errors;
    if (error) return broken(lines.linePos(error.pos[0]).line, error.message);
    const lineOf = (place: readonly string[]) => lineIn(document, lines, place);
    try {
      const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
      return { value: value ?? {}, breaks: null, isBomb: false, lineOf };
    } catch (error) {
      if (error instanceof ReferenceError) return { value: undefined, breaks: null, isBomb: true, lineOf };
      throw error;
    }
  } catch (error) {
    // Nested deeper than is read.
    if (error instanceof RangeError || error instanceof Error) return broken(1, error.message);
    throw error;
  }
}
