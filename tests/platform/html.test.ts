import sanitizeHtml from "sanitize-html";
import { describe, expect, it } from "vitest";
import { cleanHtml, plainWords } from "#gateway/platform/html.ts";

const signs = `Bär "it's" 你好 \u{1F6A2} \uD800 \u200F \r\n\t = / ; -- \u2028`;
const plain = [
  "",
  "<p></p>",
  `<p>${signs}</p>`,
  `<p>one</p><pre><code>${signs}</code></pre><p>two</p>`,
  "<p>{{name}}</p>".repeat(600),
];

describe("a text of plain paragraphs and blocks of code", () => {
  it.each(plain)("is what the sanitizer leaves of it (%#)", (html) => {
    expect(cleanHtml(html)).toBe(sanitizeHtml(html, { allowedTags: ["p", "pre", "code"] }));
    expect(cleanHtml(html)).toBe(html);
  });

  it("has the same words as with marks around it that show nothing", () => {
    for (const html of plain) expect(plainWords(html, 500)).toBe(plainWords(`<div>${html}</div>`, 500));
  });
});

it.each([
  ["<p>one</p><script>alert(1)</script>", "<p>one</p>"],
  ["<p onclick=alert(1)>one</p>", "<p>one</p>"],
  ["<p>one", "<p>one</p>"],
  ["<p>a & b</p>", "<p>a &amp; b</p>"],
  ["<p>one</p>\n<p><img src=x onerror=alert(1)></p>", '<p>one</p>\n<p><img src="x" /></p>'],
  ["<pre><code>one</p></code></pre>", "<pre><code>one<p></p></code></pre>"],
])("takes %j as %j", (html, cleaned) => {
  expect(cleanHtml(html)).toBe(cleaned);
});
