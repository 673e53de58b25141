import * as z from "zod/mini";
import type { FaultRuleInput } from "#web/generated/types.ts";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import type { FaultRulePartsFragment } from "./mockServer.generated.ts";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

const optionalNumber = (min: number, max: number) => z.nullable(z.int().check(z.gte(min), z.lte(max)));

export const faultRuleSchema = z.object({
  operation: text({ max: 100 }),
  field: text({ max: 100 }),
  method: z.string(),
  path: text({ max: 200 }),
  sandbox: text({ max: 60 }),
  status: optionalNumber(400, 599),
  delay: wholeNumber({ min: 0, max: 10_000 }),
  probability: wholeNumber({ min: 0, max: 100 }),
  count: optionalNumber(1, 1_000_000),
  seed: optionalNumber(-0x8000_0000, 0x7fff_ffff),
});

export type FaultRuleFormInput = z.input<typeof faultRuleSchema>;
export type FaultRuleValues = z.output<typeof faultRuleSchema>;

export function formValues(rule: FaultRulePartsFragment | null): FaultRuleFormInput {
  const {
    operation,
    field,
    method,
    path,
    sandbox,
    status = 503,
    delay = 0,
    probability = 1,
    count = null,
    seed = null,
  } = rule ?? {};
  return {
    operation: operation ?? "",
    field: field ?? "",
    method: method ?? "",
    path: path ?? "",
    sandbox: sandbox ?? "",
    status,
    delay,
    probability: Math.round(probability * 100),
    count: count === 0 ? null : count,
    seed,
  };
}

export function ruleInput({ probability, ...values }: FaultRuleValues, enabled: boolean): FaultRuleInput {
  const { operation, field, method, path, sandbox, status, delay, count, seed } = values;
  const given = Object.fromEntries(
    Object.entries({ operation, field, method, path, sandbox }).filter(([, value]) => value !== ""),
  );
  return { ...given, status, delay, count, seed, probability: probability / 100, enabled };
}

export function matchText({ operation, field, method, path }: FaultRulePartsFragment): string {
  return [operation, field && `{ ${field} }`, method, path].filter(Boolean).join(" · ");
}
