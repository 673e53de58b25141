import type { Screens } from "#tests/support/screens.ts";

type Ask = Screens["ask"];

/** The client's own token, as of another window. */
export const signedIn = async (ask: Ask): Promise<string> =>
  (
    await ask<{ session: { accessToken: string } }>(
      'mutation { session: ordinaryUserLogin(username: "client", password: "client") { accessToken } }',
    )
  ).session.accessToken;

/** Makes an app of the client's; answers its identifier. */
export async function makeApp(ask: Ask, name: string, more: object = {}): Promise<string> {
  const input = {
    name,
    spec: { image: "berth/hello:1.0", ports: [{ port: 8080 }], health: { path: "/", port: 8080 } },
    ...more,
  };
  const { app } = await ask<{ app: { id: string } }>(
    "mutation ($input: AppCreateInput!, $key: String!) { app: appCreate(input: $input, idempotencyKey: $key) { id } }",
    { input, key: `make-${name}` },
    await signedIn(ask),
  );
  return app.id;
}
