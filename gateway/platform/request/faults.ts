import { setTimeout as sleep } from "node:timers/promises";
import type { Call } from "./call.ts";

/** The longest delay that may be asked for, in milliseconds. */
export const MAX_DELAY = 10_000;

/** Which calls a fault rule matches; every part that is given must fit. */
export interface FaultMatch {
  /** The name of a GraphQL operation. */
  operation: string | null;
  /** A root field that the operation asks for. */
  field: string | null;
  /** The HTTP method. */
  method: string | null;
  /** The path; `*` stands for any text. */
  path: string | null;
  /** The sandbox that the call works on. */
  sandbox: string | null;
}

/** What happens to a call that a rule matches. */
export interface Fault {
  /** Milliseconds to wait. */
  delay: number;
  /** The status that is answered instead of doing anything; null to go on after the wait. */
  status: number | null;
  /** The rule behind it. */
  rule: string;
}

/** Decides which calls get a fault. */
export interface FaultRules {
  /** Whether it is known that there are none, so that nobody needs to be asked. */
  hasNone(): boolean;
  /** What happens to the call; counts that. Null when nothing does. */
  match(call: Call, sandbox: string | null): Promise<Fault | null>;
  /** Forgets what it knows of the rules, because they changed. */
  forget(): void;
}

/** Whether the text has the form of the pattern, in which `*` stands for any text. */
export function matchesPattern(pattern: string, text: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last))
    return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > text.length - last.length) return false;
    at = found + part.length;
  }
  return true;
}

/** Whether a rule with these parts matches the call. */
export function matchesCall(
  match: FaultMatch,
  { method, path, operation }: Call,
  sandbox: string | null,
): boolean {
  return (
    (match.operation === null || match.operation === operation?.name) &&
    (match.field === null || operation?.fields.includes(match.field) === true) &&
    (match.method === null || match.method === method) &&
    (match.path === null || matchesPattern(match.path, path)) &&
    (match.sandbox === null || match.sandbox === sandbox)
  );
}

/** Waits as long as the fault says and answers the status to fail with, null to go on. */
export async function applyFault(fault: Fault | null): Promise<number | null> {
  if (fault && fault.delay > 0) await sleep(fault.delay);
  return fault?.status ?? null;
}

/** What a call with a fault is told. */
export const faultMessage = ({ rule }: Fault): string =>
  `This failure was asked for by the fault rule ${rule}.`;
