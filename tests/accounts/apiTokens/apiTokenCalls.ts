import { asking, type TestGateway } from "#tests/support/gateway.ts";

export const CREATE =
  "mutation ($input: ApiTokenInput!, $password: String!) { created: apiTokenCreate(input: $input, password: $password) { secret apiToken { id ending scopes expiresAt } } }";
export const REVOKE = "mutation ($id: ID!) { apiTokenRevoke(id: $id) }";

interface Created {
  secret: string;
  apiToken: { id: string; ending: string; scopes: string[]; expiresAt: string | null };
}

/** What a person does with API tokens. */
export function apiTokenCalls(gateway: () => TestGateway) {
  const ask = asking(gateway);
  /** Makes a token for a sample account, whose password is its name. */
  const create = async (username: string, scopes = ["READ"], expiresAt: string | null = null) => {
    const session = await gateway().signIn(username);
    const variables = { input: { name: "Harbour script", scopes, expiresAt }, password: username };
    const { created } = await ask<{ created: Created }>(CREATE, variables, session);
    return { ...created, session };
  };
  const list = async (session: string) =>
    (
      await ask<{ apiTokens: { id: string; name: string; lastUsedAt: string | null }[] }>(
        "{ apiTokens { id name scopes ending createdAt expiresAt lastUsedAt } }",
        {},
        session,
      )
    ).apiTokens;
  const refusal = async (query: string, variables: object, token?: string) =>
    (await gateway().graphql(query, variables, token)).errors?.[0]?.extensions;
  /** Whose the token is; null for nobody's. */
  const holder = async (token: string) =>
    (
      await ask<{ viewer: { user: { username: string } } | null }>(
        "{ viewer { user { username } } }",
        {},
        token,
      )
    ).viewer?.user.username ?? null;
  return { ask, create, list, refusal, holder };
}
