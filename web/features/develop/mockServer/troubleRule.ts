import * as z from "zod/mini";
import type { TroubleRuleInput } from "../../../generated/types.ts";
import { text, wholeNumber } from "../../../ui/form/schemaParts.ts";
import type { TroubleRulePartsFragment } from "./mockServer.generated.ts";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

const optionalNumber = (min: number, max: number) => z.nullable(z.int().check(z.gte(min), z.lte(max)));

export const troubleRuleSchema = z.object({
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

export type TroubleRuleFormInput = z.input<typeof troubleRuleSchema>;
export type TroubleRuleValues = z.output<typeof troubleRuleSchema>;

export function formValues(rule: TroubleRulePartsFragment | null): TroubleRuleFormInput {
  const { operation, field, method, path, sandbox, status = 503, delay = 0, probability = 1, count = null, seed = null } = rule ?? {};
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

export function ruleInput({ probability, ...values }: TroubleRuleValues, enabled: boolean): TroubleRuleInput {
  const { operation, field, method, path, sandbox, status, delay, count, seed } = values;
  const given = Object.fromEntries(Object.entries({ operation, field, method, path, sandbox }).filter(([, value]) => value !== ""));
  return { ...given, status, delay, count, seed, probability: probability / 100, enabled };
}

export function matchText({ operation, field, method, path }: TroubleRulePartsFragment): string {
  return [operation, field && `{ ${field} }`, method, path].filter(Boolean).join(" · ");
}
