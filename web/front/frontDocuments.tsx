import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { localeFacts, locales, type Locale } from "#web/lib/texts/locale.ts";
import { FrontContext } from "./front.ts";
import { type FrontPage, frontPaths } from "./frontPaths.ts";
import { FrontDocument, type FrontFiles } from "./frame/FrontDocument.tsx";
import { LandingPage } from "./landing/LandingPage.tsx";
import { PricingPage } from "./pricing/PricingPage.tsx";
import { PrivacyPage } from "./privacy/PrivacyPage.tsx";
import { ReviewPage } from "./review/ReviewPage.tsx";

const pages = { landing: LandingPage, pricing: PricingPage, review: ReviewPage, privacy: PrivacyPage };
const namespaces = ["front", "frontPricing", "frontReview", "frontPrivacy", "catalogue", "shell"];
const texts = import.meta.glob<Record<string, unknown>>(
  ["../../locales/*/front*.json", "../../locales/*/{catalogue,shell}.json"],
  { eager: true, import: "default" },
);

/** A page written out in one language. */
export interface WrittenDocument {
  path: string;
  locale: Locale;
  /** The name of its file. */
  name: string;
  html: string;
}

/** Writes every front page out in every language. */
export async function frontDocuments(files: FrontFiles): Promise<WrittenDocument[]> {
  const names = Object.keys(frontPaths).filter((name): name is FrontPage => name in pages);
  const written = await Promise.all(
    locales.map(async (locale) => {
      const t = await translator(locale);
      return names.map((page) => {
        const Page = pages[page];
        const markup = renderToStaticMarkup(
          <FrontContext value={{ page, locale, t }}>
            <FrontDocument files={files}>
              <Page />
            </FrontDocument>
          </FrontContext>,
        );
        return {
          path: frontPaths[page],
          locale,
          name: `${page}.${locale}.html`,
          html: `<!doctype html>${markup}`,
        };
      });
    }),
  );
  return written.flat();
}

/** Says the texts of a language; a key that has none fails the build. */
async function translator(locale: Locale) {
  const { tag } = localeFacts[locale];
  const words = createInstance({
    lng: tag,
    fallbackLng: false,
    initAsync: false,
    ns: namespaces,
    defaultNS: "front",
    resources: {
      [tag]: Object.fromEntries(
        namespaces.map((name) => [name, texts[`../../locales/${locale}/${name}.json`] ?? {}]),
      ),
    },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_, namespace, key) => {
      throw new Error(`There is no text ${namespace}:${key} in ${locale}.`);
    },
  });
  await words.init();
  return words.t;
}
