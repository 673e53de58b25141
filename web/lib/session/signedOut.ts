import { createStore } from "#web/lib/storage/store.ts";
import { sessionStore } from "./session.ts";

/** How the last session of this tab ended. */
export interface SignedOut {
  /** Signed out here or in another tab, or ended by the gateway. */
  by: "here" | "otherTab" | "gateway";
  /** What the forms are called whose entries are kept for the person. */
  kept: readonly string[];
}

/** How the session ended, until somebody signs in. */
export const signedOutStore = createStore<SignedOut | null>(null);

sessionStore.follow(() => {
  if (sessionStore.get()) signedOutStore.set(null);
});

/** Notes how the session ended. */
export const noteSignedOut = (by: SignedOut["by"]): void =>
  signedOutStore.set({ kept: signedOutStore.get()?.kept ?? [], by });

/** Notes that what was typed into a form is kept. */
export function noteKeptForm(form: string): void {
  const { by = "here", kept = [] } = signedOutStore.get() ?? {};
  signedOutStore.set({ by, kept: kept.includes(form) ? kept : [...kept, form] });
}
