import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

export const accounts: Area = {
  name: "accounts",
  routes: [
    {
      path: "/login",
      title: "login",
      access: "guest",
      layout: "blank",
      load: lazyScreen(() => import("./sessions/LoginPage.tsx")),
    },
    {
      path: "/register",
      title: "register",
      access: "guest",
      layout: "blank",
      load: lazyScreen(() => import("./registrations/RegisterPage.tsx"), "accountsRegistrations"),
    },
    {
      path: "/reset-password",
      title: "resetPassword",
      access: "guest",
      layout: "blank",
      load: lazyScreen(() => import("./passwords/ResetPasswordPage.tsx"), "accountsPasswords"),
    },
    {
      path: "/forgot-password",
      title: "forgotPassword",
      access: "guest",
      layout: "blank",
      load: lazyScreen(() => import("./passwords/ForgotPasswordPage.tsx"), "accountsPasswords"),
    },
    {
      path: "/oauth/github/callback",
      title: "oauth",
      access: "public",
      layout: "blank",
      load: lazyScreen(() => import("./thirdParties/CallbackPage.tsx"), "accountsThirdParties"),
    },
    {
      path: "/oauth/linuxdo/callback",
      title: "oauth",
      access: "public",
      layout: "blank",
      load: lazyScreen(() => import("./thirdParties/CallbackPage.tsx"), "accountsThirdParties"),
    },
    {
      path: "/access-control",
      title: "accessControl",
      load: lazyScreen(() => import("./access/AccessControlPage.tsx"), "access"),
    },
    { path: "/user/profile", title: "profile", redirectTo: "/user/profile/profile" },
    {
      path: "/user/profile/:tab",
      title: "profile",
      load: lazyScreen(() => import("./users/ProfilePage.tsx"), "accountsUsers"),
    },
  ],
  navigation: [],
};
