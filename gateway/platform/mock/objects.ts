import { isRef, type Ref } from "@graphql-tools/mock";
import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from "graphql";
import { seededLeaves } from "./leaf.ts";
import { isThere, refOfRow, refTo, seedOfField, splitKey } from "./refs.ts";
import { objectTypeOf, spotOf } from "./values.ts";
import { hasId, isKey, isRow, lookupOf, reachOf, type Place, type Row } from "./world.ts";

/** A value that was given for a field; each object in it also holds the ref by which the rest of its fields are asked for. */
export function withRefs(type: GraphQLOutputType, value: unknown, place: Place): unknown {
  const named = getNamedType(type);
  if (!isObjectType(named)) return value;
  if (Array.isArray(value)) return value.map((one) => withRefs(named, one, place));
  if (!isRow(value) || isRef(value)) return value;
  return objectOf(named, refOfRow(value, named, place), value, place);
}

/**
 * An object that holds what it was given, beside the ref by which the rest of its fields are asked for. What it was given
 * as `customerId` it also holds as the ref `customer`, which a store that is told its key alone could not know.
 */
export function objectOf(type: GraphQLObjectType, ref: Ref, values: Row, place: Place): Row {
  const seed = seedOfField(type, splitKey(ref.$ref.key).own, {});
  const fields = type.getFields();
  const row: Row = { ...ref };
  if (fields["id"])
    row["id"] = seededLeaves(fields["id"].type, type, "id", spotOf(type, seed, place), reachOf(place));
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    row[name] = field ? withRefs(field.type, value, place) : value;
    const stem = name.replace(/Id$/, "");
    const pointer = fields[stem]?.type;
    if (stem === name || !pointer || stem in values || !isKey(value)) continue;
    const one = isListType(getNullableType(pointer)) ? null : objectTypeOf(pointer, `${seed}:${stem}`, place);
    // A real row is read when it is asked for.
    if (!one || !hasId(one) || lookupOf(place.schema, one.name)) continue;
    const target = refTo(one.name, String(value), place);
    row[stem] = isNonNullType(pointer) || isThere(target) ? target : null;
  }
  return row;
}
