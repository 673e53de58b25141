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
