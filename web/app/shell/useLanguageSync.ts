import { useEffect } from "react";
import { languageKey } from "#web/lib/layout/language.ts";
import { parseStored } from "#web/lib/session/browserStore.ts";
import { changeLocale } from "#web/lib/texts/i18n.ts";
import { readLocale, toLocale } from "#web/lib/texts/locale.ts";
import { usePreferenceSync } from "./usePreferenceSync.ts";

/** Speaks the person's language, which the gateway keeps for them; it is asked for when it may be `asked`. */
export function useLanguageSync(asked: boolean): void {
  const chosen = toLocale(parseStored(usePreferenceSync(languageKey, asked)));
  useEffect(() => {
    if (chosen && chosen !== readLocale()) void changeLocale(chosen);
  }, [chosen]);
}
