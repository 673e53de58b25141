import { getArgumentValues, type GraphQLField, type GraphQLSchema } from "graphql";

/** What the schema language says of a field: by the name of each directive the arguments of each time it stands there. */
export type Directives = Record<string, Record<string, unknown>[] | undefined>;

/** The directives of a field. */
export function directivesOf(
  schema: GraphQLSchema,
  { astNode }: Pick<GraphQLField<unknown, unknown>, "astNode">,
) {
  const found: Directives = {};
  for (const node of astNode?.directives ?? []) {
    const declared = schema.getDirective(node.name.value);
    (found[node.name.value] ??= []).push(declared ? getArgumentValues(declared, node) : {});
  }
  return found;
}
