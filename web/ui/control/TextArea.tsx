import {
  mergeClasses,
  useFieldControlProps_unstable as useFieldControlProps,
} from "@fluentui/react-components";
import type { ComponentProps } from "react";
import { useControlStyles } from "./controlStyles.ts";

/** Several lines of text. */
export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "className"> {
  /** Grows with its text, up to a screen's half. */
  grows?: boolean;
  /** Holds code or settings, in letters of one width from left to right. */
  code?: boolean;
}

/** The browser's own text area in Fluent's looks; within a `Field` it takes the field's label and state. */
export function TextArea({ grows = false, code = false, ...props }: TextAreaProps) {
  const { rows = 2 } = props;
  const styles = useControlStyles();
  const bound = useFieldControlProps(props, { supportsLabelFor: true, supportsRequired: true });
  // What grows forgets its rows: they are its least height.
  const least = grows ? { minBlockSize: `${rows * 20 + 14}px` } : undefined;
  return (
    <textarea
      {...bound}
      {...(code && { dir: "ltr" })}
      style={least}
      className={mergeClasses(styles.control, styles.area, code && styles.code, grows && styles.grows)}
    />
  );
}
