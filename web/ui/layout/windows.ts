/** The style of windows that are wider than a phone's. */
export const beyondPhone = "@media (min-width: 640px)";

/** A window in which a table has all of its columns also beside other cards; for `useMediaQuery`. */
export const wideWindow = "(min-width: 1400px)";
