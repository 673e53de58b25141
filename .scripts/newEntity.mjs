import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { domainTexts, featureTexts } from "./areaTexts.mjs";
import { stop } from "./parts.mjs";
import { run } from "./run.mjs";
import { capital, lower, said } from "./wordForms.mjs";

const [name = "", ...more] = process.argv.slice(2);
const [, area = "", entity = ""] = /^([a-z][A-Za-z0-9]*)\/([a-z][A-Za-z0-9]*s)$/.exec(name) ?? [];
if (!area || more.length > 0)
  stop("Name the entity by its path, the area and the entity's plural: npm run new ecommerce/suppliers");

const single = entity
  .replace(/ies$/, "y")
  .replace(/(ss|sh|ch|x)es$/, "$1")
  .replace(/([^s])s$/, "$1");
if (single === entity) stop(`The plural "${entity}" has no singular that is different: choose another name.`);

const taken = globSync(["schema/**/*.graphql"]).filter((file) =>
  new RegExp(`^(type|enum|input|interface|union) (${capital(single)}|${capital(entity)})\\b`, "m").test(
    readFileSync(file, "utf8"),
  ),
);
if (taken.length > 0)
  stop(
    `${taken[0]} has a type ${capital(single)} already: choose another name, such as ${area}${capital(single)}.`,
  );
const places = [
  `schema/${area}/${entity}.graphql`,
  `gateway/domains/${area}/${entity}`,
  `web/features/${area}/${entity}`,
];
const standing = places.filter((place) => existsSync(place));
if (standing.length > 0)
  stop(`${standing.join(" and ")} exist${standing.length > 1 ? "" : "s"} already: nothing was written.`);

/** The next number of a migration: they run in the order of their names. */
const numbers = globSync("gateway/domains/**/{repository,migrations}.ts").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/"(\d{4})[_"]/g)].map(([, number]) => Number(number)),
);
const number = String(Math.max(0, ...numbers) + 10).padStart(4, "0");

const common = (text) =>
  text
    .replaceAll("NUMBER", number)
    .replaceAll("atelier_gadgets", `${lower(area)}_${lower(entity)}`)
    .replaceAll("atelier", area);
const replaced = (text, [many, one]) =>
  text
    .replaceAll("gadgets", many)
    .replaceAll("Gadgets", capital(many))
    .replaceAll("gadget", one)
    .replaceAll("Gadget", capital(one));
/** The skeleton's words as names in code; what stands in guillemets is said to people. */
const inCode = (text) =>
  replaced(
    common(text).replaceAll(/«(\w+)»/g, (_all, word) => replaced(word, [said(entity), said(single)])),
    [entity, single],
  );
/** The skeleton's words as they are said. */
const inWords = (text) => replaced(common(text), [said(entity), said(single)]);

const skeleton = (file) => readFileSync(join(".scripts/skeleton", `${file}.txt`), "utf8");
const written = [];
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  written.push(path);
}

write(places[0], inCode(skeleton("schema.graphql")));
write(`fixtures/${area}/${entity}.json`, inWords(skeleton("fixture.json")));
for (const file of ["repository.ts", "rules.ts", "resolvers.ts"])
  write(`${places[1]}/${file}`, inCode(skeleton(file)));
const screens = [
  "gadgets.graphql",
  "gadgetPaths.ts",
  "gadgetList.ts",
  "GadgetListPage.tsx",
  "GadgetEditPage.tsx",
];
for (const file of screens) write(`${places[2]}/${inCode(file)}`, inCode(skeleton(file)));
write(`tests/${area}/${entity}/gateway.test.ts`, inCode(skeleton("gatewayTest.ts")));
write(`tests/${area}/${entity}/web.test.tsx`, inCode(skeleton("webTest.tsx")));

/** The last line of an import, be it of one line or several. */
const lastImport = /^(import .*|\} from ".*");$/;

/** Adds a line after the last line that matches. */
function addAfter(path, pattern, line) {
  const lines = readFileSync(path, "utf8").split("\n");
  const at = lines.findLastIndex((one) => pattern.test(one));
  if (at < 0) stop(`${path} is not as expected: add "${line.trim()}" by hand.`);
  lines.splice(at + 1, 0, ...line.split("\n"));
  write(path, lines.join("\n"));
}

const domain = `gateway/domains/${area}/index.ts`;
const { entry, domainImports, domainFile } = domainTexts(area, entity, single);
if (existsSync(domain)) {
  addAfter(domain, lastImport, domainImports);
  addAfter(domain, /^ {2}(\}|\{.*\}),$/, entry);
} else {
  write(domain, domainFile);
  addAfter(
    "gateway/schema.ts",
    /^import .*\/domains\//,
    `import { ${area} } from "./domains/${area}/index.ts";`,
  );
  write(
    "gateway/schema.ts",
    readFileSync("gateway/schema.ts", "utf8").replace(
      /(export const entities[^=]*= \[[^\]]*)\n\];/,
      `$1\n  ...${area},\n];`,
    ),
  );
}

const { routes, pathsImport, item, featureFile } = featureTexts(area, entity, single);
const feature = `web/features/${area}/routes.tsx`;
if (existsSync(feature)) {
  addAfter(feature, lastImport, pathsImport);
  const text = readFileSync(feature, "utf8").replace(
    "\n  ],\n  navigation:",
    () => `\n${routes}\n  ],\n  navigation:`,
  );
  const several = /( items: \[\n(?: {8}\{.*\n)+)/;
  write(
    feature,
    several.test(text)
      ? text.replace(several, `$1        ${item},\n`)
      : text.replace(/( items: \[\{.*\})\]/, `$1, ${item}]`),
  );
} else {
  write(feature, featureFile);
  addAfter(
    "web/app/areas.ts",
    /^import .*\/features\//,
    `import { ${area} } from "#web/features/${area}/routes.tsx";`,
  );
  write(
    "web/app/areas.ts",
    readFileSync("web/app/areas.ts", "utf8").replace(
      /(const declared: Area\[\] = \[[^\]]*)\n\];/,
      `$1\n  ${area},\n];`,
    ),
  );
}

for (const locale of ["cn", "en", "ar", "fr"]) {
  const path = `locales/${locale}/${area}.json`;
  const texts = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  const { title, create, edit, ...own } = JSON.parse(inWords(skeleton(`texts.${locale}.json`)));
  texts.screens = {
    title: capital(said(area)),
    ...texts.screens,
    [entity]: title,
    [`${single}Create`]: create,
    [`${single}Edit`]: edit,
  };
  texts[entity] = own;
  write(path, `${JSON.stringify(texts, null, 2)}\n`);
}

await run(
  "oxfmt",
  [...new Set(written)].filter((path) => /\.tsx?$/.test(path)),
  { quiet: true },
);
const { code } = await run("graphql-codegen", ["--config", "codegen.ts"]);
console.log(`\nWritten:\n${[...new Set(written)].map((path) => `  ${path}`).join("\n")}\n
Next: give the type its own fields, in this order: schema, repository, rules, columns, form, texts. The texts in cn, ar and fr are
general ones: put the entity's own words in. npm test says what is missing.\n`);
process.exit(code);
