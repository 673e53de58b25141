import { createHash } from "node:crypto";
import { addTypenameToDocument } from "@apollo/client/utilities";
import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { concatAST, Kind, print, visit, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode } from "graphql";

/** The operation as the console sends it: with type names, and without anything that is only layout. */
export const operationText = (document: DocumentNode): string => print(addTypenameToDocument(document));

/** The name of an operation's text: its SHA-256. */
export const operationHash = (document: DocumentNode): string => createHash("sha256").update(operationText(document)).digest("hex");

/** The operation with every fragment it needs, each once, in the order in which they are met. */
function complete(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): DocumentNode {
  const needed = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment || needed.has(value)) return;
        needed.set(value, fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...needed.values()] };
}

/** Writes the manifest of all operations: their texts by hash. */
export const plugin: PluginFunction = (_schema, documents) => {
  const all = concatAST(documents.flatMap(({ document }) => document ?? [])).definitions;
  const fragments = new Map(all.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])));
  const operations = all.filter((one) => one.kind === Kind.OPERATION_DEFINITION).map((one) => complete(one, fragments));
  return JSON.stringify(Object.fromEntries(operations.map((one) => [operationHash(one), operationText(one)])), null, 2);
};
