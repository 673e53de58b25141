// Makes one bundle of the gateway for Node 24: `node .scripts/gatewayBundle.mjs [FOLDER]`, by default gateway/dist.
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "rolldown";
import { root } from "./run.mjs";

/** What stays outside: parts that find their own files by where they lie, and what only some settings need. */
const external = [
  "@electric-sql/pglite",
  /^@electric-sql\/pglite\//,
  // The server's own schema checks: no route of the gateway has such a schema, the page of the documentation may.
  "@fastify/ajv-compiler",
  "@fastify/fast-json-stringify-compiler",
  "@fastify/swagger",
  "@fastify/swagger-ui",
  "@graphql-yoga/render-graphiql",
  "dockerode",
  "ioredis",
  "pg",
];

const entry = join(root, "gateway", "main.ts");
const folder = resolve(process.argv[2] ?? join(root, "gateway", "dist"));
rmSync(folder, { recursive: true, force: true });
await build({
  cwd: root,
  input: { main: entry },
  platform: "node",
  // The modern form of a package where there is one: one copy of each, and only what is used of it.
  resolve: {
    mainFields: ["module", "main"],
    // A file that is asked for by its path has no such field: with a second copy, its errors would be of another class.
    alias: {
      "graphql/language/parser": "graphql/language/parser.mjs",
      "node:http": join(root, ".scripts", "nodeHttp.cjs"),
    },
  },
  // Packages are in their own production form; what the gateway itself is to be, it reads when it starts.
  transform: { define: { "process.env.NODE_ENV": '"production"' } },
  external,
  logLevel: "warn",
  output: {
    dir: folder,
    format: "esm",
    // A text of ASCII alone takes half the memory; comments may hold others.
    charset: "ascii",
    comments: false,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name].mjs",
    sourcemap: true,
    codeSplitting: {
      // Not the entry, which waits for the others: who imports this one would wait for them too.
      groups: [{ name: "gateway", tags: ["$initial"], test: (id) => id !== entry }],
    },
    // Functions and classes keep their names, so that what is logged of a failure can be read.
    minify: {
      compress: { keepNames: { function: true, class: true } },
      mangle: { keepNames: true },
      codegen: { removeWhitespace: true },
    },
  },
});
