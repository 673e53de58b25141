import {
  mergeClasses,
  useFieldControlProps_unstable as useFieldControlProps,
} from "@fluentui/react-components";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import type { ComponentProps } from "react";
import { useControlStyles } from "./controlStyles.ts";

/** The browser's own list to choose from, in Fluent's looks; within a `Field` it takes the field's label and state. */
export function ListBox(props: Omit<ComponentProps<"select">, "className">) {
  const styles = useControlStyles();
  const bound = useFieldControlProps(props, { supportsLabelFor: true, supportsRequired: true });
  return (
    <span className={styles.frame}>
      <select {...bound} className={mergeClasses(styles.control, styles.list)} />
      <ChevronDown20Regular aria-hidden className={styles.arrow} />
    </span>
  );
}
