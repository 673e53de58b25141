import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { AppError } from "#web/lib/errors/appError.ts";
import { isRecord } from "#web/lib/isRecord.ts";

type ToMake = PublicKeyCredentialCreationOptionsJSON;
type ToShow = PublicKeyCredentialRequestOptionsJSON;

const loadLibrary = () => import("@simplewebauthn/browser");

const isToMake = (options: unknown): options is ToMake => isRecord(options) && "user" in options;
const isToShow = (options: unknown): options is ToShow => isRecord(options) && "challenge" in options;

/** Why there are no passkeys here: the texts' key, and where there are some. */
export interface PasskeyHindrance {
  reason: "loopback" | "address" | "insecure" | "browser";
  address: string;
}

/** Browsers give passkeys to `https` names and to `localhost` only, never to an IP address; null where nothing is in the way. */
export function passkeyHindrance(): PasskeyHindrance | null {
  const { protocol, hostname, port } = window.location;
  const refused = (reason: PasskeyHindrance["reason"], name = hostname) => ({
    reason,
    address: `http://${name}${port && `:${port}`}`,
  });
  if (hostname === "127.0.0.1" || hostname === "[::1]") return refused("loopback", "localhost");
  if (/^\[|^[\d.]+$/.test(hostname)) return refused("address");
  const isHere = hostname === "localhost" || hostname.endsWith(".localhost");
  if (protocol !== "https:" && !isHere) return refused("insecure");
  return typeof window.PublicKeyCredential === "function" ? null : refused("browser");
}

/** What a browser says that made or showed none, as one of our errors. */
function failure(thrown: unknown): AppError {
  const name = thrown instanceof Error ? thrown.name : "";
  if (thrown instanceof TypeError) return new AppError("NETWORK", "The passkeys' code did not come.");
  if (name === "InvalidStateError") return new AppError("PASSKEY_PRESENT", "The device has one already.");
  if (name === "NotAllowedError" || name === "AbortError")
    return new AppError("PASSKEY_CANCELLED", "The person or the browser ended it.");
  return new AppError("PASSKEY_FAILED", `The browser failed: ${name}`);
}

/** Has the browser make a passkey. */
export async function makePasskey(options: unknown): Promise<object> {
  try {
    const { startRegistration } = await loadLibrary();
    if (isToMake(options)) return await startRegistration({ optionsJSON: options });
  } catch (thrown) {
    throw failure(thrown);
  }
  throw failure(null);
}

/** Has the browser show a passkey. */
export async function showPasskey(options: unknown): Promise<object> {
  try {
    const { startAuthentication } = await loadLibrary();
    if (isToShow(options)) return await startAuthentication({ optionsJSON: options });
  } catch (thrown) {
    throw failure(thrown);
  }
  throw failure(null);
}
