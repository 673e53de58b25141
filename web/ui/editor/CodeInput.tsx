import { Field } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { useFormField, type FieldDeclaration } from "#web/ui/form/field/useFormField.ts";
import { CodeBox } from "./CodeBox.tsx";

/** Source text. */
export interface CodeFieldProps extends FieldDeclaration {
  language: "json" | "yaml";
  /** How many lines are in sight before it scrolls; 12 by default. */
  lines?: number;
}

/** The code behind `CodeField`. */
export function CodeInput(props: CodeFieldProps) {
  const { name, language, lines = 12, help, ...declaration } = props;
  const { t } = useTranslation("form");
  const { value, set, onBlur, ref, error } = useFormField(props);
  const fixed = declaration.disabled === true || declaration.readOnly === true;
  const hint = fixed ? help : [help, t("code.leave")].filter(Boolean).join(" ");
  return (
    <Field {...fieldLooks({ ...declaration, help: hint }, error)}>
      <CodeBox
        {...{ name, language, lines, set, onBlur, fixed }}
        field={ref}
        text={typeof value === "string" ? value : ""}
        dimmed={declaration.disabled === true}
        wrong={error !== undefined}
      />
    </Field>
  );
}
