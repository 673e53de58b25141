import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";

const required = (pattern: RegExp) => z.string().check(z.trim(), z.minLength(1), z.regex(pattern));

/** What a card is given by. Digits may stand in groups; the last month it is valid in has not passed. */
export const cardParts = {
  holder: text({ min: 1, max: 80 }),
  cardNumber: required(/^(?:\d[ -]?){12,18}\d$/),
  expiry: required(/^(0[1-9]|1[0-2])\/\d{2}$/).check(z.refine((given) => isAhead(given))),
  code: required(/^\d{3,4}$/),
};

export const blankCard = { holder: "", cardNumber: "", expiry: "", code: "" };

export const cardFields = ["holder", "cardNumber", "expiry", "code"] as const;

export const lastFour = (cardNumber: string): string => cardNumber.replaceAll(/\D/g, "").slice(-4);

function isAhead(expiry: string): boolean {
  const [month = 0, year = 0] = expiry.split("/").map(Number);
  return new Date(2000 + year, month, 1) > new Date();
}
