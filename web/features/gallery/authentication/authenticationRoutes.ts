import type { AreaRoute } from "#web/lib/navigation/area.ts";

export const authenticationRoutes: AreaRoute[] = [
  {
    path: "/pages/authentication/login-v1",
    title: "authentication.login-v1",
    access: "public",
    layout: "blank",
  },
  {
    path: "/pages/authentication/login-v2",
    title: "authentication.login-v2",
    access: "public",
    layout: "blank",
  },
  {
    path: "/pages/authentication/register-v1",
    title: "authentication.register-v1",
    access: "public",
    layout: "blank",
  },
  {
    path: "/pages/authentication/register-v2",
    title: "authentication.register-v2",
    access: "public",
    layout: "blank",
  },
  {
    path: "/pages/authentication/register-multi-steps",
    title: "authentication.register-multi-steps",
    access: "public",
    layout: "blank",
  },
  {
    path: "/pages/authentication/forgot-password-v1",
    title: "authentication.forgot-password-v1",
    access: "public",
    layout: "blank",
  },
  {
    path: "/pages/authentication/forgot-password-v2",
    title: "authentication.forgot-password-v2",
    access: "public",
    layout: "blank",
  },
  {
    path: "/pages/authentication/reset-password-v1",
    title: "authentication.reset-password-v1",
    access: "public",
    layout: "blank",
  },
  {
    path: "/pages/authentication/reset-password-v2",
    title: "authentication.reset-password-v2",
    access: "public",
    layout: "blank",
  },
  {
    path: "/pages/authentication/two-steps-v1",
    title: "authentication.two-steps-v1",
    access: "public",
    layout: "blank",
  },
  {
    path: "/pages/authentication/two-steps-v2",
    title: "authentication.two-steps-v2",
    access: "public",
    layout: "blank",
  },
  {
    path: "/pages/authentication/verify-email-v1",
    title: "authentication.verify-email-v1",
    access: "public",
    layout: "blank",
  },
  {
    path: "/pages/authentication/verify-email-v2",
    title: "authentication.verify-email-v2",
    access: "public",
    layout: "blank",
  },
];
