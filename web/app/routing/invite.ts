import type { ApolloClient } from "@apollo/client";
import { storage } from "#web/lib/storage/storage.ts";

const thirtyDays = 2_592_000;

/**
 * Keeps an invite code for the registration, in a cookie for the gateway and in local storage for the console, and lets the
 * visit be counted.
 */
export function keepInvite(code: string, client: ApolloClient): void {
  document.cookie = `inviteCode=${encodeURIComponent(JSON.stringify(code))}; path=/; max-age=${thirtyDays}; samesite=lax`;
  storage.write("inviteCode", code);
  void import("./countVisit.ts").then(
    ({ countVisit }) => countVisit(client, code),
    () => undefined,
  );
}
