/** A word with a capital at its start. */
export const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** A name in camel case as a table's: with underscores. */
export const lower = (word) => word.replaceAll(/([A-Z])/g, "_$1").toLowerCase();

/** A name in camel case as it is said: with spaces. */
export const said = (word) => word.replaceAll(/([A-Z])/g, " $1").toLowerCase();
