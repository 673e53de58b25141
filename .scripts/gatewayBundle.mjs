// Makes one bundle of the gateway for Node 24: `node .scripts/gatewayBundle.mjs [FOLDER]`, by default gateway/dist.
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "rolldown";
import { root } from "./run.mjs";

/** What stays outside: parts that find their own files by where they lie, and what only some settings need. */
const external = [
  "@electric-sql/pglite",
  /^@electric-sql\/pglite\//,
  "@fastify/swagger",
  "@fastify/swagger-ui",
  "@graphql-yoga/render-graphiql",
  "ioredis",
  "pg",
];

/** Writes every sign beyond ASCII as its number: a text of ASCII alone takes half the memory and is read without decoding. */
const ascii = {
  name: "ascii",
  generateBundle: (_options, files) => {
    for (const file of Object.values(files)) {
      if (file.type !== "chunk") continue;
      file.code = file.code.replaceAll(
        /(\\*)([^\0-\x7f])/g,
        // A backslash that stands before the sign for nothing goes.
        (_, slashes, sign) =>
          `${slashes.slice(slashes.length % 2)}\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
    }
  },
};

const folder = resolve(process.argv[2] ?? join(root, "gateway", "dist"));
rmSync(folder, { recursive: true, force: true });
await build({
  cwd: root,
  input: { main: "gateway/main.ts" },
  platform: "node",
  // The modern form of a package where there is one: one copy of each, and only what is used of it.
  resolve: { mainFields: ["module", "main"] },
  external,
  plugins: [ascii],
  logLevel: "warn",
  output: {
    dir: folder,
    format: "esm",
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name].mjs",
    sourcemap: true,
    // Names stay, so that what is logged of a failure can be read.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  },
});
