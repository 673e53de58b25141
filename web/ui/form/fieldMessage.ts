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

/** The problem that an issue of zod stands for, in the gateway's codes. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  const missing = issue.input === undefined || issue.input === null || issue.input === "";
  if (missing) return fieldMessage("REQUIRED");
  if (issue.code === "too_small") {
    if (issue.origin !== "string") return fieldMessage("OUT_OF_RANGE", { min: Number(issue.minimum) });
    return issue.minimum === 1 ? fieldMessage("REQUIRED") : fieldMessage("TOO_SHORT", { min: Number(issue.minimum) });
  }
  if (issue.code === "too_big") {
    return issue.origin === "string" ? fieldMessage("TOO_LONG", { max: Number(issue.maximum) }) : fieldMessage("OUT_OF_RANGE", { max: Number(issue.maximum) });
  }
  return fieldMessage("INVALID");
}
