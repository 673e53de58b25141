const yuan = new Intl.NumberFormat("en", { style: "currency", currency: "CNY", currencyDisplay: "narrowSymbol" });

/** A price as the documented REST surface writes it, with its currency sign: `¥1,286.40`. */
export const priceText = (amountMinor: number): string => yuan.format(amountMinor / 100);
