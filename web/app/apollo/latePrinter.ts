import type { ASTNode } from "graphql";

let printer: ((node: ASTNode) => string) | undefined;

/** Loads what writes an operation as text: almost all are sent as their hash, so it stays out of the first scripts. */
export async function loadPrinter(): Promise<void> {
  printer ??= (await import("graphql/language/printer.js")).print;
}

const keys = new WeakMap<ASTNode, string>();
let last = 0;

/**
 * The text of an operation; in the build it stands in for Apollo Client's own. Apollo also knows running operations by it:
 * for that any text of their own will do, until the printer is there. What is sent waits for it; see `hashLink`.
 */
export function print(node: ASTNode): string {
  if (printer) return printer(node);
  const key = keys.get(node) ?? `# ${(last += 1)}`;
  keys.set(node, key);
  return key;
}
