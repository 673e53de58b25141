import {
  getNamedType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from "graphql";
import { seededBoolean, seededNumber } from "./numbers.ts";
import { pick, seedOf, within, wordsOf } from "./seed.ts";
import { seededText, type Spot } from "./texts.ts";
import { seededDay, seededInstant } from "./times.ts";

/** How many rows a type has before anything is added: 24 to 60, fixed by its name. */
export const sizeOf = (type: string): number => within(24, 60, seedOf(type, "size"));

/** What a field has when it holds trouble or an end that most rows do not have. */
const mostlyNothing = /\b(deleted|removed|archived|cancell?ed|revoked|error|errors|failure)\b/;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The key of the row that a field stands for: `customer` and `customerId` of one row say the same. */
export function seededKey(row: string, stem: string, type: string, size = sizeOf(type)): number {
  return within(1, size, seedOf(row, stem, "key"));
}

/** The id in a field such as `customerId`: of the type that the field `customer` has, else of the type `Customer`. */
function seededId(
  parent: GraphQLObjectType,
  field: string,
  row: string,
  reach: (type: string) => number,
): string {
  const stem = field.replace(/I[dD]s?$/, "");
  const sibling = parent.getFields()[stem];
  const named = sibling && getNamedType(sibling.type);
  const type = named && isObjectType(named) ? named.name : upperFirst(stem);
  return String(seededKey(row, stem, type, reach(type)));
}

/** One seeded value of a scalar or an enum, as a resolver would return it. */
function seededLeaf(
  type: GraphQLLeafType,
  parent: GraphQLObjectType,
  field: string,
  spot: Spot,
  reach: (type: string) => number,
  key = 0,
): unknown {
  const seed = key === 0 ? seedOf(spot.row, field) : seedOf(spot.row, field, key);
  if (isEnumType(type)) return pick(type.getValues(), seed).value;
  switch (type.name) {
    case "ID":
      return seededId(parent, field, key === 0 ? spot.row : `${spot.row}:${key}`, reach);
    case "Boolean":
      return seededBoolean(field, seed);
    case "Int":
    case "Long":
      return seededNumber(field, seed, true);
    case "Float":
      return seededNumber(field, seed, false);
    case "Micros":
      return String(seededNumber(field, seed, true) * 1_000_000);
    case "DateTime":
      return seededInstant(field, seed);
    case "Date":
      return seededDay(field, seed);
    case "JSON":
      return { label: seededText(spot, "label", seed), value: seededNumber("value", seed, true) };
    case "String":
      return seededText(spot, field, seed);
    default:
      break;
  }
  if (/int|decimal|number|float/i.test(type.name)) return seededNumber(field, seed, /int/i.test(type.name));
  return seededText(spot, `${type.name}${upperFirst(field)}`, seed);
}

/** The seeded value of a field whose type is a leaf or a list of leaves. */
export function seededLeaves(
  type: GraphQLOutputType,
  parent: GraphQLObjectType,
  field: string,
  spot: Spot,
  reach: (type: string) => number,
): unknown {
  const named = getNamedType(type);
  if (!isLeafType(named)) return undefined;
  if (!isNonNullType(type) && mostlyNothing.test(wordsOf(field))) return null;
  const depth = String(type).split("[").length - 1;
  if (depth === 0) return seededLeaf(named, parent, field, spot, reach);
  const values = Array.from({ length: within(1, 4, seedOf(spot.row, field, "length")) }, (_, at) =>
    seededLeaf(named, parent, field, spot, reach, at + 1),
  );
  return Array.from({ length: depth - 1 }).reduce<unknown[]>((inner) => [inner], [...new Set(values)]);
}
