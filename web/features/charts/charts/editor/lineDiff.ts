import { Chunk } from "@codemirror/merge";
import { Text } from "@codemirror/state";

/** A line of a difference. */
export interface DiffLine {
  kind: "same" | "gone" | "new";
  /** Its number before and after, from 1. */
  left?: number;
  right?: number;
  text: string;
}

/** How far is looked for the shortest way between two texts; beyond it, more is taken to differ than does. */
const EFFORT = { scanLimit: 500 };

const linesOf = (text: string): string[] => (text === "" ? [] : text.replace(/\n$/, "").split("\n"));

/** Lines as a text that ends with a line's end, so that a line after it is one more and no other last line. */
const textOf = (lines: readonly string[]): Text => Text.of([...lines, ""]);

/** The first line of a part of a text, from 0, and the one after its last. */
function linesIn(text: Text, from: number, to: number): [first: number, end: number] {
  const most = text.lines - 1;
  const first = from > text.length ? most : text.lineAt(from).number - 1;
  return [first, to > from ? Math.min(text.lineAt(Math.min(to - 1, text.length)).number, most) : first];
}

/** How one text differs from another, line by line. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  const made: DiffLine[] = [];
  let [x, y] = [0, 0];
  const same = (end: number) => {
    while (x < end) made.push({ kind: "same", left: x + 1, right: ++y, text: a[x++] ?? "" });
  };
  const [left, right] = [textOf(a), textOf(b)];
  for (const { fromA, toA, fromB, toB } of Chunk.build(left, right, EFFORT)) {
    const [first, end] = linesIn(left, fromA, toA);
    const [, last] = linesIn(right, fromB, toB);
    same(first);
    while (x < end) made.push({ kind: "gone", left: x + 1, text: a[x++] ?? "" });
    while (y < last) made.push({ kind: "new", right: y + 1, text: b[y++] ?? "" });
  }
  same(a.length);
  return made;
}

/** The lines of a difference that are others, with so many around them. */
export const around = (lines: readonly DiffLine[], context: number): DiffLine[] =>
  lines.filter((_, at) =>
    lines.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== "same"),
  );

/** Which lines of the later text are new, or others than they were. */
export function changedLines(lines: readonly DiffLine[]): Map<number, "added" | "changed"> {
  const found = new Map<number, "added" | "changed">();
  let gone = 0;
  for (const { kind, right } of lines) {
    if (kind === "same") gone = 0;
    else if (kind === "gone") gone += 1;
    else if (right !== undefined) {
      found.set(right, gone > 0 ? "changed" : "added");
      gone = Math.max(0, gone - 1);
    }
  }
  return found;
}
