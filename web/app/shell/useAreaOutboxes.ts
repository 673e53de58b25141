import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { mirror } from "../../lib/mirror.ts";
import { useSession } from "../../lib/session.ts";
import { useAreas } from "../routing/useAreas.ts";

/** Sends what a person did in an area and the gateway did not hear of, whichever screen is opened next. */
export function useAreaOutboxes(): void {
  const areas = useAreas();
  const client = useApolloClient();
  const userId = useSession()?.user.id;
  useEffect(() => {
    if (userId === undefined) return;
    for (const { outbox } of areas) {
      if (outbox && mirror.read(outbox.key) !== null) void outbox.load().then(({ send }) => send(client), () => undefined);
    }
  }, [areas, client, userId]);
}
