import { z } from "zod";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import { fixedRows } from "#gateway/platform/store/seed.ts";

const article = z.strictObject({
  slug: z.string(),
  title: z.string(),
  img: z.string(),
  subtitle: z.string(),
});

const front = z.strictObject({
  popularArticles: z.array(article),
  keepLearning: z.array(article),
  allArticles: z.array(
    z.strictObject({
      title: z.string(),
      icon: z.string(),
      articles: z.array(z.strictObject({ title: z.string() })),
    }),
  ),
});
export const helpCenterFront = front.meta({ id: "HelpCenter" });

const rows = fixedRows("pages/helpCenter", () =>
  z.tuple([
    front.extend({
      articleData: z.strictObject({
        title: z.string(),
        updatedDay: z.int().max(0),
        productContent: z.string(),
        checkoutContent: z.string(),
        articleList: z.array(z.string()),
        checkoutImg: z.string(),
        productImg: z.string(),
      }),
      texts: z.array(
        z.strictObject({ title: z.string(), updatedDay: z.int().max(0), text: z.array(z.string()) }),
      ),
    }),
  ]),
);

export const helpParts = onFirstUse(() => {
  const [{ articleData, texts, ...helpCenter }] = rows();
  return { articleData, texts, helpCenter };
});

/** An article by its title. */
export interface HelpTitleRow {
  title: string;
}

/** An article, read once with the others. */
export interface HelpTextRow {
  id: string;
  title: string;
  topic: string | null;
  summary: string;
  updatedDay: number;
  sections: { html: string; img: string | null }[];
  related: string[];
  /** Title and text, as they are searched. */
  searched: string;
}
