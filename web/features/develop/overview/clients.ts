/** The clients that code is shown for: the file of each, and what it is installed with. */
export const clients = {
  apollo: { file: "products.tsx", packages: "@apollo/client rxjs" },
  urql: { file: "products.tsx", packages: "urql" },
  tanstack: { file: "products.tsx", packages: "@tanstack/react-query graphql-request" },
  graphqlRequest: { file: "products.ts", packages: "graphql-request" },
  fetch: { file: "products.ts", packages: "" },
} as const;

export type ClientName = keyof typeof clients;

export const clientNames: readonly ClientName[] = ["apollo", "urql", "tanstack", "graphqlRequest", "fetch"];

/** Libraries are called the same in every language. */
export const clientTitles: Record<ClientName, string> = {
  apollo: "Apollo Client",
  urql: "urql",
  tanstack: "TanStack Query",
  graphqlRequest: "graphql-request",
  fetch: "fetch",
};

export const generator =
  "graphql @graphql-codegen/cli @graphql-codegen/typescript @graphql-codegen/typescript-operations @graphql-codegen/typed-document-node";
