import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { staticStyles } from "../.scripts/staticStyles.ts";

const gateway = process.env["GATEWAY"] ?? "http://127.0.0.1:4000";

export default defineConfig({
  root: import.meta.dirname,
  publicDir: "public",
  html: { cspNonce: "__CSP_NONCE__" },
  plugins: [react(), themes(), staticStyles(), pureComponents(), operationManifest(), precompressed(), devTools()],
  resolve: {
    // Builds of the same packages without their development half and without code for old browsers.
    conditions: ["es2015", ...defaultClientConditions],
    alias: [
      { find: /^react-router$/, replacement: routerBuild("index.mjs") },
      { find: /^react-router\/dom$/, replacement: routerBuild("dom-export.mjs") },
    ],
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          // One chunk for all that the first script imports: it compresses better than many.
          groups: [{ name: "console", tags: ["$initial"], test: /(?<!web\/main\.tsx|index\.html)$/, includeDependenciesRecursively: false }],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [".."] },
    proxy: {
      "/graphql": { target: gateway, ws: true },
      "/api": gateway,
      "/media": gateway,
      "/healthz": gateway,
    },
  },
});

/** The production build of React Router: its package names only the one for development. */
function routerBuild(file: string): string {
  return join(import.meta.dirname, "../node_modules/react-router/dist/production", file);
}

/** Lets the build drop React Router's components that nothing uses: making and naming them looks as if it had an effect. */
function pureComponents(): Plugin {
  return {
    name: "pure-components",
    apply: "build",
    transform: (code, id) =>
      id.includes("/react-router/dist/")
        ? code.replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, "= /*#__PURE__*/ $1").replace(/^\w+\.displayName = .*;$/gm, "")
        : null,
  };
}

/** Writes the themes into the style sheet. */
function themes(): Plugin {
  return {
    name: "themes",
    enforce: "pre",
    async transform(code, id) {
      if (!/\/web\/base\.css(?:\?|$)/.test(id)) return null;
      const { themeSheet } = await import("./ui/theme/themeSheet.ts");
      return code.replace("@themes;", themeSheet());
    },
  };
}

/** Puts the manifest of the console's operations beside the build, for the gateway. */
function operationManifest(): Plugin {
  return {
    name: "operation-manifest",
    apply: "build",
    async generateBundle() {
      const source = await readFile(join(import.meta.dirname, "generated/operations.json"), "utf8");
      this.emitFile({ type: "asset", fileName: "operations.json", source });
    },
  };
}

/** Shows the developer tools while developing; in the build the gateway decides. */
function devTools(): Plugin {
  return { name: "dev-tools", apply: "serve", transformIndexHtml: (html) => html.replace("__DEV_TOOLS__", "on") };
}

/** Puts a `.br` and a `.gz` beside every text file of the build, so that the gateway compresses nothing at run time. */
function precompressed(): Plugin {
  let outDir = "";
  return {
    name: "precompressed",
    apply: "build",
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true, withFileTypes: true });
      const texts = files.filter((file) => file.isFile() && /\.(?:js|css|svg|json)$/.test(file.name));
      await Promise.all(texts.map((file) => compress(join(file.parentPath, file.name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
