import { ContactCard20Regular } from "@fluentui/react-icons/svg/contact-card";
import { PersonSettings20Regular } from "@fluentui/react-icons/svg/person-settings";
import { DocumentText20Regular } from "@fluentui/react-icons/svg/document-text";
import type { Area } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";

const account = "/pages/account-settings";
const help = "/front-pages/help-center";
const profile = "/pages/user-profile";

export const pages: Area = {
  name: "pages",
  api: true,
  routes: [
    {
      path: `${profile}/:tab`,
      title: "userProfile",
      load: lazyScreen(() => import("./profile/UserProfilePage.tsx")),
    },
    {
      path: "/pages/faq",
      title: "faq",
      lists: [{ entity: "faq" }],
      load: lazyScreen(() => import("./faq/FaqPage.tsx")),
    },
    {
      path: help,
      title: "helpCenter",
      access: "public",
      layout: "blank",
      lists: [{ entity: "helpCenter", record: `${help}/article/:id` }],
      load: lazyScreen(() => import("./helpCenter/HelpCenterPage.tsx")),
    },
    {
      path: `${help}/article/:title`,
      title: "article",
      access: "public",
      layout: "blank",
      load: lazyScreen(() => import("./helpCenter/HelpArticlePage.tsx")),
    },
    { path: "/review", title: "review", access: "public", isDocument: true },
    { path: "/privacy", title: "privacy", access: "public", isDocument: true },
  ],
  navigation: [
    {
      group: "samples",
      icon: ContactCard20Regular,
      label: "userProfile",
      items: [
        { label: "tabs.profile", path: `${profile}/profile` },
        { label: "tabs.teams", path: `${profile}/teams` },
        { label: "tabs.projects", path: `${profile}/projects` },
        { label: "tabs.connections", path: `${profile}/connections` },
      ],
    },
    {
      group: "samples",
      icon: PersonSettings20Regular,
      label: "accountSettings",
      items: [
        { label: "tabs.account", path: `${account}/account` },
        { label: "tabs.security", path: `${account}/security` },
        { label: "tabs.billing", path: `${account}/billing-plans` },
        { label: "tabs.notification", path: `${account}/notification` },
        { label: "tabs.connection", path: `${account}/connection` },
      ],
    },
    {
      group: "gallery",
      icon: DocumentText20Regular,
      label: "title",
      items: [
        { path: "/pages/faq" },
        { path: "/pages/pricing" },
        { path: "/review" },
        { path: "/privacy" },
        { label: "misc.comingSoon", path: "/pages/misc/coming-soon" },
        { label: "misc.maintenance", path: "/pages/misc/under-maintenance" },
        { label: "misc.notFound", path: "/pages/misc/not-found/example" },
        { label: "misc.notAuthorized", path: "/pages/misc/not-authorized" },
        { label: "misc.serverError", path: "/pages/misc/internal-server-error" },
      ],
    },
  ],
};
