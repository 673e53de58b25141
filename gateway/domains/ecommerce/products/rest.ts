import { z } from "zod";
import { notFound } from "#gateway/platform/errors.ts";
import type { ListPage } from "#gateway/platform/list/list.ts";
import { given, is } from "#gateway/platform/list/conditions.ts";
import { answerPage, errorBody, route } from "#gateway/platform/rest/rest.ts";
import { booleanParam, listArgs, listParams, textParam } from "#gateway/platform/rest/params.ts";
import { priceText } from "#gateway/platform/text.ts";
import { ProductCategory } from "#gateway/domains/ecommerce/categories/repository.ts";
import { csvRoutes } from "./csv.ts";
import { productList, ProductStatus, type ProductRow } from "./repository.ts";
import { products } from "./rules.ts";

const product = z
  .object({
    id: z.int(),
    productName: z.string(),
    productBrand: z.string(),
    category: z.enum(ProductCategory),
    stock: z.boolean(),
    sku: z.int(),
    price: z.string().meta({ description: "With its currency sign." }),
    qty: z.int(),
    status: z.enum(ProductStatus),
    image: z.string(),
  })
  .meta({ id: "Product" });

const shown = ({
  id,
  productName,
  productBrand,
  category,
  stock,
  sku,
  priceMinor,
  qty,
  status,
  image,
}: ProductRow) => ({
  id,
  productName,
  productBrand,
  category,
  stock,
  sku,
  price: priceText(priceMinor),
  qty,
  status,
  image,
});

const answer = answerPage(({ items, total }: ListPage<ProductRow>) => ({
  products: items.map(shown),
  total,
}));

const example = {
  id: 1,
  productName: "Tern wireless headset",
  productBrand: "Northquay",
  category: "Accessories",
  stock: true,
  sku: 31063,
  price: "¥249.00",
  qty: 942,
  status: "Published",
  image: "/media/products/tern-wireless-headset.svg",
};

const tag = "Products";
const id = z.object({ id: z.string().meta({ description: "The product's id.", example: "1" }) });
const unknown = { description: "There is no such product.", body: errorBody };

export const routes = [
  route({
    method: "GET",
    path: "/apps/ecommerce/products",
    access: "sample",
    tag,
    summary: "Lists products",
    query: z.object({
      q: textParam("Text that the name, the brand or the SKU contains."),
      stock: booleanParam("Whether the product can be ordered."),
      category: textParam("The category, to the letter."),
      status: textParam("The status, to the letter."),
      ...listParams({
        product: "PRODUCT",
        category: "CATEGORY",
        status: "STATUS",
        price: "PRICE",
        qty: "QTY",
        sku: "SKU",
      }),
    }),
    answers: {
      200: {
        description: "A page of products.",
        body: z.object({ products: z.array(product), total: z.int() }).meta({ id: "ProductList" }),
        example: { products: [example], total: 50 },
      },
    },
    handle: async ({ query }, { store }) => {
      const where = given(
        is("stock", query.stock),
        is("category", query.category),
        is("status", query.status),
      );
      return answer(await productList.page(store, { ...listArgs(query), q: query.q, where }));
    },
  }),
  route({
    method: "GET",
    path: "/apps/ecommerce/products/{id}",
    access: "sample",
    tag,
    summary: "Reads a product",
    params: id,
    answers: { 200: { description: "The product.", body: product, example }, 404: unknown },
    handle: async ({ params }, context) => {
      const row = await products.find(context, params.id);
      if (!row) throw notFound("Product");
      return { status: 200, body: shown(row) };
    },
  }),
  route({
    method: "DELETE",
    path: "/apps/ecommerce/products/{id}",
    access: "sample",
    tag,
    summary: "Removes a product",
    params: id,
    answers: { 204: { description: "The product is gone.", body: null }, 404: unknown },
    handle: async ({ params }, context) => {
      await products.remove(context, params.id);
      return { status: 204 };
    },
  }),
  ...csvRoutes,
];
