import { saveFile } from "#web/lib/storage/saveFile.ts";
import type { Words } from "#web/lib/texts/words.ts";
import type { ImageTag } from "./imageParts.ts";

/** A spreadsheet takes what begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export function findingsCsv({ reference, artifact }: ImageTag, words: Words): string {
  const head = ["image", "id", "severity", "package", "installed", "fixed", "title"].map((name) =>
    words(`findingFields.${name}`),
  );
  const rows = artifact.scan.findings.map((one) => [
    reference,
    one.id,
    words(`severities.${one.severity}`),
    one.package,
    one.installed,
    one.fixed ?? "",
    one.title,
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** As a file that spreadsheets read in every script. */
export const downloadFindings = (tag: ImageTag, words: Words): void =>
  saveFile(
    `${tag.reference.replaceAll(/[^\w.-]+/g, "-")}-findings.csv`,
    new Blob(["\uFEFF", findingsCsv(tag, words)], { type: "text/csv" }),
  );
