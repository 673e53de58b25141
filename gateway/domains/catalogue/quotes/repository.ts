import type { Quote, QuoteItem, QuoteLine } from "./quote.ts";

/** Nothing is kept of a quote but in the order that is made of it. */
export type QuoteRow = Quote;
export type QuoteItemRow = QuoteItem;
export type QuoteLineRow = QuoteLine;
export type { BillingPeriod, ProductType, Spec } from "./products.ts";
export type { OrderKind } from "./quote.ts";
