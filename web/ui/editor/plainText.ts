import { sanitize } from "./sanitize.ts";

/** The text of rich text, a line for every block, without its marks. */
export function plainText(html: unknown): string {
  if (typeof html !== "string" || html === "") return "";
  const { body } = new DOMParser().parseFromString(sanitize(html), "text/html");
  return [...body.children].map((block) => block.textContent).join("\n");
}
