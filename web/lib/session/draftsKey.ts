/** What the drafts of a person are mirrored under, sealed. */
export const draftsKey = "form.drafts";
