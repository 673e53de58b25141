import type { Area } from "./area.ts";

/** Where the rows of an entity are. */
export interface ListedAt {
  area: string;
  /** The screen that lists them. */
  path: string;
  /** What they are called: a key beside the titles of the area's screens. */
  title: string;
  /** The path of one row; `:id` and `:title` stand for the row's own. */
  record: string;
  /** Whether the screen is their own list. */
  isList: boolean;
}

/** Where an area says that the rows of an entity, named by its path (`ecommerce/products`), are; undefined where none does. */
export function listedIn(areas: readonly Area[], entity: string): ListedAt | undefined {
  for (const area of areas)
    for (const { path, title, lists = [] } of area.routes) {
      const found = lists.find((one) => `${one.area ?? area.name}/${one.entity}` === entity);
      if (found)
        return {
          area: area.name,
          path,
          title: found.title ?? title,
          record: found.record ?? `${path}?q=:title`,
          isList: found.title === undefined,
        };
    }
  return undefined;
}

/** The address of a row. */
export const recordPath = (
  { record }: ListedAt,
  { record: id, title }: { record: string; title: string },
): string => record.replaceAll(/:(id|title)\b/g, (_, name) => encodeURIComponent(name === "id" ? id : title));

/** The address of the list, searched for a text. */
export const allPath = ({ path }: ListedAt, q: string): string => `${path}?q=${encodeURIComponent(q)}`;
