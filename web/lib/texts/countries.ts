import { useCallback, useMemo } from "react";
import { useLocale } from "./i18n.ts";
import { type Locale, localeFacts } from "./locale.ts";

/** A country: its code of ISO 3166, two capitals, and its name in a language. */
export interface Country {
  code: string;
  name: string;
}

const codes =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
    " ",
  );

const names = new Map<string, Intl.DisplayNames>();

/** The name of a country in a language; its code where the language has no name for it. */
export function countryName(code: string, language: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: "region", fallback: "code" });
  names.set(language, known);
  return /^[A-Z]{2}$/.test(code) ? (known.of(code) ?? code) : code;
}

/** English names that are in use beside those of the browser. */
const otherNames = { "Czech Republic": "CZ", Turkey: "TR", "United States of America": "US" } as const;

let codesByName: ReadonlyMap<string, string> | undefined;

/** The code of the country that is called so in English; null where none is. */
export function countryCode(name: string): string | null {
  codesByName ??= new Map([
    ...Object.entries(otherNames),
    ...codes.map((code) => [countryName(code, "en"), code] as const),
  ]);
  return codesByName.get(name) ?? null;
}

/** Names countries in the language of the console; the function stays the same while the language does. */
export function useCountryName(): (code: string) => string {
  const { intl } = localeFacts[useLocale()];
  return useCallback((code) => countryName(code, intl), [intl]);
}

/** Names countries that are known by their English names in the language of the console; one that is none stays as it is. */
export function useCountryText(): (name: string) => string {
  const nameOf = useCountryName();
  return useCallback((name) => nameOf(countryCode(name) ?? name), [nameOf]);
}

/** All countries in the language of the console, in its alphabetical order. */
export function useCountries(): readonly Country[] {
  const locale = useLocale();
  return useMemo(() => countriesIn(locale), [locale]);
}

function countriesIn(locale: Locale): readonly Country[] {
  const { intl } = localeFacts[locale];
  const order = new Intl.Collator(intl);
  return codes
    .map((code) => ({ code, name: countryName(code, intl) }))
    .toSorted((a, b) => order.compare(a.name, b.name));
}
