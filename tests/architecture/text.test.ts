import { parseSync } from "@swc/core";
import { expect, it } from "vitest";
import { matching, textOf } from "./projectFiles.ts";

/** The word mark, which is the same in every language, as are the caps of keys inside `<Kbd>`. */
const sameEverywhere = new Set(["Berth"]);
const spoken =
  /^(title|placeholder|alt|label|legend|summary|content|hint|description|heading|message|aria-(label|description|placeholder|roledescription|valuetext))$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isKey = ({ opening }: Record<string, unknown>) =>
  isRecord(opening) && isRecord(opening["name"]) && opening["name"]["value"] === "Kbd";
const says = (text: unknown): text is string =>
  typeof text === "string" && /\p{L}{2,}/u.test(text) && !sameEverywhere.has(text.trim());

/** The literal texts below a JSX child or attribute: itself, or the arms of `&&`, `||`, `??` and `?:`. */
function literals(node: unknown): string[] {
  if (!isRecord(node)) return [];
  switch (node["type"]) {
    case "StringLiteral":
    case "JSXText":
      return says(node["value"]) ? [node["value"].trim()] : [];
    case "TemplateLiteral":
      return (Array.isArray(node["quasis"]) ? node["quasis"] : []).flatMap((part) =>
        isRecord(part) && says(part["raw"]) ? [part["raw"]] : [],
      );
    case "JSXExpressionContainer":
    case "ParenthesisExpression":
      return literals(node["expression"]);
    case "ConditionalExpression":
      return [...literals(node["consequent"]), ...literals(node["alternate"])];
    case "BinaryExpression":
      return ["&&", "||", "??"].includes(String(node["operator"])) ? literals(node["right"]) : [];
    default:
      return [];
  }
}

/** The interface texts that stand in a component's source. */
function textsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isRecord(node)) return;
    if (
      (node["type"] === "JSXElement" || node["type"] === "JSXFragment") &&
      Array.isArray(node["children"]) &&
      !isKey(node)
    ) {
      found.push(...node["children"].flatMap(literals));
    }
    if (
      node["type"] === "JSXAttribute" &&
      isRecord(node["name"]) &&
      spoken.test(String(node["name"]["value"]))
    ) {
      found.push(...literals(node["value"]));
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: "typescript", tsx: true }).body);
  return found;
}

it.each([
  ["<p>Hello there</p>", ["Hello there"]],
  ["<p title='Close'>{ok ? 'Yes' : t('no')}</p>", ["Yes", "Close"]],
  ["<button aria-label={`Delete ${name}`} className='big red'>{'您好'}</button>", ["您好", "Delete "]],
  ["<h1>Berth</h1>", []],
  ["<p><Kbd>Esc</Kbd> Press</p>", ["Press"]],
  ["<p title={t('close')}>{count} · {t('rows', { count })}</p>", []],
])("text in code is found: %s", (jsx, expected) => {
  expect(textsIn(`const view = ${jsx};`)).toEqual(expected);
});

it("no interface text stands in code", () => {
  const components = matching(/^web\/.*\.tsx$/).map(({ input }) => input);
  expect(components.length).toBeGreaterThan(20);
  const found = components.flatMap((path) => textsIn(textOf(path)).map((text) => `${path}: ${text}`));
  expect(found).toEqual([]);
});
