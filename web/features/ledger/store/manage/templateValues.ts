import type { CouponTemplateInput } from "#web/generated/types.ts";
import { fenOf, microsOf } from "./amounts.ts";
import type { ManagedTermsFragment } from "./manage.generated.ts";

export interface TemplateValues {
  title: string;
  kind: "AMOUNT" | "PERCENT";
  amount: number | null;
  percentOff: number | null;
  minSpend: number | null;
  maxDiscount: number | null;
  productTypes: string[];
  kinds: string[];
  periods: string[];
  planIds: string[];
  firstOrderOnly: boolean;
  total: number | null;
  perUser: number | null;
  claimFrom: string | null;
  claimTo: string | null;
  validDays: number | null;
  validTo: string | null;
  code: string;
  isOpen: boolean;
}

/** The terms as the form holds them; those of a new coupon where there is none. */
export const valuesOf = (terms: ManagedTermsFragment | null): TemplateValues => ({
  title: terms?.title ?? "",
  kind: terms?.kind ?? "AMOUNT",
  amount: fenOf(terms?.amount),
  percentOff: terms?.percentOff ?? null,
  minSpend: fenOf(terms?.minSpend) ?? 0,
  maxDiscount: fenOf(terms?.maxDiscount),
  productTypes: [...(terms?.productTypes ?? [])],
  kinds: [...(terms?.kinds ?? [])],
  periods: [...(terms?.periods ?? [])],
  planIds: [...(terms?.planIds ?? [])],
  firstOrderOnly: terms?.firstOrderOnly ?? false,
  total: terms?.total ?? null,
  perUser: terms?.perUser ?? 1,
  claimFrom: terms?.claimFrom ?? null,
  claimTo: terms?.claimTo ?? null,
  validDays: terms ? terms.validDays : 30,
  validTo: terms?.validTo ?? null,
  code: terms?.code ?? "",
  isOpen: terms?.isOpen ?? true,
});

export const inputOf = ({
  amount,
  minSpend,
  maxDiscount,
  perUser,
  code,
  validDays,
  ...values
}: TemplateValues): CouponTemplateInput => ({
  ...values,
  amount: microsOf(amount),
  minSpend: microsOf(minSpend) ?? "0",
  maxDiscount: microsOf(maxDiscount),
  perUser: perUser ?? 1,
  code: code === "" ? null : code,
  // A day says it more exactly than a number of days.
  validDays: values.validTo === null ? validDays : null,
});
