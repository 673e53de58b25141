/** Marks a bar that sticks to the lower edge of the window: what floats above the page keeps clear of all of it. */
export const dockMark = { "data-dock": "" };
