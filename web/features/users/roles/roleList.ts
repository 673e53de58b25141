export const roleTexts = "usersRoles";

export const roleList = {
  texts: roleTexts,
  cache: { rows: "sampleRoles", figures: ["sampleRoles", "sampleRole"] },
} as const;
