/** Where the texts of these screens stand. */
export const registrationTexts = "accountsRegistrations";
