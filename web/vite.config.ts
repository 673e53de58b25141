import { readFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { areaData } from "../.scripts/areaData.ts";
import { chunks } from "../.scripts/chunks.ts";
import { compiledWhole } from "../.scripts/compiledWhole.ts";
import { fontInUse } from "../.scripts/fontFile.ts";
import { frontPages } from "../.scripts/frontPages.ts";
import { iconParts } from "../.scripts/iconParts.ts";
import { kitProps } from "../.scripts/kitProps.ts";
import { loginDocuments } from "../.scripts/loginDocuments.ts";
import { notLoaded } from "../.scripts/notLoaded.ts";
import { precompressed } from "../.scripts/precompressed.ts";
import { routeFiles } from "../.scripts/routeFiles.ts";
import { staticStyles } from "../.scripts/staticStyles.ts";
import { terminalFrame } from "../.scripts/terminalFrame.ts";
import { textFiles } from "../.scripts/textFiles.ts";

const gateway = process.env["GATEWAY"] ?? "http://127.0.0.1:4000";

export default defineConfig({
  root: import.meta.dirname,
  publicDir: "public",
  html: { cspNonce: "__CSP_NONCE__" },
  plugins: [
    react(),
    fontInUse(),
    themes(),
    staticStyles(),
    textFiles(),
    notLoaded(),
    areaData(),
    kitProps(),
    iconParts(),
    routeFiles(),
    compiledWhole(),
    frontPages(),
    operationManifest(),
    loginDocuments(),
    terminalFrame(),
    precompressed(),
    devTools(),
  ],
  resolve: {
    // Builds of the same packages without their development half and without code for old browsers.
    conditions: ["es2015", ...defaultClientConditions],
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
        chunkFileNames: "assets/[hash:8].js",
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [".."] },
    proxy: {
      "/graphql": { target: gateway, ws: true },
      "^/terminal\\?": { target: gateway, ws: true },
      "/api": gateway,
      "/media": gateway,
      "/healthz": gateway,
    },
  },
});

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
  return {
    name: "dev-tools",
    apply: "serve",
    transformIndexHtml: (html) => html.replace("__DEV_TOOLS__", "on"),
  };
}
