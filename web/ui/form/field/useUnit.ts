import { type InputProps, useFluent } from "@fluentui/react-components";

/** Puts a unit before the number of an input: a number is written from left to right in every language. */
export function useUnit(unit: string): Pick<InputProps, "contentBefore" | "contentAfter" | "dir"> {
  const { dir } = useFluent();
  if (!unit) return {};
  return dir === "rtl" ? { contentAfter: unit, dir: "ltr" } : { contentBefore: unit, dir: "ltr" };
}
