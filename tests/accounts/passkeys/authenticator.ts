import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

interface Asked {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
  user?: { id: string };
}

/** What a device gets wrong on purpose. */
interface Amiss {
  origin?: string;
  /** Whether it asked for a finger, a face or a PIN. */
  verified?: boolean;
  /** How far it has counted. */
  counter?: number;
  userHandle?: string;
  signature?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function deviceData(rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
}

/** The public key as COSE writes it: an elliptic one, for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const of = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const entries: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, of(x)],
    [-3, of(y)],
  ];
  return Buffer.from(isoCBOR.encode(new Map<string | number, number | Uint8Array>(entries)));
}

/** A device that makes one passkey and shows it, as a browser passes that on. */
export function createAuthenticator(ownOrigin = "http://localhost") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const raw = randomBytes(32);
  const id = base64url(raw);
  let userHandle = "";
  const make = (options: Asked, { origin = ownOrigin, verified = true, counter = 0 }: Amiss = {}) => {
    userHandle = options.user?.id ?? "";
    const length = Buffer.from([0, raw.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, raw, coseKey(publicKey)]);
    const flags = PRESENT | WITH_KEY | (verified ? VERIFIED : 0);
    const authData = deviceData(options.rp?.id ?? "", flags, counter, attested);
    const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
      ["fmt", "none"],
      ["attStmt", new Map<string, never>()],
      ["authData", new Uint8Array(authData)],
    ]);
    return {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData("webauthn.create", options.challenge, origin)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ["internal"],
      },
    };
  };
  const show = (options: Asked, amiss: Amiss = {}) => {
    const { origin = ownOrigin, verified = true, counter = 0 } = amiss;
    const said = clientData("webauthn.get", options.challenge, origin);
    const data = deviceData(options.rpId ?? "", PRESENT | (verified ? VERIFIED : 0), counter);
    const signature = sign("sha256", Buffer.concat([data, sha256(said)]), privateKey);
    return {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(said),
        authenticatorData: base64url(data),
        signature: amiss.signature ?? base64url(signature),
        userHandle: amiss.userHandle ?? userHandle,
      },
    };
  };
  return { id, make, show };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
