/** What an invoice charges; amounts are minor units, rates hundredths of a percent. */
export interface Charged {
  lines: readonly { quantity: number; unitMinor: number; taxRate: number }[];
  discountKind: "NONE" | "PERCENT" | "AMOUNT";
  discountValue: number;
}

/** `of * part / whole`, rounded once, halves up; exact for amounts of any size. */
function share(of: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const [n, d] = [BigInt(of) * BigInt(part) * 2n + BigInt(whole), BigInt(whole) * 2n];
  return Number(n / d);
}

/** How the total comes about. The console works it out by the same rule while somebody writes; a test holds the two together. */
export function totalsOf({ lines, discountKind, discountValue }: Charged) {
  const bases = new Map<number, number>();
  for (const { quantity, unitMinor, taxRate } of lines)
    bases.set(taxRate, (bases.get(taxRate) ?? 0) + quantity * unitMinor);
  const subtotal = [...bases.values()].reduce((sum, base) => sum + base, 0);
  const discounts = {
    NONE: 0,
    PERCENT: share(subtotal, discountValue, 10_000),
    AMOUNT: Math.min(discountValue, subtotal),
  };
  const discount = discounts[discountKind];
  let [left, of] = [discount, subtotal];
  const taxes = [...bases]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, gross]) => {
      // What is left of the discount goes over what is left of the lines, so that the parts sum to the whole.
      const off = share(left, gross, of);
      left -= off;
      of -= gross;
      return { rate, base: gross - off, tax: share(gross - off, rate, 10_000) };
    });
  const total = subtotal - discount + taxes.reduce((sum, { tax }) => sum + tax, 0);
  return { subtotal, discount, taxes, total };
}
