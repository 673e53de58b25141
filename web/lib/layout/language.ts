import { browserStore } from "#web/lib/session/browserStore.ts";
import { sessionStore } from "#web/lib/session/session.ts";
import { changeLocale } from "#web/lib/texts/i18n.ts";
import type { Locale } from "#web/lib/texts/locale.ts";

/** What the gateway keeps a person's language under. */
export const languageKey = "language";

/** Changes the language of the console, for this browser and for the person signed in, wherever they sign in. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  // `useLanguageSync` brings it to the gateway.
  if (sessionStore.get()) browserStore.choose(languageKey, locale);
  await changeLocale(locale);
}
