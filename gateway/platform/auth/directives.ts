import { type DirectableObject, getDirective, MapperKind, mapSchema } from "@graphql-tools/utils";
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLSchema } from "graphql";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Access } from "#gateway/platform/request/access.ts";
import { enforce } from "./access.ts";

/** What a field of the schema asks of the caller by its directives; null where it says nothing. */
export function accessOf(schema: GraphQLSchema, field: DirectableObject): Access | null {
  const has = (name: string) => getDirective(schema, field, name)?.[0];
  const can = has("can");
  if (can) return { action: String(can["action"]), subject: String(can["subject"]) };
  if (has("auth")) return "auth";
  if (has("sample")) return "sample";
  if (has("devTools")) return "devTools";
  return has("public") ? "public" : null;
}

/**
 * The schema with `@public`, `@sample`, `@devTools`, `@auth` and `@can` enforced before each resolver.
 * @param unsaid what counts for a root field with none of them; null refuses it.
 * @throws {Error} when a field of Query, Mutation or Subscription says nothing of who may use it.
 */
export function enforceAccess(schema: GraphQLSchema, unsaid: Access | null = null): GraphQLSchema {
  const guard = (field: GraphQLFieldConfig<unknown, RequestContext>, access: Access) => {
    const { resolve = defaultFieldResolver, subscribe } = field;
    if (access === "public") return field;
    return {
      ...field,
      resolve: (...args: Parameters<typeof resolve>) => {
        enforce(access, args[2]);
        return resolve(...args);
      },
      ...(subscribe && {
        subscribe: (...args: Parameters<typeof subscribe>) => {
          enforce(access, args[2]);
          return subscribe(...args);
        },
      }),
    };
  };
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field, name, type) => {
      const access = accessOf(schema, field) ?? unsaid;
      if (!access) throw new Error(`${type}.${name} needs one of @public, @sample, @auth, @can, @devTools.`);
      return guard(field, access);
    },
    [MapperKind.OBJECT_FIELD]: (field) => {
      const access = accessOf(schema, field);
      return access ? guard(field, access) : field;
    },
  });
}
