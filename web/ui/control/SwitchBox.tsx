import type { ComponentProps } from "react";
import { useCheckStyles } from "./checkStyles.ts";

/** A switch: on or off, saved at once. */
export interface SwitchBoxProps extends Omit<
  ComponentProps<"input">,
  "type" | "checked" | "onChange" | "className" | "disabled" | "role"
> {
  checked: boolean;
  onChange: (on: boolean) => void;
  /** It cannot be switched now. It keeps the focus, so that the reason beside it can be read. */
  blocked?: boolean;
}

/** The browser's own check box in the looks of Fluent's switch. It needs a name: a `label` or `aria-label`. */
export function SwitchBox({ checked, onChange, blocked = false, ...input }: SwitchBoxProps) {
  const styles = useCheckStyles();
  return (
    <input
      {...input}
      type="checkbox"
      role="switch"
      className={styles.track}
      checked={checked}
      aria-disabled={blocked || undefined}
      onChange={({ target }) => blocked || onChange(target.checked)}
    />
  );
}
