/** The tools of a table that every list fetches once it stands, in one file. */
export { ColumnMover } from "./ColumnMover.tsx";
export { ColumnResizer } from "./ColumnResizer.tsx";
export { TableTools } from "./TableTools.tsx";
export { ViewActions } from "./ViewActions.tsx";
