import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { sessionChanged } from "#web/lib/session/session.ts";
import { useLogoutMutation } from "./sessions.generated.ts";

export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  return async () => {
    await logout();
    sessionChanged();
    await navigate("/login");
    await client.clearStore();
  };
}
