import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AppError } from "#web/lib/errors/appError.ts";
import type { PriceFailureProps } from "./PriceFailure.tsx";

/** What a price was asked for, as the hook of its query has it; the document's field is called `quote`. */
export interface AskedPrice<TQuote> {
  data?: { quote: TQuote } | undefined;
  previousData?: { quote: TQuote } | undefined;
  error?: AppError | undefined;
  refetch: () => Promise<unknown>;
}

/** A price of what is being put together. */
export interface Priced<TQuote, TValues> {
  /** The newest price that is known; undefined before the first. */
  quote: TQuote | undefined;
  /** What it is the price of: an earlier one stands beside what it was the price of. */
  of: TValues;
  /** Whether it is the price of what is chosen now. */
  isCurrent: boolean;
  /** Why nothing can be bought at it now, for the button that buys; undefined where that can be done. */
  held: string | undefined;
  /** Why there is none of what is chosen now, and how to ask for it again. */
  failure: PriceFailureProps | undefined;
}

/** Follows the price of what is being put together: nothing is bought at an earlier one, or at none. */
export function usePriced<TQuote, TValues>(
  { data, previousData, error, refetch }: AskedPrice<TQuote>,
  values: TValues,
): Priced<TQuote, TValues> {
  const { t } = useTranslation("form");
  const [priced, setPriced] = useState(values);
  if (data && priced !== values) setPriced(values);
  const quote = (data ?? previousData)?.quote;
  const isCurrent = data !== undefined && !error;
  return {
    quote,
    of: quote !== undefined && !data ? priced : values,
    isCurrent,
    held: isCurrent ? undefined : t(error ? "price.unknown" : "price.awaited"),
    failure: error && { error, onRetry: () => void refetch() },
  };
}
