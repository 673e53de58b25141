import { Field } from "@fluentui/react-components";
import type { FieldTemplateProps } from "@rjsf/utils";
import { useProblemWords } from "#web/ui/form/field/useProblemWords.ts";

/** The frame of a field made of a schema: the same label, star, help and error as everywhere. */
export function SchemaFieldFrame({
  id,
  hidden,
  displayLabel,
  label,
  required,
  rawDescription,
  rawErrors,
  schema,
  children,
}: FieldTemplateProps) {
  const words = useProblemWords();
  if (hidden) return <div hidden>{children}</div>;
  const [problem] = rawErrors ?? [];
  const whole = schema.type === "object" || (schema.type === "array" && !displayLabel);
  if (whole || schema.type === "boolean") return <div>{children}</div>;
  const note =
    problem === undefined
      ? rawDescription && { hint: rawDescription }
      : { validationState: "error" as const, validationMessage: words(problem) };
  return (
    <Field label={{ children: label, htmlFor: id }} required={required === true} {...note}>
      {() => children}
    </Field>
  );
}
