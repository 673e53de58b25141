import * as z from "zod/mini";
import { emailAddress, text } from "#web/ui/form/checks/schemaParts.ts";
import { blankCard, cardParts } from "#web/features/frontPages/shared/cardParts.ts";

export const deliveries = ["standard", "express", "pickup"] as const;
export type Delivery = (typeof deliveries)[number];

/** What each way costs, in minor units. */
export const deliveryMinor: Record<Delivery, number> = { standard: 1200, express: 2800, pickup: 0 };

export const checkoutSchema = z.object({
  name: text({ min: 1, max: 120 }),
  email: emailAddress(),
  street: text({ min: 1, max: 120 }),
  city: text({ min: 1, max: 80 }),
  postcode: text({ min: 1, max: 12 }),
  countryCode: z.pipe(z.nullable(z.string()), z.string()),
  delivery: z.enum(deliveries),
  ...cardParts,
});

export type CheckoutValues = z.input<typeof checkoutSchema>;

export const addressFields = ["name", "email", "street", "city", "postcode", "countryCode"] as const;

export const blankCheckout: CheckoutValues = {
  name: "",
  email: "",
  street: "",
  city: "",
  postcode: "",
  countryCode: null,
  delivery: "standard",
  ...blankCard,
};

/** What a code takes off the goods, as a share; undefined for a code that is not known. */
export const promoShare = (code: string): number | undefined =>
  code.trim().toUpperCase() === "HARBOUR10" ? 0.1 : undefined;

export interface Sums {
  goods: number;
  delivery: number;
  discount: number;
  total: number;
}

/** The sums of an order in minor units. */
export function sumsOf(prices: readonly number[], delivery: Delivery, share: number): Sums {
  const goods = prices.reduce((sum, price) => sum + price, 0);
  const discount = Math.round(goods * share);
  return {
    goods,
    delivery: deliveryMinor[delivery],
    discount,
    total: goods + deliveryMinor[delivery] - discount,
  };
}
