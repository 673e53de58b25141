/** What an invoice charges; amounts are minor units, rates hundredths of a percent. */
export interface Charged {
  lines: readonly { quantity: number; unitMinor: number; taxRate: number }[];
  discountKind: "NONE" | "PERCENT" | "AMOUNT";
  discountValue: number;
}

const share = (of: number, part: number, whole: number) =>
  whole === 0 ? 0 : Number((BigInt(of) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));

/** How the total comes about, by the gateway's own rule, to be shown while somebody writes; a test holds the two together. */
export function invoiceTotals({ lines, discountKind, discountValue }: Charged) {
  const bases = new Map<number, number>();
  for (const { quantity, unitMinor, taxRate } of lines)
    bases.set(taxRate, (bases.get(taxRate) ?? 0) + quantity * unitMinor);
  const subtotal = [...bases.values()].reduce((sum, base) => sum + base, 0);
  const discount = {
    NONE: 0,
    PERCENT: share(subtotal, discountValue, 10_000),
    AMOUNT: Math.min(discountValue, subtotal),
  }[discountKind];
  let [left, of] = [discount, subtotal];
  const taxes = [...bases]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, gross]) => {
      const off = share(left, gross, of);
      left -= off;
      of -= gross;
      return { rate, base: gross - off, tax: share(gross - off, rate, 10_000) };
    });
  const total = subtotal - discount + taxes.reduce((sum, { tax }) => sum + tax, 0);
  return { subtotal, discount, taxes, total };
}
