import { gql, InMemoryCache } from "@apollo/client";
import { describe, expect, it } from "vitest";
import {
  dropFromLists,
  type ListCacheKeys,
  pagesOf,
  putBack,
  refreshLists,
  versionsOf,
} from "#web/lib/list/listCache.ts";

const keys: ListCacheKeys = {
  rows: "products",
  figures: ["productSummary"],
  counts: { summary: "productSummary", facets: { byStatus: "status" } },
};
const PAGE = gql`
  query Page($page: Int!) {
    products(page: $page) {
      items {
        id
        status
      }
      total
    }
  }
`;
const SUMMARY = gql`
  query Summary {
    productSummary {
      total
      byStatus {
        value
        count
      }
    }
  }
`;

const product = (id: string, status: string) => ({ __typename: "Product", id, status });
const pageOf = (...items: ReturnType<typeof product>[]) => ({
  products: { __typename: "ProductPage", items, total: 4 },
});

function filled() {
  const cache = new InMemoryCache();
  const first = pageOf(product("1", "PUBLISHED"), product("2", "INACTIVE"));
  cache.writeQuery({ query: PAGE, variables: { page: 1 }, data: first });
  const second = pageOf(product("3", "INACTIVE"), product("4", "PUBLISHED"));
  cache.writeQuery({ query: PAGE, variables: { page: 2 }, data: second });
  const byStatus = [
    { __typename: "FacetCount", value: "PUBLISHED", count: 2 },
    { __typename: "FacetCount", value: "INACTIVE", count: 2 },
  ];
  cache.writeQuery({
    query: SUMMARY,
    data: { productSummary: { __typename: "ProductSummary", total: 4, byStatus } },
  });
  const page = (at: number) =>
    cache.readQuery<{ products: { items: { id: string }[]; total: number } }>({
      query: PAGE,
      variables: { page: at },
    })?.products;
  const ids = (at: number) => page(at)?.items.map(({ id }) => id);
  const counts = () =>
    cache.readQuery<{ productSummary: { total: number; byStatus: { count: number }[] } }>({ query: SUMMARY })
      ?.productSummary;
  return { cache, page, ids, counts };
}

describe("rows that are removed", () => {
  it("leave their page, its total, and the figures that count them, at once", () => {
    const { cache, page, ids, counts } = filled();
    dropFromLists(cache, keys, ["2"]);
    expect([ids(1), ids(2)]).toEqual([["1"], ["3", "4"]]);
    expect(page(1)?.total).toBe(3);
    expect(counts()?.total).toBe(3);
    expect(counts()?.byStatus.map(({ count }) => count)).toEqual([2, 1]);
  });

  it("come back where they stood, with totals and figures", () => {
    const { cache, page, ids, counts } = filled();
    const before = pagesOf(cache, keys);
    dropFromLists(cache, keys, ["1"]);
    putBack(cache, keys, before);
    expect(ids(1)).toEqual(["1", "2"]);
    expect(page(1)?.total).toBe(4);
    expect(counts()?.total).toBe(4);
    expect(counts()?.byStatus.map(({ count }) => count)).toEqual([2, 2]);
  });

  it("leave a page that would be empty as it is until the gateway answers", () => {
    const { cache, ids } = filled();
    dropFromLists(cache, keys, ["1", "2"]);
    expect(ids(1)).toEqual(["1", "2"]);
  });
});

describe("a list that may be out of date", () => {
  it("stays in the cache, is asked for by those who show it, and its figures are forgotten", () => {
    const { cache, ids, counts } = filled();
    const list = versionsOf(cache, "products");
    let asked = 0;
    list.followers.add(() => (asked += 1));
    refreshLists(cache, keys);
    expect(asked).toBe(1);
    expect(list.now).toBe(1);
    expect(ids(1)).toEqual(["1", "2"]);
    expect(counts()).toBeUndefined();
  });
});
