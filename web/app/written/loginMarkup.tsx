import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { FluentProvider } from "@fluentui/react-components";
import i18next, { type Resource } from "i18next";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import { Ground } from "#web/app/shell/Ground.tsx";
import { Page } from "#web/features/accounts/sessions/LoginPage.tsx";
import {
  LoginDocument,
  OrdinaryUserLoginDocument,
  ThirdPartiesDocument,
} from "#web/features/accounts/sessions/sessions.generated.ts";
import { isRecord } from "#web/lib/isRecord.ts";
import { localeFacts, locales, type Locale } from "#web/lib/texts/locale.ts";

const namespaces = ["accounts", "shell", "ui"];
const texts = import.meta.glob<Resource[string][string]>("../../../locales/*/{accounts,shell,ui}.json", {
  eager: true,
  import: "default",
});

/** The hash by which the gateway knows an operation of the build. */
function hashOf(document: object): string {
  const meta = "__meta__" in document ? document.__meta__ : undefined;
  if (!isRecord(meta) || typeof meta["hash"] !== "string") throw new Error("The operation has no hash.");
  return meta["hash"];
}

/** The operations that the page's script sends, by their hashes. */
export const loginOperations = {
  login: hashOf(LoginDocument),
  ordinaryUserLogin: hashOf(OrdinaryUserLoginDocument),
  thirdParties: hashOf(ThirdPartiesDocument),
};

/** The sign-in page in one language, as the console draws it for a guest. */
export interface LoginMarkup {
  locale: Locale;
  title: string;
  /** What the button says while it works. */
  waiting: string;
  html: string;
}

/** Draws the sign-in page in every language; there must be a `document` to draw in. */
export async function loginMarkup(): Promise<LoginMarkup[]> {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  await i18next.use(initReactI18next).init({
    fallbackLng: false,
    ns: namespaces,
    defaultNS: "shell",
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      locales.map((locale) => [
        localeFacts[locale].tag,
        Object.fromEntries(
          namespaces.map((name) => [name, texts[`../../../locales/${locale}/${name}.json`] ?? {}]),
        ),
      ]),
    ),
  });
  const drawn: LoginMarkup[] = [];
  for (const locale of locales) {
    const { tag, dir } = localeFacts[locale];
    await i18next.changeLanguage(tag);
    const place = document.createElement("div");
    const root = createRoot(place);
    flushSync(() =>
      root.render(
        <ApolloProvider client={client}>
          <FluentProvider theme={{}} dir={dir}>
            <Ground>
              <Page />
            </Ground>
          </FluentProvider>
        </ApolloProvider>,
      ),
    );
    drawn.push({
      locale,
      title: `${i18next.t("accounts:screens.login")} · Berth`,
      waiting: i18next.t("accounts:submitting"),
      html: place.innerHTML,
    });
    root.unmount();
  }
  return drawn;
}
