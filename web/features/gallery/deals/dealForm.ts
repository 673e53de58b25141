import * as z from "zod/mini";
import type { DealCreateInput } from "#web/generated/types.ts";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { day } from "#web/ui/form/dates/dayParts.ts";
import type { DealPartsFragment } from "./deals.generated.ts";

export const kinds = ["PERCENT", "AMOUNT", "FREE_SHIPPING"] as const;
export const audiences = ["EVERYBODY", "NEW", "RETURNING"] as const;

export const mostPercent = 90;
export const mostMinor = 10_000_000;

export const dealSchema = z
  .object({
    name: text({ min: 1, max: 120 }),
    kind: z.enum(kinds),
    percent: wholeNumber({ min: 1, max: mostPercent }),
    amountMinor: wholeNumber({ min: 1, max: mostMinor }),
    code: z.string().check(z.trim(), z.minLength(1), z.toUpperCase(), z.regex(/^[A-Z0-9]{3,16}$/)),
    audience: z.enum(audiences),
    startsOn: day(),
    endsOn: day(),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
      path: ["endsOn"],
      params: { code: "WRONG_ORDER" },
    }),
  );

export type DealValues = z.input<typeof dealSchema>;

export const dealValues = (deal: DealPartsFragment | undefined): DealValues => ({
  name: deal?.name ?? "",
  kind: deal?.kind ?? "PERCENT",
  percent: deal?.kind === "PERCENT" ? deal.value : 10,
  amountMinor: deal?.kind === "AMOUNT" ? deal.value : 2_000,
  code: deal?.code ?? "",
  audience: deal?.audience ?? "EVERYBODY",
  startsOn: deal?.startsOn ?? null,
  endsOn: deal?.endsOn ?? null,
});

export const dealInput = ({
  percent,
  amountMinor,
  code,
  ...same
}: DealValues): Omit<DealCreateInput, "status"> => ({
  ...same,
  value: { PERCENT: percent ?? 0, AMOUNT: amountMinor ?? 0, FREE_SHIPPING: 0 }[same.kind],
  code: code.trim().toUpperCase(),
});
