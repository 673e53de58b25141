import { Cart20Regular } from "@fluentui/react-icons/svg/cart";
import type { Area } from "../../lib/area.ts";
import { productCreatePath, productEditPattern, productListPath } from "./products/productPaths.ts";

export const ecommerce: Area = {
  name: "ecommerce",
  api: true,
  routes: [
    {
      path: productListPath,
      title: "products",
      content: "fill",
      load: async () => {
        const { ProductListPage, preloadProducts } = await import("./products/ProductListPage.tsx");
        return { Page: ProductListPage, preload: preloadProducts };
      },
    },
    {
      path: productCreatePath,
      title: "productCreate",
      activeNav: productListPath,
      load: async () => ({ Page: (await import("./products/ProductCreatePage.tsx")).ProductCreatePage }),
    },
    {
      path: productEditPattern,
      title: "productEdit",
      activeNav: productListPath,
      load: async () => {
        const { ProductEditPage, preloadProduct } = await import("./products/ProductEditPage.tsx");
        return { Page: ProductEditPage, preload: preloadProduct };
      },
    },
    { path: "/apps/ecommerce/product/category-list", title: "categories" },
    { path: "/apps/ecommerce/order/list", title: "orders", content: "fill" },
    { path: "/apps/ecommerce/order/details/:id", title: "order", activeNav: "/apps/ecommerce/order/list" },
    { path: "/apps/ecommerce/customer/list", title: "customers", content: "fill" },
    { path: "/apps/ecommerce/customer/details/:id", title: "customer", activeNav: "/apps/ecommerce/customer/list" },
    { path: "/apps/ecommerce/manage-review", title: "reviews", content: "fill" },
    { path: "/apps/ecommerce/referrals", title: "referrals", content: "fill" },
    { path: "/apps/ecommerce/settings", title: "settings" },
  ],
  navigation: [
    {
      group: "samples",
      icon: Cart20Regular,
      label: "title",
      items: [
        { path: productListPath },
        { path: "/apps/ecommerce/product/category-list" },
        { path: "/apps/ecommerce/order/list" },
        { path: "/apps/ecommerce/customer/list" },
        { path: "/apps/ecommerce/manage-review" },
        { path: "/apps/ecommerce/referrals" },
        { path: "/apps/ecommerce/settings" },
      ],
    },
  ],
};
