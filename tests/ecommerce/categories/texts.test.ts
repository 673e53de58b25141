import { expect, test } from "vitest";
import categories from "../../../locales/ar/ecommerceCategories.json" with { type: "json" };
import shop from "../../../locales/ar/ecommerce.json" with { type: "json" };

test("in Arabic the names of a path are kept apart, so that Latin ones do not turn it around, also within a longer path", () => {
  for (const within of [shop.products.within, categories.form.within])
    expect(within).toMatch(/^\u2067\{\{\w+\}\}\u2069 › \u2068\{\{name\}\}\u2069$/);
});
