import { z } from "zod";
import type { ListPage } from "#gateway/platform/list/list.ts";
import { answerPage, route } from "#gateway/platform/rest/rest.ts";
import { listArgs, listParams, textParam } from "#gateway/platform/rest/params.ts";
import { csvRoutes } from "./csv.ts";
import { permissionList, SamplePermissionRole, type SamplePermissionRow } from "./repository.ts";
import * as rules from "./rules.ts";

const permission = z
  .object({
    id: z.int(),
    name: z.string(),
    assignedTo: z.array(z.enum(SamplePermissionRole)),
    createdDate: z.string(),
  })
  .meta({ id: "SamplePermission" });

const shown = ({ id, name, assignedTo, createdDate }: SamplePermissionRow) => ({
  id,
  name,
  assignedTo,
  createdDate,
});

const answer = answerPage(({ items, total }: ListPage<SamplePermissionRow>) => ({
  permissions: items.map(shown),
  totalPermissions: total,
}));

const example = {
  id: 3,
  name: "Add & Remove Users",
  assignedTo: ["administrator" as const, "manager" as const],
  createdDate: "29 Sep 2025, 7:21 PM",
};

export const routes = [
  route({
    method: "GET",
    path: "/apps/permissions",
    access: "sample",
    tag: "Permissions",
    summary: "Lists permissions",
    query: z.object({
      q: textParam("Text that the name or the date contains, or that a role begins with."),
      ...listParams({ name: "NAME" }),
    }),
    answers: {
      200: {
        description: "A page of permissions.",
        body: z
          .object({ permissions: z.array(permission), totalPermissions: z.int() })
          .meta({ id: "SamplePermissionList" }),
        example: { permissions: [example], totalPermissions: 9 },
      },
    },
    handle: async ({ query }, { store }) => {
      return answer(
        await permissionList.page(store, { ...listArgs(query), where: await rules.searched(store, query.q) }),
      );
    },
  }),
  ...csvRoutes,
];
