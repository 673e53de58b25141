import type { PackedFile } from "#web/features/charts/charts/tgz.ts";

/** A line of the tree. */
export interface TreeLine {
  path: string;
  name: string;
  depth: number;
  isFolder: boolean;
}

const first = ["Chart.yaml", "values.yaml", "values.schema.json", "README.md", "templates", "charts", "ci"];
const rank = (name: string): number => (first.includes(name) ? first.indexOf(name) : first.length);

/** What a chart is known by stands first, then folders, then the rest by name. */
function order(a: TreeLine, b: TreeLine): number {
  if (a.depth === 0 && rank(a.name) !== rank(b.name)) return rank(a.name) - rank(b.name);
  if (a.isFolder !== b.isFolder) return a.isFolder ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}

/** The lines of a tree of files, those in closed folders left out; with a text, the files whose paths have it. */
export function treeLines(
  files: readonly Pick<PackedFile, "path">[],
  { closed, q }: { closed: ReadonlySet<string>; q: string },
): TreeLine[] {
  const wanted = files.filter(({ path }) => path.toLowerCase().includes(q.toLowerCase()));
  const under = (folder: string, depth: number): TreeLine[] => {
    const names = new Map<string, TreeLine>();
    for (const { path } of wanted) {
      if (!path.startsWith(folder)) continue;
      const [name = "", ...rest] = path.slice(folder.length).split("/");
      names.set(name, { path: folder + name, name, depth, isFolder: rest.length > 0 });
    }
    return [...names.values()]
      .toSorted(order)
      .flatMap((line) =>
        line.isFolder && (q !== "" || !closed.has(line.path))
          ? [line, ...under(`${line.path}/`, depth + 1)]
          : [line],
      );
  };
  return under("", 0);
}

/** Whether a path can be one of a chart's files. */
export const isPath = (path: string): boolean =>
  path.length <= 200 &&
  path.split("/").every((part) => /^[\w.+@-]+$/.test(part) && part !== "." && part !== "..");
