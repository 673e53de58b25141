import { getNamedType, type GraphQLSchema } from "graphql";
import { entities } from "#gateway/schema.ts";
import type { TestGateway } from "#tests/support/gateway.ts";

export interface Found {
  entity: string;
  place: string;
  q: string;
  total: number;
  hits: { record: string; title: string; detail: string }[];
}

export const SEARCH =
  "query ($q: String!, $first: Int! = 5) { search(q: $q, first: $first) { entity place q total hits { record title detail } } }";

/** The entities that the search asks, each with its list. */
export const searched = entities.flatMap(({ name, search }) => (search ? [{ name, list: search.list }] : []));

/** Fields of Query that take a text and list no rows of their own: what each is instead. */
const others: Record<string, string> = {
  managedCouponTemplates: "the coupons that administrators manage",
  accounts: "the accounts of the console, which administrators find by how a name begins",
  search: "the search itself",
  appBarSearch: "the documented search of screens",
  charts: "a person's own charts, which their list finds by name",
  domains: "a person's own domains, which their list finds by name",
  machines: "a person's own machines, which their list finds by name",
  chats: "talks with the people of chatContacts",
  deals: "what a wizard of the gallery makes, which is continued there",
  listings: "what a wizard of the gallery makes, which is continued there",
  images: "the image store, whose repositories a registry holds: its own screen finds them",
  orders: "a person's own orders, which their list finds by number",
  tickets: "a person's own tickets, or the staff's queues, which their list finds by number",
  commissions: "a person's own commissions, which their list finds by the order's number",
  journal: "requests of the process, with the developer tools",
};

/** The lists of the schema that can be searched and are not in the search. */
export function missing(schema: GraphQLSchema): string[] {
  const known = new Set([...searched.map(({ list }) => list), ...Object.keys(others)]);
  return Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(
      ({ args, type: answer }) =>
        getNamedType(answer).name !== "ID" &&
        args.some(
          ({ name, type }) =>
            name === "q" || (name === "filter" && "getFields" in type && "q" in type.getFields()),
        ),
    )
    .map(({ name }) => name)
    .filter((name) => !known.has(name));
}

/** @param token of who searches; a guest by default, who finds no apps. */
export function searchCalls(gateway: () => TestGateway, token: () => string | undefined = () => undefined) {
  const search = async (q: string, first = 5): Promise<Found[]> => {
    const { data, errors } = await gateway().graphql(SEARCH, { q, first }, token());
    if (errors) throw new Error(errors[0]?.message);
    return data?.["search"] as Found[];
  };

  /** The identifiers that an entity's own list finds, all of them up to a hundred. */
  const listed = async (list: string, q: string): Promise<string[]> => {
    const ask = async <T>(query: string) => (await gateway().graphql(query, { q }, token())).data as T;
    if (list === "shopCategoryTree") {
      const { tree } = await ask<{ tree: { categories: { id: string; name: string }[] } }>(
        "{ tree: shopCategoryTree { categories { id name } } }",
      );
      return tree.categories
        .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
        .map(({ id }) => id);
    }
    if (list === "faqGroups") {
      const { groups } = await ask<{ groups: { faqs: { id: string }[] }[] }>(
        "query ($q: String) { groups: faqGroups(q: $q) { faqs { id } } }",
      );
      return groups.flatMap(({ faqs }) => faqs.map(({ id }) => id));
    }
    if (list === "helpTexts") {
      const { texts } = await ask<{ texts: { id: string }[] }>(
        "query ($q: String) { texts: helpTexts(q: $q) { id } }",
      );
      return texts.map(({ id }) => id);
    }
    const { page } = await ask<{ page: { items: { id: string }[] } }>(
      `query ($q: String) { page: ${list}(itemsPerPage: 100, filter: { q: $q }) { items { id } } }`,
    );
    return page.items.map(({ id }) => id);
  };
  /** What the search finds in the lists as they are when nothing is chosen: without the further places. */
  const first = async (q: string): Promise<Found[]> =>
    (await search(q)).filter(({ place }) => place === "" || place === "INBOX");
  return { search, first, listed };
}
