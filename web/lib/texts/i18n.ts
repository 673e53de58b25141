import i18next, { type BackendModule } from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { readTexts } from "./texts.ts";
import { keepLocale, type Locale, localeFacts, localeOfTag, readLocale } from "./locale.ts";

const backend: BackendModule = {
  type: "backend",
  init: () => undefined,
  read(tag, namespace, done) {
    const locale = localeOfTag(tag);
    readTexts(locale, namespace)
      .catch(() => readTexts(locale, namespace))
      .catch(() => readTexts("en", namespace))
      .then(
        (texts) => done(null, texts),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
      );
  },
};

let started: Promise<unknown> | undefined;

/**
 * Starts the translations in the kept language. The languages are known to i18next by their tags (`zh-CN`, not `cn`), so
 * that plurals and `Intl` follow them. Texts come one file per language and namespace; those of the shell and the kit and
 * the titles of all screens come now, an area's own with its first screen. All languages hold the same keys (a test sees to
 * it), so no fallback is loaded beside; only where a file does not come, twice, is the English one taken in its place. A key
 * that no file holds is written to the browser's console, and fails the tests.
 */
export async function startTranslations(): Promise<void> {
  const tag = localeFacts[readLocale()].tag;
  if (started) {
    await started;
    await i18next.changeLanguage(tag);
    return;
  }
  i18next.on("languageChanged", followLanguage);
  i18next.on("missingKey", (_, namespace, key) => console.error(`There is no text ${namespace}:${key}.`));
  started = i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: tag,
      fallbackLng: false,
      load: "currentOnly",
      ns: ["shell", "ui", "screens"],
      defaultNS: "shell",
      interpolation: { escapeValue: false },
      returnNull: false,
      saveMissing: true,
    });
  await started;
}

/**
 * Fetches the texts of the namespaces that are not there yet, also those that did not come before: i18next by itself asks once.
 * @throws {Error} when they do not come; ask again later.
 */
export async function loadTexts(...namespaces: string[]): Promise<void> {
  await started;
  await i18next.loadNamespaces(namespaces);
  const missing = () => namespaces.filter((name) => !i18next.hasResourceBundle(i18next.language, name));
  if (missing().length > 0) await i18next.reloadResources([i18next.language], missing());
  if (missing().length > 0) throw new Error(`No texts for ${missing().join(", ")}`);
}

/** Changes the language of the console and keeps the choice; the texts are there when the screen changes. */
export async function changeLocale(locale: Locale): Promise<void> {
  keepLocale(locale);
  await i18next.changeLanguage(localeFacts[locale].tag);
}

/** The language now, followed by the component. */
export function useLocale(): Locale {
  return localeOfTag(useTranslation().i18n.language);
}

function followLanguage(tag: string): void {
  const { dir } = localeFacts[localeOfTag(tag)];
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
}
