import { mergeClasses } from "@fluentui/react-components";
import type { ComponentProps } from "react";
import { useCheckStyles } from "./checkStyles.ts";

/** A check box or, in a group of one name, a radio button. */
export interface CheckBoxProps extends Omit<
  ComponentProps<"input">,
  "type" | "checked" | "onChange" | "className" | "ref"
> {
  type?: "checkbox" | "radio";
  /** `mixed` where some of what the box stands for is chosen. */
  checked: boolean | "mixed";
  /** Takes the input, for a form that focuses its first wrong field. */
  field?: ((element: HTMLElement | null) => void) | undefined;
  /** Whether Shift was held. */
  onChange: (shift: boolean) => void;
}

/** The browser's own check box in Fluent's looks. It needs a name: a `label` around it or `aria-label`. */
export function CheckBox({ type = "checkbox", checked, field, onChange, ...input }: CheckBoxProps) {
  const styles = useCheckStyles();
  return (
    <input
      {...input}
      type={type}
      className={mergeClasses(styles.box, type === "radio" && styles.round)}
      checked={checked === true}
      ref={(box) => {
        if (box) box.indeterminate = checked === "mixed";
        field?.(box);
      }}
      onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
