import { Cart20Regular } from "@fluentui/react-icons/svg/cart";
import type { Area } from "../../lib/area.ts";
import { productCreatePath, productEditPattern, productListPath } from "./products/productPaths.ts";


export const ecommerce: Area = {
  name: "ecommerce",
  routes: [
    {
      path: productListPath,
      title: "products.title",
      content: "fill",
      load: async () => {
        const { ProductListPage, preloadProducts } = await import("./products/ProductListPage.tsx");
        return { Page: ProductListPage, preload: preloadProducts };
      },
    },
    {
      path: productCreatePath,
      title: "products.create.title",
      activeNav: productListPath,
      load: async () => ({ Page: (await import("./products/ProductCreatePage.tsx")).ProductCreatePage }),
    },
    {
      path: productEditPattern,
      title: "products.edit.title",
      activeNav: productListPath,
      load: async () => {
        const { ProductEditPage, preloadProduct } = await import("./products/ProductEditPage.tsx");
        return { Page: ProductEditPage, preload: preloadProduct };
      },
    },
  ],
  navigation: [
    {
      group: "samples",
      icon: Cart20Regular,
      label: "title",
      items: [{ label: "products.title", path: productListPath }],
    },
  ],
};
