import { z } from "zod";
import type { ListPage } from "#gateway/platform/list/list.ts";
import { answerPage, route } from "#gateway/platform/rest/rest.ts";
import { listArgs, listParams, textParam } from "#gateway/platform/rest/params.ts";
import { priceText } from "#gateway/platform/text.ts";
import { csvRoutes } from "./csv.ts";
import {
  EcommerceOrderMethod,
  EcommerceOrderPayment,
  EcommerceOrderStatus,
  orderList,
  type EcommerceOrderRow,
} from "./repository.ts";
import { orders } from "./rules.ts";

const order = z
  .object({
    id: z.int(),
    order: z.int().meta({ description: "The order's number." }),
    customer: z.string(),
    email: z.string(),
    avatar: z.string(),
    payment: z.enum(EcommerceOrderPayment).meta({ description: "1 paid, 2 pending, 3 failed, 4 cancelled." }),
    status: z.enum(EcommerceOrderStatus),
    spent: z.string().meta({ description: "With its currency sign." }),
    method: z.enum(EcommerceOrderMethod),
    date: z.string().meta({ description: "The day in UTC, YYYY-MM-DD." }),
    time: z.string().meta({ description: "HH:MM in UTC." }),
    methodNumber: z.int(),
  })
  .meta({ id: "EcommerceOrder" });

const shown = ({
  id,
  order: number,
  customer,
  email,
  avatar,
  payment,
  status,
  spentMinor,
  method,
  date,
  placedAt,
  methodNumber,
}: EcommerceOrderRow) => ({
  id,
  order: number,
  customer,
  email,
  avatar,
  payment,
  status,
  spent: priceText(spentMinor),
  method,
  date,
  time: placedAt.slice(11, 16),
  methodNumber,
});

const answer = answerPage(({ items, total }: ListPage<EcommerceOrderRow>) => ({
  orders: items.map(shown),
  total,
}));

const example = {
  id: 100,
  order: 5531,
  customer: "Aoife Brennan",
  email: "aoife.brennan@example.org",
  avatar: "/media/avatars/face-024.svg",
  payment: 1,
  status: "Out for Delivery",
  spent: "¥359.00",
  method: "mastercard",
  date: "2026-11-20",
  time: "18:05",
  methodNumber: 4821,
};

const tag = "Orders";

export const routes = [
  route({
    method: "GET",
    path: "/apps/ecommerce/orders",
    access: "sample",
    tag,
    summary: "Lists orders",
    description: "Newest first before sorting.",
    query: z.object({
      q: textParam("Text that the customer's name, the e-mail address or the order's number contains."),
      ...listParams({
        order: "ORDER",
        customers: "CUSTOMER",
        date: "DATE",
        status: "STATUS",
        spent: "SPENT",
      }),
    }),
    answers: {
      200: {
        description: "A page of orders.",
        body: z.object({ orders: z.array(order), total: z.int() }).meta({ id: "EcommerceOrderList" }),
        example: { orders: [example], total: 100 },
      },
    },
    handle: async ({ query }, { store }) => {
      return answer(await orderList.page(store, { ...listArgs(query), q: query.q }));
    },
  }),
  route({
    method: "DELETE",
    path: "/apps/ecommerce/orders/{id}",
    access: "sample",
    tag,
    summary: "Removes an order",
    params: z.object({ id: z.string().meta({ description: "The order's id.", example: "1" }) }),
    answers: {
      204: { description: "There is no such order any more; it need not have been there.", body: null },
    },
    handle: async ({ params }, context) => {
      await orders.bulkRemove(context, [params.id]);
      return { status: 204 };
    },
  }),
  ...csvRoutes,
];
