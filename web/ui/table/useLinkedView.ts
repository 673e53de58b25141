import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useNavigate } from "#web/lib/navigation/place.ts";
import type { SavedView } from "#web/lib/list/savedView.ts";
import type { KeptList } from "#web/lib/list/useListState.ts";
import type { LinkedView } from "./parts/listLook.ts";

/** Asks for the saved view that the address names, where it is none of the person's own; an address that names one that is gone forgets it. */
export function useLinkedView(
  { name, saved, inForce }: KeptList,
  mirrored: readonly SavedView[],
): LinkedView {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ id: string; gone: boolean }>();
  const isMine = mirrored.some(({ id, mine }) => mine && id === saved);
  useEffect(() => {
    if (saved === undefined || isMine) return;
    let left = false;
    const answer = (gone: boolean) => left || setAsked({ id: saved, gone });
    import("./tools/fetchLinkedView.ts")
      .then(({ fetchLinkedView }) => fetchLinkedView(client, name, saved))
      .then(
        (found) => answer(!found),
        // Whoever cannot be asked has not said that it is gone.
        () => answer(false),
      );
    return () => {
      left = true;
    };
  }, [client, name, saved, isMine]);
  const isGone = asked?.gone === true && asked.id === saved;
  useEffect(() => {
    if (isGone) void navigate({ search: inForce }, { replace: true });
  }, [isGone, inForce, navigate]);
  return {
    unknown: saved !== undefined && asked?.id !== saved && mirrored.every(({ id }) => id !== saved),
    gone: asked?.gone === true && (saved === undefined || isGone),
    dismiss: () => setAsked(undefined),
  };
}
