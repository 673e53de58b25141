import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const codes = [
  "CHART_VERSION_TAKEN",
  "CHART_VALUES_REFUSED",
  "CHART_PATH_REFUSED",
  "CHART_YAML_BOMB",
  "CHART_TOO_LARGE",
  "PAYLOAD_TOO_LARGE",
  "HELM_NOT_INSTALLED",
  "HELM_FAILED",
  "VERSION_CONFLICT",
  "STEP_REFUSED",
];

it.each(["cn", "en", "ar", "fr"].flatMap((locale) => codes.map((code) => [locale, code] as const)))(
  "in %s there is a sentence for %s",
  (locale, code) => {
    const { error } = JSON.parse(readFileSync(`locales/${locale}/ui.json`, "utf8")) as {
      error: { codes: Record<string, string> };
    };
    expect(error.codes[code]).toMatch(/\S{4}/);
  },
);
