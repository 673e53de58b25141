import { join } from "node:path";
import { build, type Plugin } from "vite";

const web = join(import.meta.dirname, "../web");

/** Builds the terminal's own document apart from the console, with which it shares no script: `terminal.html`. */
export function terminalFrame(): Plugin {
  return {
    name: "terminal-frame",
    apply: "build",
    async generateBundle() {
      const made = await build({
        configFile: false,
        root: web,
        publicDir: false,
        logLevel: "error",
        build: {
          write: false,
          target: "es2022",
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: join(web, "terminal.html") },
        },
      });
      const [result] = [made].flat();
      if (!result || !("output" in result)) throw new Error("The terminal's document was not built.");
      for (const part of result.output)
        this.emitFile({
          type: "asset",
          fileName: part.fileName,
          source: part.type === "chunk" ? part.code : part.source,
        });
    },
  };
}
