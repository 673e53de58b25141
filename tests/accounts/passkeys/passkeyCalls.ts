import { asking, type TestGateway } from "#tests/support/gateway.ts";
import { createAuthenticator, type Authenticator } from "./authenticator.ts";

type MakeOptions = Parameters<Authenticator["make"]>[0];
type ShowOptions = Parameters<Authenticator["show"]>[0];
type Amiss = Parameters<Authenticator["show"]>[1];

export const FINISH =
  "mutation ($credential: JSON!) { passkeySignInFinish(credential: $credential) { accessToken userData { username } } }";

/** What a person does with passkeys. */
export function passkeyCalls(gateway: () => TestGateway) {
  const ask = asking(gateway);
  const beginAdding = async (token: string, password: string) =>
    (
      await ask<{ options: MakeOptions & { excludeCredentials: { id: string }[] } }>(
        "mutation ($password: String!) { options: passkeyAddBegin(password: $password) }",
        { password },
        token,
      )
    ).options;
  const finishAdding = async (token: string, credential: object, name: string | null = null) =>
    (
      await ask<{ passkey: { id: string; name: string } }>(
        "mutation ($credential: JSON!, $name: String) { passkey: passkeyAddFinish(credential: $credential, name: $name) { id name } }",
        { credential, name },
        token,
      )
    ).passkey;
  /** Adds a passkey to a sample account, whose password is its name. */
  const add = async (username: string, name: string | null = null) => {
    const token = await gateway().signIn(username);
    const device = createAuthenticator();
    const { id } = await finishAdding(token, device.make(await beginAdding(token, username)), name);
    return { token, device, id };
  };
  const beginSigningIn = async () =>
    (await ask<{ options: ShowOptions }>("mutation { options: passkeySignInBegin }")).options;
  const signIn = async (device: Authenticator, amiss?: Amiss) =>
    await gateway().graphql(FINISH, { credential: device.show(await beginSigningIn(), amiss) });
  const list = async (token: string) =>
    (
      await ask<{ passkeys: { id: string; name: string; lastUsedAt: string | null }[] }>(
        "{ passkeys { id name createdAt lastUsedAt isSynced } }",
        {},
        token,
      )
    ).passkeys;
  const record = async (token: string, first = 1) =>
    (
      await ask<{ ownAudit: { items: { kind: string; detail: object }[] } }>(
        "query ($first: Int!) { ownAudit(first: $first) { items { kind detail } } }",
        { first },
        token,
      )
    ).ownAudit.items;
  const refusal = async (query: string, variables: object, token?: string) =>
    (await gateway().graphql(query, variables, token)).errors?.[0]?.extensions;
  return { ask, beginAdding, finishAdding, add, beginSigningIn, signIn, list, record, refusal };
}
