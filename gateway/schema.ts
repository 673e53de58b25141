import { globSync, readdirSync, readFileSync } from "node:fs";
import { addResolversToSchema } from "@graphql-tools/schema";
import type { IResolvers } from "@graphql-tools/utils";
import { buildASTSchema, parse, type GraphQLSchema } from "graphql";
import type { Resolvers } from "./generated/resolvers.ts";
import { academy } from "./domains/academy/index.ts";
import { accounts } from "./domains/accounts/index.ts";
import { calendar } from "./domains/calendar/index.ts";
import { catalogue } from "./domains/catalogue/index.ts";
import { chat } from "./domains/chat/index.ts";
import { dashboards } from "./domains/dashboards/index.ts";
import { develop } from "./domains/develop/index.ts";
import { ecommerce } from "./domains/ecommerce/index.ts";
import { email } from "./domains/email/index.ts";
import { hosting } from "./domains/hosting/index.ts";
import { invoice } from "./domains/invoice/index.ts";
import { ledger } from "./domains/ledger/index.ts";
import { logistics } from "./domains/logistics/index.ts";
import { orders } from "./domains/orders/index.ts";
import { machines } from "./domains/machines/index.ts";
import { overview } from "./domains/overview/index.ts";
import { pages } from "./domains/pages/index.ts";
import { partners } from "./domains/partners/index.ts";
import { shell } from "./domains/shell/index.ts";
import { tickets } from "./domains/tickets/index.ts";
import { users } from "./domains/users/index.ts";
import { charts } from "./domains/charts/index.ts";
import { domains } from "./domains/domains/index.ts";
import { gallery } from "./domains/gallery/index.ts";
import { enforceAccess } from "./platform/auth/directives.ts";
import type { Entity } from "./platform/entity/entity.ts";
import { withIdempotency } from "./platform/entity/idempotency.ts";
import { mockSchema } from "./platform/mock/mockSchema.ts";
import { root } from "./platform/root.ts";
import { scalars } from "./platform/scalars.ts";
import { searchResolvers } from "./platform/entity/search.ts";
import { undoResolvers } from "./platform/entity/undo.ts";

/** Every entity of every area; lower areas first. */
export const entities: readonly Entity<Resolvers>[] = [
  ...accounts,
  ...overview,
  ...develop,
  ...ecommerce,
  ...calendar,
  ...chat,
  ...email,
  ...invoice,
  ...users,
  ...catalogue,
  ...ledger,
  ...partners,
  ...orders,
  ...hosting,
  ...tickets,
  ...domains,
  ...charts,
  ...machines,
  ...academy,
  ...logistics,
  ...dashboards,
  ...pages,
  ...shell,
  ...gallery,
];

const folder = new URL("schema/", root);

/** The schema language of all areas, as it stands in `schema/`. */
export const typeDefs = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .sort()
    .map((file) => readFileSync(new URL(file, folder), "utf8"));

const pictures = new URL("web/public/", root);

/** What can be asked of the schema beside what stands in `schema/`. */
export interface SchemaOptions {
  /** Fields without a resolver answer seeded values, and a root field that names no access counts as `@sample`. */
  mock?: boolean;
  /** More schema language, as if it stood in another file. */
  extraTypeDefs?: string;
}

/** The resolvers of all, those of the same type together. */
function resolversOf(all: readonly object[]): IResolvers {
  const types: Record<string, object> = {};
  for (const [type, fields] of all.flatMap((one) => Object.entries(one)))
    Object.assign((types[type] ??= {}), fields);
  return types;
}

/** The executable schema, with access enforced. */
export function createSchema({ mock = false, extraTypeDefs = "" }: SchemaOptions = {}): GraphQLSchema {
  const sdl = [...typeDefs(), extraTypeDefs].join("\n");
  const schema = addResolversToSchema({
    // Nobody is told where in the schema language something stands, and what is valid is said by a test.
    schema: buildASTSchema(parse(sdl, { noLocation: true }), { assumeValidSDL: true }),
    resolvers: {
      ...resolversOf([
        undoResolvers(entities),
        searchResolvers(entities),
        ...entities.flatMap((one) => one.resolvers ?? []),
      ]),
      ...scalars,
    },
    inheritResolversFromInterfaces: true,
    // The schema is this call's own, and no other step makes all its types anew.
    updateResolversInPlace: true,
  });
  // Access comes first: an answer that is kept is given to nobody who may not ask any more.
  if (!mock) return enforceAccess(withIdempotency(schema));
  const files = globSync("media/**/*.{svg,png,jpg,webp}", { cwd: pictures }).sort();
  const mocked = mockSchema(
    schema,
    files.map((file) => `/${file.replaceAll("\\", "/")}`),
  );
  return enforceAccess(withIdempotency(mocked), "sample");
}
