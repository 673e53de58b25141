import { createServer } from "node:http";
import { createSchema, createYoga } from "graphql-yoga";
import { get, pageOf, port, typeDefs } from "./rows.mjs";

const resolvers = { Query: { products: (_, args) => pageOf(args), product: (_, { id }) => get(id) } };
const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  graphqlEndpoint: "/graphql",
  logging: false,
});
createServer((request, response) => void yoga(request, response)).listen(port, "127.0.0.1");
