import { type DirectableObject, getDirective } from "@graphql-tools/utils";
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from "graphql";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Access } from "#gateway/platform/request/access.ts";
import { type Doing, enforce } from "./access.ts";

/** What a field of the schema asks of the caller by its directives; null where it says nothing. */
export function accessOf(schema: GraphQLSchema, field: DirectableObject): Access | null {
  if (!field.astNode?.directives?.length) return null;
  const has = (name: string) => getDirective(schema, field, name)?.[0];
  const can = has("can");
  if (can) return { action: String(can["action"]), subject: String(can["subject"]) };
  if (has("auth")) return "auth";
  if (has("sample")) return "sample";
  if (has("devTools")) return "devTools";
  return has("public") ? "public" : null;
}

function guard(field: GraphQLField<unknown, RequestContext>, access: Access, doing: Doing): void {
  if (access === "public" && !doing.isChange && !doing.isSessionOnly) return;
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (...args) => {
    enforce(access, args[2], doing);
    return resolve(...args);
  };
  if (!subscribe) return;
  field.subscribe = (...args) => {
    enforce(access, args[2], doing);
    return subscribe(...args);
  };
}

/**
 * Lets the schema enforce `@public`, `@sample`, `@devTools`, `@auth` and `@can` before each resolver, and what an API token
 * or a session that views as another role may do there; the same schema is given back.
 * @param unsaid what counts for a root field with none of them; null refuses it.
 * @throws {Error} when a field of Query, Mutation or Subscription says nothing of who may use it.
 */
export function enforceAccess(schema: GraphQLSchema, unsaid: Access | null = null): GraphQLSchema {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const access = accessOf(schema, field) ?? (roots.has(type) ? unsaid : "public");
      if (!access)
        throw new Error(`${type.name}.${field.name} needs one of @public, @sample, @auth, @can, @devTools.`);
      const isSessionOnly = getDirective(schema, field, "sessionOnly") !== undefined;
      const isWhileViewingAs = getDirective(schema, field, "whileViewingAs") !== undefined;
      const isChange = type === schema.getMutationType();
      guard(field, access, { isChange, isSessionOnly, isWhileViewingAs });
    }
  }
  return schema;
}
