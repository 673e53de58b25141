import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from "graphql";
import { seededKey, seededLeaves } from "./leaf.ts";
import { findRow, rowOf, seededObject, spotOf } from "./rows.ts";
import { pageWith } from "./pages.ts";
import { pick, seedOf, within } from "./seed.ts";
import { hasId, pageOf, reachOf, type Row, type World } from "./world.ts";

/** Lists that a chart draws are longer. */
const series = /points|series|history|trend|timeline|daily|monthly/i;

/** The object type behind an output type; of an interface or a union, the one that the seed chooses. */
export function objectTypeOf(
  type: GraphQLOutputType,
  seed: string,
  { info }: World,
): GraphQLObjectType | null {
  const named = getNamedType(type);
  if (isObjectType(named)) return named;
  return isAbstractType(named) ? pick(info.schema.getPossibleTypes(named), seedOf(seed, "type")) : null;
}

/** The key of the row that a field points at: what the row itself says (`customerId`), else what the seed says. */
function keyOf(type: GraphQLObjectType, field: string, seed: string, source: unknown, world: World): string {
  const row = new Map<string, unknown>(typeof source === "object" && source ? Object.entries(source) : []);
  const told = row.get(`${field}Id`);
  if (typeof told === "string" || typeof told === "number") return String(told);
  const { name } = world.info.parentType;
  const isAbout =
    name !== type.name && name.startsWith(type.name) && /(Change|Changed|Event|Update|Payload)$/.test(name);
  const own = row.get("id");
  if (isAbout && (typeof own === "string" || typeof own === "number")) return String(own);
  return String(seededKey(seed, field, type.name, reachOf(world)(type.name)));
}

/** Some neighbouring rows of a type, or some objects where rows have no id. */
async function some(type: GraphQLOutputType, field: string, seed: string, world: World): Promise<Row[]> {
  const length = series.test(field) ? 12 : within(2, 5, seedOf(seed, field, "length"));
  const rows = await Promise.all(
    Array.from({ length }, async (_, at) => {
      const one = objectTypeOf(type, `${seed}:${field}:${at}`, world);
      if (!one) return null;
      if (!hasId(one)) return seededObject(one, `${seed}:${field}:${at}`, world);
      const reach = reachOf(world)(one.name);
      return await findRow(
        one,
        String(((seededKey(seed, field, one.name, reach) + at - 1) % reach) + 1),
        world,
      );
    }),
  );
  return rows.filter((row) => row !== null);
}

/**
 * The seeded value of a field of a row.
 * @param seed what the row's values grow from.
 * @param source the row, which may say more of what belongs to it.
 */
export async function seededValue(
  type: GraphQLOutputType,
  field: string,
  seed: string,
  source: unknown,
  args: Row,
  world: World,
): Promise<unknown> {
  const named = getNamedType(type);
  const { parentType } = world.info;
  if (isLeafType(named))
    return seededLeaves(type, parentType, field, spotOf(parentType, seed, world), reachOf(world));
  const list = isNonNullType(type) ? type.ofType : type;
  if (isListType(list)) return await some(type, field, seed, world);
  const one = objectTypeOf(type, `${seed}:${field}`, world);
  if (!one) return null;
  const page = pageOf(one);
  if (page)
    return pageWith(
      one,
      page.list,
      await some(page.rows, field, seed, world),
      args,
      `${seed}:${field}`,
      world,
    );
  if (!hasId(one)) return seededObject(one, `${seed}:${field}`, world);
  const key = keyOf(one, field, seed, source, world);
  return (await findRow(one, key, world)) ?? (isNonNullType(type) ? rowOf(one, key, world) : null);
}
