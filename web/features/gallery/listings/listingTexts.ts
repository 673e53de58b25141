export const listingTexts = "galleryWizards:listing";
