import { Field, Input, makeStyles } from "@fluentui/react-components";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { localeFacts } from "#web/lib/texts/locale.ts";
import { phoneControl } from "#web/ui/control/controlStyles.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { readNumber } from "./readNumber.ts";
import { type FieldDeclaration, useFormField } from "#web/ui/form/field/useFormField.ts";
import { useUnit } from "#web/ui/form/field/useUnit.ts";

const Steppers = lazyComponent(() => import("#web/ui/form/wizard/Steppers.tsx"), "Steppers");

const useStyles = makeStyles({ input: { minWidth: 0, ...phoneControl } });

/** A number. */
export interface NumberFieldProps extends FieldDeclaration {
  /** How many digits after the point one may type; the value counts in the smallest step. 0 by default. */
  digits?: number;
  /** What stands before the number, the sign of a currency for example. */
  unit?: string;
  /** Writes the limits in an error; takes the value. */
  formatBound?: (value: number) => string;
  /** Gives it buttons and arrow keys that add and subtract so much; Page Up and Page Down ten times as much. */
  step?: number;
  /** Where the steps end. What is typed is for the schema to refuse. */
  min?: number;
  max?: number;
}

/** A field for a number. The form holds a whole number, null while it is empty, NaN while it is none. */
export function NumberField(props: NumberFieldProps) {
  const {
    name,
    digits = 0,
    unit = "",
    formatBound,
    step,
    min = -Infinity,
    max = Infinity,
    ...declaration
  } = props;
  const styles = useStyles();
  const { value, set, onBlur, ref, error } = useFormField(props, {
    formatBound,
    describe: formatBound && ((given) => formatBound(Number(given))),
  });
  const [typed, setTyped] = useState<string>();
  const { t } = useTranslation("ui");
  const decimal = localeFacts[useLocale()].intl === "fr" ? "," : ".";
  const write = (number: number) => number.toFixed(digits).replace(".", decimal);
  const known = typeof value === "number" && Number.isFinite(value);
  const shown = known ? write(value / 10 ** digits) : "";
  const problem =
    error !== undefined && Number.isNaN(value) ? t("form.errors.NO_NUMBER", { example: write(12.4) }) : error;
  const { disabled = false, readOnly = false } = declaration;
  const steps = step !== undefined && !disabled && !readOnly;

  const add = (amount: number) => {
    setTyped(undefined);
    set(Math.min(max, Math.max(min, (known ? value : Math.max(0, min)) + amount)));
  };
  const stepByKey = (event: KeyboardEvent) => {
    const times = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (!steps || times === undefined) return;
    event.preventDefault();
    add(times * step);
  };
  const placed = useUnit(unit);
  const stepper = steps
    ? {
        contentAfter: (
          <Steppers
            onStep={(sign) => add(sign * step)}
            up={!known || value < max}
            down={!known || value > min}
          />
        ),
      }
    : {};
  const spin = steps && {
    role: "spinbutton",
    ...(known && { "aria-valuenow": value, "aria-valuetext": shown }),
    ...(Number.isFinite(min) && { "aria-valuemin": min }),
    ...(Number.isFinite(max) && { "aria-valuemax": max }),
  };
  return (
    <Field {...fieldLooks(declaration, problem)}>
      <Input
        ref={ref}
        name={name}
        className={styles.input}
        autoComplete="off"
        inputMode={digits > 0 ? "decimal" : "numeric"}
        disabled={disabled}
        readOnly={readOnly}
        appearance={readOnly ? "filled-darker" : "outline"}
        {...placed}
        {...stepper}
        {...spin}
        value={typed ?? shown}
        onChange={(_, { value: text }) => {
          setTyped(text);
          set(readNumber(text, digits, decimal));
        }}
        onKeyDown={stepByKey}
        onBlur={() => {
          if (!Number.isNaN(value)) setTyped(undefined);
          onBlur();
        }}
      />
    </Field>
  );
}
