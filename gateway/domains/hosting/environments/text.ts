import { badInput } from "#gateway/platform/errors.ts";
import { MASKED, type KeptVariable } from "#gateway/domains/hosting/specs/rules.ts";
import type { AppVariableRow } from "./repository.ts";

const isPlain = (value: string): boolean => /^[^\s"'#\\](?:[^\n"\\]*[^\s"\\])?$/.test(value);
const quoted = (value: string): string =>
  `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;

/** Variables as `KEY=value`, one on a line. */
export const textOf = (variables: readonly AppVariableRow[]): string =>
  variables
    .map(({ key, value, isSecret }) => {
      const shown = isSecret ? MASKED : (value ?? "");
      return `${key}=${shown === "" || isPlain(shown) ? shown : quoted(shown)}`;
    })
    .join("\n");

const unquoted = (text: string): string =>
  text.replaceAll(/\\([\\"n])/g, (_, sign: string) => (sign === "n" ? "\n" : sign));

/**
 * Reads `KEY=value` lines; double quotes go over several lines, a remark begins with `#`.
 * @throws {AppError} BAD_USER_INPUT at `text`, with the number of the line.
 */
export function readText(text: string): { key: string; value: string }[] {
  const found: { key: string; value: string }[] = [];
  const source = text.replaceAll("\r\n", "\n");
  const line =
    /[^\S\n]*(?:(?:export[^\S\n]+)?([A-Za-z_]\w*)[^\S\n]*=[^\S\n]*(?:"((?:[^"\\]|\\[\s\S])*)"|'([^']*)'|([^\n]*))|#[^\n]*)?[^\S\n]*(?:#[^\n]*)?(?:\n|$)/y;
  while (line.lastIndex < source.length) {
    const at = line.lastIndex;
    const read = line.exec(source);
    if (!read) {
      const number = source.slice(0, at).split("\n").length;
      throw badInput({
        text: { code: "INVALID", message: `Line ${number} is not KEY=value.`, params: { line: number } },
      });
    }
    const [, key, double, single, plain] = read;
    if (key === undefined) continue;
    found.push({
      key,
      value:
        double !== undefined ? unquoted(double) : (single ?? (plain ?? "").replace(/\s+#.*$/, "").trim()),
    });
  }
  return found;
}

/** What was read, with secrets as they were: the mark keeps the value of one. */
export const merged = (read: readonly { key: string; value: string }[], kept: readonly KeptVariable[]) =>
  read.map(({ key, value }) => {
    const isSecret = kept.find((one) => one.key === key)?.isSecret ?? false;
    return { key, value: isSecret && value === MASKED ? null : value, isSecret };
  });
