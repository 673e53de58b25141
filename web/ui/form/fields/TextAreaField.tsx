import { Field, makeStyles } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { TextArea } from "#web/ui/control/TextArea.tsx";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { TextCounter } from "./TextCounter.tsx";
import { type FieldDeclaration, useFormField } from "#web/ui/form/field/useFormField.ts";

const useStyles = makeStyles({
  frame: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
  count: { justifySelf: "end", marginBlockStart: "4px" },
});

/** Several lines of text. */
export interface TextAreaFieldProps extends FieldDeclaration {
  rows?: number;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** Grows with its text, up to a screen's half. */
  grows?: boolean;
  /** Holds code or settings, in letters of one width from left to right. */
  code?: boolean;
  /** Shows how many characters are left of so many; the schema refuses more. */
  max?: number;
}

/** A field for several lines of plain text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, rows = 5, grows = false, code = false, autoFocus = false, max, ...declaration } = props;
  const styles = useStyles();
  const { value, set, onBlur, ref, error } = useFormField(props);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!autoFocus) return;
    // A drawer or a dialog around it gives the focus to its own first control in the same turn.
    const timer = setTimeout(() => area.current?.focus());
    return () => clearTimeout(timer);
  }, [autoFocus]);
  const text = typeof value === "string" ? value : "";
  return (
    <Field {...fieldLooks(declaration, error)}>
      {(control) => (
        <div className={styles.frame}>
          <TextArea
            {...control}
            ref={(element) => {
              ref(element);
              area.current = element;
            }}
            name={name}
            dir="auto"
            rows={rows}
            grows={grows}
            code={code}
            disabled={declaration.disabled}
            readOnly={declaration.readOnly}
            value={text}
            onChange={({ target }) => set(target.value)}
            onBlur={onBlur}
          />
          {max !== undefined && (
            <span className={styles.count}>
              <TextCounter length={[...text].length} max={max} />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
