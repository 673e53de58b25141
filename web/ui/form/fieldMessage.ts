import type * as z from "zod/mini";

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
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString();
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

/** The problem that an issue of zod stands for, in the gateway's codes. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  const missing = issue.input === undefined || issue.input === null || issue.input === "";
  if (missing) return fieldMessage("REQUIRED");
  // A rule of our own names its code among its parameters: `z.refine(test, { params: { code: "TOO_LATE", max } })`.
  if (issue.code === "custom" && typeof issue.params?.["code"] === "string") {
    const { code: _, ...params } = issue.params;
    return fieldMessage(issue.params["code"], Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])));
  }
  if (issue.code === "too_small") {
    if (issue.origin === "array") return issue.minimum === 1 ? fieldMessage("REQUIRED") : fieldMessage("TOO_FEW", { min: Number(issue.minimum) });
    if (issue.origin !== "string") return fieldMessage("OUT_OF_RANGE", { min: Number(issue.minimum) });
    return issue.minimum === 1 ? fieldMessage("REQUIRED") : fieldMessage("TOO_SHORT", { min: Number(issue.minimum) });
  }
  if (issue.code === "too_big") {
    if (issue.origin === "array") return fieldMessage("TOO_MANY", { max: Number(issue.maximum) });
    return issue.origin === "string" ? fieldMessage("TOO_LONG", { max: Number(issue.maximum) }) : fieldMessage("OUT_OF_RANGE", { max: Number(issue.maximum) });
  }
  return fieldMessage("INVALID");
}
