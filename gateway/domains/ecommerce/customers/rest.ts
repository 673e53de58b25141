import { z } from "zod";
import { notFound } from "#gateway/platform/errors.ts";
import type { ListPage } from "#gateway/platform/list/list.ts";
import { answerPage, errorBody, route } from "#gateway/platform/rest/rest.ts";
import { listArgs, listParams, textParam } from "#gateway/platform/rest/params.ts";
import { priceText } from "#gateway/platform/text.ts";
import { csvRoutes } from "./csv.ts";
import { customerList, CustomerStatus, type CustomerRow } from "./repository.ts";
import * as rules from "./rules.ts";

const customer = z
  .object({
    id: z.int(),
    customer: z.string(),
    customerId: z.int(),
    email: z.string(),
    country: z.string(),
    countryFlag: z.string(),
    countryCode: z.string(),
    order: z.int().meta({ description: "How many orders there are." }),
    totalSpent: z.string().meta({ description: "With its currency sign." }),
    avatar: z.string(),
    status: z.enum(CustomerStatus),
    contact: z.string(),
  })
  .meta({ id: "Customer" });

const shown = ({
  id,
  customer: name,
  customerId,
  email,
  country,
  countryCode,
  orderCount,
  totalSpentMinor,
  avatar,
  contact,
}: CustomerRow) => ({
  id,
  customer: name,
  customerId,
  email,
  country,
  countryFlag: rules.flagOf(countryCode),
  countryCode,
  order: orderCount,
  totalSpent: priceText(totalSpentMinor),
  avatar,
  status: CustomerStatus.ACTIVE,
  contact,
});

const answer = answerPage(({ items, total }: ListPage<CustomerRow>) => ({
  customers: items.map(shown),
  total,
}));

const example = {
  id: 6,
  customer: "Daniel Nilsson",
  customerId: 271_828,
  email: "daniel.nilsson@example.org",
  country: "Sweden",
  countryFlag: "/media/flags/se.svg",
  countryCode: "SE",
  order: 2,
  totalSpent: "¥1,286.40",
  avatar: "/media/avatars/face-005.svg",
  status: "Active",
  contact: "+46 555 010 4821",
};

const tag = "Customers";

export const routes = [
  route({
    method: "GET",
    path: "/apps/ecommerce/customers",
    access: "sample",
    tag,
    summary: "Lists customers",
    description: "Newest first before sorting.",
    query: z.object({
      q: textParam("Text that the name, the country or the e-mail address contains."),
      ...listParams({
        customer: "CUSTOMER",
        country: "COUNTRY",
        customerId: "CUSTOMER_ID",
        orders: "ORDERS",
        totalSpent: "TOTAL_SPENT",
      }),
    }),
    answers: {
      200: {
        description: "A page of customers.",
        body: z.object({ customers: z.array(customer), total: z.int() }).meta({ id: "CustomerList" }),
        example: { customers: [example], total: 100 },
      },
    },
    handle: async ({ query }, { store }) => {
      return answer(await customerList.page(store, { ...listArgs(query), q: query.q }));
    },
  }),
  route({
    method: "GET",
    path: "/apps/ecommerce/customers/{id}",
    access: "sample",
    tag,
    summary: "Reads a customer",
    params: z.object({
      id: z.string().meta({ description: "The customer's id, or customerId.", example: "6" }),
    }),
    answers: {
      200: { description: "The customer.", body: customer, example },
      404: { description: "There is no such customer.", body: errorBody },
    },
    handle: async ({ params }, context) => {
      const row = await rules.find(context, params.id);
      if (!row) throw notFound("Customer");
      return { status: 200, body: shown(row) };
    },
  }),
  ...csvRoutes,
];
