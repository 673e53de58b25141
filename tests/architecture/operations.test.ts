import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "@graphql-codegen/cli";
import { buildSchema, concatAST, Kind, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import config from "../../codegen.ts";
import { matching, textOf } from "./projectFiles.ts";

const texts = (pattern: RegExp) => matching(pattern).map(({ input }) => textOf(input));
const schema = buildSchema(texts(/^schema\/.*\.graphql$/).join("\n"));
const access = ["public", "sample", "auth", "can", "devTools"];

describe("the schema", () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => [`${root?.name}.${field.name}`, field] as const),
  );

  it("has fields on all three roots", () => {
    expect(roots.map((root) => Object.keys(root?.getFields() ?? {}).length).every((count) => count > 0)).toBe(
      true,
    );
  });

  it.each(fields)("%s says once who may use it", (_name, field) => {
    const named = (field.astNode?.directives ?? [])
      .map(({ name }) => name.value)
      .filter((name) => access.includes(name));
    expect(named).toHaveLength(1);
  });
});

describe("the operations", () => {
  const document = concatAST(texts(/^web\/.*\.graphql$/).map((text) => parse(text)));

  it("are valid against the schema", () => {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  });

  it("have names that no other has", () => {
    const names = document.definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION || one.kind === Kind.FRAGMENT_DEFINITION
        ? [one.name?.value]
        : [],
    );
    expect(names).toEqual([...new Set(names)]);
    expect(names.length).toBeGreaterThan(5);
  });

  /** The operations that the console's code asks for, with the hashes it asks them by. */
  const asked = (code: readonly string[]) =>
    code.flatMap((text) =>
      [...text.matchAll(/export const (\w+)Document = .*?"hash":"([0-9a-f]{64})"/g)].map(
        ([, name = "", hash = ""]) => ({ name, hash }),
      ),
    );

  it("are known to the gateway under the hash that the console asks them by", () => {
    const manifest: Record<string, string> = JSON.parse(
      readFileSync("web/generated/operations.json", "utf8"),
    );
    const operations = asked(globSync("web/**/*.generated.ts").map((file) => readFileSync(file, "utf8")));
    expect(operations.length).toBeGreaterThan(20);
    expect(operations.filter(({ hash }) => !Object.hasOwn(manifest, hash)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it("are so with fragments within fragments, in whatever file and order they stand", async () => {
    const folder = mkdtempSync(join(tmpdir(), "operations-"));
    try {
      writeFileSync(
        join(folder, "page.graphql"),
        `
        query Outer { node { ...Shell ...Leaf } }
        "For a card."
        query Inner { node { ...Leaf ...Kernel } }
        fragment Shell on Node { id ...Kernel next { ...Leaf } }
      `,
      );
      writeFileSync(
        join(folder, "parts.graphql"),
        `
        fragment Kernel on Node { name ...Leaf }
        fragment Leaf on Node { id }
        fragment Unused on Node { name }
      `,
      );
      const files: { filename: string; content: string }[] = await generate(
        {
          ...config,
          schema: "type Query { node: Node } type Node { id: ID! name: String next: Node }",
          documents: join(folder, "*.graphql"),
          generates: {
            [`${folder}/`]: config.generates["web/"] ?? [],
            "operations.json": config.generates["web/generated/operations.json"] ?? [],
          },
          silent: true,
        },
        false,
      );
      const manifest: Record<string, string> = JSON.parse(
        files.find(({ filename }) => filename === "operations.json")?.content ?? "",
      );
      const found = asked(files.map(({ content }) => content)).map(({ name, hash }) => [
        name,
        manifest[hash]?.match(/(?<=^fragment )\w+/gm)?.toSorted(),
      ]);
      expect(found).toEqual([
        ["Outer", ["Kernel", "Leaf", "Shell"]],
        ["Inner", ["Kernel", "Leaf"]],
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
