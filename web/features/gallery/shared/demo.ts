import type { ComponentType } from "react";

/** What may be tried in a demo, beside the look of the page around it. */
export interface DemoProps {
  size: "small" | "medium" | "large";
  disabled: boolean;
  loading: boolean;
  error: boolean;
  /** Longer texts than one expects, as other languages have them. */
  longText: boolean;
}

export type DemoControl = keyof DemoProps;

/** One demo: the only export of its file, named as the file. Its texts are `<page>.<name>.line` and, with `keys`, `.keys`. */
export interface Demo {
  /** Its place among the demos of the page. */
  order: number;
  Piece: ComponentType<DemoProps>;
  /** What it offers to try. */
  controls?: readonly DemoControl[];
  /** There is something to say on keys and screen readers. */
  keys?: boolean;
}

/** The demos of a page and their sources by the paths of their files, as `import.meta.glob` gives them. */
export interface DemoFiles {
  demos: Readonly<Record<string, Readonly<Record<string, Demo>>>>;
  sources: Readonly<Record<string, () => Promise<string>>>;
}

/** A file of code by its name. */
export interface SourceFile {
  name: string;
  code: string;
}

/** A demo with its name and what loads the file that it is written in, and those beside it that it is made of. */
export interface NamedDemo extends Demo {
  name: string;
  source: () => Promise<SourceFile[]>;
}

/** A page of demos: its place among the titles of the screens, and the namespace and key of its texts. */
export interface DemoPlace {
  /** `components.alert`. */
  title: string;
  /** `galleryComponents`. */
  texts: string;
  /** `alert`. */
  page: string;
}

export const usualProps: DemoProps = {
  size: "medium",
  disabled: false,
  loading: false,
  error: false,
  longText: false,
};

export function inOrder({ demos, sources }: DemoFiles): NamedDemo[] {
  return Object.entries(demos)
    .flatMap(([file, exported]) =>
      Object.entries(exported).map(([name, demo]) => ({
        ...demo,
        name,
        source: () => filesFrom(file, sources),
      })),
    )
    .toSorted((a, b) => a.order - b.order);
}

/** A file and, after it, those below its own folder that it imports. */
async function filesFrom(file: string, sources: DemoFiles["sources"]): Promise<SourceFile[]> {
  const code = (await sources[file]?.()) ?? "";
  const folder = file.replace(/[^/]*$/, "");
  const parts = [...code.matchAll(/"\.\/([^"]+\.tsx?)"/g)].map(([, path = ""]) => folder + path);
  const deeper = await Promise.all(parts.map((part) => filesFrom(part, sources)));
  return [{ name: file.replace(/^.*\//, ""), code }, ...deeper.flat()];
}
