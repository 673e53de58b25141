export const settingsPath = "/apps/ecommerce/settings";
