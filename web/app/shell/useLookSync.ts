import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { keepLayout, layoutKey, readLayout } from "#web/lib/layout/layout.ts";
import { layoutOfLink } from "#web/lib/layout/layoutWords.ts";
import { parseStored, useBrowserStore } from "#web/lib/session/browserStore.ts";
import { pullPreference, pushPreference } from "#web/lib/session/preferenceSync.ts";
import { useSession } from "#web/lib/session/session.ts";
import { showLook } from "#web/ui/theme/showLook.ts";

/** Shows the person's interface settings, keeps them equal with the gateway's copy when that may be `asked`, and takes up those of a link. */
export function useLookSync(asked: boolean): void {
  const client = useApolloClient();
  const user = useSession()?.user.id;
  const text = useBrowserStore(layoutKey);
  const unsaved = useBrowserStore(`${layoutKey}.unsaved`);
  const [search, setSearch] = useSearchParams();
  const link = search.get("layout");
  useEffect(() => showLook(readLayout(parseStored(text))), [text]);
  useEffect(() => {
    if (!user) return;
    if (unsaved) pushPreference(client, layoutKey);
    else if (asked) void pullPreference(client, layoutKey);
  }, [client, user, text, unsaved, asked]);
  useEffect(() => {
    if (link === null) return;
    keepLayout(layoutOfLink(link));
    setSearch((now) => (now.delete("layout"), now), { replace: true, preventScrollReset: true });
  }, [link, setSearch]);
}
