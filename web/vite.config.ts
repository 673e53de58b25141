import { readFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { areaData } from "../.scripts/areaData.ts";
import { precompressed } from "../.scripts/precompressed.ts";
import { staticStyles } from "../.scripts/staticStyles.ts";
import { textFiles } from "../.scripts/textFiles.ts";

const gateway = process.env["GATEWAY"] ?? "http://127.0.0.1:4000";

export default defineConfig({
  root: import.meta.dirname,
  publicDir: "public",
  html: { cspNonce: "__CSP_NONCE__" },
  plugins: [
    react(),
    themes(),
    staticStyles(),
    pureComponents(),
    latePrinter(),
    textFiles(),
    areaData(),
    operationManifest(),
    precompressed(),
    devTools(),
  ],
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
        chunkFileNames: ({ name }) =>
          /^(?:form|card|list|paths|icons|console)$/.test(name)
            ? "assets/[name]-[hash:8].js"
            : "assets/[hash:8].js",
        codeSplitting: {
          // One chunk for all that the first script imports: it compresses better than many.
          groups: [
            // What every form needs, in one for the same reason.
            {
              name: "form",
              test: /node_modules\/react-hook-form\/|@fluentui\/react-(?:field\/lib\/components|label)\/|web\/lib\/graphql\/withoutTypes\.ts|web\/ui\/form\/(?:Form|FormBar|fields\/(?:(?:Text|Number|Money|Select|Switch)Field|readNumber)|field\/(?:choice|lazyField|fieldLooks|fieldMessage|fieldRegistry|use(?:FormField|ProblemWords|Unit))|merge\/(?:useVersionMerge|useVersionedSave|changedFields)|useCopied|FormSkeleton|use(?:LeaveGuard|SaveKey|UnsavedGuard)|saveKey|schemaResolver|showAtFields|cancelOnEscape)\.tsx?$|web\/ui\/(?:control\/(?:ListBox|BlankControl|WaitingInput|controlStyles)|editor\/RichTextField|screen\/(?:recordScreen|formScreen))\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // What most screens beside the lists need.
            {
              name: "card",
              test: /web\/ui\/(?:page\/Card|layout\/Columns|feedback\/BusyRing)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // What every list needs.
            {
              name: "list",
              test: /web\/lib\/(?:texts\/(?:format|words)|navigation\/(?:useScreen|copyPath|preloadRecord|useGoBack)|list\/(?:savedView|listState|listFilters|useListState|useListChanges|useChanges|useFreshPage|useFreshQuery|listCache|exportHref)|session\/usePreference|timing\/(?:useOncePerBurst|useAfterDelay)|graphql\/undo\.generated)\.ts|web\/ui\/(?:page\/(?:PageHeader|ScreenHeader|ListUnder)|form\/dates\/dayText|layout\/useNarrow|control\/(?:CheckBox|SwitchBox|checkStyles)|feedback\/(?:StatusPill|pillOf|undo|useErrorText)|cell\/\w+|media\/Thumbnail|menu\/(?:RowMenu|MenuButton|useActionMenu)|action\/PlaceLink|screen\/ListScreen|record\/(?:useCreated|useRowsDrawer)|drawer\/useDrawer|table\/(?:DataTable|DataTableBody|RowTable|DataRow|TableHead|Toolbar|SearchBox|Pager|PageLink|pageNumbers|ViewTabs|FilterButton|SkeletonRows|columnLayout|pinStyles|rowStyles|toTablePage|filterFields|inParts|phonePieces|sortChoices|useFilterText|useSelection|useRowCursor|useRowKeys|useKeptFocus|useLiveList|useSummary|useRowRemoval|useListActions|useListLook|ListTable|useColumns|useRowCommands|useRowTools|useFilterFields|daysField))\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // Where the screens are.
            {
              name: "paths",
              test: /web\/features\/ecommerce\/.*Paths?\.ts$/,
              includeDependenciesRecursively: false,
            },
            // The icons of lists, which are many files of a few bytes.
            {
              name: "icons",
              test: /react-icons\/.*\/(?:add|copy|open|arrow-down|arrow-up|arrow-upload|checkmark-circle|chevron-right|chevron-left|delete|edit|error-circle|eye-off|lock-closed|more-vertical|clock|weather-moon|circle|arrow-sync|more-horizontal|warning)\.js$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "console",
              tags: ["$initial"],
              test: /(?<!web\/main\.tsx|index\.html)$/,
              includeDependenciesRecursively: false,
            },
            // What several lists have beside those, in one for each kind: a file of a few bytes is asked for as long as a large one.
            {
              name: "marks",
              test: /react-icons\/.*\/(?:wallet|arrow-reply|money|payment|dismiss-circle)\.js$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "rows",
              test: /web\/ui\/(?:table\/useRowUpdate|theme\/useTextStyles)\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "figure",
              test: /web\/ui\/figure\/Stat\w+\.tsx?$|@fluentui\/react-skeleton\//,
              includeDependenciesRecursively: false,
            },
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
        ? code
            .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, "= /*#__PURE__*/ $1")
            .replace(/^\w+\.displayName = .*;$/gm, "")
        : null,
  };
}

/** Keeps graphql's printer out of the first scripts; see `latePrinter.ts`. */
function latePrinter(): Plugin {
  const source = `export { print } from ${JSON.stringify(join(import.meta.dirname, "app/apollo/latePrinter.ts"))};`;
  return {
    name: "late-printer",
    apply: "build",
    load: (id) => (id.endsWith("/@apollo/client/utilities/graphql/print.js") ? source : null),
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
  return {
    name: "dev-tools",
    apply: "serve",
    transformIndexHtml: (html) => html.replace("__DEV_TOOLS__", "on"),
  };
}
