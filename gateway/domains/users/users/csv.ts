import { asText, meant } from "#gateway/platform/csv/cells.ts";
import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import { importRoute } from "#gateway/platform/csv/importRoute.ts";
import { anyOfSet, oneOf } from "#gateway/platform/csv/params.ts";
import { type EnumText, nameOf } from "#gateway/platform/enumText.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { conditions } from "./conditions.ts";
import { acceptImported, same, saveImported, standings } from "./imports.ts";
import {
  SampleUserBilling,
  SampleUserPlan,
  SampleUserRole,
  SampleUserStatus,
  userList,
  userTable,
  type SampleUserRow,
} from "./repository.ts";

const set = (header: string, names: EnumText, of: (row: SampleUserRow) => string) => ({
  header,
  codes: Object.keys(names),
  read: meant(names),
  write: (row: SampleUserRow) => nameOf(names, of(row)),
});
const line = (header: string, of: (row: SampleUserRow) => string) => ({ header, read: asText, write: of });
const required = { required: true } as const;

const columns = {
  user: { ...line("Name", ({ fullName }) => fullName), ...required },
  username: { ...line("User name", ({ username }) => username), ...required },
  email: { ...line("E-mail", ({ email }) => email), ...required },
  role: set("Role", SampleUserRole, ({ role }) => role),
  plan: set("Plan", SampleUserPlan, ({ currentPlan }) => currentPlan),
  billing: set("Payment", SampleUserBilling, ({ billing }) => billing),
  status: set("Status", SampleUserStatus, ({ status }) => status),
  company: line("Company", ({ company }) => company),
  country: line("Country", ({ country }) => country),
  contact: line("Telephone", ({ contact }) => contact),
  language: line("Language", ({ language }) => language),
  taxId: line("Tax number", ({ taxId }) => taxId),
  createdAt: { header: "Added", write: ({ createdAt }: SampleUserRow) => createdAt },
};

const place = { path: "/apps/users", access: "sample", tag: "Users", name: "users" } as const;

export const csvRoutes: RestRoute[] = [
  exportRoute({
    ...place,
    list: userList,
    columns,
    sorts: ["USER", "EMAIL", "ROLE", "PLAN", "STATUS", "BILLING", "CREATED"],
    filters: () => ({
      q: oneOf("Text that the name or the e-mail address contains."),
      role: anyOfSet("Any of these roles.", SampleUserRole),
      plan: anyOfSet("Any of these plans.", SampleUserPlan),
      status: anyOfSet("Any of these statuses.", SampleUserStatus),
    }),
    conditions: ({ q, ...filter }) => ({ q, where: conditions(filter) }),
  }),
  importRoute({
    ...place,
    table: userTable.name,
    columns,
    key: "username",
    apart: ["email"],
    same,
    accepting: () => acceptImported,
    existing: standings,
    check: () => undefined,
    save: saveImported,
  }),
];
