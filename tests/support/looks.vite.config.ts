import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { staticStyles } from "../../.scripts/staticStyles.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the set of looks as the console is built, for Node. */
export default defineConfig({
  root,
  plugins: [staticStyles()],
  build: {
    ssr: "tests/support/looks.tsx",
    ssrEmitAssets: true,
    outDir: "node_modules/.cache/berth/looks",
    emptyOutDir: true,
    minify: false,
  },
  ssr: { noExternal: [/^@fluentui\//, /^@griffel\//] },
});
