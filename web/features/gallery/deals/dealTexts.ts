export const dealTexts = "galleryWizards:deal";
