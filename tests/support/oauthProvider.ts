import type { AddressInfo } from "node:net";
import { OAuth2Server } from "oauth2-mock-server";

/** Who a third party says the person is, and which addresses they have there. */
export interface StandIn {
  user: unknown;
  emails: unknown;
}

/** A third party on loopback. */
export interface OAuthProvider {
  /** The variables that have a gateway ask it, as GitHub and as LINUX DO. */
  env: Record<string, string>;
  /** What it answers from now on. */
  says: StandIn;
  server: OAuth2Server;
  close: () => Promise<void>;
}

/** Starts a third party that says yes at once. */
export async function startOAuthProvider(): Promise<OAuthProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  const { port }: AddressInfo = server.address();
  const origin = `http://127.0.0.1:${port}`;
  const env: Record<string, string> = { PRIVATE_HOSTS: "127.0.0.1" };
  const says: StandIn = { user: { id: 42, login: "linzhixia-dev" }, emails: [] };
  const provider: OAuthProvider = { env, says, server, close: () => server.stop() };
  server.service.on("beforeUserinfo", (answer, request) => {
    const { emails, user } = provider.says;
    const body = request.url?.includes("emails") ? emails : user;
    Object.assign(answer, { body });
  });
  // Like GitHub, which knows no identity tokens.
  server.service.on("beforeResponse", ({ body }) => {
    if (typeof body === "object" && body !== null) Reflect.deleteProperty(body, "id_token");
  });
  for (const name of ["GITHUB", "LINUXDO"])
    Object.assign(env, {
      [`${name}_CLIENT_ID`]: "berth",
      [`${name}_CLIENT_SECRET`]: "s3cret",
      [`${name}_AUTHORIZE_URL`]: `${origin}/authorize`,
      [`${name}_TOKEN_URL`]: `${origin}/token`,
      [`${name}_USER_URL`]: `${origin}/userinfo`,
    });
  env["GITHUB_EMAILS_URL"] = `${origin}/userinfo?emails`;
  return provider;
}
