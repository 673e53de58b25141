import { Button, Field, Input, type InputProps, makeStyles } from "@fluentui/react-components";
import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { phoneControl } from "#web/ui/control/controlStyles.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { type FieldDeclaration, useFormField } from "#web/ui/form/field/useFormField.ts";

const TextCounter = lazyComponent(() => import("./TextCounter.tsx"), "TextCounter");
const RevealButton = lazyComponent(() => import("./RevealButton.tsx"), "RevealButton");

const useStyles = makeStyles({ input: { minWidth: 0, ...phoneControl } });

/** One line of text. */
export interface TextFieldProps extends FieldDeclaration {
  autoFocus?: boolean;
  /** `password` is hidden and can be shown; `ltr` is written from left to right in every language, an address for example. */
  kind?: "text" | "password" | "ltr";
  placeholder?: string;
  autoComplete?: string;
  /** What stands before and after the text: an icon, a unit, a part of an address that is always the same. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Shows how many characters are left of so many; the schema refuses more. */
  max?: number;
  /** Offers a button that empties it. */
  clearable?: boolean;
}

/** A field for one line of text. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    autoFocus = false,
    kind = "text",
    placeholder,
    autoComplete = "off",
    prefix,
    suffix,
    max,
    clearable = false,
    ...declaration
  } = props;
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const secret = kind === "password";
  const { value, set, onBlur, ref, error } = useFormField(props, { secret });
  const [revealed, setRevealed] = useState(false);
  const text = typeof value === "string" ? value : "";
  const { disabled = false, readOnly = false } = declaration;
  const clears = clearable && text !== "" && !disabled && !readOnly;
  const after = (suffix || max !== undefined || clears || secret) && (
    <>
      {suffix}
      {max !== undefined && <TextCounter length={[...text].length} max={max} />}
      {clears && (
        <Hint label={t("form.clear")}>
          <Button size="small" appearance="transparent" icon={<Dismiss16Regular />} onClick={() => set("")} />
        </Hint>
      )}
      {secret && <RevealButton revealed={revealed} onPress={() => setRevealed(!revealed)} />}
    </>
  );
  const slots: Pick<InputProps, "contentBefore" | "contentAfter"> = {
    ...(prefix !== undefined && { contentBefore: <>{prefix}</> }),
    ...(after && { contentAfter: after }),
  };
  return (
    <Field {...fieldLooks(declaration, error)}>
      <Input
        ref={ref}
        name={name}
        type={secret && !revealed ? "password" : "text"}
        className={styles.input}
        dir={kind === "text" ? "auto" : "ltr"}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        placeholder={placeholder}
        disabled={disabled}
        readOnly={readOnly}
        appearance={readOnly ? "filled-darker" : "outline"}
        {...slots}
        // What stands before and after an address is a part of it.
        {...(kind === "ltr" && { root: { dir: "ltr" } })}
        value={text}
        onChange={(_, { value: next }) => set(next)}
        onBlur={onBlur}
      />
    </Field>
  );
}
