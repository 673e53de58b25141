/** What is wrong with a field: a code to localise by, and the numbers for the text. */
export interface FieldProblem {
  code: string;
  params: Record<string, string>;
}

/**
 * Writes a problem as the one text that a form keeps for a field: `OUT_OF_RANGE?min=1`. The words are found when it is
 * shown, so that they follow the language; problems of the console's own schema and of the gateway look alike.
 */
export function fieldMessage(code: string, params: Record<string, string | number> = {}): string {
  const query = new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query ? `${code}?${query}` : code;
}

/** Reads what `fieldMessage` wrote. */
export function readFieldMessage(message: string): FieldProblem {
  const [code = "", query = ""] = message.split("?");
  return { code, params: Object.fromEntries(new URLSearchParams(query)) };
}

/** The first message in what a form keeps for a field: of the field itself, else of the first wrong entry or part of it. */
export function firstProblem(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string" && error.message) return error.message;
  // The element that gets the focus is kept beside the message.
  const parts = Object.entries(error).filter(([key]) => key !== "ref");
  for (const [, part] of parts) {
    const problem = firstProblem(part);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
