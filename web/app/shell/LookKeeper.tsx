import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { keepLayout, layoutKey, readLayout } from "../../lib/layout.ts";
import { parseMirrored, useMirror } from "../../lib/mirror.ts";
import { useSession } from "../../lib/session.ts";

/** How long the first screen has the gateway for itself, in milliseconds. */
const patience = 1000;
const quietly = () => undefined;

/** Shows the person's interface settings, keeps them equal with the gateway's copy, and takes up those of a link. */
export function LookKeeper() {
  const client = useApolloClient();
  const user = useSession()?.user.id;
  const text = useMirror(layoutKey);
  const unsaved = useMirror(`${layoutKey}.unsaved`);
  const [isCalm, setCalm] = useState(false);
  const [search, setSearch] = useSearchParams();
  const link = search.get("layout");
  useEffect(() => {
    const timer = setTimeout(setCalm, patience, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // Where all is as the style sheet has it, there is nothing to show.
    if (text === null && !document.documentElement.dataset["look"]) return;
    void import("../../ui/theme/showLook.ts").then(({ showLook }) => showLook(readLayout(parseMirrored(text))), quietly);
  }, [text]);
  useEffect(() => {
    if (!user || (!isCalm && !unsaved)) return;
    void import("../../lib/preferenceSync.ts").then(
      ({ pullPreference, pushPreference }) => void (unsaved ? pushPreference : pullPreference)(client, layoutKey),
      quietly,
    );
  }, [client, user, text, unsaved, isCalm]);
  useEffect(() => {
    if (link === null) return;
    void import("../../lib/layoutWords.ts").then(({ layoutOfLink }) => {
      keepLayout(layoutOfLink(link));
      setSearch((now) => (now.delete("layout"), now), { replace: true, preventScrollReset: true });
    }, quietly);
  }, [link, setSearch]);
  return null;
}
