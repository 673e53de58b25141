import { createContext, use } from "react";

/** The tab order of the row's controls: 0 in the row under the cursor, -1 in the others. */
export const RowScope = createContext<0 | -1>(0);

/** The `tabIndex` for a control in a cell. */
export function useRowTabIndex(): 0 | -1 {
  return use(RowScope);
}
