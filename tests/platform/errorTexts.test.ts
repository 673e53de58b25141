import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { statusOf } from "#gateway/platform/errors.ts";

/** What machines, domains and charts are refused with, by a sentence of its own in each language. */
const codes = [
  "BAD_USER_INPUT",
  "STEP_REFUSED",
  "VERSION_CONFLICT",
  "QUOTA_EXCEEDED",
  "PAYLOAD_TOO_LARGE",
  "FLAVOR_SOLD_OUT",
  "DOMAIN_UNAVAILABLE",
  "DOMAIN_MIXED_SCRIPT",
  "DNS_RECORD_CONFLICT",
  "DNS_PRIVATE_ADDRESS",
  "INSUFFICIENT_POINTS",
  "CHART_VERSION_TAKEN",
  "CHART_VALUES_REFUSED",
  "CHART_PATH_REFUSED",
  "CHART_YAML_BOMB",
  "CHART_TOO_LARGE",
  "HELM_NOT_INSTALLED",
  "HELM_FAILED",
] as const satisfies readonly (keyof typeof statusOf)[];

it.each(["cn", "en", "ar", "fr"].flatMap((locale) => codes.map((code) => [locale, code] as const)))(
  "in %s there is a sentence for %s",
  (locale, code) => {
    const { error } = JSON.parse(readFileSync(`locales/${locale}/ui.json`, "utf8")) as {
      error: { codes: Record<string, string> };
    };
    expect(error.codes[code]).toMatch(/\S{4}/);
  },
);
