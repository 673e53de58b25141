import * as z from "zod/mini";

/** A trimmed text of `min` to `max` characters. */
export function text({ min = 0, max }: { min?: number; max: number }) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
}

/** A whole number that must be given; an empty field holds null. Amounts of money are whole numbers of minor units. */
export function wholeNumber({ min, max }: { min: number; max: number }) {
  return z.pipe(z.nullable(z.number()), z.int().check(z.gte(min), z.lte(max)));
}

/** A whole number from 0; an empty field, which holds null, means 0. */
export function wholeNumberOrZero({ max }: { max: number }) {
  return z.pipe(
    z.pipe(
      z.nullable(z.number()),
      z.transform((given) => given ?? 0),
    ),
    z.int().check(z.gte(0), z.lte(max)),
  );
}

/** A trimmed e-mail address that must be given, as the gateway takes it. */
export function emailAddress() {
  return z.pipe(text({ min: 1, max: 200 }), z.email());
}
