import type { GraphQLResolveInfo } from "graphql";
import { z } from "zod";
import { refusalOf } from "#gateway/platform/auth/access.ts";
import { accessOf } from "#gateway/platform/auth/directives.ts";
import { between, given } from "#gateway/platform/list/conditions.ts";
import type { Condition, ListPage } from "#gateway/platform/list/list.ts";
import type { ListQuery } from "#gateway/platform/list/listQuery.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { text, validate } from "#gateway/platform/validate.ts";

/** The most rows of one entity that a search shows. */
const MOST = 5;

/** What is said of a row that was found, as the data has it. */
export interface HitText {
  /** What the row is called by. Its list finds it by this text, a sign `#` before a number apart. */
  title: string;
  /** What tells it from others; may be empty. */
  detail: string;
}

/** What a search finds in one list. */
interface Finds {
  /** How many rows the list finds. */
  total: number;
  /** Whether the first row is the one of this very number. */
  isExact: boolean;
  hits: (HitText & { record: string })[];
}

/** How the rows of an entity are found by the search over all of them; made by `defineSearch`. */
export interface EntitySearch {
  /** The field of Query that is the entity's list: who may use it may find its rows. */
  list: string;
  /** What the list finds for the text, at most `first` rows. */
  find: (context: RequestContext, q: string, first: number) => Promise<Finds>;
}

/** Reads a page of a list as its field in the schema does, of those rows that meet the further conditions. */
export type Look<Row> = (
  asked: ListQuery<never>,
  context: RequestContext,
  further: readonly Condition[],
) => Promise<Pick<ListPage<Row>, "items" | "total">>;

const wholeNumber = (q: string): number | null => (/^(0|[1-9]\d{0,14})$/.test(q) ? Number(q) : null);

/**
 * Lets the search over all entities find an entity's rows: those that its list finds, in the list's order.
 * @param list the field of Query that is the list.
 * @param look reads a page of it.
 * @param hitOf what is said of a row.
 * @param called the column of the number that a row is called by, one that the list searches: the row of the very number
 * comes first; and what a person means by a text, where that is more than the text itself.
 */
export function defineSearch<Row extends { id: number | string }>(
  list: string,
  look: Look<Row>,
  hitOf: (row: Row) => HitText,
  { number, textOf = (q) => q }: { number?: keyof Row & string; textOf?: (q: string) => string } = {},
): EntitySearch {
  return {
    list,
    find: async (context, typed, first) => {
      const q = textOf(typed);
      const asked = { page: 1, itemsPerPage: first };
      const n = number === undefined ? null : wholeNumber(q);
      const [same, found] = await Promise.all([
        number === undefined || n === null
          ? []
          : look(asked, context, given(between(number, n, n))).then(({ items }) => items),
        look({ ...asked, filter: { q } }, context, []),
      ]);
      const keys = new Set(same.map(({ id }) => id));
      const rows = [...same, ...found.items.filter(({ id }) => !keys.has(id))].slice(0, first);
      return {
        total: found.total,
        isExact: same.length > 0,
        hits: rows.map((row) => ({ record: String(row.id), ...hitOf(row) })),
      };
    },
  };
}

const input = z.object({ q: text(0, 200), first: z.int().min(1).max(MOST) });

/**
 * The resolver of `schema/search.graphql`: asks the list of every entity that the caller may read, a fixed number of
 * statements for each.
 */
export const searchResolvers = (entities: readonly { name: string; search?: EntitySearch }[]) => ({
  Query: {
    search: async (
      _: unknown,
      args: { q: string; first: number },
      context: RequestContext,
      { schema }: Pick<GraphQLResolveInfo, "schema">,
    ) => {
      const { q: typed, first } = validate(input, args);
      const q = typed.replace(/^#(?=\d+$)/, "");
      const fields = schema.getQueryType()?.getFields() ?? {};
      const lists = entities.flatMap(({ name, search }) => {
        const field = search && fields[search.list];
        const access = field && accessOf(schema, field);
        return search && access ? [{ name, search, refusal: refusalOf(access, context) }] : [];
      });
      const allowed = lists.filter(({ refusal }) => refusal === null);
      const refusal = lists[0]?.refusal;
      if (refusal && allowed.length === 0) throw refusal;
      if (q === "") return [];
      const found = await Promise.all(
        allowed.map(async ({ name, search }) => ({
          entity: name,
          q,
          ...(await search.find(context, q, first)),
        })),
      );
      return found
        .filter(({ hits }) => hits.length > 0)
        .toSorted((a, b) => Number(b.isExact) - Number(a.isExact));
    },
  },
});
