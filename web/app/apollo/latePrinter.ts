import type { ASTNode } from "graphql";

let printer: typeof import("graphql").print | undefined;

/** Loads what writes an operation as text: almost all are sent as their hash, so it stays out of the first scripts. */
export async function loadPrinter(): Promise<void> {
  printer ??= (await import("graphql")).print;
}

/** The text of an operation; in the build it stands in for Apollo Client's own. */
export function print(node: ASTNode): string {
  if (!printer) throw new Error("The printer is not there yet");
  return printer(node);
}
