import { isIP } from "node:net";
import { z } from "zod";
import { tokenHash } from "#gateway/platform/auth/secrets.ts";
import { MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { insertChallenge, takeChallenge, type PasskeyRow } from "./repository.ts";

const LIFE = 5 * MINUTE;
// EdDSA, ES256 and RS256: what devices have.
const algorithms = [-8, -7, -257];

const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*={0,2}$/);
const common = { id: bytes.min(1).max(1_400), rawId: bytes, type: z.literal("public-key") };
const made = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .catch([]),
  }),
});
const shown = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});
const clientData = z.object({ challenge: z.string().max(200) });

const loadLibrary = () => import("@simplewebauthn/server");

/** Whose passkeys a request can be about. */
function partyOf({ origin }: Pick<RequestContext, "origin">) {
  const here = URL.canParse(origin) ? new URL(origin) : null;
  const id = here?.hostname ?? "";
  const isSafe = here?.protocol === "https:" || id === "localhost" || id.endsWith(".localhost");
  if (!here || !isSafe || isIP(id.replaceAll(/[[\]]/g, "")) !== 0)
    throw new AppError(
      "PASSKEYS_UNAVAILABLE",
      "Browsers give passkeys to https names and to localhost only: open the console there.",
    );
  return { origin: here.origin, id };
}

function read<T extends { response: { clientDataJSON: string } }>(schema: z.ZodType<T>, credential: unknown) {
  const parsed = schema.safeParse(credential);
  const message = "This is not what a browser answers: send it as the browser gave it.";
  const wrong = badInput({ credential: { code: "INVALID", message } });
  if (!parsed.success) throw wrong;
  try {
    const text = Buffer.from(parsed.data.response.clientDataJSON, "base64url").toString();
    return { given: parsed.data, challenge: clientData.parse(JSON.parse(text)).challenge };
  } catch {
    throw wrong;
  }
}

const keep = async ({ home, clock }: RequestContext, challenge: string, sessionId: string | null) =>
  await insertChallenge(
    home.db,
    { hash: tokenHash(challenge), sessionId, expiresAt: timestamp(clock, LIFE) },
    timestamp(clock),
  );

async function take({ home, clock }: RequestContext, challenge: string, sessionId: string | null) {
  if (!(await takeChallenge(home.db, tokenHash(challenge), sessionId, timestamp(clock))))
    throw new AppError(
      "CHALLENGE_EXPIRED",
      "This took longer than five minutes, or was done already: begin again.",
    );
}

const sessionOf = ({ viewer }: RequestContext): string => viewer?.sessionId ?? "";

interface Holder {
  id: string;
  username: string;
  fullName: string;
}

/** What the browser is asked to make. */
export async function askToMake(context: RequestContext, holder: Holder, present: readonly PasskeyRow[]) {
  const party = partyOf(context);
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: "Berth",
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(holder.id)),
    userName: holder.username,
    userDisplayName: holder.fullName,
    timeout: LIFE,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: present.map(({ credentialId: id, transports }) => ({
      id,
      transports: transports.split(",").filter(Boolean),
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keep(context, options.challenge, sessionOf(context));
  return options;
}

/** What the browser made, checked; null where it is not right. */
export async function checkMade(context: RequestContext, credential: unknown) {
  const party = partyOf(context);
  const { given, challenge } = read(made, credential);
  await take(context, challenge, sessionOf(context));
  const { verifyRegistrationResponse } = await loadLibrary();
  const checked = await verifyRegistrationResponse({
    response: { ...given, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { credential: kept, credentialBackedUp: isSynced } = checked.registrationInfo;
  return {
    credentialId: kept.id,
    publicKey: Buffer.from(kept.publicKey).toString("base64url"),
    counter: kept.counter,
    transports: given.response.transports.join(","),
    isSynced,
  };
}

/** What the browser is asked to show: any passkey that it has for this host. */
export async function askToShow(context: RequestContext) {
  const party = partyOf(context);
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: LIFE,
    userVerification: "required",
  });
  await keep(context, options.challenge, null);
  return options;
}

/** Reads what the browser showed: which passkey, and a check that answers how far it has counted, or null where it is not right. */
export async function readShown(context: RequestContext, credential: unknown) {
  const party = partyOf(context);
  const { given, challenge } = read(shown, credential);
  await take(context, challenge, null);
  const { userHandle, ...response } = given.response;
  return {
    credentialId: given.id,
    check: async ({ userId, credentialId: id, publicKey }: PasskeyRow): Promise<number | null> => {
      if (userHandle && Buffer.from(userHandle, "base64url").toString() !== userId) return null;
      const { verifyAuthenticationResponse } = await loadLibrary();
      // How far it has counted is judged once it is certain who says so.
      const known = { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter: 0 };
      const checked = await verifyAuthenticationResponse({
        response: { ...given, response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: known,
      }).catch(() => null);
      return checked?.verified ? checked.authenticationInfo.newCounter : null;
    },
  };
}
