import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { areaData } from "../.scripts/areaData.ts";
import { staticStyles } from "../.scripts/staticStyles.ts";

const gateway = process.env["GATEWAY"] ?? "http://127.0.0.1:4000";

export default defineConfig({
  root: import.meta.dirname,
  publicDir: "public",
  html: { cspNonce: "__CSP_NONCE__" },
  plugins: [react(), themes(), staticStyles(), pureComponents(), latePrinter(), texts(), areaData(), operationManifest(), precompressed(), devTools()],
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
        // The first script names all others, so their names are short; the manifest says what is in each.
        chunkFileNames: ({ name }) => (/^(?:form|card|list|paths|icons|console)$/.test(name) ? "assets/[name]-[hash:8].js" : "assets/[hash:8].js"),
        codeSplitting: {
          // One chunk for all that the first script imports: it compresses better than many.
          groups: [
            // What every form needs, in one for the same reason.
            {
              name: "form",
              test: /node_modules\/react-hook-form\/|@fluentui\/react-(?:field\/lib\/components|label)\/|web\/ui\/form\/(?:Form|FormBar|(?:Text|Number|Money|Select|Switch)Field|lazyField|fieldLooks|fieldMessage|fieldRegistry|use(?:FormField|ProblemWords|LeaveGuard|UnsavedGuard|VersionMerge|Unit)|readNumber|schemaResolver|showAtFields|cancelOnEscape)\.tsx?$|web\/ui\/(?:control\/(?:ListBox|BlankControl|WaitingInput|controlStyles))\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // What most screens beside the lists need.
            {
              name: "card",
              test: /web\/ui\/(?:page\/(?:Card|Columns)|feedback\/(?:BusyRing|Leaving))\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // What every list needs.
            {
              name: "list",
              test: /web\/lib\/(?:format|savedView|listState|listFilters|useListState|usePreference|useOncePerBurst|useListChanges|useSettled|listCache|exportHref|undo\.generated)\.ts|web\/ui\/(?:page\/(?:PageHeader|useNarrow)|control\/(?:CheckBox|SwitchBox|checkStyles)|feedback\/(?:StatusPill|undo|useErrorText)|cell\/\w+|media\/Thumbnail|menu\/(?:RowMenu|MenuButton|useActionMenu)|action\/PlaceLink|table\/(?:DataTable|RowTable|DataRow|RowScope|TableHead|Toolbar|SearchBox|Pager|PageLink|pageNumbers|ViewTabs|FilterButton|SkeletonRows|columnLayout|pinStyles|rowStyles|listPage|filterFields|inParts|phonePieces|lazyTablePiece|sortChoices|useFilterText|useSelection|useRowCursor|useRowKeys|useKeptFocus|useListActions|useListLook))\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // Where the screens are.
            { name: "paths", test: /web\/features\/ecommerce\/.*Paths?\.ts$/, includeDependenciesRecursively: false },
            // The icons of lists, which are many files of a few bytes.
            {
              name: "icons",
              test: /react-icons\/.*\/(?:add|arrow-down|arrow-up|arrow-upload|checkmark-circle|chevron-right|chevron-left|delete|edit|error-circle|eye-off|lock-closed|more-vertical|clock|weather-moon|circle|arrow-sync|more-horizontal|warning)\.js$/,
              includeDependenciesRecursively: false,
            },
            { name: "console", tags: ["$initial"], test: /(?<!web\/main\.tsx|index\.html)$/, includeDependenciesRecursively: false },
            // What several lists have beside those, in one for each kind: a file of a few bytes is asked for as long as a large one.
            { name: "marks", test: /react-icons\/.*\/(?:wallet|arrow-reply|money|payment|dismiss-circle|open)\.js$/, includeDependenciesRecursively: false },
            { name: "figure", test: /web\/ui\/(?:figure\/Stat\w+|table\/daysField|form\/dayText)\.tsx?$|@fluentui\/react-skeleton\//, includeDependenciesRecursively: false },
          ],
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

/** Keeps graphql's printer out of the first scripts; see `latePrinter.ts`. */
function latePrinter(): Plugin {
  const source = `export { print } from ${JSON.stringify(join(import.meta.dirname, "app/apollo/latePrinter.ts"))};`;
  return { name: "late-printer", apply: "build", load: (id) => (id.endsWith("/@apollo/client/utilities/graphql/print.js") ? source : null) };
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

/** Writes the texts as data files under one name that changes with any of them, and lets the build read them there. */
function texts(): Plugin {
  const folder = join(import.meta.dirname, "../locales");
  const files = globSync("*/*.json", { cwd: folder }).sort().map((name) => ({ name, source: JSON.stringify(JSON.parse(readFileSync(join(folder, name), "utf8"))) }));
  const version = createHash("sha256").update(JSON.stringify(files)).digest("base64url").slice(0, 8);
  return {
    name: "texts",
    apply: "build",
    enforce: "pre",
    config: () => ({ define: { "import.meta.env.VITE_TEXTS": JSON.stringify(`/assets/texts-${version}`) } }),
    resolveId: (id, from) => (id === "./texts.ts" && from?.endsWith("/lib/i18n.ts") ? join(import.meta.dirname, "lib/builtTexts.ts") : null),
    generateBundle() {
      for (const { name, source } of files) this.emitFile({ type: "asset", fileName: `assets/texts-${version}/${name.replaceAll("\\", "/")}`, source });
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
