import { Activity, type ContextType, type ReactNode, useContext, useState } from "react";
import { UNSAFE_DataRouterStateContext as StateContext, UNSAFE_LocationContext as LocationContext, useMatches, useOutlet } from "react-router-dom";
import { useSandbox } from "../../lib/sandbox.ts";
import { useSession } from "../../lib/session.ts";
import { isScreenHandle } from "../routing/screenHandle.ts";

/** How many list screens stay behind the one that is shown. */
const most = 3;

/** What the router tells a screen. */
interface Place {
  outlet: ReactNode;
  location: ContextType<typeof LocationContext>;
  state: ContextType<typeof StateContext>;
}

/** A screen and where it is: one that stays behind stays where it was, whatever the address says. */
interface Screen {
  key: string;
  /** Who looked at it, with which rights and in which sandbox: nothing stays for anybody else. */
  who: string;
  stays: boolean;
  /** Where it is, by the router's words. */
  at: Place["location"];
  /** What it is given: that of before, while it stands and where somebody comes back to the same place, so that nothing is drawn anew. */
  given: Place;
}

/** The screens in the order of their elements, and their keys, the one that was shown last at the end. */
interface Screens {
  screens: readonly Screen[];
  recent: readonly string[];
}

/**
 * The screen of the address. List screens that were left stay behind it, hidden and without effects, so that the way back to
 * them makes nothing anew.
 */
export function KeptScreens() {
  const outlet = useOutlet();
  const location = useContext(LocationContext);
  const state = useContext(StateContext);
  const user = useSession()?.user;
  const who = `${user?.id} ${user?.viewingAs ?? user?.role} ${useSandbox()}`;
  const handle = useMatches().at(-1)?.handle;
  const [kept, setKept] = useState<Screens>({ screens: [], recent: [] });
  const { title = "", route } = isScreenHandle(handle) ? handle : {};
  const key = route?.path ?? title;
  const before = kept.screens.find((screen) => screen.key === key);
  const told = { outlet, location, state };
  const stands = kept.recent.at(-1) === key;
  const means = before?.who === who && (stands ? before.at === location : addressOf(before.given) === addressOf(told)) && isSameTo(before.given, told);
  const isNew = !stands || !means;
  const now = isNew ? withScreen(kept, { key, who, stays: route?.load !== undefined && (route.content ?? "boxed") !== "boxed", at: location, given: means ? before.given : told }) : kept;
  if (isNew) setKept(now);
  return now.screens.map((screen) => (
    <Activity key={screen.key} mode={screen.key === key ? "visible" : "hidden"}>
      <StateContext value={screen.given.state}>
        <LocationContext value={screen.given.location}>{screen.given.outlet}</LocationContext>
      </StateContext>
    </Activity>
  ));
}

const addressOf = ({ location: { location } }: Place) => location.pathname + location.search + location.hash;

/** Whether a screen can learn nothing new of a place but its address: it hears of what stops it from leaving, not of what loads. */
function isSameTo({ state: before }: Place, { state: now }: Place): boolean {
  return before?.errors === now?.errors && before?.blockers === now?.blockers && before?.revalidation === now?.revalidation;
}

function withScreen({ screens, recent }: Screens, shown: Screen): Screens {
  const mayStay = screens.filter(({ key, stays, who }) => stays && who === shown.who && key !== shown.key).map(({ key }) => key);
  const staying = recent.filter((key) => mayStay.includes(key)).slice(-most);
  const behind = screens.filter(({ key }) => key === shown.key || staying.includes(key));
  return {
    screens: behind.some(({ key }) => key === shown.key) ? behind.map((screen) => (screen.key === shown.key ? shown : screen)) : [...behind, shown],
    recent: [...staying, shown.key],
  };
}
