import { getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from "graphql";
import { timestamp } from "#gateway/platform/clock.ts";
import type { World } from "./rows.ts";
import { isRow, type Row } from "./world.ts";

const arrays = (type: unknown): boolean => String(type).includes("[");

/** The values whose names are fields of the type and whose shape fits; `customerId` is kept for the field `customer`. */
function fitting(type: GraphQLObjectType, given: Row): Row {
  const fields = type.getFields();
  const row: Row = {};
  for (const [name, value] of Object.entries(given)) {
    const field = fields[name];
    if (name === "id" || value === undefined) continue;
    if (!field) {
      if (name.endsWith("Id") && fields[name.slice(0, -2)]) row[name] = value;
      continue;
    }
    const named = getNamedType(field.type);
    if (value === null) {
      if (!String(field.type).endsWith("!")) row[name] = null;
    } else if (Array.isArray(value) !== arrays(field.type)) {
      continue;
    } else if (isLeafType(named)) {
      if (canSay(named, value)) row[name] = value;
    } else if (isObjectType(named) && isRow(value)) {
      row[name] = { __typename: named.name, ...fitting(named, value) };
    } else if (isObjectType(named) && Array.isArray(value) && value.every(isRow)) {
      row[name] = value.map((one) => ({ __typename: named.name, ...fitting(named, one) }));
    }
  }
  return row;
}

/** Whether the leaf type can put the value into an answer. */
function canSay(type: { serialize(value: unknown): unknown }, value: unknown): boolean {
  try {
    for (const one of Array.isArray(value) ? value : [value]) type.serialize(one);
    return true;
  } catch {
    return false;
  }
}

/**
 * What a row of the type takes over from a mutation's arguments, and from the input objects among them.
 * @param stamp what happens to the row: adding or changing it sets its instants too.
 */
export function echoOf(type: GraphQLObjectType, args: Row, world: World, stamp?: "added" | "changed"): Row {
  const fields = type.getFields();
  const inputs = Object.entries(args)
    .filter(([name, value]) => isRow(value) && !fields[name])
    .map(([, value]) => value)
    .filter(isRow);
  const now = timestamp(world.context.clock);
  const stamps = Object.entries({
    ...(stamp === "added" && { createdAt: now, version: 1 }),
    ...(stamp && { updatedAt: now }),
  }).filter(
    ([name]) => fields[name] && canSay(getNamedLeaf(fields[name].type), name === "version" ? 1 : now),
  );
  return Object.assign(
    {},
    Object.fromEntries(stamps),
    ...[args, ...inputs].map((given) => fitting(type, given)),
  );
}

function getNamedLeaf(type: Parameters<typeof getNamedType>[0]): { serialize(value: unknown): unknown } {
  const named = getNamedType(type);
  return isLeafType(named)
    ? named
    : {
        serialize: () => {
          throw new Error("Not a leaf.");
        },
      };
}
