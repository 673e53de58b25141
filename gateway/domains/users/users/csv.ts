import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { anyOfSet, oneOf } from "#gateway/platform/csv/params.ts";
import { type EnumText, nameOf } from "#gateway/platform/enumText.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { conditions } from "./conditions.ts";
import {
  SampleUserBilling,
  SampleUserPlan,
  SampleUserRole,
  SampleUserStatus,
  userList,
  type SampleUserRow,
} from "./repository.ts";

const set = (header: string, names: EnumText, of: (row: SampleUserRow) => string) => ({
  header,
  codes: Object.keys(names),
  write: (row: SampleUserRow) => nameOf(names, of(row)),
});

const columns = {
  user: { header: "Name", write: (row: SampleUserRow) => row.fullName },
  username: { header: "User name", write: (row: SampleUserRow) => row.username },
  email: { header: "E-mail", write: (row: SampleUserRow) => row.email },
  role: set("Role", SampleUserRole, ({ role }) => role),
  plan: set("Plan", SampleUserPlan, ({ currentPlan }) => currentPlan),
  billing: set("Payment", SampleUserBilling, ({ billing }) => billing),
  status: set("Status", SampleUserStatus, ({ status }) => status),
  company: { header: "Company", write: (row: SampleUserRow) => row.company },
  country: { header: "Country", write: (row: SampleUserRow) => row.country },
  contact: { header: "Telephone", write: (row: SampleUserRow) => row.contact },
  createdAt: { header: "Added", write: (row: SampleUserRow) => row.createdAt },
};

export const csvRoutes: RestRoute[] = [
  exportRoute({
    path: "/apps/users",
    access: "sample",
    tag: "Users",
    name: "users",
    list: userList,
    columns,
    sorts: ["USER", "EMAIL", "ROLE", "PLAN", "STATUS", "BILLING", "CREATED"],
    filters: {
      q: oneOf("Text that the name or the e-mail address contains."),
      role: anyOfSet("Any of these roles.", SampleUserRole),
      plan: anyOfSet("Any of these plans.", SampleUserPlan),
      status: anyOfSet("Any of these statuses.", SampleUserStatus),
    },
    conditions: ({ q, ...filter }) => ({ q, where: conditions(filter) }),
  }),
];
