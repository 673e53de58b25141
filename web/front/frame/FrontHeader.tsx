import { DarkTheme20Regular } from "@fluentui/react-icons/svg/dark-theme";
import { LocalLanguage20Regular } from "@fluentui/react-icons/svg/local-language";
import { Navigation20Regular } from "@fluentui/react-icons/svg/navigation";
import { localeFacts, locales } from "#web/lib/texts/locale.ts";
import { addressOf, helpPath, useFront } from "#web/front/front.ts";
import { FrontMark } from "./FrontMark.tsx";

const themes = ["light", "dark", "system"] as const;

export function FrontHeader() {
  const { t, page, locale } = useFront();
  const places = [
    { name: "products", href: addressOf("landing", locale, "products") },
    { name: "steps", href: addressOf("landing", locale, "steps") },
    { name: "pricing", href: addressOf("pricing", locale), here: page === "pricing" },
    { name: "review", href: addressOf("review", locale), here: page === "review" },
    { name: "help", href: helpPath },
  ];
  const links = places.map(({ name, href, here }) => (
    <li key={name}>
      <a href={href} aria-current={here ? "page" : undefined}>
        {t(`nav.${name}`)}
      </a>
    </li>
  ));
  const doors = (
    <>
      <a className="plain button guest" href="/login">
        {t("signIn")}
      </a>
      <a className="primary button guest" href="/register">
        {t("register")}
      </a>
      <a className="primary button member" href="/">
        {t("open")}
      </a>
    </>
  );
  return (
    <header className="bar">
      <div className="wide">
        <a className="home" href={addressOf("landing", locale)} aria-label={t("home")}>
          <FrontMark size={28} />
        </a>
        <nav className="places" aria-label={t("nav.label")}>
          <ul>{links}</ul>
        </nav>
        <details className="menu">
          <summary aria-label={`${t("shell:language")}: ${t(`shell:languages.${locale}`)}`}>
            <LocalLanguage20Regular />
            <span className="named">{t(`shell:languages.${locale}`)}</span>
          </summary>
          <ul>
            {locales.map((other) => (
              <li key={other}>
                <a
                  href={addressOf(page, other)}
                  lang={localeFacts[other].tag}
                  hrefLang={localeFacts[other].tag}
                  data-locale={other}
                  aria-current={other === locale ? "true" : undefined}
                >
                  {t(`shell:languages.${other}`)}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <details className="menu scripted">
          <summary aria-label={t("shell:theme")}>
            <DarkTheme20Regular />
          </summary>
          <ul>
            {themes.map((theme) => (
              <li key={theme}>
                <button type="button" data-theme-choice={theme} aria-pressed={theme === "system"}>
                  {t(`shell:themes.${theme}`)}
                </button>
              </li>
            ))}
          </ul>
        </details>
        <div className="doors">{doors}</div>
        <details className="menu narrow">
          <summary aria-label={t("nav.open")}>
            <Navigation20Regular />
          </summary>
          <div className="sheet">
            <nav aria-label={t("nav.label")}>
              <ul>{links}</ul>
            </nav>
            <div className="doors">{doors}</div>
          </div>
        </details>
      </div>
    </header>
  );
}
