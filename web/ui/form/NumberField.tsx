import { Field, Input } from "@fluentui/react-components";
import { useState } from "react";
import { fieldLooks } from "./fieldLooks.ts";
import { readNumber } from "./readNumber.ts";
import { type FieldDeclaration, useFormField } from "./useFormField.ts";
import { useUnit } from "./useUnit.ts";

/** A number. */
export interface NumberFieldProps extends FieldDeclaration {
  /** How many digits after the point one may type; the value counts in the smallest step. 0 by default. */
  digits?: number;
  /** What stands before the number, the sign of a currency for example. */
  unit?: string;
  /** Writes the limits in an error; takes the value. */
  formatBound?: (value: number) => string;
}

/** A field for a number. The form holds a whole number, null while it is empty, NaN while it is none. */
export function NumberField({ name, digits = 0, unit = "", formatBound, ...declaration }: NumberFieldProps) {
  const { value, set, onBlur, ref, error } = useFormField(name, formatBound);
  const [typed, setTyped] = useState<string>();
  const shown = typeof value === "number" && Number.isFinite(value) ? (value / 10 ** digits).toFixed(digits) : "";
  return (
    <Field {...fieldLooks(declaration, error)}>
      <Input
        ref={ref}
        name={name}
        autoComplete="off"
        inputMode={digits > 0 ? "decimal" : "numeric"}
        {...useUnit(unit)}
        value={typed ?? shown}
        onChange={(_, { value: text }) => {
          setTyped(text);
          set(readNumber(text, digits));
        }}
        onBlur={() => {
          if (!Number.isNaN(value)) setTyped(undefined);
          onBlur();
        }}
      />
    </Field>
  );
}
