import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

interface Front {
  popularArticles: { slug: string; img: string }[];
  keepLearning: { slug: string; img: string }[];
  allArticles: { title: string; articles: { title: string }[] }[];
}
interface Article {
  title: string;
  lastUpdated: string;
  productContent: string;
  checkoutContent: string;
  articleList: string[];
  checkoutImg: string;
  productImg: string;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const read = async <T>(path: string) =>
  (await gateway.inject({ method: "GET", url: `/api/pages/help-center${path}` })).json<T>();

it("REST and GraphQL answer the same front page, with pictures that are there", async () => {
  const front = await read<Front>("");
  expect([front.popularArticles.length, front.keepLearning.length, front.allArticles.length]).toEqual([
    3, 3, 6,
  ]);
  for (const { img } of [...front.popularArticles, ...front.keepLearning])
    expect(existsSync(`web/public${img}`)).toBe(true);
  const { data } = await gateway.graphql(
    `{ helpCenter { popularArticles { slug title img subtitle } keepLearning { slug title img subtitle } allArticles { title icon articles { title } } } }`,
  );
  expect(data).toEqual({ helpCenter: front });
});

it("REST and GraphQL answer the same article", async () => {
  const article = await read<Article>("/article");
  expect(article).toMatchObject({ title: "How to add product in cart?", lastUpdated: "2026-10-18" });
  for (const picture of [article.checkoutImg, article.productImg])
    expect(existsSync(`web/public${picture}`)).toBe(true);
  const { data } = await gateway.graphql(
    "{ helpCenterArticle { title lastUpdated productContent checkoutContent articleList checkoutImg productImg } }",
  );
  expect(data).toEqual({ helpCenterArticle: article });
});

interface Text {
  id: string;
  summary: string;
  sections: { html: string }[];
  related: { slug: string }[];
}
const text = async (id: string) =>
  (
    await gateway.graphql(
      "query ($id: ID!) { helpText(id: $id) { id summary sections { html } related { slug } } }",
      { id },
    )
  ).data?.["helpText"] as Text | null;

it("every article that the front page names can be read, and leads on to others that can", async () => {
  const { data } = await gateway.graphql(
    "{ helpCenter { popularArticles { slug } keepLearning { slug } allArticles { articles { slug } } } }",
  );
  const front = data?.["helpCenter"] as Record<string, { slug: string; articles?: { slug: string }[] }[]>;
  const slugs = Object.values(front).flatMap((all) =>
    all.flatMap(({ slug, articles }) => articles?.map((one) => one.slug) ?? [slug]),
  );
  expect(slugs).toHaveLength(42);
  for (const slug of slugs) {
    const read = await text(slug);
    expect(read?.sections[0]?.html, slug).toMatch(/^<p>.{100,}/);
    expect(read?.summary.length, slug).toBeGreaterThan(40);
    for (const { slug: next } of read?.related ?? []) expect(await text(next), next).not.toBeNull();
  }
});

it("articles are found by their text, those first that are called so, and there is none at an unknown address", async () => {
  const { data } = await gateway.graphql('{ helpTexts(q: "PARCEL") { title } }');
  const found = data?.["helpTexts"] as { title: string }[];
  expect(found.length).toBeGreaterThan(5);
  expect(found[0]?.title).toBe("Following a parcel");
  expect(await text("no-such-article")).toBeNull();
});
