import { asking, type TestGateway } from "#tests/support/gateway.ts";

export interface Product {
  id: string;
  productName: string;
  productBrand: string;
  category: string;
  stock: boolean;
  sku: number;
  version: number;
  qty: number;
  status: string;
  price: { amountMinor: number };
}
export const CELLS =
  "id productName productBrand category stock sku price { amountMinor currency } qty status version";
export const LIST = `query ($page: Int! = 1, $size: Int! = 10, $sort: ProductSort, $filter: ProductFilter) {
  products(page: $page, itemsPerPage: $size, sort: $sort, filter: $filter) { total page itemsPerPage items { ${CELLS} } } }`;
export const input = (sku: number, more: object = {}) => ({
  productName: "Windlass tape measure",
  productBrand: "Ropewalk",
  category: "OFFICE",
  sku,
  price: { amountMinor: 4550 },
  ...more,
});

export function productCalls(gateway: () => TestGateway) {
  const ask = asking(gateway);
  const list = async (variables: object) =>
    (await ask<{ products: { total: number; items: Product[] } }>(LIST, variables)).products;
  const failure = async (query: string, variables?: object) =>
    (await gateway().graphql(query, variables)).errors?.[0];
  const create = async (sku: number, more: object = {}) =>
    (
      await ask<{ productCreate: Product }>(
        `mutation ($input: ProductCreateInput!) { productCreate(input: $input) { ${CELLS} } }`,
        { input: input(sku, more) },
      )
    ).productCreate;
  return { list, failure, create };
}
