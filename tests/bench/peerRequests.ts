import products from "../../fixtures/ecommerce/products.json" with { type: "json" };
import type { BenchRequest } from "./caseRequests.ts";

/** A row as the gateway answers it over REST, with its price in minor units. */
export interface Row {
  id: string;
  productName: string;
  productBrand: string;
  category: string;
  stock: boolean;
  sku: number;
  price: number;
  qty: number;
  status: string;
}

/** What is asked: a list, or one row. */
export type Asked =
  | {
      page: number;
      itemsPerPage: number;
      q?: string;
      category?: string;
      status?: string;
      stock?: string;
      sortBy?: string;
      orderBy?: "asc" | "desc";
    }
  | { id: number };

/** How a kind of server is asked, and how its answers are read. */
export interface Dialect {
  request: (asked: Asked) => BenchRequest;
  /** The ids of the rows in an answer. */
  ids: (answer: never) => (string | number)[];
}

/** The words that the rows can be found by. */
const words = [
  ...new Set(
    products.flatMap(({ productName, productBrand }) =>
      `${productName} ${productBrand}`.toLowerCase().match(/[a-z]{3,}/g),
    ),
  ),
].flatMap((word) => word ?? []);
const sorts = ["product", "category", "sku", "price", "qty", "status"];
const sizes = Array.from({ length: 40 }, (_, at) => at + 10);
const categories = ["", "Electronics", "Accessories", "Shoes", "Office", "Home Decor", "Games"];
const statuses = ["", "Published", "Scheduled", "Inactive"];
const stocks = ["", "true", "false"];

/** Lists that differ from each other, more than a run asks for; neighbours differ in much. */
export function* lists(isSearch: boolean): Generator<Asked, never> {
  for (let n = 0; ; n++) {
    let rest = n;
    const pick = <T>(from: readonly T[]): T | undefined => {
      const picked = from[rest % from.length];
      rest = Math.floor(rest / from.length);
      return picked;
    };
    const q = isSearch ? { q: pick(words) ?? "" } : {};
    const [sortBy, orderBy] = [pick(sorts) ?? "sku", pick(["asc", "desc"] as const) ?? "asc"];
    const itemsPerPage = pick(sizes) ?? 10;
    const filter = isSearch
      ? q
      : { category: pick(categories) ?? "", status: pick(statuses) ?? "", stock: pick(stocks) ?? "" };
    yield { page: 1, itemsPerPage, sortBy, orderBy, ...filter };
  }
}

/** Single rows, each once until all had their turn. */
export function* singles(rows: number): Generator<Asked, never> {
  for (let n = 0; ; n++) yield { id: ((n * 7919) % rows) + 1 };
}

const get = (path: string): BenchRequest => ({ method: "GET", path });
const post = (query: string, variables: object): BenchRequest => ({
  method: "POST",
  path: "/graphql",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query, variables }),
});
const given = (of: object) =>
  new URLSearchParams(Object.entries(of).filter(([, value]) => value !== "")).toString();

const rest = (base: string): Dialect => ({
  request: (asked) => get("id" in asked ? `${base}/${asked.id}` : `${base}?${given(asked)}`),
  ids: (answer: { products: { id: number }[] } | { id: number }) =>
    "products" in answer ? answer.products.map(({ id }) => id) : [answer.id],
});

const cells = "id productName productBrand category stock sku qty status image";
const rowQuery = `query Row($id: ID!) { product(id: $id) { ${cells} } }`;
const peerQuery = `query List($page: Int!, $itemsPerPage: Int!, $q: String, $category: String, $status: String, $stock: String, $sortBy: String, $orderBy: String) {
  products(page: $page, itemsPerPage: $itemsPerPage, q: $q, category: $category, status: $status, stock: $stock, sortBy: $sortBy, orderBy: $orderBy) { items { ${cells} } total } }`;
const berthQuery = `query List($page: Int!, $itemsPerPage: Int!, $filter: ProductFilter, $sort: ProductSort) {
  products(page: $page, itemsPerPage: $itemsPerPage, filter: $filter, sort: $sort) { items { ${cells} } total } }`;
const code = (text: string) => text.toUpperCase().replaceAll(" ", "_");
const graphqlIds: Dialect["ids"] = ({ data }: { data: { products?: { items: Row[] }; product?: Row } }) =>
  (data.products?.items ?? [data.product]).flatMap((row) => row?.id ?? []);

/** The servers that answer as the bare one does. */
export const restPeer = rest("/products");

/** The GraphQL servers in memory. */
export const graphqlPeer: Dialect = {
  request: (asked) => ("id" in asked ? post(rowQuery, { id: String(asked.id) }) : post(peerQuery, asked)),
  ids: graphqlIds,
};

/** This gateway over REST. */
export const berthRest = rest("/api/apps/ecommerce/products");

/** This gateway over GraphQL. */
export const berthGraphql: Dialect = {
  request: (asked) => {
    if ("id" in asked) return post(rowQuery, { id: String(asked.id) });
    const { page, itemsPerPage, q, category, status, stock, sortBy = "sku", orderBy = "asc" } = asked;
    return post(berthQuery, {
      page,
      itemsPerPage,
      sort: { field: code(sortBy), order: code(orderBy) },
      filter: {
        ...(q && { q }),
        ...(category && { category: [code(category)] }),
        ...(status && { status: [code(status)] }),
        ...(stock && { stock: stock === "true" }),
      },
    });
  },
  ids: graphqlIds,
};
