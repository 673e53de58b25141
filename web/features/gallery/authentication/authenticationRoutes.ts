import type { AreaRoute } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

const door = { access: "public", layout: "blank" } as const;

export const authenticationRoutes: AreaRoute[] = [
  {
    path: "/pages/authentication/login-v1",
    title: "authentication.login-v1",
    ...door,
    load: lazyScreen(() => import("./LoginV1Page.tsx"), "galleryDoors"),
  },
  {
    path: "/pages/authentication/login-v2",
    title: "authentication.login-v2",
    ...door,
    load: lazyScreen(() => import("./LoginV2Page.tsx"), "galleryDoors"),
  },
  {
    path: "/pages/authentication/register-v1",
    title: "authentication.register-v1",
    ...door,
    load: lazyScreen(() => import("./RegisterV1Page.tsx"), "galleryDoors", "accountsRegistrations"),
  },
  {
    path: "/pages/authentication/register-v2",
    title: "authentication.register-v2",
    ...door,
    load: lazyScreen(() => import("./RegisterV2Page.tsx"), "galleryDoors", "accountsRegistrations"),
  },
  {
    path: "/pages/authentication/register-multi-steps",
    title: "authentication.register-multi-steps",
    ...door,
    load: lazyScreen(() => import("./RegisterMultiStepsPage.tsx"), "galleryDoors"),
  },
  {
    path: "/pages/authentication/forgot-password-v1",
    title: "authentication.forgot-password-v1",
    ...door,
    load: lazyScreen(() => import("./ForgotPasswordV1Page.tsx"), "galleryDoors"),
  },
  {
    path: "/pages/authentication/forgot-password-v2",
    title: "authentication.forgot-password-v2",
    ...door,
    load: lazyScreen(() => import("./ForgotPasswordV2Page.tsx"), "galleryDoors"),
  },
  {
    path: "/pages/authentication/reset-password-v1",
    title: "authentication.reset-password-v1",
    ...door,
    load: lazyScreen(() => import("./ResetPasswordV1Page.tsx"), "galleryDoors", "accountsRegistrations"),
  },
  {
    path: "/pages/authentication/reset-password-v2",
    title: "authentication.reset-password-v2",
    ...door,
    load: lazyScreen(() => import("./ResetPasswordV2Page.tsx"), "galleryDoors", "accountsRegistrations"),
  },
  {
    path: "/pages/authentication/two-steps-v1",
    title: "authentication.two-steps-v1",
    ...door,
    load: lazyScreen(() => import("./TwoStepsV1Page.tsx"), "galleryDoors"),
  },
  {
    path: "/pages/authentication/two-steps-v2",
    title: "authentication.two-steps-v2",
    ...door,
    load: lazyScreen(() => import("./TwoStepsV2Page.tsx"), "galleryDoors"),
  },
  {
    path: "/pages/authentication/verify-email-v1",
    title: "authentication.verify-email-v1",
    ...door,
    load: lazyScreen(() => import("./VerifyEmailV1Page.tsx"), "galleryDoors"),
  },
  {
    path: "/pages/authentication/verify-email-v2",
    title: "authentication.verify-email-v2",
    ...door,
    load: lazyScreen(() => import("./VerifyEmailV2Page.tsx"), "galleryDoors"),
  },
];
