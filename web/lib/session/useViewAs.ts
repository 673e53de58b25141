import { useApolloClient } from "@apollo/client/react";
import { useRevalidator } from "react-router-dom";
import type { AccessRole } from "#web/generated/types.ts";
import { sessionChanged } from "./session.ts";
import { useViewAsMutation } from "./viewAs.generated.ts";

/** Puts another role's rights on; the screen stays where those may enter it. */
export function useViewAs(): (role: AccessRole) => Promise<void> {
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  const [viewAs] = useViewAsMutation();
  return async (role) => {
    await viewAs({ variables: { role } });
    sessionChanged();
    await revalidate();
    // The rights are on: what cannot be had with them is told where it is shown.
    await client.resetStore().catch(() => undefined);
  };
}
