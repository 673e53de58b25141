import { z } from "zod";

const described = (description: string, override: Record<string, unknown>) => ({ description, override });

/** A text parameter; anything that is not one text is as good as absent. */
export const textParam = (description: string) =>
  z
    .string()
    .optional()
    .catch(undefined)
    .transform((value) => value || undefined)
    .meta(described(description, { type: "string" }));

/** A boolean parameter: `true` or `false` in any letter case; anything else is ignored. */
export const booleanParam = (description: string) =>
  z
    .string()
    .optional()
    .catch(undefined)
    .transform((value) => ({ true: true, false: false })[value?.toLowerCase() ?? ""])
    .meta(described(description, { type: "boolean" }));

const whole = (value: unknown): number | null => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
  return Number.isInteger(number) ? number : null;
};

/** What is the same for each list. */
const paging = {
  page: z
    .unknown()
    .optional()
    .transform((value) => Math.max(whole(value) ?? 1, 1))
    .meta(described("The page, from 1.", { type: "integer", minimum: 1, default: 1 })),
  itemsPerPage: z
    .unknown()
    .optional()
    .transform((value) => {
      const size = whole(value) ?? 10;
      return size === -1 ? null : size < 1 ? 10 : Math.min(size, 100);
    })
    .meta(
      described("Rows a page, at most 100; -1 for all rows.", {
        type: "integer",
        minimum: -1,
        maximum: 100,
        default: 10,
      }),
    ),
};
const orderBy = z
  .unknown()
  .optional()
  .transform((value): "ASC" | "DESC" => (value === "desc" ? "DESC" : "ASC"))
  .meta(described("Which way.", { type: "string", enum: ["asc", "desc"], default: "asc" }));

/**
 * The parameters every documented list takes, read leniently: a bad page, size, sort or order falls back.
 * @param sorts the documented sort keys and the list's own names for them.
 */
export const listParams = <S extends string>(sorts: Readonly<Record<string, S>>) => ({
  ...paging,
  sortBy: z
    .unknown()
    .optional()
    .transform((value): S | undefined =>
      typeof value === "string" && Object.hasOwn(sorts, value) ? sorts[value] : undefined,
    )
    .meta(described("What to sort by.", { type: "string", enum: Object.keys(sorts) })),
  orderBy,
});

/** The list engine's arguments out of the read parameters. */
export const listArgs = <S extends string>(query: {
  page: number;
  itemsPerPage: number | null;
  sortBy?: S | undefined;
  orderBy: "ASC" | "DESC";
}) => ({
  page: query.page,
  itemsPerPage: query.itemsPerPage,
  sort: query.sortBy ? { field: query.sortBy, order: query.orderBy } : null,
});
