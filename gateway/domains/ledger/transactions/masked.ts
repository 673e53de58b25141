/** The first letter of a name, and a sign for each of some more. */
export const masked = (name: string): string => `${[...name][0] ?? ""}**`;
