import { PreventSelection, StyleInjector } from "@dnd-kit/dom";
import { cspNonce } from "#web/lib/cspNonce.ts";

const nonce = cspNonce();

/** What every drag needs: styles that the page's policy lets in, and no text that is selected on the way. */
export const dragPlugins = [StyleInjector.configure(nonce ? { nonce } : {}), PreventSelection];
