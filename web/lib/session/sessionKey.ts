/** Where the windows of a browser tell each other that somebody signed in or out, in the browser's storage. */
export const sessionKey = "berth.session";
