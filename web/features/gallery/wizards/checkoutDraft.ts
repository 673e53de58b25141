import * as z from "zod/mini";
import { tabStorage } from "#web/lib/storage/storage.ts";
import { emailAddress, text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";

export const methods = ["MASTERCARD", "PAYPAL"] as const;
export const mostOfOne = 20;

export const checkoutSchema = z.object({
  lines: z.array(wholeNumber({ min: 0, max: mostOfOne })).check(
    z.refine((lines) => lines.some((quantity) => quantity > 0), {
      path: ["0"],
      params: { code: "OUT_OF_RANGE", min: 1 },
    }),
  ),
  name: text({ min: 1, max: 120 }),
  email: emailAddress(),
  street: text({ min: 1, max: 120 }),
  city: text({ min: 1, max: 80 }),
  method: z.enum(methods),
});

export type CheckoutValues = z.input<typeof checkoutSchema>;

const key = "berth.checkoutExample";

const blank: CheckoutValues = { lines: [], name: "", email: "", street: "", city: "", method: "MASTERCARD" };

/** What was entered so far in this tab, with one of the first goods in the cart of a new one. */
export function keptCheckout(goods: number): CheckoutValues {
  const lines = Array.from({ length: goods }, (_, at) => (at === 0 ? 1 : 0));
  try {
    const kept = z.safeParse(checkoutDraft, JSON.parse(tabStorage.read(key) ?? "null"));
    if (kept.success && kept.data.lines.length === goods) return kept.data;
  } catch {
    // What is kept was not written by this form.
  }
  return { ...blank, lines };
}

const checkoutDraft = z.object({
  lines: z.array(z.nullable(z.number())),
  name: z.string(),
  email: z.string(),
  street: z.string(),
  city: z.string(),
  method: z.enum(methods),
});

export const keepCheckout = (values: CheckoutValues | null): void =>
  tabStorage.write(key, values && JSON.stringify(values));
