import type { FieldControlProps } from "@fluentui/react-components";

/** What a `Field` says of its control, as far as a group may carry it: its name and its description. */
export function groupProps(
  control: FieldControlProps,
): Pick<FieldControlProps, "aria-labelledby" | "aria-describedby"> & { role: "group" } {
  return {
    role: "group",
    "aria-labelledby": control["aria-labelledby"],
    "aria-describedby": control["aria-describedby"],
  };
}
