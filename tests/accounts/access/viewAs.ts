import { asking, type TestGateway } from "#tests/support/gateway.ts";

/** Puts the role's rights on in a session of an administrator, a new one by default; answers the token that it has then. */
export async function viewAs(gateway: TestGateway, role: string, token?: string): Promise<string> {
  const { viewAs: now } = await asking(() => gateway)<{ viewAs: { accessToken: string } }>(
    "mutation ($role: AccessRole!) { viewAs(role: $role) { accessToken } }",
    { role },
    token ?? (await gateway.signIn("admin")),
  );
  return now.accessToken;
}
