import type { BenchRequest } from "./caseRequests.ts";

/** The kinds of requests that are compared. */
export const operations = [
  "REST list",
  "REST search",
  "REST get",
  "GraphQL list",
  "GraphQL search",
  "GraphQL get",
] as const;

/** How one server is asked each of them; several pages and words, so that no single answer can be kept ready. */
export type Dialect = Partial<Record<(typeof operations)[number], BenchRequest[]>>;

const words = ["halyard", "mooring", "ceramic", "desk", "lamp"];
const ids = [1, 7, 13, 22, 31, 38, 44, 50];

const get = (path: string): BenchRequest => ({ method: "GET", path });
const post = (query: string, variables: object): BenchRequest => ({
  method: "POST",
  path: "/graphql",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query, variables }),
});

const rest = (base: string): Dialect => ({
  "REST list": [
    get(base),
    get(`${base}?page=2`),
    get(`${base}?page=3`),
    get(`${base}?sortBy=qty&orderBy=desc`),
    get(`${base}?category=Shoes`),
  ],
  "REST search": words.map((word) => get(`${base}?q=${word}`)),
  "REST get": ids.map((id) => get(`${base}/${id}`)),
});

const cells = "id productName productBrand category stock sku qty status image";
const row = `query Row($id: ID!) { product(id: $id) { ${cells} } }`;
const peerList = `query List($page: Int!, $q: String, $category: String, $sort: String, $descending: Boolean) {
  products(page: $page, q: $q, category: $category, sort: $sort, descending: $descending) { items { ${cells} } total } }`;
const berthList = `query List($page: Int!, $filter: ProductFilter, $sort: ProductSort) {
  products(page: $page, filter: $filter, sort: $sort) { items { ${cells} } total } }`;

/** The servers that answer as the bare one does. */
export const restPeer: Dialect = rest("/products");

/** The GraphQL servers in memory. */
export const graphqlPeer: Dialect = {
  "GraphQL list": [
    { page: 1 },
    { page: 2 },
    { page: 3 },
    { page: 1, sort: "qty", descending: true },
    { page: 1, category: "Shoes" },
  ].map((variables) => post(peerList, variables)),
  "GraphQL search": words.map((q) => post(peerList, { page: 1, q })),
  "GraphQL get": ids.map((id) => post(row, { id })),
};

/** json-server has names of its own. */
export const jsonServer: Dialect = {
  "REST list": [1, 2, 3]
    .map((page) => get(`/products?_page=${page}`))
    .concat(get("/products?_page=1&_sort=-qty"), get("/products?_page=1&category=Shoes")),
  "REST search": words.map((word) => get(`/products?_page=1&productName:contains=${word}`)),
  "REST get": ids.map((id) => get(`/products/${id}`)),
};

/** This gateway. */
export const berth: Dialect = {
  ...rest("/api/apps/ecommerce/products"),
  "GraphQL list": [
    { page: 1 },
    { page: 2 },
    { page: 3 },
    { page: 1, sort: { field: "QTY", order: "DESC" } },
    { page: 1, filter: { category: ["SHOES"] } },
  ].map((variables) => post(berthList, variables)),
  "GraphQL search": words.map((q) => post(berthList, { page: 1, filter: { q } })),
  "GraphQL get": ids.map((id) => post(row, { id })),
};
