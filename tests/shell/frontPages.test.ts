import { expect, test } from "vitest";
import { locales } from "#web/lib/texts/locale.ts";
import { files, frontDocuments } from "#tests/support/frontPages.ts";
import { documentedRoutes } from "./consoleRoutes.ts";

const documents = await frontDocuments;
const within = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
const parts = (href: string) => new URL(href.replaceAll("&amp;", "&"), "http://berth.example");

test("every front page is there in every language", () => {
  expect(documents.map(({ path, locale }) => `${path} ${locale}`).toSorted()).toEqual(
    ["/front-pages/landing-page", "/front-pages/pricing", "/review", "/privacy"]
      .flatMap((path) => locales.map((locale) => `${path} ${locale}`))
      .toSorted(),
  );
});

test.each(documents)("everything that $name links to exists", ({ path, html }) => {
  const known = documentedRoutes.map(({ pattern }) => pattern);
  const wrong = within(html, /<a [^>]*?href="([^"]*)"/g).filter((href) => {
    const { pathname, searchParams, hash } = parts(href.startsWith("#") ? path + href : href);
    const there = documents.filter((other) => other.path === pathname);
    const target = there.find(({ locale }) => locale === searchParams.get("lang")) ?? there[0];
    const hasPlace = hash === "" || target?.html.includes(`id="${hash.slice(1)}"`);
    return !known.includes(pathname) || !hasPlace;
  });
  expect(wrong).toEqual([]);
});

test.each(documents)(
  "$name has no style or script of its own, and loads only the files of the front",
  ({ html }) => {
    expect(within(html, /\s(style|on\w+)="/g)).toEqual([]);
    expect(within(html, /<script(?![^>]*type="application\/ld\+json")([^>]*)>/g)).toEqual([
      ` src="${files.script}"`,
    ]);
    const loaded = within(
      html,
      /<(?:link (?:[^>]*)rel="(?:stylesheet|preload)"|script|img)[^>]*(?:src|href)="([^"]+)"/g,
    );
    expect(loaded.toSorted()).toEqual(Object.values(files).toSorted());
  },
);

test.each(documents)(
  "$name has one heading of the first level, a description and its other languages",
  ({ html }) => {
    expect(within(html, /<(h1)[ >]/g)).toHaveLength(1);
    expect(within(html, /<meta name="description" content="([^"]+)"/g)[0]?.length).toBeGreaterThan(25);
    expect(within(html, /<link rel="alternate" hrefLang="([^"]+)"/g)).toEqual([
      "zh-CN",
      "en",
      "ar",
      "fr",
      "x-default",
    ]);
    expect(new Set(within(html, /\sid="([^"]+)"/g)).size).toBe(within(html, /\sid="([^"]+)"/g).length);
  },
);

test.each(documents)("what $name says to machines can be read", ({ html }) => {
  const [facts = ""] = within(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);
  expect(JSON.parse(facts)).toMatchObject({ "@context": "https://schema.org" });
  expect(facts).not.toContain("<");
});
