/** A price as the documented REST surface writes it, with its currency sign: `¥1,286.40`. */
export function priceText(amountMinor: number): string {
  const fen = Math.abs(amountMinor);
  const yuan = String(Math.trunc(fen / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${amountMinor < 0 ? "-" : ""}¥${yuan}.${String(fen % 100).padStart(2, "0")}`;
}
