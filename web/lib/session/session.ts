import { useStore, createStore } from "#web/lib/storage/store.ts";
import type { AbilityRule } from "./ability.ts";
import { storage } from "#web/lib/storage/storage.ts";
import { sessionKey } from "./sessionKey.ts";

/** The person signed in, as the readable cookie tells it. */
export interface SessionUser {
  id: string;
  fullName: string;
  username: string;
  email: string;
  avatar: string | null;
  role: string;
  /** The role whose rights an administrator has put on. */
  viewingAs?: string;
}

/** Who is signed in and what the routes let them see. The gateway's answer is the truth; this only steers the console. */
export interface Session {
  user: SessionUser;
  rules: AbilityRule[];
}

/** What the cookie of the account said when it was read last. */
let told: string | undefined;

/** The mirror of the cookies; null for a guest. */
export const sessionStore = createStore<Session | null>(readCookies());

/** The session, followed by the component; null for a guest. */
export function useSession(): Session | null {
  return useStore(sessionStore);
}

/** Reads the cookies again after a sign-in or sign-out in this tab, and tells the other tabs. */
export function sessionChanged(): void {
  sessionStore.set(readCookies());
  storage.write(sessionKey, `${sessionStore.get()?.user.id ?? ""}@${Date.now()}`);
}

/** Takes over how the person is shown, where an answer has told it anew: they changed it in another session. */
export function accountTold(): void {
  const before = sessionStore.get();
  if (!before || cookieText("userData") === told) return;
  const now = readCookies();
  if (now?.user.id === before.user.id && now.user.viewingAs === before.user.viewingAs)
    sessionStore.set({ ...before, user: now.user });
}

/** Whether the browser holds the cookies of a session: an answer to a request whose session has ended takes them away. */
export const hasSessionCookies = (): boolean => cookieText("userData") !== undefined;

/** Calls back when another tab signed in or out, with the session before and now read again from the cookies. */
export function onSessionOfOtherTab(
  changed: (now: Session | null, before: Session | null) => void,
): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== sessionKey) return;
    const before = sessionStore.get();
    sessionStore.set(readCookies());
    changed(sessionStore.get(), before);
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

function readCookies(): Session | null {
  told = cookieText("userData");
  const user = readCookie("userData");
  const rules = readCookie("userAbilityRules");
  return isUser(user) && Array.isArray(rules) ? { user, rules: rules.filter(isRule) } : null;
}

function cookieText(name: string): string | undefined {
  return document.cookie
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function readCookie(name: string): unknown {
  const text = cookieText(name);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== "object" || value === null) return false;
  const {
    id,
    fullName,
    username,
    email,
    role,
    viewingAs = "",
  }: Partial<Record<keyof SessionUser, unknown>> = value;
  return [id, fullName, username, email, role, viewingAs].every((text) => typeof text === "string");
}

function isRule(value: unknown): value is AbilityRule {
  if (typeof value !== "object" || value === null) return false;
  const { action, subject }: Partial<Record<keyof AbilityRule, unknown>> = value;
  return typeof action === "string" && typeof subject === "string";
}
