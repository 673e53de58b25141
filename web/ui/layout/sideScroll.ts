/** A window that is neither a phone's nor wide enough for a table of many columns. */
export const tablet = "@media (min-width: 640px) and (max-width: 975.98px)";

/**
 * The style of what holds a wide table: in such a window it scrolls to the side, with room for the focus around what stands at its edges.
 */
export const sideScroll = {
  inlineSize: "100%",
  [tablet]: {
    inlineSize: "calc(100% + 8px)",
    margin: "-4px",
    padding: "4px",
    boxSizing: "border-box",
    overflowX: "auto",
  },
} as const;
