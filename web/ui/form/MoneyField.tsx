import { useFormat } from "../../lib/format.ts";
import { NumberField } from "./NumberField.tsx";
import type { FieldDeclaration } from "./useFormField.ts";

/** An amount of money. */
export interface MoneyFieldProps extends FieldDeclaration {
  /** The ISO 4217 code; its minor unit is a hundredth. */
  currency: string;
}

/** A field for an amount; the form holds minor units. */
export function MoneyField({ currency, ...declaration }: MoneyFieldProps) {
  const { money, currencySign } = useFormat();
  return <NumberField {...declaration} digits={2} unit={currencySign(currency)} formatBound={(amountMinor) => money({ amountMinor, currency })} />;
}
