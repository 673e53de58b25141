import type { TFunction } from "i18next";
import { createContext, useContext } from "react";
import { type Format, formatOf } from "#web/lib/texts/format.ts";
import type { Locale } from "#web/lib/texts/locale.ts";
import { type FrontPage, frontPaths } from "./frontPaths.ts";
import plans from "../../fixtures/catalogue/plans.json" with { type: "json" };

/** Stands in the documents for the origin under which they are read; the gateway knows it. */
export const originMark = "__ORIGIN__";

export const helpPath = "/front-pages/help-center";

/** What a page is written with. */
export interface Front {
  page: FrontPage;
  locale: Locale;
  t: TFunction;
}

export const FrontContext = createContext<Front | null>(null);

export function useFront(): Front & { format: Format } {
  const front = useContext(FrontContext);
  if (!front) throw new Error("A part of the front pages stands outside of them");
  return { ...front, format: formatOf(front.locale) };
}

/** The address of a page in a language. */
export const addressOf = (page: FrontPage, locale: Locale, hash = ""): string =>
  `${frontPaths[page]}?lang=${locale}${hash && `#${hash}`}`;

export type Plan = (typeof plans)[number];

export const pricingPlans: readonly Plan[] = plans;

/** The key of a plan's name and line, as the catalogue's texts have it. */
export const planKey = ({ plan }: Plan): string => plan.toUpperCase();

export const yuan = (amountMinor: number) => ({ amountMinor, currency: "CNY" });

/** The lowest price that is not nothing. */
export const lowestPrice = Math.min(
  ...plans.flatMap(({ monthlyMinor }) => (monthlyMinor > 0 ? [monthlyMinor] : [])),
);
