import { z } from "zod";
import { notFound } from "#gateway/platform/errors.ts";
import type { ListPage } from "#gateway/platform/list/list.ts";
import { given, is } from "#gateway/platform/list/conditions.ts";
import { answerPage, errorBody, route } from "#gateway/platform/rest/rest.ts";
import { listArgs, listParams, textParam } from "#gateway/platform/rest/params.ts";
import { csvRoutes } from "./csv.ts";
import { readSent, sentShape } from "./sent.ts";
import { userList, type SampleUserRow } from "./repository.ts";
import * as rules from "./rules.ts";
import { user, detail, example } from "./restSchemas.ts";

const shown = ({
  further,
  id,
  fullName,
  company,
  role,
  username,
  country,
  contact,
  email,
  currentPlan,
  status,
  avatar,
  billing,
}: SampleUserRow) => ({
  ...further,
  id,
  fullName,
  company,
  role,
  username,
  country,
  contact,
  email,
  currentPlan,
  status,
  avatar,
  billing,
});

const shownDetail = (row: SampleUserRow) => ({
  ...shown(row),
  taskDone: row.taskDone,
  projectDone: row.projectDone,
  taxId: row.taxId,
  language: row.language,
});

const pagesOf = ({ total, itemsPerPage }: ListPage<SampleUserRow>): number => Math.ceil(total / itemsPerPage);

const answer = answerPage((page: ListPage<SampleUserRow>) => ({
  users: page.items.map(shown),
  totalPages: pagesOf(page),
  totalUsers: page.total,
  page: page.page,
}));

const { id: _id, ...sentExample } = example;

const tag = "Users";
const params = z.object({ id: z.string().meta({ description: "The user's id.", example: "50" }) });
const unknown = { description: "There is no such user.", body: errorBody };

/** What the rules read themselves, so that every wrong part is named at once. */
const sent = z.unknown().meta({
  description: "A user; an id that is sent is ignored, and fields that users do not have are kept.",
  override: ({ jsonSchema }) => void Object.assign(jsonSchema, sentShape(), { example: sentExample }),
});

export const routes = [
  ...csvRoutes,
  route({
    method: "GET",
    path: "/apps/users",
    access: "sample",
    tag,
    summary: "Lists users",
    description: "Newest first before sorting. A page beyond the last one is answered with the first.",
    query: z.object({
      q: textParam("Text that the name or the e-mail address contains."),
      role: textParam("The role, to the letter."),
      plan: textParam("The plan, to the letter."),
      status: textParam("The status, to the letter."),
      ...listParams({
        user: "USER",
        email: "EMAIL",
        role: "ROLE",
        plan: "PLAN",
        status: "STATUS",
        billing: "BILLING",
      }),
    }),
    answers: {
      200: {
        description: "A page of users.",
        body: z
          .object({ users: z.array(user), totalPages: z.int(), totalUsers: z.int(), page: z.int() })
          .meta({ id: "SampleUserList" }),
        example: { users: [example], totalPages: 5, totalUsers: 50, page: 1 },
      },
    },
    handle: async ({ query }, { store }) => {
      const where = given(is("role", query.role), is("currentPlan", query.plan), is("status", query.status));
      const asked = { ...listArgs(query), q: query.q, where };
      const found = await userList.page(store, asked);
      return answer(found.page > pagesOf(found) ? await userList.page(store, { ...asked, page: 1 }) : found);
    },
  }),
  route({
    method: "GET",
    path: "/apps/users/{id}",
    access: "sample",
    tag,
    summary: "Reads a user",
    params,
    answers: {
      200: {
        description: "The user.",
        body: detail,
        example: { ...example, taskDone: 1230, projectDone: 568, taxId: "Tax-8894", language: "English" },
      },
      404: unknown,
    },
    handle: async ({ params: { id } }, context) => {
      const row = await rules.users.find(context, id);
      if (!row) throw notFound("User");
      return { status: 200, body: shownDetail(row) };
    },
  }),
  route({
    method: "DELETE",
    path: "/apps/users/{id}",
    access: "sample",
    tag,
    summary: "Removes a user",
    params,
    answers: { 204: { description: "The user is gone.", body: null }, 404: unknown },
    handle: async ({ params: { id } }, context) => {
      await rules.users.remove(context, id);
      return { status: 204 };
    },
  }),
  route({
    method: "POST",
    path: "/apps/users",
    access: "sample",
    tag,
    summary: "Adds a user",
    body: sent,
    description: "The id is one more than there are users, or the next that is free.",
    answers: {
      201: {
        description: "What was sent, with its id.",
        body: z.looseObject({ id: z.int() }).meta({ id: "SampleUserAdded" }),
        example: { ...sentExample, id: 51 },
      },
      400: { description: "Parts are wrong; `fields` says which.", body: errorBody },
    },
    handle: async ({ body }, context) => {
      const { data, verbatim } = readSent(body);
      return { status: 201, body: { ...verbatim, id: await rules.register(context, data) } };
    },
  }),
];
