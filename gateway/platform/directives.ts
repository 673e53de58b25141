import { type DirectableObject, getDirectiveExtensions } from "@graphql-tools/utils";
import type { GraphQLSchema } from "graphql";

/** What the schema language says of a field: by the name of each directive the arguments of each time it stands there. */
export type Directives = Record<string, Record<string, unknown>[] | undefined>;

/** The directives of a field. */
export const directivesOf = (schema: GraphQLSchema, field: DirectableObject): Directives =>
  field.astNode?.directives?.length ? getDirectiveExtensions(field, schema) : {};
