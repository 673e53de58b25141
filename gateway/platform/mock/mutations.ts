import {
  getNamedType,
  isListType,
  isNonNullType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
} from "graphql";
import { notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { echoOf } from "./echo.ts";
import { idIn, rootSeed } from "./queries.ts";
import { addRow, changeRow, removeRow, seededObject } from "./rows.ts";
import { wordsOf } from "./seed.ts";
import { seededValue } from "./values.ts";
import { hasId, isRow, type Row, type World } from "./world.ts";

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
    const rows = (batch ?? [args]).map((given) => addRow(type, echoOf(type, given, world, "added"), world));
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

/** Answers a mutation without a resolver: adds, changes or removes a seeded row, and echoes what it was given. */
export const mutationOf =
  (pictures: readonly string[]): GraphQLFieldResolver<unknown, RequestContext, Row> =>
  async (_source, args, context, info) => {
    const world = { context, info, pictures };
    const type = subjectOf(world);
    const done = type ? await act(type, args, world) : { ids: [], rows: [] };
    const answer = getNamedType(info.returnType);
    const isList = isListType(isNonNullType(info.returnType) ? info.returnType.ofType : info.returnType);
    if (answer === type) return isList ? done.rows : done.rows[0];
    if (answer.name === "ID" && type) return isList ? done.ids : done.ids[0];
    if (answer.name === "Boolean" && !isList) return true;
    if (answer.name === "Int" && type && !isList) return done.ids.length;
    const seed = rootSeed(args, world);
    if (!("getFields" in answer) || isList || !("isTypeOf" in answer))
      return await seededValue(info.returnType, info.fieldName, seed, null, args, world);
    return seededObject(
      answer,
      seed,
      world,
      type ? payloadOf(answer, type, done) : echoOf(answer, args, world),
    );
  };
