/** One request that is repeated. */
export interface BenchRequest {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export const list = "/api/apps/ecommerce/products";
export const get = (path: string): BenchRequest => ({ method: "GET", path });

export const graphql = (variables: object): BenchRequest => ({
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

/** More pages than are kept, each full in a store of 50 rows. */
export const everyPage = ["price", "qty", "sku", "product", "category", "status"].flatMap((sort) =>
  ["asc", "desc"].flatMap((order) =>
    [1, 2, 3, 4, 5].flatMap((page) =>
      Array.from({ length: Math.floor(50 / page) - 4 }, (_, at) =>
        get(`${list}?sortBy=${sort}&orderBy=${order}&page=${page}&itemsPerPage=${at + 5}`),
      ),
    ),
  ),
);

export const orders = "/api/apps/ecommerce/orders";
export const orderList = (variables: object): BenchRequest => ({
  method: "POST",
  path: "/graphql",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    query: `query Bench($page: Int! = 1, $sort: EcommerceOrderSort, $filter: EcommerceOrderFilter) {
      ecommerceOrders(page: $page, itemsPerPage: 10, sort: $sort, filter: $filter) {
        items { id order customer { id customer order } customerName email avatar payment status spent { amountMinor currency } method date time version }
        total
      }
    }`,
    variables,
  }),
});

export const emails = "/api/apps/email";
export const mailList = (variables: object): BenchRequest => ({
  method: "POST",
  path: "/graphql",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    query: `query Bench($page: Int! = 1, $sort: MailSort, $filter: MailFilter) {
      mails(page: $page, itemsPerPage: 10, sort: $sort, filter: $filter) {
        items { id subject from { name email avatar } preview labels folder isRead isStarred time version }
        total
      }
    }`,
    variables,
  }),
});

export const users = "/api/apps/users";
export const invoices = "/api/apps/invoice";
export const allDays = encodeURIComponent(JSON.stringify({ start: "2000-01-01", end: "2999-12-31" }));
