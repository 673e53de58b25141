import { useApolloClient } from "@apollo/client/react";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { safeTarget } from "#web/lib/navigation/safeTarget.ts";
import { sessionChanged } from "#web/lib/session/session.ts";

/** Goes on as whoever has just signed in: to where they wanted to go. */
export function useSignedIn(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return async () => {
    await client.clearStore();
    sessionChanged();
    await navigate(safeTarget(query.get("to"), window.location.origin) ?? "/", { replace: true });
  };
}
