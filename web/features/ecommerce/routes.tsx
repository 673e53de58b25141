import { Cart20Regular } from "@fluentui/react-icons/svg/cart";
import type { Area } from "../../lib/area.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { customerListPath, customerPattern } from "./shared/customerPaths.ts";
import { orderListPath, orderPattern } from "./shared/orderPaths.ts";
import { referralListPath } from "./referrals/referralPaths.ts";
import { reviewListPath } from "./reviews/reviewPaths.ts";
import { settingsPath } from "./settings/settingsPath.ts";
import { categoryListPath, productCreatePath, productEditPattern, productListPath } from "./shared/productPaths.ts";

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
      load: async () => {
        const [{ ProductCreatePage }] = await Promise.all([import("./products/ProductCreatePage.tsx"), loadTexts("ecommerceProducts")]);
        return { Page: ProductCreatePage };
      },
    },
    {
      path: productEditPattern,
      title: "productEdit",
      activeNav: productListPath,
      load: async () => {
        const [{ ProductEditPage, preloadProduct }] = await Promise.all([import("./products/ProductEditPage.tsx"), loadTexts("ecommerceProducts")]);
        return { Page: ProductEditPage, preload: preloadProduct };
      },
    },
    {
      path: categoryListPath,
      title: "categories",
      content: "wide",
      load: async () => {
        const [{ CategoryListPage, preloadCategories }] = await Promise.all([import("./categories/CategoryListPage.tsx"), loadTexts("ecommerceCategories")]);
        return { Page: CategoryListPage, preload: preloadCategories };
      },
    },
    {
      path: orderListPath,
      title: "orders",
      content: "fill",
      load: async () => {
        const [{ OrderListPage, preloadOrders }] = await Promise.all([import("./orders/OrderListPage.tsx"), loadTexts("ecommerceOrders")]);
        return { Page: OrderListPage, preload: preloadOrders };
      },
    },
    {
      path: orderPattern,
      title: "order",
      activeNav: orderListPath,
      load: async () => {
        const [{ OrderDetailPage, preloadOrder }] = await Promise.all([import("./orders/OrderDetailPage.tsx"), loadTexts("ecommerceOrders")]);
        return { Page: OrderDetailPage, preload: preloadOrder };
      },
    },
    {
      path: customerListPath,
      title: "customers",
      content: "fill",
      load: async () => {
        const [{ CustomerListPage, preloadCustomers }] = await Promise.all([import("./customers/CustomerListPage.tsx"), loadTexts("ecommerceCustomers")]);
        return { Page: CustomerListPage, preload: preloadCustomers };
      },
    },
    {
      path: customerPattern,
      title: "customer",
      activeNav: customerListPath,
      load: async () => {
        const [{ CustomerPage, preloadCustomer }] = await Promise.all([import("./customers/CustomerPage.tsx"), loadTexts("ecommerceCustomers", "ecommerceOrders")]);
        return { Page: CustomerPage, preload: preloadCustomer };
      },
    },
    {
      path: reviewListPath,
      title: "reviews",
      content: "wide",
      load: async () => {
        const [{ ReviewListPage, preloadReviews }] = await Promise.all([import("./reviews/ReviewListPage.tsx"), loadTexts("ecommerceReviews")]);
        return { Page: ReviewListPage, preload: preloadReviews };
      },
    },
    {
      path: referralListPath,
      title: "referrals",
      content: "wide",
      load: async () => {
        const [{ ReferralListPage, preloadReferrals }] = await Promise.all([import("./referrals/ReferralListPage.tsx"), loadTexts("ecommerceReferrals")]);
        return { Page: ReferralListPage, preload: preloadReferrals };
      },
    },
    {
      path: settingsPath,
      title: "settings",
      load: async () => {
        const [{ ShopSettingsPage, preloadShopSettings }] = await Promise.all([import("./settings/ShopSettingsPage.tsx"), loadTexts("ecommerceSettings")]);
        return { Page: ShopSettingsPage, preload: preloadShopSettings };
      },
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
