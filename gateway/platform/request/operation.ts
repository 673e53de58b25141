import { Kind, parse, type DocumentNode, type OperationDefinitionNode, type SelectionSetNode } from "graphql";
import { hideSecrets, type Hidden } from "#gateway/platform/redaction.ts";

/** What a GraphQL request asks for, read without running it. */
export interface Operation extends Hidden {
  kind: "query" | "mutation" | "subscription";
  name: string | null;
  /** The names of its root fields, those of its fragments too. */
  fields: readonly string[];
}

/** Documents are few and sent often: the last ones are kept as they were read. */
const KEPT_AT_MOST = 500;
const KEPT_LENGTH = 10_000;
const kept = new Map<string, Operation | null>();

function rootFields(document: DocumentNode, of: SelectionSetNode): string[] {
  const fields = new Set<string>();
  const seen = new Set<SelectionSetNode>();
  const walk = (set: SelectionSetNode): void => {
    if (seen.has(set)) return;
    seen.add(set);
    for (const one of set.selections) {
      if (one.kind === Kind.FIELD) fields.add(one.name.value);
      else if (one.kind === Kind.INLINE_FRAGMENT) walk(one.selectionSet);
      else {
        const fragment = document.definitions.find(
          (other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === one.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) walk(fragment.selectionSet);
      }
    }
  };
  walk(of);
  return [...fields];
}

function read(query: string, operationName: string | null): Operation | null {
  try {
    const document = parse(query, { noLocation: true, maxTokens: 5_000 });
    const operations = document.definitions.filter(
      (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
    );
    const chosen =
      operationName === null ? operations[0] : operations.find(({ name }) => name?.value === operationName);
    if (!chosen || (operationName === null && operations.length > 1)) return null;
    return {
      kind: chosen.operation,
      name: chosen.name?.value ?? null,
      fields: rootFields(document, chosen.selectionSet),
      ...hideSecrets(document),
    };
  } catch {
    return null;
  }
}

/** The operation in `query` that is to run, or null when it cannot be told. */
export function readOperation(query: unknown, operationName: unknown): Operation | null {
  if (typeof query !== "string") return null;
  const name = typeof operationName === "string" && operationName !== "" ? operationName : null;
  const key = `${name ?? ""}\n${query}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const operation = read(query, name);
  if (kept.size >= KEPT_AT_MOST) kept.clear();
  if (key.length <= KEPT_LENGTH) kept.set(key, operation);
  return operation;
}
