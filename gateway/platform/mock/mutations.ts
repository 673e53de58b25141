import { getNamedType, getNullableType, isListType, isObjectType, type GraphQLObjectType } from "graphql";
import { notFound } from "#gateway/platform/errors.ts";
import { echoOf } from "./echo.ts";
import { fieldValue, type MockResolver } from "./fields.ts";
import { idIn, rootSeed } from "./queries.ts";
import { objectOf } from "./objects.ts";
import { refTo } from "./refs.ts";
import { changeRow, removeRow, worldOf, type World } from "./rows.ts";
import type { SeededStore } from "./seededStore.ts";
import { wordsOf } from "./seed.ts";
import { hasId, isRow, type Row } from "./world.ts";

const verbs = {
  remove: /\b(delete|remove|destroy|purge|erase)\b/,
  add: /\b(create|add|new|insert|register|import|submit|place)\b/,
};

/** The type of the rows a mutation is about: what it answers, what its payload holds, or what its name says. */
function subjectOf({ info }: World): GraphQLObjectType | null {
  const answered = getNamedType(info.returnType);
  if (hasId(answered)) return answered;
  const held =
    "getFields" in answered
      ? Object.values(answered.getFields())
          .map(({ type }) => getNamedType(type))
          .find(hasId)
      : undefined;
  if (held) return held;
  const name = wordsOf(info.fieldName)
    .replaceAll(/\b(delete|remove|destroy|purge|erase|create|add|new|update|edit|set|bulk|many|all)\b/g, "")
    .replaceAll(" ", "");
  const named = Object.values(info.schema.getTypeMap()).find((type) =>
    [name, name.replace(/s$/, ""), name.replace(/ies$/, "y")].includes(type.name.toLowerCase()),
  );
  return hasId(named) ? named : null;
}

interface Done {
  ids: string[];
  rows: Row[];
}

/** Does to the rows what the mutation's name and arguments say. */
async function act(type: GraphQLObjectType, args: Row, world: World): Promise<Done> {
  const name = wordsOf(world.info.fieldName);
  const many = Array.isArray(args["ids"]) ? args["ids"].map(String) : null;
  const id = idIn(args, world);
  const isRemoval = verbs.remove.test(name);
  if (!isRemoval && (verbs.add.test(name) || (id === null && many === null))) {
    const batch = Object.values(args).find(
      (value): value is Row[] => Array.isArray(value) && value.every(isRow),
    );
    const rows = (batch ?? [args]).map((given) =>
      world.store.add(type.name, echoOf(type, given, world, "added"), world.sandbox),
    );
    return { ids: rows.map((row) => String(row["id"])), rows };
  }
  const done: Done = { ids: [], rows: [] };
  for (const one of many ?? (id === null ? [] : [id])) {
    const row = isRemoval
      ? await removeRow(type, one, world)
      : await changeRow(type, one, echoOf(type, args, world, "changed"), world);
    if (!row && !many) throw notFound(type.name);
    if (!row) continue;
    done.ids.push(one);
    done.rows.push(row);
  }
  return done;
}

/** Puts what was done into a payload: rows and ids where they fit, success, and no errors. */
function payloadOf(payload: GraphQLObjectType, type: GraphQLObjectType, { ids, rows }: Done): Row {
  const entries = Object.values(payload.getFields()).flatMap((field): [string, unknown][] => {
    const named = getNamedType(field.type);
    const isList = String(field.type).startsWith("[");
    if (named === type) return [[field.name, isList ? rows : (rows[0] ?? null)]];
    if (named.name === "ID") return [[field.name, isList ? ids : (ids[0] ?? null)]];
    if (/^(success|ok|succeeded)$/.test(field.name)) return [[field.name, true]];
    return isList && /errors$/i.test(field.name) ? [[field.name, []]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Answers a mutation without a resolver, which changes a store and not only reads it: adds, changes or removes a seeded
 * row, and echoes what it was given.
 */
export const mutationOf =
  (store: SeededStore): MockResolver =>
  async (_source, args, context, info) => {
    const world = worldOf(store, context, info);
    const type = subjectOf(world);
    const done = type ? await act(type, args, world) : { ids: [], rows: [] };
    const answer = getNamedType(info.returnType);
    const isList = isListType(getNullableType(info.returnType));
    if (answer === type) return isList ? done.rows : done.rows[0];
    if (answer.name === "ID" && type) return isList ? done.ids : done.ids[0];
    if (answer.name === "Boolean" && !isList) return true;
    if (answer.name === "Int" && type && !isList) return done.ids.length;
    const seed = rootSeed(args, world);
    if (isList || !isObjectType(answer))
      return await fieldValue(refTo(info.parentType.name, seed, world), {}, world);
    const given = type ? payloadOf(answer, type, done) : echoOf(answer, args, world);
    return objectOf(answer, refTo(answer.name, seed, world), given, world);
  };
