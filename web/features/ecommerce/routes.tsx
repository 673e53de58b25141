import { Cart20Regular } from "@fluentui/react-icons/svg/cart";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";
import { customerListPath, customerPattern } from "./shared/customerPaths.ts";
import { orderListPath, orderPattern } from "./shared/orderPaths.ts";
import { referralListPath } from "./shared/referralPaths.ts";
import { reviewListPath } from "./shared/reviewPaths.ts";
import { settingsPath } from "./shared/settingsPaths.ts";
import {
  categoryListPath,
  productCreatePath,
  productEditPattern,
  productListPath,
} from "./shared/productPaths.ts";

export const ecommerce: Area = {
  name: "ecommerce",
  api: true,
  routes: [
    {
      path: productListPath,
      title: "products",
      lists: [{ entity: "products", record: productEditPattern }],
      content: "fill",
      load: lazyScreen(() => import("./products/ProductListPage.tsx")),
    },
    {
      path: productCreatePath,
      title: "productCreate",
      activeNav: productListPath,
      load: lazyScreen(() => import("./products/ProductEditPage.tsx"), "ecommerceProducts"),
    },
    {
      path: productEditPattern,
      title: "productEdit",
      activeNav: productListPath,
      load: lazyScreen(() => import("./products/ProductEditPage.tsx"), "ecommerceProducts"),
    },
    {
      path: categoryListPath,
      title: "categories",
      lists: [{ entity: "categories" }],
      content: "wide",
      load: lazyScreen(() => import("./categories/CategoryListPage.tsx"), "ecommerceCategories"),
    },
    {
      path: orderListPath,
      title: "orders",
      lists: [{ entity: "orders", record: orderPattern }],
      content: "fill",
      load: lazyScreen(() => import("./orders/OrderListPage.tsx"), "ecommerceOrders"),
    },
    {
      path: orderPattern,
      title: "order",
      activeNav: orderListPath,
      load: lazyScreen(() => import("./orders/OrderDetailPage.tsx"), "ecommerceOrders"),
    },
    {
      path: customerListPath,
      title: "customers",
      lists: [{ entity: "customers", record: customerPattern }],
      content: "fill",
      load: lazyScreen(() => import("./customers/CustomerListPage.tsx"), "ecommerceCustomers"),
    },
    {
      path: customerPattern,
      title: "customer",
      activeNav: customerListPath,
      load: lazyScreen(
        () => import("./customers/CustomerDetailPage.tsx"),
        "ecommerceCustomers",
        "ecommerceOrders",
      ),
    },
    {
      path: reviewListPath,
      title: "reviews",
      lists: [{ entity: "reviews", record: `${reviewListPath}?open=:id` }],
      content: "wide",
      load: lazyScreen(() => import("./reviews/ReviewListPage.tsx"), "ecommerceReviews"),
    },
    {
      path: referralListPath,
      title: "referrals",
      lists: [{ entity: "referrals", record: `${referralListPath}?open=:id` }],
      content: "wide",
      load: lazyScreen(() => import("./referrals/ReferralListPage.tsx"), "ecommerceReferrals"),
    },
    {
      path: settingsPath,
      title: "settings",
      load: lazyScreen(() => import("./settings/ShopSettingsPage.tsx"), "ecommerceSettings"),
    },
  ],
  navigation: [
    {
      group: "samples",
      icon: Cart20Regular,
      label: "title",
      items: [
        { path: productListPath },
        { path: categoryListPath },
        { path: orderListPath },
        { path: customerListPath },
        { path: reviewListPath },
        { path: referralListPath },
        { path: settingsPath },
      ],
    },
  ],
};
