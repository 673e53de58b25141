import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The cookies of a session: the token, and two readable ones that stand for it in the console. */
const SESSION_COOKIES = { token: "x-token", user: "userData", rules: "userAbilityRules" } as const;

const encode = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

const none: Record<string, string | undefined> = {};

/** The cookies a request carries, read when they are first asked for. */
function cookiesOf(request: FastifyRequest): Record<string, string | undefined> {
  const { cookie } = request.headers;
  return cookie === undefined ? none : (request.cookies ??= request.server.parseCookie(cookie));
}

/** A cookie's value as it was set, or undefined when it is absent. */
export function readCookie(request: FastifyRequest, name: string): unknown {
  const raw = cookiesOf(request)[name];
  if (raw === undefined) return undefined;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** Where a request's session token came from; only a cookie is sent by browsers of their own accord. */
export interface Credentials {
  token: string;
  by: "cookie" | "bearer";
}

/** Whether a request carries nothing that could stand for somebody. */
export const isPlainGuest = ({ headers }: FastifyRequest): boolean =>
  headers.authorization === undefined && headers.cookie === undefined;

/** The session token a request carries: `Authorization: Bearer` before the cookie. */
export function credentialsOf(request: FastifyRequest): Credentials | null {
  if (isPlainGuest(request)) return null;
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (bearer) return { token: bearer, by: "bearer" };
  const token = readCookie(request, SESSION_COOKIES.token);
  return typeof token === "string" && token !== "" ? { token, by: "cookie" } : null;
}

/** Whether a request carries what stands for a session in the console, be there a token or not. */
export const hasReadableCookies = (request: FastifyRequest): boolean =>
  [SESSION_COOKIES.user, SESSION_COOKIES.rules].some((name) => cookiesOf(request)[name] !== undefined);

const options = (secure: boolean, httpOnly: boolean, maxAge?: number): CookieSerializeOptions => ({
  path: "/",
  sameSite: "lax",
  secure,
  httpOnly,
  encode: (value) => value,
  ...(maxAge === undefined ? {} : { maxAge }),
});

/**
 * Sets the three cookies of a session.
 * @param maxAge seconds they live; undefined for as long as the browser runs.
 */
export function setSessionCookies(
  reply: FastifyReply,
  secure: boolean,
  session: { token: string; user: unknown; rules: unknown },
  maxAge?: number,
): void {
  reply.setCookie(SESSION_COOKIES.token, encode(session.token), options(secure, true, maxAge));
  reply.setCookie(SESSION_COOKIES.user, encode(session.user), options(secure, false, maxAge));
  reply.setCookie(SESSION_COOKIES.rules, encode(session.rules), options(secure, false, maxAge));
}

/** Tells the console anew who is in its session, where the request came with something else; its token stays. */
export function setShownUser(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
  { user, maxAge }: { user: object; maxAge: number | undefined },
): void {
  const told = cookiesOf(request)[SESSION_COOKIES.user];
  if (told !== undefined && told !== JSON.stringify(user))
    reply.setCookie(SESSION_COOKIES.user, encode(user), options(secure, false, maxAge));
}

/** Clears the three cookies of a session. */
export function clearSessionCookies(reply: FastifyReply, secure: boolean): void {
  for (const name of Object.values(SESSION_COOKIES))
    reply.clearCookie(name, options(secure, name === SESSION_COOKIES.token));
}
