import type { Ref } from "@graphql-tools/mock";
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from "graphql";
import { seededKey, seededLeaves } from "./leaf.ts";
import { refTo } from "./refs.ts";
import { pick, seedOf, within } from "./seed.ts";
import type { Spot } from "./texts.ts";
import { hasId, isKey, reachOf, type Place } from "./world.ts";

/** Lists that a chart draws are longer. */
const series = /points|series|history|trend|timeline|daily|monthly/i;

/** A field whose value is asked for: its object's type, its own, what its values grow from, and what its object says of itself. */
export interface Asked {
  parent: GraphQLObjectType;
  field: string;
  type: GraphQLOutputType;
  seed: string;
  told(field: string): unknown;
}

/** Where the values of an object stand. */
export const spotOf = (type: GraphQLObjectType, row: string, { pictures }: Place): Spot => ({
  row,
  type: type.name,
  fields: Object.keys(type.getFields()),
  pictures,
});

/** The object type behind an output type; of an interface or a union, the one that the seed chooses. */
export function objectTypeOf(
  type: GraphQLOutputType,
  seed: string,
  { schema }: Pick<Place, "schema">,
): GraphQLObjectType | null {
  const named = getNamedType(type);
  if (isObjectType(named)) return named;
  return isAbstractType(named) ? pick(schema.getPossibleTypes(named), seedOf(seed, "type")) : null;
}

/** The key of the row that a field points at: what the object itself says (`customerId`), else what the seed says. */
function keyOf(type: GraphQLObjectType, { parent, field, seed, told }: Asked, place: Place): string {
  const said = told(`${field}Id`);
  if (isKey(said)) return String(said);
  const isAbout =
    parent.name !== type.name &&
    parent.name.startsWith(type.name) &&
    /(Change|Changed|Event|Update|Payload)$/.test(parent.name);
  const own = isAbout ? told("id") : null;
  return isKey(own) ? String(own) : String(seededKey(seed, field, type.name, reachOf(place)(type.name)));
}

/** Some neighbouring rows of a type, or some objects where rows have no id. */
export function seededRefs({ type, field, seed }: Omit<Asked, "parent" | "told">, place: Place): Ref[] {
  const length = series.test(field) ? 12 : within(2, 5, seedOf(seed, field, "length"));
  return Array.from({ length }, (_, at) => {
    const one = objectTypeOf(type, `${seed}:${field}:${at}`, place);
    if (!one) return [];
    const { name } = one;
    if (!hasId(one)) return refTo(name, `${seed}:${field}:${at}`, place);
    const reach = reachOf(place)(name);
    const key = ((seededKey(seed, field, name, reach) + at - 1) % reach) + 1;
    return refTo(name, String(key), place);
  }).flat();
}

/** The seeded value of a field: a leaf, or the refs of what it points at, whether or not that is there. */
export function seededValue(asked: Asked, place: Place): unknown {
  const { parent, field, type, seed } = asked;
  if (isLeafType(getNamedType(type))) {
    return seededLeaves(type, parent, field, spotOf(parent, seed, place), reachOf(place));
  }
  if (isListType(getNullableType(type))) return seededRefs(asked, place);
  const one = objectTypeOf(type, `${seed}:${field}`, place);
  if (!one) return null;
  const { name } = one;
  return refTo(name, hasId(one) ? keyOf(one, asked, place) : `${seed}:${field}`, place);
}
