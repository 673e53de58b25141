import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Every file of the project as git sees it: tracked, or new and not ignored; paths from the top with `/`. */
export const projectFiles: readonly string[] = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
  {
    encoding: "utf8",
  },
)
  .split("\0")
  .filter((path) => path !== "" && existsSync(path));

/** The text of a project file. */
export const textOf = (path: string): string => readFileSync(path, "utf8");

/** The project files that match, with the match. */
export const matching = (pattern: RegExp): RegExpExecArray[] =>
  projectFiles.map((path) => pattern.exec(path)).filter((match) => match !== null);
