import { storage } from "#web/lib/storage/storage.ts";

const thirtyDays = 2_592_000;

/** Keeps an invite code for the registration, in a cookie for the gateway and in local storage for the console. */
export function keepInvite(code: string): void {
  document.cookie = `inviteCode=${encodeURIComponent(JSON.stringify(code))}; path=/; max-age=${thirtyDays}; samesite=lax`;
  storage.write("inviteCode", code);
}
