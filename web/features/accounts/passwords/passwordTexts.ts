/** Where the texts of these screens stand. */
export const passwordTexts = "accountsPasswords";
