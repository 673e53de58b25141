import type { ReactNode } from "react";
import type { FilterField } from "./filterFields.ts";

/** What a list is searched and filtered by. */
export interface ToolbarProps {
  searchLabel: string;
  q: string;
  onSearch: (q: string) => void;
  filters: readonly FilterField[];
  /** Whether anything is in force that Clear would drop. */
  filtered: boolean;
  onClear: () => void;
  /** What stands at the end: the table's tools. */
  children?: ReactNode;
}
