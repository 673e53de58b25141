import { z } from "zod";
import { AppError } from "#gateway/platform/errors.ts";
import type { ProviderName } from "#gateway/platform/providers.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";

const titles: Record<ProviderName, string> = { github: "GitHub", linuxdo: "LINUX DO" };

const person = z
  .object({
    id: z.union([z.number().int().nonnegative(), z.string().regex(/^[\w.:-]{1,100}$/)]),
    login: z.string().min(1).max(100).optional(),
    username: z.string().min(1).max(100).optional(),
  })
  .refine(({ login, username }) => login !== undefined || username !== undefined);
const addresses = z.array(
  z.object({ email: z.email().max(200), primary: z.boolean(), verified: z.boolean() }),
);

const loadLibrary = () => import("openid-client");

/** How a third party is asked here. */
async function clientOf({ config, outbound }: RequestContext, thirdParty: ProviderName) {
  const settings = config.providers[thirdParty];
  if (!settings)
    throw new AppError("NOT_FOUND", `${titles[thirdParty]} is not set up here: sign in another way.`);
  const library = await loadLibrary();
  const { authorize, token, clientId, clientSecret } = settings;
  const client = new library.Configuration(
    {
      issuer: new URL(authorize).origin,
      authorization_endpoint: authorize,
      token_endpoint: token,
    },
    clientId,
    clientSecret,
  );
  client[library.customFetch] = async (url, { method, headers, body }) =>
    await outbound.fetch(url, {
      method,
      headers,
      body: body instanceof URLSearchParams ? body.toString() : undefined,
    });
  if ([authorize, token].some((one) => one.startsWith("http:"))) library.allowInsecureRequests(client);
  return { library, client, settings };
}

const backTo = ({ origin }: RequestContext, thirdParty: ProviderName): URL =>
  new URL(`/oauth/${thirdParty}/callback`, origin);

/** Where the person is sent, and what must come back and be shown then. */
export async function sendTo(context: RequestContext, thirdParty: ProviderName) {
  const { library, client, settings } = await clientOf(context, thirdParty);
  const verifier = library.randomPKCECodeVerifier();
  const state = library.randomState();
  const url = library.buildAuthorizationUrl(client, {
    redirect_uri: backTo(context, thirdParty).href,
    scope: settings.scope,
    state,
    code_challenge: await library.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  return { url: url.href, state, verifier };
}

/** The address that may be shown as the person's own: the first one, if it is verified. */
async function verifiedEmail(ask: (url: string) => Promise<unknown>, url: string | null) {
  if (url === null) return null;
  const found = addresses.safeParse(await ask(url));
  return found.data?.find(({ primary, verified }) => primary && verified)?.email ?? null;
}

/**
 * Who the person is, whom the third party sent back with a code.
 * @throws {AppError} PROVIDER_FAILED where it does not answer, takes too long, or answers something else.
 */
export async function whoCame(
  context: RequestContext,
  thirdParty: ProviderName,
  { code, state, verifier }: { code: string; state: string; verifier: string },
) {
  const { library, client, settings } = await clientOf(context, thirdParty);
  const here = backTo(context, thirdParty);
  here.search = new URLSearchParams({ code, state }).toString();
  try {
    const { access_token: token } = await library.authorizationCodeGrant(client, here, {
      pkceCodeVerifier: verifier,
      expectedState: state,
    });
    const ask = async (url: string): Promise<unknown> => {
      const answer = await library.fetchProtectedResource(
        client,
        token,
        new URL(url),
        "GET",
        undefined,
        new Headers({ accept: "application/json" }),
      );
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
      return await answer.json();
    };
    const { id, login, username } = person.parse(await ask(settings.user));
    const name = login ?? username ?? "";
    return { subject: String(id), name, email: await verifiedEmail(ask, settings.emails) };
  } catch (error) {
    context.log.warn({ err: error, thirdParty }, "third party failed");
    throw new AppError(
      "PROVIDER_FAILED",
      `${titles[thirdParty]} did not answer as it should: begin again in a moment, or sign in another way.`,
    );
  }
}
