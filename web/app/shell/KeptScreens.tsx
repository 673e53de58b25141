import {
  type ComponentType,
  type ContextType,
  createElement,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from "react";
import {
  matchRoutes,
  NavigationType,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useOutlet,
} from "react-router-dom";
import { useSandbox } from "#web/lib/connection/sandbox.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { isKept, isScreenHandle } from "#web/lib/navigation/screenHandle.ts";
import { type NearScreen, nearScreenStore } from "#web/app/routing/nearScreen.ts";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { StandingScreen } from "./StandingScreen.tsx";

/** How many list screens stay behind the one that is shown. */
const most = 3;

type At = ContextType<typeof LocationContext>;
type State = NonNullable<ContextType<typeof StateContext>>;
type Router = NonNullable<ContextType<typeof RouterContext>>["router"];

/** What the router tells a screen. */
interface Place {
  outlet: ReactNode;
  at: At;
  state: State;
}

/** A screen and where it is: one that stays behind stays where it was, whatever the address says. */
interface Screen {
  key: string;
  /** Who looked at it, with which rights and in which sandbox: nothing stays for anybody else. */
  who: string;
  stays: boolean;
  /** Where it is, by the router's words. */
  at: At;
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
 * them makes nothing anew; one that the pointer rests on the link of is made ahead in the same way.
 */
export function KeptScreens() {
  const outlet = useOutlet();
  const at = useContext(LocationContext);
  const router = useContext(RouterContext)?.router;
  const state = useContext(StateContext);
  const near = useStore(nearScreenStore);
  const user = useSession()?.user;
  const [person, setPerson] = useState(user?.id);
  // Whoever comes next finds nothing of what stood; who only goes is led away first.
  if (user && user.id !== person) setPerson(user.id);
  const who = `${user?.id} ${user?.viewingAs ?? user?.role} ${useSandbox()}`;
  const [kept, setKept] = useState<Screens>({ screens: [], recent: [] });
  const ahead = useMemo(() => router && near && screenAhead(router, near, who), [router, near, who]);
  if (!state || !router) return outlet;
  const { key, stays } = screenOf(state.matches.at(-1)?.route.handle);
  const before =
    kept.screens.find((screen) => screen.key === key) ?? (ahead?.key === key ? ahead : undefined);
  const stands = kept.recent.at(-1) === key;
  const means =
    before?.who === who &&
    (stands ? before.at === at : addressOf(before.given.at) === addressOf(at)) &&
    isSameTo(before.given.state, state);
  const isNew = !stands || !means;
  const place = () => ({ outlet: (stays && !state.errors && screenAt(router, at)) || outlet, at, state });
  const now = isNew ? withScreen(kept, { key, who, stays, at, given: means ? before.given : place() }) : kept;
  if (isNew) setKept(now);
  const screens =
    ahead && !now.screens.some((screen) => screen.key === ahead.key) ? [...now.screens, ahead] : now.screens;
  return screens.map(({ key: one, who: whose, given }) => (
    <StandingScreen
      key={`${person} ${one}`}
      shown={one === key}
      place={whose === who ? addressOf(given.at) : undefined}
    >
      <StateContext value={given.state}>
        <LocationContext value={given.at}>{given.outlet}</LocationContext>
      </StateContext>
    </StandingScreen>
  ));
}

const addressOf = ({ location: { pathname, search, hash } }: At) => pathname + search + hash;

/** Whether a screen can learn nothing new of a place but its address: it hears of what stops it from leaving, not of what loads. */
function isSameTo(before: State, now: State): boolean {
  return (
    before.errors === now.errors &&
    before.blockers === now.blockers &&
    before.revalidation === now.revalidation
  );
}

function screenOf(handle: unknown): Pick<Screen, "key" | "stays"> {
  const { title = "", route } = isScreenHandle(handle) ? handle : {};
  return { key: route?.path ?? title, stays: isKept(route) };
}

/** What the router would draw at a place, without what is around it; nothing where it does not know how yet. */
function screenAt(router: Router, at: At, Page?: ComponentType): ReactNode {
  const matches = matchRoutes(router.routes, at.location);
  const page = Page ? createElement(Page) : matches?.at(-1)?.route.element;
  return (
    matches &&
    page && (
      <RouteContext value={{ outlet: null, matches, isDataRoute: true }}>
        <ScreenBoundary at={at}>{page}</ScreenBoundary>
      </RouteContext>
    )
  );
}

/** A screen that nobody has opened yet, as it will stand. */
function screenAhead(router: Router, { path, Page }: NearScreen, who: string): Screen | undefined {
  const location = { pathname: path, search: "", hash: "", state: null, key: "ahead" };
  const matches = matchRoutes(router.routes, location);
  const { key, stays } = screenOf(matches?.at(-1)?.route.handle);
  if (!matches || !stays) return undefined;
  const at: At = { location, navigationType: NavigationType.Push };
  return {
    key,
    who,
    stays,
    at,
    given: { outlet: screenAt(router, at, Page), at, state: { ...router.state, location, matches } },
  };
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
