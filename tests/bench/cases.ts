import {
  allDays,
  type BenchRequest,
  emails,
  everyPage,
  get,
  graphql,
  invoices,
  list,
  mailList,
  orderList,
  orders,
  users,
} from "./caseRequests.ts";

/** A kind of request, and how fast it must stay when the table grows two-thousandfold. */
export interface BenchCase {
  name: string;
  target: number;
  requests: BenchRequest[];
}

/** What is measured. Every case asks for several pages; "unseen" asks for more of them than the gateway keeps ready. */
export const cases: BenchCase[] = [
  {
    name: "REST list",
    target: 0.8,
    requests: [
      get(list),
      get(`${list}?page=2`),
      get(`${list}?sortBy=price&orderBy=desc`),
      get(`${list}?sortBy=product&page=3`),
      get(`${list}?category=Shoes`),
      get(`${list}?status=Published&sortBy=qty`),
      get(`${list}?stock=false`),
    ],
  },
  { name: "REST list, unseen", target: 0.8, requests: everyPage },
  {
    name: "REST search",
    target: 0.7,
    requests: ["halyard", "mooring", "ceramic", "desk", "lamp"].map((q) => get(`${list}?q=${q}`)),
  },
  {
    name: "GraphQL list",
    target: 0.8,
    requests: [
      graphql({ page: 1 }),
      graphql({ page: 3 }),
      graphql({ page: 1, sort: { field: "PRICE", order: "DESC" } }),
      graphql({ page: 2, sort: { field: "PRODUCT" } }),
      graphql({ page: 1, filter: { category: ["OFFICE", "GAMES"] } }),
      graphql({ page: 1, filter: { status: ["PUBLISHED"] }, sort: { field: "SKU" } }),
    ],
  },
  {
    name: "GraphQL search",
    target: 0.7,
    requests: ["halyard", "mooring laptop", "quay", "ceramic", "31063", "desk"].map((q) =>
      graphql({ page: 1, filter: { q } }),
    ),
  },
  {
    name: "REST get",
    target: 0.8,
    requests: [1, 7, 13, 22, 31, 38, 44, 50].map((id) => get(`${list}/${id}`)),
  },
  {
    name: "REST orders",
    target: 0.8,
    requests: [
      get(orders),
      get(`${orders}?page=3`),
      get(`${orders}?sortBy=spent&orderBy=desc`),
      get(`${orders}?sortBy=date&page=2`),
      get(`${orders}?sortBy=customers`),
    ],
  },
  {
    name: "GraphQL orders",
    target: 0.8,
    requests: [
      orderList({}),
      orderList({ page: 2, sort: { field: "SPENT", order: "DESC" } }),
      orderList({ filter: { status: ["DISPATCHED", "OUT_FOR_DELIVERY"] } }),
      orderList({ filter: { payment: ["PENDING"] }, sort: { field: "DATE" } }),
      orderList({ filter: { customerId: "80" } }),
    ],
  },
  {
    name: "order search",
    target: 0.7,
    requests: ["pierre lam", "mi", "example.net", "55", "novotna"].map((q) => orderList({ filter: { q } })),
  },
  {
    // The documented list has no pages: compared are those of its folders whose answers are as long in both stores.
    name: "REST emails",
    target: 0.8,
    requests: [
      get(`${emails}?filter=draft`),
      get(`${emails}?filter=spam`),
      get(`${emails}?filter=starred`),
      get(`${emails}?label=important`),
    ],
  },
  {
    name: "GraphQL emails",
    target: 0.8,
    requests: [
      mailList({}),
      mailList({ page: 3 }),
      mailList({ filter: { box: "SENT" }, sort: { field: "SUBJECT", order: "ASC" } }),
      mailList({ filter: { box: "TRASHED" } }),
      mailList({ filter: { labels: ["COMPANY"] } }),
    ],
  },
  {
    name: "email search",
    target: 0.7,
    requests: [
      get(`${emails}?filter=spam&q=racine`),
      get(`${emails}?label=private&q=pi`),
      mailList({ filter: { q: "piano" } }),
      mailList({ filter: { q: "daly" } }),
      mailList({ filter: { q: "ka" } }),
    ],
  },
  {
    name: "REST users",
    target: 0.8,
    requests: [
      get(users),
      get(`${users}?page=3`),
      get(`${users}?sortBy=email&orderBy=desc`),
      get(`${users}?role=editor&sortBy=user`),
      get(`${users}?status=pending&plan=team`),
    ],
  },
  {
    name: "user search",
    target: 0.7,
    requests: ["wei ling", "example.org", "ka", "steinsd"].map((q) =>
      get(`${users}?q=${encodeURIComponent(q)}`),
    ),
  },
  {
    name: "REST invoices",
    target: 0.8,
    requests: [
      get(invoices),
      get(`${invoices}?page=2`),
      get(`${invoices}?sortBy=total&orderBy=desc`),
      get(`${invoices}?sortBy=date`),
      get(`${invoices}?status=Sent&sortBy=client`),
      get(`${invoices}?selectedDateRange=${allDays}`),
    ],
  },
  {
    name: "invoice search",
    target: 0.7,
    requests: ["harriet", "marlow", "501", "ka"].map((q) => get(`${invoices}?q=${q}`)),
  },
];
