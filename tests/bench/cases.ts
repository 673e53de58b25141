/** One request that is repeated. */
export interface BenchRequest {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A kind of request, and how fast it must stay when the table grows two-thousandfold. */
export interface BenchCase {
  name: string;
  target: number;
  requests: BenchRequest[];
}

const list = "/api/apps/ecommerce/products";
const get = (path: string): BenchRequest => ({ method: "GET", path });

const graphql = (variables: object): BenchRequest => ({
  method: "POST",
  path: "/graphql",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    query: `query Bench($page: Int!, $sort: ProductSort, $filter: ProductFilter) {
      products(page: $page, itemsPerPage: 10, sort: $sort, filter: $filter) {
        items { id productName productBrand category stock sku price { amountMinor currency } qty status image version }
        total
      }
    }`,
    variables,
  }),
});

/** What is measured. Every case asks for several pages, so that no single answer can be kept ready. */
export const cases: BenchCase[] = [
  {
    name: "REST list",
    target: 0.8,
    requests: [
      get(list),
      get(`${list}?page=2`),
      get(`${list}?sortBy=price&orderBy=desc`),
      get(`${list}?sortBy=product&page=3`),
      get(`${list}?category=Shoes`),
      get(`${list}?status=Published&sortBy=qty`),
      get(`${list}?stock=false`),
    ],
  },
  {
    name: "GraphQL list",
    target: 0.8,
    requests: [
      graphql({ page: 1 }),
      graphql({ page: 3 }),
      graphql({ page: 1, sort: { field: "PRICE", order: "DESC" } }),
      graphql({ page: 2, sort: { field: "PRODUCT" } }),
      graphql({ page: 1, filter: { category: ["OFFICE", "GAMES"] } }),
      graphql({ page: 1, filter: { status: ["PUBLISHED"] }, sort: { field: "SKU" } }),
    ],
  },
  {
    name: "GraphQL search",
    target: 0.7,
    requests: ["halyard", "mooring laptop", "quay", "ceramic", "31063", "desk"].map((q) => graphql({ page: 1, filter: { q } })),
  },
  {
    name: "REST get",
    target: 0.8,
    requests: [1, 7, 13, 22, 31, 38, 44, 50].map((id) => get(`${list}/${id}`)),
  },
];
