// npm run mock: npm start, where fields, types and operations without a resolver answer seeded values.
process.env.MOCK = "on";
await import("./start.mjs");
