import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { browserStore } from "#web/lib/session/browserStore.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useAreas } from "#web/lib/navigation/useAreas.ts";

/** Sends what a person did in an area and the gateway did not hear of, whichever screen is opened next. */
export function useAreaOutboxes(): void {
  const areas = useAreas();
  const client = useApolloClient();
  const userId = useSession()?.user.id;
  useEffect(() => {
    if (userId === undefined) return;
    for (const { outbox } of areas) {
      if (outbox && browserStore.read(outbox.key) !== null)
        void outbox.load().then(
          ({ send }) => send(client),
          () => undefined,
        );
    }
  }, [areas, client, userId]);
}
