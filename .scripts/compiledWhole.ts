import type { Plugin } from "vite";

/** The scripts that every screen of who is signed in runs before it stands (chunks.ts). */
const neededAtOnce = ["data", "base", "console", "list"] as const;

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
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        for (const wanted of neededAtOnce) {
          const chunk = chunks.find(({ name }) => name === wanted);
          if (!chunk) return this.error(`No script of the build is called ${wanted}.`);
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
