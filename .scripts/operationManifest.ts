import { createHash } from "node:crypto";
import { addTypenameToDocument } from "@apollo/client/utilities";
import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import {
  concatAST,
  Kind,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from "graphql";

/** The name of an operation's text: its SHA-256. */
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * The operations of a document, each as text with every fragment it needs, each once and in the order in which they are
 * met, whatever their order in the document: with type names, and without anything that is only layout or explanation.
 */
function operationTexts({ definitions }: DocumentNode): string[] {
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  return definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const needed = new Set<OperationDefinitionNode | FragmentDefinitionNode>();
      const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
        needed.add(node);
        visit(node, {
          FragmentSpread({ name: { value } }) {
            const fragment = fragments.get(value);
            if (fragment && !needed.has(fragment)) collect(fragment);
          },
        });
      };
      collect(operation);
      return print(
        addTypenameToDocument({
          kind: Kind.DOCUMENT,
          definitions: [...needed].map((node) => ({ ...node, description: undefined })),
        }),
      );
    });
}

/** The hash that the console asks for the operation of a document by. */
export const operationHash = (document: DocumentNode): string =>
  operationTexts(document).map(hashOf).join("");

/** Writes the manifest of all operations: their texts by hash. */
export const plugin: PluginFunction = (_schema, documents) => {
  const texts = operationTexts(concatAST(documents.flatMap(({ document }) => document ?? [])));
  return JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text])), null, 2);
};
