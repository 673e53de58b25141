import { mergeClasses, useFieldControlProps_unstable as useFieldControlProps } from "@fluentui/react-components";
import type { ComponentProps } from "react";
import { useControlStyles } from "./controlStyles.ts";

/** The browser's own text area in Fluent's looks; within a `Field` it takes the field's label and state. */
export function TextArea(props: Omit<ComponentProps<"textarea">, "className">) {
  const styles = useControlStyles();
  const bound = useFieldControlProps(props, { supportsLabelFor: true, supportsRequired: true });
  return <textarea {...bound} className={mergeClasses(styles.control, styles.area)} />;
}
