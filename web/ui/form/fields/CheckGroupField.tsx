import { Field, mergeClasses } from "@fluentui/react-components";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { groupProps } from "#web/ui/form/field/groupProps.ts";
import type { RadioChoice } from "./RadioField.tsx";
import { textsOf } from "#web/ui/form/field/textsOf.ts";
import { type FieldDeclaration, useFormField } from "#web/ui/form/field/useFormField.ts";
import { useOptionStyles } from "#web/ui/form/field/useOptionStyles.ts";

/** Any number of a few values. */
export interface CheckGroupFieldProps extends FieldDeclaration {
  options: readonly Omit<RadioChoice, "icon">[];
  /** One below the other or beside each other. `list` by default. */
  look?: "list" | "row";
  /** Offers a box for all of them. */
  all?: boolean;
}

/** A field for any number of a few values; the form holds those chosen, in the order of the options. */
export function CheckGroupField(props: CheckGroupFieldProps) {
  const { name: _, options, look = "list", all = false, ...declaration } = props;
  const styles = useOptionStyles();
  const { t } = useTranslation("ui");
  const id = useId();
  const labels = (value: unknown) =>
    options.filter((option) => textsOf(value).includes(option.value)).map(({ label }) => label);
  const { value, set, onBlur, ref, error } = useFormField(props, {
    describe: (given) => labels(given).join(t("form.and")),
  });
  const chosen = textsOf(value);
  const off = declaration.disabled === true || declaration.readOnly === true;
  const free = options.filter((option) => !option.disabled).map((option) => option.value);
  const choose = (next: readonly string[]) =>
    set(options.map((option) => option.value).filter((each) => next.includes(each)));
  const every = free.every((each) => chosen.includes(each));
  return (
    <Field {...fieldLooks(declaration, error)}>
      {(control) => (
        <div {...groupProps(control)} className={styles[look]} onBlur={onBlur}>
          {all && (
            <label className={mergeClasses(styles.option, off && styles.blocked)}>
              <CheckBox
                disabled={off}
                checked={every || (chosen.length > 0 && "mixed")}
                onChange={() => choose(every ? [] : free)}
              />
              {t("form.all")}
            </label>
          )}
          {options.map((option, index) => (
            <label
              key={option.value}
              className={mergeClasses(styles.option, (off || option.disabled) && styles.blocked)}
            >
              <CheckBox
                field={index === 0 ? ref : undefined}
                disabled={off || option.disabled}
                checked={chosen.includes(option.value)}
                aria-describedby={option.note ? `${id}-${index}` : undefined}
                onChange={() =>
                  choose(
                    chosen.includes(option.value)
                      ? chosen.filter((each) => each !== option.value)
                      : [...chosen, option.value],
                  )
                }
              />
              {option.label}
              {option.note && (
                <span id={`${id}-${index}`} className={styles.note}>
                  {option.note}
                </span>
              )}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
