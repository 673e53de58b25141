import { useEffect } from "react";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { keepLayout, layoutKey, readLayout } from "#web/lib/layout/layout.ts";
import { layoutOfLink } from "#web/lib/layout/layoutWords.ts";
import { parseStored } from "#web/lib/session/browserStore.ts";
import { showLook } from "#web/ui/theme/showLook.ts";
import { usePreferenceSync } from "./usePreferenceSync.ts";

/** Shows the person's interface settings, keeps them equal with the gateway's copy when that may be `asked`, and takes up those of a link. */
export function useLookSync(asked: boolean): void {
  const text = usePreferenceSync(layoutKey, asked);
  const [search, setSearch] = useSearchParams();
  const link = search.get("layout");
  useEffect(() => showLook(readLayout(parseStored(text))), [text]);
  useEffect(() => {
    if (link === null) return;
    keepLayout(layoutOfLink(link));
    setSearch((now) => (now.delete("layout"), now), { replace: true, preventScrollReset: true });
  }, [link, setSearch]);
}
