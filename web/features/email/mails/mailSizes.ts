export const rowHeight = 80;
