import type { GraphQLResolveInfo } from "graphql";
import { z } from "zod";
import { refusalOf } from "#gateway/platform/auth/access.ts";
import { accessOf } from "#gateway/platform/auth/directives.ts";
import { directivesOf } from "#gateway/platform/directives.ts";
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

/** What a search finds in one list, or in one place of it. */
interface Finds {
  /** The place as the list's filter names it; empty where the entity has one list for all. */
  place: string;
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
  /** What the list finds for the text, at most `first` rows of each place; places without any are left out. */
  find: (context: RequestContext, q: string, first: number) => Promise<Finds[]>;
}

/** Reads a page of a list as its field in the schema does, of those rows of a place that meet the further conditions. */
export type Look<Row, Place extends string = ""> = (
  asked: ListQuery<never>,
  context: RequestContext,
  further: readonly Condition[],
  place: Place,
) => Promise<Pick<ListPage<Row>, "items" | "total">>;

/** The places of a list, in the order in which they are told. */
export interface SearchPlaces<Place extends string> {
  first: readonly Place[];
  /** Asked only where nothing is found in the others. */
  otherwise: readonly Place[];
}

/** What a row is called by, beside its title. */
interface Called<Row> {
  /** The column of its number, one that the list searches: the row of the very number comes first. */
  number?: keyof Row & string;
  /** What a person means by a text, where that is more than the text itself. */
  textOf?: (q: string) => string;
}

const wholeNumber = (q: string): number | null => (/^(0|[1-9]\d{0,14})$/.test(q) ? Number(q) : null);

/**
 * Lets the search over all entities find an entity's rows: those that its list finds, in the list's order.
 * @param list the field of Query that is the list.
 * @param look reads a page of it.
 * @param hitOf what is said of a row.
 * @param called its number, and what a person means by a text.
 */
export function defineSearch<Row extends { id: number | string }>(
  list: string,
  look: Look<Row>,
  hitOf: (row: Row) => HitText,
  called: Called<Row> = {},
): EntitySearch {
  return definePlacedSearch(list, { first: [""], otherwise: [] }, look, hitOf, called);
}

/** As `defineSearch`, for an entity whose list shows the rows of one place at a time. */
export function definePlacedSearch<Row extends { id: number | string }, Place extends string>(
  list: string,
  { first: places, otherwise }: SearchPlaces<Place>,
  look: Look<Row, Place>,
  hitOf: (row: Row) => HitText,
  { number, textOf = (q) => q }: Called<Row> = {},
): EntitySearch {
  const within =
    (context: RequestContext, typed: string, first: number) =>
    async (place: Place): Promise<Finds> => {
      const q = textOf(typed);
      const asked = { page: 1, itemsPerPage: first };
      const n = number === undefined ? null : wholeNumber(q);
      const [same, found] = await Promise.all([
        number === undefined || n === null
          ? []
          : look(asked, context, given(between(number, n, n)), place).then(({ items }) => items),
        look({ ...asked, filter: { q } }, context, [], place),
      ]);
      const keys = new Set(same.map(({ id }) => id));
      const rows = [...same, ...found.items.filter(({ id }) => !keys.has(id))].slice(0, first);
      return {
        place,
        total: found.total,
        isExact: same.length > 0,
        hits: rows.map((row) => ({ record: String(row.id), ...hitOf(row) })),
      };
    };
  return {
    list,
    find: async (...asked) => {
      const inAll = async (these: readonly Place[]) =>
        (await Promise.all(these.map(within(...asked)))).filter(({ hits }) => hits.length > 0);
      const found = await inAll(places);
      return found.length > 0 ? found : await inAll(otherwise);
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
        const access = field && accessOf(directivesOf(schema, field));
        return search && access ? [{ name, search, refusal: refusalOf(access, context) }] : [];
      });
      const allowed = lists.filter(({ refusal }) => refusal === null);
      const refusal = lists[0]?.refusal;
      if (refusal && allowed.length === 0) throw refusal;
      if (q === "") return [];
      const found = await Promise.all(
        allowed.map(async ({ name, search }) =>
          (await search.find(context, q, first)).map((one) => ({ entity: name, q, ...one })),
        ),
      );
      return found.flat().toSorted((a, b) => Number(b.isExact) - Number(a.isExact));
    },
  },
});
