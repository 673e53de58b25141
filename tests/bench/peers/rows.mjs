// What every peer does the same: the rows, the port, and lists over an array in memory.
import { readFileSync } from "node:fs";

export const rows = JSON.parse(readFileSync(process.env.ROWS, "utf8")).products;
export const port = Number(process.env.PORT);

const byId = new Map(rows.map((row) => [row.id, row]));
export const get = (id) => byId.get(String(id)) ?? null;

/** A page of the rows: searched, filtered, sorted, then cut; in memory the plain way is the fastest there is. */
export function list({ page = 1, itemsPerPage = 10, q = "", category = "", sort = "", descending = false }) {
  const wanted = q.toLowerCase();
  let found = rows;
  if (wanted) found = found.filter((row) => row.productName.toLowerCase().includes(wanted));
  if (category) found = found.filter((row) => row.category === category);
  if (sort) {
    const way = descending ? -1 : 1;
    found = found.toSorted((a, b) => (a[sort] < b[sort] ? -way : a[sort] > b[sort] ? way : 0));
  }
  return { products: found.slice((page - 1) * itemsPerPage, page * itemsPerPage), total: found.length };
}

/** The list's arguments out of a REST address. */
export const argsOf = (query) => ({
  page: Number(query.page ?? 1),
  q: query.q ?? "",
  category: query.category ?? "",
  sort: query.sortBy === "qty" ? "qty" : "",
  descending: query.orderBy === "desc",
});

/** The schema and the resolvers of the GraphQL peers. */
export const typeDefs = `
  type Product { id: ID! productName: String! productBrand: String! category: String! stock: Boolean! sku: Int! price: Int! qty: Int! status: String! image: String! }
  type ProductPage { items: [Product!]! total: Int! }
  type Query {
    products(page: Int! = 1, q: String, category: String, sort: String, descending: Boolean): ProductPage!
    product(id: ID!): Product
  }`;
export const pageOf = (args) => {
  const { products, total } = list({
    ...args,
    q: args.q ?? "",
    category: args.category ?? "",
    sort: args.sort ?? "",
  });
  return { items: products, total };
};
