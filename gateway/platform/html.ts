import type sanitizeHtml from "sanitize-html";
import { onFirstUse } from "./onFirstUse.ts";

const sanitizer = onFirstUse((require): typeof sanitizeHtml => require("sanitize-html"));

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "div",
    "span",
    "br",
    "hr",
    "h1",
    "h2",
    "h3",
    "h4",
    "ul",
    "ol",
    "li",
    "blockquote",
    "pre",
    "code",
    "strong",
    "b",
    "em",
    "i",
    "s",
    "u",
    "sub",
    "sup",
    "a",
    "img",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {
    "*": ["dir"],
    a: ["href", "title"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
};

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as HTML shows it, within a tag's attribute too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const plainBlocks = /^(?:<p>[^<>&\0]*<\/p>|<pre><code>[^<>&\0]*<\/code><\/pre>)*$/;

/** Whether it is paragraphs and blocks of code around plain text, as most texts are: nothing is ever taken out of them. */
const isPlain = (html: string): boolean => html.length <= 10_000 && plainBlocks.test(html);

/** Leaves of any HTML what a text needs: paragraphs, lists, tables, links and pictures; no script, no style, no form, no frame. */
export const cleanHtml = (html: string): string => (isPlain(html) ? html : sanitizer()(html, options));

const isRemote = (src: string | undefined): boolean => src !== undefined && /^(?:https?:)?\/\//i.test(src);

/**
 * The same for a document that stands in a frame of its own: links open beside it and tell the other page nothing.
 * @param pictures whether pictures of other hosts are shown; of all others only their words are left.
 */
export const framedHtml = (html: string, pictures: boolean): string =>
  sanitizer()(html, {
    ...options,
    allowedAttributes: { ...options.allowedAttributes, a: ["href", "title", "target", "rel"] },
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, target: "_blank", rel: "noopener noreferrer nofollow" },
      }),
      img: (tagName, attribs) => {
        const { src, ...rest } = attribs;
        return { tagName, attribs: pictures && isRemote(src) ? { ...rest, src: src ?? "" } : rest };
      },
    },
  });

/**
 * The words of a text in HTML, without its tags.
 * @param max at most so many characters.
 */
export function plainWords(html: string, max: number): string {
  const apart = html.replaceAll(/<(?:br|\/p|\/div|\/li|\/h\d|\/t[dhr])\b[^>]*>/gi, "$& ");
  const bare = isPlain(html)
    ? apart.replaceAll(/<[^>]*>/g, "")
    : sanitizer()(apart, { allowedTags: [], allowedAttributes: {} });
  const text = bare
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text.length > max
    ? `${[...text]
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`
    : text;
}
