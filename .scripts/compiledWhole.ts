import type { Plugin } from "vite";

/** The scripts that every screen of who is signed in runs before it stands (chunks.ts). */
const neededAtOnce: ReadonlySet<string> = new Set(["data", "base", "console", "list"]);

/**
 * Lets V8 (Chrome 136 and newer) compile the scripts that every screen needs whole while they are on their way, on a thread
 * of its own; by itself it compiles each function when it is first called, on the page's. To other engines it is a comment.
 */
export function compiledWhole(): Plugin {
  return {
    name: "compiled-whole",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === "chunk" && neededAtOnce.has(output.name))
            output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
      },
    },
  };
}
