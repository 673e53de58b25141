import fastify from "fastify";
import mercurius from "mercurius";
import { get, pageOf, port, typeDefs } from "./rows.mjs";

const resolvers = { Query: { products: (_, args) => pageOf(args), product: (_, { id }) => get(id) } };
await fastify()
  .register(mercurius, { schema: typeDefs, resolvers, jit: 1 })
  .listen({ port, host: "127.0.0.1" });
