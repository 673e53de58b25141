import { createElement, type ReactNode, useEffect, useMemo, useState } from "react";
import { type Location, useOutlet } from "react-router-dom";
import { useSandbox } from "#web/lib/connection/sandbox.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useStore } from "#web/lib/storage/store.ts";
import type { Area } from "#web/lib/navigation/area.ts";
import { type Place, PlaceContext, usePlace } from "#web/lib/navigation/place.ts";
import { isKept, isScreenHandle, titleKey } from "#web/lib/navigation/screenHandle.ts";
import { routeAt } from "#web/app/navigation/navigationModel.ts";
import { type NearScreen, nearScreenStore } from "#web/app/routing/nearScreen.ts";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { StandingScreen } from "./StandingScreen.tsx";
import { pressedStore } from "./standing.ts";

/** How many list screens stay behind the one that is shown. */
const most = 3;

/** A screen and where it is: one that stays behind stays where it was, whatever the address says. */
interface Screen {
  key: string;
  /** Who looked at it, with which rights and in which sandbox: nothing stays for anybody else. */
  who: string;
  stays: boolean;
  /** Where the router last had it. */
  at: Location;
  /** The place that it is given: that of before where somebody comes back to the same address, so that nothing is drawn anew. */
  place: Place;
  /** What draws a screen that can stay; the others are drawn by the router. */
  drawn: ReactNode;
}

/** The screens in the order of their elements, and their keys, the one that was shown last at the end. */
interface Screens {
  screens: readonly Screen[];
  recent: readonly string[];
}

/**
 * The screen of the address. List screens that were left stay behind it, hidden and without effects, so that the way back to
 * them makes nothing anew; one that the pointer rests on the link of is made ahead in the same way. A link to one that stands
 * shows it before the router arrives there.
 */
export function KeptScreens({ areas }: { areas: Area[] }) {
  const outlet = useOutlet();
  const place = usePlace();
  const near = useStore(nearScreenStore);
  const pressed = useStore(pressedStore);
  const user = useSession()?.user;
  const [person, setPerson] = useState(user?.id);
  // Whoever comes next finds nothing of what stood; who only goes is led away first.
  if (user && user.id !== person) setPerson(user.id);
  const who = `${user?.id} ${user?.viewingAs ?? user?.role} ${useSandbox()}`;
  const [kept, setKept] = useState<Screens>({ screens: [], recent: [] });
  const ahead = useMemo(() => near && screenAhead(areas, near, who), [areas, near, who]);
  const { key, stays, drawn } = drawnAt(place);
  const before =
    kept.screens.find((screen) => screen.key === key) ?? (ahead?.key === key ? ahead : undefined);
  const stands = kept.recent.at(-1) === key;
  const isSame =
    before?.who === who &&
    before.stays === stays &&
    (stands ? before.at === place.location : addressOf(before.place) === addressOf(place));
  const given = isSame ? before : { place, drawn };
  const now = stands && isSame ? kept : withScreen(kept, { ...given, key, who, stays, at: place.location });
  if (now !== kept) setKept(now);
  const screens =
    ahead && !now.screens.some((screen) => screen.key === ahead.key) ? [...now.screens, ahead] : now.screens;
  const standing = (screen: Screen) => (screen.who === who ? addressOf(screen.place) : undefined);
  const early = screens.find((screen) => screen.stays && standing(screen) === pressed)?.key;
  useEffect(() => {
    if (pressedStore.get() === addressOf(place)) pressedStore.set(null);
  }, [place]);
  // Nobody is on the way once the shell goes.
  useEffect(() => () => pressedStore.set(null), []);
  return screens.map((screen) => (
    <StandingScreen
      key={`${person} ${screen.key}`}
      shown={screen.key === (early ?? key)}
      place={standing(screen)}
    >
      <PlaceContext value={screen.place}>{screen.stays ? screen.drawn : outlet}</PlaceContext>
    </StandingScreen>
  ));
}

const addressOf = ({ location: { pathname, search, hash } }: Place) => pathname + search + hash;

/** The screen of a place: one that can stay is drawn here, so that what is around it in the router does not draw it anew. */
function drawnAt({ location, handle }: Place): Pick<Screen, "key" | "stays" | "drawn"> {
  const { title = "", route, code } = isScreenHandle(handle) ? handle : {};
  const Page = isKept(route) ? code?.Page : undefined;
  return {
    key: route?.path ?? title,
    stays: Page !== undefined,
    drawn: Page && <ScreenBoundary at={location}>{createElement(Page)}</ScreenBoundary>,
  };
}

/** A screen that nobody has opened yet, as it will stand. */
function screenAhead(areas: Area[], { path, Page }: NearScreen, who: string): Screen | undefined {
  for (const area of areas) {
    const route = routeAt(area, path);
    if (!route) continue;
    const location = { pathname: path, search: "", hash: "", state: null, key: "ahead" };
    const handle = { area: area.name, title: titleKey(area.name, route.title), route, code: { Page } };
    const place = { location, params: {}, handle, areas };
    const screen = drawnAt(place);
    return screen.stays ? { ...screen, who, at: location, place } : undefined;
  }
  return undefined;
}

function withScreen({ screens, recent }: Screens, shown: Screen): Screens {
  const mayStay = screens
    .filter(({ key, stays, who }) => stays && who === shown.who && key !== shown.key)
    .map(({ key }) => key);
  const staying = recent.filter((key) => mayStay.includes(key)).slice(-most);
  const behind = screens.filter(({ key }) => key === shown.key || staying.includes(key));
  return {
    screens: behind.some(({ key }) => key === shown.key)
      ? behind.map((screen) => (screen.key === shown.key ? shown : screen))
      : [...behind, shown],
    recent: [...staying, shown.key],
  };
}
