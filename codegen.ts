import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { CodegenConfig } from "@graphql-codegen/cli";
import type { DocumentNode } from "graphql";
import { operationHash } from "./.scripts/operationManifest.ts";

/**
 * What the repositories export for the resolvers' types, by the GraphQL name it stands for: `export type <Name>Row` is
 * the row behind a type, `export type <Name>Text` the texts behind an enum.
 */
function fromRepositories(role: "Row" | "Text"): Record<string, string> {
  const exported = new RegExp(`^export (?:type|interface) (\\w+)${role}\\b`, "gm");
  const declared = globSync("schema/**/*.graphql")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  return Object.fromEntries(
    globSync("gateway/domains/**/repository.ts").flatMap((file) => {
      const path = relative("gateway/generated", file).replaceAll("\\", "/");
      return [...readFileSync(file, "utf8").matchAll(exported)]
        .filter(([, name]) => new RegExp(`^(type|enum) ${name}\\b`, "m").test(declared))
        .map(([, name = ""]) => [name, `${path}#${name}${role}`]);
    }),
  );
}

const scalars = {
  ID: "string",
  DateTime: "string",
  Date: "string",
  Long: "number",
  Micros: "string",
  JSON: "unknown",
};
const shared = { scalars, enumsAsTypes: true, useTypeImports: true };

const config: CodegenConfig = {
  schema: "schema/**/*.graphql",
  documents: "web/**/*.graphql",
  ignoreNoDocuments: true,
  hooks: {
    // The enums of the repositories are types: `verbatimModuleSyntax` wants them exported as such.
    // Operations without enums and inputs need none of the schema's types.
    beforeOneFileWrite: (_path: string, content: string) =>
      (content.includes("Types.")
        ? content
        : content.replace(/^import type \* as Types .*\n/m, "")
      ).replaceAll(/^export \{ (\w+) \};$/gm, "export type { $1 };"),
  },
  generates: {
    "gateway/generated/resolvers.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        ...shared,
        contextType: "../context.ts#Context",
        mappers: fromRepositories("Row"),
        enumValues: fromRepositories("Text"),
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
        avoidOptionals: { defaultValue: true },
      },
    },
    // What is undefined is not sent.
    "web/generated/types.ts": {
      plugins: ["typescript"],
      config: { ...shared, inputMaybeValue: "T | null | undefined" },
    },
    "web/": {
      preset: "near-operation-file",
      presetConfig: { baseTypesPath: "generated/types.ts", extension: ".generated.ts" },
      plugins: ["typescript-operations", "typed-document-node", "./.scripts/apolloHooks.ts"],
      config: {
        ...shared,
        importExtension: ".ts",
        hooksFrom: "web/lib/graphql/operations.ts",
        fragmentHooksFrom: "web/lib/graphql/fragments.ts",
        unstable_onExecutableDocumentNode: (document: DocumentNode) => ({ hash: operationHash(document) }),
      },
    },
    "web/generated/operations.json": { plugins: ["./.scripts/operationManifest.ts"] },
    "web/generated/possibleTypes.ts": { plugins: ["fragment-matcher"], config: { useExplicitTyping: true } },
    "web/generated/typePolicies.ts": {
      plugins: ["typescript-apollo-client-helpers"],
      config: { useTypeImports: true, requireKeyFields: false },
    },
  },
};

export default config;
