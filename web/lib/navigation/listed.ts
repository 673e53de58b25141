import type { Area } from "./area.ts";

/** Where the rows of an entity are. */
export interface ListedAt {
  area: string;
  /** The screen that lists them. */
  screen: string;
  /** The path of their list, or of their place in it. */
  path: string;
  /** What they are called: a key beside the titles of the area's screens. */
  title: string;
  /** The path of one row; `:id` and `:title` stand for the row's own. */
  record: string;
  /** Whether the screen is their own list. */
  isList: boolean;
  /** What the place of the rows is called, in the same way as they are; undefined where one list shows all. */
  placeName: string | undefined;
}

/**
 * Where an area says that the rows of an entity, named by its path (`ecommerce/products`), are; undefined where none does.
 * @param within the place that the rows are in; empty where one list shows all.
 */
export function listedIn(areas: readonly Area[], entity: string, within = ""): ListedAt | undefined {
  const here = (address: string) => address.replaceAll(/:place\b/g, within.toLowerCase());
  for (const area of areas)
    for (const { path, title, lists = [] } of area.routes) {
      const found = lists.find((one) => `${one.area ?? area.name}/${one.entity}` === entity);
      if (!found) continue;
      const { places } = found;
      return {
        area: area.name,
        screen: path,
        path: places ? here(places.path) : path,
        title: found.title ?? title,
        record: here(found.record ?? `${path}?q=:title`),
        isList: found.title === undefined,
        placeName: places && `${places.names}.${within}`,
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
