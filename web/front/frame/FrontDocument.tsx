import type { ReactNode } from "react";
import { localeFacts, locales } from "#web/lib/texts/locale.ts";
import { darkTheme } from "#web/ui/theme/darkTheme.ts";
import { lightTheme } from "#web/ui/theme/lightTheme.ts";
import { addressOf, originMark, useFront } from "#web/front/front.ts";
import { frontPaths } from "#web/front/frontPaths.ts";
import { factsOf } from "./facts.ts";
import { FrontFooter } from "./FrontFooter.tsx";
import { FrontHeader } from "./FrontHeader.tsx";

/** The files of all pages, by their addresses. */
export interface FrontFiles {
  script: string;
  sheet: string;
  font: string;
}

const themes = ["light", "dark"] as const;
const grounds = { light: lightTheme.card, dark: darkTheme.card };

export function FrontDocument({ files, children }: { files: FrontFiles; children: ReactNode }) {
  const front = useFront();
  const { page, locale, t } = front;
  const { tag, dir } = localeFacts[locale];
  const title = t(`pages.${page}.title`);
  const description = t(`pages.${page}.description`);
  const address = originMark + addressOf(page, locale);
  const named = {
    viewport: "width=device-width, initial-scale=1, viewport-fit=cover",
    description,
    "color-scheme": "light dark",
    "twitter:card": "summary_large_image",
  };
  const og = {
    "og:type": "website",
    "og:site_name": "Berth",
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:locale": t("pages.locale"),
    "og:image": `${originMark}/media/share/berth.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  return (
    <html lang={tag} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        {Object.entries(named).map(([name, content]) => (
          <meta key={name} name={name} content={content} />
        ))}
        {themes.map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={grounds[theme]}
          />
        ))}
        <link rel="stylesheet" href={files.sheet} />
        <link rel="preload" href={files.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <script src={files.script} />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="canonical" href={address} />
        {locales.map((other) => (
          <link
            key={other}
            rel="alternate"
            hrefLang={localeFacts[other].tag}
            href={originMark + addressOf(page, other)}
          />
        ))}
        <link rel="alternate" hrefLang="x-default" href={originMark + frontPaths[page]} />
        {Object.entries(og).map(([property, content]) => (
          <meta key={property} property={property} content={content} />
        ))}
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(factsOf(front)).replaceAll("<", "\\u003c") }}
        />
      </head>
      <body data-page={page}>
        <a className="skip" href="#content">
          {t("skip")}
        </a>
        <FrontHeader />
        <main id="content">{children}</main>
        <FrontFooter />
      </body>
    </html>
  );
}
