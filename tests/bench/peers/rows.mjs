// What every peer does the same: the rows, the port, and lists over an array in memory.
import { readFileSync } from "node:fs";

export const rows = JSON.parse(readFileSync(process.env.ROWS, "utf8")).products;
export const port = Number(process.env.PORT);

const byId = new Map(rows.map((row) => [row.id, row]));
export const get = (id) => byId.get(String(id)) ?? null;
const texts = new Map(
  rows.map((row) => [row, `${row.productName}\n${row.productBrand}\n${row.sku}`.toLowerCase()]),
);

/** A page of the rows: searched, filtered, sorted, then cut; in memory the plain way is the fastest there is. */
export function list({ page = 1, itemsPerPage = 10, q, category, status, stock, sortBy, orderBy }) {
  const wanted = q?.toLowerCase();
  let found = rows;
  if (wanted) found = found.filter((row) => texts.get(row).includes(wanted));
  if (category) found = found.filter((row) => row.category === category);
  if (status) found = found.filter((row) => row.status === status);
  if (stock) found = found.filter((row) => row.stock === (stock === "true"));
  if (sortBy) {
    const key = sortBy === "product" ? "productName" : sortBy;
    const way = orderBy === "desc" ? -1 : 1;
    found = found.toSorted((a, b) => (a[key] < b[key] ? -way : a[key] > b[key] ? way : 0));
  }
  return { products: found.slice((page - 1) * itemsPerPage, page * itemsPerPage), total: found.length };
}

/** The list's arguments out of a REST address. */
export const argsOf = ({ page, itemsPerPage, ...rest }) => ({
  page: Number(page ?? 1),
  itemsPerPage: Number(itemsPerPage ?? 10),
  ...rest,
});

/** The schema and the resolvers of the GraphQL peers. */
export const typeDefs = `
  type Product { id: ID! productName: String! productBrand: String! category: String! stock: Boolean! sku: Int! price: Int! qty: Int! status: String! image: String! }
  type ProductPage { items: [Product!]! total: Int! }
  type Query {
    products(page: Int! = 1, itemsPerPage: Int! = 10, q: String, category: String, status: String, stock: String, sortBy: String, orderBy: String): ProductPage!
    product(id: ID!): Product
  }`;
export const pageOf = (args) => {
  const { products, total } = list(args);
  return { items: products, total };
};
