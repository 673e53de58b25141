import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { safeTarget } from "#web/lib/navigation/safeTarget.ts";
import { sessionChanged } from "#web/lib/session/session.ts";

/** Goes on as whoever has just signed in: to where they wanted to go, or else to their first screen. */
export function useSignedIn(): (to: string | null) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async (to) => {
    await client.clearStore();
    sessionChanged();
    await navigate(safeTarget(to, window.location.origin) ?? "/", { replace: true });
  };
}
