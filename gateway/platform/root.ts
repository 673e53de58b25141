/** The top of the checkout: two folders up, from here as from the bundle in `gateway/dist/`. */
export const root = new URL("../../", import.meta.url);
/** The version of the gateway. */
export const VERSION = "0.1.0";
