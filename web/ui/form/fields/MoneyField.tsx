import { useFormat } from "#web/lib/texts/format.ts";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";

/** An amount of money. */
export interface MoneyFieldProps extends Omit<NumberFieldProps, "digits" | "unit" | "formatBound"> {
  /** The ISO 4217 code. Its number of decimals is the currency's own: two for CNY, none for JPY. */
  currency: string;
}

/** A field for an amount; the form holds minor units. */
export function MoneyField({ currency, ...declaration }: MoneyFieldProps) {
  const { money, currencySign, currencyDigits } = useFormat();
  return (
    <NumberField
      {...declaration}
      digits={currencyDigits(currency)}
      unit={currencySign(currency)}
      formatBound={(amountMinor) => money({ amountMinor, currency })}
    />
  );
}
