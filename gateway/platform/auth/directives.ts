import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from "graphql";
import { type Directives, directivesOf } from "#gateway/platform/directives.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Access } from "#gateway/platform/request/access.ts";
import { type Doing, enforce } from "./access.ts";

/** What a field asks of the caller by its directives; null where it says nothing. */
export function accessOf({ can, auth, sample, devTools, public: all }: Directives): Access | null {
  if (can?.[0]) return { action: String(can[0]["action"]), subject: String(can[0]["subject"]) };
  if (auth) return "auth";
  if (sample) return "sample";
  if (devTools) return "devTools";
  return all ? "public" : null;
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
      const directives = directivesOf(schema, field);
      const access = accessOf(directives) ?? (roots.has(type) ? unsaid : "public");
      if (!access)
        throw new Error(`${type.name}.${field.name} needs one of @public, @sample, @auth, @can, @devTools.`);
      const isSessionOnly = directives["sessionOnly"] !== undefined;
      const isWhileViewingAs = directives["whileViewingAs"] !== undefined;
      const isChange = type === schema.getMutationType();
      guard(field, access, { isChange, isSessionOnly, isWhileViewingAs });
    }
  }
  return schema;
}
