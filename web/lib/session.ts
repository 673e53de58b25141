import { useStore, createStore } from "./store.ts";
import type { AbilityRule } from "./ability.ts";
import { storage } from "./storage.ts";

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

/** The mirror of the cookies; null for a guest. */
export const sessionStore = createStore<Session | null>(readCookies());

/** The session, followed by the component; null for a guest. */
export function useSession(): Session | null {
  return useStore(sessionStore);
}

const changedKey = "berth.session";

/** Reads the cookies again after a sign-in or sign-out in this tab, and tells the other tabs. */
export function sessionChanged(): void {
  sessionStore.set(readCookies());
  storage.write(changedKey, `${sessionStore.get()?.user.id ?? ""}@${Date.now()}`);
}

/** Forgets the mirrored cookies of a session that the gateway no longer knows. */
export function forgetSession(): void {
  for (const name of ["userData", "userAbilityRules"]) document.cookie = `${name}=; path=/; max-age=0`;
  sessionStore.set(null);
}

let changes = 0;
let running = 0;

/** What the session is known by when a request is sent: how often this tab changed its token, and its cookie, which other tabs change. */
export interface SessionMark {
  changes: number;
  user: string | undefined;
}

/** The mark of the session as it is now. */
export const sessionMark = (): SessionMark => ({ changes, user: cookieText("userData") });

/** Whether an answer that the session has ended can be believed: not where the token was changed meanwhile, here or in another tab, or is being changed. */
export function isBelieved(sentWith: SessionMark): boolean {
  const now = sessionMark();
  return running === 0 && now.changes === sentWith.changes && (now.user === undefined || now.user === sentWith.user);
}

/** Does what gives the session another token. */
export async function changeToken<TAnswer>(change: () => Promise<TAnswer>): Promise<TAnswer> {
  running += 1;
  try {
    return await change();
  } finally {
    running -= 1;
    changes += 1;
  }
}

/** Calls back when another tab signed in or out, with the session before and now read again from the cookies. */
export function onSessionOfOtherTab(changed: (now: Session | null, before: Session | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== changedKey) return;
    const before = sessionStore.get();
    sessionStore.set(readCookies());
    changed(sessionStore.get(), before);
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

function readCookies(): Session | null {
  const user = readCookie("userData");
  const rules = readCookie("userAbilityRules");
  return isUser(user) && Array.isArray(rules) ? { user, rules: rules.filter(isRule) } : null;
}

function cookieText(name: string): string | undefined {
  return document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
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
  const { id, fullName, username, email, role, viewingAs = "" }: Partial<Record<keyof SessionUser, unknown>> = value;
  return [id, fullName, username, email, role, viewingAs].every((text) => typeof text === "string");
}

function isRule(value: unknown): value is AbilityRule {
  if (typeof value !== "object" || value === null) return false;
  const { action, subject }: Partial<Record<keyof AbilityRule, unknown>> = value;
  return typeof action === "string" && typeof subject === "string";
}
