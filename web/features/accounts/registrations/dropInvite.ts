import { storage } from "#web/lib/storage/storage.ts";

/** Forgets the invite code that an address brought along, here and for the gateway. */
export function dropInvite(): void {
  storage.write("inviteCode", null);
  document.cookie = "inviteCode=; path=/; max-age=0; samesite=lax";
}
