/**
 * Styles of a column that keeps about its own width beside what takes the rest, one below the other where they have no room;
 * the column itself says `flex: "1 1 …px"`.
 */
export const beside = {
  row: { display: "flex", flexWrap: "wrap", alignItems: "flex-start" },
  main: { flex: "9999 1 560px", minInlineSize: 0 },
} as const;
