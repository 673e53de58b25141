import { browserStore, useBrowserStore } from "#web/lib/session/browserStore.ts";
import { useSession } from "#web/lib/session/session.ts";
import { storage } from "#web/lib/storage/storage.ts";
import { useLocation } from "#web/lib/navigation/place.ts";

const key = "tour";
/** Here a browser can be told to offer none to anybody: `none`. */
const offersKey = "berth.tours";

/** Remembers for the person signed in that the tour was gone through or declined. */
export const rememberTour = (): void => browserStore.write(key, "true");

/** Whether the tour is to be offered: on the first screen, to somebody who has answered this nowhere before. */
export function useTourOffered(): boolean {
  const session = useSession();
  const isNew = useBrowserStore(key) === null;
  const { pathname } = useLocation();
  return (
    isNew &&
    session !== null &&
    session.user.viewingAs === undefined &&
    pathname === "/user/dashboards" &&
    storage.read(offersKey) !== "none"
  );
}
