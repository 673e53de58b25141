import { localeFacts } from "#web/lib/texts/locale.ts";
import { helpPath, useFront } from "#web/front/front.ts";

const sections = [
  "who",
  "what",
  "why",
  "sealed",
  "browser",
  "others",
  "long",
  "rights",
  "children",
  "changes",
] as const;
const lastChanged = "2026-11-01";

export function PrivacyPage() {
  const { t, locale, format } = useFront();
  return (
    <section className="opening">
      <div className="wide notice">
        <header>
          <h1>{t("frontPrivacy:title")}</h1>
          <p className="lead">{t("frontPrivacy:lead")}</p>
          <p className="note">
            {t("frontPrivacy:changed")}{" "}
            <time dateTime={lastChanged} lang={localeFacts[locale].tag}>
              {format.date(`${lastChanged}T12:00:00Z`)}
            </time>
          </p>
        </header>
        <nav aria-labelledby="contents-title">
          <h2 id="contents-title">{t("frontPrivacy:contents")}</h2>
          <ol>
            {sections.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{t(`frontPrivacy:${name}.title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="letter">
          {sections.map((name) => (
            <section key={name} id={name} aria-labelledby={`${name}-title`}>
              <h2 id={`${name}-title`}>{t(`frontPrivacy:${name}.title`)}</h2>
              <p>{t(`frontPrivacy:${name}.first`)}</p>
              <p>{t(`frontPrivacy:${name}.second`)}</p>
            </section>
          ))}
          <p className="more">
            <a href={helpPath}>{t("frontPrivacy:help")}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
