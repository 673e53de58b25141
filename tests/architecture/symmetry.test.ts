import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { matching, projectFiles, textOf } from "./projectFiles.ts";

const locales = ["cn", "en", "ar", "fr"];
const entities = matching(/^schema\/([^/]+)\/([^/]+)\.graphql$/).map(([, area = "", entity = ""]) => ({
  area,
  entity,
}));
const exists = (start: string) => projectFiles.some((path) => path.startsWith(start));

describe("the name of a thing is its path", () => {
  it("there are entities", () => expect(entities.length).toBeGreaterThan(1));

  it.each(entities)("$area/$entity is the same in every tree", ({ area, entity }) => {
    const missing = [
      `gateway/domains/${area}/${entity}/resolvers.ts`,
      `gateway/domains/${area}/index.ts`,
      `tests/${area}/${entity}/`,
      ...locales.map((locale) => `locales/${locale}/${area}.json`),
    ].filter((path) => !exists(path));
    expect(missing).toEqual([]);
    const sources = [
      `fixtures/${area}/${entity}.json`,
      ...["repository", "rules"].map((role) => `gateway/domains/${area}/${entity}/${role}.ts`),
    ];
    expect(sources.some(exists), "a fixture, a repository, or rules that work it out of other rows").toBe(
      true,
    );
  });

  it("every folder of a domain, a fixture and a feature's operations belongs to an entity or an area", () => {
    const known = new Set(entities.map(({ area, entity }) => `${area}/${entity}`));
    const strangers = [
      ...matching(/^gateway\/domains\/([^/]+\/[^/]+)\//),
      ...matching(/^fixtures\/([^/]+\/[^/]+)\.json$/),
      ...matching(/^tests\/((?!architecture|contract|e2e|bench|support|platform|web)[^/]+\/[^/]+)\//),
    ].filter(([, name = ""]) => !known.has(name));
    expect(strangers.map(({ input }) => input)).toEqual([]);
  });
});

describe("the console follows the same names", () => {
  const known = new Set(entities.flatMap(({ area, entity }) => [`${area}/${entity}`, `${area}/shared`]));
  /** Screens that show several entities, or none. */
  const screens = [
    ..."mockServer otherRole overview".split(" ").map((name) => `develop/${name}`),
    "frontPages/checkout",
    "frontPages/payment",
    "frontPages/shared",
    ..."authentication cards charts components extensions forms pages shared tables wizards"
      .split(" ")
      .map((name) => `gallery/${name}`),
    "ledger/store",
    "overview/home",
  ];
  /** Namespaces of the shell, the kit and the front pages; the others are an area's, or an entity's of an area. */
  const common =
    "access bar customiser developOtherRole developOverview form front frontPages frontPricing frontPrivacy frontReview gallery galleryCards galleryCharts galleryComponents galleryDemos galleryDoors galleryForms galleryWizards ingress mockServer screens shell table ui".split(
      " ",
    );

  it("every folder of a feature is an entity of its area, or what its entities share", () => {
    const folders = new Set(matching(/^web\/features\/([^/]+\/[^/]+)\//).map(([, name = ""]) => name));
    expect([...folders].filter((name) => !known.has(name) && !screens.includes(name))).toEqual([]);
    expect(screens.filter((name) => !folders.has(name))).toEqual([]);
  });

  it("every namespace of texts is an area's, an entity's or the shell's", () => {
    const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    const own = new Set(entities.flatMap(({ area, entity }) => [area, `${area}${capital(entity)}`]));
    const files = matching(/^locales\/en\/(\w+)\.json$/).map(([, name = ""]) => name);
    expect(files.filter((name) => !own.has(name) && !common.includes(name))).toEqual([]);
    expect(common.filter((name) => !files.includes(name))).toEqual([]);
  });

  it("imports go down by ./ and elsewhere by #web, #gateway and #tests", () => {
    const upwards =
      /from "\.\.\/(?!.*(?:fixtures|locales|schema|\.scripts)\/|.*(?:codegen\.ts|package\.json)")[^"]*"/;
    const code = projectFiles.filter((path) => /^(web|gateway|tests)\/.*\.tsx?$/.test(path));
    expect(code.filter((path) => upwards.test(textOf(path)))).toEqual([]);
  });
});

describe("names", () => {
  const code = projectFiles.filter((path) => /\.(ts|tsx|mjs|js)$/.test(path));

  it("no folder is a drawer for everything", () => {
    expect(projectFiles.filter((path) => /(^|\/)(utils?|helpers?|common|types)\//.test(path))).toEqual([]);
  });

  it("no barrels but an area's list", () => {
    const barrels = code.filter((path) => /(^|\/)index\.tsx?$/.test(path));
    expect(barrels.filter((path) => !/^gateway\/domains\/[^/]+\/index\.ts$/.test(path))).toEqual([]);
    expect(code.filter((path) => /^(web|gateway)\//.test(path) && /^export \*/m.test(textOf(path)))).toEqual(
      [],
    );
  });

  it("a component's file is named for what it exports, and a screen's exports its page", () => {
    const components = matching(/^web\/.*\/([^/]+)\.tsx$/).filter(([, name]) => name !== "routes");
    const wrong = components.filter(({ input, 1: name = "" }) => {
      const exported = /^web\/features\/.*Page\.tsx$/.test(input)
        ? "(?:Page|\\{ Page\\b.*\\})"
        : `${name}\\b`;
      return !new RegExp(`^export (async )?(function|const|class) ${exported}`, "m").test(textOf(input));
    });
    expect(wrong.map(({ input }) => input)).toEqual([]);
  });

  it("only configuration has a default export", () => {
    const defaults = code.filter(
      (path) => /^(web|gateway)\//.test(path) && /^export default\b/m.test(textOf(path)),
    );
    expect(defaults.filter((path) => !path.endsWith(".config.ts"))).toEqual([]);
  });
});

describe("sizes", () => {
  const limits: readonly [pattern: RegExp, lines: number][] = [
    [/\/resolvers\.ts$/, 150],
    [/\.(ts|tsx|mjs|js)$/, 200],
    [/./, 220],
  ];

  it("no file is longer than its kind may be", () => {
    const long = projectFiles
      .filter((path) => /\.(ts|tsx|mjs|js|graphql|css|html)$/.test(path))
      .map((path) => ({
        path,
        lines: textOf(path).trimEnd().split("\n").length,
        limit: limits.find(([pattern]) => pattern.test(path))?.[1] ?? 0,
      }))
      .filter(({ lines, limit }) => lines > limit);
    expect(long).toEqual([]);
  });

  it("the gateway starts in less than 60 lines", () => {
    expect(textOf("gateway/main.ts").split("\n").length).toBeLessThan(60);
  });
});

type Texts = { [key: string]: string | Texts };

/** A locale file as pairs of dotted key and text. */
function flat(texts: Texts, prefix = ""): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flat(value, `${prefix}${key}.`),
  );
}

const plural = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\/?>/g)].map(([, name, tag]) => name ?? `<${tag}>`);

function readLocale(locale: string, file: string) {
  const parsed: Texts = JSON.parse(textOf(`locales/${locale}/${file}`));
  const pairs = flat(parsed);
  const keys = new Map<string, { names: Set<string>; forms: Set<string> }>();
  for (const [key, text] of pairs) {
    const base = key.replace(plural, "");
    const entry = keys.get(base) ?? { names: new Set(), forms: new Set() };
    for (const name of placeholders(text)) entry.names.add(name);
    const form = plural.exec(key)?.[1];
    if (form) entry.forms.add(form);
    keys.set(base, entry);
  }
  return { pairs, keys };
}

describe("locales", () => {
  const files = [...new Set(matching(/^locales\/[^/]+\/(.+\.json)$/).map(({ input }) => basename(input)))];
  it("there are texts", () => expect(files).toContain("shell.json"));

  it.each(files)("%s says the same things in every language", (file) => {
    const model = readLocale("en", file);
    for (const locale of locales) {
      const { pairs, keys } = readLocale(locale, file);
      expect([...keys.keys()].toSorted(), locale).toEqual([...model.keys.keys()].toSorted());
      expect(
        pairs.filter(([, text]) => text.trim() === ""),
        `${locale}: empty`,
      ).toEqual([]);
      const forms = new Intl.PluralRules(locale === "cn" ? "zh-CN" : locale).resolvedOptions()
        .pluralCategories;
      for (const [key, entry] of keys) {
        expect([...entry.names].toSorted(), `${locale}: placeholders of ${key}`).toEqual(
          [...(model.keys.get(key)?.names ?? [])].toSorted(),
        );
        if (entry.forms.size > 0)
          expect([...entry.forms], `${locale}: plural forms of ${key}`).toEqual(
            expect.arrayContaining(forms),
          );
      }
    }
  });
});
