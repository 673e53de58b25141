/** A line of a difference. */
export interface DiffLine {
  kind: "same" | "gone" | "new";
  /** Its number before and after, from 1. */
  left?: number;
  right?: number;
  text: string;
}

/** With more lines that differ than this, all are taken to differ. */
const MOST_STEPS = 500;

/** The shortest way from one list of lines to another, after Myers; null where it is too long to look for. */
function path(a: readonly string[], b: readonly string[]): boolean[] | null {
  const most = Math.min(a.length + b.length, MOST_STEPS);
  const trace: Map<number, number>[] = [];
  let v = new Map<number, number>([[1, 0]]);
  for (let d = 0; d <= most; d += 1) {
    trace.push(new Map(v));
    for (let k = -d; k <= d; k += 2) {
      const isDown = k === -d || (k !== d && (v.get(k - 1) ?? 0) < (v.get(k + 1) ?? 0));
      let x = isDown ? (v.get(k + 1) ?? 0) : (v.get(k - 1) ?? 0) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      v.set(k, x);
      if (x >= a.length && x - k >= b.length) return back(trace, a.length, b.length);
    }
    v = new Map(v);
  }
  return null;
}

/** The steps in order: true for a line that is gone, false for one that is new; lines that stay are left out of it. */
function back(trace: readonly Map<number, number>[], endX: number, endY: number): boolean[] {
  const steps: boolean[] = [];
  let [x, y] = [endX, endY];
  for (let d = trace.length - 1; d > 0; d -= 1) {
    const v = trace[d] ?? new Map<number, number>();
    const k = x - y;
    const isDown = k === -d || (k !== d && (v.get(k - 1) ?? 0) < (v.get(k + 1) ?? 0));
    const before = isDown ? k + 1 : k - 1;
    x = v.get(before) ?? 0;
    y = x - before;
    steps.push(!isDown);
  }
  return steps.toReversed();
}

const linesOf = (text: string): string[] => (text === "" ? [] : text.replace(/\n$/, "").split("\n"));

/** How one text differs from another, line by line. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  const steps = path(a, b);
  const made: DiffLine[] = [];
  let [x, y] = [0, 0];
  const gone = () => made.push({ kind: "gone", left: x + 1, text: a[x++] ?? "" });
  const fresh = () => made.push({ kind: "new", right: y + 1, text: b[y++] ?? "" });
  const same = () => {
    while (x < a.length && y < b.length && a[x] === b[y])
      made.push({ kind: "same", left: x + 1, right: ++y, text: a[x++] ?? "" });
  };
  if (steps === null) {
    while (x < a.length) gone();
    while (y < b.length) fresh();
    return made;
  }
  same();
  for (const isGone of steps) {
    if (isGone) gone();
    else fresh();
    same();
  }
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
