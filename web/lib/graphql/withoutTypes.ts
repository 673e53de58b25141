import { isRecord } from "#web/lib/isRecord.ts";

/** A copy of what the gateway answered without the names of its types, which no input takes: for what a form holds and sends back. */
export function withoutTypes<TValue>(answer: TValue): TValue;
export function withoutTypes(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map((one: unknown) => withoutTypes(one));
  if (!isRecord(answer)) return answer;
  const fields = Object.entries(answer).filter(([name]) => name !== "__typename");
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutTypes(value)]));
}
