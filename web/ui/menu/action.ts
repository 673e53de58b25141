import type { ReactElement } from "react";

/** Something a person can do to a thing: an entry of a menu, a button of a bar. */
export interface Action {
  id: string;
  label: string;
  icon?: ReactElement;
  /** `danger` is red and stands last. */
  tone?: "danger";
  /** Whether it is the choice in force, in menus that offer choices. */
  chosen?: boolean;
  /** Why it cannot be done now, and what would help; said under its name. */
  blocked?: string;
  run: () => void;
}
