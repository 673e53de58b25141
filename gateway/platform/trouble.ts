import { setTimeout as sleep } from "node:timers/promises";
import type { Call } from "./http/call.ts";

/** The longest delay that may be asked for, in milliseconds. */
export const MAX_DELAY = 10_000;

/** Which calls a rule of trouble strikes; every part that is given must fit. */
export interface TroubleMatch {
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

/** What happens to a call that is struck. */
export interface Trouble {
  /** Milliseconds to wait. */
  delay: number;
  /** The status that is answered instead of doing anything; null to go on after the wait. */
  status: number | null;
  /** The rule behind it. */
  rule: string;
}

/** Decides which calls are struck. */
export interface TroubleMaker {
  /** What happens to the call; counts the strike. Null when nothing does. */
  strike(call: Call, sandbox: string | null): Promise<Trouble | null>;
  /** Forgets what it knows of the rules, because they changed. */
  forget(): void;
}

/** Whether the text has the form of the pattern, in which `*` stands for any text. */
export function hasForm(pattern: string, text: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > text.length - last.length) return false;
    at = found + part.length;
  }
  return true;
}

/** Whether a rule with these parts means the call. */
export function means(match: TroubleMatch, { method, path, operation }: Call, sandbox: string | null): boolean {
  return (match.operation === null || match.operation === operation?.name)
    && (match.field === null || operation?.fields.includes(match.field) === true)
    && (match.method === null || match.method === method)
    && (match.path === null || hasForm(match.path, path))
    && (match.sandbox === null || match.sandbox === sandbox);
}

/** Waits as long as the trouble says and answers the status to fail with, null to go on. */
export async function suffer(trouble: Trouble | null): Promise<number | null> {
  if (trouble && trouble.delay > 0) await sleep(trouble.delay);
  return trouble?.status ?? null;
}

/** What a struck call is told. */
export const toldOf = ({ rule }: Trouble): string => `This failure was asked for by the rule of trouble ${rule}.`;
