/** Where the texts of these screens stand. */
export const passwordTexts = "accountsPasswords";

/** Failures that have a sentence of their own. */
export const ownFailures = ["TOO_MANY_REQUESTS", "NETWORK"];
