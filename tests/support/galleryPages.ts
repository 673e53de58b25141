import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const gallery = join(import.meta.dirname, "../../web/features/gallery");

/** A page of demos: where it is, its key among the titles of the screens, and its demos. */
export interface GalleryPage {
  path: string;
  title: string;
  /** The files of the demos, each named as its demo. */
  files: string[];
  demos: string[];
}

/** The addresses of the gallery by the keys of their titles, as its routes declare them. */
const paths = new Map(
  globSync(["*/*Routes.ts", "routes.tsx"], { cwd: gallery }).flatMap((file) =>
    [...readFileSync(join(gallery, file), "utf8").matchAll(/path: "([^"]+)",\s*title: "([^"]+)"/g)].map(
      ([, path = "", title = ""]) => [title, path] as const,
    ),
  ),
);

/** The pages that are made of demos, in the order of their addresses. */
export const galleryPages: readonly GalleryPage[] = globSync("*/*Page.tsx", { cwd: gallery })
  .flatMap((file): GalleryPage[] => {
    const code = readFileSync(join(gallery, file), "utf8");
    const title = /demoScreen\(\s*"\w+",\s*"([^"]+)"/.exec(code)?.[1];
    const folder = /import\.meta\.glob\(\s*"\.\/([^/]+)\/\*\.tsx"/.exec(code)?.[1];
    if (title === undefined || folder === undefined) return [];
    const files = globSync(`${dirname(file)}/${folder}/*.tsx`, { cwd: gallery }).toSorted();
    return [
      {
        path: paths.get(title) ?? "",
        title,
        files: files.map((one) => join(gallery, one)),
        demos: files.map((one) => basename(one, ".tsx")),
      },
    ];
  })
  .toSorted((a, b) => (a.path < b.path ? -1 : 1));
