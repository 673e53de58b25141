import { pick, seedOf, within, wordsOf } from "./seed.ts";
import { seededDay, seededInstant } from "./times.ts";
import { words } from "./words.ts";

/** Where a value stands: the seed of its row, the type of the row and its fields, and the pictures there are. */
export interface Spot {
  row: string;
  type: string;
  fields: readonly string[];
  pictures: readonly string[];
}

/** The person, the place and the thing of a row: one each, so that its name and its address belong together. */
function castOf({ row }: Spot) {
  const given = pick(words.given, seedOf(row, "given"));
  const family = pick(words.family, seedOf(row, "family"));
  const plain = `${given}.${family}`
    .normalize("NFD")
    .replaceAll(/[^A-Za-z.]/g, "")
    .toLowerCase();
  const thing = `${pick(words.qualities, seedOf(row, "quality"))} ${pick(words.things, seedOf(row, "thing"))}`;
  return {
    given,
    family,
    plain,
    thing,
    place: pick(words.places, seedOf(row, "place")),
    company: pick(words.companies, seedOf(row, "company")),
  };
}

const hex = (spot: Spot, field: string, length: number): string =>
  [0, 1, 2, 3]
    .map((part) => seedOf(spot.row, field, part).toString(16).padStart(12, "0"))
    .join("")
    .slice(0, length);

/** A picture of this host, of a folder or file that is named like the field or the type where there is one. */
function picture(spot: Spot, field: string, seed: number): string {
  const stems = [...wordsOf(field).split(" "), wordsOf(spot.type).split(" ")[0] ?? ""];
  const alike = spot.pictures.filter((path) => stems.some((stem) => stem.length > 3 && path.includes(stem)));
  const choice = alike.length > 0 ? alike : spot.pictures;
  return choice.length > 0 ? pick(choice, seed) : "/mark.svg";
}

function nameOf(spot: Spot): string {
  const { given, family, company, thing, place } = castOf(spot);
  const type = wordsOf(spot.type);
  if (/\b(company|organi[sz]ation|brand|vendor|supplier|tenant|shop|store)\b/.test(type)) return company;
  const isPerson =
    /\b(user|customer|person|member|author|contact|employee|student|owner|agent|client)\b/.test(type);
  if (isPerson || spot.fields.some((field) => /^(email|username|firstName|birthday)$/.test(field)))
    return `${given} ${family}`;
  if (/\bcountry\b/.test(type)) return place.country;
  return /\bcity\b/.test(type) ? place.city : thing;
}

type Maker = (spot: Spot, field: string, seed: number) => string;

/** The text of a field by the words of its name; the first that matches counts. */
const makers: readonly [pattern: RegExp, make: Maker][] = [
  [/\be ?mail\b/, (spot) => `${castOf(spot).plain}${within(1, 99, seedOf(spot.row, "mail"))}@example.com`],
  [/\b(phone|mobile|tel|fax)\b/, (_, __, seed) => `+1 202 555 01${String(seed % 100).padStart(2, "0")}`],
  [/\b(user ?name|login|handle|nickname)\b/, (spot) => castOf(spot).plain],
  [/\b(first|given) name\b/, (spot) => castOf(spot).given],
  [/\b(last|family) name\b|\bsurname\b/, (spot) => castOf(spot).family],
  [
    /\b(full|display|contact|customer|author|owner|user) name\b|\b(author|owner|assignee|contact|customer)\b/,
    (spot) => `${castOf(spot).given} ${castOf(spot).family}`,
  ],
  [/\b(company|organi[sz]ation|brand|vendor|supplier|manufacturer)\b/, (spot) => castOf(spot).company],
  [
    /\b(file ?name|file|attachment)\b/,
    (_, __, seed) => `${pick(words.things, seed).toLowerCase()}-${within(1, 90, seed)}.pdf`,
  ],
  [
    /\b(website|homepage|link|href)\b/,
    (spot) => `https://example.com/${castOf(spot).thing.replace(" ", "-").toLowerCase()}`,
  ],
  [/\b(image|picture|photo|avatar|logo|thumbnail|cover|icon|banner|portrait|media|url|src)\b/, picture],
  [/\bcountry code\b/, (spot) => castOf(spot).place.code],
  [/\bcountry\b/, (spot) => castOf(spot).place.country],
  [/\bcity\b/, (spot) => castOf(spot).place.city],
  [/\b(region|province|county)\b/, (spot) => castOf(spot).place.region],
  [/\btime ?zone\b/, (spot) => castOf(spot).place.zone],
  [/\b(language|locale)\b/, (spot) => castOf(spot).place.language],
  [/\b(zip|postcode|postal)\b/, (_, __, seed) => String(within(10_000, 99_999, seed))],
  [/\b(address|street)\b/, (_, __, seed) => `${within(1, 180, seed)} ${pick(words.streets, seed)}`],
  [/\bip\b/, (_, __, seed) => `192.0.2.${within(1, 254, seed)}`],
  [/\bcurrency\b/, () => "CNY"],
  [/\bcolou?r\b/, (spot, field) => `#${hex(spot, field, 6)}`],
  [
    /\b(uuid|guid)\b/,
    (spot, field) =>
      hex(spot, field, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-a$4-$5"),
  ],
  [/\b(token|hash|secret|checksum|fingerprint|key)\b/, (spot, field) => hex(spot, field, 32)],
  [
    /\bslug\b/,
    (spot) =>
      nameOf(spot)
        .normalize("NFD")
        .replaceAll(/[^A-Za-z]+/g, "-")
        .toLowerCase(),
  ],
  [
    /\bversion\b/,
    (_, __, seed) =>
      `${within(1, 4, seed)}.${within(0, 9, Math.floor(seed / 7))}.${within(0, 9, Math.floor(seed / 91))}`,
  ],
  [
    /\b(code|sku|number|reference|ref|serial)\b/,
    (spot, _, seed) => `${spot.type.slice(0, 2).toUpperCase()}-${within(10_000, 99_999, seed)}`,
  ],
  [/\b(at|time|datetime|timestamp)$/, (_, field, seed) => seededInstant(field, seed)],
  [/\b(date|day|birthday)\b/, (_, field, seed) => seededDay(field, seed)],
  [/\b(job|position|profession|occupation|role)\b/, (_, __, seed) => pick(words.jobs, seed)],
  [
    /\b(description|summary|bio|content|body|text|notes?|comment|message|details|about|reason|excerpt|instructions)\b/,
    (_, __, seed) => `${pick(words.sentences, seed)} ${pick(words.sentences, Math.floor(seed / 12) + 5)}`,
  ],
  [/\bmime\b/, () => "application/pdf"],
  [/\bpath\b/, (_, __, seed) => `/${pick(words.things, seed).toLowerCase()}/${within(1, 90, seed)}`],
  [/\b(status|state|tags?|labels?|category|type|kind|group)\b/, (_, __, seed) => pick(words.labels, seed)],
  [/\bname\b/, nameOf],
  [/\b(title|subject|headline|heading)\b/, (spot) => castOf(spot).thing],
];

/** A text that fits the name of its field. */
export function seededText(spot: Spot, field: string, seed: number): string {
  const name = wordsOf(field);
  const make = makers.find(([pattern]) => pattern.test(name))?.[1];
  return make
    ? make(spot, field, seed)
    : `${pick(words.qualities, seed)} ${pick(words.things, Math.floor(seed / 12))}`;
}
