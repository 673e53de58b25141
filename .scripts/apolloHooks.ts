import { dirname, relative } from "node:path";
import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { Kind } from "graphql";

const suffix = { query: "Query", mutation: "Mutation", subscription: "Subscription" } as const;
const factories = {
  query: [
    ["", "queryHook"],
    ["Lazy", "lazyQueryHook"],
    ["Suspense", "suspenseQueryHook"],
  ],
  mutation: [["", "mutationHook"]],
  subscription: [["", "subscriptionHook"]],
} as const;

/**
 * Writes the Apollo Client hooks of every operation and fragment beside its typed document. The hooks are one call each
 * of the factories in `hooksFrom` and `fragmentHooksFrom`, so that what all hooks share (errors, expired sessions) stands in one place.
 * Operations that belong together by their names, those of a list and those of a form, come as one object too.
 */
export const plugin: PluginFunction<{ hooksFrom: string; fragmentHooksFrom: string }> = (
  _schema,
  documents,
  { hooksFrom, fragmentHooksFrom },
  info,
) => {
  const used = new Set<string>();
  const names = new Set<string>();
  let followed = false;
  const hooks = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .flatMap((definition) => {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        followed = true;
        const name = definition.name.value;
        return [
          `export const use${name}Fragment = /*#__PURE__*/ fragmentHook(${name}FragmentDoc, "${name}");`,
        ];
      }
      if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
      const name = `${definition.name.value}${suffix[definition.operation]}`;
      names.add(definition.name.value);
      return factories[definition.operation].map(([variant, factory]) => {
        used.add(factory);
        const hook = variant
          ? `use${definition.name?.value}${variant}${suffix[definition.operation]}`
          : `use${name}`;
        return `export const ${hook} = /*#__PURE__*/ ${factory}(${definition.name?.value}Document);`;
      });
    });
  if (hooks.length === 0) return "";
  const importFrom = (names: Iterable<string>, path: string) => {
    const from = relative(dirname(info?.outputFile ?? ""), path).replaceAll("\\", "/");
    return `import { ${[...names].sort().join(", ")} } from "${from.startsWith(".") ? from : `./${from}`}";`;
  };
  return {
    prepend: [
      ...(used.size > 0 ? [importFrom(used, hooksFrom)] : []),
      ...(followed ? [importFrom(["fragmentHook"], fragmentHooksFrom)] : []),
    ],
    content: [...hooks, ...documentSets(names)].join("\n"),
  };
};

/** What the pieces of the console call the operations that belong together, by the endings of their names. */
const sets = {
  List: { page: "List", ids: "ListIds", changes: "ListChanges" },
  Form: { document: "Edit", create: "Create", update: "Update" },
} as const;

/** Documents that a set has where they are written. */
const optional: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  List: { counts: "ListCounts" },
};

/** `productListDocuments` of ProductList, ProductListIds and ProductListChanges; `productFormDocuments` of ProductEdit, ProductCreate and ProductUpdate. */
function documentSets(names: ReadonlySet<string>): string[] {
  return Object.entries(sets).flatMap(([set, roles]) => {
    const [first = ""] = Object.values(roles);
    return [...names]
      .filter((name) => name.endsWith(first))
      .map((name) => name.slice(0, -first.length))
      .filter((one) => Object.values(roles).every((ending) => names.has(one + ending)))
      .map((one) => {
        const more = Object.entries(optional[set] ?? {}).filter(([, ending]) => names.has(one + ending));
        const documents = [...Object.entries(roles), ...more].map(
          ([role, ending]) => `${role}: ${one}${ending}Document`,
        );
        return `export const ${one.charAt(0).toLowerCase()}${one.slice(1)}${set}Documents = { ${documents.join(", ")} };`;
      });
  });
}
