import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { paletteOpen } from "#web/lib/keys/palette.ts";
import { whenDrawn } from "#web/lib/timing/whenDrawn.ts";

/** How often it is looked whether the first screen stands, in milliseconds. */
const pace = 150;

/** Whether the first screen has what it asked for and was painted, or somebody searches already: then what completes the shell is fetched. */
export function useScreenStands(): boolean {
  const client = useApolloClient();
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (stands) return;
    let callOff = () => {};
    const timer = setInterval(() => {
      if (
        !paletteOpen.get() &&
        [...client.getObservableQueries()].some((query) => query.getCurrentResult().loading)
      )
        return;
      clearInterval(timer);
      callOff = whenDrawn(() => setStands(true));
    }, pace);
    return () => {
      clearInterval(timer);
      callOff();
    };
  }, [client, stands]);
  return stands;
}
