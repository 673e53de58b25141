import type { Asked, FindRoute, Route } from "#gateway/ingress/targets.ts";
import { MINUTE, timestamp } from "#gateway/platform/clock.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { idlersOf, keepAwake, ROUTES } from "#gateway/domains/hosting/apps/rules.ts";
import { byHost, byId, type AppRow } from "#gateway/domains/hosting/apps/repository.ts";
import { answers, isCertified } from "#gateway/domains/hosting/bindings/rules.ts";
import { byHost as bindingBy } from "#gateway/domains/hosting/bindings/repository.ts";
import { ofApp } from "#gateway/domains/hosting/pods/repository.ts";
import { publicPortOf } from "#gateway/domains/hosting/specs/rules.ts";
import type { Timers } from "#gateway/platform/background.ts";
import { createArrivals } from "./arrivals.ts";
import { KNOWN } from "./draining.ts";
import { wakeUp, type Waking } from "./waking.ts";

type Around = Waking & Pick<Services, "config" | "engine" | "log"> & { timers: Timers };

/** Where the requests for apps go. */
export interface Routing {
  find: FindRoute;
  /** Something is under way at these pods: their apps are in use. */
  inUse(pods: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** What is known of a host. */
interface Known {
  app: Pick<AppRow, "id" | "idleAt" | "sleep" | "phase" | "deploymentId">;
  place: Place;
  /** Asked for once: it wakes what sleeps. */
  route: () => Promise<Route>;
}

/** An app at a name, as far as it answers there. */
interface Place {
  app: AppRow;
  port: number;
  /** Nothing above it leads to the app. */
  path: string;
  /** The port of TLS, where nothing else is answered; null where both are. */
  securePort: number | null;
}

const isBelow = (path: string, top: string): boolean =>
  top === "/" || path === top || path.startsWith(`${top}/`);

const serving: readonly AppRow["phase"][] = ["RUNNING", "DEGRADED", "UPDATING", "STARTING"];

/** Whether an app that does not answer yet is on its way. */
const isComing = ({ phase, deploymentId }: Known["app"]): boolean =>
  phase === "STARTING" || (phase === "CREATING" && deploymentId !== null);

/** How many hosts are known at most, and how often an app's use is written down, in milliseconds. */
const HOSTS = 10_000;
const NOTED = MINUTE;

/**
 * Says which pods answer at a host name: those of the version that serves and are well; asking for what sleeps wakes it, and
 * for what comes up is answered once it is there, for as long as that is bearable. What is known of a host is kept for a
 * second, and until something changes of it.
 */
export function createRouting(around: Around, home: Store): Routing {
  const { config, engine, clock, live, log } = around;
  const end = `.${config.appsDomain}`;
  const known = new Map<string, { at: number; found: Promise<Known | null> }>();
  const hosts = new Map<string, Set<string>>();
  const noted = new Map<string, number>();
  const arrivals = createArrivals(around);
  const changes = live.subscribe(ROUTES)[Symbol.asyncIterator]();

  async function hear(): Promise<void> {
    for (let next = await changes.next(); next.done !== true; next = await changes.next()) {
      const { kind, id } = next.value;
      if (kind === "CREATED") known.clear();
      for (const host of hosts.get(id) ?? []) known.delete(host);
      hosts.delete(id);
      arrivals.changed();
    }
  }

  async function targetsOf(app: AppRow, port: number): Promise<Route> {
    const pods = (await ofApp(home.db, app.id)).filter(
      ({ revision, isReady, leavingAt }) =>
        revision === app.currentRevision && isReady !== 0 && leavingAt === null,
    );
    const found = await Promise.all(
      pods.map(async ({ name }) => {
        const at = await engine.address(name, port);
        return at && { ...at, name };
      }),
    );
    return { state: "SERVING", targets: found.filter((one) => one !== null) };
  }

  /** The app at its own name, or at one of its owner's that is verified, and how it answers there. */
  async function servedAt(host: string): Promise<Place | null> {
    if (host.endsWith(end)) {
      const app = await byHost(home.db, host.slice(0, -end.length));
      const port = app && publicPortOf(app.spec);
      return app && port !== undefined ? { app, port, path: "/", securePort: null } : null;
    }
    const bound = await bindingBy(home.db, host);
    const app = bound && answers(bound.status) ? await byId(home.db, bound.appId) : undefined;
    const port = app?.spec.ports.find((one) => one.port === bound?.port && one.protocol !== "UDP")?.port;
    if (!bound || !app || port === undefined) return null;
    const isSecured =
      bound.redirectHttps !== 0 &&
      config.appsTlsPort !== 0 &&
      (await isCertified(home.db, host, timestamp(clock)));
    return { app, port, path: bound.path, securePort: isSecured ? config.appsTlsPort : null };
  }

  async function routeOf({ app, port }: Place): Promise<Route> {
    if (app.phase === "SLEEPING") {
      await wakeUp(around, home, app).catch((error: unknown) =>
        log.info({ err: error, app: app.id }, "what sleeps could not be woken"),
      );
      return { state: "SLEEPING" };
    }
    return serving.includes(app.phase) ? await targetsOf(app, port) : { state: "STOPPED" };
  }

  async function look(host: string): Promise<Known | null> {
    const place = await servedAt(host);
    if (!place || place.app.phase === "RECYCLED" || place.app.phase === "DELETING") return null;
    const { app } = place;
    hosts.set(app.id, (hosts.get(app.id) ?? new Set()).add(host));
    let route: Promise<Route> | undefined;
    const askAgain = (error: unknown): never => {
      route = undefined;
      throw error;
    };
    return { app, place, route: async () => await (route ??= routeOf(place).catch(askAgain)) };
  }

  function ask(host: string): Promise<Known | null> {
    const found = look(host);
    for (const one of [known, hosts]) if (one.size >= HOSTS) one.clear();
    known.set(host, { at: clock.now(), found });
    found.catch(() => {
      if (known.get(host)?.found === found) known.delete(host);
    });
    return found;
  }

  /** Writes down that an app is in use, now and then. */
  async function note({ id, idleAt, sleep }: Pick<AppRow, "id" | "idleAt" | "sleep">): Promise<void> {
    if (idleAt === null || clock.now() - (noted.get(id) ?? -NOTED) < NOTED) return;
    if (noted.size >= HOSTS) noted.clear();
    noted.set(id, clock.now());
    await keepAwake(home.db, id, timestamp(clock, sleep.idleMinutes * MINUTE));
  }

  /** What stands at a host now, and whether its app is on its way. */
  async function now(host: string, { path, isSecure }: Asked): Promise<{ route: Route; comes: boolean }> {
    const before = known.get(host);
    const found = await (before && clock.now() - before.at < KNOWN ? before.found : ask(host));
    if (!found || !isBelow(path, found.place.path)) return { route: { state: "UNKNOWN" }, comes: false };
    const { securePort } = found.place;
    if (securePort !== null && !isSecure)
      return { route: { state: "SECURED", port: securePort }, comes: false };
    const route = await found.route();
    if (route.state === "SERVING")
      void note(found.app).catch((error: unknown) => log.warn({ err: error }, "an app's use was not kept"));
    const answers = route.state === "SERVING" && route.targets.length > 0;
    return { route, comes: !answers && isComing(found.app) };
  }

  void hear();
  return {
    find: async (host, asked) =>
      (
        await arrivals.wait(
          async () => await now(host, asked),
          ({ comes }) => comes,
        )
      ).route,
    inUse: async (pods) => {
      if (pods.length === 0) return;
      for (const app of await idlersOf(home.db, pods)) await note(app);
    },
    close: async () => {
      arrivals.close();
      await changes.return?.();
    },
  };
}
